"""A state that one seat cannot rule out, from what it sees."""

from collections import Counter
from random import Random

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE, Card, Cards
from access_play.games.honor_of_the_samurai.questions import (
    asked_in_order,
    is_secret,
    might_answer,
)
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    NOBODY,
    CastleWon,
    Dishonoring,
    HonorView,
    Open,
    Phase,
    State,
)


def imagine(view: HonorView, rng: Random) -> State:
    """Deal what this seat cannot see anew, true to all that its view tells.

    Where somebody is asked in secret, one who may be asked is given what he needs for it.
    """
    table = view.open
    if table.phase is Phase.SETUP:
        return State(table)
    unseen = unseen_cards(view)
    rng.shuffle(unseen)
    asked = _asked(view, rng)
    gifts: dict[Seat, Cards] = {}
    if asked not in {NOBODY, view.seat} and is_secret(table):
        unseen.remove(SAVE_FACE)
        gifts[asked] = (SAVE_FACE,)
    hands = []
    for seat in range(table.terms.seats):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        gift = gifts.get(seat, ())
        more = table.held[seat] - len(gift)
        hands.append(tuple(sorted((*gift, *unseen[:more]))))
        del unseen[:more]
    return State(table, tuple(hands), tuple(unseen), asked)


def unseen_cards(view: HonorView) -> list[Card]:
    """Return the cards in other hands and in the draw pile, sorted."""
    table = view.open
    seen = Counter((*view.hand, *lying_open(table)))
    return sorted((Counter(table.terms.deck.cards) - seen).elements())


def lying_open(table: Open) -> Cards:
    """Return all cards that lie face up: houses, discards, a castle that waits for a word."""
    houses = (*table.samurai, *[house for house in table.daimyo if house is not None])
    cards = [card for house in houses for card in house.cards]
    waiting = (table.pending.castle,) if isinstance(table.pending, CastleWon) else ()
    return (*cards, *table.discards, *waiting)


def _asked(view: HonorView, rng: Random) -> Seat:
    """Choose who is asked, where this seat cannot know it."""
    table = view.open
    if table.phase is not ANSWER:
        return NOBODY
    if view.asked:
        return view.seat
    if not is_secret(table):
        pending = table.pending
        return pending.target if isinstance(pending, Dishonoring) else NOBODY
    return rng.choice(_may_be_asked(view))


def _may_be_asked(view: HonorView) -> list[Seat]:
    """Return who may be asked now; a seat that can answer knows whether it has already."""
    table, order = view.open, asked_in_order(view.open)
    others = [seat for seat in might_answer(table) if seat != view.seat]
    if view.seat not in order or SAVE_FACE not in view.hand:
        return others
    own = order.index(view.seat)
    return [seat for seat in others if (order.index(seat) > own) == view.answered]
