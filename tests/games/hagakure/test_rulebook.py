"""The rulebook of Hagakure, sentence by sentence, in its own order.

Each test is named after the sentence that it holds the game to.
"""

from collections import Counter
from random import Random

import pytest

from access_play.core.game import Setup
from access_play.core.table import Table
from access_play.games.hagakure.cards import CODES, deck
from access_play.games.hagakure.events import CardPlayed, Exchanged, Looked, Passed, TokenPlayed
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.rules import RULES
from tests.games.hagakure.deals import Round, codes, heard, passed, sweep

HANDS = ("V6 V7 S18 F V8", "V9 V10 S19 V11 V12", "V13 V14 S20 V15 V16")
"""For three seats; the Yomi is V17 S21 S22 F F."""


def all_codes(seats: int) -> Counter[str]:
    return Counter(CODES[card] for card in deck(seats))


class TestComponentsAndSetup:
    def test_17_villagers_10_samurai_and_3_old_fools(self) -> None:
        expected = [*codes("V1-17"), *codes("S18-27"), "F", "F", "F"]
        assert all_codes(5) == Counter(expected)

    @pytest.mark.parametrize("seats", [3, 4])
    def test_with_3_and_4_players_villagers_1_to_5_and_samurai_23_to_27_are_removed(
        self, seats: int
    ) -> None:
        assert all_codes(seats) == Counter([*codes("V6-17"), *codes("S18-22"), "F", "F", "F"])

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_each_player_takes_5_nobori_tokens_one_of_each_type(self, seats: int) -> None:
        assert Round(seats).state.open.unspent == (tuple(Token),) * seats
        assert len(set(Token)) == 5


class TestDealingTheCards:
    def test_at_the_beginning_of_the_first_round_the_dealer_is_chosen_randomly(self) -> None:
        dealers = set()
        for seed in range(40):
            table = Table(RULES, Setup(4))
            table.draw(Random(seed))
            dealers.add(table._state.open.dealer)
        assert dealers == {0, 1, 2, 3}

    def test_in_the_following_rounds_the_left_neighbour_deals(self) -> None:
        game = Round(4, dealer=3)
        dealers = []
        for _ in range(4):
            sweep(game, 1)
            dealers.append(game.state.open.dealer + 1)
        assert dealers == [4, 1, 2, 3]

    @pytest.mark.parametrize(("seats", "cards"), [(3, 5), (4, 4), (5, 5)])
    def test_so_many_cards_a_player_and_as_many_in_the_yomi(self, seats: int, cards: int) -> None:
        table = Table(RULES, Setup(seats))
        table.draw(Random(1))
        table.draw(Random(1))
        assert [len(hand) for hand in table._state.hands] == [cards] * seats
        assert len(table._state.yomi) == cards

    def test_the_deal_is_shuffled(self) -> None:
        def dealt(seed: int) -> object:
            table = Table(RULES, Setup(3))
            table.draw(Random(seed))
            table.draw(Random(seed))
            return table._state.hands

        assert len({dealt(seed) for seed in range(100)}) == 100

    @pytest.mark.parametrize("dealer", [1, 2, 3])
    def test_the_first_player_sits_at_the_left_of_the_dealer(self, dealer: int) -> None:
        assert Round(3, dealer=dealer).deal(*HANDS).turn == dealer % 3 + 1


class TestPreparation:
    def test_starting_with_the_first_player_clockwise_each_decides(self) -> None:
        game = Round(3, dealer=1).deal(*HANDS)
        turns = []
        for word in ("double", "pass", "zero"):
            turns.append(game.turn)
            game.token(word)
        assert turns == [2, 3, 1]
        assert game.state.open.active == (Token.ZERO, Token.DOUBLE, None)

    @pytest.mark.parametrize(
        ("word", "event"),
        [
            ("double", TokenPlayed(0, Token.DOUBLE)),
            ("zero", TokenPlayed(0, Token.ZERO)),
            ("villagers", TokenPlayed(0, Token.VILLAGERS)),
            ("exchange", Exchanged(0, 5)),
            ("look yomi", Looked(0, -1)),
            ("look 3", Looked(0, 2)),
            ("pass", Passed(0)),
        ],
    )
    def test_a_token_is_visible_from_all(self, word: str, event: object) -> None:
        happened = Round(3).deal(*HANDS).token(word)
        for listener in (2, 3, None):
            assert heard(happened, listener) == (event,)

    def test_it_is_only_active_for_the_current_round(self) -> None:
        game = sweep(Round(3), 1, seat_1="double", seat_2="zero")
        assert game.totals == [12, 0, -2]
        assert sweep(game, 1).totals == [18, -2, -4]

    def test_it_is_then_discarded(self) -> None:
        game = sweep(Round(3, dealer=2), 1, seat_1="double")
        game.deal(*HANDS)
        assert game.turn == 1
        assert game.refused_token(1, "double") == "token-spent"
        assert Token.DOUBLE not in game.state.open.unspent[0]
        assert Token.DOUBLE in game.state.open.unspent[1]


