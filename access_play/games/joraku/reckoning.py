"""Influence, ranks and what they pay: from what lies open (Prestige Phase, J3 to J5).

All of it may be asked at any time: "what if" ranks are the same before the prestige.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from access_play.core.seats import Seat
from access_play.games.joraku.areas import AREAS, PRESTIGE_ORDER, Area
from access_play.games.joraku.state import Counts, Open
from access_play.games.joraku.terms import RANKED, ROUNDS, Pays

DAIMYO_INFLUENCE: Final = 2
"""A samurai counts 1."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How one seat stands in an area."""

    seat: Seat
    influence: int
    """At least 1."""
    rank: int
    """From 1; who is tied shares the lower rank, so ranks may be left out (J3)."""
    points: int
    """What the rank pays."""


class AreaScore(msgspec.Struct, frozen=True, gc=False):
    """An area as it stands."""

    area: Area
    pays: Pays
    standings: tuple[Standing, ...]
    """Best first, ties by seat; those without pieces there are not ranked (J4)."""


def influence(table: Open, area: Area) -> Counts:
    """Return everybody's influence in an area, by seat."""
    return tuple(
        [
            row[area] + DAIMYO_INFLUENCE * (daimyo == area)
            for row, daimyo in zip(table.samurai, table.daimyo, strict=True)
        ]
    )


def points_for(influences: Counts, pays: Pays) -> Counts:
    """Return what everybody's rank among these influences pays, by seat."""
    paid = []
    for mine in influences:
        rank = sum([other >= mine for other in influences]) if mine else RANKED + 1
        paid.append(pays[rank - 1] if rank <= RANKED else 0)
    return tuple(paid)


def standings(influences: Counts, pays: Pays) -> tuple[Standing, ...]:
    """Rank the players in an area (J3): as many as have at least the same influence."""
    points = points_for(influences, pays)
    ranked = [
        Standing(seat, mine, sum([other >= mine for other in influences]), points[seat])
        for seat, mine in enumerate(influences)
        if mine
    ]
    return tuple(sorted(ranked, key=lambda one: (one.rank, one.seat)))


def chart_row(table: Open, area: Area, round_: int | None = None) -> Pays:
    """Return what an area pays in a round, or in the one being played (the first, before it)."""
    number = max(table.round, 1) if round_ is None else round_
    return table.terms.data.chart[min(number, ROUNDS) - 1][area]


def area_score(table: Open, area: Area, round_: int | None = None) -> AreaScore:
    """Return ranks and points of an area as it stands, by a round's row of the chart.

    Args:
        table: what lies open, after the daimyo were dealt.
        area: which.
        round_: 1 to 3; the one being played unless another is named.
    """
    pays = chart_row(table, area, round_)
    return AreaScore(area, pays, standings(influence(table, area), pays))


def kachidoki_score(table: Open, winner: Seat) -> AreaScore:
    """Return what a Kachidoki pays if this seat wins the skirmish now."""
    area, pays = table.daimyo[winner], table.terms.kachidoki
    return AreaScore(area, pays, standings(influence(table, area), pays))


def prestige(table: Open, round_: int | None = None) -> tuple[AreaScore, ...]:
    """Return all areas in the order in which they are scored, from Shinano to Kyoto (J22)."""
    return tuple([area_score(table, area, round_) for area in PRESTIGE_ORDER])


def prestige_points(table: Open, round_: int | None = None) -> tuple[Counts, ...]:
    """Return what the prestige would pay now: by area, by seat."""
    return tuple(
        [points_for(influence(table, area), chart_row(table, area, round_)) for area in AREAS]
    )


def kachidoki_so_far(table: Open) -> Counts:
    """Return what Kachidoki has paid in this round, by seat."""
    return added([one.points for one in table.skirmishes], table.seats)


def what_if(table: Open) -> Counts:
    """Return the totals, by seat, if the prestige of this round came now."""
    return added([table.totals, *prestige_points(table)], table.seats)


def added(counts: Sequence[Counts], seats: int) -> Counts:
    """Add up numbers by seat."""
    return tuple([sum([one[seat] for one in counts]) for seat in range(seats)])


def winner(table: Open) -> Seat:
    """Return who wins the game as it stands: the most points, then the higher daimyo card (J24)."""
    return max(range(table.seats), key=lambda seat: (table.totals[seat], table.cards[seat]))
