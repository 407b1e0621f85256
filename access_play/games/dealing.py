"""Dealing a deck: alike in games in which everybody takes up as many cards."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from access_play.core.refusals import Reason, Refusal

ANOTHER_DRAW: Final = Refusal(Reason.WRONG_PHASE, {"action": "chance"})
"""Chance decides something now, but not what was announced for it."""


class Dealt(NamedTuple):
    """Hands, and what is left of the deck."""

    hands: tuple[tuple[int, ...], ...]
    """By seat, sorted."""
    rest: tuple[int, ...]
    """In the order in which it lies."""


def dealt(deck: Sequence[int], seats: int, size: int, rng: Random) -> Dealt:
    """Shuffle a deck and deal so many cards to each seat."""
    cards = sorted(deck, key=lambda _card: rng.random())
    ends = range(size, seats * size + 1, size)
    hands = tuple([tuple(sorted(cards[end - size : end])) for end in ends])
    return Dealt(hands, tuple(cards[seats * size :]))


def is_even(hands: Sequence[Sequence[int]], seats: int, size: int) -> bool:
    """Tell whether each seat has a hand of that size."""
    return len(hands) == seats and all(len(hand) == size for hand in hands)
