"""What can be asked of the map at any time."""

import pytest

from access_play.games.joraku.areas import NEIGHBOURS
from access_play.games.joraku.lawful import placeable, playable, removable
from access_play.games.joraku.reckoning import (
    area_score,
    influence,
    kachidoki_so_far,
    prestige,
    what_if,
)
from tests.games.joraku.deals import THREE, Board, ranks, sweep, written


def test_a_daimyo_counts_2_and_a_samurai_1() -> None:
    board = Board(3, 6, 1).put((4, 4, 1), {1: {4: 2}, 3: {4: 1}})
    assert influence(board.open, 4) == (4, 2, 1)
    assert influence(board.open, 0) == (0, 0, 0)


@pytest.mark.parametrize(("round_", "first"), [(1, 5), (2, 6), (3, 3)])
def test_an_area_pays_by_the_row_of_the_round(round_: int, first: int) -> None:
    board = Board(3, 6, 1).put((4, 6, 1))
    score = area_score(board.open, 4, round_)
    assert ranks(score) == {1: (2, 1, first)}
    assert score.pays[0] == first


def test_without_a_round_it_is_the_one_being_played() -> None:
    board = Board(4, 6, 1)
    assert area_score(board.open, 4).pays == (5, 3, 2)
    board.recruit(*THREE)
    assert area_score(board.open, 4).pays == (5, 3, 2)
    board = Board(4, 6, 1)
    sweep(board, 1)
    board.recruit(*THREE)
    assert area_score(board.open, 4).pays == (6, 4, 2)


def test_what_the_totals_would_be_if_the_prestige_came_now() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    assert what_if(board.open) == (4, 7, 3)
    board.place_all("Y6 G1 K1")
    assert what_if(board.open) == (4, 7 + 3, 3)
    board.do("Y5 place 2")
    assert what_if(board.open) == (4, 7 + 3 + 6, 3)
    board.put((3, 3, 3))
    assert what_if(board.open) == (2, 2 + 3 + 6, 2)


def test_the_kachidoki_of_this_round() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    board.place_all("Y6 G1 K1 Y5 G2 K6")
    assert kachidoki_so_far(board.open) == (3, 3, 0)


def test_all_areas_at_once() -> None:
    board = Board(3, 6, 1)
    held = [(one.area, ranks(one)) for one in prestige(board.open) if one.standings]
    assert held == [(6, {2: (2, 1, 7)}), (3, {1: (2, 1, 4)}), (1, {3: (2, 1, 3)})]


def test_neighbours() -> None:
    assert NEIGHBOURS == ((1,), (0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5,))


def test_what_may_be_done_now() -> None:
    board = Board(3, 6, 1).recruit(*THREE).put((6, 6, 1), {1: {6: 1}, 2: {6: 9}, 3: {6: 1}})
    assert written(playable(board.view(2))) == THREE[1]
    assert placeable(board.view(2)) == 1
    assert removable(board.open, 1) == (0, 2)
    assert removable(board.open, 2) == ()


def test_what_a_seat_has_played_and_lacks() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    board.place_all("Y6 G1 K1 Y5 G2")
    assert [written(board.open.played_by(seat)) for seat in range(3)] == ["K1", "Y6 Y5", "G1 G2"]
    assert [sorted(board.open.lacks(seat)) for seat in range(3)] == [["Y"], [], ["Y"]]
    assert [board.open.cards_held(seat) for seat in range(3)] == [5, 4, 4]
    assert board.open.played == ((1, 11), (2, 15))
