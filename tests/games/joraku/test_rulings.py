"""The rulings on Joraku, J1 to J28: each test is named after the one it holds to."""

from itertools import combinations
from random import Random

import pytest

from access_play.core.game import Setup
from access_play.core.table import Happened, Table
from access_play.games.joraku.cards import CODES
from access_play.games.joraku.events import (
    AreaScored,
    GameWon,
    RoundScored,
    SkirmishWon,
    VariantsTold,
)
from access_play.games.joraku.moves import MoveDaimyo, Place, VariantsDrawn
from access_play.games.joraku.reckoning import area_score, kachidoki_score, prestige
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.terms import Variant, VariantValues
from tests.games.joraku.deals import THREE, Board, heard, ranks, sweep

NINJAS = ("K1 K2 K3 K4 KN G6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 GN")
"""Hands of three seats, each with a Ninja."""


def begun(*cards: int, hands: tuple[str, ...] = THREE, **options: object) -> Board:
    """Return a first skirmish that is about to begin."""
    return Board(*cards, options=options).recruit(*hands)


def acting(card: str = "Y6") -> Board:
    """Return a game in which seat 2, its daimyo in Shinano, has played a card to act."""
    board = begun(3, 6, 1)
    board.do(f"{card} act")
    return board


class TestJ1:
    @pytest.mark.parametrize("area", range(7))
    def test_the_areas_touch_in_a_line(self, area: int) -> None:
        board = acting().put((3, area, 1))
        steps = [move for move in RULES.moves(board.view(2)) if isinstance(move, MoveDaimyo)]
        assert [move.to for move in steps] == [to for to in (area - 1, area + 1) if 0 <= to <= 6]

    def test_shinano_does_not_touch_kyoto(self) -> None:
        assert acting().refused("daimyo 0") == "not-adjacent"


class TestJ2:
    def test_a_daimyo_and_a_samurai_enter_kyoto_from_area_1(self) -> None:
        board = acting().put((3, 1, 1), {2: {1: 1}})
        board.do("daimyo 0, samurai 1 0")
        assert board.open.daimyo[1] == 0
        assert board.samurai(2) == {0: 1}

    def test_no_numbered_card_places_there(self) -> None:
        board = begun(3, 6, 1, variants=["open-road"])
        places = [move for move in RULES.moves(board.view(2)) if isinstance(move, Place)]
        assert {CODES[move.card] for move in places if move.aside == 0} == {"Y1"}

    def test_a_ninja_may_place_there(self) -> None:
        board = begun(3, 6, 1, hands=NINJAS)
        board.do("YN 0 0 0")
        assert board.samurai(2) == {0: 3}

    def test_with_open_road_a_1_may_place_one_there(self) -> None:
        board = begun(3, 6, 1, variants=["open-road"])
        board.do("Y1 place 3 aside 0")
        assert board.samurai(2) == {0: 1, 1: 2}


class TestJ3:
    """Influence of seats 1 to 4 in one area, and their ranks."""

    @pytest.mark.parametrize(
        ("influence", "expected"),
        [
            ((4, 3, 2, 1), (1, 2, 3, 4)),
            ((2, 1, 1, 1), (1, 4, 4, 4)),
            ((2, 2, 3, 1), (3, 3, 1, 4)),
            ((3, 3, 1, 1), (2, 2, 4, 4)),
            ((3, 3, 3, 1), (3, 3, 3, 4)),
            ((2, 2, 2, 2), (4, 4, 4, 4)),
        ],
    )
    def test_who_is_tied_shares_the_lower_rank(
        self, influence: tuple[int, ...], expected: tuple[int, ...]
    ) -> None:
        counts = {seat: {0: count} for seat, count in enumerate(influence, start=1)}
        found = ranks(area_score(Board(6, 5, 4, 3).put(samurai=counts).open, 0, 3))
        assert tuple([found[seat][1] for seat in (1, 2, 3, 4)]) == expected

    def test_the_points_follow_the_rank(self) -> None:
        board = Board(6, 5, 4, 3).put(samurai={1: {0: 3}, 2: {0: 3}, 3: {0: 1}})
        assert ranks(area_score(board.open, 0, 3)) == {1: (3, 2, 7), 2: (3, 2, 7), 3: (1, 3, 4)}


