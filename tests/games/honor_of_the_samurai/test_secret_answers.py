"""Answers out of turn tell nothing about hands."""

from itertools import product

import pytest

from access_play.core.events import Unanswered
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE
from access_play.games.honor_of_the_samurai.deck import deck_of
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.questions import might_answer
from access_play.games.honor_of_the_samurai.rules import RULES
from tests.games.honor_of_the_samurai.staged import Staged, serving, stage

UPPER = {1: "daimyo-1", 2: "daimyo-9 castle-odawara"}


def battle(**hands: str) -> Staged:
    """Seat 1 attacks seat 2 with one die against one; its die is thrown, a 6."""
    named = {int(seat[1:]): hand for seat, hand in hands.items()}
    game = stage(4, upper=UPPER, hands=named)
    return game.do(1, "declare", what="attack", seat=2).roll(6)


@pytest.mark.parametrize("holders", list(product((False, True), repeat=3)))
def test_others_hear_one_stream_whoever_could_answer(holders: tuple[bool, ...]) -> None:
    """Seats 2, 3 and 4 hold a card each; only what it is differs. Seat 1 hears all of it."""
    hands = {
        f"s{seat}": "save-face" if holds else "lancers"
        for seat, holds in enumerate(holders, start=2)
    }
    game = battle(s1="", **hands).roll(1)
    stream = game.told(1)
    asked = []
    while game.to_act() not in {(1,), ("chance",)}:
        (seat,) = game.to_act()
        assert isinstance(seat, int)
        asked.append(seat)
        game.do(seat, "accept" if seat == 2 else "pass")
        stream += game.told(1)
    assert asked == [seat for seat, holds in enumerate(holders, start=2) if holds]
    fall = told.Fall(HouseAt(1, Home.DAIMYO), 9, (), deck_of({}).okugata, (1,))
    castle = game.told()[-1].castle  # type: ignore[attr-defined]
    assert stream == [
        told.BattleDecided(0, 1, 0, (1,), (6, 1)),
        told.AnswersAwaited((1, 2, 3), 1, battle=True),
        Unanswered(),
        told.BattleEnded(0, 1, 0, (), (6, 1), True, None, fall, False, castle, None),
    ]


def test_an_answer_withheld_is_heard_by_its_seat_alone() -> None:
    game = battle(s3="save-face", s4="save-face").roll(1)
    game.do(3, "pass")
    assert game.told(3) == [told.Withheld(1, battle=True)]
    for listener in (1, 2, 4, None):
        assert game.told(listener) == []


def test_a_face_saved_is_heard_by_all() -> None:
    game = battle(s3="save-face").roll(1).do(3, "save-face")
    (ended,) = game.told()
    assert isinstance(ended, told.BattleEnded)
    assert (ended.saver, ended.fall, ended.decided) == (2, None, True)


def test_a_view_tells_only_its_own_seat_who_is_asked() -> None:
    one = battle(s2="lancers", s3="save-face", s4="lancers").roll(1)
    other = battle(s2="lancers", s3="lancers", s4="save-face").roll(1)
    assert (one.to_act(), other.to_act()) == ((3,), (4,))
    for seat in (1, 2):
        assert one.view(seat) == other.view(seat)
    assert [one.view(seat).may_act for seat in (1, 2, 3, 4)] == [False, False, True, False]


def test_a_seat_that_has_passed_knows_it() -> None:
    game = battle(s3="save-face", s4="save-face").roll(1)
    assert not game.view(3).answered
    game.do(3, "pass")
    assert game.view(3).answered
    assert not game.view(4).answered


def test_who_might_answer_is_told_by_public_knowledge() -> None:
    game = battle(s3="save-face", s4="lancers", s1="lancers").roll(1)
    assert might_answer(game.open) == (2, 3, 0)  # seat 2, the loser, has no card
    game = stage(3, upper=UPPER, hands={1: "lancers", 3: "lancers"}, discards="4*save-face")
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert [type(event) for event in game.told()] == [told.BattleEnded]
    assert game.told()[0].decided is False  # type: ignore[attr-defined]


def test_nobody_is_called_for_a_shogun() -> None:
    game = stage(3, upper=UPPER, hands={2: "save-face", 3: "save-face"}, shogun=2)
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert [type(event) for event in game.told()] == [told.BattleEnded]


def test_nobody_is_called_while_no_face_is_to_be_saved() -> None:
    game = stage(3, hands={1: "dishonor", 2: "save-face", 3: "save-face"})
    assert might_answer(game.open) == ()
    game.do(1, "dishonor", seat=2)
    assert might_answer(game.open) == ()
    assert game.to_act() == (2,)


@pytest.mark.parametrize("card", ["save-face", "lancers"])
def test_a_second_who_accepts_is_told_of_alike_whoever_could_save_him(card: str) -> None:
    hands = {1: card, 2: "dishonor lancers"}
    game = stage(3, turn=2, upper={3: ""}, bonds={3: serving(1)}, hands=hands)
    game.do(2, "dishonor", seat=3).do(3, "accept")
    stream = game.told(2)
    if game.to_act() == (1,):
        game.do(1, "pass")
        stream += game.told(2)
    assert stream == [
        told.DishonorTaken(2, 0),
        told.AnswersAwaited((0, 1), 2, battle=False),
        Unanswered(),
        told.DishonorAnswered(2, None, None, 75, -75, None, 0),
    ]
    assert (card == "save-face") == (game.told(1)[0] == told.Withheld(2, battle=False))


def test_what_shows_that_nobody_could_save_a_face_is_not_taken_back() -> None:
    hands = {1: "lancers", 2: "dishonor"}
    game = stage(3, turn=2, upper={3: ""}, bonds={3: serving(1)}, hands=hands)
    game.do(2, "dishonor", seat=3)
    assert not any(each.shows for each in game.heard)
    game.do(3, "accept")
    assert [each.shows for each in game.heard] == [False, False, True, True]


def test_a_record_holds_only_the_answers_of_seats_that_could_give_one() -> None:
    game = battle(s2="lancers", s3="save-face", s4="lancers").roll(1)
    assert game.code(2, "accept") == "not-your-turn"
    assert game.code(4, "pass") == "not-your-turn"
    game.do(3, "save-face")
    assert SAVE_FACE in game.open.discards
    assert RULES.to_act(game.state) == (0,)
