"""Random games, and the number of them that is played.

``ACCESS_PLAY_GAMES`` sets how many games all properties together play: some thousands by
default, as many as one likes in a night. The same number plays the same games.
"""

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from access_play.core.game import AnyGame, Setup
from access_play.core.seats import CHANCE, Seat
from access_play.games.catalogue import load_rules, own_games
from tests.games.properties.census import census_of

GAMES = int(os.environ.get("ACCESS_PLAY_GAMES", "2000"))
LONGEST = 20_000
"""Actions after which a random game is taken for endless."""
STRIDE = 17
"""Of a course every so many positions are looked at, where looking takes time."""

TABLES = [(name, seats) for name in own_games() for seats in load_rules(name).seats]

Test: TypeAlias = Callable[..., None]


class Step(msgspec.Struct, frozen=True):
    """One action of a random game."""

    state: Any
    seat: Seat
    move: Any
    after: Any


class Course(msgspec.Struct, frozen=True):
    """A whole random game."""

    name: str
    game: Any
    setup: Setup
    steps: tuple[Step, ...]

    @property
    def end(self) -> Any:
        return self.steps[-1].after

    def states(self, first: int = 0, stride: int = STRIDE) -> Iterator[Any]:
        """Return states of the game, the last one always among them."""
        yield from [step.state for step in self.steps[first % stride :: stride]]
        yield self.end

    def some(self, first: int = 0, stride: int = STRIDE) -> tuple[Step, ...]:
        """Return actions of the game."""
        return self.steps[first % stride :: stride]


def every_table(test: Test) -> Test:
    """Run a test for every game and every number of seats."""
    ids = [f"{name}-{seats}" for name, seats in TABLES]
    return pytest.mark.parametrize(("name", "seats"), TABLES, ids=ids)(test)


def random_games(share: float) -> Callable[[Test], Test]:
    """Run a test on random games at every table.

    The test takes ``name``, ``seats``, ``seed`` (of the game) and ``first`` (the first
    position to look at).

    Args:
        share: the test's part of all the games.
    """
    each = max(2, round(GAMES * share / len(TABLES)))
    seeds, firsts = st.integers(0, 2**32 - 1), st.integers(0, STRIDE - 1)

    def decorate(test: Test) -> Test:
        run = settings(
            max_examples=each,
            derandomize=True,
            database=None,
            phases=(Phase.generate,),  # a smaller seed is no simpler game
            suppress_health_check=list(HealthCheck),
        )(given(seed=seeds, first=firsts)(test))
        return every_table(run)

    return decorate


@lru_cache(maxsize=4)
def course(name: str, seats: int, seed: int) -> Course:
    """Play a game in which everybody makes any lawful move."""
    rng = Random(seed)
    game = load_rules(name)
    setup = Setup(seats, rng.choice(census_of(name).options))
    return Course(name, game, setup, tuple(walk(game, game.start(setup), rng)))


def walk(game: AnyGame, state: Any, rng: Random) -> Iterator[Step]:
    """Play from a state to the end, drawing among all lawful moves of all who may act."""
    for _ in range(LONGEST):
        acting = game.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        move = draw(game, state, rng) if seat == CHANCE else any_move(game, state, seat, rng)
        after = game.apply(state, seat, move)
        yield Step(state, seat, move, after)
        state = after
    raise AssertionError(f"no end after {LONGEST} actions")


def any_move(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    return game.moves(game.view(state, seat)).sample(rng)


def draw(game: AnyGame, state: Any, rng: Random) -> Any:
    due = game.chance(state)
    assert due is not None
    return due.draw(rng)