class TestJ4:
    def test_who_has_no_piece_there_is_not_ranked_and_gets_nothing(self) -> None:
        board = Board(6, 5, 4, 3).put(samurai={1: {0: 2}, 2: {0: 1}})
        assert ranks(area_score(board.open, 0, 3)) == {1: (2, 1, 10), 2: (1, 2, 7)}

    def test_an_empty_area_pays_nobody(self) -> None:
        assert area_score(Board(6, 5, 4, 3).open, 0, 3).standings == ()


class TestJ5:
    def test_the_last_of_three_still_earns_third(self) -> None:
        board = Board(6, 5, 4).put(samurai={1: {0: 3}, 2: {0: 2}, 3: {0: 1}})
        assert ranks(area_score(board.open, 0, 3))[3] == (1, 3, 4)

    def test_a_tie_of_three_pays_all_third(self) -> None:
        board = Board(6, 5, 4).put(samurai={1: {0: 1}, 2: {0: 1}, 3: {0: 1}})
        assert [one[2] for one in ranks(area_score(board.open, 0, 3)).values()] == [4, 4, 4]


class TestJ6:
    def test_a_ninja_without_a_6_loses_even_to_a_1(self) -> None:
        board = begun(3, 6, 1, hands=NINJAS)
        board.do("YN, G1 place 0, KN")
        assert board.turn == 3


