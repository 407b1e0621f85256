"""The lawful moves of a view: what may be done now."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Final

import msgspec

from access_play.core.seats import Seat
from access_play.games.joraku.areas import AREAS, NEIGHBOURS
from access_play.games.joraku.cards import NUMBERS, SUITS, Card, Cards, is_ninja
from access_play.games.joraku.judging import judge
from access_play.games.joraku.moves import (
    DONE,
    GIVEN,
    Act,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Play,
    Remove,
    Scatter,
    Step,
)
from access_play.games.joraku.state import ACT, GIVE, SKIRMISH, JorakuView, Open
from access_play.games.joraku.terms import SAMURAI_COST

_MOST_SEATS: Final = 4

# Moves are values, so one of each is enough.
DAIMYO_MOVES: Final = tuple([tuple(map(MoveDaimyo, NEIGHBOURS[area])) for area in AREAS])
"""By the area in which the daimyo stands."""
SAMURAI_MOVES: Final = tuple(
    [tuple([MoveSamurai(area, to) for to in NEIGHBOURS[area]]) for area in AREAS]
)
"""By the area in which a samurai stands."""
REMOVALS: Final = tuple(map(Remove, range(_MOST_SEATS)))
"""By the owner."""


class LawfulMoves(msgspec.Struct, frozen=True, gc=False):
    """What a view allows."""

    view: JorakuView

    @property
    def listable(self) -> bool:
        """Say that even a hand of Ninjas has some hundred moves only."""
        return True

    def __iter__(self) -> Iterator[Move]:
        """Walk the moves: cards in the order of the hand, each effect from least to most."""
        for moves in self._groups():
            yield from moves

    def __contains__(self, move: object) -> bool:
        """Judge a move by the rules."""
        return isinstance(move, Move) and self.view.may_act and judge(self.view, move) is None

    def sample(self, rng: Random) -> Move:
        """Draw one, each as likely as the others."""
        groups = self._groups()
        place = int(rng.random() * sum(map(len, groups)))
        for moves in groups:
            if place < len(moves):
                return moves[place]
            place -= len(moves)
        raise LookupError("no move is lawful")

    def _groups(self) -> Sequence[Sequence[Move]]:
        view = self.view
        if not view.may_act:
            return ()
        phase = view.open.phase
        if phase is SKIRMISH:
            limit, aside = placeable(view), view.open.terms.aside
            return [card_moves(card, limit, aside) for card in playable(view)]
        if phase is ACT:
            return [*step_groups(view.open, view.seat), (DONE,)]
        return (gifts(view.hand),) if phase is GIVE else ()


def playable(view: JorakuView) -> Cards:
    """Return the cards of a hand that may be played now (Skirmish Phase)."""
    hand, trick = view.hand, view.open.trick
    if not trick:
        return hand
    led = SUITS[trick[0]]
    return tuple([card for card in hand if SUITS[card] is led]) or hand


def placeable(view: JorakuView) -> int:
    """Return how many samurai this seat may place with one card now (J15)."""
    return min(view.open.terms.placed, view.open.supply(view.seat))


@cache
def card_moves(card: Card, limit: int, aside: bool) -> tuple[Play, ...]:  # noqa: FBT001 (a key)
    """Return what a card may be played for.

    Args:
        card: the card.
        limit: how many samurai may be placed.
        aside: whether one of them may go beside the card's area (open-road).
    """
    if is_ninja(card):
        several = [combinations_with_replacement(AREAS, count) for count in range(limit + 1)]
        return tuple([Scatter(card, areas) for ways in several for areas in ways])
    placed: list[Play] = [Place(card, count) for count in range(limit + 1)]
    if aside:
        beside = NEIGHBOURS[NUMBERS[card]]
        placed += [Place(card, count, to) for count in range(1, limit + 1) for to in beside]
    return (*placed, Act(card))


@cache
def gifts(hand: Cards) -> tuple[Give, ...]:
    """Return the pairs of cards that may be passed."""
    return tuple(map(Give, combinations(hand, GIVEN)))


def removable(table: Open, seat: Seat) -> tuple[Seat, ...]:
    """Return the opponents with a samurai in the area of a seat's daimyo (J16)."""
    area = table.daimyo[seat]
    rows = enumerate(table.samurai)
    return tuple([owner for owner, row in rows if row[area] and owner != seat])


def step_groups(table: Open, seat: Seat) -> list[Sequence[Step]]:
    """Return what a seat may spend its action points on, daimyo first, in groups."""
    terms, points = table.terms, table.points
    groups: list[Sequence[Step]] = []
    if points >= terms.daimyo_cost:
        groups.append(DAIMYO_MOVES[table.daimyo[seat]])
    if points >= SAMURAI_COST:
        row = table.samurai[seat]
        groups += [SAMURAI_MOVES[area] for area in AREAS if row[area]]
    if points >= terms.remove_cost:
        groups.append([REMOVALS[owner] for owner in removable(table, seat)])
    return groups
