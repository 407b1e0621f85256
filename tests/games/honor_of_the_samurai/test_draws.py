"""What chance decides, and results announced for it that cannot be."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from access_play.core.game import Setup
from access_play.core.refusals import Reason
from access_play.games.honor_of_the_samurai.draws import RollDraw, SetUpDraw, ShuffleDraw
from access_play.games.honor_of_the_samurai.moves import Roll, SetUp, Shuffle
from access_play.games.honor_of_the_samurai.rules import RULES
from tests.games.honor_of_the_samurai.staged import cards, stage


def set_up(seats: int = 3) -> SetUpDraw:
    return SetUpDraw(RULES.start(Setup(seats)).open.terms)


def test_every_daimyo_and_every_seat_can_come_up() -> None:
    drawn = [set_up().draw(Random(seed)) for seed in range(200)]
    assert {deal.first for deal in drawn} == {0, 1, 2}
    assert {deal.daimyo[0] for deal in drawn} == {*range(1, 11)}
    assert all(len({*deal.daimyo}) == 3 for deal in drawn)


def _changed(**changes: Any) -> SetUp:
    deal = set_up().draw(Random(1))
    return msgspec.structs.replace(deal, **changes)


def test_a_setup_that_is_not_this_deck_or_not_dealt_evenly() -> None:
    deal = set_up().draw(Random(1))
    hands, draw = deal.hands, deal.draw
    swapped = ((deal.daimyo[0], *hands[0][1:]), *hands[1:])
    for move in (
        _changed(first=3),
        _changed(first=-2),
        _changed(daimyo=deal.daimyo[:2]),
        _changed(daimyo=(deal.daimyo[0], *deal.daimyo[:2])),
        _changed(daimyo=(hands[0][0], *deal.daimyo[1:]), hands=swapped),
        _changed(hands=hands[:2]),
        _changed(hands=((*hands[0], draw[0]), *hands[1:]), draw=draw[1:]),
        _changed(draw=draw[1:]),
        _changed(draw=(*draw[1:], 0)),
    ):  # fmt: skip
        refusal = set_up().refuse(move)
        assert refusal is not None
        assert refusal.code == Reason.IMPOSSIBLE_CHANCE


def test_each_draw_takes_its_own_result_only() -> None:
    due = (set_up(), ShuffleDraw(cards("lancers")), RollDraw(1))
    moves = (set_up().draw(Random(1)), Shuffle(cards("lancers")), Roll((4,)))
    for place, draw in enumerate(due):
        refusals = [draw.refuse(move) for move in moves]
        assert refusals[place] is None
        others = [each for each in refusals if each is not None]
        assert [each.code for each in others] == [Reason.WRONG_PHASE] * 2


def test_a_shuffle_keeps_the_discards() -> None:
    pile = cards("3*lancers daisho cavalry")
    drawn = {ShuffleDraw(pile).draw(Random(seed)).draw for seed in range(50)}
    assert len(drawn) > 10
    assert {tuple(sorted(each)) for each in drawn} == {pile}
    refusal = ShuffleDraw(pile).refuse(Shuffle(cards("3*lancers daisho")))
    assert refusal is not None


@pytest.mark.parametrize("dice", [(), (1, 2), (0,), (7,)])
def test_a_die_shows_1_to_6(dice: tuple[int, ...]) -> None:
    assert RollDraw(1).refuse(Roll(dice)) is not None


def test_dice_are_fair() -> None:
    rng = Random(2)
    counts = Counter(die for _ in range(2000) for die in RollDraw(3).draw(rng).dice)
    assert {*counts} == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in counts.values())


def test_as_many_dice_are_due_as_the_strength_gives() -> None:
    game = stage(2, upper={1: "daimyo-1 cavalry", 2: "daimyo-8"}, shogun=2)
    game.do(1, "declare", what="attack", seat=2)
    due = RULES.chance(game.state)
    assert isinstance(due, RollDraw)
    assert due.dice == 2
    game.roll(3, 4)
    due = RULES.chance(game.state)
    assert isinstance(due, RollDraw)
    assert due.dice == 0
    game.roll()
    assert game.upper(2) is None
