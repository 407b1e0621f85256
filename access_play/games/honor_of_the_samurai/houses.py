"""Houses and hands: cards put in and taken out, and what lies in them counted anew."""

from typing import Final

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.entries import with_entry, without
from access_play.games.honor_of_the_samurai.cards import (
    ARMIES,
    CASTLES,
    HOUSE_GUARD,
    OKUGATA,
    SAMURAI,
    UNKNOWN,
    Card,
    Cards,
)
from access_play.games.honor_of_the_samurai.deck import Deck
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.state import House, Open

MOST_ARMIES: Final = 5
HAND_LIMIT: Final = 7


def upper_house(deck: Deck, cards: Cards) -> House:
    """Return the house of a daimyo, who is one of its cards."""
    return _house(deck, cards, 0, 0, 0)


def lower_house(deck: Deck, cards: Cards) -> House:
    """Return the house of a samurai, whose own card counts besides its cards."""
    head = deck.values[SAMURAI]
    return _house(deck, cards, head.honor, head.ki, head.strength)


def _house(deck: Deck, cards: Cards, honor: int, ki: int, strength: int) -> House:
    castle, okugata, armies, guards = UNKNOWN, UNKNOWN, 0, 0
    for card in cards:
        values = deck.values[card]
        honor += values.honor
        ki += values.ki
        strength += values.strength
        if card in ARMIES:
            armies += 1
        elif card in CASTLES:
            castle = card
        elif card in OKUGATA:
            okugata = card
        elif card == HOUSE_GUARD:
            guards += 1
    return House(tuple(sorted(cards)), honor, ki, strength, castle, armies, okugata, guards)


def with_cards(table: Open, at: HouseAt, cards: Cards) -> Open:
    """Return the table with other cards in a house; none of them in an upper house ends it."""
    deck, seat = table.terms.deck, at.seat
    if at.home is Home.SAMURAI:
        return replace(table, samurai=with_entry(table.samurai, seat, lower_house(deck, cards)))
    upper = upper_house(deck, cards) if cards else None
    return replace(table, daimyo=with_entry(table.daimyo, seat, upper))


def cards_at(table: Open, at: HouseAt) -> Cards:
    """Return the cards of a house, none where there is no such house."""
    house = table.house(at)
    return () if house is None else house.cards


def put(table: Open, at: HouseAt, *cards: Card) -> Open:
    """Return the table with cards added to a house."""
    return with_cards(table, at, (*cards_at(table, at), *cards))


def take(table: Open, at: HouseAt, *cards: Card) -> Open:
    """Return the table without cards that lie in a house."""
    left = cards_at(table, at)
    for card in cards:
        left = without(left, card)
    return with_cards(table, at, left)


def lose_honor(table: Open, seat: Seat, lost: int) -> Open:
    """Return the table with honor taken from a seat; there is no floor (H12)."""
    return replace(table, honor=with_entry(table.honor, seat, table.honor[seat] - lost))
