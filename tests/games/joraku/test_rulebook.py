"""The examples of Joraku's rulebook, by their names."""

from random import Random

import pytest

from access_play.core.game import Setup
from access_play.core.table import Table
from access_play.games.joraku.cards import CODES, DECK, SUITS, Suit, hand_size
from access_play.games.joraku.data import game_data
from access_play.games.joraku.moves import write_move
from access_play.games.joraku.reckoning import area_score, kachidoki_score
from access_play.games.joraku.rules import RULES
from tests.games.joraku.deals import FOUR, THREE, Board, ranks, sweep

GREEN, RED, BLUE, YELLOW = 1, 2, 3, 4


def may_play(board: Board) -> set[object]:
    """Return the cards that whoever's turn it is may play."""
    return {write_move(move)["card"] for move in RULES.moves(board.view(board.turn))}


class TestComponents:
    def test_21_skirmish_cards_a_set_of_7_in_3_suits(self) -> None:
        assert len(DECK) == 21
        assert [SUITS.count(suit) for suit in Suit] == [7, 7, 7]
        assert CODES[:7] == ("K1", "K2", "K3", "K4", "K5", "K6", "KN")

    def test_10_samurai_tokens_in_each_color(self) -> None:
        board = Board(3, 6, 1)
        assert [board.supply(seat) for seat in (1, 2, 3)] == [10, 10, 10]


class TestGameSetup:
    def test_a_daimyo_card_is_dealt_to_each_player_from_6(self) -> None:
        drawn = set()
        for seed in range(80):
            table = Table(RULES, Setup(4))
            table.draw(Random(seed))
            cards = table._state.open.cards
            assert len(set(cards)) == 4
            drawn.update(cards)
        assert drawn == {1, 2, 3, 4, 5, 6}

    def test_the_daimyo_stands_in_the_area_of_its_number(self) -> None:
        assert Board(4, 2, 6, 1).open.daimyo == (4, 2, 6, 1)

    def test_the_highest_daimyo_card_takes_kachidoki_and_starts(self) -> None:
        board = Board(4, 2, 6, 1).recruit(*FOUR)
        assert board.open.holder == 2
        assert board.turn == 3

    def test_everybody_begins_with_0_reputation_points(self) -> None:
        assert Board(4, 2, 6).totals == [0, 0, 0]


class TestRecruitPhase:
    @pytest.mark.parametrize(("seats", "size", "aside"), [(3, 6, 3), (4, 5, 1)])
    def test_6_cards_with_3_players_and_5_with_4(self, seats: int, size: int, aside: int) -> None:
        table = Table(RULES, Setup(seats))
        table.draw(Random(1))
        table.draw(Random(1))
        assert [len(hand) for hand in table._state.hands] == [size] * seats
        assert len(table._state.aside) == aside
        assert hand_size(seats) == size

    def test_two_cards_go_to_the_left(self) -> None:
        board = Board(3, 6, 1).deal("K1 K2 K3 K4 K5 K6", "Y1 Y2 Y3 Y4 Y5 Y6", "G1 G2 G3 G4 G5 G6")
        board.give(1, "K6 K1")
        board.give(2, "Y6 Y1")
        board.give(3, "G6 G1")
        assert board.hand(1) == "K2 K3 K4 K5 G1 G6"
        assert board.hand(2) == "K1 K6 Y2 Y3 Y4 Y5"
        assert board.hand(3) == "Y1 Y6 G2 G3 G4 G5"


class TestSkirmishPhase:
    MIXED = ("K1 K2 K3 K4 K5 K6", "Y1 Y2 G3 G4 KN YN", "G1 G2 GN Y3 Y4 Y5")

    def test_the_starting_player_can_play_any_card(self) -> None:
        board = Board(3, 6, 1).recruit(*self.MIXED)
        assert may_play(board) == {"Y1", "Y2", "G3", "G4", "KN", "YN"}

    def test_the_suit_must_be_followed_if_possible(self) -> None:
        board = Board(3, 6, 1).recruit(*self.MIXED)
        board.do("G3 place 0")
        assert may_play(board) == {"G1", "G2", "GN"}

    def test_another_suit_only_without_the_suit_in_hand(self) -> None:
        board = Board(3, 6, 1).recruit(*THREE)
        board.do("Y3 place 0")
        assert may_play(board) == {"G1", "G2", "G3", "G4", "G5", "G6"}

    def test_after_all_hands_are_empty_comes_the_prestige_and_the_next_round(self) -> None:
        board = Board(3, 6, 1)
        sweep(board, 1)
        assert board.table.to_act() == (-1,)
        assert len(board.open.results) == 1


