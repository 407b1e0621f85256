"""A deal that one seat cannot rule out, from what it sees."""

from random import Random

from access_play.core.seats import CHANCE, Seat
from access_play.games.shinobi_no_gakko.cards import (
    EMPTY,
    Bag,
    Card,
    Cards,
    bag_of,
    cards_in,
    deck,
    hand_size,
    size,
    some,
)
from access_play.games.shinobi_no_gakko.draws import turned_up
from access_play.games.shinobi_no_gakko.state import DIVIDE, PLAY, Open, ShinobiView, State


def imagine(view: ShinobiView, rng: Random) -> State:
    """Deal what this seat cannot see anew, true to all that lies open.

    Cards that everybody saw going into a Heaven pile, and not coming out, are in it.
    """
    table = view.open
    if table.phase is DIVIDE:
        return _while_dividing(view, rng)
    if table.phase is PLAY:
        return _in_play(view, rng)
    stock = bag_of(deck(table.seats)) if table.round else EMPTY
    return State(table, stock=stock, starter=_starter(table, rng))


def _starter(table: Open, rng: Random) -> Seat:
    """Return the start player where it is told, and else one that may have been drawn."""
    known = table.starter != CHANCE or not table.totals
    return table.starter if known else rng.randrange(table.seats)


def _in_play(view: ShinobiView, rng: Random) -> State:
    table = view.open
    lying = sum([some(number, count) for number, count in table.line])
    open_cards = lying + table.discards + sum(table.earths)
    others = [seat for seat in range(table.seats) if seat != view.seat]
    seen = {seat: table.seen[seat] for seat in others}
    pool = _pool(table, open_cards + view.heaven + sum(seen.values()), rng)
    heavens = {view.seat: view.heaven}
    for seat in others:
        unseen = table.heaven_sizes[seat] - size(seen[seat])
        heavens[seat] = seen[seat] + _take(pool, unseen)
    return State(table, _by_seat(heavens), stock=bag_of(pool), starter=table.starter)


def _while_dividing(view: ShinobiView, rng: Random) -> State:
    table = view.open
    pool = _pool(table, view.heaven + view.hidden, rng)
    heavens, hidden = {view.seat: view.heaven}, {view.seat: view.hidden}
    for seat in range(table.seats):
        if seat != view.seat:
            hand = _take(pool, hand_size(table.seats))
            hidden[seat] = _some_of(hand, rng) if table.divided[seat] else EMPTY
            heavens[seat] = hand - hidden[seat]
    reveal = turned_up(tuple(pool))
    stock = bag_of(pool) - bag_of(reveal)
    starter = _starter(table, rng)
    return State(table, _by_seat(heavens), _by_seat(hidden), reveal, stock, starter)


def _pool(table: Open, seen: Bag, rng: Random) -> list[Card]:
    """Return what a seat has not seen, shuffled."""
    pool = list(cards_in(bag_of(deck(table.seats)) - seen))
    rng.shuffle(pool)
    return pool


def _take(pool: list[Card], count: int) -> Bag:
    taken, pool[:count] = pool[:count], []
    return bag_of(taken)


def _some_of(hand: Bag, rng: Random) -> Bag:
    """Return Earth cards as somebody may have chosen them: at least one, and not all (S22)."""
    cards: Cards = cards_in(hand)
    return bag_of(rng.sample(cards, rng.randrange(1, len(cards))))


def _by_seat(bags: dict[Seat, Bag]) -> tuple[Bag, ...]:
    return tuple([bags[seat] for seat in sorted(bags)])
