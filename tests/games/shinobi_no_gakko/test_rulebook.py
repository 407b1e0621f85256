"""The rulebook of Shinobi no Gakkō, heading by heading, with its own examples."""

from collections import Counter
from random import Random

import pytest

from access_play.core.game import OptionsError, Setup
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.shinobi_no_gakko.cards import deck, hand_size
from access_play.games.shinobi_no_gakko.draws import Deal
from access_play.games.shinobi_no_gakko.moves import Dealt
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import Phase
from tests.games.shinobi_no_gakko.deals import Round

THREE = (("", "1"), ("", "2"), ("", "3"))


class TestSetup:
    @pytest.mark.parametrize(("seats", "cards", "each"), [(3, 55, 15), (4, 65, 13), (5, 65, 11)])
    def test_so_many_cards_are_dealt(self, seats: int, cards: int, each: int) -> None:
        dealt = Deal(seats).draw(Random(seats))
        assert len(deck(seats)) == cards
        assert [len(hand) for hand in dealt.hands] == [each] * seats
        used = Counter([card for pile in (*dealt.hands, dealt.reveal) for card in pile])
        assert not used - Counter(deck(seats))

    def test_cards_are_turned_up_until_a_second_number_appears(self) -> None:
        for seed in range(60):
            *before, last = Deal(4).draw(Random(seed)).reveal
            assert len(set(before)) == 1
            assert last != before[0]

    def test_cards_of_one_number_lie_side_by_side_and_are_sealed(self) -> None:
        game = Round("6 6 9", ("2x3", "11"), *THREE[1:])
        assert game.line == "2x6 9"
        assert game.forbids("H 2x3") == "end-sealed"

    def test_a_wrong_opening_or_deal_is_impossible(self) -> None:
        hands = Deal(3).draw(Random(1)).hands
        rest = sorted((Counter(deck(3)) - Counter(sum(hands, ()))).elements())
        pairs = [card for card, count in Counter(rest).items() if count > 1]
        for reveal in (
            (),
            (rest[0],),
            (pairs[0], pairs[0]),
            (rest[0], rest[-1], rest[-1]),
            (0, 99),
        ):
            refusal = Deal(3).refuse(Dealt(hands, reveal))
            assert refusal is not None
            assert refusal.code == "impossible-chance"
        short = (hands[0][1:], *hands[1:])
        assert Deal(3).refuse(Dealt(short, (rest[0], rest[-1]))) is not None
        assert Deal(3).refuse(Dealt(hands, (rest[0], rest[-1]))) is None

    def test_everyone_divides_before_anything_is_turned_up(self) -> None:
        table = Table(RULES, Setup(3))
        table.draw(Random(1))
        table.draw(Random(1))
        for seat in (2, 0):
            view = table.view(seat)
            assert (view.open.starter, view.open.line, view.open.earths) == (CHANCE, (), ())
            move = RULES.moves(view).sample(Random(seat))
            assert isinstance(table.announce(seat, move), Happened)
        assert table.to_act() == (1,)
        assert table.view(1).open.line == ()
        table.announce(1, RULES.moves(table.view(1)).sample(Random(3)))
        assert all(table.view(0).open.earths)
        assert len(table.view(0).open.line) == 2

    def test_there_are_no_options(self) -> None:
        with pytest.raises(OptionsError):
            RULES.start(Setup(3, {"rounds": 4}))
        with pytest.raises(OptionsError):
            RULES.start(Setup(3, {}, {"cards": 1}))


class TestActions:
    def test_collect_with_earth_and_play_from_heaven(self) -> None:
        game = Round("5 7", ("9", "1"), *THREE[1:]).acts("E high, H 9")
        assert game.line == "5 9"
        assert game.earth(1) == [1, 7]
        assert game.turn == 2

    def test_collect_with_both(self) -> None:
        game = Round("5 7", ("9", "1"), ("2x3 11", "2"), THREE[2])
        game.acts("H 9, E pass, H 11, E pass, H pass, E pass, H high, E high")
        assert game.discards == [5, 7]  # what they left is cleared for seat 2
        assert 11 in game.heaven(1)
        assert game.earth(1) == [1, 9]

    def test_play_from_earth_and_pass_with_heaven(self) -> None:
        assert Round("5 7", ("9", "1"), *THREE[1:]).acts("E 1, H pass").line == "1 5 7"


class TestHowToPlayCards:
    """The diagram: 6 and 11 outside, two of each; two or more lower than 6 or higher than 11."""

    def test_three_cards_higher_than_11_go_where_two_lie(self) -> None:
        other = ("2x11", "2x6")
        game = Round("7 10", ("3x12", "2x5"), other, ("", "2"), ("", "3"), start=2)
        game.acts("H 2x11, E 2x6").acts("H pass, E pass, " + "H pass, E pass")
        assert game.line == "2x6 7 10 2x11"
        assert game.act("H 3x12")
        assert game.line == "2x6 7 10 2x11 3x12"
        assert game.forbids("E 5") == "too-few-cards"
        assert game.acts("E 2x5").line == "2x5 2x6 7 10 2x11 3x12"


class TestHowToCollectCards:
    def test_outer_pairs_can_be_collected(self) -> None:
        game = Round("7 9", ("2x11", "2x6"), *THREE[1:]).acts("H 2x11, E 2x6")
        game.acts("H high, E pass")
        assert game.heaven(2).count(11) == 2


class TestPassing:
    def test_who_has_passed_may_act_in_the_next_turn(self) -> None:
        game = Round("5 7", ("9", "1"), ("", "11"), THREE[2])
        game.acts("H pass, E pass, E 11, H pass, H pass, E pass")
        assert game.acts("E 1").line == "1 5 7 11"

    def test_a_full_circuit_clears_the_field(self) -> None:
        game = Round("5 7", ("9 4", "1"), *THREE[1:])
        game.acts("H 9, E pass, H pass, E low, H pass, E pass")
        assert (game.turn, game.line) == (1, "")
        assert game.acts("H 4").line == "4"


class TestEndOfTheGame:
    @pytest.mark.parametrize("seats", [3, 4, 5])
    def test_there_are_three_rounds_and_the_highest_total_wins(self, seats: int) -> None:
        table, rng = Table(RULES, Setup(seats)), Random(seats)
        while table.to_act():
            seat = table.to_act()[0]
            if seat == CHANCE:
                table.draw(rng)
            else:
                table.announce(seat, RULES.moves(table.view(seat)).sample(rng))
        table_open = table.view(0).open
        assert table_open.phase is Phase.OVER
        assert len(table_open.scored) == 3
        score = table.score()
        sums = [sum(one.results[seat].points for one in table_open.scored) for seat in range(seats)]
        assert list(score.totals) == sums
        best = max(sums)
        assert list(score.winners) == [seat for seat in range(seats) if sums[seat] == best]
        assert hand_size(seats) * seats < len(deck(seats))
