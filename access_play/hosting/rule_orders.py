"""What a line typed while rules are read asks for."""

import re
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from access_play.language.folding import JAPANESE, as_typed, fold_line, number
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary


class Step(Enum):
    """What concerns the place at which one is, or the document as a whole."""

    NEXT = auto()
    PREVIOUS = auto()
    AGAIN = auto()
    HEADINGS = auto()
    """Those that part the document."""
    ALL_HEADINGS = auto()
    EVERYTHING = auto()
    """Every heading with its paragraphs."""


class Open(NamedTuple):
    """A heading by its number, and a paragraph of it where that is named; both from 1."""

    heading: int
    paragraph: int | None = None
    whole: bool = False
    """Whether all of its paragraphs are wanted, and those of the headings under it."""


class Search(NamedTuple):
    """Words to look for, folded; empty where they are still to be typed."""

    words: str
    typed: str
    """As they were typed."""


Order: TypeAlias = Step | Open | Search

_STEPS: Final[dict[Step, Message]] = {
    Step.NEXT: NP_("typed", "next, more, go on, continue, read on"),
    Step.PREVIOUS: NP_("typed", "previous, prev, paragraph before"),
    Step.AGAIN: NP_("typed", "again, repeat, reread, read again, r"),
    Step.HEADINGS: NP_("typed", "headings, contents, list, list of headings"),
    Step.ALL_HEADINGS: NP_("typed", "all headings, headings all"),
    Step.EVERYTHING: NP_("typed", "all, whole, everything"),
}
READING_ON: Final = (Step.NEXT, Step.PREVIOUS, Step.AGAIN)
"""The steps that stand alone, without a word for the rules before them."""
_SEARCH: Final = NP_("typed", "search, search for, find, look for")
_PARTS: Final = NP_("typed", "heading, paragraph, part, number, no, and, read, open")
"""May stand beside the numbers of a heading and a paragraph."""
_TOKEN: Final = re.compile(rf"[0-9]+|[^\W\d_]+|[{JAPANESE}]+")
_HEADING_AND_PARAGRAPH: Final = 2


def read_order(typed: str, vocabulary: Vocabulary) -> Order:
    """Tell what a line asks for, without a word for the rules before it.

    A word for a step is that step; search is typed before it to look for it. An empty line
    asks for the headings.
    """
    line = fold_line(typed)
    step = step_of(line, vocabulary) if line else Step.HEADINGS
    return step or _opened(line, vocabulary) or _search(line, typed, vocabulary)


def step_of(line: str, vocabulary: Vocabulary) -> Step | None:
    """Return the step that a folded line is a word for."""
    return next((step for step, words in _STEPS.items() if line in vocabulary.words(words)), None)


def _opened(line: str, vocabulary: Vocabulary) -> Open | None:
    """Read numbers, with nothing beside them but words like "heading" and "all"."""
    whole, parts = vocabulary.words(_STEPS[Step.EVERYTHING]), vocabulary.words(_PARTS)
    tokens = _TOKEN.findall(line)
    numbers = [count for token in tokens if (count := number(token)) is not None]
    words = {token for token in tokens if number(token) is None}
    known = all(_made_of(word, whole | parts) for word in words)
    if not (known and 1 <= len(numbers) <= _HEADING_AND_PARAGRAPH):
        return None
    heading, *rest = numbers
    everything = any(_holds(word, whole) for word in words)
    return Open(heading, rest[0] if rest else None, whole=everything)


def _made_of(token: str, words: frozenset[str]) -> bool:
    """Tell whether a token is one of these words, or in Japanese several without blanks."""
    if token in words:
        return True
    if token.isascii():
        return False
    ends = {0}
    """The places at which a word may end that follows others from the beginning on."""
    for place in range(len(token)):
        if place in ends:
            ends |= {place + len(word) for word in words if token.startswith(word, place)}
    return len(token) in ends


def _holds(token: str, words: frozenset[str]) -> bool:
    """Tell whether a token is one of these words, or in Japanese has one in it."""
    return token in words or any(word in token for word in words if not word.isascii())


def _search(line: str, typed: str, vocabulary: Vocabulary) -> Search:
    """Take a word like "search" off the line; in Japanese it stands at the end."""
    for word in sorted(vocabulary.words(_SEARCH), key=len, reverse=True):
        if line == word:
            return Search("", "")
        if line.startswith(f"{word} "):
            rest = line.removeprefix(word).strip()
            return Search(rest, as_typed(typed, rest))
        if not word.isascii() and line.endswith(word):
            rest = line.removesuffix(word).strip().removesuffix("を")
            return Search(rest, as_typed(typed, rest))
    return Search(line, typed.strip())
