"""A deal that one seat cannot rule out, from what it sees."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from access_play.core.seats import Seat, after
from access_play.games.joraku.cards import DECK, SUITS, Card, Cards, Suit
from access_play.games.joraku.moves import GIVEN
from access_play.games.joraku.state import ACT, GIVE, SKIRMISH, JorakuView, State

_Slot: TypeAlias = tuple[Seat, frozenset[Suit]]
"""A card that a seat holds unseen, and the suits that it cannot be of."""


def imagine(view: JorakuView, rng: Random) -> State:
    """Deal what this seat cannot see anew, true to all that it has seen.

    The cards it gave to its left are there until they are played; who did not follow a suit
    holds none of it.
    """
    table = view.open
    if not table.round:
        return State(table)
    if table.phase is GIVE:
        return _before_giving(view, rng)
    if table.phase is SKIRMISH or table.phase is ACT:
        return _in_skirmishes(view, rng)
    return _after_skirmishes(view, rng)


def _before_giving(view: JorakuView, rng: Random) -> State:
    table = view.open
    pool = _shuffled([*view.hand, *view.gave], rng)
    hands: list[Cards] = []
    given: list[Cards] = []
    for seat in range(table.seats):
        if seat == view.seat:
            hands.append(view.hand)
            given.append(view.gave)
        else:
            hands.append(_taken(pool, table.cards_held(seat)))
            given.append(() if seat in table.acting else _taken(pool, GIVEN))
    return State(table, tuple(hands), tuple(given), tuple(sorted(pool)))


def _in_skirmishes(view: JorakuView, rng: Random) -> State:
    table = view.open
    played = [table.played_by(seat) for seat in range(table.seats)]
    kept = tuple([card for card in view.gave if card not in played[view.left]])
    known = {view.seat: view.hand, view.left: kept}
    slots: list[_Slot] = []
    for seat in range(table.seats):
        unseen = table.cards_held(seat) - len(known.get(seat, ()))
        slots += [(seat, table.lacks(seat))] * unseen
    seen = [card for cards in (*played, *known.values()) for card in cards]
    pool = _shuffled(seen, rng)
    filled = _matched(slots, pool)
    hands: list[Cards] = []
    for seat in range(table.seats):
        unseen_cards = [card for card, (owner, _) in filled if owner == seat]
        hands.append(tuple(sorted([*known.get(seat, ()), *unseen_cards])))
    dealt = {card for card, _ in filled}
    aside = tuple(sorted([card for card in pool if card not in dealt]))
    return State(table, tuple(hands), _gifts(view, hands, rng), aside)


def _after_skirmishes(view: JorakuView, rng: Random) -> State:
    """All cards that were dealt have been played."""
    table = view.open
    played = [table.played_by(seat) for seat in range(table.seats)]
    aside = tuple([card for card in DECK if not any(card in cards for cards in played)])
    hands: list[Cards] = [()] * table.seats
    return State(table, tuple(hands), _gifts(view, hands, rng), aside)


def _gifts(view: JorakuView, hands: Sequence[Cards], rng: Random) -> tuple[Cards, ...]:
    """Return what each seat may have given: any two that its left had after the giving."""
    table, given = view.open, []
    for seat in range(table.seats):
        left = after(seat, table.seats)
        if seat == view.seat:
            given.append(view.gave)
        elif left == view.seat:
            given.append(view.received)
        else:
            had = sorted([*hands[left], *table.played_by(left)])
            given.append(tuple(sorted(rng.sample(had, GIVEN))))
    return tuple(given)


def _matched(slots: Sequence[_Slot], pool: Sequence[Card]) -> list[tuple[Card, _Slot]]:
    """Give each slot a card that it may be, moving others where the first choice is gone.

    Slots and cards are matched by augmenting paths, for taking what comes could leave two
    seats that lack different suits with nothing that fits. The truth is such a matching, so
    there is one.
    """
    owner: dict[Card, int] = {}

    def find(slot: int, tried: set[Card]) -> bool:
        lacks = slots[slot][1]
        for card in pool:
            if card in tried or SUITS[card] in lacks:
                continue
            tried.add(card)
            if card not in owner or find(owner[card], tried):
                owner[card] = slot
                return True
        return False

    for slot in range(len(slots)):
        found = find(slot, set())
        assert found  # noqa: S101 (the truth is a matching)
    return [(card, slots[slot]) for card, slot in owner.items()]


def _shuffled(seen: Sequence[Card], rng: Random) -> list[Card]:
    pool = [card for card in DECK if card not in seen]
    rng.shuffle(pool)
    return pool


def _taken(pool: list[Card], count: int) -> Cards:
    taken = sorted(pool[:count])
    del pool[:count]
    return tuple(taken)
