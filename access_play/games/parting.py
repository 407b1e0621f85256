"""Parting long lists, so that each part fits a line of braille."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")


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


def parted(items: Sequence[T], most: int) -> list[tuple[T, ...]]:
    """Part items into as few runs of at most ``most`` as there can be, as even as can be.

    The order stays. Of no items there are no runs.
    """
    runs = -(-len(items) // most)
    sizes = [len(items) // runs + (place < len(items) % runs) for place in range(runs)]
    return [tuple(items[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]


def in_lines(
    items: Iterable[T], takes: Callable[[T], Cells], room: Cells = LINE
) -> Iterator[tuple[T, ...]]:
    """Part items of a list into lines that each fit a room in every language.

    A single item that is too long stands alone. Of no items there are no lines.

    Args:
        items: in their order.
        takes: tells what an item takes. It is no catalog that is asked, for a game in one
            language would wait for those of the others.
        room: what is left for them on a line.
    """
    line: list[T] = []
    for item in items:
        if line and not fits(map(takes, [*line, item]), room):
            yield tuple(line)
            line = []
        line.append(item)
    if line:
        yield tuple(line)


def fits(taken: Iterable[Cells], room: Cells = LINE) -> bool:
    """Tell whether a list of items that take so much fits a room in every language."""
    items = tuple(taken)
    each = zip(room, _BETWEEN, *items, strict=True)
    return all(sum(ones) + between * (len(items) - 1) <= most for most, between, *ones in each)
