"""The rulebook's own examples and sentences, by their headings."""

import pytest

from access_play.games.honor_of_the_samurai.reckoning import (
    actions,
    actions_left,
    half_rounded_up,
    ki,
    rounded_up,
)
from tests.games.honor_of_the_samurai.staged import cards, serving, stage

# Tracking Honor Points with Honor Chips.


def test_example_60_minus_75_plus_30_minus_25() -> None:
    game = stage(
        2,
        turn=2,
        upper={1: "daimyo-1"},
        hands={1: "ninja-spy", 2: "dishonor"},
        honor={1: 60},
        lower={2: "daisho"},
    )
    game.do(2, "dishonor", seat=1).do(1, "accept")
    assert game.honor(1) == -15
    game.do(2, "end")
    assert game.honor(1) == 15
    game.do(1, "spy", card="ninja-spy", house=[2, "samurai"], take=["daisho"], to=["discard"])
    assert game.honor(1) == -10


def test_example_17_and_a_half_is_scored_as_20() -> None:
    assert half_rounded_up(35) == 20
    assert rounded_up(17) == 20


# Sequence of a Turn.


def test_example_14_ki_give_four_actions_and_a_fifteenth_a_fifth() -> None:
    game = stage(
        2,
        upper={1: "daimyo-3 okugata-10-3"},
        lower={1: "okugata-10-3"},
        hands={1: "warrior-monks 4*lancers"},
    )
    assert ki(game.open, 0) == 14
    assert actions(game.open, 0) == 4
    for left in (3, 2, 1):
        game.do(1, "place", card="lancers", house=[1, "daimyo"])
        assert actions_left(game.open) == left
    game.do(1, "place", card="warrior-monks", house=[1, "daimyo"])
    assert ki(game.open, 0) == 15
    assert actions_left(game.open) == 1
    game.do(1, "place", card="lancers", house=[1, "samurai"])
    assert game.code(1, "draw") == "no-actions-left"


def test_12_ki_give_four_actions_15_ki_give_five_and_five_is_the_limit() -> None:
    for house, expected in (
        ("2*warrior-monks noh-theater swordsmith", 4),
        ("5*warrior-monks noh-theater daisho", 5),
        ("5*warrior-monks noh-theater daisho no-dachi swordsmith okugata-5-4", 5),
    ):
        game = stage(2, upper={1: "daimyo-8"}, lower={1: house})
        assert actions(game.open, 0) == expected


def test_a_samurai_starts_with_six_ki_and_two_actions() -> None:
    game = stage(2, upper={1: ""})
    assert ki(game.open, 0) == 6
    assert actions(game.open, 0) == 2


def test_dishonor_is_two_actions_and_discarding_is_none() -> None:
    game = stage(2, hands={1: "dishonor 2*lancers"})
    game.do(1, "discard", card="lancers")
    assert actions_left(game.open) == 2
    game.do(1, "dishonor", seat=2)
    assert actions_left(game.open) == 0


def test_save_face_is_no_card_action() -> None:
    game = stage(2, hands={1: "dishonor", 2: "save-face"})
    game.do(1, "dishonor", seat=2).do(2, "save-face").do(1, "end")
    assert actions_left(game.open) == 2


def test_with_seven_cards_one_must_play_or_discard_before_drawing() -> None:
    game = stage(2, hands={1: "6*lancers daisho"})
    assert game.code(1, "draw") == "hand-full"
    game.do(1, "place", card="daisho", house=[1, "samurai"])
    game.do(1, "draw")
    assert len(game.hand(1)) == 7


# Allying with Another Player's Daimyo.


def test_example_half_of_70_and_half_of_5_make_40() -> None:
    game = stage(
        3,
        turn=2,
        upper={1: "daimyo-2", 3: ""},
        lower={3: "okugata-5-4"},
        bonds={3: serving(1)},
        shogun=1,
    )
    game.do(2, "end")
    assert game.honor(3) == 40


def test_honor_of_the_first_samurai_has_no_effect_on_the_second() -> None:
    game = stage(
        3,
        turn=2,
        upper={1: "daimyo-2", 3: ""},
        lower={1: "noh-theater daisho"},
        bonds={3: serving(1)},
    )
    game.do(2, "end")
    assert game.honor(3) == 10


def test_a_ronin_may_play_a_daimyo_or_serve_one() -> None:
    game = stage(2, upper={1: ""}, hands={1: "daimyo-1"})
    assert game.code(1, "place", card="daimyo-1", house=[1, "daimyo"]) is None
    assert game.code(1, "declare", what="ally", seat=2) is None


# Assassinations.


