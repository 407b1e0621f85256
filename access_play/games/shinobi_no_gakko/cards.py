"""The ninja cards (rulebook: Components and Setup), and bags of them.

A bag is one whole number with four bits for each number of a card: they hold how many of it
there are. So a bag is copied for nothing, and cards are put in and taken out by adding.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = int
"""Its printed number."""

Cards: TypeAlias = tuple[Card, ...]
"""Sorted, each copy once."""

Bag: TypeAlias = int
"""Cards without an order, as the module tells."""

EMPTY: Final[Bag] = 0
COPIES: Final = 5
"""How many there are of each number."""
HIGHEST: Final = 13
HIGHEST_WITH_THREE: Final = 11
"""With three players 12 and 13 are out of the game (S31)."""

_BITS: Final = 4
_MASK: Final = 15
_HAND_SIZES: Final = {3: 15, 4: 13, 5: 11}


class Group(NamedTuple):
    """Cards of one number."""

    number: Card
    copies: int


def highest(seats: int) -> Card:
    """Return the highest number in the game (Setup 1)."""
    return HIGHEST_WITH_THREE if seats == 3 else HIGHEST  # noqa: PLR2004


def deck(seats: int) -> Cards:
    """Return the cards in the game, sorted (Setup 1)."""
    return tuple([number for number in range(1, highest(seats) + 1) for _ in range(COPIES)])


def hand_size(seats: int) -> int:
    """Return how many cards each player is dealt (Setup 2)."""
    return _HAND_SIZES[seats]


def some(number: Card, count: int) -> Bag:
    """Return a bag of cards of one number.

    Args:
        number: 1 to 13.
        count: 0 to 5.
    """
    return count << _BITS * number


def bag_of(cards: Iterable[Card]) -> Bag:
    """Return a bag of cards of this game, no number of which is there more than five times."""
    return sum([some(card, 1) for card in cards])


def count_of(bag: Bag, number: Card) -> int:
    """Return how many cards of a number, 1 or more, a bag holds."""
    return bag >> _BITS * number & _MASK


def groups(bag: Bag) -> tuple[Group, ...]:
    """Return a bag's cards grouped by number, lowest first."""
    return _groups(bag)


@lru_cache(maxsize=1 << 14)
def _groups(bag: Bag) -> tuple[Group, ...]:
    counts = ((number, count_of(bag, number)) for number in range(1, HIGHEST + 1))
    return tuple([Group(number, count) for number, count in counts if count])


def size(bag: Bag) -> int:
    """Return how many cards a bag holds."""
    return sum([group.copies for group in groups(bag)])


def cards_in(bag: Bag) -> Cards:
    """Return a bag's cards, sorted."""
    return tuple([group.number for group in groups(bag) for _ in range(group.copies)])


def taken_from(bag: Bag, cards: Iterable[Card]) -> Bag | None:
    """Return what is left of a bag without some cards; ``None`` where it lacks one of them."""
    for card in cards:
        if not 1 <= card <= HIGHEST or not count_of(bag, card):
            return None
        bag -= some(card, 1)
    return bag
