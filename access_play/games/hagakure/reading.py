"""What a typed line says in Hagakure, whoever typed it: a card, a token, or half of one."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import product
from math import prod
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
from access_play.games.hagakure.typed import LONGEST_LINE, TOKENS, Sense, lexicon
from access_play.language.folding import JAPANESE, bare, fold
from access_play.language.lexicon import Atom
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code

_Item: TypeAlias = Sense | int

_LONGEST_TYPED: Final = 5 * LONGEST_LINE
"""Signs and blanks that are folded away may make a line longer than it is."""
_MOST_READINGS: Final = 500
_AFTER_CODE: Final = re.compile(rf"$|[ {JAPANESE}]")
_BLANKS_IN_CODE: Final = re.compile(r"(?<=[\])」])\s+(?=[(.。])")
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


def spellings(typed: str) -> tuple[str, ...]:
    """Return the folded line, and the same without marks around it, if that differs."""
    line = fold(typed) if len(typed) <= _LONGEST_TYPED else ""
    return tuple(dict.fromkeys((line, bare(line))))


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
    if len(line) > LONGEST_LINE:
        return ()
    line = _BLANKS_IN_CODE.sub("", line)
    meanings = [_meanings(atom, line) for atom in lexicon(vocabulary).scan(line)]
    telling = [means for means in meanings if means != {Sense.FILLER}]
    if not telling or prod(map(len, telling)) not in range(1, _MOST_READINGS):
        return ()
    said = (_said(items) for items in product(*telling))
    return tuple(dict.fromkeys(one for one in said if one is not None))


def _meanings(atom: Atom[Sense], line: str) -> frozenset[_Item]:
    """Return what an atom may be: a number, typed marks or a word; empty where it is unknown."""
    if atom.number is not None:
        return frozenset({atom.number})
    if atom.senses or not _stands_alone(atom, line):
        return frozenset(atom.senses)
    marks = number_code.read(atom.text)
    return frozenset() if marks is None else frozenset({marks})


def _stands_alone(atom: Atom[Sense], line: str) -> bool:
    """Tell signs that may be a number code from those in ``1.5`` and at the end of a sentence."""
    before = line[: atom.start][-1:]
    return before in {"", " "} and _AFTER_CODE.match(line, atom.end) is not None


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
        case Sense.VILLAGER | Sense.SAMURAI | Sense.TOKEN | Sense.YOMI:
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
