"""The skirmish cards of Joraku (rulebook: Component List)."""

from enum import StrEnum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""0 to 20: katana 1 to 6 and Ninja, then yari, then gun, so that sorted cards are grouped."""

Cards: TypeAlias = tuple[Card, ...]
"""A hand is sorted; a skirmish is in playing order."""


class Suit(StrEnum):
    """The three suits, by the letter of the record."""

    KATANA = "K"
    YARI = "Y"
    GUN = "G"


RANKS: Final = 7
"""Numbers 1 to 6 and a Ninja in each suit."""
HIGHEST: Final = 6
"""The highest number, which a Ninja beats."""
NINJA: Final = 0
"""What a Ninja counts where it does not beat anything (J6)."""
UNKNOWN: Final[Card] = -1
"""Stands for a code that is no card of this game; nobody holds it."""

DECK: Final[Cards] = tuple(range(RANKS * len(Suit)))
SUITS: Final[tuple[Suit, ...]] = tuple([suit for suit in Suit for _ in range(RANKS)])
"""The suit of each card; a Ninja has one like any card (J9)."""
NUMBERS: Final[tuple[int, ...]] = (*range(1, HIGHEST + 1), NINJA) * len(Suit)
"""The number of each card, ``NINJA`` for a Ninja."""
CODES: Final[tuple[str, ...]] = tuple([f"{SUITS[card]}{NUMBERS[card] or 'N'}" for card in DECK])
"""The codes of the record."""

_CARDS: Final = {code: card for card, code in enumerate(CODES)}
_HAND_SIZES: Final = {3: 6, 4: 5}


def card_of(code: str) -> Card:
    """Return the card of a record's code, ``UNKNOWN`` where no card has it."""
    return _CARDS.get(code, UNKNOWN)


def is_ninja(card: Card) -> bool:
    """Tell whether a card is a Ninja."""
    return NUMBERS[card] == NINJA


def hand_size(seats: int) -> int:
    """Return how many cards each player is dealt (Recruit Phase)."""
    return _HAND_SIZES[seats]
