"""What can be counted from what lies open, and what may be declared."""

import pytest

from access_play.games.honor_of_the_samurai.cards import by_kind, card_of
from access_play.games.honor_of_the_samurai.lawful import may_declare
from access_play.games.honor_of_the_samurai.moves import Declaration, Declare
from access_play.games.honor_of_the_samurai.odds import attack_chance, sums, winning_chance
from access_play.games.honor_of_the_samurai.reckoning import (
    Income,
    Role,
    half_rounded_up,
    income,
    role,
    rounded_up,
)
from access_play.games.honor_of_the_samurai.state import Bond
from tests.games.honor_of_the_samurai.staged import allied, cards, serving, stage


@pytest.mark.parametrize(("honor", "whole", "half"), [
    (0, 0, 0), (5, 5, 5), (10, 10, 5), (70, 70, 35), (35, 35, 20), (-15, -15, -5), (-20, -20, -10),
    (17, 20, 10), (-12, -10, -5), (-7, -5, 0),
])  # fmt: skip
def test_honor_is_rounded_up_to_5(honor: int, whole: int, half: int) -> None:
    assert (rounded_up(honor), half_rounded_up(honor)) == (whole, half)


def test_income_says_how_it_comes_about() -> None:
    game = stage(4, upper={1: "daimyo-3 okugata-5-4"}, lower={1: "daisho"}, shogun=1)
    assert income(game.open, 0) == Income(105, Role.FIRST, -3, 20, 75, 10, 95, 10)


def test_income_of_one_who_will_serve_and_of_one_who_leaves() -> None:
    game = stage(
        4,
        upper={2: "", 4: "", 1: "daimyo-3"},
        bonds={2: allied(1), 4: Bond(2, serves=True, dissolving=True)},
    )
    assert income(game.open, 1) == Income(10, Role.SECOND, 0, 15, 0, 0, 10, 0)
    assert income(game.open, 3) == Income(0, Role.RONIN)
    assert [role(game.open, seat) for seat in range(4)] == [
        Role.FIRST,
        Role.RONIN,
        Role.FIRST,
        Role.SECOND,
    ]


def test_a_house_by_kind() -> None:
    house = stage(2, lower={1: "2*lancers daisho 3*cavalry lancers"}).open.samurai[0]
    named = [(card_of("cavalry"), 3), (card_of("lancers"), 3), (card_of("daisho"), 1)]
    assert list(by_kind(house.cards)) == named
    assert by_kind(cards("")) == ()


def test_what_may_be_declared() -> None:
    game = stage(3, upper={1: "daimyo-1", 2: "daimyo-9 castle-osaka", 3: ""})
    shogun, attack = Declare(Declaration.SHOGUN), Declare(Declaration.ATTACK, 1)
    assert may_declare(game.view(1)) == [shogun, attack]
    assert may_declare(game.view(2)) == []
    game.do(1, "declare", what="shogun")
    assert may_declare(game.view(1)) == []
    game = stage(3, turn=3, upper={3: ""})
    assert may_declare(game.view(3)) == [Declare(Declaration.ALLY, seat) for seat in (0, 1)]
    game = stage(3, turn=3, upper={3: ""}, bonds={3: serving(1)})
    assert may_declare(game.view(3)) == [Declare(Declaration.DISSOLVE)]


def test_chances_of_dice() -> None:
    assert sums(1)[1:] == (1 / 6,) * 6
    assert sums(2)[7] == pytest.approx(6 / 36)
    assert winning_chance(1, 1) == pytest.approx(0.5)
    assert winning_chance(1, 0) == 1.0
    assert winning_chance(2, 1) == pytest.approx(181 / 201)  # of 216: 181 won, 20 lost, 15 tied
    assert winning_chance(3, 4) == pytest.approx(1 - winning_chance(4, 3))
    assert winning_chance(0, 0) == 0.0


def test_chance_of_an_attack_counts_a_castle_of_the_defender_only() -> None:
    game = stage(2, upper={1: "daimyo-4 castle-himeji", 2: "daimyo-3 castle-odawara"})
    assert attack_chance(game.open, 0, 1) == pytest.approx(winning_chance(1, 2))
    assert attack_chance(game.open, 1, 0) == pytest.approx(winning_chance(1, 3))