class TestJ7:
    HANDS = ("K1 K2 K3 K4 KN K6", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G6 GN")

    def test_of_several_ninjas_with_a_6_the_last_wins(self) -> None:
        board = begun(3, 6, 1, hands=self.HANDS)
        board.do("YN, G6 place 0, KN")
        assert board.turn == 1
        board = begun(3, 6, 1, hands=self.HANDS)
        board.do("YN, GN, K6 place 0")
        assert board.turn == 3

    def test_of_several_6s_without_a_ninja_the_last_wins(self) -> None:
        hands = ("K1 K2 K3 K4 KN K6", "Y1 Y2 Y3 Y4 Y6 YN", "G1 G2 G3 G4 G6 GN")
        board = begun(3, 6, 1, hands=hands)
        board.place_all("Y6 G6 K1")
        assert board.turn == 3

    def test_of_nothing_but_ninjas_the_last_wins(self) -> None:
        board = begun(3, 6, 1, hands=self.HANDS)
        board.do("YN, GN, KN")
        assert board.turn == 1


class TestJ8:
    def test_the_6_may_come_before_or_after_and_in_any_suit(self) -> None:
        hands = ("K1 K2 K3 K4 KN K6", "Y1 Y2 Y3 Y4 Y6 YN", "G1 G2 G3 G4 G5 GN")
        board = begun(3, 6, 1, hands=hands)
        board.do("Y6 place 0, GN, K4 place 0")
        assert board.turn == 3
        board = begun(3, 6, 1, hands=hands)
        board.do("YN, G5 place 0, K6 place 0")
        assert board.turn == 2


class TestJ9:
    HANDS = ("K1 K2 K3 K4 Y1 YN", "Y2 Y3 Y4 Y5 Y6 GN", "G1 G2 G3 G4 G5 G6")

    def test_a_ninja_led_must_be_followed(self) -> None:
        board = begun(6, 3, 1, hands=self.HANDS)
        board.do("YN")
        assert board.refused("GN") == "must-follow-suit"
        board.do("Y2 place 0")

    def test_a_ninja_follows_and_must_follow(self) -> None:
        board = begun(1, 6, 3, hands=("K1 K2 K3 K4 K5 YN", *self.HANDS[1:]))
        board.do("Y2 place 0, G1 place 0")
        assert board.refused("K1 place 0") == "must-follow-suit"
        board.do("YN")


class TestJ10:
    def test_a_higher_number_off_suit_wins(self) -> None:
        board = begun(3, 6, 1)
        board.place_all("Y2 G3 K6")
        assert board.turn == 1


class TestJ11:
    def test_a_winner_who_has_kachidoki_scores_again(self) -> None:
        board = begun(3, 6, 1)
        board.place_all("Y6 G1 K1")
        won = board.place_all("Y5 G2 K2")
        assert board.totals == [0, 6, 0]
        assert [one.kept for one in heard(won, None) if isinstance(one, SkirmishWon)] == [True]


class TestJ12:
    def test_kachidoki_is_paid_after_the_last_skirmish_and_before_the_prestige(self) -> None:
        board = Board(3, 6, 1)
        told = heard(sweep(board, 2), None)
        kinds = [type(event) for event in told]
        assert kinds.index(SkirmishWon) < kinds.index(AreaScored) < kinds.index(RoundScored)
        assert board.open.results[0].kachidoki == (0, 18, 0)
        assert board.open.results[0].prestige_totals == (4, 7, 3)
        assert board.totals == [4, 25, 3]


class TestJ13:
    def test_the_holder_of_kachidoki_starts_the_next_round(self) -> None:
        board = Board(3, 6, 1)
        sweep(board, 1)
        assert board.recruit(*THREE).turn == 1


class TestJ14:
    def test_one_effect_only(self) -> None:
        board = begun(3, 6, 1)
        board.do("Y5 place 1")
        assert board.refused("daimyo 5", by=2) == "not-your-turn"
        board = acting()
        assert board.refused("Y5 place 1") == "wrong-phase"

    def test_points_are_spent_in_any_order_and_what_is_left_is_lost(self) -> None:
        board = acting("Y5").put(samurai={2: {6: 1}})
        board.do("samurai 6 5, daimyo 5, samurai 5 4, done")
        assert board.turn == 3
        assert board.open.points == 0


class TestJ15:
    @pytest.mark.parametrize("count", [0, 1, 2, 3])
    def test_fewer_than_three_may_be_placed(self, count: int) -> None:
        board = begun(3, 6, 1)
        board.do(f"Y5 place {count}")
        assert board.supply(2) == 10 - count

    def test_never_more_than_the_supply_holds(self) -> None:
        board = begun(3, 6, 1).put(samurai={2: {6: 8}})
        assert board.refused("Y5 place 3") == "supply-short"
        board.do("Y5 place 2")
        assert board.supply(2) == 0


class TestJ16:
    def test_any_opponents_samurai_one_at_a_time_and_again(self) -> None:
        board = acting("Y3").put(samurai={1: {6: 1}, 3: {6: 2}})
        board.do("remove 3, remove 1, remove 3")
        assert (board.supply(1), board.supply(3)) == (10, 10)

    def test_only_where_the_daimyo_is_at_that_moment(self) -> None:
        board = acting("Y3").put(samurai={1: {5: 1}})
        assert board.refused("remove 1") == "no-such-piece"
        board.do("daimyo 5, remove 1")
        assert board.supply(1) == 10


class TestJ17:
    def test_a_daimyo_is_never_removed(self) -> None:
        board = acting("Y3").put((6, 6, 1))
        assert board.refused("remove 1") == "no-such-piece"


class TestJ18:
    def test_a_removed_samurai_can_be_placed_in_the_same_skirmish(self) -> None:
        board = acting("Y1").put(samurai={3: {6: 10}})
        board.do("remove 3")
        assert board.supply(3) == 1
        board.do("G1 place 1")
        assert board.samurai(3) == {6: 9, 1: 1}


class TestJ19:
    def test_a_samurai_moves_several_steps_and_in_any_direction(self) -> None:
        board = acting("Y5").put(samurai={2: {3: 2}})
        board.do("samurai 3 4, samurai 4 5, samurai 5 4, samurai 3 2, samurai 4 3")
        assert board.samurai(2) == {2: 1, 3: 1}


class TestJ20:
    def test_all_choose_before_anybody_sees_what_he_gets(self) -> None:
        board = Board(3, 6, 1).deal(*THREE)
        board.give(3, "G1 G2")
        assert board.view(1).received == ()
        assert board.hand(1) == THREE[0]
        assert board.to_act == [1, 2]
        board.give(1, "K1 K2")
        board.give(2, "Y1 Y2")
        assert board.hand(1) == "K3 K4 K5 K6 G1 G2"
        assert [board.view(seat).received for seat in (1, 2, 3)] == [(14, 15), (0, 1), (7, 8)]


class TestJ21:
    def test_the_cards_that_are_not_dealt_are_in_nobodys_view(self) -> None:
        board = begun(3, 6, 1)
        assert board.state.aside == (6, 13, 20)
        seen = [*board.view(1).hand, *board.view(1).gave, *board.view(1).received]
        assert not set(seen) & set(board.state.aside)

    def test_they_are_reshuffled_for_the_next_round(self) -> None:
        board = Board(3, 6, 1)
        sweep(board, 1)
        board.recruit(*NINJAS)
        assert board.state.aside == (4, 5, 12)


class TestJ22:
    def test_prestige_goes_from_6_to_kyoto(self) -> None:
        assert [one.area for one in prestige(Board(3, 6, 1).open)] == [6, 5, 4, 3, 2, 1, 0]


class TestJ23:
    def test_points_have_no_cap(self) -> None:
        chart = {"owari": {"round-1": [99, 0, 0], "round-2": [99, 0, 0]}}
        board = Board(3, 6, 1, data={"chart": chart})
        sweep(board, 1)
        sweep(board, 1)
        assert board.totals == [18 + 99 + 18 + 99, 7 + 3, 3 + 6]


class TestJ24:
    def test_a_tie_goes_to_the_higher_daimyo_card(self) -> None:
        areas = ("omi", "ise", "owari", "mikawa", "totomi", "shinano", "kyoto")
        nothing = {f"round-{number}": [0, 0, 0] for number in (1, 2, 3)}
        board = Board(4, 2, 5, data={"chart": dict.fromkeys(areas, nothing)})
        for winner in (3, 1, 2):
            told = sweep(board, winner)
        assert board.totals == [18, 18, 18]
        assert board.winners == [3]
        (won,) = [event for event in heard(told, None) if isinstance(event, GameWon)]
        assert (won.winner, won.tied, won.cards) == (2, (0, 1), (4, 2, 5))


class TestJ25:
    @pytest.mark.parametrize("line", ["Y5 place 0", "Y5 act, done"])
    def test_a_cards_effect_need_not_be_used(self, line: str) -> None:
        board = begun(3, 6, 1)
        board.do(line)
        assert board.turn == 3
        assert board.supply(2) == 10

    def test_nor_a_ninjas(self) -> None:
        board = begun(3, 6, 1, hands=NINJAS)
        board.do("YN")
        assert board.supply(2) == 10


class TestJ26:
    def test_two_are_drawn_at_setup_and_public(self) -> None:
        table = Table(RULES, Setup(3, {"variants": "random"}))
        told = table.announce(-1, VariantsDrawn(("deep-roots", "war-cry")))
        assert isinstance(told, Happened)
        both = (Variant.DEEP_ROOTS, Variant.WAR_CRY)
        assert told.to(None) == (VariantsTold(both, VariantValues(), drawn=True),)
        assert [table.view(seat).open.terms.variants for seat in range(3)] == [both] * 3

    def test_any_two_can_be_drawn(self) -> None:
        drawn = set()
        for seed in range(200):
            table = Table(RULES, Setup(3, {"variants": "random"}))
            table.draw(Random(seed))
            drawn.add(table.view(0).open.terms.variants)
        assert drawn == set(combinations(Variant, 2))

    def test_those_that_are_chosen_are_told_before_the_daimyo(self) -> None:
        board = Board(3, 6, 1, options={"variants": ["war-cry", "swift-horses"]})
        both = (Variant.SWIFT_HORSES, Variant.WAR_CRY)
        assert heard(board.set_up, 1)[0] == VariantsTold(both, VariantValues(), drawn=False)


class TestJ27:
    def test_three_or_four_play(self) -> None:
        assert list(RULES.seats) == [3, 4]


class TestJ28:
    def test_the_highest_daimyo_card_starts_and_the_cards_stay_face_up(self) -> None:
        board = begun(3, 6, 1)
        assert board.turn == 2
        board.place_all("Y1 G1 K1")
        assert board.turn == 1
        assert board.view(3).open.cards == (3, 6, 1)


def test_kachidoki_and_prestige_rank_alike() -> None:
    board = Board(6, 5, 4, 3).put((6, 6, 4, 3), {3: {6: 1}})
    assert ranks(kachidoki_score(board.open, 0)) == {1: (2, 2, 2), 2: (2, 2, 2), 3: (1, 3, 1)}
