"""What a typed line says in Shinobi no Gakkō, whoever typed it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

import msgspec

from access_play.games.shinobi_no_gakko.line import HIGH, LOW, End
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, Pile
from access_play.games.shinobi_no_gakko.typed import LONGEST_LINE, Sense, lexicon
from access_play.language.folding import JAPANESE
from access_play.language.lexicon import Atom
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code

ALL_OF_IT: Final = -1
"""Stands for as many cards of a number as there are."""
_MOST_IN_A_SET: Final = 5
_PARTING: Final = re.compile(r"[,;、。+&]+")
_AFTER_CODE: Final = re.compile(rf"$|[ {JAPANESE}]")
_BLANKS_IN_CODE: Final = re.compile(r"(?<=[\])」])\s+(?=[(.。])")
_HOW_MANY: Final = {
    Sense.ONE: 1,
    Sense.TWO: 2,
    Sense.THREE: 3,
    Sense.FOUR: 4,
    Sense.FIVE: 5,
    Sense.ALL: ALL_OF_IT,
}
_PILES: Final = {Sense.HEAVEN: HEAVEN, Sense.EARTH: EARTH}
_ENDS: Final = {Sense.LOW: LOW, Sense.HIGH: HIGH}
_VERBS: Final = frozenset({Sense.PLAY, Sense.COLLECT, Sense.PASS, Sense.DIVIDE})
_THINGS: Final = frozenset({Sense.SEAL, Sense.SHURIKEN, Sense.LINE, Sense.DISCARDS, Sense.PENALTY})

_Item: TypeAlias = Sense | int


class Said(msgspec.Struct, frozen=True):
    """What a line names. Whether it fits the moment is not asked here."""

    verb: Sense | None = None
    piles: tuple[Pile, ...] = ()
    """In the order in which they were typed."""
    ends: tuple[End, ...] = ()
    numbers: tuple[tuple[int, int], ...] = ()
    """Numbers of cards and how many of each, ``ALL_OF_IT`` among them; a number once."""
    by_pile: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Where both piles are named: the numbers behind each."""
    bare: tuple[int, ...] = ()
    """The numbers as they stand, where no word says how many."""


def clauses(line: str) -> tuple[str, ...]:
    """Part a folded line at its commas."""
    return tuple(part.strip() for part in _PARTING.split(line) if part.strip())


def read(line: str, vocabulary: Vocabulary) -> Said | None:
    """Return what a folded line says; ``None`` where a word of it is of no use in a move."""
    items = items_of(line, vocabulary)
    if not items or _THINGS & set(items):
        return None
    verbs = [item for item in dict.fromkeys(items) if item in _VERBS]
    piles = tuple(dict.fromkeys(_PILES[item] for item in items if item in _PILES))
    ends = tuple(dict.fromkeys(_ENDS[item] for item in items if item in _ENDS))
    counted = _numbers(items)
    if len(verbs) > 1 or counted is None:
        return None
    verb = verbs[0] if verbs else None
    if not (verb or piles or ends or counted):
        return None
    numbers = [item for item in items if isinstance(item, int)]
    bare = numbers if sum(count for _, count in counted) == len(numbers) else []
    by_pile = tuple(_by_pile(items)) if len(piles) > 1 else ()
    return Said(verb, piles, ends, counted, by_pile, tuple(bare))


def items_of(line: str, vocabulary: Vocabulary) -> tuple[_Item, ...]:
    """Return the words and numbers of a folded line; empty where one is not known."""
    if len(line) > LONGEST_LINE:
        return ()
    line = _BLANKS_IN_CODE.sub("", line)
    found = [_item(atom, line) for atom in lexicon(vocabulary).scan(line)]
    if None in found:
        return ()
    return tuple(_signed(item for item in found if item is not None and item is not Sense.FILLER))


def _signed(items: Iterable[_Item]) -> Iterator[_Item]:
    """Make numbers behind a minus negative, so that the rules can refuse them."""
    negative = False
    for item in items:
        if item is Sense.MINUS:
            negative = True
        else:
            yield -item if negative and isinstance(item, int) else item
            negative = False


def _item(atom: Atom[Sense], line: str) -> _Item | None:
    """Return what an atom is; ``None`` where it is not known."""
    if atom.number is not None:
        return atom.number
    if atom.senses:  # the beginning of several words is none of them
        return next(iter(atom.senses)) if len(atom.senses) == 1 else None
    if _stands_alone(atom, line):
        marks = number_code.read(atom.text)
        if marks is not None:
            return marks
    if atom.text == "-":
        return Sense.MINUS
    return Sense.FILLER if _PARTING.fullmatch(atom.text) else None


def _stands_alone(atom: Atom[Sense], line: str) -> bool:
    """Tell signs that may be a number code from those at the end of a sentence."""
    before = line[: atom.start][-1:]
    return before in {"", " "} and _AFTER_CODE.match(line, atom.end) is not None


def _by_pile(items: Sequence[_Item]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Give each pile the numbers behind its word; those before any word go to none."""
    current: list[_Item] = []
    for is_pile, run in groupby(items, key=lambda item: item in _PILES):
        if is_pile:
            continue
        current = list(run)
        yield _numbers(current) or ()


def _numbers(items: Sequence[_Item]) -> tuple[tuple[int, int], ...] | None:
    """Count the cards that are named; ``None`` where a word for how many has no number."""
    found = Counter[int]()
    everything = set()
    rest = [item for item in items if isinstance(item, int) or item in _HOW_MANY or _joins(item)]
    while rest:
        taken = _next_number(rest)
        if taken is None:
            return None
        number, count, used = taken
        del rest[:used]
        if count == ALL_OF_IT:
            everything.add(number)
        found[number] += count
    return tuple(
        [(number, ALL_OF_IT if number in everything else found[number]) for number in found]
    )


def _joins(item: _Item) -> bool:
    return item in {Sense.TIMES, Sense.COUNTER}


def _next_number(items: Sequence[_Item]) -> tuple[int, int, int] | None:
    """Read a number of a card, how many of it are meant, and how many items say so."""
    match items:
        case [Sense() as word, int(number), *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 2
        case [Sense() as word, Sense.TIMES, int(number), *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 3
        case [int(first), Sense.TIMES, int(second), *_]:
            swapped = first > _MOST_IN_A_SET >= second
            return (first, second, 3) if swapped else (second, first, 3)
        case [int(number), int(count), Sense.COUNTER, *_]:
            return number, count, 3
        case [int(number), Sense() as word, Sense.COUNTER, *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 3
        case [int(number), Sense.ALL, *_]:
            return number, ALL_OF_IT, 2
        case [int(number), *_]:
            return number, 1, 1
        case _:
            return None
