"""Values of options that are judged while the command line is read."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from access_play.core.record import LANGUAGES
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, Verbatim, filled, phrase, quoted
from access_play.language.speaker import Form
from access_play.language.voice import MODES
from access_play.saves.settings import LONGEST, SHORTEST

_MOST_DIGITS: Final = 12
_MILLIMETRES: Final = re.compile(r"(\d{2,4})x(\d{2,4})", re.ASCII)


def one_of(possible: Collection[str], wrong: Message, **parts: Verbatim) -> Callable[[str], str]:
    """Return a reader of one of some words.

    Args:
        possible: the words.
        wrong: says of any other ``{word}`` what is possible.
        parts: what else ``wrong`` names.
    """

    def read(word: str) -> str:
        if word not in possible:
            raise PlayerError(filled(Phrase(wrong), word=quoted(word), **parts))
        return word

    return read


def choice(option: str, possible: Sequence[str]) -> Callable[[str], str]:
    """Return a reader of one of the words that an option can have."""
    wrong = NP_("written", "{word} is not possible for {option}. Choose one of: {values}.")
    return one_of(possible, wrong, option=Verbatim(option), values=_listed(possible))


def _listed(words: Iterable[str]) -> Verbatim:
    return Verbatim(", ".join(words))


_FORMS: Final = tuple([form.value for form in Form])

language: Final = one_of(
    LANGUAGES,
    N_("There is no language {word}. Choose one of: {languages}."),
    languages=_listed(LANGUAGES),
)
form: Final = one_of(
    _FORMS, N_("There is no form {word}. Choose one of: {forms}."), forms=_listed(_FORMS)
)
speech: Final = one_of(
    MODES,
    N_("No way of speaking is called {word}. Choose one of: {modes}."),
    modes=_listed(MODES),
)
test: Final = one_of(
    ("test",), NP_("written", "Type voices, or voices test to hear each, not {word}.")
)
way: Final = one_of(
    ("export", "import"),
    NP_("written", "Type settings export FILE or settings import FILE, not {word}."),
)


def number(word: str) -> int:
    """Read a whole number.

    Raises:
        PlayerError: it is none, or far too long.
    """
    if not _is_number(word):
        raise PlayerError(
            phrase(N_("{word} is no number that fits here. Type one like 4."), word=quoted(word))
        )
    return int(word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS


def cells(word: str) -> int:
    """Read how many cells a braille display has.

    Raises:
        PlayerError: no display has so many, or so few.
    """
    count = number(word)
    if not SHORTEST <= count <= LONGEST:
        other = N_("A braille display has {least} to {most} cells, not {count}.")
        raise PlayerError(phrase(other, least=SHORTEST, most=LONGEST, count=count))
    return count


def between(option: str, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of a whole number in a range."""

    def read(word: str) -> int:
        if not _is_number(word) or not low <= int(word) <= high:
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
