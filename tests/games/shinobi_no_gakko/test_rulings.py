"""The rulings on Shinobi no Gakkō, S1 to S31: each test is named after the one it holds to.

Three seats; of a deal only the cards that matter are written, the rest of each hand is Heaven.
"""

import pytest

from access_play.core.refusals import Refusal, UnknownActionError
from access_play.core.replay import read_action
from access_play.games.shinobi_no_gakko.cards import (
    EMPTY,
    bag_of,
    cards_in,
    deck,
    hand_size,
    some,
)
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.scoring import leaders, penalty, result
from access_play.games.shinobi_no_gakko.state import Phase, Result
from tests.games.shinobi_no_gakko.deals import Round, numbers

OTHERS = "H pass, E pass, H pass, E pass"


def started(line: str, heaven: str, earth: str, *others: tuple[str, str]) -> Round:
    """Return a game in which seat 1 has these piles and starts."""
    given = [(heaven, earth), *others]
    rest = [("", "1"), ("", "2")][len(others) :]
    return Round(line, *given, *rest)


class TestS1:
    @pytest.mark.parametrize("number", [4, 5, 6])
    def test_the_low_end_takes_strictly_lower_numbers_alone(self, number: int) -> None:
        game = started("5 7", "4 5 6", "11")
        if number == 4:
            assert game.acts("H 4").line == "4 5 7"
        else:
            assert game.forbids(f"H {number}") == "not-outside"

    def test_the_high_end_takes_strictly_higher_numbers_alone(self) -> None:
        assert started("5 7", "9", "11").acts("H 9").line == "5 7 9"
        assert started("5 7", "7", "11").forbids("H 7") == "not-outside"


class TestS2:
    def test_at_least_as_many_cards_as_the_end_has(self) -> None:
        game = started("6 6 9", "2x11", "2x3")
        game.acts("H 2x11")  # both ends have two
        assert game.forbids("E 3") == "too-few-cards"
        assert game.acts("E 2x3").line == "2x3 2x6 9 2x11"

    def test_more_cards_than_the_end_has_may_be_played(self) -> None:
        game = started("5 7", "3x9", "11")
        assert game.acts("H 3x9").line == "5 7 3x9"

    def test_fewer_are_too_few_at_the_high_end_too(self) -> None:
        game = started("6 9", "2x4", "2x10", ("11", "1")).acts("H 2x4, E 2x10")
        assert game.forbids("H 11") == "too-few-cards"

    @pytest.mark.parametrize("count", [0, -1, -(2**62)])
    def test_less_than_one_card_is_too_few(self, count: int) -> None:
        game = started("5 7", "9", "11")
        fields = {"do": "play", "from": "heaven", "number": 9, "count": count}
        assert game.refused(1, **fields) == "too-few-cards"


class TestS3:
    def test_one_set_does_not_come_out_of_both_piles(self) -> None:
        game = started("6 6 9", "11", "11")
        assert game.forbids("H 2x11") == "not-in-hand"
        assert game.forbids("E 2x11") == "not-in-hand"


class TestS4:
    def test_some_of_a_number_may_be_held_back(self) -> None:
        game = started("5 7", "3x9", "11").acts("H 9")
        assert game.line == "5 7 9"
        assert game.heaven(1).count(9) == 2


class TestS5:
    @pytest.mark.parametrize("number", [5, 7, 9])
    def test_a_number_that_lies_at_an_end_or_inside_is_shut_out(self, number: int) -> None:
        game = started("5 9", "5 7 9", "11")
        assert game.forbids(f"H {number}") == "not-outside"


class TestS6:
    def test_the_end_with_more_cards_is_sealed_after_each_change(self) -> None:
        game = started("5 7", "2x9 10", "2x3")
        game.acts("H 2x9")
        assert game.forbids("E high") == "end-sealed"
        game.acts("E 2x3")  # both ends have two: the seal is lifted
        assert game.line == "2x3 5 7 2x9"
        assert not isinstance(game.announce(2, do="collect", to="heaven", end="high"), Refusal)

    def test_one_group_alone_has_no_seal(self) -> None:
        game = started("5 7", "3x9", "11").acts("H pass, E pass").acts(OTHERS)
        game.acts("H 3x9")
        assert game.line == "3x9"
        assert game.forbids("E 11") == "too-few-cards"  # and not end-sealed

    def test_a_seal_moves_to_the_other_end(self) -> None:
        game = started("6 6 9", "3x10", "2x3").acts("H 3x10")
        assert game.forbids("E high") == "end-sealed"
        assert game.acts("E 2x3").line == "2x3 2x6 9 3x10"