@pytest.mark.parametrize(("die", "dies"), [(1, False), (2, False), (3, True), (6, True)])
def test_an_assassin_needs_3_or_more(die: int, dies: bool) -> None:
    game = stage(2, hands={1: "ninja-assassin"}, upper={2: "daimyo-9 castle-osaka lancers"})
    game.do(1, "assassinate", house=[2, "daimyo"]).roll(die)
    assert (game.upper(2) is None) == dies
    assert ("castle-osaka" in game.discards()) == dies
    assert game.to_act() == (1,)


@pytest.mark.parametrize(("die", "dies"), [(3, False), (4, False), (5, True), (6, True)])
def test_against_a_house_guard_he_needs_5_or_more_and_the_guard_dies(die: int, dies: bool) -> None:
    game = stage(2, hands={1: "ninja-assassin"}, lower={2: "house-guard daisho"})
    game.do(1, "assassinate", house=[2, "samurai"]).roll(die)
    assert game.lower(2) == ([] if dies else ["daisho"])
    assert "house-guard" in game.discards()


def test_an_assassinated_samurai_keeps_his_hand_and_his_daimyo() -> None:
    game = stage(2, hands={1: "ninja-assassin", 2: "lancers"}, upper={2: "daimyo-9 noh-theater"})
    game.do(1, "assassinate", house=[2, "samurai"]).roll(3)
    assert game.hand(2) == ["lancers"]
    assert game.upper(2) == ["daimyo-9", "noh-theater"]


# Battle.


def test_the_attacker_rolls_a_third_of_his_strength_and_the_higher_sum_wins() -> None:
    game = stage(
        2,
        upper={1: "daimyo-1 cavalry", 2: "daimyo-3 castle-himeji"},
        lower={1: "lancers"},
    )
    game.do(1, "declare", what="attack", seat=2)
    assert game.open.pending is not None
    game.roll(1, 2, 3).roll(5, 2)  # 9 / 3 dice against 8 / 3
    assert game.upper(1) is None
    assert game.upper(2) == ["daimyo-3", "castle-himeji"]


def test_in_the_case_of_a_tie_the_dice_are_rolled_again() -> None:
    game = stage(2, upper={1: "daimyo-1", 2: "daimyo-8 castle-odawara"})
    game.do(1, "declare", what="attack", seat=2).roll(3).roll(3)
    assert game.to_act() == ("chance",)
    game.roll(4).roll(2)
    assert game.upper(2) is None
    assert game.to_act() == (1,)


# Ninjas.


def test_an_elite_spy_may_split_up_two_cards_or_destroy_them() -> None:
    for to, upper, lower in (
        ([[1, "daimyo"], [1, "daimyo"]], ["daisho", "noh-theater"], []),
        ([[1, "daimyo"], [1, "samurai"]], ["daisho"], ["noh-theater"]),
        (["discard", [1, "samurai"]], [], ["noh-theater"]),
        (["discard", "discard"], [], []),
    ):
        game = stage(2, hands={1: "elite-ninja-spy"}, lower={2: "daisho noh-theater"})
        game.do(
            1,
            "spy",
            card="elite-ninja-spy",
            house=[2, "samurai"],
            take=["daisho", "noh-theater"],
            to=to,
        )
        assert game.upper(1) == ["daimyo-8", *upper]
        assert game.lower(1) == lower
        assert game.lower(2) == []


@pytest.mark.parametrize(
    "card", ["swordsmith", "noh-theater", "gunpowder", "no-dachi", "daisho", "lancers"]
)
def test_a_spy_may_take_possessions_and_armies(card: str) -> None:
    game = stage(2, hands={1: "ninja-spy"}, lower={2: card})
    game.do(1, "spy", card="ninja-spy", house=[2, "samurai"], take=[card], to=[[1, "samurai"]])
    assert game.lower(1) == [card]
    assert game.honor(1) == -25


def test_a_stolen_card_may_go_to_the_house_of_ones_second_samurai() -> None:
    game = stage(
        3, upper={3: ""}, hands={1: "ninja-spy"}, lower={2: "daisho"}, bonds={3: serving(1)}
    )
    game.do(1, "spy", card="ninja-spy", house=[2, "samurai"], take=["daisho"], to=[[3, "samurai"]])
    assert game.lower(3) == ["daisho"]


# Reshuffling the Discard Pile, Winning the Game, Setup.


def test_when_the_draw_pile_is_used_up_the_discards_are_shuffled() -> None:
    game = stage(2, draw="lancers", discards="daisho cavalry")
    game.do(1, "draw")
    assert game.to_act() == ("chance",)
    game.shuffle("daisho cavalry")
    assert game.to_act() == (1,)
    assert game.state.draw == cards("daisho cavalry")
    assert game.discards() == []


@pytest.mark.parametrize(("before", "over"), [(394, False), (395, True)])
def test_who_has_accumulated_400_wins(before: int, over: bool) -> None:
    game = stage(2, honor={2: before})
    game.do(1, "end")
    assert game.honor(2) == before + 5
    assert game.to_act() == (() if over else (2,))
