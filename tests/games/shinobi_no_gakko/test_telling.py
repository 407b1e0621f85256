"""Who hears what in Shinobi no Gakkō: each listener exactly his part, in order."""

from random import Random

import pytest

from access_play.core.events import Event
from access_play.core.game import Setup
from access_play.core.seats import CHANCE
from access_play.core.table import Happened, Table
from access_play.games.shinobi_no_gakko.cards import Group, bag_of
from access_play.games.shinobi_no_gakko.events import (
    Collected,
    Divided,
    EarthShown,
    GameWon,
    HandDealt,
    LineCleared,
    LineOpened,
    Passed,
    PileEmptied,
    Played,
    RoundScored,
    RoundStarted,
    Seal,
)
from access_play.games.shinobi_no_gakko.line import HIGH, LOW
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import Result, Scored
from tests.games.shinobi_no_gakko.deals import Round, heard

ALL = (1, 2, 3, None)
THREE = (("9 10", "1"), ("2x3", "2"), ("11", "3"))


def all_hear(happened: Happened, *events: Event) -> None:
    for listener in ALL:
        assert heard(happened, listener) == events


def test_of_the_start_player_nothing_is_told_before_all_have_divided() -> None:
    table = Table(RULES, Setup(3))
    all_hear(table.draw(Random(1)))


def test_a_deal_gives_each_seat_its_own_hand_and_tells_no_opening() -> None:
    game = Round("5 7", *THREE)
    started = RoundStarted(1, 3, 15)
    assert heard(game.dealt, None) == (started,)
    for seat in (1, 2, 3):
        hand = bag_of((*game.heaven(seat), *game.earth(seat)))
        assert heard(game.dealt, seat) == (started, HandDealt(hand))


def test_that_a_seat_has_divided_is_told_and_how_only_when_all_have() -> None:
    game = Round("5 7", *THREE)
    game.table = Table(RULES, Setup(3))
    game.say("chance", do="start", seat=2)
    game.deal("6 6 9", *THREE, divide=False)
    all_hear(game.say(2, do="divide", earth=[2]), Divided(1))
    all_hear(game.say(1, do="divide", earth=[1]), Divided(0))
    all_hear(
        game.say(3, do="divide", earth=[3]),
        Divided(2),
        EarthShown(0, bag_of([1]), 14),
        EarthShown(1, bag_of([2]), 14),
        EarthShown(2, bag_of([3]), 14),
        LineOpened((Group(6, 2), Group(9, 1)), 1),
    )


def test_a_play_is_told_with_its_end_and_what_becomes_of_the_seal() -> None:
    game = Round("5 7", ("9 2x11", "1"), ("2x3", "2"), ("3x10", "4"))
    all_hear(game.act("H 9"), Played(0, HEAVEN, 9, 1, HIGH, Seal.SAME))
    all_hear(game.act("E 1"), Played(0, EARTH, 1, 1, LOW, Seal.SAME), PileEmptied(0, EARTH, 13))
    game.acts("H pass, E pass")
    all_hear(game.act("H 3x10"), Played(2, HEAVEN, 10, 3, HIGH, Seal.HIGH))


@pytest.mark.parametrize(
    ("before", "play", "seal"),
    [
        ("H pass", "E 2x3", Seal.LOW),
        ("H 2x9", "E 2x3", Seal.LIFTED),
        ("H 2x9", "E 3x3", Seal.TO_LOW),
        ("H pass", "E 3", Seal.SAME),
    ],
)
def test_the_seal_is_set_moved_and_lifted(before: str, play: str, seal: Seal) -> None:
    game = Round("5 7", ("2x9", "3x3"), ("", "2"), ("", "1"))
    game.act(before)
    (played, *_) = heard(game.act(play), None)
    assert isinstance(played, Played)
    assert played.seal is seal


def test_a_collect_is_told_with_what_is_taken() -> None:
    game = Round("5 7", *THREE)
    all_hear(game.act("H high"), Collected(0, HEAVEN, 7, 1, HIGH, Seal.SAME))


def test_a_pass_that_everybody_sees_to_be_the_only_choice_is_told_so() -> None:
    game = Round("5 7", ("1", "9"), ("11", "2"), ("", "3")).acts("E 9, H 1")
    game.acts("H 11, E pass, H pass, E pass")
    game.acts("H low")
    forced = RULES.forced(game.view(1))
    assert forced is None  # the 11 could be collected
    all_hear(game.act("E pass"), Passed(0, EARTH, only=False), LineCleared(1))


def test_a_pile_is_forced_to_pass_where_all_can_see_it() -> None:
    game = Round("5 7", ("3x9 3x2", "1"), ("", "3"), ("", "4"))
    game.acts("H 3x9, E 1, H pass, E pass, H pass, E pass")
    game.act("H 3x2")
    assert RULES.forced(game.view(1)) is not None
    happened = game.act("E pass")
    assert heard(happened, None)[0] == Passed(0, EARTH, only=True)


def test_what_hidden_cards_allow_is_never_told_by_a_forced_pass() -> None:
    table = Table(RULES, Setup(3))
    rng, hidden = Random(2), 0
    while table.to_act():
        seat = table.to_act()[0]
        if seat == CHANCE:
            table.draw(rng)
            continue
        view = table.view(seat)
        moves = RULES.moves(view)
        if moves.listable and len(list(moves)) == 1 and view.heaven and view.open.acted is EARTH:
            assert RULES.forced(view) is None
            hidden += 1
        table.announce(seat, moves.sample(rng))
    assert hidden > 5


def test_the_cleared_line_is_told_to_all() -> None:
    game = Round("5 7", *THREE).acts("H 9, E pass, H pass, E pass, H pass")
    all_hear(game.act("E pass"), Passed(2, EARTH, only=False), LineCleared(0))


def test_a_round_is_scored_and_the_last_one_ends_the_game() -> None:
    game = Round("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5"))
    for number in (1, 2, 3):
        game.acts("E 5x9, H 5x1, H pass, E pass, H pass, E pass")
        happened = game.act("H 5x2")
        played, scored, *won = heard(happened, None)
        assert isinstance(played, Played)
        assert isinstance(scored, RoundScored)
        assert scored.round == number
        assert scored.scored.winner == 0
        assert scored.scored.results[0] == Result(5, 0, 0)
        assert scored.final == (number == 3)
        if number < 3:
            assert won == []
            game.deal("8 7", ("5x1 5x2", "5x9"), ("", "4"), ("", "5"))
        else:
            assert won == [GameWon((0,), scored.totals)]
            assert isinstance(scored.scored, Scored)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_hears_something_of_whatever_a_seat_does(seats: int) -> None:
    table, rng = Table(RULES, Setup(seats)), Random(seats)
    while table.to_act():
        seat = table.to_act()[0]
        if seat == CHANCE:
            table.draw(rng)
            continue
        happened = table.announce(seat, RULES.moves(table.view(seat)).sample(rng))
        assert isinstance(happened, Happened)
        assert all(happened.to(listener) for listener in (*range(seats), None))
