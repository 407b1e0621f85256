"""Which language the program speaks, decided once, before the command line is read."""

from collections.abc import Mapping, Sequence
from typing import Final

from access_play.core.record import LANGUAGES

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_OPTION: Final = "--language"


def spoken_language(words: Sequence[str], chosen: str, environment: Mapping[str, str]) -> str:
    """Find the language to speak: the command line's, else the chosen one, else the system's.

    Args:
        words: the command line, which may be one that cannot be read.
        chosen: the language of the settings; empty where none has been chosen.
        environment: the variables that name the system's language.
    """
    found = (_asked(words), chosen, _of_the_system(environment))
    return next((language for language in found if language in LANGUAGES), "en")


def _asked(words: Sequence[str]) -> str:
    """Return the last language that is asked for, as the parser does."""
    asked = ""
    for before, word in zip(("", *words), words, strict=False):
        found = word if before == _OPTION else word.removeprefix(f"{_OPTION}=")
        if found in LANGUAGES and (before == _OPTION or word != found):
            asked = found
    return asked


def _of_the_system(environment: Mapping[str, str]) -> str:
    """Read the language of the system; elsewhere than on POSIX there may be none."""
    values = (environment.get(variable, "") for variable in _VARIABLES)
    return next(filter(None, values), "").partition("_")[0].lower()