class TestTheFight:
    def test_starting_with_the_first_player_clockwise_each_plays_a_card(self) -> None:
        fight = passed(*HANDS, dealer=1)
        turns = []
        for card in ("V9", "V13", "V6"):
            turns.append(fight.turn)
            fight.play(card)
        assert turns == [2, 3, 1]

    def test_cards_are_played_face_up(self) -> None:
        happened = passed(*HANDS).say(1, do="play", card="V6")
        played = CardPlayed(0, 6, leads=True, fool=0, last_card=False, won=None)
        for listener in (1, 2, 3, None):
            assert heard(happened, listener) == (played,)

    def test_the_winner_of_the_trick_plays_the_first_card_of_the_next_turn(self) -> None:
        fight = passed(*HANDS).play("V8 V12 V16")
        assert fight.turn == 3
        assert fight.refused(1, do="play", card="V6") == "not-your-turn"

    def test_if_a_samurai_starts_the_others_must_play_one_if_they_have_one(self) -> None:
        fight = passed(*HANDS).play("S18")
        assert fight.may_play() == ["S19"]
        assert fight.refused(2, do="play", card="V9") == "must-follow-samurai"
        assert fight.play("S19").may_play() == ["S20"]

    def test_who_has_none_may_play_any_card(self) -> None:
        fight = passed("S18 S20 V6 V7 V8", "V9-13", "V14-17 S19").play("S18")
        assert Counter(fight.may_play()) == Counter(codes("V9-13"))

    def test_if_a_villager_starts_the_others_are_free(self) -> None:
        fight = passed(*HANDS).play("V6")
        assert Counter(fight.may_play()) == Counter(codes("V9 V10 S19 V11 V12"))
        assert Counter(fight.play("V9").may_play()) == Counter(codes("V13 V14 S20 V15 V16"))

    def test_the_player_who_starts_is_free(self) -> None:
        assert Counter(passed(*HANDS).may_play()) == Counter(codes(HANDS[0]))

    def test_old_fools_are_considered_to_be_samurai(self) -> None:
        fight = passed(*HANDS).play("F")
        assert fight.may_play() == ["S19"]
        fight = passed("S18 V6-9", "F V10-13", "V14-17 S20").play("S18")
        assert fight.may_play() == ["F"]

    def test_the_highest_value_wins_the_trick(self) -> None:
        assert passed(*HANDS).play("V8 V12 V16").turn == 3
        assert passed(*HANDS).play("V8 V12 V13").turn == 3
        assert passed(*HANDS).play("V8 S19 V16").turn == 2

    def test_a_single_old_fool_has_the_value_0(self) -> None:
        hands = ("V6 S18 S19 V7 V8", "F V9 V10 V11 V12", "V13-17")
        assert passed(*hands).play("S18 F V13").turn == 1
        assert passed(*hands).play("V6 F V17").turn == 3

    def test_of_more_than_one_the_last_player_who_played_one_wins(self) -> None:
        hands = ("V6 F S22 V7 V8", "F V9 V10 V11 V12", "F V14-17")
        assert passed(*hands).play("S22 F F").turn == 3
        assert passed(*hands).play("F F F").turn == 3
        assert passed(*hands).play("V6 F F").turn == 3
        assert passed(*hands, dealer=1).play("V9 F F").turn == 1

    def test_a_round_goes_on_until_all_cards_are_played(self) -> None:
        fight = passed(*HANDS)
        for _ in range(4):
            fight.play(fight.may_play()[0]).play(fight.may_play()[0]).play(fight.may_play()[0])
            assert not fight.draw_is_due
        fight.play_out()
        assert fight.draw_is_due
        assert sum(fight.tricks) == 5


class TestScoring:
    FIGHT = ("V17 V9 S18 V6 V7", "V16 V10 S19 V8 F", "V15 V11 S20 V12 V13")

    def test_1_point_for_each_trick(self) -> None:
        fight = passed(*self.FIGHT).play("V17 V16 V15 V9 V10 V11 S20 S18 S19").play_out()
        assert fight.tricks[0] == 1
        assert fight.totals[0] == 1

    def test_1_more_for_samurai_18(self) -> None:
        fight = passed(*self.FIGHT).play("V17 V16 V15 V9 V10 V11 S20 S18 S19").play_out()
        assert "S18" in fight.won(3)
        assert fight.totals[2] == fight.tricks[2] + 1

    def test_minus_2_without_a_trick(self) -> None:
        assert sweep(Round(4), 2).totals == [-2, 5, -2, -2]


