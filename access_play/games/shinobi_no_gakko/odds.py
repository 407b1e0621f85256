"""What cards that a seat cannot see probably are."""

from math import comb

from access_play.core.seats import Seat
from access_play.games.shinobi_no_gakko.cards import (
    COPIES,
    Bag,
    bag_of,
    count_of,
    deck,
    highest,
    size,
    some,
)
from access_play.games.shinobi_no_gakko.scoring import PENALTIES
from access_play.games.shinobi_no_gakko.state import ShinobiView


def unseen(view: ShinobiView) -> Bag:
    """Return the cards whose place a seat does not know: Heaven piles of others and the stock."""
    table = view.open
    lying = sum([some(number, copies) for number, copies in table.line])
    elsewhere = sum([seen for seat, seen in enumerate(table.seen) if seat != view.seat])
    known = view.heaven + view.hidden + lying + table.discards + sum(table.earths) + elsewhere
    return bag_of(deck(table.seats)) - known


def likely_penalty(view: ShinobiView, seat: Seat) -> int:
    """Return about what another's Heaven would cost if the round ended now, as a whole number.

    Cards seen going into it count as they are; the others may be any that are unseen.
    """
    pool, seen = unseen(view), view.open.seen[seat]
    drawn, among = view.open.heaven_sizes[seat] - size(seen), size(pool)
    expected = 0.0
    for number in range(1, highest(view.open.seats) + 1):
        left, held = count_of(pool, number), count_of(seen, number)
        for more in range(min(left, COPIES - held) + 1):
            chance = _chance(more, left, drawn, among)
            expected += chance * PENALTIES[held + more]
    return round(expected)


def _chance(hits: int, copies: int, drawn: int, among: int) -> float:
    """Return the chance of so many hits when cards are drawn of which some are copies of one."""
    if hits > drawn or drawn - hits > among - copies:
        return 0.0
    return comb(copies, hits) * comb(among - copies, drawn - hits) / comb(among, drawn)
