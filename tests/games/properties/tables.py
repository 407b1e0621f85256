"""Games at a table, kept as a record in memory: what each seat heard, and every state."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from access_play.core.events import Event
from access_play.core.game import AnyGame, Setup
from access_play.core.record import FORMAT, Header, Seating, header_fields, read_record
from access_play.core.refusals import Refusal, UnknownActionError
from access_play.core.replay import Replay, Verdict, read_action
from access_play.core.seats import CHANCE, Seat
from access_play.core.sums import sum_of
from access_play.core.table import AnyTable, Happened, Table
from access_play.games.catalogue import load_rules

Streams = dict[Seat | None, list[Event]]
"""What each seat and a bystander (``None``) heard, in order."""


class Lines:
    """A journal that keeps a record's lines in memory, each with its sum."""

    def __init__(self, header: Header) -> None:
        self.lines = [_written(header_fields(header))]
        self.actions: list[dict[str, object]] = []

    def append(self, action: Mapping[str, object]) -> None:
        self.actions.append(dict(action))
        self.lines.append(_written({**action, "sum": sum_of(self.lines[-1], action)}))

    @property
    def data(self) -> bytes:
        """The record as it would be on the disk."""
        return b"".join(line + b"\n" for line in self.lines)


def _written(fields: Mapping[str, object]) -> bytes:
    return json.dumps(fields, ensure_ascii=False, allow_nan=False).encode()


def header_of(setup: Setup, name: str, *, practice: bool = False) -> Header:
    """Seat a person at every seat but the last, where a computer player sits."""
    seats = [Seating(f"P{seat}", "en") for seat in range(setup.seats - 1)]
    bot = Seating("Bot", "en", bot="random")
    return Header(FORMAT, name, (*seats, bot), dict(setup.options), practice=practice)


class Played:
    """A game that was played at a table."""

    def __init__(self, header: Header) -> None:
        self.journal = Lines(header)
        self.game: AnyGame = load_rules(header.game)
        setup = Setup(len(header.seats), header.options)
        bots = frozenset({setup.seats - 1})
        self.table: AnyTable = Table(
            self.game, setup, journal=self.journal, practice=header.practice, bots=bots
        )
        self.streams: Streams = _no_streams(setup.seats)
        self.states: list[Any] = [self.table._state]

    def go_on(self, outcome: Happened | Refusal) -> None:
        """Note an accepted action."""
        assert isinstance(outcome, Happened), outcome
        _note(self.streams, outcome)
        self.states.append(self.table._state)

    def step(self, rng: Random) -> None:
        """Let anybody who may act make any lawful move."""
        seat = rng.choice(self.table.to_act())
        if seat == CHANCE:
            self.go_on(self.table.draw(rng))
            return
        move = self.game.moves(self.table.view(seat)).sample(rng)
        self.go_on(self.table.announce(seat, move, position=self.table.position))


def played(header: Header, seed: int) -> Played:
    """Play a random game at a table to its end."""
    game, rng = Played(header), Random(seed)
    while game.table.to_act():
        game.step(rng)
    return game


def _no_streams(seats: int) -> Streams:
    return {listener: [] for listener in (*range(seats), None)}


def _note(streams: Streams, happened: Happened) -> None:
    for listener, stream in streams.items():
        stream.extend(happened.to(listener))


def replayed(data: bytes) -> tuple[Replay, list[Verdict], Streams]:
    """Read a record and replay it."""
    replay = Replay(read_record(data), load_rules)
    streams = _no_streams(replay.table.seats)
    verdicts = []
    for verdict in replay.verdicts():
        verdicts.append(verdict)
        if isinstance(verdict.outcome, Happened):
            _note(streams, verdict.outcome)
    return replay, verdicts, streams


def judged(game: AnyGame, setup: Setup, actions: list[dict[str, object]]) -> tuple[int, Any]:
    """Judge actions by the game's own lists, without a table.

    Returns:
        How many are lawful before the first that is not, and the state after them.
    """
    state = game.start(setup)
    for count, action in enumerate(actions):
        after = _after(game, setup.seats, state, action)
        if after is None:
            return count, state
        state = after
    return len(actions), state


def _after(game: AnyGame, seats: int, state: Any, action: dict[str, object]) -> Any:
    """Return the state after an action, nothing where it is not lawful."""
    by = action.get("by")
    try:
        move = read_action(game, {key: part for key, part in action.items() if key != "by"})
    except UnknownActionError:
        return None
    if by == "chance":
        due = game.chance(state)
        fits = due is not None and isinstance(move, game.chance_moves) and due.refuse(move) is None
        return game.apply(state, CHANCE, move) if fits else None
    if not isinstance(by, int) or isinstance(by, bool) or by not in range(1, seats + 1):
        return None
    lawful = game.moves(game.view(state, by - 1))
    found = move in (list(lawful) if lawful.listable else lawful)
    return game.apply(state, by - 1, move) if found else None
