"""A deal that one seat cannot rule out, from what it sees."""

from collections import Counter
from random import Random

from access_play.core.seats import Seat
from access_play.games.hagakure.cards import Card, deck, hand_size, is_villager
from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.state import Cards, HagakureView, State


def imagine(view: HagakureView, rng: Random) -> State:
    """Deal what this seat cannot see anew, true to all that it has seen.

    Hands it knows stay; a seat that did not follow a samurai gets no red card.
    """
    table = view.open
    if not table.round:
        return State(table)
    piles: dict[Seat, Cards] = {view.seat: view.hand, **dict(view.known)}
    sizes = {place: _size(view, place) for place in (YOMI, *range(table.seats))}
    unknown = [place for place in sizes if place not in piles]
    pool = _unseen(view)
    rng.shuffle(pool)
    for place in sorted(unknown, key=lambda place: not _is_void(view, place)):
        piles[place] = _take(pool, sizes[place], villagers_only=_is_void(view, place))
    hands = tuple([piles[seat] for seat in range(table.seats)])
    return State(table, hands, piles[YOMI])


def _size(view: HagakureView, place: Seat) -> int:
    return hand_size(view.open.seats) if place == YOMI else view.open.cards_held(place)


def _is_void(view: HagakureView, place: Seat) -> bool:
    return place != YOMI and view.open.void[place]


def _unseen(view: HagakureView) -> list[Card]:
    table = view.open
    seen = Counter((*view.hand, *table.trick))
    for cards in (*table.won, *(cards for _, cards in view.known)):
        seen.update(cards)
    return list((Counter(deck(table.seats)) - seen).elements())


def _take(pool: list[Card], size: int, *, villagers_only: bool) -> Cards:
    """Take the first cards that fit out of a shuffled pool.

    Villagers go first to those who can hold nothing else, so there are always enough.
    """
    fitting = [card for card in pool if not villagers_only or is_villager(card)][:size]
    for card in fitting:
        pool.remove(card)
    return tuple(sorted(fitting))
