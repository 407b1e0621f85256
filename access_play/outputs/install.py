"""How the voices' libraries, which are not needed for play, are installed."""

from typing import Final

from access_play.outputs.notices import NoticeCode, OutputNotice, notice

COMMAND: Final = 'pip install ".[speech]"'


def not_installed() -> OutputNotice:
    """Tell that the libraries are missing, and what to type."""
    return notice(NoticeCode.NOT_INSTALLED, command=COMMAND)
