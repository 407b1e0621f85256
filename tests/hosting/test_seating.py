"""How many play where nobody says otherwise."""

from types import SimpleNamespace
from typing import Any

import pytest

from access_play.hosting.seating import usual_seats


@pytest.mark.parametrize(
    ("seats", "usual"), [(range(3, 6), 4), (range(2, 4), 2), (range(5, 8), 5), (range(4, 5), 4)]
)
def test_four_play_if_the_game_has_four_seats_else_as_few_as_can(seats: range, usual: int) -> None:
    game: Any = SimpleNamespace(seats=seats)
    assert usual_seats(game) == usual
