"""Where at the table a cue is heard from."""

from math import pi, sin
from typing import Final

from access_play.core.seats import Seat
from access_play.games.sayings import Cue, Saying
from access_play.language.phrases import Listing, Part, Person, Phrase

_OF_ALL: Final = frozenset({Cue.ROUND, Cue.OWN_TURN})
"""Cues that stand for nobody but the listener, whoever is named."""


def pan(saying: Saying, listener: Seat | None, seats: int) -> float:
    """Tell where the player sits whom a saying is about: from -1, left, to 1, right.

    Seats go round clockwise, so the next one is to the listener's left. Whoever sits opposite,
    the listener, nobody in particular, and what begins for all are in the middle.
    """
    seat = saying.at
    if seat is None and saying.sound not in _OF_ALL:
        seat = _named_first(saying.phrase)
    if seat is None or listener is None or not seats:
        return 0.0
    return round(-sin(2 * pi * ((seat - listener) % seats) / seats), 2) + 0.0


def _named_first(part: Part) -> Seat | None:
    """Return the first player in a phrase: who does something comes first."""
    if isinstance(part, Person):
        return part.seat
    inner: tuple[Part, ...] = ()
    if isinstance(part, Phrase):
        inner = part.values
    elif isinstance(part, Listing):
        inner = part.items
    return next((seat for each in inner if (seat := _named_first(each)) is not None), None)
