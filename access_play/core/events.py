"""What happened, and who may hear it."""

from collections.abc import Sequence

import msgspec

from access_play.core.seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The base of all events: codes and numbers, never a sentence, never a cycle."""


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: everybody, unless one of the two narrows it."""

    event: Event
    only: Seat | None = None
    """The one seat that may hear it."""
    but: Seat | None = None
    """The one seat that hears something else instead."""
    shows: bool = False
    """Whether it shows those who hear it what had been hidden: that cannot be taken back."""

    def reaches(self, seat: Seat | None) -> bool:
        """Tell whether a seat, or a bystander (``None``), may hear the event."""
        if self.only is not None:
            return seat == self.only
        return self.but is None or seat != self.but


def heard_by(seat: Seat | None, heard: Sequence[Heard]) -> tuple[Event, ...]:
    """Return the events that a seat, or a bystander (``None``), may hear."""
    if len(heard) == 1:  # most actions tell everybody one thing
        return (heard[0].event,) if heard[0].reaches(seat) else ()
    return tuple([one.event for one in heard if one.reaches(seat)])


class TakenBack(Event, frozen=True, gc=False):
    """A player took back his last move, in practice."""

    seat: Seat


class Called(Event, frozen=True, gc=False):
    """A question that only some may be able to answer is put to all who might.

    Who of them can is not shown, so a table calls each in turn before it tells what follows.
    """

    seats: tuple[Seat, ...]
    """Those who might answer, by what lies open, in the order in which they are asked."""


class Unanswered(Event, frozen=True, gc=False):
    """Nobody has answered a question to which seats were called; what follows comes after it."""
