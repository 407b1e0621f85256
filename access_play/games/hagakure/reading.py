"""What a typed line says in Hagakure, whoever typed it: a card, a token, or half of one."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final, TypeAlias

import msgspec

from access_play.games.hagakure.cards import (
    FOOL,
    LAST_SAMURAI,
    SAMURAI,
    VILLAGERS,
    Card,
    is_samurai,
)
from access_play.games.hagakure.moves import Pass, PlayCard, Token, UseToken
from access_play.games.hagakure.typed import TOKENS, Sense, lexicon
from access_play.games.typed_lines import every_reading, spellings
from access_play.language.vocabulary import Vocabulary

_Item: TypeAlias = Sense | int

_SILENT: Final = frozenset({Sense.FILLER, Sense.PLAY})
_SILENT_BESIDE: Final[dict[_Item, frozenset[_Item]]] = {
    Sense.TOKEN: frozenset({*TOKENS, Sense.PASS}),
    Sense.HAND: frozenset({Sense.EXCHANGE}),
    Sense.POINTS: frozenset({Sense.DOUBLE, Sense.ZERO, Sense.VILLAGERS}),
}
_NOTHING: Final[frozenset[_Item]] = frozenset()
_KINDS: Final = frozenset({Sense.VILLAGER, Sense.SAMURAI})


class Unfinished(Enum):
    """A line that names no move yet."""

    PLAY = auto()
    VILLAGER = auto()
    SAMURAI = auto()
    TOKEN = auto()
    YOMI = auto()
    YES = auto()


class NoSuchCard(msgspec.Struct, frozen=True):
    """A number that no card has."""

    number: int


class OtherKind(msgspec.Struct, frozen=True):
    """A number whose card is not of the kind that was typed with it."""

    card: Card


class FoolWithNumber(msgspec.Struct, frozen=True):
    """An Old Fool and a card's number."""

    card: Card


class SeveralCards(msgspec.Struct, frozen=True):
    """More than one card."""

    cards: tuple[Card, ...]


Whole: TypeAlias = PlayCard | UseToken | Pass
"""A move."""
Half: TypeAlias = Unfinished | NoSuchCard | OtherKind | FoolWithNumber | SeveralCards
"""Something to ask back about."""
Said: TypeAlias = Whole | Half


def cards_named(typed: str, vocabulary: Vocabulary) -> tuple[Card, ...]:
    """Find the cards that a typed line names, whether or not it is a whole move.

    Returns:
        A card by its number, also beside another kind's name; the cards of a list;
        ``VILLAGERS`` or ``SAMURAI`` for a kind alone; nothing where no card is named.
    """
    every = (said for line in spellings(typed) for said in readings(line, vocabulary))
    return next(filter(None, map(_cards_of, every)), ())


def readings(line: str, vocabulary: Vocabulary) -> tuple[Said, ...]:
    """Return everything that a folded line may say, each once; empty where it says nothing.

    What is looked at is another matter: a line with a word for looking says nothing here.
    """
    every = every_reading(line, lexicon(vocabulary), Sense.FILLER)
    said = (_said(items) for items in every)
    return tuple(dict.fromkeys(one for one in said if one is not None))


def _said(items: Sequence[_Item]) -> Said | None:
    rest = tuple(_without_silent(items))
    match rest:
        case ():
            return Unfinished.PLAY if Sense.PLAY in items else None
        case (Sense() as word,):
            return _said_by_one_word(word)
        case (Sense.EXCHANGE, Sense.YOMI) | (Sense.YOMI, Sense.EXCHANGE):
            return UseToken(Token.EXCHANGE)
        case _:
            return _cards(rest)


def _without_silent(items: Sequence[_Item]) -> Iterator[_Item]:
    """Leave out what adds nothing where it stands."""
    telling = [item for item in items if item not in _SILENT]
    for place, item in enumerate(telling):
        beside = _SILENT_BESIDE.get(item, _NOTHING).intersection(telling)
        counts = item is Sense.COUNTER and place > 0 and isinstance(telling[place - 1], int)
        if not beside and not counts:
            yield item


def _said_by_one_word(word: Sense) -> Said | None:
    match word:
        case Sense.FOOL:
            return PlayCard(FOOL)
        case Sense.PASS:
            return Pass()
        case Sense.VILLAGER | Sense.SAMURAI | Sense.TOKEN | Sense.YOMI | Sense.YES:
            return Unfinished[word.name]
        case Sense.LOOK:
            return None
        case _:
            return UseToken(TOKENS[word]) if word in TOKENS else None


def _cards(items: tuple[_Item, ...]) -> Said | None:
    match items:
        case (int(number),):
            return _card(number)
        case (Sense.VILLAGER | Sense.SAMURAI as kind, int(number)) | (
            int(number),
            Sense.VILLAGER | Sense.SAMURAI as kind,
        ):
            return _card_of_kind(kind, _card(number))
        case (Sense.FOOL, int(number)) | (int(number), Sense.FOOL):
            card = _card(number)
            return FoolWithNumber(card.card) if isinstance(card, PlayCard) else card
        case _:
            return _several_cards(items)


def _card(number: int) -> PlayCard | NoSuchCard:
    return PlayCard(number) if 0 < number <= LAST_SAMURAI else NoSuchCard(number)


def _card_of_kind(kind: Sense, said: PlayCard | NoSuchCard) -> Said:
    if isinstance(said, PlayCard) and is_samurai(said.card) != (kind is Sense.SAMURAI):
        return OtherKind(said.card)
    return said


def _several_cards(items: tuple[_Item, ...]) -> SeveralCards | None:
    cards: list[Card] = []
    for item in items:
        said = _card(item) if isinstance(item, int) else None
        if isinstance(said, PlayCard):
            cards.append(said.card)
        elif item is Sense.FOOL:
            cards.append(FOOL)
        elif item not in _KINDS:
            return None
    return SeveralCards(tuple(cards)) if len(cards) > 1 else None


def _cards_of(said: Said) -> tuple[Card, ...]:
    match said:
        case PlayCard(card) | OtherKind(card) | FoolWithNumber(card):
            return (card,)
        case SeveralCards(cards):
            return cards
        case Unfinished.VILLAGER:
            return VILLAGERS
        case Unfinished.SAMURAI:
            return SAMURAI
        case _:
            return ()
