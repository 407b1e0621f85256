"""The rulings on Hagakure, G1 to G26: each test is named after the one it holds to."""

from collections import Counter
from collections.abc import Mapping

import pytest

from access_play.games.hagakure.cards import CODES, deck
from access_play.games.hagakure.events import CardsSeen, HandExchanged, Looked, RoundStarted
from tests.games.hagakure.deals import SWEPT, Round, codes, heard, passed, sweep

THREE = ("V6 V7 S18 F V8", "V9 V10 S19 V11 V12", "V13 V14 S20 V15 V16")
"""The Yomi is V17 S21 S22 F F."""
YOMI = codes("V17 S21 S22 F F")
ROUNDS = {3: 9, 4: 8, 5: 5}


def sweeps(game: Round, *winners: int) -> Round:
    for winner in winners:
        sweep(game, winner)
    return game


class TestG1:
    def test_a_led_fool_leads_samurai(self) -> None:
        fight = passed(*THREE).play("F")
        assert fight.refused(2, do="play", card="V9") == "must-follow-samurai"
        fight.play("S19")
        assert fight.refused(3, do="play", card="V13") == "must-follow-samurai"


class TestG2:
    def test_a_lone_fool_led_with_no_other_red_card_loses_to_the_highest_villager(self) -> None:
        fight = passed("F F F S18 S19", "V10 V11 V12 V13 V14", "V15 V16 V17 V6 V7")
        assert fight.play("F V14 V6").turn == 2
        assert fight.play("V10 V7 F").turn == 2

    def test_a_lone_fool_never_wins(self) -> None:
        fight = passed("V6 V7 V8 V9 V10", "F V12 V13 V14 V15", "V11 V16 V17 S18 S19")
        assert fight.play("V6 F V11").turn == 3
        fight = passed("V11 V7 V8 V9 V10", "V6 V12 V13 V14 V15", "F V16 V17 S18 S19")
        assert fight.play("V7 V6 F").turn == 1


class TestG3:
    def test_the_last_of_two_fools_wins_over_27(self) -> None:
        fives = ("V1-5", "S27 S26 V6-8", "F V9-12", "F V13-16", "S25 S24 S23 S22 S21")
        assert passed(*fives).play("V1 S27 F F S25").turn == 4

    def test_the_last_of_three_fools_wins_whatever_was_led(self) -> None:
        fools = ("F S22 V6 V7 V8", "F S21 V9 V10 V11", "F S20 V12 V13 V14")
        assert passed(*fools).play("F F F").turn == 3
        four = ("S22 V6 V7 V8", "F S21 V9 V10", "F S20 V12 V13", "F S18 V11 V14")
        assert passed(*four).play("S22 F F F").turn == 4
        assert passed(*four).play("V6 F F F").turn == 4
        assert passed(*four).play("V6 F F S18").turn == 3

    def test_fools_that_win_need_not_follow_one_another(self) -> None:
        fools = ("F S22 V6 V7", "V8 S21 V9 V10", "F S20 V12 V13", "S19 S18 V11 V14")
        assert passed(*fools).play("F S21 F S19").turn == 3
        assert passed(*fools, dealer=1).play("V8 F S19 F").turn == 1


class TestG4:
    def test_a_samurai_may_be_played_on_a_villager_and_the_highest_number_wins(self) -> None:
        fight = passed(*THREE).play("V8")
        assert set(fight.may_play()) == set(codes("V9 V10 S19 V11 V12"))
        assert fight.play("S19 V16").turn == 2
        assert passed(*THREE).play("V8 V12 V16").turn == 3


class TestG5:
    def test_a_fool_that_is_the_only_red_card_must_follow_a_samurai(self) -> None:
        fight = passed("S18 V6 V7 V8 V9", "F V10 V11 V12 V13", "S19 V14-17").play("S18")
        assert fight.may_play() == ["F"]
        assert fight.refused(2, do="play", card="V10") == "must-follow-samurai"


class TestG6:
    def test_one_token_a_round(self) -> None:
        game = Round().deal(*THREE)
        game.token("double")
        assert game.refused_token(1, "zero") == "not-your-turn"
        game.tokens("pass", "pass")
        assert game.refused_token(1, "zero") == "wrong-phase"


