"""Compare the speed of Hagakure's core with a trick game of another library.

    python tools/bench_openspiel.py [SECONDS]

Both play random games from Python, four seats, one thread, in turns of a quarter of a second
so that a busy machine slows both alike. A decision of ours takes a view, draws a lawful move
and applies it; one of OpenSpiel's ``hearts`` takes the acting player's information state (the
game has no smaller observation), draws one of the legal actions and applies it. Of its two
forms the text is the faster one; the tensor becomes a Python list of 5,088 numbers. Needs the
extra ``bench``.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

sys.path.append(str(Path(__file__).resolve().parent.parent))  # a checkout need not be installed

import pyspiel  # type: ignore[import-not-found, unused-ignore]

from access_play.bots.random_games import core_game
from access_play.games.catalogue import load_rules

SEATS: Final = 4
SLICE: Final = 0.25
"""Seconds that one side plays before the other has its turn."""

Play: TypeAlias = Callable[[Random], int]
"""Plays a random game and returns the number of decisions."""


def ours() -> Play:
    """Play Hagakure on its core."""
    rules = load_rules("hagakure")
    return lambda rng: core_game(rules, SEATS, rng)


def hearts(observe: Callable[[Any, int], object]) -> Play:
    """Play OpenSpiel's hearts, a player's observation taken at each decision."""
    game = pyspiel.load_game("hearts")

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                observe(state, state.current_player())
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


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
    """Print, for each form of observation, both rates and their ratio."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    observations = {
        "text": lambda state, seat: state.information_state_string(seat),
        "tensor": lambda state, seat: state.information_state_tensor(seat),
    }
    for form, observe in observations.items():
        core, other = rates(ours(), hearts(observe), seconds)
        print(
            f"hagakure core {core:,.0f} decisions a second,"
            f" hearts with {form} {other:,.0f}: {core / other:.2f} times as many"
        )


if __name__ == "__main__":
    main()
