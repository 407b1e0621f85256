"""What the persons at this keyboard may look at, while a question is put to one after another."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from access_play.core.events import Called
from access_play.core.seats import Seat
from access_play.core.table import AnyTable
from access_play.terminal.table.calls import Calls


class Shown:
    """Hands out views of the table.

    The rules go on as soon as nobody is left who can answer. Whoever is called to a question,
    or waits for its end, must not see that: until all have been called, he is shown the table
    as it was before the question was put. Who is really asked sees the question.

    Args:
        table: where the views come from.
        calls: tells whether somebody is still to be called.
        seats: those of the persons here.
    """

    def __init__(self, table: AnyTable, calls: Calls, seats: Iterable[Seat]) -> None:
        self._table: Final = table
        self._calls: Final = calls
        self._seats: Final = tuple(seats)
        self._before: Mapping[Seat, Any] = {}

    def note(self) -> None:
        """Remember what is seen now, before something happens at the table."""
        if not self._calls.open:
            self._before = {seat: self._table.view(seat) for seat in self._seats}

    @property
    def question(self) -> Called | None:
        """To what seats are called one by one, while nobody may hear who can answer it."""
        return self._calls.question

    def view(self, seat: Seat) -> Any:
        """Return what a person may look at now."""
        if self._calls.open and not self._is_asked(seat):
            return self._before.get(seat, self._table.view(seat))
        return self._table.view(seat)

    def _is_asked(self, seat: Seat) -> bool:
        return not self._calls.over and seat in self._table.to_act()