class TestS7:
    def test_nothing_is_played_or_collected_at_a_sealed_end(self) -> None:
        game = started("6 6 9", "2x3", "11")
        assert game.forbids("H 2x3") == "end-sealed"
        assert game.forbids("H low") == "end-sealed"
        assert game.acts("H high").line == "2x6"


class TestS8:
    def test_collected_cards_go_to_the_pile_that_acted(self) -> None:
        game = started("5 9", "1", "11").acts("E high, H pass")
        assert 9 in game.earth(1)
        assert game.view(2).open.earths[0] == game.view(1).earth
        game = started("5 9", "1", "11").acts("H high, E pass")
        assert 9 in game.heaven(1)
        assert game.earth(1) == [11]


class TestS9:
    def test_the_only_number_stays(self) -> None:
        game = started("5 9", "1", "11").acts("H high")
        assert game.line == "5"
        assert game.forbids("E low") == "only-one-group"
        assert game.forbids("E high") == "only-one-group"

    def test_three_stay_and_so_does_what_is_sealed(self) -> None:
        game = started("5 7", "3x9", "3x3").acts("H 3x9, E 3x3")
        assert game.forbids("H low") == "group-too-large"
        assert game.forbids("H high") == "group-too-large"
        game = started("6 6 9", "1", "11")
        assert game.forbids("E low") == "end-sealed"

    def test_the_field_never_empties_by_collecting(self) -> None:
        game = started("5 9", "1", "11").acts("H low")
        assert game.line == "9"
        assert game.forbids("E high") == "only-one-group"


class TestS10:
    def test_the_whole_outer_group_is_collected(self) -> None:
        game = started("5 7", "2x9", "2x3").acts("H 2x9, E 2x3, H high, E pass")
        assert game.line == "2x3 5 7"
        assert game.heaven(2).count(9) == 2


class TestS11:
    def test_an_emptied_pile_may_pass_but_not_play(self) -> None:
        game = started("5 7", "1 2", "9").acts("E 9, H pass").acts(OTHERS)
        assert game.earth(1) == []
        assert game.forbids("E 9") == "not-in-hand"
        assert game.acts("E pass, H pass").turn == 2

    def test_an_emptied_pile_is_refilled_by_collecting(self) -> None:
        game = started("5 7", "1 2", "9", ("2x1", "11"), ("", "10"))
        game.acts("E 9, H pass, E 11, H pass, H pass, E pass")
        assert game.turn == 1
        game.acts("E high")
        assert game.earth(1) == [11]


class TestS12:
    def test_either_pile_first_and_each_once(self) -> None:
        game = started("5 7", "9", "3").acts("E 3")
        assert game.turn == 1
        assert game.forbids("E pass") == "pile-done"
        assert game.forbids("E low") == "pile-done"
        assert game.acts("H 9").turn == 2

    def test_a_card_that_is_not_held_is_told_before_that_the_pile_is_done(self) -> None:
        game = started("5 7", "9", "3").acts("E 3")
        assert game.forbids("E 4") == "not-in-hand"


class TestS13:
    def test_what_one_pile_plays_the_other_may_collect(self) -> None:
        game = started("5 7", "2x9", "2x3").acts("H 9, E high")
        assert game.earth(1) == [3, 3, 9]
        assert game.turn == 2


class TestS14:
    def test_the_round_ends_at_once_with_the_last_card(self) -> None:
        game = won_round(1)
        assert game.state.open.phase is Phase.DEAL
        assert game.state.open.scored[0].winner == 0


