"""What a typed line says in Honor of the Samurai: words, cards, players and numbers, in order."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import OKUGATA, OKUGATA_5_4, OKUGATA_10_3, Card
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
_OKUGATA: Final = {
    10: OKUGATA_10_3,
    3: OKUGATA_10_3,
    5: OKUGATA_5_4,
    4: OKUGATA_5_4,
}
"""The okugata by their printed honor and ki."""


class Player(msgspec.Struct, frozen=True):
    """A player who is named."""

    seat: Seat


Item: TypeAlias = Word | Player | int
"""A word that adds something, or a number, in the order of the line."""
Line: TypeAlias = tuple[Item, ...]


def readings(typed: str, vocabulary: Vocabulary, names: tuple[Name, ...]) -> tuple[Line, ...]:
    """Take a typed line in every way in which all of it has a meaning.

    A player's name may be begun, and may be spelt like a word of the game.
    """
    known = calls(names)
    found: dict[Line, None] = {}
    for line in spellings(typed):
        if line and len(line) <= LONGEST_LINE:
            lines = _lines(line, lexicon(vocabulary), known)
            found |= dict.fromkeys(islice(lines, _MOST_READINGS))
    return tuple(found)


def cards_named(typed: str, vocabulary: Vocabulary) -> tuple[Card, ...]:
    """Return the cards that a line names, sorted, whether or not it is a move."""
    named = [
        item.cards
        for line in readings(typed, vocabulary, ())
        for item in line
        if isinstance(item, Named)
    ]
    return tuple(sorted(frozenset[Card]().union(*named)))


def _lines(line: str, words: Lexicon[Word], known: Sequence[Call]) -> Iterator[Line]:
    """Walk all ways to take the atoms: whole names, and what each atom may mean."""
    atoms = tuple(words.scan(line))
    ways: list[list[Line]] = [[()]]
    """For each atom from the last on: the ways to take it and what follows, not too many."""
    for start in range(len(atoms) - 1, -1, -1):
        found = _from(line, atoms, start, known, words, ways[::-1])
        ways.append(list(islice(found, _MOST_READINGS)))
    for items in ways[-1]:
        told = [item for item in items if item is not Sense.FILLER]
        yield tuple(_narrowed(told))


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


def _narrowed(items: Sequence[Item]) -> Iterator[Item]:
    """Join words that tell of one card: "daimyo Mori", "okugata 10", "Osaka castle"."""
    place = 0
    while place < len(items):
        item, place = items[place], place + 1
        while place < len(items):
            both = _joined(item, items[place])
            if both is None:
                break
            item, place = both, place + 1
        yield item


def _joined(first: Item, second: Item) -> Item | None:
    match first, second:
        case Named(), Named() if first.cards & second.cards:
            same = first.cards & second.cards
            return Named(same) if same != first.cards or first != second else None
        case Named(), int() if first.cards <= OKUGATA and _OKUGATA.get(second) in first.cards:
            return Named(frozenset({_OKUGATA[second]}))
        case int(), Named() if second.cards <= OKUGATA and _OKUGATA.get(first) in second.cards:
            return Named(frozenset({_OKUGATA[first]}))
        case _:
            return None
