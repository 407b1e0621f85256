"""The worth of a position and of a card, as far as one seat can tell from what it sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from access_play.core.seats import Seat
from access_play.games.joraku.areas import AREAS
from access_play.games.joraku.cards import DECK, Card, Cards
from access_play.games.joraku.reckoning import DAIMYO_INFLUENCE, influence, points_for
from access_play.games.joraku.state import Counts, JorakuView, Open
from access_play.games.joraku.terms import Pays
from access_play.games.joraku.winning import winning_place

Rows: TypeAlias = tuple[Pays, ...]
"""What one area pays in the rounds that are left, the one being played first."""

ROUND_WEIGHTS: Final = (1.0, 0.3, 0.1)
"""What a point is worth now, in the next round and in the one after: pieces stay (measured)."""
OTHERS: Final = 0.5
"""How much the mean of the others' points counts against one's own (measured)."""


class Sense:
    """What one seat makes of the table, kept for one decision.

    Args:
        view: of the seat that decides.
    """

    def __init__(self, view: JorakuView) -> None:
        table = view.open
        self.seat = view.seat
        self._rows = rows_left(table)
        self._beaten = table.terms.beaten
        self._kachidoki = table.terms.kachidoki
        self._unseen = unseen(view)

    def map_worth(self, table: Open) -> float:
        """Return what the pieces on the map are worth, in reputation points."""
        counts = [list(each) for each in zip(*table.samurai, strict=True)]
        for seat, area in enumerate(table.daimyo):
            counts[area][seat] += DAIMYO_INFLUENCE
        seat = self.seat
        return sum(
            [
                area_worth(tuple(each), rows, seat)
                for each, rows in zip(counts, self._rows, strict=True)
            ]
        )

    def winners(self, table: Open, trick: Cards) -> tuple[tuple[Seat, float], ...]:
        """Return who may win a skirmish, each with his chance: whoever does so far, or follows.

        Args:
            table: before or after the own move.
            trick: the cards of the skirmish with the own one.
        """
        seats, following = table.seats, table.seats - len(trick)
        best = winning_place(trick, self._beaten)
        first = (table.holder + best) % seats
        if not following:
            return ((first, 1.0),)
        stays = self._stays(trick, best) ** following
        later = [(table.holder + place) % seats for place in range(len(trick), seats)]
        return ((first, stays), *[(seat, (1.0 - stays) / following) for seat in later])

    def kachidoki_worth(self, table: Open, winners: tuple[tuple[Seat, float], ...]) -> float:
        """Return what the Kachidoki is worth, on the map after the own move."""
        return sum([chance * self._pays(table, seat) for seat, chance in winners])

    def winning_chance(self, table: Open, trick: Cards) -> float:
        """Return how likely the last card of a skirmish so far wins it."""
        place = (table.holder + len(trick) - 1) % table.seats
        winner, chance = self.winners(table, trick)[0]
        return chance if winner == place else 0.0

    def _stays(self, trick: Cards, best: int) -> float:
        """Return how likely one more card leaves the winner where it is.

        Some cards are always unseen: at least one is put aside in every deal.
        """
        cards = self._unseen
        over = sum([winning_place((*trick, card), self._beaten) != best for card in cards])
        return 1.0 - over / len(cards)

    def _pays(self, table: Open, winner: Seat) -> float:
        """Return what a Kachidoki in the area of the winner's daimyo is worth."""
        influences = influence(table, table.daimyo[winner])
        return area_worth(influences, (self._kachidoki,), self.seat)


def rows_left(table: Open) -> tuple[Rows, ...]:
    """Return, by area, what it pays in the rounds that are left."""
    chart = table.terms.data.chart[max(table.round, 1) - 1 :]
    return tuple([tuple([row[area] for row in chart]) for area in AREAS])


@lru_cache(maxsize=2**16)
def area_worth(influences: Counts, rows: Rows, seat: Seat) -> float:
    """Return what an area is worth to a seat as it stands, in reputation points."""
    return sum(
        [
            weight * balance(points_for(influences, pays), seat)
            for weight, pays in zip(ROUND_WEIGHTS, rows, strict=False)
        ]
    )


def balance(points: Counts, seat: Seat) -> float:
    """Return a seat's points less the others' part."""
    own = points[seat]
    return own - OTHERS * (sum(points) - own) / (len(points) - 1)


def unseen(view: JorakuView) -> Sequence[Card]:
    """Return the cards that the other seats may hold."""
    table = view.open
    seen = {*view.hand, *table.trick}
    for one in table.skirmishes:
        seen.update(one.cards)
    return [card for card in DECK if card not in seen]
