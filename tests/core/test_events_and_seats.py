"""Who hears an event, and who sits where."""

import pytest

from access_play.core.events import Event, Heard, heard_by
from access_play.core.seats import CHANCE, NO_SEAT, after, announcer, clockwise, number_of, seat_of


class Rain(Event, frozen=True):
    inches: int


TO_ALL, TO_ONE, TO_OTHERS = Heard(Rain(1)), Heard(Rain(2), only=1), Heard(Rain(3), but=1)


@pytest.mark.parametrize(
    ("listener", "inches"),
    [(0, [1, 3]), (1, [1, 2]), (2, [1, 3]), (None, [1, 3]), (CHANCE, [1, 3])],
)
def test_each_hears_his_part_in_order(listener: int | None, inches: list[int]) -> None:
    heard = heard_by(listener, (TO_ALL, TO_ONE, TO_OTHERS))
    assert heard == tuple(map(Rain, inches))


def test_seat_0_is_a_seat_and_not_nobody() -> None:
    assert Heard(Rain(1), only=0).reaches(0)
    assert not Heard(Rain(1), only=0).reaches(None)
    assert not Heard(Rain(1), but=0).reaches(0)
    assert Heard(Rain(1), but=0).reaches(None)


def test_the_left_neighbour_is_next_and_after_the_last_comes_the_first() -> None:
    assert [after(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_once_around_the_table() -> None:
    assert clockwise(0, 3) == (0, 1, 2)
    assert clockwise(2, 4) == (2, 3, 0, 1)


def test_seats_are_numbered_from_one() -> None:
    assert [number_of(seat) for seat in range(3)] == [1, 2, 3]
    assert [seat_of(number) for number in (1, 2, 3, 0, -1)] == [0, 1, 2, NO_SEAT, NO_SEAT]


def test_a_record_names_seats_by_number_and_chance_by_its_word() -> None:
    assert [announcer(seat) for seat in (0, 4, CHANCE)] == [1, 5, "chance"]
