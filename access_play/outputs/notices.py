"""What a player is told about the outputs themselves: codes, parameters and their messages."""

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from access_play.language.language_names import LANGUAGE_NAMES
from access_play.language.messages import N_, Message
from access_play.language.notices import Notice, sentence
from access_play.language.phrases import Phrase, filled


class NoticeCode(Enum):
    """Why something is not heard. Each is told once; the game goes on in writing."""

    NOT_INSTALLED = "not-installed"
    """A library is missing. Parameter ``command``: what installs it."""
    NO_PROGRAM = "no-program"
    """A program the synthesiser needs is missing. Parameter ``program``: its name."""
    NO_SOUND = "no-sound"
    """There is no sound device, or none that may be used."""
    NO_READER = "no-reader"
    """No screen reader answers; asked again at each announcement."""
    NO_VOICE = "no-voice"
    """No installed voice speaks the language. Parameter ``language``: its tag."""
    NO_BRAILLE = "no-braille"
    """The screen reader's braille failed; speech goes on."""
    BEHIND = "behind"
    """So much was waiting to be said that the oldest lines were left out."""
    FAILED = "failed"
    """The voice hung, raised or died, and did so again after its restart."""
    SOUNDS_NOT_INSTALLED = "sounds-not-installed"
    """The library that plays cues is missing. Parameter ``command``: what installs it."""
    NO_SOUNDS = "no-sounds"
    """There is no sound device for cues, or none that may be used."""
    SOUNDS_FAILED = "sounds-failed"
    """Playing cues hung or died, and did so again after its restart."""
    UNKNOWN_MODE = "unknown-mode"
    """A word that is no way of speaking. Parameters ``word`` and ``choices``."""


OutputNotice: TypeAlias = Notice[NoticeCode]


MESSAGES: Final[dict[NoticeCode, Message]] = {
    NoticeCode.NOT_INSTALLED: N_(
        "Voices are not installed, so everything is only written."
        " To install them, leave the game and type: {command}"
    ),
    NoticeCode.NO_PROGRAM: N_(
        "No voice can be heard: the program {program} is not installed."
        " Everything is still written."
    ),
    NoticeCode.NO_SOUND: N_(
        "No voice can be heard: this computer's sound doesn't answer. Everything is still written."
    ),
    NoticeCode.NO_READER: N_(
        "No screen reader answers yet. Everything is still written;"
        " type voice to choose another way."
    ),
    NoticeCode.NO_VOICE: N_(
        "This computer has no voice for {language}. Lines in {language} are only written."
    ),
    NoticeCode.NO_BRAILLE: N_(
        "The screen reader doesn't take braille lines any more. Speech goes on."
    ),
    NoticeCode.BEHIND: N_(
        "The voice was too far behind and left out some lines. Type log to read them."
    ),
    NoticeCode.FAILED: N_(
        "The voice has stopped working. Everything is still written; type voice to start it again."
    ),
    NoticeCode.SOUNDS_NOT_INSTALLED: N_(
        "Sounds are not installed. To install them, leave the game and type: {command}"
    ),
    NoticeCode.NO_SOUNDS: N_(
        "No sounds can be heard: this computer's sound doesn't answer. Nothing else is lost."
    ),
    NoticeCode.SOUNDS_FAILED: N_(
        "The sounds have stopped working. Nothing else is lost; type sounds on to start them again."
    ),
    NoticeCode.UNKNOWN_MODE: N_("No voice is called {word}. Choose one of: {choices}."),
}

Tell: TypeAlias = Callable[[OutputNotice], None]
"""Passes a notice to the session; called from any thread but never from ``announce``."""


def notice(code: NoticeCode, **params: str) -> OutputNotice:
    """Make a notice."""
    return Notice(code, params)


def words(told: OutputNotice) -> Phrase:
    """Make the phrase that says a notice; a language is said by its name."""
    said = sentence(MESSAGES[told.code], told.params)
    name = LANGUAGE_NAMES.get(str(told.params.get("language")))
    return said if name is None else filled(Phrase(said.normal), language=name)
