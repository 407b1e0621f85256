"""The table: the only place that holds a state, and the only way in and out."""

from collections.abc import Mapping
from random import Random
from typing import Any, Generic, Protocol, TypeAlias

import msgspec

from access_play.core.events import Event, Heard, TakenBack, heard_by
from access_play.core.game import Draw, Game, M, S, Score, Setup, V
from access_play.core.record import BY, DO
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE, Seat, announcer

UNDO = "undo"
"""The action that takes back a move; the one action that belongs to no game."""


class Journal(Protocol):
    """Where accepted actions are made durable before anybody is told of them."""

    def append(self, action: Mapping[str, object]) -> None:
        """Make one action durable, or raise and keep nothing of it."""
        ...


class Happened(msgspec.Struct, frozen=True):
    """An accepted action, with what may be told of it."""

    seat: Seat
    heard: tuple[Heard, ...]

    def to(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return what a seat, or a bystander (``None``), may hear. Nothing leaves another way."""
        return heard_by(seat, self.heard)


class _Step(msgspec.Struct, Generic[S], frozen=True):
    """A state that was left behind, and by whom."""

    state: S
    seat: Seat
    shows: bool
    """Whether somebody was shown what he had not seen: never taken back."""


class Table(Generic[S, V, M]):
    """A game in play.

    Args:
        game: the rules.
        setup: seats and options.
        journal: where actions are kept; without it they are not.
        practice: whether moves may be taken back.
        bots: the seats that are not people's.
    """

    def __init__(
        self,
        game: Game[S, V, M],
        setup: Setup,
        *,
        journal: Journal | None = None,
        practice: bool = False,
        bots: frozenset[Seat] = frozenset(),
    ) -> None:
        self.game = game
        self.seats = setup.seats
        self.position = 0
        """How many actions have been accepted; names the state one has heard of."""
        self._state = game.start(setup)
        self._journal = journal
        self._practice = practice
        self._bots = bots
        self._past: list[_Step[S]] = []

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act; ``CHANCE`` alone when a draw is due; none at the end."""
        return self.game.to_act(self._state)

    def due(self) -> Draw[M] | None:
        """Return what chance has to decide now."""
        return self.game.chance(self._state)

    def view(self, seat: Seat) -> V:
        """Return what a seat may know.

        Raises:
            LookupError: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise LookupError(seat)
        return self.game.view(self._state, seat)

    def score(self) -> Score:
        """Return totals and winners."""
        return self.game.score(self._state)

    def keep(self, journal: Journal | None) -> None:
        """Keep the actions from now on in a journal, or no longer in any."""
        self._journal = journal

    def announce(self, seat: Seat, move: M, *, position: int | None = None) -> Refusal | Happened:
        """Check a move and, if it is lawful, make it durable and carry it out.

        Args:
            seat: who announces it; ``CHANCE`` for a draw's result.
            move: what is announced.
            position: the table's position that the announcer knew; a move meant for an
                earlier one is refused as stale.

        Raises:
            Exception: whatever the journal raises when it could not keep the action; nothing
                has changed then.
        """
        refusal = self._refuse(seat, move, position)
        if refusal is not None:
            return refusal
        before = self._state
        after = self.game.apply(before, seat, move)
        heard = tuple(self.game.events(before, seat, move, after))
        if self._journal is not None:
            self._journal.append({BY: announcer(seat), **self.game.write(move)})
        self._state = after
        self.position += 1
        if self._practice:
            shows = any(one.shows for one in heard)
            self._past.append(_Step(before, seat, shows))
        return Happened(seat, heard)

    def draw(self, rng: Random) -> Happened:
        """Let a generator decide what is due, and announce it like any move.

        Raises:
            LookupError: nothing is due.
        """
        due = self.due()
        if due is None:
            raise LookupError("no draw is due")
        happened = self.announce(CHANCE, due.draw(rng))
        assert not isinstance(happened, Refusal), happened  # noqa: S101 (a fault of the game's own)
        return happened

    def undo(self, seat: Seat) -> Refusal | Happened:
        """Take back a seat's last move and what bots did after it, in practice only.

        Never over a draw, nor where somebody was shown a hidden card, nor once another
        person has moved.
        """
        if self.score().over:
            return Refusal(Reason.GAME_OVER)
        if not self._practice:
            return Refusal(Reason.UNKNOWN_ACTION, {"action": UNDO})
        if not 0 <= seat < self.seats:
            return Refusal(Reason.NOT_YOUR_TURN)
        kept = self._before_last_move_of(seat)
        if kept is None:
            return Refusal(Reason.WRONG_PHASE, {"action": UNDO})
        if self._journal is not None:
            self._journal.append({BY: announcer(seat), DO: UNDO})
        self._state = self._past[kept].state
        del self._past[kept:]
        self.position += 1
        return Happened(seat, (Heard(TakenBack(seat)),))

    def _refuse(self, seat: Seat, move: M, position: int | None) -> Refusal | None:
        game, state = self.game, self._state
        reason = self._reason_beforehand(seat, move, position)
        if reason is not None:
            return Refusal(Reason.GAME_OVER if game.score(state).over else reason)
        due = game.chance(state) if seat == CHANCE else None
        return game.refuse(game.view(state, seat), move) if due is None else due.refuse(move)

    def _reason_beforehand(self, seat: Seat, move: M, position: int | None) -> Reason | None:
        """Return what forbids a move in every game, in the order of ``Reason``."""
        by_chance = seat == CHANCE
        if by_chance != isinstance(move, self.game.chance_moves):
            return Reason.UNKNOWN_ACTION
        if position is not None and position != self.position:
            return Reason.STALE
        if by_chance:
            return Reason.NOT_YOUR_TURN if self.game.chance(self._state) is None else None
        return None if 0 <= seat < self.seats else Reason.NOT_YOUR_TURN

    def _before_last_move_of(self, seat: Seat) -> int | None:
        """Find the step that a seat's last move made, if it may be taken back."""
        for index in range(len(self._past) - 1, -1, -1):
            step = self._past[index]
            if step.shows:
                return None
            if step.seat == seat:
                return index
            if step.seat not in self._bots:  # another person's move, or a draw
                return None
        return None


AnyTable: TypeAlias = Table[Any, Any, Any]
"""A table whose game's own types do not matter here."""
