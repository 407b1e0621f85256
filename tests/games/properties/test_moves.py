"""Listing moves, judging moves and drawing moves are three ways to the same answer."""

import json
from random import Random
from typing import Any

import pytest

from access_play.core.game import AnyGame
from access_play.core.refusals import Reason
from access_play.core.replay import read_action
from access_play.core.seats import CHANCE
from tests.games.properties.courses import Course, course, draw, random_games
from tests.games.properties.strange import strange_moves

MOST_LISTED = 400


def listed(game: AnyGame, view: Any) -> list[Any] | None:
    """Return the list of a view's moves, or nothing where it is too long to be walked."""
    moves = game.moves(view)
    return list(moves) if moves.listable else None


def views(played: Course, first: int) -> list[Any]:
    seats = range(played.setup.seats)
    return [played.game.view(state, seat) for state in played.states(first) for seat in seats]


@random_games(0.035)
def test_each_listed_move_is_lawful_and_listed_once(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    for view in views(played, first):
        moves = played.game.moves(view)
        found = listed(played.game, view) or []
        assert [move for move in found if played.game.refuse(view, move) is not None] == []
        assert all(move in moves for move in found)
        assert len(set(map(repr, found))) == len(found)
        assert list(moves if moves.listable else ()) == found


@random_games(0.035)
def test_a_move_is_refused_exactly_when_it_is_not_listed(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    rng = Random(seed)
    for view in views(played, first):
        moves, found = played.game.moves(view), listed(played.game, view)
        for move in strange_moves(played.game, seats, rng, 8):
            lawful = played.game.refuse(view, move) is None
            assert lawful == (move in moves), move
            assert found is None or lawful == (move in found), move


@random_games(0.035)
def test_who_may_not_act_has_no_lawful_move(name: str, seats: int, seed: int, first: int) -> None:
    played = course(name, seats, seed)
    game, rng = played.game, Random(seed)
    for state in played.states(first):
        acting = game.to_act(state)
        for seat in set(range(seats)) - set(acting):
            view = game.view(state, seat)
            assert list(game.moves(view)) == []
            with pytest.raises(LookupError):
                game.moves(view).sample(rng)
            code = Reason.NOT_YOUR_TURN if acting else Reason.GAME_OVER
            for move in strange_moves(game, seats, rng, 3):
                assert move not in game.moves(view)
                assert game.refuse(view, move).code == code


@random_games(0.035)
def test_who_may_act_has_a_lawful_move(name: str, seats: int, seed: int, first: int) -> None:
    played = course(name, seats, seed)
    for state in played.states(first):
        for seat in played.game.to_act(state):
            if seat != CHANCE:
                view = played.game.view(state, seat)
                assert played.game.moves(view).sample(Random(seed)) in played.game.moves(view)


@random_games(0.011)
def test_drawing_gives_each_listed_move_and_no_other(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    rng = Random(seed)
    for view in views(played, first):
        found = listed(played.game, view)
        if found and len(found) <= MOST_LISTED:
            moves = played.game.moves(view)
            drawn = [moves.sample(rng) for _ in range(40 * len(found))]
            assert set(map(repr, drawn)) == set(map(repr, found))


@random_games(0.021)
def test_only_what_leaves_nothing_to_decide_is_forced(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    for view in views(played, first):
        move = played.game.forced(view)
        if move is not None:
            assert listed(played.game, view) == [move]


@random_games(0.035)
def test_a_move_is_written_and_read_again(name: str, seats: int, seed: int, first: int) -> None:
    played = course(name, seats, seed)
    game = played.game
    found = [move for view in views(played, first) for move in listed(game, view) or ()]
    for move in (*found, *[step.move for step in played.steps]):
        fields = json.loads(json.dumps(game.write(move)))
        assert fields == game.write(move)
        assert {"by", "sum"}.isdisjoint(fields)
        assert read_action(game, fields) == move


@random_games(0.035)
def test_a_draw_that_is_not_refused_can_be_carried_out(
    name: str, seats: int, seed: int, first: int
) -> None:
    played = course(name, seats, seed)
    game, rng = played.game, Random(seed)
    for step in played.steps:
        due = game.chance(step.state)
        assert (due is None) == (step.seat != CHANCE)
        if due is None:
            continue
        assert due.refuse(step.move) is None
        assert due.refuse(draw(game, step.state, rng)) is None
        for move in strange_moves(game, seats, rng, 10):
            if isinstance(move, game.chance_moves) and due.refuse(move) is None:
                game.view(game.apply(step.state, CHANCE, move), 0)