class TestS15:
    def test_the_field_is_cleared_at_the_start_of_the_last_players_turn(self) -> None:
        game = started("5 7", "9 1", "3").acts("H 9, E pass").acts(OTHERS)
        assert game.turn == 1
        assert game.line == ""
        assert game.discards == [5, 7, 9]
        assert game.forbids("H high") == "nothing-to-collect"

    def test_collecting_is_no_play(self) -> None:
        game = started("5 7", "9 1", "3").acts("H 9, E pass, H high, E pass, H pass, E pass")
        assert game.line == ""
        assert game.discards == [5, 7]

    def test_another_play_keeps_the_field(self) -> None:
        game = started("5 7", "9 1", "3", ("11", "1"))
        game.acts("H 9, E pass, H 11, E pass, H pass, E pass")
        assert game.line == "5 7 9 11"


class TestS16:
    def test_anything_first_and_then_the_normal_rules(self) -> None:
        game = started("5 7", "9 3x6", "3 2x8").acts("H 9, E pass").acts(OTHERS)
        game.acts("H 2x6")
        assert game.line == "2x6"
        assert game.forbids("E 3") == "too-few-cards"
        assert game.acts("E 2x8").line == "2x6 2x8"


class TestS17:
    def test_the_start_player_has_the_shuriken_from_the_beginning(self) -> None:
        game = started("5 7", "9", "3")
        assert game.state.open.shuriken == 0
        assert game.line == "5 7"  # not cleared at the very first turn
        game.acts("H pass, E pass").acts(OTHERS)
        assert game.turn == 1
        assert game.line == ""
        assert game.discards == [5, 7]


class TestS18:
    def test_who_clears_the_field_may_pass_and_the_marker_stays(self) -> None:
        game = started("5 7", "9", "3").acts("H pass, E pass").acts(OTHERS)
        game.acts("H pass, E pass")
        assert game.turn == 2
        assert game.state.open.shuriken == 0
        game.acts("E 1")
        assert game.line == "1"
        assert game.state.open.shuriken == 1


class TestS19:
    def test_after_two_idle_rounds_of_the_table_the_round_ends_without_a_winner(self) -> None:
        game = started("5 7", "9", "3").acts("H pass, E pass").acts(OTHERS)
        for _ in range(5):
            game.acts("H pass, E pass")
        assert game.state.open.phase is Phase.PLAY
        game.acts("H pass, E pass")
        (scored,) = game.state.open.scored
        assert scored.winner == -1
        assert all(result.points < 0 for result in scored.results)
        assert game.state.open.starter == 0

    def test_a_play_begins_the_count_anew(self) -> None:
        game = started("5 7", "9 8", "3").acts("H pass, E pass").acts(OTHERS)
        game.acts("H pass, E pass, H pass, E pass, H pass, E pass, H pass, E pass, E 1, H pass")
        assert game.state.open.idle == 0
        game.acts(OTHERS)
        assert game.line == ""  # cleared for seat 2, who played last
        game.acts("H pass, E pass, " * 4 + "H pass, E pass")
        assert game.state.open.phase is Phase.PLAY
        game.acts("H pass, E pass")
        assert game.state.open.phase is Phase.DEAL


class TestS20:
    @pytest.mark.parametrize("reveal", ["8 4", "4 8"])
    def test_the_lower_opening_card_is_the_low_end(self, reveal: str) -> None:
        assert started(reveal, "9", "3").line == "4 8"


class TestS21:
    def test_what_is_not_dealt_and_what_is_discarded_does_not_come_back(self) -> None:
        game = started("5 7", "9", "3")
        assert len(cards_in(game.state.stock)) == 55 - 45 - 2
        stock = game.state.stock
        game.acts("H pass, E pass").acts(OTHERS)
        assert game.state.stock == stock


class TestS22:
    @pytest.mark.parametrize("earth", ["", "all"])
    def test_each_pile_has_at_least_one_card(self, earth: str) -> None:
        game = dealt()
        cards = game.heaven(1) if earth else []
        assert game.refused(1, do="divide", earth=cards) == "empty-pile"

    def test_one_card_in_a_pile_is_enough(self) -> None:
        game = dealt()
        game.say(1, do="divide", earth=game.heaven(1)[:1])
        game.say(2, do="divide", earth=game.heaven(2)[1:])


