"""Replaying a record: every action is announced at a table again, and judged."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from access_play.core import sums
from access_play.core.game import AnyGame, DataError, Game, M, OptionsError, Setup
from access_play.core.record import (
    BY,
    DO,
    Header,
    Line,
    Record,
    RecordFault,
    UnreadableError,
)
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.seats import BY_CHANCE, CHANCE, Seat, seat_of
from access_play.core.sums import BeyondNumber
from access_play.core.table import UNDO, AnyTable, Happened, Table

_RECORD_KEYS: Final = frozenset({BY, sums.KEY})

Outcome: TypeAlias = Refusal | Happened


class Verdict(msgspec.Struct, frozen=True):
    """What became of one action."""

    line: int
    by: int | str | None
    """A seat counted from 1, or ``chance``; ``None`` where the record names neither."""
    seat: Seat | None
    outcome: Outcome


class Replay:
    """A record at its table.

    Args:
        record: what was read.
        rules: finds a game's rules by name; raises ``LookupError`` where there are none.

    Raises:
        UnreadableError: the header's game, seats or options do not exist.
    """

    def __init__(self, record: Record, rules: Callable[[str], AnyGame]) -> None:
        self.header: Final = record.header
        self.game: Final = _game(record.header, rules)
        self.table: Final = table_of(record.header, self.game)
        self._lines = record.lines

    def verdicts(self) -> Iterator[Verdict]:
        """Judge one action after another; the first refusal is the last verdict."""
        for line in self._lines:
            verdict = self._judge(line)
            yield verdict
            if isinstance(verdict.outcome, Refusal):
                return

    def _judge(self, line: Line) -> Verdict:
        by = line.fields.get(BY)
        if by == BY_CHANCE:
            return Verdict(line.number, BY_CHANCE, CHANCE, self._announce(CHANCE, line.fields))
        if not isinstance(by, int) or isinstance(by, bool):
            over = self.table.score().over
            reason = Reason.GAME_OVER if over else Reason.UNKNOWN_ACTION
            return Verdict(line.number, None, None, Refusal(reason))
        seat = seat_of(by)
        return Verdict(line.number, by, seat, self._announce(seat, line.fields))

    def _announce(self, seat: Seat, fields: Mapping[str, object]) -> Outcome:
        if self.table.score().over:
            return Refusal(Reason.GAME_OVER)
        action = {key: value for key, value in fields.items() if key not in _RECORD_KEYS}
        if action == {DO: UNDO} and seat != CHANCE:
            return self.table.undo(seat)
        try:
            move = read_action(self.game, action)
        except UnknownActionError:
            return Refusal(Reason.UNKNOWN_ACTION)
        return self.table.announce(seat, move)


def read_action(game: Game[Any, Any, M], fields: Mapping[str, object]) -> M:
    """Read a move from an action's fields.

    Raises:
        UnknownActionError: they are no move of this game.
    """
    if not _has_plain_numbers(fields):
        raise UnknownActionError
    return game.read(fields)


def table_of(header: Header, game: AnyGame) -> AnyTable:
    """Set up the table that a header describes.

    Raises:
        UnreadableError: the game does not take this option, data or number of seats.
    """
    if len(header.seats) not in game.seats:
        raise UnreadableError(RecordFault.WRONG_SEATS, detail=str(len(header.seats)))
    bots = frozenset(seat for seat, seating in enumerate(header.seats) if seating.bot)
    setup = Setup(len(header.seats), header.options, header.data)
    try:
        return Table(game, setup, practice=header.practice, bots=bots)
    except OptionsError as error:
        raise UnreadableError(RecordFault.WRONG_OPTION, detail=error.option) from error
    except DataError as error:
        raise UnreadableError(RecordFault.WRONG_VALUE, detail="data") from error


def _game(header: Header, rules: Callable[[str], AnyGame]) -> AnyGame:
    try:
        return rules(header.game)
    except LookupError as error:
        raise UnreadableError(RecordFault.UNKNOWN_GAME, detail=header.game[:40]) from error


def _has_plain_numbers(value: object) -> bool:
    """Tell whether all numbers are whole and of 64 bits at most."""
    match value:
        case float() | BeyondNumber():
            return False
        case list():
            return all(map(_has_plain_numbers, value))
        case dict():
            return all(map(_has_plain_numbers, value.values()))
        case _:
            return True
