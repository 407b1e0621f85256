"""Random games, played as fast as the rules allow: what ``bench`` measures."""

from collections.abc import Callable
from random import Random

from access_play.core.game import AnyGame, Setup
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table


def core_game(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a random game on states alone.

    Each decision takes the seat's view, draws a lawful move from it and applies that move.

    Returns:
        The number of decisions; draws of chance are none.
    """
    state = game.start(Setup(seats))
    decisions = 0
    while actors := game.to_act(state):
        seat = actors[0]
        if seat == CHANCE and (due := game.chance(state)) is not None:
            move = due.draw(rng)
        else:
            move = game.moves(game.view(state, seat)).sample(rng)
            decisions += 1
        state = game.apply(state, seat, move)
    return decisions


def table_game(game: AnyGame, seats: int, rng: Random, hear: Callable[[Happened], None]) -> int:
    """Play a random game at a table, each move announced, checked and carried out.

    Args:
        game: the rules.
        seats: how many.
        rng: decides everything.
        hear: is handed what each action brought about, draws of chance included.

    Returns:
        The number of decisions.
    """
    table = Table(game, Setup(seats))
    decisions = 0
    while actors := table.to_act():
        seat = actors[0]
        if seat == CHANCE:
            hear(table.draw(rng))
            continue
        happened = table.announce(seat, game.moves(table.view(seat)).sample(rng))
        decisions += 1
        if isinstance(happened, Happened):
            hear(happened)
    return decisions
