"""Skirmish cards as phrases: alone, as a sentence needs them, and in lists."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from access_play.games.joraku.cards import DECK, NUMBERS, SUITS, Card, Cards, Suit, is_ninja
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import (
    Listing,
    Part,
    Phrase,
    all_of,
    either,
    groups,
    numbers,
    phrase,
)

_NUMBERED: Final = {
    Suit.KATANA: NP_("braille|joraku", "K{number}"),
    Suit.YARI: NP_("braille|joraku", "Y{number}"),
    Suit.GUN: NP_("braille|joraku", "G{number}"),
}
_NINJA: Final = {
    Suit.KATANA: NP_("braille|joraku", "KN"),
    Suit.YARI: NP_("braille|joraku", "YN"),
    Suit.GUN: NP_("braille|joraku", "GN"),
}
_SEVERAL: Final = {
    Suit.KATANA: (N_("katana {numbers}"), NP_("braille|joraku", "K{numbers}")),
    Suit.YARI: (N_("yari {numbers}"), NP_("braille|joraku", "Y{numbers}")),
    Suit.GUN: (N_("gun {numbers}"), NP_("braille|joraku", "G{numbers}")),
}
NINJA_ALONE: Final = phrase(N_("Ninja"), braille=NP_("braille|joraku", "N"))
SUIT: Final = {
    Suit.KATANA: phrase(N_("katana"), braille=NP_("braille|joraku", "K")),
    Suit.YARI: phrase(N_("yari"), braille=NP_("braille|joraku", "Y")),
    Suit.GUN: phrase(N_("gun"), braille=NP_("braille|joraku", "G")),
}
"""A suit by its name alone."""
SUIT_FIRST: Final = {
    Suit.KATANA: phrase(NP_("start", "Katana"), braille=NP_("braille|joraku", "K")),
    Suit.YARI: phrase(NP_("start", "Yari"), braille=NP_("braille|joraku", "Y")),
    Suit.GUN: phrase(NP_("start", "Gun"), braille=NP_("braille|joraku", "G")),
}
"""A suit as the first word of a sentence."""


def _every_card(numbered: Sequence[Message], ninjas: Sequence[Message]) -> tuple[Phrase, ...]:
    """Name every card after one fashion; the messages are by suit."""
    suits = tuple(Suit)
    return tuple(
        [
            phrase(ninjas[suits.index(suit)], braille=_NINJA[suit])
            if is_ninja(card)
            else phrase(numbered[suits.index(suit)], braille=_NUMBERED[suit], number=NUMBERS[card])
            for card, suit in zip(DECK, SUITS, strict=True)
        ]
    )


CARD: Final = _every_card(
    (N_("katana {number}"), N_("yari {number}"), N_("gun {number}")),
    (N_("katana Ninja"), N_("yari Ninja"), N_("gun Ninja")),
)
"""A card by its name alone."""
THE_CARD: Final = _every_card(
    (NP_("the", "katana {number}"), NP_("the", "yari {number}"), NP_("the", "gun {number}")),
    (NP_("the", "the katana Ninja"), NP_("the", "the yari Ninja"), NP_("the", "the gun Ninja")),
)
"""A card with its article, where the language has one here."""
FIRST_WORD: Final = _every_card(
    (
        NP_("start", "Katana {number}"),
        NP_("start", "Yari {number}"),
        NP_("start", "Gun {number}"),
    ),
    (NP_("start", "Katana Ninja"), NP_("start", "Yari Ninja"), NP_("start", "Gun Ninja")),
)
"""A card as the first word of a sentence."""


def cards(held: Iterable[Card]) -> Listing:
    """List at least one card, grouped and sorted: the suit is said once."""
    suits = groupby(sorted(held), key=SUITS.__getitem__)
    return groups(tuple([_group(suit, tuple(group)) for suit, group in suits]))


def _group(suit: Suit, held: Cards) -> Phrase:
    if len(held) == 1:
        return CARD[held[0]]
    text, braille = _SEVERAL[suit]
    items: list[Part] = [NINJA_ALONE if is_ninja(card) else NUMBERS[card] for card in held]
    return phrase(text, braille=braille, numbers=numbers(tuple(items)))


def both(held: Iterable[Card]) -> Listing:
    """List cards that change hands together: "katana 5 and the yari Ninja"."""
    return all_of(tuple([THE_CARD[card] for card in sorted(held)]))


def one_of(held: Iterable[Card]) -> Listing:
    """List cards of which one may be chosen: "yari 4 or the yari Ninja"."""
    return either(tuple([THE_CARD[card] for card in sorted(held)]))