class TestEndOfGame:
    @pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 5)])
    def test_the_game_ends_after_so_many_rounds(self, seats: int, rounds: int) -> None:
        game = Round(seats)
        for _ in range(rounds):
            assert not game.over
            sweep(game, seats)
        assert game.over
        assert game.table.to_act() == ()

    def test_the_player_with_the_most_points_wins(self) -> None:
        game = Round(3)
        for winner in (1, 2, 3, 1, 2, 3, 2, 2, 1):
            sweep(game, winner)
        assert game.totals == [6, 14, -2]
        assert game.winners == [2]

    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_in_case_of_a_tie_one_additional_round_is_played(self, seats: int) -> None:
        game = Round(seats)
        rounds = {3: 9, 4: 8, 5: 5}[seats]
        for count in range(rounds):
            sweep(game, 1 + count % 2 if count < rounds // 2 * 2 else 3)
        assert game.totals[0] == game.totals[1]
        assert not game.over
        assert sweep(game, 2).winners == [2]
        assert game.state.open.round == rounds + 1


class TestNoboriTokens:
    @pytest.mark.parametrize("word", ["double", "zero", "villagers", "exchange", "look yomi"])
    def test_each_can_only_be_used_once_a_game(self, word: str) -> None:
        game = sweep(Round(3, dealer=2), 1, seat_1=word)
        for _ in range(2):
            sweep(game, 1)
        game.deal(*HANDS)
        while game.turn != 1:
            game.token("pass")
        assert game.refused_token(1, word) == "token-spent"

    def test_the_five_can_be_used_in_five_rounds(self) -> None:
        game = Round(3)
        for word in ("double", "zero", "villagers", "exchange", "look 3"):
            sweep(game, 2, seat_1=word)
        assert game.state.open.unspent[0] == ()

    def test_points_are_doubled(self) -> None:
        assert sweep(Round(3), 1, seat_1="double").totals == [12, -2, -2]

    def test_and_the_penalty_becomes_minus_4(self) -> None:
        assert sweep(Round(3), 1, seat_2="double").totals == [6, -4, -2]

    def test_zero_points_whatever_was_won(self) -> None:
        assert sweep(Round(3), 1, seat_1="zero").totals == [0, -2, -2]
        assert sweep(Round(3), 1, seat_2="zero").totals == [6, 0, -2]

    def test_2_more_points_for_4_villagers_and_5_with_5_players(self) -> None:
        assert sweep(Round(3), 1, seat_1="villagers").totals == [8, -2, -2]
        assert sweep(Round(5), 1, seat_1="villagers").totals[0] == 8

    def test_all_cards_are_exchanged_with_the_yomi(self) -> None:
        game = Round(3).deal(*HANDS)
        game.token("exchange")
        assert game.hand(1) == codes("V17 S21 S22 F F")
        assert Counter(game.yomi) == Counter(codes(HANDS[0]))
        game.tokens("pass", "pass")
        assert game.refused(1, do="play", card="V6") == "not-in-hand"
        game.play("S22 S19 S20")

    def test_the_cards_in_the_yomi_can_be_looked_at(self) -> None:
        game = Round(3).deal(*HANDS)
        game.token("look yomi")
        assert game.known(1) == {"yomi": codes("V17 S21 S22 F F")}

    def test_or_another_players_hand(self) -> None:
        game = Round(3).deal(*HANDS)
        game.token("look 3")
        assert game.known(1) == {3: codes("V13 V14 V15 V16 S20")}
        assert game.known(2) == game.known(3) == {}


class TestFrenchSheet:
    """Where the French sheet says more or other than the English rulebook."""

    def test_doubling_doubles_negative_points_too(self) -> None:
        assert sweep(Round(3), 1, seat_3="double").totals[2] == -4

    def test_four_villagers_are_enough_at_every_table_where_the_option_says_so(self) -> None:
        hands = ("V17 V1-4", "V16 S19-22", "V15 S23-26", "V14 V5-8", "F V9-12")
        for options, points in (({"villagers_needed": 4}, 3), ({}, 1)):
            game = Round(5, options=options).deal(*hands)
            game.tokens("villagers", "pass", "pass", "pass", "pass")
            assert game.play("V17 V16 V15 V14 F").play_out().totals[0] == points

    def test_the_smallest_samurai_brings_the_point(self) -> None:
        assert min(code for code in all_codes(3) if code[0] == "S") == "S18"
        assert min(code for code in all_codes(5) if code[0] == "S") == "S18"
