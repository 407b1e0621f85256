"""Cards of Honor of the Samurai as phrases: alone, as a sentence needs them, and in lists."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from access_play.games.honor_of_the_samurai import cards as kinds
from access_play.games.honor_of_the_samurai.cards import Card, Cards, by_kind
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.card_cells import takes
from access_play.games.parting import LINE, Cells, in_lines
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Listing, Phrase, numbers, phrase

_OKUGATA: Final = (kinds.OKUGATA_10_3, kinds.OKUGATA_5_4)

_SHORT: Final[Mapping[Card, Message]] = {
    1: NP_("braille|card", "Nobunaga"),
    2: NP_("braille|card", "Hideyoshi"),
    3: NP_("braille|card", "Ieyasu"),
    4: NP_("braille|card", "Shingen"),
    5: NP_("braille|card", "Uesugi"),
    6: NP_("braille|card", "Mori"),
    7: NP_("braille|card", "Shimazu"),
    8: NP_("braille|card", "Date"),
    9: NP_("braille|card", "Hojo"),
    10: NP_("braille|card", "Imagawa"),
    kinds.CASTLE_ODAWARA: NP_("braille|card", "Odawara"),
    kinds.CASTLE_OSAKA: NP_("braille|card", "Osaka"),
    kinds.CASTLE_HIMEJI: NP_("braille|card", "Himeji"),
    kinds.CAVALRY: NP_("braille|card", "cav"),
    kinds.LANCERS: NP_("braille|card", "lanc"),
    kinds.FOOT_SOLDIERS: NP_("braille|card", "foot"),
    kinds.WARRIOR_MONKS: NP_("braille|card", "monks"),
    kinds.NO_DACHI: NP_("braille|card", "no-dachi"),
    kinds.DAISHO: NP_("braille|card", "daisho"),
    kinds.SWORDSMITH: NP_("braille|card", "smith"),
    kinds.GUNPOWDER: NP_("braille|card", "gun"),
    kinds.NOH_THEATER: NP_("braille|card", "Noh"),
    kinds.HOUSE_GUARD: NP_("braille|card", "guard"),
    kinds.NINJA_SPY: NP_("braille|card", "spy"),
    kinds.ELITE_NINJA_SPY: NP_("braille|card", "elite spy"),
    kinds.NINJA_ASSASSIN: NP_("braille|card", "assassin"),
    kinds.DISHONOR: NP_("braille|card", "dishonor"),
    kinds.SAVE_FACE: NP_("braille|card", "face"),
}

_A: Final[Mapping[Card, Message]] = {
    1: NP_("a", "the daimyo Oda Nobunaga"),
    2: NP_("a", "the daimyo Toyotomi Hideyoshi"),
    3: NP_("a", "the daimyo Tokugawa Ieyasu"),
    4: NP_("a", "the daimyo Takeda Shingen"),
    5: NP_("a", "the daimyo Uesugi"),
    6: NP_("a", "the daimyo Mori"),
    7: NP_("a", "the daimyo Shimazu"),
    8: NP_("a", "the daimyo Date"),
    9: NP_("a", "the daimyo Hojo"),
    10: NP_("a", "the daimyo Imagawa"),
    kinds.CASTLE_ODAWARA: NP_("a", "Odawara castle"),
    kinds.CASTLE_OSAKA: NP_("a", "Osaka castle"),
    kinds.CASTLE_HIMEJI: NP_("a", "Himeji castle"),
    kinds.CAVALRY: NP_("a", "cavalry"),
    kinds.LANCERS: NP_("a", "lancers"),
    kinds.FOOT_SOLDIERS: NP_("a", "foot soldiers"),
    kinds.WARRIOR_MONKS: NP_("a", "warrior monks"),
    kinds.NO_DACHI: NP_("a", "the no-dachi"),
    kinds.DAISHO: NP_("a", "the daisho"),
    kinds.SWORDSMITH: NP_("a", "the swordsmith"),
    kinds.GUNPOWDER: NP_("a", "gunpowder weapons"),
    kinds.NOH_THEATER: NP_("a", "the Noh theater"),
    kinds.HOUSE_GUARD: NP_("a", "a house guard"),
    kinds.NINJA_SPY: NP_("a", "a ninja spy"),
    kinds.ELITE_NINJA_SPY: NP_("a", "an elite ninja spy"),
    kinds.NINJA_ASSASSIN: NP_("a", "a ninja assassin"),
    kinds.DISHONOR: NP_("a", "Dishonor"),
    kinds.SAVE_FACE: NP_("a", "Save Face"),
}

_THE: Final[Mapping[Card, Message]] = {
    1: NP_("the", "Oda Nobunaga"),
    2: NP_("the", "Toyotomi Hideyoshi"),
    3: NP_("the", "Tokugawa Ieyasu"),
    4: NP_("the", "Takeda Shingen"),
    5: NP_("the", "Uesugi"),
    6: NP_("the", "Mori"),
    7: NP_("the", "Shimazu"),
    8: NP_("the", "Date"),
    9: NP_("the", "Hojo"),
    10: NP_("the", "Imagawa"),
    kinds.CASTLE_ODAWARA: NP_("the", "Odawara castle"),
    kinds.CASTLE_OSAKA: NP_("the", "Osaka castle"),
    kinds.CASTLE_HIMEJI: NP_("the", "Himeji castle"),
    kinds.CAVALRY: NP_("the", "the cavalry"),
    kinds.LANCERS: NP_("the", "the lancers"),
    kinds.FOOT_SOLDIERS: NP_("the", "the foot soldiers"),
    kinds.WARRIOR_MONKS: NP_("the", "the warrior monks"),
    kinds.NO_DACHI: NP_("the", "the no-dachi"),
    kinds.DAISHO: NP_("the", "the daisho"),
    kinds.SWORDSMITH: NP_("the", "the swordsmith"),
    kinds.GUNPOWDER: NP_("the", "the gunpowder weapons"),
    kinds.NOH_THEATER: NP_("the", "the Noh theater"),
    kinds.HOUSE_GUARD: NP_("the", "the house guard"),
    kinds.NINJA_SPY: NP_("the", "the ninja spy"),
    kinds.ELITE_NINJA_SPY: NP_("the", "the elite ninja spy"),
    kinds.NINJA_ASSASSIN: NP_("the", "the ninja assassin"),
    kinds.DISHONOR: NP_("the", "Dishonor"),
    kinds.SAVE_FACE: NP_("the", "Save Face"),
}

_START: Final[Mapping[Card, Message]] = {
    1: NP_("start", "Oda Nobunaga"),
    2: NP_("start", "Toyotomi Hideyoshi"),
    3: NP_("start", "Tokugawa Ieyasu"),
    4: NP_("start", "Takeda Shingen"),
    5: NP_("start", "Uesugi"),
    6: NP_("start", "Mori"),
    7: NP_("start", "Shimazu"),
    8: NP_("start", "Date"),
    9: NP_("start", "Hojo"),
    10: NP_("start", "Imagawa"),
    kinds.CASTLE_ODAWARA: NP_("start", "Odawara castle"),
    kinds.CASTLE_OSAKA: NP_("start", "Osaka castle"),
    kinds.CASTLE_HIMEJI: NP_("start", "Himeji castle"),
    kinds.CAVALRY: NP_("start", "Cavalry"),
    kinds.LANCERS: NP_("start", "Lancers"),
    kinds.FOOT_SOLDIERS: NP_("start", "Foot soldiers"),
    kinds.WARRIOR_MONKS: NP_("start", "Warrior monks"),
    kinds.NO_DACHI: NP_("start", "No-dachi"),
    kinds.DAISHO: NP_("start", "Daisho"),
    kinds.SWORDSMITH: NP_("start", "Swordsmith"),
    kinds.GUNPOWDER: NP_("start", "Gunpowder weapons"),
    kinds.NOH_THEATER: NP_("start", "Noh theater"),
    kinds.HOUSE_GUARD: NP_("start", "House guard"),
    kinds.NINJA_SPY: NP_("start", "Ninja spy"),
    kinds.ELITE_NINJA_SPY: NP_("start", "Elite ninja spy"),
    kinds.NINJA_ASSASSIN: NP_("start", "Ninja assassin"),
    kinds.DISHONOR: NP_("start", "Dishonor"),
    kinds.SAVE_FACE: NP_("start", "Save Face"),
}

_COPIES: Final[Mapping[Card, Message]] = {
    kinds.CAVALRY: NP_("copies", "{number} cavalry"),
    kinds.LANCERS: NP_("copies", "{number} lancers"),
    kinds.FOOT_SOLDIERS: NP_("copies", "{number} foot soldiers"),
    kinds.WARRIOR_MONKS: NP_("copies", "{number} warrior monks"),
    kinds.HOUSE_GUARD: NP_("copies", "{number} house guards"),
    kinds.NINJA_SPY: NP_("copies", "{number} ninja spies"),
    kinds.ELITE_NINJA_SPY: NP_("copies", "{number} elite ninja spies"),
    kinds.NINJA_ASSASSIN: NP_("copies", "{number} ninja assassins"),
    kinds.DISHONOR: NP_("copies", "{number} Dishonor"),
    kinds.SAVE_FACE: NP_("copies", "{number} Save Face"),
}
_ANY_COPIES: Final = NP_("copies", "{card}, {number} times")
_SHORT_COPIES: Final = NP_("braille|copies", "{number} {card}")


def _named(messages: Mapping[Card, Message]) -> dict[Card, Phrase]:
    return {card: phrase(text, braille=_SHORT[card]) for card, text in messages.items()}


A_CARD: Final = _named(_A)
"""A card with what stands before one of its kind: "a house guard", "des lanciers".

