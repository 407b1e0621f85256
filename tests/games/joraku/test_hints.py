"""The sense of Joraku: what it goes for, and the reason it gives."""

from random import Random

import pytest

from access_play.games.joraku import hints
from access_play.games.joraku.choosing import best_plan, choose
from access_play.games.joraku.hints import HINTS, Why, reason
from access_play.games.joraku.moves import DONE, Give, MoveSamurai, Place, Remove, Scatter
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.sense import Sense, area_worth, rows_left, unseen
from access_play.games.joraku.state import JorakuView
from access_play.language.messages import N_
from access_play.language.phrases import Phrase, phrase
from tests.games.joraku.deals import THREE, Board, move_of, sweep, written

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")
A_MOVE = phrase(N_("Hagakure"))


class FewWords:
    """Names every move alike."""

    def move(self, _view: JorakuView, _move: object) -> Phrase:
        return A_MOVE


@pytest.fixture(autouse=True)
def _few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the reasons are looked at here, not how a move is named."""
    monkeypatch.setattr(hints, "load_words", lambda _name: FewWords())


def begun(*cards: int, hands: tuple[str, ...] = THREE) -> Board:
    return Board(*cards).recruit(*hands)


def why(board: Board) -> tuple[Why, int]:
    view = board.view(board.turn)
    return reason(view, choose(view))


def third_round(hands: tuple[str, ...]) -> Board:
    """Return the beginning of the third round; seat 2 leads."""
    board = Board(3, 6, 1)
    sweep(board, 2)
    sweep(board, 2)
    return board.recruit(*hands)


class TestWorth:
    def test_an_area_is_worth_its_points_less_half_of_what_others_get(self) -> None:
        # the last round, 10 for the first and 7 for the second in Kyoto
        assert area_worth((2, 1, 0), ((10, 7, 4),), 0) == 10 - 0.5 * 7 / 2
        assert area_worth((2, 1, 0), ((10, 7, 4),), 1) == 7 - 0.5 * 10 / 2

    def test_later_rounds_count_less(self) -> None:
        now, later = area_worth((1, 0, 0), ((5, 3, 2),), 0), ((5, 3, 2), (5, 3, 2))
        assert now < area_worth((1, 0, 0), later, 0) < 2 * now

    def test_the_rounds_that_are_left(self) -> None:
        assert rows_left(Board(3, 6, 1).open)[4] == ((5, 3, 2), (6, 4, 2), (3, 2, 1))
        assert rows_left(third_round(THREE).open)[0] == ((10, 7, 4),)

    def test_what_others_may_hold(self) -> None:
        board = begun(3, 6, 1)
        board.place_all("Y1 G1")
        assert written(tuple(unseen(board.view(1)))) == "KN Y2 Y3 Y4 Y5 Y6 YN G2 G3 G4 G5 G6 GN"


class TestWinning:
    def chance(self, text: str, cards: str, hands: tuple[str, ...] = THREE) -> float:
        board = begun(3, 6, 1, hands=hands)
        if text:
            board.place_all(text)
        view = board.view(board.turn)
        trick = (*view.open.trick, *[move.card for move in (move_of(f"{cards} act"),)])
        return Sense(view).winning_chance(view.open, trick)

    def test_the_last_card_wins_or_not_for_certain(self) -> None:
        assert self.chance("Y3 G4", "K4") == 1.0
        assert self.chance("Y3 G4", "K3") == 0.0

    def test_a_6_loses_to_the_ninjas_and_other_6s_that_may_come(self) -> None:
        # 15 cards are unseen, 3 Ninjas and 2 sixes among them
        assert self.chance("", "Y6") == pytest.approx((10 / 15) ** 2)


class TestChoosing:
    def test_ninjas_go_to_kyoto_in_the_last_round(self) -> None:
        board = third_round(NINJAS)
        moves = [choose(board.view(2)).move]
        board.put((3, 6, 1), {1: {0: 1}})
        moves.append(choose(board.view(2)).move)
        assert all(isinstance(move, Scatter | Place) for move in moves)
        last = moves[-1]
        assert isinstance(last, Scatter)
        assert 0 in last.areas

    def test_points_are_spent_where_they_bring_most(self) -> None:
        # in the last round Kyoto pays 10, Shinano nothing
        board = third_round(THREE).put((3, 6, 1), {2: {1: 1}})
        board.do("Y1 act")
        assert choose(board.view(2)).move == MoveSamurai(1, 0)

    def test_a_plan_looks_over_steps_that_bring_nothing_by_themselves(self) -> None:
        board = third_round(THREE).put((3, 6, 1), {2: {3: 1}})
        board.do("Y3 act")
        view = board.view(2)
        plan = best_plan(view.open, 1, Sense(view))
        assert plan.steps == (MoveSamurai(3, 2), MoveSamurai(2, 1), MoveSamurai(1, 0))

    def test_a_rival_is_removed_where_that_makes_first(self) -> None:
        # Omi pays 9, 6 and 3: seat 2 ties with seat 3 there, so both rank second
        board = third_round(THREE).put((3, 1, 1))
        board.put(samurai={1: {3: 1}, 2: {6: 1}, 3: {1: 1}})
        board.do("Y1 act")
        assert choose(board.view(2)).move == Remove(2)

    def test_nothing_is_done_where_everything_makes_it_worse(self) -> None:
        # alone in Kyoto for 10; in Omi it would be second for 6
        board = third_round(THREE).put((3, 6, 1), {2: {0: 1}})
        board.do("Y1 act")
        assert choose(board.view(2)).move == DONE

    def test_two_cards_are_given(self) -> None:
        board = Board(3, 6, 1).deal("K1 KN Y6 YN G6 GN", "K2 K3 K4 K5 K6 Y1", "Y2 Y3 Y4 Y5 G1 G2")
        given = choose(board.view(1)).move
        assert isinstance(given, Give)
        assert written(given.cards).startswith("K1")

    def test_the_generator_decides_nothing(self) -> None:
        view = begun(3, 6, 1).view(2)
        assert HINTS.choose(view, Random(1)) == HINTS.choose(view, Random(2))


class TestReasons:
    def test_cards_to_give(self) -> None:
        board = Board(3, 6, 1).deal(*THREE)
        view = board.view(1)
        assert reason(view, choose(view)) == (Why.GIVE, 0)

    def test_the_only_move(self) -> None:
        board = begun(3, 6, 1)
        board.do("Y1 act")
        assert why(board) == (Why.ONLY, 0)

    def test_points_in_reach_this_round(self) -> None:
        board = third_round(THREE).put((3, 6, 1), {2: {1: 1}})
        board.do("Y1 act")
        # out of Omi, third beside the daimyo for 6, to Kyoto, alone for 10
        assert why(board) == (Why.NOW, 10 - 6)

    def test_done(self) -> None:
        board = third_round(THREE).put((3, 6, 1), {2: {0: 1}})
        board.do("Y1 act")
        assert why(board) == (Why.DONE, 0)

    @pytest.mark.parametrize("seed", range(3))
    def test_every_advice_is_a_lawful_move_with_a_sentence(self, seed: int) -> None:
        rng, state = Random(seed), Board(3, 6, 1, 2).state
        seen = set()
        while acting := RULES.to_act(state):
            due = RULES.chance(state)
            if due is not None:
                state = RULES.apply(state, -1, due.draw(rng))
                continue
            view = RULES.view(state, acting[0])
            advice = HINTS.advise(view)
            assert advice.move in RULES.moves(view)
            assert advice.move == HINTS.choose(view, rng)
            seen.add(advice.reason.normal)
            state = RULES.apply(state, acting[0], advice.move)
        assert len(seen) >= 5
