"""Chance chooses a seat."""

from random import Random

import msgspec

from access_play.core.refusals import Reason, Refusal
from access_play.games.dealing import ANOTHER_DRAW
from access_play.games.seat_draw import SeatDraw


class Chosen(msgspec.Struct, frozen=True):
    seat: int


class Other(msgspec.Struct, frozen=True):
    seat: int


Move = Chosen | Other
DRAW: SeatDraw[Move] = SeatDraw(3, Chosen)


def test_every_seat_can_be_drawn_and_no_other() -> None:
    rng = Random(1)
    assert {DRAW.draw(rng) for _ in range(100)} == {Chosen(0), Chosen(1), Chosen(2)}


def test_a_seat_that_is_not_there_is_impossible() -> None:
    assert [DRAW.refuse(Chosen(seat)) for seat in (0, 2)] == [None, None]
    assert DRAW.refuse(Chosen(3)) == Refusal(Reason.IMPOSSIBLE_CHANCE)
    assert DRAW.refuse(Chosen(-1)) == Refusal(Reason.IMPOSSIBLE_CHANCE)


def test_another_draw_is_not_due() -> None:
    assert DRAW.refuse(Other(0)) == ANOTHER_DRAW
