"""Cards of Hagakure as phrases: alone, as a sentence needs them, and in lists."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

from access_play.games.hagakure.cards import CODES, FOOL, SMALLEST_SAMURAI, Card, is_villager
from access_play.games.hagakure.state import Cards
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import (
    CHOICES,
    NUMBERS,
    OR,
    Listing,
    Part,
    Pattern,
    Phrase,
    either,
    groups,
    numbers,
    phrase,
)

_V: Final = NP_("braille", "V{number}")
_S: Final = NP_("braille", "S{number}")
_F: Final = NP_("braille", "F")


def _every_card(villager: Message, samurai: Message, fool: Message) -> dict[Card, Phrase]:
    """Name every card after one fashion."""
    named = {
        card: phrase(villager, braille=_V, number=card)
        if is_villager(card)
        else phrase(samurai, braille=_S, number=card)
        for card in CODES
    }
    return {**named, FOOL: phrase(fool, braille=_F)}


CARD: Final = _every_card(N_("villager {number}"), N_("samurai {number}"), N_("Old Fool"))
"""A card by its name alone."""
THE_CARD: Final = _every_card(
    NP_("the", "villager {number}"), NP_("the", "samurai {number}"), NP_("the", "the Old Fool")
)
"""A card with its article, where the language has one here."""
FIRST_WORD: Final = _every_card(
    NP_("start", "Villager {number}"), NP_("start", "Samurai {number}"), NP_("start", "Old Fool")
)
"""A card as the first word of a sentence."""
LED: Final = CARD | {FOOL: phrase(NP_("led", "an Old Fool"), braille=_F)}
"""A card that leads a trick."""
CHOICE: Final = _every_card(
    NP_("choice", "villager {number}"),
    NP_("choice", "samurai {number}"),
    NP_("choice", "Old Fool"),
)
"""A card as an item of a numbered list."""

_FOOL_2: Final = NP_("braille", "F 2nd")
_FOOL_3: Final = NP_("braille", "F 3rd")
_NEXT_FOOLS: Final = {
    2: phrase(N_("second Old Fool"), braille=_FOOL_2),
    3: phrase(N_("third Old Fool"), braille=_FOOL_3),
}
_THE_NEXT_FOOLS: Final = {
    2: phrase(NP_("the", "the second Old Fool"), braille=_FOOL_2),
    3: phrase(NP_("the", "the third Old Fool"), braille=_FOOL_3),
}
_THE_LAST_FOOL: Final = phrase(NP_("the", "the last Old Fool"), braille=_F)
_AN_OLD_FOOL: Final = phrase(NP_("the", "an Old Fool"), braille=_F)

_SEVERAL_VILLAGERS: Final = (N_("villagers {numbers}"), NP_("braille", "V{numbers}"))
_SEVERAL_SAMURAI: Final = (N_("samurai {numbers}"), NP_("braille", "S{numbers}"))
_FOOLS: Final = {
    1: phrase(N_("one Old Fool"), braille=_F),
    2: phrase(N_("two Old Fools"), braille=NP_("braille", "F F")),
    3: phrase(N_("three Old Fools"), braille=NP_("braille", "F F F")),
}

_NUMBER_ALONE: Final = NP_("samurai", "{number}")
_MOST_CODES: Final = 3
"""More cards by their codes would not fit a line of braille."""
_COMPACT: Final = Pattern(CHOICES.text, NUMBERS.braille), Pattern(OR.text, NUMBERS.braille)


def played(card: Card, fool: int) -> Phrase:
    """Name a card that was played, an Old Fool by its place among those of the trick."""
    return _NEXT_FOOLS.get(fool, CARD[card])


def the_played(card: Card, fool: int) -> Phrase:
    """Name a card that was played, with its article."""
    return _THE_NEXT_FOOLS.get(fool, THE_CARD[card])


def the_winning(card: Card) -> Phrase:
    """Name the card that wins a trick, with its article: an Old Fool wins as the last one."""
    return _THE_LAST_FOOL if card == FOOL else THE_CARD[card]


def cards(held: Iterable[Card]) -> Listing:
    """List at least one card, grouped and sorted: the kind is said once."""
    held = sorted(held)
    samurai, fools = bisect_left(held, SMALLEST_SAMURAI), bisect_left(held, FOOL)
    kinds = tuple(held[:samurai]), tuple(held[samurai:fools]), tuple(held[fools:])
    return groups(tuple([_group(kind) for kind in kinds if kind]))


def _group(kind: Cards) -> Phrase:
    first = kind[0]
    if first == FOOL:
        return _FOOLS[len(kind)]
    if len(kind) == 1:
        return CARD[first]
    text, braille = _SEVERAL_VILLAGERS if is_villager(first) else _SEVERAL_SAMURAI
    return phrase(text, braille=braille, numbers=numbers(kind))


def samurai_to_follow(allowed: Sequence[Card], fools: int) -> Listing:
    """List the red cards with which one may follow, at least one.

    Args:
        allowed: each kind once, sorted.
        fools: how many Old Fools are held.
    """
    compact = len(allowed) > _MOST_CODES
    items: list[Part] = []
    for card in allowed:
        if card == FOOL:
            items.append(THE_CARD[FOOL] if fools == 1 else _AN_OLD_FOOL)
        elif items:
            items.append(_samurai(_NUMBER_ALONE, _NUMBER_ALONE if compact else _S, card))
        else:
            items.append(_samurai(NP_("the", "samurai {number}"), _S, card))
    return Listing(tuple(items), *_COMPACT) if compact else either(tuple(items))


def _samurai(text: Message, braille: Message, card: Card) -> Phrase:
    return phrase(text, brief=_NUMBER_ALONE, braille=braille, number=card)
