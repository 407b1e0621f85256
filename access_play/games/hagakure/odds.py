"""How good a card and a hand are, as far as one seat can tell from what it sees."""

from collections import Counter
from typing import Final

from access_play.games.hagakure.cards import FOOL, Card, deck, is_samurai
from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.state import Cards, HagakureView, winning_place

_FOOL_WORTH: Final = 0.4
"""Tricks an Old Fool wins: only after another one in a trick."""
_STEEPNESS: Final = {3: 1.6, 4: 2.4, 5: 3.2}
"""By seats: the more players follow, the more the highest cards win."""
_USUAL: Final = {3: (1.8, 0.58), 4: (1.2, 0.53), 5: (1.2, 0.57)}
"""By seats: mean and standard deviation of ``strength`` over dealt hands (measured)."""


def unseen(view: HagakureView) -> list[Card]:
    """Return the cards that the other seats may hold."""
    seen = Counter((*view.hand, *view.open.trick))
    for cards in view.open.won:
        seen.update(cards)
    for place, cards in view.known:
        if place == YOMI:
            seen.update(cards)
    return list((Counter(deck(view.open.seats)) - seen).elements())


def winning_chance(view: HagakureView, card: Card, others: list[Card]) -> float:
    """Estimate how likely a card played now wins the trick.

    Args:
        view: of the seat that plays it.
        card: the card.
        others: the cards that the seats after it may hold.
    """
    trick = (*view.open.trick, card)
    if winning_place(trick) != len(trick) - 1:
        return 0.0
    following = view.open.seats - len(trick)
    pool = [other for other in others if is_samurai(other)] if is_samurai(trick[0]) else others
    if not following or not pool:
        return 1.0
    beaters = sum(winning_place((*trick, other)) == len(trick) for other in pool)
    return float((1.0 - beaters / len(pool)) ** following)


def worth(card: Card, seats: int) -> float:
    """Estimate how many tricks a card wins when it is kept for a later one (0 to 1)."""
    if card == FOOL:
        return _FOOL_WORTH
    cards = [other for other in deck(seats) if other != FOOL]
    rank = cards.index(card) / (len(cards) - 1)
    return float(rank ** _STEEPNESS[seats])


def strength(hand: Cards, seats: int) -> float:
    """Estimate how many tricks a hand wins."""
    return sum(worth(card, seats) for card in hand)


def standing_out(hand: Cards, seats: int) -> float:
    """Tell how strong a hand is among hands, in standard deviations; 0 is the usual one."""
    mean, deviation = _USUAL[seats]
    return (strength(hand, seats) - mean) / deviation
