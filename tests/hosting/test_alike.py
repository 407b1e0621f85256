"""Names that are the same by ear or to the eye."""

import pytest

from access_play.core.record import Seating
from access_play.games.catalogue import load_rules
from access_play.hosting.alike import alike
from access_play.hosting.seating import name_problem, seat_all


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Aki", ""), ("アキ", "")),
        (("あき", ""), ("アキ", "")),
        (("Aki", ""), ("秋", "あき")),
        (("秋", "アキ"), ("明", "あき")),
        (("Shota", ""), ("しょうた", "")),
        (("Jun", ""), ("ジュン", "")),
        (("Zoé", ""), ("zoe", "")),
        (("Hatta", ""), ("はった", "")),
    ],
)
def test_alike(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert alike(*one, *other)
    assert alike(*other, *one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Anna", ""), ("Ana", "")),
        (("Lena", ""), ("Rena", "")),
        (("アキ", ""), ("アイ", "")),
        (("秋", ""), ("明", "")),
        (("Ken", "ケン"), ("Kei", "ケイ")),
    ],
)
def test_not_alike(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert not alike(*one, *other)


@pytest.mark.parametrize("name", ["アキ", "あき", "Aki", "AKI"])
def test_no_computer_player_is_called_like_a_person(name: str) -> None:
    seats = seat_all(load_rules("hagakure"), [Seating(name, "ja")], 4, None)
    assert "Aki" not in [seat.name for seat in seats[1:]]
    assert len({seat.name for seat in seats}) == 4


def test_a_double_by_ear_is_refused() -> None:
    problem = name_problem("Aki", ["アキ"])
    assert problem is not None
    assert "already" in problem.normal.singular
    assert name_problem("Mei", ["アキ"]) is None
