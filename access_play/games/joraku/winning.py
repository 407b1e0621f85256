"""Who wins a skirmish, and why (Skirmish Phase; J6 to J8, J10)."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from access_play.games.joraku.cards import NINJA, NUMBERS, Card, Cards


class WinReason(StrEnum):
    """Why a card wins."""

    HIGHEST = "highest"
    """It has the highest number."""
    LAST_OF_HIGHEST = "last-of-highest"
    """Several have the highest number, and it was played last."""
    NINJA = "ninja"
    """It is the only Ninja and beats a 6 (with the variant ninja-night also a 5)."""
    LAST_NINJA = "last-ninja"
    """There are several Ninjas and a 6, and it was played last of them (J7)."""
    ALL_NINJAS = "all-ninjas"
    """Nothing but Ninjas was played, and it came last (J7)."""


class Win(msgspec.Struct, frozen=True, gc=False):
    """How a skirmish stands."""

    place: int
    """Of the winning card in playing order, from 0."""
    card: Card
    reason: WinReason
    beaten: int = 0
    """The number that the Ninja beats."""


def winning(trick: Cards, beaten: Sequence[int]) -> Win:
    """Return which card of a skirmish wins it so far.

    Args:
        trick: the cards in playing order, at least one.
        beaten: the numbers that a Ninja beats, highest first.
    """
    place = winning_place(trick, beaten)
    numbers = [NUMBERS[card] for card in trick]
    number = numbers[place]
    several = numbers.count(number) > 1
    if number != NINJA:
        reason = WinReason.LAST_OF_HIGHEST if several else WinReason.HIGHEST
        return Win(place, trick[place], reason)
    found = next((one for one in beaten if one in numbers), NINJA)
    if not found:
        return Win(place, trick[place], WinReason.ALL_NINJAS if several else WinReason.HIGHEST)
    return Win(place, trick[place], WinReason.LAST_NINJA if several else WinReason.NINJA, found)


def winning_place(trick: Cards, beaten: Sequence[int]) -> int:
    """Return the place of the winning card in playing order, from 0."""
    numbers = [NUMBERS[card] for card in trick]
    best = max(numbers)
    if NINJA in numbers and any(one in numbers for one in beaten):
        best = NINJA
    return len(numbers) - 1 - numbers[::-1].index(best)
