"""Whose cards a typed line asks to look at."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.hagakure.moves import NO_SEAT, YOMI
from access_play.games.hagakure.typed import LONGEST_LINE, Sense, lexicon
from access_play.language.folding import fold, may_end, number, one_edit_apart
from access_play.language.lexicon import Lexicon
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_SHORTEST_SLIP: Final = 3
_AROUND: Final = (
    Sense.FILLER,
    Sense.PLAY,
    Sense.TOKEN,
    Sense.HAND,
    Sense.SEAT,
    Sense.COUNTER,
)
"""What may stand around the name: "the token look at the hand of Ken, please"."""


class Aim(msgspec.Struct, frozen=True):
    """What a line with a word for looking names."""

    targets: tuple[Seat, ...] = ()
    """Seats and the ``YOMI`` that may be meant; ``NO_SEAT`` for a number below 1."""
    unknown: bool = False
    """Whether something is named that is nobody's name."""
    correction: str = ""
    """The line as it may have been meant, where a name has a slip."""


class _Rest(NamedTuple):
    """What is left of a line when words are taken off at its ends."""

    start: int
    end: int


class _Cut(NamedTuple):
    """A place up to which a line is known words, from its beginning or from its end."""

    place: int
    looked: bool
    """Whether the word for looking is among them."""


def find_aim(line: str, vocabulary: Vocabulary, names: tuple[Name, ...]) -> Aim | None:
    """Return what a folded line asks to look at; ``None`` where it does not ask for that.

    The more of the line a name takes up, the better: a player may be called "At".
    """
    words = lexicon(vocabulary)
    rests = sorted(_rests(line, words)) if len(line) <= LONGEST_LINE else []
    if not rests:
        return None
    texts = {line[start:end] for start, end in rests} - {""}
    folded = _folded(names, words)
    targets = _longest(texts, lambda text: _called(text, folded)) or _longest(
        texts, lambda text: _begun(text, folded)
    )
    if targets:
        return Aim(targets)
    nothing_named = any(start == end for start, end in rests)
    return Aim(unknown=not nothing_named, correction=next(_corrections(line, rests, names), ""))


def _rests(line: str, words: Lexicon[Sense]) -> Iterator[_Rest]:
    """Take known words off both ends in all ways, the word for looking once among them."""
    ends = _cuts(line, len(line), words, _words_before)
    for begin in _cuts(line, 0, words, _words_behind):
        for end in ends:
            if begin.looked != end.looked and begin.place <= end.place:
                yield _Rest(begin.place, end.place)


_Step: TypeAlias = Callable[[str, int, Iterable[str]], Iterator[int]]


def _cuts(line: str, place: int, words: Lexicon[Sense], step: _Step) -> set[_Cut]:
    around, verbs = words.words_for(*_AROUND), words.words_for(Sense.LOOK)
    found: set[_Cut] = set()
    due = {_Cut(place, looked=False)}
    while due:
        cut = due.pop()
        found.add(cut)
        further = {_Cut(at, cut.looked) for at in step(line, cut.place, around)}
        if not cut.looked:
            looking = (*verbs, *_begun_verb(line, cut.place, words))
            further |= {_Cut(at, looked=True) for at in step(line, cut.place, looking)}
        due |= further - found
    return found


def _words_behind(line: str, place: int, words: Iterable[str]) -> Iterator[int]:
    """Return where those words end that begin at a place, blanks behind them included."""
    for word in words:
        end = place + len(word)
        if line.startswith(word, place) and _parted(line, end):
            yield end + (line[end : end + 1] == " ")


def _words_before(line: str, place: int, words: Iterable[str]) -> Iterator[int]:
    """Return where those words begin that end at a place, blanks before them included."""
    for word in words:
        begin = place - len(word)
        if line.endswith(word, 0, place) and _parted(line, begin):
            yield begin - (line[begin - 1 : begin] == " ")


def _parted(line: str, place: int) -> bool:
    return place in {0, len(line)} or may_end(line[place - 1], line[place])


def _begun_verb(line: str, place: int, words: Lexicon[Sense]) -> Iterator[str]:
    """Return the word at a place if it is the beginning of words for looking and of no others."""
    first = next(words.scan(line, place), None)
    if first is not None and first.start == place and first.senses == {Sense.LOOK}:
        yield first.text


def _folded(names: tuple[Name, ...], words: Lexicon[Sense]) -> list[tuple[str, Seat]]:
    called = [
        (fold(word), seat)
        for seat, name in enumerate(names)
        for word in (name.text, name.reading)
        if fold(word)
    ]
    return [*called, *((word, YOMI) for word in words.words_for(Sense.YOMI))]


def _longest(rests: set[str], find: Callable[[str], set[Seat]]) -> tuple[Seat, ...]:
    in_order = sorted(rests, key=len, reverse=True)
    for _, alike in groupby(in_order, key=len):
        found = set[Seat]().union(*map(find, alike))
        if found:
            return tuple(sorted(found))
    return ()


def _called(rest: str, folded: list[tuple[str, Seat]]) -> set[Seat]:
    found = {seat for word, seat in folded if word == rest}
    counted = number(rest)
    if counted is not None:
        found.add(counted - 1 if counted else NO_SEAT)
    return found


def _begun(rest: str, folded: list[tuple[str, Seat]]) -> set[Seat]:
    return {seat for word, seat in folded if word.startswith(rest)}


def _corrections(line: str, rests: list[_Rest], names: tuple[Name, ...]) -> Iterator[str]:
    """Write the line anew with each name of which a rest of it may be a slip."""
    spellings = [(fold(word), name.text) for name in names for word in (name.text, name.reading)]
    for start, end in rests:
        for folded, name in spellings:
            if end - start >= _SHORTEST_SLIP and one_edit_apart(line[start:end], folded):
                yield line[:start] + name + line[end:]
