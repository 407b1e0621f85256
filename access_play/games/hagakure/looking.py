"""Whose cards a typed line asks to look at."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from access_play.core.seats import Seat
from access_play.games.hagakure.moves import NO_SEAT, YOMI
from access_play.games.hagakure.typed import LONGEST_LINE, Sense, lexicon
from access_play.language.folding import fold, may_end, number, one_edit_apart
from access_play.language.lexicon import Lexicon
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_SHORTEST_SLIP: Final = 3
_AROUND: Final = (Sense.FILLER, Sense.PLAY, Sense.TOKEN, Sense.HAND, Sense.SEAT)
"""What may stand around the name: "the token look at the hand of Ken, please"."""


class Aim(msgspec.Struct, frozen=True):
    """What a line with a word for looking names."""

    targets: tuple[Seat, ...] = ()
    """Seats and the ``YOMI`` that may be meant; ``NO_SEAT`` for a number below 1."""
    unknown: bool = False
    """Whether something is named that is nobody's name."""
    correction: str = ""
    """The line as it may have been meant, where a name has a slip."""


def find_aim(line: str, vocabulary: Vocabulary, names: tuple[Name, ...]) -> Aim | None:
    """Return what a folded line asks to look at; ``None`` where it does not ask for that.

    The more of the line a name takes up, the better: a player may be called "At".
    """
    words = lexicon(vocabulary)
    looked = sorted(span for span in _spans(line, words) if span.looked)
    if not looked:
        return None
    rests = {line[span.start : span.end] for span in looked} - {""}
    folded = _folded(names, words)
    targets = _longest(rests, lambda rest: _called(rest, folded)) or _longest(
        rests, lambda rest: _begun(rest, folded)
    )
    if targets:
        return Aim(targets)
    correction = next(_corrections(line, looked, names), "")
    nothing_named = any(span.start == span.end for span in looked)
    return Aim(unknown=not nothing_named, correction=correction)


class _Span(NamedTuple):
    """What is left of a line when words are taken off at its ends."""

    start: int
    end: int
    looked: bool
    """Whether the word for looking is among those taken off."""


def _spans(line: str, words: Lexicon[Sense]) -> set[_Span]:
    """Take known words off the ends of a line in all ways."""
    found: set[_Span] = set()
    due = {_Span(0, len(line), looked=False)} if len(line) <= LONGEST_LINE else set()
    while due:
        found |= due
        due = {shorter for span in due for shorter in _shorter(line, span, words)} - found
    return found


def _shorter(line: str, span: _Span, words: Lexicon[Sense]) -> Iterator[_Span]:
    yield from _without(line, span, words.words_for(*_AROUND))
    if not span.looked:
        looked = span._replace(looked=True)
        verbs = words.words_for(Sense.LOOK)
        yield from _without(line, looked, verbs)
        yield from _without(line, looked, _begun_verb(line[span.start : span.end], words))


def _without(line: str, span: _Span, some: Iterable[str]) -> Iterator[_Span]:
    text = line[span.start : span.end]
    for word in some:
        if text.startswith(word) and _parted(text, len(word)):
            yield span._replace(start=span.end - len(text[len(word) :].lstrip()))
        if text.endswith(word) and _parted(text, len(text) - len(word)):
            yield span._replace(end=span.start + len(text[: len(text) - len(word)].rstrip()))


def _parted(text: str, place: int) -> bool:
    return place in {0, len(text)} or may_end(text[place - 1], text[place])


def _begun_verb(text: str, words: Lexicon[Sense]) -> Iterator[str]:
    """Return the first word if it is the beginning of words for looking and of no others."""
    first = next(iter(words.scan(text)), None)
    if first is not None and first.start == 0 and first.senses == {Sense.LOOK}:
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


def _corrections(line: str, looked: list[_Span], names: tuple[Name, ...]) -> Iterator[str]:
    """Write the line anew with each name of which a rest of it may be a slip."""
    for span in looked:
        rest = line[span.start : span.end]
        for name in names:
            spellings = [fold(name.text), fold(name.reading)]
            if len(rest) >= _SHORTEST_SLIP and any(one_edit_apart(rest, s) for s in spellings):
                yield line[: span.start] + name.text + line[span.end :]
