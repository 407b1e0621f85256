"""How the voices' libraries, which are not needed for play, are installed."""

from typing import Final

from access_play.outputs.notices import NoticeCode, OutputNotice, notice

COMMAND: Final = 'pip install ".[speech]"'
SOUND_COMMAND: Final = 'pip install ".[sound]"'


def not_installed() -> OutputNotice:
    """Tell that the libraries are missing, and what to type."""
    return notice(NoticeCode.NOT_INSTALLED, command=COMMAND)


def sounds_not_installed() -> OutputNotice:
    """Tell that the library that plays cues is missing, and what to type."""
    return notice(NoticeCode.SOUNDS_NOT_INSTALLED, command=SOUND_COMMAND)
