"""Players in lists: the listener is "you", the others are named."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from access_play.core.seats import Seat, clockwise
from access_play.language.messages import NP_
from access_play.language.phrases import Listing, Part, Person, Phrase, all_of, phrase, you_and

_YOU: Final = phrase(NP_("person", "you"), braille=NP_("braille|person", "you"))
_YOU_FIRST: Final = phrase(NP_("start", "You"), braille=NP_("braille|person", "you"))


@cache
def person(seat: Seat, listener: Seat | None) -> Phrase | Person:
    """Name a player in the middle of a sentence."""
    return _YOU if seat == listener else Person(seat)


@cache
def person_first(seat: Seat, listener: Seat | None) -> Phrase | Person:
    """Name a player as the first word of a sentence."""
    return _YOU_FIRST if seat == listener else Person(seat)


def people(seats: Iterable[Seat], listener: Seat | None) -> Listing | Phrase:
    """List players in the middle of a sentence; at least one."""
    named = tuple(seats)
    others: tuple[Part, ...] = tuple([Person(seat) for seat in named if seat != listener])
    if not others:
        return _YOU
    return you_and(others) if listener in named else all_of(others)


def counts(numbers: Sequence[int], listener: Seat | None) -> tuple[Phrase, ...]:
    """Say a count for every player, the listener first: "you 5", "Ken 4".

    Args:
        numbers: by seat.
        listener: who is "you".
    """
    return tuple(
        [
            phrase(
                NP_("count of", "{player} {number}"),
                braille=NP_("braille", "{player} {number}"),
                player=person(seat, listener),
                number=numbers[seat],
            )
            for seat in from_listener(listener, len(numbers))
        ]
    )


def from_listener(listener: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Return all seats clockwise, the listener's first."""
    return clockwise(listener or 0, seats)
