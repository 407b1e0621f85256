"""Worlds that a seat cannot rule out: what it knows stays, what it does not can be anything."""

from collections.abc import Callable
from random import Random

from access_play.games.joraku.cards import CODES, Cards, Suit
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import State
from tests.games.joraku.deals import FOUR, THREE, Board, sweep


def imagined(board: Board, seat: int, count: int = 200) -> list[State]:
    view = board.view(seat)
    worlds = [RULES.imagine(view, Random(seed)) for seed in range(count)]
    assert all(RULES.view(world, seat - 1) == view for world in worlds)
    return worlds


def possible(board: Board, seat: int, cards: Callable[[State], Cards]) -> set[str]:
    """Return the cards that a seat holds possible at a place."""
    return {CODES[card] for world in imagined(board, seat) for card in cards(world)}


def certain(board: Board, seat: int, cards: Callable[[State], Cards]) -> set[str]:
    """Return the cards that a seat knows to be at a place."""
    worlds = [{CODES[card] for card in cards(world)} for world in imagined(board, seat)]
    return set.intersection(*worlds)


def test_before_the_first_deal_there_is_one_world() -> None:
    assert set(imagined(Board(3, 6, 1), 2)) == {Board(3, 6, 1).state}


def test_while_cards_are_given_a_seat_knows_its_own_alone() -> None:
    board = Board(3, 6, 1).deal(*THREE)
    board.give(2, "Y1 Y2")
    others = {
        *["G1", "G2", "G3", "G4", "G5", "G6", "KN", "YN", "GN", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6"]
    }
    assert possible(board, 1, lambda world: world.given[1]) == others
    assert possible(board, 1, lambda world: world.hands[2]) == others
    assert possible(board, 2, lambda world: world.given[1]) == {"Y1", "Y2"}


def test_what_a_seat_gave_stays_with_its_left_until_it_is_played() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    assert certain(board, 1, lambda world: world.hands[1]) == {"Y5", "Y6"}
    board.place_all("Y5 G1 K1")
    assert certain(board, 1, lambda world: world.hands[1]) == {"Y6"}
    assert certain(board, 3, lambda world: world.hands[1]) == set()


def test_who_gave_what_a_seat_received_is_known() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    assert possible(board, 1, lambda world: world.given[2]) == {"K5", "K6"}
    others = possible(board, 1, lambda world: world.given[1])
    assert {"G1", "KN", "Y1"} <= others
    assert not others & {"K1", "K2", "K3", "K4", "K5", "K6"}


def test_who_did_not_follow_a_suit_holds_none_of_it() -> None:
    board = Board(3, 6, 1).recruit(*THREE)
    board.do("Y1 place 0, G1 place 0")
    assert board.open.lacks(2) == {Suit.YARI}
    assert not any(code[0] == "Y" for code in possible(board, 1, lambda world: world.hands[2]))
    assert "YN" in possible(board, 1, lambda world: world.aside)


def test_seats_that_lack_different_suits_all_get_what_fits() -> None:
    """Taking the first card that fits would often leave one of them without any."""
    board = Board(6, 5, 4, 3).recruit(*FOUR)
    board.place_all("K1 Y1 G1")
    board.do("K6 place 0, Y6 place 0, K2 place 0, Y2 place 0, G2 place 0")
    for seat in (1, 2, 3, 4):
        for world in imagined(board, seat):
            for other in range(4):
                suits = {CODES[card][0] for card in world.hands[other]}
                assert not suits & set(map(str, board.open.lacks(other)))


def test_between_rounds_only_gifts_are_unknown() -> None:
    board = Board(3, 6, 1)
    sweep(board, 1)
    for world in imagined(board, 1):
        assert (world.hands, world.aside) == (board.state.hands, board.state.aside)
        assert world.given[0] == board.state.given[0]
        assert world.given[2] == board.state.given[2]


def test_after_the_game_too() -> None:
    board = Board(3, 6, 1)
    for _ in range(3):
        sweep(board, 1)
    assert {world.open for world in imagined(board, 3, 5)} == {board.open}
