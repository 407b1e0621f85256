"""What a typed line says in Shinobi no Gakkō, whoever typed it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, islice
from typing import Final, TypeAlias

import msgspec

from access_play.games.shinobi_no_gakko.line import HIGH, LOW, End
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, Pile
from access_play.games.shinobi_no_gakko.typed import Sense, lexicon
from access_play.games.typed_lines import every_reading
from access_play.language.folding import JAPANESE
from access_play.language.lexicon import Atom
from access_play.language.vocabulary import Vocabulary

ALL_OF_IT: Final = -(10**10)
"""Stands for as many cards of a number as there are; nobody can type it."""
_MOST_IN_A_SET: Final = 5
_COMMAS: Final = re.compile(r"[,;、。+&]+")
_PARTING: Final = re.compile(rf"[,;:、+&]+|(?<=[0-9{JAPANESE}])。")
"""What stands between words; a full stop elsewhere may be a dot of a number code."""
_TOO_LONG: Final = re.compile(r"[0-9]{10,}")
_LARGEST: Final = "9" * 9
"""Stands for every number that is longer: no card has it either."""
_HOW_MANY: Final = {
    Sense.ONE: 1,
    Sense.TWO: 2,
    Sense.THREE: 3,
    Sense.FOUR: 4,
    Sense.FIVE: 5,
    Sense.BOTH: 2,
    Sense.ALL: ALL_OF_IT,
}
_WITHOUT_NUMBER: Final = frozenset({Sense.ALL, Sense.BOTH})
_COUNTING: Final = frozenset({*_HOW_MANY, Sense.TIMES, Sense.COUNTER, Sense.PLURAL})
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


def clauses(line: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Part a folded line at its commas, and where it says "then"."""
    words = lexicon(vocabulary)
    return tuple(
        [
            clause
            for part in _COMMAS.split(line)
            for clause in _between(part, words.scan(part))
            if clause
        ]
    )


def _between(part: str, atoms: Iterable[Atom[Sense]]) -> Iterator[str]:
    """Return what stands before, between and behind the words for "then"."""
    start = 0
    for atom in atoms:
        if atom.senses == {Sense.THEN}:
            yield part[start : atom.start].strip()
            start = atom.end
    yield part[start:].strip()


def read(line: str, vocabulary: Vocabulary) -> Said | None:
    """Return what a folded line says; ``None`` where a word of it is of no use in a move."""
    items = items_of(line, vocabulary)
    if not items or {*_THINGS, Sense.THEN} & set(items):
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
    bare = [] if _COUNTING & {*items} else numbers
    by_pile = tuple(_by_pile(items)) if len(piles) > 1 else ()
    return Said(verb, piles, ends, counted, by_pile, tuple(bare))


def items_of(line: str, vocabulary: Vocabulary) -> tuple[_Item, ...]:
    """Return the words and numbers of a folded line; empty where one is not known or not clear."""
    line = _counted_plurals(vocabulary).sub(r"\1 x \2", _TOO_LONG.sub(_LARGEST, line))
    line, words = _PARTING.sub(" ", line), lexicon(vocabulary)
    readings = every_reading(line, words, Sense.FILLER)
    ways = list(islice(readings, 2))
    return tuple(_signed(ways[0])) if len(ways) == 1 else ()


@lru_cache(maxsize=8)
def _counted_plurals(vocabulary: Vocabulary) -> re.Pattern[str]:
    """Find "3 9s", which are three 9s, while "3, 9s" and "3 and the 9s" are not."""
    plurals = sorted(filter(str.isascii, lexicon(vocabulary).words_for(Sense.PLURAL)))
    ends = "|".join(map(re.escape, plurals))
    return re.compile(rf"(?<![0-9])([0-9]+) ([0-9]+)(?= ?(?:{ends})(?![a-z]))")


def _signed(items: Iterable[_Item]) -> Iterator[_Item]:
    """Make numbers behind a minus negative, so that the rules can refuse them."""
    negative = False
    for item in items:
        if item is Sense.MINUS:
            negative = True
        else:
            yield -item if negative and isinstance(item, int) else item
            negative = False


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
    rest = [item for item in items if isinstance(item, int) or item in _COUNTING]
    while rest:
        if rest[0] in _WITHOUT_NUMBER and not _begins_number(rest[1:]):
            del rest[0]  # "all" or "both" of the piles, "les grands"
            continue
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


def _begins_number(items: Sequence[_Item]) -> bool:
    return bool(items) and (isinstance(items[0], int) or items[0] in _HOW_MANY)


def _next_number(items: Sequence[_Item]) -> tuple[int, int, int] | None:
    """Read a number of a card, how many of it are meant, and how many items say so."""
    match items:
        case [Sense.ALL, Sense() as word, *_] if word in _HOW_MANY:  # "les deux 9"
            counted = _next_number(items[1:])
            return counted and (*counted[:2], counted[2] + 1)
        case [Sense() as word, Sense.TIMES, int(number), *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 3
        case [Sense() as word, int(number), Sense.PLURAL, *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 3
        case [Sense() as word, int(number), *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 2
        case [int(), *_]:
            return _behind_number(items)
        case _:
            return None


def _behind_number(items: Sequence[_Item]) -> tuple[int, int, int] | None:
    """Read the same where a number comes first: "9s" are all of them."""
    match items:
        case [int(first), Sense.TIMES, int(second), *rest]:
            swapped = first > _MOST_IN_A_SET >= second
            counted = (first, second) if swapped else (second, first)
            return (*counted, 4 if rest[:1] == [Sense.PLURAL] else 3)
        case [int(number), int(count), Sense.COUNTER, *_]:
            return number, count, 3
        case [int(number), Sense() as word, Sense.COUNTER, *_] if word in _HOW_MANY:
            return number, _HOW_MANY[word], 3
        case [int(number), Sense.PLURAL, *_]:
            return number, ALL_OF_IT, 2
        case [int(number), Sense.ALL, *rest] if not _begins_number(rest):
            return number, ALL_OF_IT, 2
        case [int(number), *_]:
            return number, 1, 1
        case _:
            return None
