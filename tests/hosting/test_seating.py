"""Who sits at a table where nobody says otherwise: how many, and under which names."""

from types import SimpleNamespace
from typing import Any

import pytest

from access_play.core.record import Seating
from access_play.hosting.seating import seat_all, usual_seats


@pytest.mark.parametrize(
    ("seats", "usual"), [(range(3, 6), 4), (range(2, 4), 2), (range(5, 8), 5), (range(4, 5), 4)]
)
def test_four_play_if_the_game_has_four_seats_else_as_few_as_can(seats: range, usual: int) -> None:
    game: Any = SimpleNamespace(seats=seats)
    assert usual_seats(game) == usual


@pytest.mark.parametrize(
    "person", [Seating("aki", "en"), Seating("アキ", "ja"), Seating("秋", "ja", reading="あき")]
)
def test_no_computer_player_is_called_or_read_like_a_person(person: Seating) -> None:
    game: Any = SimpleNamespace(seats=range(3, 6))
    seated = seat_all(game, [person], 3, None)
    assert [each.name for each in seated] == [person.name, "Ken", "Zoé"]
