"""Tuples by seat, and cards in them: copies in which one thing differs."""

from typing import TypeVar

_T = TypeVar("_T")


def with_entry(entries: tuple[_T, ...], place: int, entry: _T) -> tuple[_T, ...]:
    """Return a copy with the entry at a place, of a seat mostly, replaced."""
    changed = list(entries)
    changed[place] = entry
    return tuple(changed)


def without(items: tuple[_T, ...], item: _T) -> tuple[_T, ...]:
    """Return a copy without one of the items that are like this one.

    Raises:
        ValueError: there is none.
    """
    place = items.index(item)
    return items[:place] + items[place + 1 :]
