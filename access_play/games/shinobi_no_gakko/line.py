"""The line of cards in the field (rulebook: How to Play Cards, Sealing)."""

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from access_play.games.shinobi_no_gakko.cards import Card, Group


class End(StrEnum):
    """An end of the line; the printed column has the low numbers at the top."""

    LOW = "low"
    HIGH = "high"


LOW: Final = End.LOW
HIGH: Final = End.HIGH
TOO_MANY_TO_COLLECT: Final = 3
"""So many cards of one number, or more, cannot be collected."""

Line: TypeAlias = tuple[Group, ...]
"""The groups in the field, lowest number first."""


def sealed_end(line: Line) -> End | None:
    """Return the end with more cards, which is sealed; nothing where they are equal (S6)."""
    if not line:
        return None
    low, high = line[0].copies, line[-1].copies
    if low == high:
        return None
    return LOW if low > high else HIGH


def opposite(end: End) -> End:
    """Return the other end."""
    return HIGH if end is LOW else LOW


def group_at(line: Line, end: End) -> Group:
    """Return the outermost cards of a line that is not empty."""
    return line[0] if end is LOW else line[-1]


def end_for(line: Line, number: Card) -> End | None:
    """Return the end at which a number is played; nothing where the line has no place for it.

    The line is not empty: strictly below its lowest number is the low end, strictly above its
    highest the high end (S1, S5).
    """
    if number < line[0].number:
        return LOW
    return HIGH if number > line[-1].number else None


class Room(NamedTuple):
    """What may be played to a line, and how many cards of it at least (S2, S7)."""

    below: Card
    """Numbers below this one go to the low end; 0 where it is sealed."""
    least_below: int
    above: Card
    """Numbers above this one go to the high end; ``NO_CARD`` where it is sealed."""
    least_above: int


NO_CARD: Final = 99
"""Above every number of a card."""
_ANYTHING: Final = Room(NO_CARD, 1, NO_CARD, 1)


def room_at(line: Line) -> Room:
    """Return what may be played; on the empty field anything (S16)."""
    if not line:
        return _ANYTHING
    (low, low_copies), (high, high_copies) = line[0], line[-1]
    return Room(
        0 if low_copies > high_copies else low,
        low_copies,
        NO_CARD if high_copies > low_copies else high,
        high_copies,
    )


def with_group(line: Line, group: Group) -> Line:
    """Return a line with cards put to the end where their number belongs."""
    if not line or group.number > line[-1].number:
        return (*line, group)
    return (group, *line)


def without(line: Line, end: End) -> Line:
    """Return a line without the cards at an end."""
    return line[1:] if end is LOW else line[:-1]


def may_collect(line: Line, end: End) -> bool:
    """Tell whether the cards at an end may be collected (How to Collect Cards)."""
    if len(line) < 2:  # noqa: PLR2004
        return False
    copies, others = group_at(line, end).copies, group_at(line, opposite(end)).copies
    return copies <= others and copies < TOO_MANY_TO_COLLECT