class TestSkirmishWinnerExamples:
    """Cards are played left to right in player order."""

    def test_example_1_largest_card_wins_skirmish(self) -> None:
        board = Board(6, 5, 4, 3).recruit(*FOUR)
        board.place_all("K2 Y5 G4")
        board.do("KN")
        assert board.turn == 2

    def test_example_2_later_played_card_wins_in_a_tie(self) -> None:
        board = Board(6, 5, 4, 3).recruit(*FOUR)
        board.place_all("K4 Y4 G3")
        board.do("KN")
        assert board.turn == 2

    def test_example_3_ninja_wins_if_a_6_is_played(self) -> None:
        hands = ("K1 K2 K3 K6 K5", "Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 GN", "K4 Y6 G6 KN YN")
        board = Board(6, 5, 4, 3).recruit(*hands)
        board.place_all("K6 Y5")
        board.do("GN, K4 place 0")
        assert board.turn == 3

    def test_example_4_6_is_not_played_largest_card_wins(self) -> None:
        hands = ("K1 K2 K3 K6 K5", "Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 GN", "K4 Y6 G6 KN YN")
        board = Board(6, 5, 4, 3).recruit(*hands)
        board.place_all("K3 Y5")
        board.do("GN, K4 place 0")
        assert board.turn == 2


class TestScoringExamples:
    """The first round, so the first row of the scoring chart; blue 1, red 2, yellow 3, green 4."""

    def area(self, number: int, daimyo: tuple[int, ...], counts: dict[int, int]) -> object:
        board = Board(6, 5, 4, 3).put(daimyo, {seat: {number: n} for seat, n in counts.items()})
        return ranks(area_score(board.open, number, 1))

    def test_area_6_shinano(self) -> None:
        found = self.area(6, (6, 3, 3, 3), {2: 1, 3: 1, 4: 1})
        assert found == {1: (2, 1, 7), 2: (1, 4, 0), 3: (1, 4, 0), 4: (1, 4, 0)}

    def test_area_5_totomi(self) -> None:
        found = self.area(5, (6, 3, 5, 3), {1: 2, 2: 2, 3: 1, 4: 1})
        assert found == {3: (3, 1, 6), 1: (2, 3, 2), 2: (2, 3, 2), 4: (1, 4, 0)}

    def test_area_4_mikawa(self) -> None:
        found = self.area(4, (6, 4, 5, 3), {2: 2, 3: 1, 4: 3})
        assert found == {2: (4, 1, 5), 4: (3, 2, 3), 3: (1, 3, 2)}

    def test_the_chart_has_the_rulebooks_cells(self) -> None:
        first = game_data().chart[0]
        assert (first[6][0], first[5][0], first[5][2], first[4]) == (7, 6, 2, (5, 3, 2))


class TestSkirmishPlayExample:
    """Green plays a Ninja, red a 5, blue a 2, yellow a Ninja."""

    HANDS = ("G1 G2 G3 G4 GN", "K2 Y4 Y6 K6 G5", "K3 K5 Y1 Y2 Y3", "K1 K4 Y5 KN YN")

    def before(self) -> Board:
        board = Board(6, 5, 1, 3).recruit(*self.HANDS)
        return board.put(samurai={1: {4: 1}, 2: {2: 1}, 4: {4: 1}})

    def test_green_takes_3_samurai_from_her_supply(self) -> None:
        board = self.before()
        board.do("GN 0 1 2")
        assert board.samurai(GREEN) == {0: 1, 1: 1, 2: 1, 4: 1}
        assert board.supply(GREEN) == 6

    def test_red_spends_5_action_points(self) -> None:
        board = self.before()
        board.do("GN 0 1 2, G5 act")
        left = []
        for line in ("daimyo 4", "remove 1", "samurai 2 3", "samurai 3 4"):
            assert board.turn == RED
            board.do(line)
            left.append(board.open.points)
        assert left == [3, 2, 1, 0]
        assert board.open.daimyo[RED - 1] == 4
        assert board.samurai(RED) == {4: 1}
        assert board.samurai(GREEN) == {0: 1, 1: 1, 2: 1}
        assert board.turn == BLUE

    def test_blue_places_all_3_samurai_in_the_area_of_his_card(self) -> None:
        board = self.before()
        board.do("GN 0 1 2, G5 act, done, Y2 place 3")
        assert board.samurai(BLUE) == {2: 3}

    def test_the_winner_is_red_who_gains_3_and_green_2(self) -> None:
        board = self.before().put(samurai={1: {4: 3}, 2: {2: 1}, 4: {4: 1}})
        board.do("GN 0 1 2, G5 act, daimyo 4, remove 1, samurai 2 3, samurai 3 4")
        board.do("Y2 place 3, YN 0 3 3")
        assert board.turn == RED
        assert board.open.holder == RED - 1
        assert board.totals == [2, 3, 0, 1]


class TestKachidokiExamples:
    """All in area 4 Mikawa, where red's daimyo is."""

    def test_red_ranks_1st_green_2nd_and_yellow_3rd(self) -> None:
        board = Board(6, 5, 1, 3).put((6, 4, 1, 3), {1: {4: 2}, 2: {4: 1}, 4: {4: 1}})
        score = kachidoki_score(board.open, RED - 1)
        assert score.area == 4
        assert ranks(score) == {RED: (3, 1, 3), GREEN: (2, 2, 2), YELLOW: (1, 3, 1)}


class TestEndOfGame:
    def test_the_game_ends_after_three_rounds(self) -> None:
        board = Board(3, 6, 1)
        for _ in range(3):
            assert not board.table.score().over
            sweep(board, 2)
        assert board.table.score().over
        assert board.table.to_act() == ()
        assert board.winners == [2]
