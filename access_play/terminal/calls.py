"""Seats that are called to a question out of turn, so that nobody hears who could answer it."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from access_play.core.events import Called, Event, Unanswered
from access_play.core.seats import Seat
from access_play.core.table import Happened


class Calls:
    """Who is still to be called, and what may be told only then.

    The rules go on as soon as nobody is left who can answer. To tell what follows at once
    would tell that the others could not, so it is held back until all have been called.
    """

    def __init__(self) -> None:
        self._seats: Final[deque[Seat]] = deque()
        self._held: Final[list[Happened]] = []
        self._now: Seat | None = None
        """Who has been called last."""
        self._question: Called | None = None
        """To what the latest ones were called."""

    @property
    def due(self) -> bool:
        """Whether somebody is still to be called."""
        return bool(self._seats)

    @property
    def over(self) -> bool:
        """Whether the rules ask nobody any more, though some are still to be called."""
        return bool(self._held)

    @property
    def open(self) -> bool:
        """Whether a question is not over yet for all who hear of it."""
        return self.due or self.over

    @property
    def question(self) -> Called | None:
        """To what seats are called, until it is over for all who hear of it."""
        return self._question if self.open else None

    def next(self) -> Seat:
        """Take the seat that is called now."""
        self._now = self._seats.popleft()
        return self._now

    def hold(self, happened: Happened) -> tuple[Happened, ...]:
        """Note who is called, and return what may be told at once.

        An action of a seat that is not called, as in a record that is resumed, means that all
        have been called.
        """
        before = self._reached(happened.seat)
        events = [one.event for one in happened.heard]
        called = next((event for event in events if isinstance(event, Called)), None)
        if called is not None:
            self._question = called
            self._seats.extend(called.seats)
        if not self._seats:
            return (*before, happened)
        place = _place_of(Unanswered, events)
        if place is not None:
            self._held.append(Happened(happened.seat, happened.heard[place:]))
            return (*before, Happened(happened.seat, happened.heard[:place]))
        if called is None and any(one.only is None for one in happened.heard):
            self._seats.clear()  # somebody has answered, so nobody else is asked
        return (*before, happened)

    def _reached(self, seat: Seat) -> tuple[Happened, ...]:
        """Take it that everybody up to this seat has been called."""
        while self._seats and self._now != seat:
            self._now = self._seats.popleft()
        return self.released()

    def released(self) -> tuple[Happened, ...]:
        """Return what was held back, once nobody is left to be called."""
        if self._seats:
            return ()
        held = tuple(self._held)
        self._held.clear()
        return held


def _place_of(kind: type[Event], events: Sequence[Event]) -> int | None:
    return next((place for place, event in enumerate(events) if isinstance(event, kind)), None)
