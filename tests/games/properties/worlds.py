"""Worlds that a seat cannot rule out, beside the true one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from access_play.core.seats import Seat
from tests.games.properties.courses import Course, Step


class World(msgspec.Struct, frozen=True):
    """A seat at a true state, and another state that the seat cannot rule out."""

    seat: Seat
    true: Any
    imagined: Any
    step: Step
    """What happens next in the true one."""


def worlds(played: Course, seed: int, first: int) -> Iterator[World]:
    rng = Random(seed)
    for step in played.some(first):
        for seat in range(played.setup.seats):
            view = played.game.view(step.state, seat)
            yield World(seat, step.state, played.game.imagine(view, rng), step)
