"""A new game: its header, and what decides its draws."""

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from types import MappingProxyType

from access_play.core.record import FORMAT, Header, Seating


def new_header(
    game: str,
    seats: Sequence[Seating],
    options: Mapping[str, object],
    *,
    practice: bool = False,
    data: Mapping[str, object] = MappingProxyType({}),
) -> Header:
    """Describe a new game."""
    return Header(FORMAT, game, tuple(seats), dict(options), practice=practice, data=dict(data))


def generator(seed: int | None) -> Random:
    """Return a generator: the system's own, or one that repeats itself for a seed."""
    return SystemRandom() if seed is None else Random(seed)
