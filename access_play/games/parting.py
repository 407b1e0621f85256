"""Parting long lists, so that each part fits a line of braille."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, TypeVar

from access_play.language.cells import cells
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name, Speaker

T = TypeVar("T")

_REMEMBERED: Final = 1024


class Cells(NamedTuple):
    """Cells of braille that something takes, or that are left on a line, in each language."""

    english: int
    french: int
    japanese: int

    def without(self, other: "Cells | int") -> "Cells":
        """Return what is left when something else stands there too."""
        takes = (other,) * len(self) if isinstance(other, int) else other
        return Cells(*[mine - its for mine, its in zip(self, takes, strict=True)])


LINE: Final = Cells(40, 40, 40)
"""A line of braille."""
_BETWEEN: Final = Cells(2, 1, 1)
"""Between two items of a list: a blank, in English after a comma."""

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


def in_lines(items: Iterable[Phrase], room: Cells = LINE) -> Iterator[tuple[Phrase, ...]]:
    """Part items of a list into lines that each fit a room in every language.

    A single item that is too long stands alone. Of no items there are no lines.

    Args:
        items: players in them are taken to have short names.
        room: what is left for them on a line.
    """
    line: list[Phrase] = []
    for item in items:
        if line and not fits([*line, item], room):
            yield tuple(line)
            line = []
        line.append(item)
    if line:
        yield tuple(line)


def fits(items: Iterable[Phrase], room: Cells = LINE) -> bool:
    """Tell whether a list of items fits a room in every language."""
    taken = [_cells(item) for item in items]
    each = zip(room, _BETWEEN, *taken, strict=True)
    return all(sum(ones) + between * (len(taken) - 1) <= most for most, between, *ones in each)


@lru_cache(_REMEMBERED)
def _cells(item: Phrase) -> Cells:
    """Count the cells of an item in each language."""
    return Cells(*[cells(_speaker(each).braille(item), each) for each in ("en", "fr", "ja")])
