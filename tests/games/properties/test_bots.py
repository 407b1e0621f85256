"""Computer players play whole games by their views, the same for the same seed everywhere."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from access_play.bots.levels import LEVELS, make_bot
from access_play.core.game import Setup
from access_play.core.seats import CHANCE
from access_play.games.catalogue import load_hints, load_rules, own_games
from tests.games.properties.courses import course, every_table, random_games
from tests.games.properties.tables import Played, header_of
from tests.games.properties.worlds import worlds

ROOT = Path(__file__).parents[3]
WHOLE_GAME = """
import json, sys
from tests.games.properties.test_bots import bot_game
print(json.dumps(bot_game(sys.argv[1], int(sys.argv[2]), sys.argv[3], 7)))
"""


def bot_game(name: str, seats: int, level: str, seed: int) -> list[dict[str, object]]:
    """Return the actions of a game among computer players of one level."""
    game, rng = Played(header_of(Setup(seats), name)), Random(seed)
    bot = make_bot(level, name)
    while game.table.to_act():
        seat = rng.choice(game.table.to_act())
        if seat == CHANCE:
            game.go_on(game.table.draw(rng))
        else:
            game.go_on(game.table.announce(seat, bot.choose(game.table.view(seat), rng)))
    return game.journal.actions


@pytest.mark.parametrize("level", LEVELS)
@every_table
def test_the_same_seed_gives_the_same_game(name: str, seats: int, level: str) -> None:
    assert bot_game(name, seats, level, 5) == bot_game(name, seats, level, 5)
    assert bot_game(name, seats, level, 5) != bot_game(name, seats, level, 6)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", own_games())
def test_the_same_seed_gives_the_same_game_in_another_process(name: str, level: str) -> None:
    """The order of sets of texts differs from process to process; no choice may hang on it."""
    seats = max(load_rules(name).seats)
    told = {
        subprocess.run(
            [sys.executable, "-c", WHOLE_GAME, name, str(seats), level],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2", "3")
    }
    assert len(told) == 1
    assert told.pop().strip()


@random_games(0.015)
def test_a_seat_is_advised_the_same(name: str, seats: int, seed: int, first: int) -> None:
    played = course(name, seats, seed)
    game, hints = played.game, load_hints(name)
    for world in worlds(played, seed, first):
        views = [game.view(state, world.seat) for state in (world.true, world.imagined)]
        if views[0].may_act:
            assert hints.advise(views[0]) == hints.advise(views[1])
            assert hints.choose(views[0], Random(seed)) == hints.choose(views[1], Random(seed))
            assert hints.advise(views[0]).move in game.moves(views[0])


@pytest.mark.parametrize("level", LEVELS)
@random_games(0.011)
def test_a_computer_player_does_the_same(
    name: str, seats: int, seed: int, first: int, level: str
) -> None:
    played = course(name, seats, seed)
    game, bot = played.game, make_bot(level, name)
    for world in worlds(played, seed, first):
        views = [game.view(state, world.seat) for state in (world.true, world.imagined)]
        if views[0].may_act:
            chosen = [bot.choose(view, Random(seed)) for view in views]
            assert chosen[0] == chosen[1]
            assert chosen[0] in game.moves(views[0])