class TestS23:
    def test_only_the_worse_pile_counts_and_groups_are_not_joined(self) -> None:
        """The rulebook's example: Heaven a three and a single, 7; Earth 2 singles and a pair, 5."""
        heaven, earth = bag_of((4, 4, 4, 6)), bag_of((2, 3, 6, 6))
        assert (penalty(heaven), penalty(earth)) == (7, 5)
        assert result(heaven, earth, won=False) == Result(-7, 7, 5)

    @pytest.mark.parametrize(("count", "lost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
    def test_a_group_costs_what_the_table_says(self, count: int, lost: int) -> None:
        assert penalty(some(13, count)) == lost
        assert penalty(EMPTY) == 0


class TestS24:
    def test_the_winner_gets_five_points_and_no_penalty(self) -> None:
        assert won_round(1).totals[0] == 5


class TestS25:
    def test_nothing_is_under_1_or_over_the_highest_but_both_may_be_collected(self) -> None:
        game = started("1 11", "2", "3")
        assert game.forbids("H 2") == "not-outside"
        game.acts("H high")
        assert 11 in game.heaven(1)


class TestS26:
    def test_the_winner_starts_the_next_round(self) -> None:
        game = won_round(2)
        assert game.state.starter == 1
        game.deal("5 7", ("", "1"), ("", "2"), ("", "3"))
        assert game.turn == 2

    def test_only_the_first_start_player_is_drawn(self) -> None:
        assert won_round(1).refused("chance", do="start", seat=1) == "wrong-phase"


class TestS27:
    def test_a_tie_after_three_rounds_is_a_shared_win(self) -> None:
        assert leaders((4, -3, 4)) == (0, 2)
        assert leaders((-1, -1, -1)) == (0, 1, 2)


class TestS28:
    def test_earth_sizes_field_and_discards_are_open_and_heaven_is_not(self) -> None:
        game = started("5 7", "9", "3 3").acts("H 9, E pass").acts(OTHERS)
        view = game.view(2)
        assert cards_in(view.open.earths[0]) == (3, 3)
        assert view.open.heaven_sizes[0] == 12
        assert cards_in(view.open.discards) == (5, 7, 9)
        assert view.heaven != game.view(1).heaven


class TestS29:
    def test_after_collecting_the_new_end_tells_how_many(self) -> None:
        """Two 10s lie beyond two 9s; once they are collected, two 9s are the end."""
        game = started("5 7", "2x9", "2x3 11", ("2x10", "1"))
        game.acts("H 2x9, E 2x3, H 2x10, E pass, H pass, E pass, H high")
        assert game.line == "2x3 5 7 2x9"
        assert game.forbids("E 11") == "too-few-cards"


class TestS30:
    def test_only_plays_move_the_shuriken(self) -> None:
        game = started("5 7", "9 1", "3").acts("H 9, E pass, H high, E pass")
        assert game.state.open.shuriken == 0


class TestS31:
    def test_with_three_players_12_and_13_are_out(self) -> None:
        assert deck(3) == tuple(number for number in range(1, 12) for _ in range(5))
        assert len(deck(4)) == len(deck(5)) == 65
        assert [hand_size(seats) for seats in (3, 4, 5)] == [15, 13, 11]
        game = started("5 7", "9", "3")
        assert game.forbids("H 12") == "not-in-hand"


def dealt() -> Round:
    """Return a game in which nobody has divided yet."""
    game = won_round(1)
    return game.deal("5 7", ("", "1"), ("", "2"), ("", "3"), divide=False)


def won_round(winner: int) -> Round:
    """Play a round that a seat wins with the first of its two actions, in its second turn."""
    piles = [("", "3"), ("", "4"), ("", "5")]
    piles[winner - 1] = ("5x1 5x2", "5x9")
    game = Round("8 7", *piles, start=winner)
    game.acts("E 5x9, H 5x1").acts(OTHERS)
    game.act("H 5x2")
    return game


def test_a_count_must_be_a_whole_number() -> None:
    for count in (True, 4.0, "2", None):
        with pytest.raises(UnknownActionError):
            read_action(RULES, {"do": "play", "from": "heaven", "number": 9, "count": count})


def test_numbers_reads_sets() -> None:
    assert numbers("1 2x4 11") == [1, 4, 4, 11]
