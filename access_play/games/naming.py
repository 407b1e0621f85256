"""Finding the player whom a typed line names, in the midst of the words of a move.

Names are anything: "At", "Jean Luc", みるく. So a name is what is left when the words that a
move has around it are taken off both ends of the line, in every way in which that can be done.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from access_play.core.seats import Seat, seat_of
from access_play.language.folding import fold, may_end, number, one_edit_apart
from access_play.language.lexicon import Lexicon
from access_play.language.roman import roman
from access_play.language.speaker import Name

S = TypeVar("S")

_SHORTEST_SLIP: Final = 3
_REMEMBERED: Final = 64

Call: TypeAlias = tuple[str, Seat]
"""A folded word for a player, and the seat; a game may call something else so, like a pile."""


class Frame(NamedTuple, Generic[S]):
    """What stands around the name of a player in a move: "look at the hand of Ken, please"."""

    words: Lexicon[S]
    verb: S
    """Must be there once, on one side of the name."""
    around: tuple[S, ...]
    """May be there."""


class Named(msgspec.Struct, frozen=True):
    """What a line with the words of a frame names."""

    seats: tuple[Seat, ...] = ()
    """Those that may be meant, ascending; a number names its seat, there or not."""
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
    has_verb: bool


def calls(names: Sequence[Name]) -> list[Call]:
    """Return the folded words by which players are called, each with the seat."""
    return [(word, seat) for seat, name in enumerate(names) for word in spellings_of(name)]


@lru_cache(_REMEMBERED)
def spellings_of(name: Name) -> tuple[str, ...]:
    """Return how a player's name is typed, folded: as written, read, or in Latin letters.

    At a table with Japanese, a name in kana is heard in Latin letters by those who type those.
    """
    words = (name.text, name.reading, roman(name.reading or name.text))
    return tuple(dict.fromkeys(filter(None, map(fold, words))))


def has_namesake(seat: Seat, names: Sequence[Name]) -> bool:
    """Tell whether another player has the same name, capitals and accents aside."""
    called = [fold(name.text) for name in names]
    return called.count(called[seat]) > 1


def find_named(
    line: str, frame: Frame[S], names: Sequence[Name], others: Iterable[Call] = ()
) -> Named | None:
    """Find whom a folded line names; ``None`` where the verb of the frame is not in it.

    The more of the line a name takes up, the better. A whole name or a seat's number goes
    before the beginning of a name.

    Args:
        line: not so long that taking it apart in all ways would be felt.
        frame: the words around the name.
        names: by seat.
        others: what may be named beside the players.
    """
    rests = sorted(_rests(line, frame))
    if not rests:
        return None
    texts = {line[start:end] for start, end in rests} - {""}
    known = [*calls(names), *others]
    seats = _longest(texts, lambda text: _called(text, known)) or _longest(
        texts, lambda text: _begun(text, known)
    )
    if seats:
        return Named(seats)
    nothing_named = any(start == end for start, end in rests)
    return Named(unknown=not nothing_named, correction=next(_corrections(line, rests, names), ""))


def _rests(line: str, frame: Frame[S]) -> Iterator[_Rest]:
    """Take known words off both ends in all ways, the verb once among them."""
    ends = _cuts(line, len(line), frame, _words_before)
    for begin in _cuts(line, 0, frame, _words_behind):
        for end in ends:
            if begin.has_verb != end.has_verb and begin.place <= end.place:
                yield _Rest(begin.place, end.place)


_Step: TypeAlias = Callable[[str, int, Iterable[str]], Iterator[int]]


def _cuts(line: str, place: int, frame: Frame[S], step: _Step) -> set[_Cut]:
    around, verbs = frame.words.words_for(*frame.around), frame.words.words_for(frame.verb)
    found: set[_Cut] = set()
    due = {_Cut(place, has_verb=False)}
    while due:
        cut = due.pop()
        found.add(cut)
        further = {_Cut(at, cut.has_verb) for at in step(line, cut.place, around)}
        if not cut.has_verb:
            verb = (*verbs, *_begun_verb(line, cut.place, frame))
            further |= {_Cut(at, has_verb=True) for at in step(line, cut.place, verb)}
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


def _begun_verb(line: str, place: int, frame: Frame[S]) -> Iterator[str]:
    """Return the word at a place if it is the beginning of the verb and of no other word."""
    first = next(frame.words.scan(line, place), None)
    if first is not None and first.start == place and first.senses == {frame.verb}:
        yield first.text


def _longest(rests: set[str], find: Callable[[str], set[Seat]]) -> tuple[Seat, ...]:
    in_order = sorted(rests, key=len, reverse=True)
    for _, alike in groupby(in_order, key=len):
        found = set[Seat]().union(*map(find, alike))
        if found:
            return tuple(sorted(found))
    return ()


def _called(rest: str, known: Sequence[Call]) -> set[Seat]:
    found = {seat for word, seat in known if word == rest}
    counted = number(rest)
    return found if counted is None else found | {seat_of(counted)}


def _begun(rest: str, known: Sequence[Call]) -> set[Seat]:
    return {seat for word, seat in known if word.startswith(rest)}


def _corrections(line: str, rests: Sequence[_Rest], names: Sequence[Name]) -> Iterator[str]:
    """Write the line anew with each name of which a rest of it may be a slip."""
    spellings = [(word, name.text) for name in names for word in spellings_of(name)]
    for start, end in rests:
        for folded, name in spellings:
            if end - start >= _SHORTEST_SLIP and one_edit_apart(line[start:end], folded):
                yield line[:start] + name + line[end:]
