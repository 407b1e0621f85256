"""Compare the speed of each game's core with a game of another library.

    python tools/bench_cores.py [SECONDS]

Both play random games from Python, one thread, in turns of a quarter of a second so that a
busy machine slows both alike. A decision of ours takes a view, draws a lawful move and applies
it, at four seats; one of theirs takes the acting player's observation, draws one of the legal
actions and applies it. OpenSpiel's ``hearts`` has no smaller observation than its information
state, and its text is faster than its tensor. Needs the extra ``bench``.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

sys.path.append(str(Path(__file__).resolve().parent.parent))  # a checkout need not be installed

import pyspiel  # type: ignore[import-not-found, unused-ignore]
import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
from open_spiel.python.games import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    block_dominoes as _registered,  # noqa: F401 (importing it makes pyspiel know the game)
)
from open_spiel.python.observation import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    make_observation,
)

from access_play.bots.random_games import core_game
from access_play.games.catalogue import load_rules

SEATS: Final = 4
SLICE: Final = 0.25
"""Seconds that one side plays before the other has its turn."""

Play: TypeAlias = Callable[[Random], int]
"""Plays a random game and returns the number of decisions."""
Observe: TypeAlias = Callable[[Any, int], object]


class Comparison(NamedTuple):
    """One of our games, another library's, and how many times as fast ours should be."""

    ours: str
    theirs: str
    play: Callable[[], Play]
    wanted: float


def core_of(name: str) -> Play:
    """Play a game on its core."""
    rules = load_rules(name)
    return lambda rng: core_game(rules, SEATS, rng)


def open_spiel(name: str, observe: Callable[[Any], Observe]) -> Play:
    """Play a game of OpenSpiel, an observation taken at each decision."""
    game = pyspiel.load_game(name)
    look = observe(game)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                look(state, state.current_player())
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def gin_rummy_of_rlcard() -> Play:
    """Play rlcard's gin rummy, whose steps return an observation."""
    environment = rlcard.make("gin-rummy")

    def play(rng: Random) -> int:
        (state, _), decisions = environment.reset(), 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def as_text(_game: Any) -> Observe:
    """Observe an information state as text."""
    return lambda state, seat: state.information_state_string(seat)


def as_tensor(_game: Any) -> Observe:
    """Observe as a list of numbers."""
    return lambda state, seat: state.observation_tensor(seat)


def as_array(game: Any) -> Observe:
    """Observe into an array that is used again: the fastest way for games in Python."""
    observe: Observe = make_observation(game).set_from
    return observe


COMPARISONS: Final = (
    Comparison("hagakure", "hearts", lambda: open_spiel("hearts", as_text), 1.0),
    Comparison(
        "shinobi-no-gakko",
        "python_block_dominoes",
        lambda: open_spiel("python_block_dominoes", as_array),
        2.0,
    ),
    Comparison("joraku", "gin_rummy", lambda: open_spiel("gin_rummy", as_tensor), 0.8),
    Comparison("honor-of-the-samurai", "rlcard's gin-rummy", gin_rummy_of_rlcard, 1.1),
)


def rates(first: Play, second: Play, seconds: float) -> tuple[float, float]:
    """Measure decisions a second, each side for so long in all, the two taking turns."""
    rng = Random(1)
    sides = (first, second)
    decisions, spent = [0, 0], [0.0, 0.0]
    while min(spent) < seconds:
        for side, play in enumerate(sides):
            started = perf_counter()
            while (passed := perf_counter() - started) < SLICE:
                decisions[side] += play(rng)
            spent[side] += passed
    return decisions[0] / spent[0], decisions[1] / spent[1]


def main() -> None:
    """Print both rates of each comparison, their ratio and the ratio that is wanted."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for each in COMPARISONS:
        core, other = rates(core_of(each.ours), each.play(), seconds)
        print(
            f"{each.ours} core {core:,.0f} decisions a second, {each.theirs} {other:,.0f}:"
            f" {core / other:.2f} times as many, {each.wanted} wanted"
        )


if __name__ == "__main__":
    main()