class TestG7:
    @pytest.mark.parametrize("dealer", [1, 2, 3, 4])
    def test_the_first_player_decides_first_and_then_clockwise(self, dealer: int) -> None:
        game = Round(4, dealer=dealer).deal("S19-22", "S18 V6-8", "V9-12", "V13-16")
        order = []
        for _ in range(4):
            order.append(game.turn)
            game.token("pass")
        first = dealer % 4 + 1
        assert order == [(first + place - 1) % 4 + 1 for place in range(4)]
        assert game.turn == first

    def test_a_swap_is_done_before_the_next_player_decides(self) -> None:
        game = Round().deal(*THREE)
        game.token("exchange")
        assert game.hand(1) == YOMI
        (seen,) = heard(game.token("look 1"), 2)
        assert isinstance(seen, CardsSeen)
        assert [CODES[card] for card in seen.cards] == YOMI

    def test_a_look_sees_what_is_there_before_the_next_player_swaps(self) -> None:
        game = Round().deal(*THREE)
        (seen,) = heard(game.token("look yomi"), 1)
        assert isinstance(seen, CardsSeen)
        assert [CODES[card] for card in seen.cards] == YOMI
        game.token("exchange")
        assert game.hand(2) == YOMI


class TestG8:
    def test_the_second_swap_gets_the_first_ones_old_hand(self) -> None:
        game = Round().deal(*THREE).tokens("exchange", "exchange")
        assert game.hand(1) == YOMI
        assert Counter(game.hand(2)) == Counter(codes(THREE[0]))
        assert Counter(game.yomi) == Counter(codes(THREE[1]))

    def test_the_third_gets_the_second_ones(self) -> None:
        game = Round().deal(*THREE).tokens("exchange", "exchange", "exchange")
        assert Counter(game.hand(3)) == Counter(codes(THREE[1]))
        assert Counter(game.yomi) == Counter(codes(THREE[2]))


class TestG9:
    def test_a_swap_takes_all_cards(self) -> None:
        game = Round().deal(*THREE)
        happened = game.token("exchange")
        assert game.hand(1) == YOMI
        assert Counter(game.yomi) == Counter(codes(THREE[0]))
        (mine,) = heard(happened, 1)
        assert isinstance(mine, HandExchanged)
        assert [CODES[card] for card in mine.hand] == YOMI

    def test_there_is_no_going_back(self) -> None:
        game = Round().deal(*THREE)
        game.token("exchange")
        assert game.refused_token(1, "exchange") == "not-your-turn"
        game.tokens("pass", "pass")
        assert game.refused_token(1, "exchange") == "wrong-phase"
        assert game.hand(1) == YOMI

    def test_it_is_unseen(self) -> None:
        game = Round().deal(*THREE)
        other = Round().deal(THREE[0], "V17 V10 S19 V11 V12", THREE[2])
        assert game.yomi != other.yomi
        assert game.known(1) == {}
        assert game.view(1) == other.view(1)


class TestG10:
    def test_a_look_at_the_yomi(self) -> None:
        game = Round().deal(*THREE)
        happened = game.token("look yomi")
        (seen,) = heard(happened, 1)
        assert isinstance(seen, CardsSeen)
        assert [CODES[card] for card in seen.cards] == YOMI
        for listener in (2, 3, None):
            assert heard(happened, listener) == (Looked(0, -1),)

    def test_a_look_at_one_players_whole_hand_as_it_is_then(self) -> None:
        game = Round().deal(*THREE).tokens("pass", "exchange")
        happened = game.token("look 2")
        (seen,) = heard(happened, 3)
        assert isinstance(seen, CardsSeen)
        assert [CODES[card] for card in seen.cards] == YOMI
        for listener in (1, 2, None):
            assert heard(happened, listener) == (Looked(2, 1),)

    @pytest.mark.parametrize("at", [1, 0, -1, 4, 5, 99, 2**63 - 1, -(2**63)])
    def test_not_at_oneself_and_not_where_nobody_sits(self, at: int) -> None:
        game = Round().deal(*THREE)
        assert game.refused_token(1, f"look {at}") == "no-such-target"

    def test_once(self) -> None:
        game = Round().deal(*THREE)
        game.token("look 2")
        assert game.refused_token(1, "look 3") == "not-your-turn"


