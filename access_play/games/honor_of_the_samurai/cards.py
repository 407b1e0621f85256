"""The cards of Honor of the Samurai (rulebook: Card Description and Usage).

Copies of a kind are alike, so a card is its kind. What is printed on it, and how many copies
there are, is data: see ``deck``.
"""

from enum import Enum, auto
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A kind of card; in the order in which cards are grouped when they are named."""

Cards: TypeAlias = tuple[Card, ...]

UNKNOWN: Final[Card] = 0
"""Stands for a code that is no card of this game; nobody holds it."""
DAIMYO_1: Final[Card] = 1
DAIMYO_10: Final[Card] = 10
OKUGATA_10_3: Final[Card] = 11
OKUGATA_5_4: Final[Card] = 12
CASTLE_ODAWARA: Final[Card] = 13
CASTLE_OSAKA: Final[Card] = 14
CASTLE_HIMEJI: Final[Card] = 15
CAVALRY: Final[Card] = 16
LANCERS: Final[Card] = 17
FOOT_SOLDIERS: Final[Card] = 18
WARRIOR_MONKS: Final[Card] = 19
NO_DACHI: Final[Card] = 20
DAISHO: Final[Card] = 21
SWORDSMITH: Final[Card] = 22
GUNPOWDER: Final[Card] = 23
NOH_THEATER: Final[Card] = 24
HOUSE_GUARD: Final[Card] = 25
NINJA_SPY: Final[Card] = 26
ELITE_NINJA_SPY: Final[Card] = 27
NINJA_ASSASSIN: Final[Card] = 28
DISHONOR: Final[Card] = 29
SAVE_FACE: Final[Card] = 30
SAMURAI: Final[Card] = 31
"""Never in a hand or a pile: one lies before each seat for the whole game."""
DECREE: Final[Card] = 32
"""By Imperial Decree, the shogun card: in the middle or beside a daimyo."""

CODES: Final[dict[Card, str]] = {
    **{number: f"daimyo-{number}" for number in range(DAIMYO_1, DAIMYO_10 + 1)},
    OKUGATA_10_3: "okugata-10-3",
    OKUGATA_5_4: "okugata-5-4",
    CASTLE_ODAWARA: "castle-odawara",
    CASTLE_OSAKA: "castle-osaka",
    CASTLE_HIMEJI: "castle-himeji",
    CAVALRY: "cavalry",
    LANCERS: "lancers",
    FOOT_SOLDIERS: "foot-soldiers",
    WARRIOR_MONKS: "warrior-monks",
    NO_DACHI: "no-dachi",
    DAISHO: "daisho",
    SWORDSMITH: "swordsmith",
    GUNPOWDER: "gunpowder",
    NOH_THEATER: "noh-theater",
    HOUSE_GUARD: "house-guard",
    NINJA_SPY: "ninja-spy",
    ELITE_NINJA_SPY: "elite-ninja-spy",
    NINJA_ASSASSIN: "ninja-assassin",
    DISHONOR: "dishonor",
    SAVE_FACE: "save-face",
}
"""The codes of the record, of all cards that a hand can hold."""

ALL_CODES: Final[dict[Card, str]] = {**CODES, SAMURAI: "samurai", DECREE: "by-imperial-decree"}
"""The codes of the deck file, the two cards among them that no hand can hold."""

_CARDS: Final = {code: card for card, code in CODES.items()}


class Group(Enum):
    """What a card is, for the rules: where it may lie and what it does."""

    DAIMYO = auto()
    """Heads an upper house; for a ronin, or for one's own second samurai (H18)."""
    OKUGATA = auto()
    """One in a house; never stolen."""
    CASTLE = auto()
    """One with a daimyo; never stolen; counts in defense only."""
    ARMY = auto()
    """A possession, at most five in a house."""
    POSSESSION = auto()
    """Any other thing that a spy may steal: swords, swordsmith, gunpowder, theater."""
    GUARD = auto()
    """A house guard: never stolen, dies for his master."""
    SPY = auto()
    """A ninja spy or an elite ninja spy."""
    ASSASSIN = auto()
    DISHONOR = auto()
    SAVE_FACE = auto()
    TABLE = auto()
    """The samurai and the shogun card, which never come to a hand."""


def _group(card: Card) -> Group:
    ranges = (
        (DAIMYO_10, Group.DAIMYO),
        (OKUGATA_5_4, Group.OKUGATA),
        (CASTLE_HIMEJI, Group.CASTLE),
        (WARRIOR_MONKS, Group.ARMY),
        (NOH_THEATER, Group.POSSESSION),
        (HOUSE_GUARD, Group.GUARD),
        (ELITE_NINJA_SPY, Group.SPY),
        (NINJA_ASSASSIN, Group.ASSASSIN),
        (DISHONOR, Group.DISHONOR),
        (SAVE_FACE, Group.SAVE_FACE),
        (DECREE, Group.TABLE),
    )
    return next(group for last, group in ranges if card <= last)


GROUP: Final[dict[Card, Group]] = {card: _group(card) for card in ALL_CODES}

DAIMYO: Final = frozenset(card for card, group in GROUP.items() if group is Group.DAIMYO)
OKUGATA: Final = frozenset(card for card, group in GROUP.items() if group is Group.OKUGATA)
CASTLES: Final = frozenset(card for card, group in GROUP.items() if group is Group.CASTLE)
ARMIES: Final = frozenset(card for card, group in GROUP.items() if group is Group.ARMY)
SPIES: Final = frozenset(card for card, group in GROUP.items() if group is Group.SPY)
STEALABLE: Final = frozenset(
    card for card, group in GROUP.items() if group in {Group.ARMY, Group.POSSESSION}
)
"""What a spy may steal or destroy (Ninjas; H25)."""
STAYS: Final = frozenset(
    card for card in CODES if card in STEALABLE or GROUP[card].value <= Group.GUARD.value
)
"""What stays on the table once it is placed."""
LOOT: Final = {NINJA_SPY: 1, ELITE_NINJA_SPY: 2}
"""How many cards a spy may take at most."""


def card_of(code: str) -> Card:
    """Return the card of a record's code, ``UNKNOWN`` where no card has it."""
    return _CARDS.get(code, UNKNOWN)


def by_kind(cards: Cards) -> tuple[tuple[Card, int], ...]:
    """Group cards by kind, in the order of kinds: each with how many there are."""
    return tuple([(card, cards.count(card)) for card in sorted(set(cards))])
