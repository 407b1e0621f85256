"""The cards of Hagakure (rulebook: Components and Setup)."""

from typing import Final, TypeAlias

Card: TypeAlias = int
"""1 to 17 a villager, 18 to 27 a samurai, 28 an Old Fool; the number is the printed one."""

SMALLEST_SAMURAI: Final = 18
LAST_SAMURAI: Final = 27
FOOL: Final = 28
FOOLS: Final = 3
UNKNOWN: Final = 0
"""Stands for a code that is no card of this game; nobody holds it."""

DECK: Final[tuple[Card, ...]] = (*range(1, FOOL), *(FOOL,) * FOOLS)
SMALL_DECK: Final[tuple[Card, ...]] = (*range(6, 23), *(FOOL,) * FOOLS)
"""With three and four players villagers 1 to 5 and samurai 23 to 27 are out of the game."""
VILLAGERS: Final = DECK[: SMALLEST_SAMURAI - 1]
SAMURAI: Final = DECK[SMALLEST_SAMURAI - 1 : LAST_SAMURAI]
"""Those with a number."""

CODES: Final[dict[Card, str]] = {
    **{number: f"V{number}" for number in range(1, SMALLEST_SAMURAI)},
    **{number: f"S{number}" for number in range(SMALLEST_SAMURAI, FOOL)},
    FOOL: "F",
}
"""The codes of the record."""

_CARDS: Final = {code: card for card, code in CODES.items()}


def card_of(code: str) -> Card:
    """Return the card of a record's code, ``UNKNOWN`` where no card has it."""
    return _CARDS.get(code, UNKNOWN)


def is_samurai(card: Card) -> bool:
    """Tell whether a card is red; Old Fools are considered to be samurai (Step 2: The Fight)."""
    return card >= SMALLEST_SAMURAI


def is_villager(card: Card) -> bool:
    """Tell whether a card is blue."""
    return card < SMALLEST_SAMURAI


def deck(seats: int) -> tuple[Card, ...]:
    """Return the cards in the game (Dealing the Cards)."""
    return SMALL_DECK if seats < 5 else DECK  # noqa: PLR2004


def hand_size(seats: int) -> int:
    """Return how many cards each player and the Yomi are dealt (Dealing the Cards)."""
    return 4 if seats == 4 else 5  # noqa: PLR2004
