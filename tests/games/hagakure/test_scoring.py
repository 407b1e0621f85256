"""Scoring a round: tricks, samurai 18, no trick, and the tokens that change points."""

from itertools import product

import pytest

from access_play.games.hagakure.cards import card_of
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.scoring import leaders, result
from tests.games.hagakure import oracle
from tests.games.hagakure.deals import Round, passed, sweep

TOKENS = (None, *[token.value for token in Token])


def won_cards(tricks: int, villagers: int, seats: int, *, eighteen: bool) -> list[str] | None:
    """Return cards for so many tricks, or nothing where there are not so many."""
    cards = [f"V{number}" for number in range(1, 18)][:villagers]
    cards += ["S18"] * eighteen
    reds = iter([*[f"S{number}" for number in range(19, 28)], "F", "F", "F"])
    while len(cards) < tricks * seats:
        red = next(reds, None)
        if red is None:
            return None
        cards.append(red)
    return cards if len(cards) == tricks * seats else None


@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_score_is_what_the_rulebook_says(seats: int, token: str | None) -> None:
    met = 0
    for tricks, villagers, eighteen in product(range(6), range(18), (False, True)):
        won = won_cards(tricks, villagers, seats, eighteen=eighteen)
        if won is not None:
            cards = tuple(map(card_of, won))
            played = None if token is None else Token(token)
            found = result(cards, tricks, played, 5 if seats == 5 else 4)
            assert found.points == oracle.points(tricks, won, token, seats), won
            assert (found.tricks, found.token) == (tricks, played)
            assert found.eighteen == ("S18" in won)
            enough = villagers >= (5 if seats == 5 else 4)
            assert found.villagers == (played is Token.VILLAGERS and enough)
            met += 1
    assert met > 40


@pytest.mark.parametrize(
    ("tricks", "eighteen", "points"),
    [(0, False, -2), (1, False, 1), (1, True, 2), (2, False, 2), (4, True, 5), (5, True, 6)],
)
@pytest.mark.parametrize(
    ("token", "times"), [(None, 1), ("double", 2), ("zero", 0), ("exchange", 1), ("look", 1)]
)
def test_the_table_of_scores(
    tricks: int, eighteen: bool, points: int, token: str | None, times: int
) -> None:
    won = won_cards(tricks, 0, 3, eighteen=eighteen)
    if won is None:
        won = won_cards(tricks, 3, 3, eighteen=eighteen)
    assert won is not None
    played = None if token is None else Token(token)
    assert result(tuple(map(card_of, won)), tricks, played, 4).points == points * times


@pytest.mark.parametrize(
    ("villagers", "needed", "points"),
    [(3, 4, 2), (4, 4, 4), (5, 4, 4), (4, 5, 2), (5, 5, 4), (6, 5, 4), (1, 1, 4), (0, 1, 2)],
)
def test_the_villager_token_asks_for_a_number_of_villagers(
    villagers: int, needed: int, points: int
) -> None:
    won = won_cards(2, villagers, 3, eighteen=False)
    assert won is not None
    assert result(tuple(map(card_of, won)), 2, Token.VILLAGERS, needed).points == points


def test_the_villager_token_takes_nothing_and_leaves_the_penalty() -> None:
    assert result((), 0, Token.VILLAGERS, 4).points == -2


@pytest.mark.parametrize(
    ("totals", "first"),
    [
        ((1, 2, 3), (2,)),
        ((3, 2, 1), (0,)),
        ((3, 1, 3), (0, 2)),
        ((-2, -2, -2), (0, 1, 2)),
        ((-5, -2, -9, -3), (1,)),
        ((0, 0, 1, 1, -1), (2, 3)),
    ],
)
def test_who_has_most_points_is_first_and_may_not_be_alone(
    totals: tuple[int, ...], first: tuple[int, ...]
) -> None:
    assert leaders(totals) == first


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("winner", [1, 2, 3])
def test_a_round_that_one_seat_sweeps(seats: int, winner: int) -> None:
    game = sweep(Round(seats), winner)
    most = 5 if seats == 4 else 6
    assert game.totals == [most if seat == winner else -2 for seat in range(1, seats + 1)]


def test_a_round_in_which_everybody_wins_a_trick() -> None:
    fight = passed("V17 V9 S18 V6 V7", "V16 V10 S19 V8 F", "V15 V11 S20 V12 V13")
    fight.play("V17 V16 V15").play("V9 V10 V11").play("S20 S18 S19").play("V12 V6 V8")
    fight.play("V13 V7 F")
    assert fight.totals == [1, -2, 5]


def test_points_add_up_from_round_to_round() -> None:
    game = sweep(sweep(Round(3), 1), 1)
    assert game.totals == [12, -4, -4]
    assert sweep(game, 2, seat_2="double").totals == [10, 8, -6]
