"""What a typed line says in Honor of the Samurai: words, cards, players and numbers, in order."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import OKUGATA, OKUGATA_5_4, OKUGATA_10_3, Card
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.honor_of_the_samurai.marks import NUMBERS
from access_play.games.honor_of_the_samurai.typed import Named, Sense, Word, lexicon
from access_play.games.naming import Call, calls
from access_play.games.typed_lines import LONGEST_LINE, spellings
from access_play.language.lexicon import Atom, Lexicon
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code

_MOST_READINGS: Final = 200
_SHORTEST_BEGINNING: Final = 2
_DOTS: Final = frozenset({".", "。", "・", ","})


class Player(msgspec.Struct, frozen=True):
    """A player who is named."""

    seat: Seat


Item: TypeAlias = Word | Player | int
"""A word that adds something, or a number, in the order of the line."""
Line: TypeAlias = tuple[Item, ...]
_Wives: TypeAlias = Mapping[int, frozenset[Card]]
"""Okugata by a number that is printed on them."""
_NONE: Final = frozenset[Card]()


def readings(
    typed: str,
    vocabulary: Vocabulary,
    names: tuple[Name, ...],
    okugata: OkugataValues | None = None,
) -> tuple[Line, ...]:
    """Take a typed line in every way in which all of it has a meaning.

    A player's name may be begun, and may be spelt like a word of the game.

    Args:
        typed: the line.
        vocabulary: the player's language.
        names: the players'.
        okugata: the numbers by which one is named, where cards matter.
    """
    wives = _by_number(okugata) if okugata else {}
    known = calls(names)
    found: dict[Line, None] = {}
    for line in spellings(typed):
        if line and len(line) <= LONGEST_LINE:
            lines = _lines(line, lexicon(vocabulary), known, wives)
            found |= dict.fromkeys(islice(lines, _MOST_READINGS))
    return tuple(found)


def cards_named(typed: str, vocabulary: Vocabulary, okugata: OkugataValues) -> tuple[Card, ...]:
    """Return the cards that a line names, sorted, whether or not it is a move."""
    named = [
        item.cards
        for line in readings(typed, vocabulary, (), okugata)
        for item in line
        if isinstance(item, Named)
    ]
    return tuple(sorted(frozenset[Card]().union(*named)))


def _by_number(okugata: OkugataValues) -> _Wives:
    """Return the okugata by their printed numbers; the one that names them goes before."""
    found: dict[int, frozenset[Card]] = {}
    later = (okugata.honor, okugata.ki) if okugata.by_ki else (okugata.ki, okugata.honor)
    for printed in later:
        for value in printed:
            of = zip((OKUGATA_10_3, OKUGATA_5_4), printed, strict=True)
            found[value] = frozenset([card for card, its in of if its == value])
    return found


def _lines(line: str, words: Lexicon[Word], known: Sequence[Call], wives: _Wives) -> Iterator[Line]:
    """Walk all ways to take the atoms: whole names, and what each atom may mean."""
    atoms = tuple(words.scan(line))
    ways: list[list[Line]] = [[()]]
    """For each atom from the last on: the ways to take it and what follows, not too many."""
    for start in range(len(atoms) - 1, -1, -1):
        found = _from(line, atoms, start, known, words, ways[::-1])
        ways.append(list(islice(found, _MOST_READINGS)))
    for items in ways[-1]:
        told = [item for item in items if item is not Sense.FILLER]
        yield tuple(_narrowed(told, wives))


def _from(
    line: str,
    atoms: Sequence[Atom[Word]],
    start: int,
    known: Sequence[Call],
    words: Lexicon[Word],
    behind: Sequence[list[Line]],
) -> Iterator[Line]:
    """Take a name or an atom, and then what is behind it: ``behind[0]`` is the next atom's."""
    for end in range(len(atoms), start, -1):
        text = line[atoms[start].start : atoms[end - 1].end]
        for seat in dict.fromkeys(seat for word, seat in known if word == text):
            yield from ((Player(seat), *rest) for rest in behind[end - start - 1])
    for meaning in _meanings(atoms[start], known, words):
        yield from ((meaning, *rest) for rest in behind[0])


def _meanings(atom: Atom[Word], known: Sequence[Call], words: Lexicon[Word]) -> Iterator[Item]:
    if atom.number is not None:
        yield atom.number
    elif _is_name(atom, known, words):
        return
    elif atom.senses:
        yield from sorted(atom.senses, key=repr)
    elif not any(letter.isalnum() for letter in atom.text):
        yield _marked(atom.text)
    elif len(atom.text) >= _SHORTEST_BEGINNING:
        begun = (seat for word, seat in known if word.startswith(atom.text))
        yield from map(Player, dict.fromkeys(begun))


def _is_name(atom: Atom[Word], known: Sequence[Call], words: Lexicon[Word]) -> bool:
    """Tell a whole name from a word that is only begun: "Sam" is no samurai at his table."""
    return any(word == atom.text for word, _ in known) and (
        atom.text not in words.words_for(*atom.senses)
    )


def _marked(signs: str) -> Item:
    """Read typed marks of a card; other signs part words and add nothing."""
    number = None if signs in _DOTS else number_code.read(signs)
    if number is None:
        return Sense.FILLER
    cards = frozenset([card for card, mark in NUMBERS.items() if mark == number])
    return Named(cards) if cards else Sense.FILLER


def _narrowed(items: Sequence[Item], wives: _Wives) -> Iterator[Item]:
    """Join words that tell of one card: "daimyo Mori", "okugata 10", "Osaka castle"."""
    place = 0
    while place < len(items):
        item, place = items[place], place + 1
        while place < len(items):
            both = _joined(item, items[place], wives)
            if both is None:
                break
            item, place = both, place + 1
        yield item


def _joined(first: Item, second: Item, wives: _Wives) -> Item | None:
    match first, second:
        case Named(), Named() if first.cards & second.cards:
            same = first.cards & second.cards
            return Named(same) if same != first.cards or first != second else None
        case Named(), int() if first.cards <= OKUGATA and first.cards & wives.get(second, _NONE):
            return Named(first.cards & wives[second])
        case int(), Named() if second.cards <= OKUGATA and second.cards & wives.get(first, _NONE):
            return Named(second.cards & wives[first])
        case _:
            return None