class TestG11:
    def test_who_passed_has_no_second_go(self) -> None:
        game = Round().deal(*THREE).tokens("pass", "double")
        assert game.refused_token(1, "double") == "not-your-turn"
        game.token("pass")
        assert game.turn == 1
        assert game.refused_token(1, "double") == "wrong-phase"
        assert game.refused(1, do="pass") == "wrong-phase"


class TestG12:
    def test_18_scores_for_whoever_has_it_in_won_tricks(self) -> None:
        fight = passed("S18 V6 V7 V8 V9", "S19 V10-13", "V14-17 S20").play_out()
        assert "S18" in fight.won(3)
        assert fight.totals[2] == fight.tricks[2] + 1

    def test_not_for_whoever_played_it(self) -> None:
        fight = passed("S18 V6 V7 V8 V9", "S19 V10-13", "V14-17 S20").play_out()
        assert fight.tricks[0] == 0
        assert fight.totals[0] == -2

    def test_for_nobody_if_it_is_in_the_yomi(self) -> None:
        fight = passed("S19-22 V6", "V7-11", "V12-16").play_out()
        assert "S18" in fight.yomi
        assert fight.totals == [4, -2, 1]
        assert [one.eighteen for one in fight.state.open.results[0]] == [False, False, False]


class TestG13:
    def test_zero_with_all_tricks_and_18_is_exactly_0(self) -> None:
        assert sweep(Round(3), 1, seat_1="zero").totals == [0, -2, -2]

    def test_zero_without_a_trick_is_exactly_0(self) -> None:
        assert sweep(Round(3), 1, seat_2="zero").totals == [6, 0, -2]


class TestG14:
    def test_double_of_tricks_and_18(self) -> None:
        assert sweep(Round(3), 1, seat_1="double").totals == [12, -2, -2]

    def test_double_of_no_trick(self) -> None:
        assert sweep(Round(3), 1, seat_3="double").totals == [6, -2, -4]


class TestG15:
    """Seat 1 plays the token and wins no more tricks than those that are played out here."""

    @staticmethod
    def scored(*tricks: str, hands: tuple[str, ...], options: Mapping[str, object] = {}) -> Round:
        game = Round(len(hands), options=options).deal(*hands)
        game.tokens("villagers", *("pass",) * (len(hands) - 1))
        for trick in tricks:
            assert game.turn == 1
            game.play(trick)
        game.play_out()
        assert game.tricks[0] == len(tricks)
        return game

    def test_four_villagers_in_own_tricks_bring_2(self) -> None:
        hands = ("V17 S22 V6 V7 V8", "V16 V9 S19 S20 S21", "V15 V10 V11 V12 V13")
        game = self.scored("V17 V16 V15", "S22 S19 V10", hands=hands)
        assert Counter(game.won(1)) == Counter(codes("V15 V16 V17 S22 S19 V10"))
        assert game.totals[0] == 2 + 2

    def test_three_do_not_but_nothing_is_lost(self) -> None:
        hands = ("V17 S22 V6 V7 V8", "V16 V9 S19 S20 S21", "V15 F V11 V12 V13")
        game = self.scored("V17 V16 V15", "S22 S19 F", hands=hands)
        assert Counter(game.won(1)) == Counter(codes("V15 V16 V17 S22 S19 F"))
        assert game.totals[0] == 2

    def test_samurai_and_fools_are_no_villagers(self) -> None:
        hands = ("S22 S21 V6 V7 V8", "S18 S19 V9 V10 V11", "F F F V12 V13")
        game = self.scored("S22 S19 F", "S21 S18 F", hands=hands)
        assert game.totals[0] == 2 + 1

    def test_villagers_in_the_tricks_of_others_do_not_count(self) -> None:
        assert sweep(Round(3), 1, seat_2="villagers").totals == [6, -2, -2]

    def test_the_penalty_for_no_trick_stays(self) -> None:
        assert sweep(Round(3), 1, seat_3="villagers").totals == [6, -2, -2]

    @pytest.mark.parametrize(
        ("last", "options", "points"),
        [
            ("F", {}, 1),
            ("V13", {}, 1 + 2),
            ("F", {"villagers_needed": 4}, 1 + 2),
            ("V13", {"villagers_needed": 5}, 1 + 2),
            ("V13", {"villagers_needed": 6}, 1),
        ],
    )
    def test_with_five_players_five_are_needed_unless_the_option_says_otherwise(
        self, last: str, options: dict[str, object], points: int
    ) -> None:
        hands = ("V17 V1-4", "V16 S19-22", "V15 S23-26", "V14 V5-8", f"{last} V9-12")
        game = self.scored(f"V17 V16 V15 V14 {last}", hands=hands, options=options)
        assert game.totals[0] == points

    @pytest.mark.parametrize("seats", [3, 4])
    def test_with_three_and_four_players_the_option_counts_too(self, seats: int) -> None:
        for needed, bonus in ((1, 2), (16, 0)):
            game = Round(seats, options={"villagers_needed": needed})
            assert sweep(game, 1, seat_1="villagers").totals[0] == SWEPT[seats] + bonus


