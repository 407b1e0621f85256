"""A line with several steps is tried as a whole on the view, and nothing is done by it."""

import pytest

from access_play.core.game import Setup
from access_play.games.joraku.planning import Stopped, Tried, forward, try_plan
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import ACT, SKIRMISH
from tests.games.joraku.deals import Board, plan_of, sweep

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")


def begun() -> Board:
    """Return a first skirmish: seat 2 leads, with samurai in 3 and its daimyo in 5 beside Ken's."""
    board = Board(3, 5, 1).recruit(*NINJAS)
    return board.put(samurai={1: {4: 1}, 2: {3: 2}, 3: {5: 1}})


def tried(text: str, board: Board | None = None) -> Tried | Stopped:
    board = board or begun()
    before = board.state
    found = try_plan(board.view(board.turn), plan_of(text))
    assert board.state is before
    return found


def test_a_whole_line_that_can_be_carried_out() -> None:
    found = tried("Y5 act, daimyo 4, remove 1, samurai 3 4, samurai 3 4")
    assert isinstance(found, Tried)
    assert found.ended
    assert list(found.moves) == plan_of("Y5 act, daimyo 4, remove 1, samurai 3 4, samurai 3 4")
    assert found.view.open.points == 0
    assert found.view.open.daimyo == (3, 4, 1)
    assert found.view.open.samurai[1] == (0, 0, 0, 0, 2, 0, 0)
    assert found.view.open.supply(0) == 10


def test_what_is_tried_is_what_happens() -> None:
    text = "Y5 act, daimyo 4, remove 1, samurai 3 4"
    found, board = tried(text), begun()
    assert isinstance(found, Tried)
    board.do(text)
    assert found.view == board.view(2)
    assert not found.ended


def test_the_step_that_is_refused_is_named_with_the_view_before_it() -> None:
    found = tried("Y5 act, daimyo 4, daimyo 3, remove 1, samurai 3 4")
    assert isinstance(found, Stopped)
    assert (found.place, found.refusal.code) == (3, "no-such-piece")
    assert found.view.open.daimyo[1] == 3
    assert found.view.open.points == 1


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("K5 act", 0, "not-in-hand"),
        ("Y1 act, daimyo 4", 1, "too-few-action-points"),
        ("Y2 act, daimyo 4, samurai 3 4", 2, "too-few-action-points"),
        ("Y2 act, daimyo 6, daimyo 0", 2, "not-adjacent"),
        ("Y5 act, done, daimyo 4", 2, "not-your-turn"),
        ("Y5 act, Y4 act", 1, "wrong-phase"),
        ("daimyo 4", 0, "wrong-phase"),
        ("YN act, daimyo 4", 0, "wrong-effect"),
        ("Y5 place 2, daimyo 4", 1, "wrong-phase"),
    ],
)
def test_why_a_line_is_refused(text: str, place: int, code: str) -> None:
    found = tried(text)
    assert isinstance(found, Stopped)
    assert (found.place, found.refusal.code) == (place, code)


def test_done_at_the_end_is_announced_only_where_points_are_left() -> None:
    found = tried("Y3 act, daimyo 4, done")
    assert isinstance(found, Tried)
    assert list(found.moves) == plan_of("Y3 act, daimyo 4, done")
    found = tried("Y2 act, daimyo 4, done")
    assert isinstance(found, Tried)
    assert list(found.moves) == plan_of("Y2 act, daimyo 4")
    assert found.ended


def test_steps_go_on_from_points_that_are_being_spent() -> None:
    board = begun()
    board.do("Y4 act, daimyo 4")
    found = tried("remove 1, samurai 3 4", board)
    assert isinstance(found, Tried)
    assert found.ended
    assert found.view.open.phase is ACT


def test_placing_is_a_plan_of_one_move() -> None:
    found = tried("Y5 place 2")
    assert isinstance(found, Tried)
    assert found.ended
    assert found.view.open.phase is SKIRMISH


def test_who_may_not_act_can_plan_nothing() -> None:
    board = begun()
    found = try_plan(board.view(1), plan_of("K1 act"))
    assert isinstance(found, Stopped)
    assert found.refusal.code == "not-your-turn"
    assert forward(board.view(1), plan_of("Y5 place 2")[0]) == board.view(1)


def test_before_the_first_deal_there_is_nothing_to_plan() -> None:
    view = RULES.view(RULES.start(Setup(3)), 0)
    found = try_plan(view, plan_of("K1 act"))
    assert isinstance(found, Stopped)
    assert found.refusal.code == "not-your-turn"


def test_nor_after_the_game() -> None:
    board = Board(3, 6, 1)
    for _ in range(3):
        sweep(board, 1)
    found = try_plan(board.view(1), plan_of("done"))
    assert isinstance(found, Stopped)
    assert found.refusal.code == "game-over"
