"""Parting long lists, so that each part fits a line of braille."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import TypeVar

T = TypeVar("T")


def parted(items: Sequence[T], most: int) -> list[tuple[T, ...]]:
    """Part items into as few runs of at most ``most`` as there can be, as even as can be.

    The order stays. Of no items there are no runs.
    """
    runs = -(-len(items) // most)
    sizes = [len(items) // runs + (place < len(items) % runs) for place in range(runs)]
    return [tuple(items[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]
