"""Parting long lists, so that each part fits a line of braille."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import Final, TypeVar

from access_play.core.record import LANGUAGES
from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name, Speaker

T = TypeVar("T")

_LINE: Final = 40
"""The cells of a line of braille."""
_BETWEEN: Final = tuple([2 if language == "en" else 1 for language in LANGUAGES])
"""The cells between two items of a list in each language: a blank, in English after a comma."""
_REMEMBERED: Final = 1024

_NAME: Final = Name("Akira", "アキラ")
"""For a player who is named: how long names are is not known here."""
_MOST_SEATS: Final = 8


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language, [_NAME] * _MOST_SEATS)


def parted(items: Sequence[T], most: int) -> list[tuple[T, ...]]:
    """Part items into as few runs of at most ``most`` as there can be, as even as can be.

    The order stays. Of no items there are no runs.
    """
    runs = -(-len(items) // most)
    sizes = [len(items) // runs + (place < len(items) % runs) for place in range(runs)]
    return [tuple(items[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]


def in_lines(items: Iterable[Phrase], taken: int = 0) -> Iterator[tuple[Phrase, ...]]:
    """Part items of a list into lines that each fit a line of braille in every language.

    A single item that is too long stands alone. Of no items there are no lines.

    Args:
        items: players in them are taken to have short names.
        taken: the cells that stand before the items.
    """
    line: list[Phrase] = []
    for item in items:
        if line and not fits_line([*line, item], taken):
            yield tuple(line)
            line = []
        line.append(item)
    if line:
        yield tuple(line)


def fits_line(items: Sequence[Phrase], taken: int = 0) -> bool:
    """Tell whether a list of items fits one line, behind so many cells, in every language."""
    return all(
        taken + sum(each) + between * (len(items) - 1) <= _LINE
        for each, between in zip(zip(*map(_cells, items), strict=True), _BETWEEN, strict=True)
    )


@lru_cache(_REMEMBERED)
def _cells(item: Phrase) -> tuple[int, ...]:
    """Count the cells of an item in each language."""
    return tuple([cells(_speaker(each).braille(item), each) for each in LANGUAGES])
