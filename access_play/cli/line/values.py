"""Values of options that are judged while the command line is read."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from access_play.hosting.problems import PlayerError
from access_play.language.messages import NP_
from access_play.language.phrases import Verbatim, phrase, quoted

_MOST_DIGITS: Final = 4
_MILLIMETRES: Final = re.compile(r"(\d{2,4})x(\d{2,4})", re.ASCII)


def choice(option: str, values: Sequence[str]) -> Callable[[str], str]:
    """Return a reader of one of some words."""

    def read(word: str) -> str:
        if word not in values:
            wrong = NP_("written", "{word} is not possible for {option}. Choose one of: {values}.")
            raise PlayerError(
                phrase(
                    wrong,
                    word=quoted(word),
                    option=Verbatim(option),
                    values=Verbatim(", ".join(values)),
                )
            )
        return word

    return read


def between(option: str, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of a whole number in a range."""

    def read(word: str) -> int:
        digits = word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS
        if not digits or not low <= int(word) <= high:
            raise PlayerError(
                phrase(
                    NP_("written", "{option} is a number from {low} to {high}, not {word}."),
                    option=Verbatim(option),
                    low=low,
                    high=high,
                    word=quoted(word),
                )
            )
        return int(word)

    return read


def millimetres(word: str) -> tuple[int, int] | None:
    """Read a width and a height such as ``100x150``; ``None`` where it is written otherwise."""
    found = _MILLIMETRES.fullmatch(word)
    return (int(found[1]), int(found[2])) if found else None


def file_name(word: str) -> str:
    """Read the name of a file.

    Raises:
        PlayerError: it is empty.
    """
    if not word.strip():
        none = NP_("written", "The name of a file is missing. Try access-play --help.")
        raise PlayerError(phrase(none))
    return word


def file_path(word: str) -> Path:
    """Read the name of a file as a path.

    Raises:
        PlayerError: it is empty.
    """
    return Path(file_name(word))
