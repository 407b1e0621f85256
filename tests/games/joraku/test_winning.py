"""Every skirmish of three and four cards, judged again by the rulebook's words."""

from itertools import permutations
from random import Random

import pytest

from access_play.games.joraku.cards import CODES, DECK
from access_play.games.joraku.winning import WinReason, winning, winning_place

SIX, SIX_AND_FIVE = (6,), (6, 5)


def told(code: str) -> int:
    return 0 if code[1] == "N" else int(code[1])


def by_the_rulebook(codes: list[str], beaten: tuple[int, ...]) -> int:
    """Return the place of the winner: a Ninja if any 6, else the highest, the last in a tie."""
    numbers = [told(code) for code in codes]
    best = 0 if 0 in numbers and set(beaten) & set(numbers) else max(numbers)
    return max([place for place, number in enumerate(numbers) if number == best])


@pytest.mark.parametrize("beaten", [SIX, SIX_AND_FIVE])
def test_every_skirmish_of_three(beaten: tuple[int, ...]) -> None:
    for trick in permutations(DECK, 3):
        expected = by_the_rulebook([CODES[card] for card in trick], beaten)
        assert winning_place(trick, beaten) == winning(trick, beaten).place == expected


def test_many_skirmishes_of_four() -> None:
    rng = Random(4)
    for _ in range(5000):
        trick = tuple(rng.sample(DECK, 4))
        assert winning_place(trick, SIX) == by_the_rulebook([CODES[card] for card in trick], SIX)


@pytest.mark.parametrize(
    ("codes", "winner", "reason", "beaten"),
    [
        ("K2 Y5 G4", "Y5", WinReason.HIGHEST, 0),
        ("K5 Y5 G4", "Y5", WinReason.LAST_OF_HIGHEST, 0),
        ("K6 Y6 G6", "G6", WinReason.LAST_OF_HIGHEST, 0),
        ("KN Y6 G4", "KN", WinReason.NINJA, 6),
        ("KN Y6 GN", "GN", WinReason.LAST_NINJA, 6),
        ("KN YN G1", "G1", WinReason.HIGHEST, 0),
        ("KN YN GN", "GN", WinReason.ALL_NINJAS, 0),
    ],
)
def test_why_a_card_wins(codes: str, winner: str, reason: WinReason, beaten: int) -> None:
    win = winning(tuple([CODES.index(code) for code in codes.split()]), SIX)
    assert (CODES[win.card], win.reason, win.beaten) == (winner, reason, beaten)
