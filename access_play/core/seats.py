"""Seats, and chance as one of them."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A seat at the table, counted clockwise from 0; records and players count from 1."""

CHANCE: Final[Seat] = -1
"""The seat of the shuffle and the die."""


def after(seat: Seat, seats: int) -> Seat:
    """Return the seat to the left, the next one clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats once around the table, from ``first`` on."""
    return (*range(first, seats), *range(first))