An okugata is not among these: her name depends on the deck, see ``CardNames``.
"""
THE_CARD: Final = _named(_THE)
"""A card that is known already: "the house guard", "les lanciers"."""
FIRST_WORD: Final = _named(_START)
"""A card as the first word of a sentence."""


class _OkugataWords(NamedTuple):
    """How the two kinds of okugata are named by one of their numbers."""

    short: Message
    a: Message
    the: Message
    start: Message
    copies: Message
    short_copies: Message


_BY_HONOR: Final = _OkugataWords(
    NP_("braille|card", "okug {value}"),
    NP_("a", "an okugata with honor {value}"),
    NP_("the", "the okugata with honor {value}"),
    NP_("start", "Okugata with honor {value}"),
    NP_("copies", "{number} okugata with honor {value}"),
    NP_("braille|copies", "okug {value} x{number}"),
)
_BY_KI: Final = _OkugataWords(
    NP_("braille|card", "okug ki {value}"),
    NP_("a", "an okugata with ki {value}"),
    NP_("the", "the okugata with ki {value}"),
    NP_("start", "Okugata with ki {value}"),
    NP_("copies", "{number} okugata with ki {value}"),
    NP_("braille|copies", "okug ki {value} x{number}"),
)


class CardNames:
    """The names of all cards of a game, and lists of them.

    Args:
        okugata: what is printed on its okugata, which may be a player's own data.
    """

    def __init__(self, okugata: OkugataValues) -> None:
        self._okugata: Final = okugata
        self._words: Final = _BY_KI if okugata.by_ki else _BY_HONOR
        self._values: Final = dict(
            zip(_OKUGATA, okugata.ki if okugata.by_ki else okugata.honor, strict=True)
        )
        self.a: Final = {**A_CARD, **self._wives(self._words.a)}
        """As ``A_CARD``."""
        self.the: Final = {**THE_CARD, **self._wives(self._words.the)}
        self.first_word: Final = {**FIRST_WORD, **self._wives(self._words.start)}

    def _wives(self, text: Message) -> dict[Card, Phrase]:
        short = self._words.short
        return {
            card: phrase(text, braille=short, value=value) for card, value in self._values.items()
        }

    def cards(self, held: Iterable[Card]) -> Listing:
        """List at least one card, by kind: "cavalry, 2 lancers, a house guard"."""
        return numbers(tuple([self.copies(*kind) for kind in by_kind(tuple(held))]))

    def cards_in_lines(self, held: Iterable[Card], room: Cells = LINE) -> list[Listing]:
        """List at least one card, by kind, in as many lines as braille needs.

        Args:
            held: the cards.
            room: what is left for them on a line of braille.
        """
        lines = in_lines(by_kind(tuple(held)), lambda kind: self.takes(*kind), room)
        return [numbers(tuple([self.copies(*kind) for kind in line])) for line in lines]

    def copies(self, card: Card, count: int) -> Phrase:
        """Name cards of one kind with how many they are."""
        if count == 1:
            return self.a[card]
        value = self._values.get(card)
        if value is None:
            return copies(card, count)
        words = self._words
        return phrase(words.copies, braille=words.short_copies, number=count, value=value)

    def takes(self, card: Card, count: int = 1) -> Cells:
        """Return at least what cards of one kind take, with how many they are."""
        return takes(card, count, self._okugata)


names_of: Final = lru_cache(maxsize=8)(CardNames)
"""Names the cards of a deck by what is printed on its okugata."""


def names_in(view: HonorView) -> CardNames:
    """Return the names of the cards of a game."""
    return names_of(view.open.terms.deck.okugata)


def copies(card: Card, count: int) -> Phrase:
    """Name cards of one kind, no okugata, with how many they are."""
    if count == 1:
        return A_CARD[card]
    return phrase(
        _COPIES.get(card, _ANY_COPIES),
        braille=_SHORT_COPIES,
        number=count,
        card=A_CARD[card],
    )


def kinds_of(held: Cards) -> tuple[Card, ...]:
    """Return each kind once, in the order in which they are named."""
    return tuple([card for card, _ in by_kind(held)])
