"""Seats, and chance as one of them."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A seat at the table, counted clockwise from 0; records and players count from 1."""

CHANCE: Final[Seat] = -1
"""The seat of the shuffle and the die."""

NO_SEAT: Final[Seat] = -2
"""Stands for a number below 1: nobody sits there, and it is not chance either."""

BY_CHANCE: Final = "chance"
"""Who announces a draw, as a record names it."""


def number_of(seat: Seat) -> int:
    """Return the number by which records and players know a seat, from 1."""
    return seat + 1


def seat_of(number: int) -> Seat:
    """Return the seat that a number names; whether somebody sits there is for the rules."""
    return number - 1 if number > 0 else NO_SEAT


def announcer(seat: Seat) -> int | str:
    """Name who announces, as a record does: a seat by its number, or chance."""
    return BY_CHANCE if seat == CHANCE else number_of(seat)


def after(seat: Seat, seats: int) -> Seat:
    """Return the seat to the left, the next one clockwise."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats once around the table, from ``first`` on."""
    return (*range(first, seats), *range(first))