class TestG16:
    def test_villagers_come_on_top_of_tricks_and_18(self) -> None:
        assert sweep(Round(3), 1, seat_1="villagers").totals == [8, -2, -2]


class TestG17:
    def test_a_tie_for_first_after_the_last_round_brings_another_round(self) -> None:
        game = sweeps(Round(3), 1, 2, 3, 1, 2, 3, 1, 2, 3)
        assert game.totals == [6, 6, 6]
        assert not game.over
        assert game.draw_is_due
        assert game.winners == []

    def test_all_players_play_it_from_the_next_dealer_on(self) -> None:
        game = sweeps(Round(3), 1, 2, 1, 2, 1, 2, 1, 2, 3)
        assert game.totals == [14, 14, -10]
        game.deal("S18-22", "V6-10", "V11-15")
        order = [game.turn]
        game.token("pass")
        order.append(game.turn)
        game.token("pass")
        order.append(game.turn)
        assert order == [1, 2, 3]

    def test_scores_are_added_and_it_ends_the_game(self) -> None:
        game = sweeps(Round(3), 1, 2, 1, 2, 1, 2, 1, 2, 3, 2)
        assert game.totals == [12, 20, -12]
        assert game.over
        assert game.winners == [2]

    def test_repeated_while_first_place_is_tied(self) -> None:
        game = sweeps(Round(3), 1, 2, 1, 2, 1, 2, 1, 2, 3)
        for totals in ([12, 12, -4], [10, 10, 2], [8, 8, 8]):
            assert sweep(game, 3).totals == totals
            assert not game.over
        assert sweep(game, 3).totals == [6, 6, 14]
        assert game.over
        assert game.winners == [3]

    def test_a_tie_behind_the_first_ends_the_game(self) -> None:
        game = sweeps(Round(3), 1, 2, 3, 1, 2, 3, 1, 1, 1)
        assert game.totals == [22, -2, -2]
        assert game.over
        assert game.winners == [1]

    def test_a_tie_before_the_last_round_brings_none(self) -> None:
        game = sweeps(Round(3), 1, 2, 3, 1, 2, 3, 1, 2)
        assert game.totals == [8, 8, 0]
        assert sweep(game, 1).over


class TestG18:
    def test_unused_tokens_may_be_used_in_an_extra_round_and_used_ones_not(self) -> None:
        game = sweep(Round(3), 1, seat_1="zero", seat_2="zero", seat_3="zero")
        sweeps(game, 1, 2, 1, 2, 1, 2, 1, 2)
        assert game.totals == [16, 16, -16]
        game.deal("S18-22", "V6-10", "V11-15")
        assert game.refused_token(1, "zero") == "token-spent"
        game.tokens("double", "pass", "pass").play_out()
        assert game.totals == [28, 14, -18]
        assert game.over


class TestG19:
    def test_a_player_who_was_not_tied_can_overtake_and_win(self) -> None:
        game = sweeps(Round(3), 1, 2, 3, 1, 2, 3, 1, 2)
        sweep(game, 3, seat_3="zero")
        assert (game.totals, game.winners) == ([6, 6, 0], [])
        sweep(game, 3)
        assert (game.totals, game.winners) == ([4, 4, 6], [3])


