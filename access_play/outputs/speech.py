"""From the choice of who speaks to the output that does it."""

import os
from collections.abc import Mapping
from enum import Enum
from importlib.util import find_spec
from typing import Final

import msgspec

from access_play.language.voice import MODES, USUAL, Mode, Voicing
from access_play.outputs import speech_servers, systems
from access_play.outputs.install import not_installed
from access_play.outputs.notices import NoticeCode, OutputNotice, Tell, notice
from access_play.outputs.output import Output

DEFAULT: Final[Mode] = "reader"
VARIABLE: Final = "ACCESS_PLAY_SPEECH"


class Source(Enum):
    """Where the choice was made; the first that says anything counts."""

    FLAG = "flag"
    ENVIRONMENT = "environment"
    SETTING = "setting"


class UnknownMode(msgspec.Struct, frozen=True):
    """A word that is no way of speaking, and where it was found."""

    word: str
    source: Source

    @property
    def notice(self) -> OutputNotice:
        """What the player is told."""
        return notice(NoticeCode.UNKNOWN_MODE, word=self.word, choices=", ".join(MODES))


def resolve_mode(
    flag: str | None, environment: Mapping[str, str], setting: str | None
) -> Mode | UnknownMode:
    """Find out who speaks.

    Args:
        flag: the word given on the command line.
        environment: the environment's variables.
        setting: the word kept in the settings.
    """
    words = {
        Source.FLAG: flag,
        Source.ENVIRONMENT: environment.get(VARIABLE),
        Source.SETTING: setting,
    }
    for source, word in words.items():
        if word is not None and word.strip():
            return _mode(word.strip(), source)
    return DEFAULT


def _mode(word: str, source: Source) -> Mode | UnknownMode:
    known = (mode for mode in MODES if mode == word.casefold())
    return next(known, None) or UnknownMode(word, source)


_LIBRARIES: Final[dict[Mode, str]] = {"direct": "accessible_output2", "own": "pyttsx3"}
"""What must be installed for a way of speaking, where the system itself has none."""


def missing_voice(mode: Mode) -> OutputNotice | None:
    """Tell what a way of speaking lacks that can be known before anything is said."""
    if systems.is_macos():
        return None
    if mode == "direct" and speech_servers.is_the_system_s():
        there = speech_servers.may_be_there(os.environ)
        return None if there else notice(NoticeCode.NO_PROGRAM, program=speech_servers.PROGRAM)
    library = _LIBRARIES.get(mode)
    return not_installed() if library is not None and find_spec(library) is None else None


def open_speech(mode: Mode, tell: Tell, voicing: Voicing = USUAL) -> Output | None:
    """Open the speaking output of a mode; none where the program itself is silent.

    Nothing is loaded before the first announcement.

    Args:
        mode: who speaks.
        tell: is told what goes wrong, once for each kind, from another thread.
        voicing: how the voice speaks, where the program decides that.
    """
    match mode:
        case "direct" if speech_servers.is_the_system_s():
            from access_play.outputs.speech_server import open_speech_server  # noqa: PLC0415

            return open_speech_server(tell, voicing)
        case "direct" if systems.is_macos():
            from access_play.outputs.macos import open_voiceover  # noqa: PLC0415

            return open_voiceover(tell, voicing)
        case "own" if systems.is_macos():
            from access_play.outputs.macos import open_say  # noqa: PLC0415

            return open_say(tell, voicing)
        case "direct":
            from access_play.outputs.screen_reader import open_screen_reader  # noqa: PLC0415

            return open_screen_reader(tell, voicing)
        case "own":
            from access_play.outputs.synthesiser import open_synthesiser  # noqa: PLC0415

            return open_synthesiser(tell, voicing)
        case "reader" | "off":
            return None
