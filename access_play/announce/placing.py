"""Where at the table a cue is heard from."""

from functools import lru_cache
from math import pi, sin
from typing import Final

from access_play.core.seats import Seat
from access_play.games.sayings import Saying
from access_play.language.phrases import Listing, Part, Person, Phrase

_REMEMBERED: Final = 64

def pan(saying: Saying, listener: Seat | None, seats: int) -> float:
    """Tell where the player sits whom a saying is about: from -1, left, to 1, right.

    Seats go round clockwise, so the next one is to the listener's left. Whoever sits opposite,
    the listener, and nobody in particular are in the middle.
    """
    seat = saying.at if saying.at is not None else _named_first(saying.phrase)
    return 0.0 if seat is None or listener is None else _place(seat, listener, seats)


@lru_cache(_REMEMBERED)
def _place(seat: Seat, listener: Seat, seats: int) -> float:
    return round(-sin(2 * pi * ((seat - listener) % seats) / seats), 2) + 0.0 if seats else 0.0


def _named_first(part: Part) -> Seat | None:
    """Return the first player in a phrase: who does something comes first."""
    if isinstance(part, Person):
        return part.seat
    if isinstance(part, Phrase):
        for _, inner in part.parts:
            if (seat := _named_first(inner)) is not None:
                return seat
    elif isinstance(part, Listing):
        return next((seat for item in part.items if (seat := _named_first(item)) is not None), None)
    return None