class TestG20:
    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_the_deal_goes_left_and_the_left_neighbour_of_the_dealer_leads(
        self, seats: int
    ) -> None:
        game = Round(seats, dealer=2)
        for count in range(4):
            sweep(game, 1)
            dealer = (1 + count) % seats
            started = heard(game.dealt, None)[0]
            assert started == RoundStarted(count + 1, ROUNDS[seats], dealer, (dealer + 1) % seats)

    @pytest.mark.parametrize("dealer", [1, 2, 3])
    def test_any_seat_may_be_drawn_as_the_first_dealer(self, dealer: int) -> None:
        game = Round(3, dealer=dealer).deal(*THREE)
        assert heard(game.dealt, None)[0] == RoundStarted(1, 9, dealer - 1, dealer % 3)
        assert game.turn == dealer % 3 + 1

    def test_the_dealer_is_drawn_once(self) -> None:
        game = sweep(Round(3), 1)
        assert game.refused("chance", do="dealer", seat=1) == "wrong-phase"

    def test_who_wins_a_trick_leads_the_next(self) -> None:
        fight = passed(*THREE).play("V8 V12 V16")
        assert fight.turn == 3
        fight.play("V13 V6 S19")
        assert fight.turn == 2


class TestG21:
    def test_the_yomi_is_shown_to_nobody_after_the_round(self) -> None:
        game = passed(*THREE)
        while True:
            card = game.may_play()[0]
            happened = game.say(game.turn, do="play", card=card)
            if game.draw_is_due:
                break
        for listener in (1, 2, 3, None):
            assert not any(isinstance(event, CardsSeen) for event in heard(happened, listener))
        assert [game.known(seat) for seat in (1, 2, 3)] == [{}, {}, {}]

    def test_all_cards_are_dealt_anew(self) -> None:
        game = sweep(Round(3), 1)
        game.deal(*THREE)
        assert Counter(game.yomi) == Counter(YOMI)


class TestG22:
    def test_won_cards_are_open_to_every_seat(self) -> None:
        fight = passed(*THREE).play("V8 V12 V16")
        assert fight.won(3) == codes("V8 V12 V16")
        assert len({fight.view(seat).open for seat in (1, 2, 3)}) == 1


class TestG23:
    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_a_game_has_9_8_or_5_rounds(self, seats: int) -> None:
        game = Round(seats)
        for count in range(ROUNDS[seats]):
            assert not game.over, count
            sweep(game, 1)
        assert game.over
        assert game.winners == [1]
        assert game.totals[0] == SWEPT[seats] * ROUNDS[seats]


class TestG24:
    def test_nobody_has_to_use_a_token(self) -> None:
        game = Round(3)
        for _ in range(9):
            sweep(game, 1)
        assert game.over
        assert all(len(unspent) == 5 for unspent in game.state.open.unspent)


class TestG25:
    def test_totals_go_below_zero(self) -> None:
        game = sweep(Round(3), 1, seat_2="double")
        assert game.totals == [6, -4, -2]
        assert sweep(game, 1).totals == [12, -6, -4]


class TestG26:
    REMOVED = ("V1-5", "S23-27")

    @pytest.mark.parametrize("seats", [3, 4])
    def test_the_same_ten_cards_are_out_of_every_game(self, seats: int) -> None:
        everything = Counter(deck(5))
        out = everything - Counter(deck(seats))
        assert [CODES[card] for card in sorted(out)] == [
            code for codes_out in self.REMOVED for code in codes(codes_out)
        ]

    def test_a_removed_card_is_never_dealt(self) -> None:
        game = Round(3)
        hands = [["V1", "V7", "S18", "F", "V8"], *[codes(hand) for hand in THREE[1:]]]
        yomi = codes("V6 V17 S21 F F")
        assert game.refused("chance", do="deal", hands=hands, yomi=yomi) == "impossible-chance"

    def test_a_removed_card_is_in_nobodys_hand(self) -> None:
        assert passed(*THREE).refused(1, do="play", card="S27") == "not-in-hand"
