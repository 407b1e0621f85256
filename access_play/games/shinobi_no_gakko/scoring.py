"""Scoring a round (rulebook: End of a Round)."""

from typing import Final

from access_play.core.seats import Seat
from access_play.games.shinobi_no_gakko.cards import Bag, groups
from access_play.games.shinobi_no_gakko.state import Result

WIN: Final = 5
PENALTIES: Final = (0, 1, 3, 6, 10, 15)
"""Of a group left in a pile, by how many cards it has."""


def penalty(bag: Bag) -> int:
    """Return the penalty total of a pile, as a positive number (S23)."""
    return sum([PENALTIES[group.copies] for group in groups(bag)])


def result(heaven: Bag, earth: Bag, *, won: bool) -> Result:
    """Score one seat's round: of the two piles only the worse counts (S23, S24)."""
    lost = penalty(heaven), penalty(earth)
    return Result(WIN if won else -max(lost), *lost)


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats in first place, ascending: a tie is a shared win (S27)."""
    best = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == best])
