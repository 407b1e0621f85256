"""Seats as records and players give them: counted from 1."""

from typing import Final

from access_play.core.seats import Seat

NO_SEAT: Final[Seat] = -2
"""Stands for a number below 1: nobody sits there, and it is not chance either."""


def seat_of(number: int) -> Seat:
    """Return the seat that a number names; whether somebody sits there is for the rules."""
    return number - 1 if number > 0 else NO_SEAT
