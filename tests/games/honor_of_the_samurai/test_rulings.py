"""The rulings H1 to H50, each by its number; alliances stand in ``test_rulings_alliances``."""

import pytest

from access_play.core.game import OptionsError, Setup
from access_play.core.refusals import UnknownActionError
from access_play.games.honor_of_the_samurai.cards import HOUSE_GUARD, SAVE_FACE, card_of
from access_play.games.honor_of_the_samurai.reckoning import (
    actions,
    actions_left,
    dice,
    income,
    ki,
    strength,
)
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import Battle
from tests.games.honor_of_the_samurai.staged import Staged, serving, stage


def test_h01_two_to_six_play_and_the_title_brings_30_at_a_table_of_two() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]
    titles = [RULES.start(Setup(seats)).open.terms.title for seats in RULES.seats]
    assert titles == [30, 50, 75, 100, 150]


def test_h02_the_first_player_scores_on_the_very_first_turn() -> None:
    state = RULES.start(Setup(3))
    due = RULES.chance(state)
    assert due is not None
    assert state.open.honor == ()
    deal = RULES.read(_deal(3, first=2))
    assert due.refuse(deal) is None
    assert RULES.apply(state, -1, deal).open.honor == (0, 20, 0)


def _deal(seats: int, first: int) -> dict[str, object]:
    codes = [
        code
        for code, count in _copies()
        for _ in range(count)
        if not code.startswith("daimyo") or int(code[7:]) > seats
    ]
    hands = [codes[7 * seat : 7 * seat + 7] for seat in range(seats)]
    daimyo = [f"daimyo-{number + 1}" for number in range(seats)]
    draw = codes[7 * seats :]
    return {"do": "setup", "first": first, "daimyo": daimyo, "hands": hands, "draw": draw}


def _copies() -> list[tuple[str, int]]:
    return [
        *[(f"daimyo-{number}", 1) for number in range(1, 11)],
        *[("okugata-10-3", 5), ("okugata-5-4", 4)],
        *[(f"castle-{name}", 1) for name in ("odawara", "osaka", "himeji")],
        *[("foot-soldiers", 17), ("lancers", 11), ("cavalry", 6), ("warrior-monks", 11)],
        *[(code, 1) for code in ("no-dachi", "daisho", "swordsmith", "gunpowder", "noh-theater")],
        *[("house-guard", 5), ("ninja-spy", 5), ("elite-ninja-spy", 3), ("ninja-assassin", 5)],
        *[("dishonor", 9), ("save-face", 4)],
    ]


@pytest.mark.parametrize("goal", [400, 300, 250])
def test_h03_the_goal_wins_in_step_1_and_the_turn_stops(goal: int) -> None:
    terms = RULES.start(Setup(2, {"goal": goal})).open.terms
    game = stage(2, honor={2: goal - 5}, terms=terms)
    game.do(1, "end")
    assert game.to_act() == ()
    assert RULES.score(game.state).winners == (1,)
    assert game.code(2, "end") == "game-over"


@pytest.mark.parametrize("options", [{"goal": 200}, {"goal": True}, {"goal": "400"}, {"gaol": 400}])
def test_h03_no_other_goal_can_be_agreed_on(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        RULES.start(Setup(2, options))


def test_h04_gunpowder_beside_a_bare_samurai_leaves_two_actions() -> None:
    game = stage(2, upper={1: ""}, lower={1: "gunpowder"})
    assert ki(game.open, 0) == 4
    assert actions(game.open, 0) == 2


def test_h04_actions_are_counted_anew_after_every_change_and_what_is_done_stays_done() -> None:
    game = stage(2, upper={1: "daimyo-8 noh-theater"}, hands={1: "ninja-spy gunpowder lancers"})
    assert actions_left(game.open) == 3
    game.do(1, "place", card="gunpowder", house=[1, "samurai"])  # ki 9 - 2
    assert (actions(game.open, 0), actions_left(game.open)) == (2, 1)
    game.do(1, "spy", card="ninja-spy", house=[1, "daimyo"], take=["noh-theater"], to=["discard"])
    assert actions_left(game.open) == 0


def test_h05_ki_is_that_of_ones_own_daimyo_and_house_not_the_seconds() -> None:
    game = stage(
        3,
        upper={1: "daimyo-3 noh-theater", 3: ""},
        lower={1: "daisho", 3: "okugata-5-4"},
        bonds={3: serving(1)},
    )
    assert [ki(game.open, seat) for seat in (0, 2)] == [2 + 3 + 6 + 1, 6 + 4]


def test_h06_a_dishonor_is_not_playable_with_one_action_left() -> None:
    game = stage(2, hands={1: "dishonor"}, used=1)
    assert game.code(1, "dishonor", seat=2) == "no-actions-left"


def test_h07_dishonor_lies_in_no_house_so_its_ki_counts_for_nothing() -> None:
    game = stage(2, hands={1: "dishonor"})
    with pytest.raises(UnknownActionError):
        game.do(1, "place", card="dishonor", house=[1, "samurai"])
    game.do(1, "dishonor", seat=2).do(2, "accept")
    assert ki(game.open, 0) == 6


def test_h08_discarding_is_free_and_not_forced() -> None:
    game = stage(2, hands={1: "7*lancers"}, used=2)
    game.do(1, "discard", card="lancers").do(1, "discard", card="lancers")
    assert game.hand(1) == ["lancers"] * 5
    game.do(1, "end")
    assert game.hand(1) == ["lancers"] * 5


def test_h09_one_declaration_even_before_the_actions() -> None:
    game = stage(2, hands={1: "lancers"})
    game.do(1, "declare", what="shogun")
    assert actions_left(game.open) == 2
    game.do(1, "place", card="lancers", house=[1, "samurai"])
    assert game.code(1, "declare", what="dissolve") == "already-declared"
    game.do(1, "end").do(2, "end")
    assert game.open.declared is False


def test_h10_negative_income_is_subtracted() -> None:
    game = stage(2, lower={2: "gunpowder"})
    game.do(1, "end")
    assert game.honor(2) == -15


def test_h11_a_ronin_scores_0_and_loses_nothing() -> None:
    game = stage(2, upper={2: ""}, lower={2: "gunpowder daisho"}, honor={2: 40})
    game.do(1, "end")
    assert game.honor(2) == 40


def test_h12_there_is_no_floor() -> None:
    game = stage(2, hands={1: "dishonor"}, honor={2: -60})
    game.do(1, "dishonor", seat=2).do(2, "accept")
    assert game.honor(2) == -135


def test_h13_halves_are_rounded_up_each_by_itself() -> None:
    game = stage(
        3,
        upper={1: "daimyo-3", 3: ""},  # 15
        lower={3: "gunpowder no-dachi"},  # -15
        bonds={3: serving(1)},
    )
    found = income(game.open, 2)
    assert (found.from_daimyo, found.from_house, found.total) == (10, -5, 5)


def test_h19_a_living_daimyo_is_not_replaced() -> None:
    game = stage(2, hands={1: "daimyo-1"})
    assert game.code(1, "place", card="daimyo-1", house=[1, "daimyo"]) == "not-ronin"


def test_h22_a_dead_daimyo_takes_his_house_along_and_the_title_goes_to_the_middle() -> None:
    game = stage(
        3,
        hands={1: "ninja-assassin"},
        upper={2: "daimyo-1 castle-osaka noh-theater", 3: ""},
        bonds={3: serving(2)},
        shogun=2,
    )
    game.do(1, "assassinate", house=[2, "daimyo"]).roll(3)
    assert game.upper(2) is None
    assert game.discards() == ["castle-osaka", "daimyo-1", "ninja-assassin", "noh-theater"]
    assert game.open.shogun < 0
    assert all(game.open.is_ronin(seat) for seat in (1, 2))
    assert game.code(1, "declare", what="shogun") is None


def test_h23_a_ninja_costs_25_success_or_not_and_against_oneself() -> None:
    game = stage(2, hands={1: "ninja-assassin ninja-spy"}, lower={1: "gunpowder"})
    game.do(1, "assassinate", house=[1, "samurai"]).roll(1)
    assert game.honor(1) == -25
    game.do(1, "spy", card="ninja-spy", house=[1, "samurai"], take=["gunpowder"], to=["discard"])
    assert game.honor(1) == -50


def test_h24_several_guards_do_not_add_up_and_one_dies() -> None:
    game = stage(2, hands={1: "2*ninja-assassin"}, lower={2: "2*house-guard"})
    game.do(1, "assassinate", house=[2, "samurai"]).roll(4)
    assert game.open.samurai[1].cards == (HOUSE_GUARD,)
    game.do(1, "assassinate", house=[2, "samurai"]).roll(5)
    assert game.lower(2) == []
    assert game.discards().count("house-guard") == 2


@pytest.mark.parametrize("card", ["castle-osaka", "okugata-5-4", "house-guard", "daimyo-9"])
def test_h25_no_castle_okugata_guard_or_daimyo_is_stolen(card: str) -> None:
    game = stage(
        2, hands={1: "ninja-spy"}, upper={2: "daimyo-9 castle-osaka okugata-5-4 house-guard"}
    )
    errand = {"card": "ninja-spy", "house": [2, "daimyo"], "take": [card], "to": ["discard"]}
    assert game.code(1, "spy", **errand) == "cannot-be-stolen"


def test_h26_an_elite_spy_may_take_one_card_only_or_two_of_one_house() -> None:
    game = stage(2, hands={1: "2*elite-ninja-spy"}, lower={2: "3*lancers"})
    errand = {"card": "elite-ninja-spy", "house": [2, "samurai"]}
    game.do(1, "spy", **errand, take=["lancers"], to=["discard"])
    game.do(1, "spy", **errand, take=["lancers", "lancers"], to=["discard", [1, "samurai"]])
    assert game.lower(2) == []
    assert game.lower(1) == ["lancers"]


def test_h27_no_loot_makes_a_sixth_army() -> None:
    game = stage(
        2, hands={1: "elite-ninja-spy"}, lower={1: "4*lancers", 2: "cavalry lancers daisho"}
    )
    errand = {"card": "elite-ninja-spy", "house": [2, "samurai"], "take": ["cavalry", "lancers"]}
    own = [1, "samurai"]
    assert game.code(1, "spy", **errand, to=[own, own]) == "house-full"
    game.do(1, "spy", **errand, to=[own, [1, "daimyo"]])
    assert len(game.lower(1)) == 5


def test_h27_an_army_moved_within_a_full_house_is_no_sixth() -> None:
    game = stage(2, hands={1: "ninja-spy"}, lower={1: "5*lancers"})
    errand = {"card": "ninja-spy", "house": [1, "samurai"], "take": ["lancers"]}
    assert game.code(1, "spy", **errand, to=[[1, "samurai"]]) is None
    assert game.code(1, "spy", **errand, to=[[1, "daimyo"]]) is None


def test_h29_a_castle_is_upgraded_by_discarding_the_old_one() -> None:
    game = stage(2, upper={1: "daimyo-8 castle-odawara"}, hands={1: "castle-himeji"})
    place = {"card": "castle-himeji", "house": [1, "daimyo"]}
    assert game.code(1, "place", **place) == "castle-already"
    game.do(1, "place", **place, discard_castle=True)
    assert game.upper(1) == ["daimyo-8", "castle-himeji"]
    assert game.discards() == ["castle-odawara"]


def test_h30_only_a_shogun_or_a_castle_is_attacked_and_only_by_a_daimyo() -> None:
    game = stage(4, upper={1: "daimyo-1", 3: "daimyo-10 castle-osaka"}, shogun=4)
    codes = [game.code(1, "declare", what="attack", seat=seat) for seat in (1, 2, 3, 4)]
    assert codes == ["no-such-target", "cannot-be-attacked", None, None]
    game = stage(2, upper={1: "", 2: "daimyo-9 castle-osaka"}, lower={1: "5*cavalry"})
    assert game.code(1, "declare", what="attack", seat=2) == "no-daimyo"


def test_h31_a_castle_counts_in_defense_only_and_dice_have_no_cap() -> None:
    game = stage(2, upper={1: "daimyo-2 castle-himeji 5*cavalry swordsmith"}, lower={1: "cavalry"})
    assert strength(game.open, 0, attacking=True) == 5 + 15 + 4 + 3
    assert strength(game.open, 0, attacking=False) == 5 + 15 + 4 + 3 + 5
    assert dice(game.open, 0, attacking=True) == 9
    assert dice(game.open, 0, attacking=False) == 10


def test_h32_an_attacker_needs_a_die_and_a_defender_may_have_none() -> None:
    game = stage(2, upper={1: "daimyo-5", 2: "daimyo-8"}, shogun=2)
    assert game.code(1, "declare", what="attack", seat=2) == "no-dice"
    game = stage(2, upper={1: "daimyo-3", 2: "daimyo-8"}, shogun=2)
    game.do(1, "declare", what="attack", seat=2).roll(1).roll()
    assert game.upper(2) is None


def test_h33_an_attacker_who_loses_dies_and_his_castle_is_the_defenders() -> None:
    game = stage(2, upper={1: "daimyo-1 castle-osaka", 2: "daimyo-8 castle-odawara"}, shogun=1)
    game.do(1, "declare", what="attack", seat=2).roll(1).roll(2)
    assert game.upper(1) is None
    assert game.open.shogun == 1
    assert game.to_act() == (2,)
    game.do(2, "castle", keep=True)
    assert game.upper(2) == ["daimyo-8", "castle-osaka"]
    assert game.discards() == ["castle-odawara", "daimyo-1"]
    assert game.to_act() == (1,)


def test_h34_the_loser_is_asked_first_then_the_others_clockwise_with_the_attacker() -> None:
    hands = {1: "save-face", 2: "save-face", 3: "save-face", 4: "lancers"}
    game = stage(4, upper={1: "daimyo-1", 3: "daimyo-10 castle-odawara"}, hands=hands)
    game.do(1, "declare", what="attack", seat=3).roll(6).roll(1)
    assert game.to_act() == (3,)
    game.do(3, "accept")
    assert game.to_act() == (1,)
    game.do(1, "pass")
    assert game.to_act() == (2,)
    game.do(2, "save-face")
    assert game.to_act() == (1,)
    game.do(1, "castle", keep=False)
    assert game.upper(3) == ["daimyo-10"]
    assert game.discards() == ["castle-odawara", "save-face"]


def test_h34_the_shoguns_player_may_save_another_but_never_himself() -> None:
    upper = {1: "daimyo-1", 2: "daimyo-9 castle-odawara"}
    game = stage(3, upper=upper, hands={3: "save-face"}, shogun=3)
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert game.to_act() == (3,)
    game = stage(3, upper=upper, hands={1: "save-face", 2: "save-face"}, shogun=2)
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert game.upper(2) is None
    assert game.to_act() == (1,)


def test_h34_a_saved_defender_loses_his_castle_a_saved_attacker_keeps_his() -> None:
    upper = {1: "daimyo-1 castle-osaka", 2: "daimyo-9 castle-odawara"}
    game = stage(2, upper=upper, hands={2: "save-face"})
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1).do(2, "save-face")
    game.do(1, "castle", keep=True)
    assert game.upper(1) == ["daimyo-1", "castle-odawara"]
    assert game.upper(2) == ["daimyo-9"]
    game = stage(2, upper=upper, hands={1: "save-face"})
    game.do(1, "declare", what="attack", seat=2).roll(1).roll(6).do(1, "save-face")
    assert game.upper(1) == ["daimyo-1", "castle-osaka"]
    assert game.to_act() == (1,)


def dishonored(shogun: int = 0) -> Staged:
    game = stage(
        2,
        hands={1: "dishonor", 2: "save-face"},
        upper={2: "daimyo-9 noh-theater"},
        lower={2: "daisho"},
        shogun=shogun,
    )
    return game.do(1, "dishonor", seat=2)


def test_h35_three_answers_to_a_dishonor() -> None:
    assert dishonored().do(2, "accept").honor(2) == -75
    assert dishonored().do(2, "save-face").honor(2) == -30
    game = dishonored().do(2, "seppuku", of="samurai")
    assert (game.honor(2), game.lower(2), game.upper(2)) == (0, [], ["daimyo-9", "noh-theater"])
    game = dishonored().do(2, "seppuku", of="daimyo")
    assert (game.honor(2), game.lower(2), game.upper(2)) == (0, ["daisho"], None)


def test_h35_the_player_whose_daimyo_is_shogun_saves_no_face() -> None:
    game = dishonored(shogun=2)
    assert game.code(2, "save-face") == "shogun-no-save-face"
    game.do(2, "seppuku", of="daimyo")
    assert game.open.shogun < 0


def test_h38_dishonor_is_for_opponents_an_assassin_may_be_sent_home() -> None:
    game = stage(2, hands={1: "dishonor ninja-assassin"}, upper={1: "daimyo-8 gunpowder"})
    assert game.code(1, "dishonor", seat=1) == "no-such-target"
    game.do(1, "assassinate", house=[1, "daimyo"]).roll(3)
    assert game.upper(1) is None


def test_h39_seppuku_of_a_samurai_with_an_empty_house_costs_nothing() -> None:
    game = stage(2, hands={1: "dishonor"})
    game.do(1, "dishonor", seat=2).do(2, "seppuku", of="samurai")
    assert game.honor(2) == 0
    assert game.upper(2) == ["daimyo-9"]
    assert game.discards() == ["dishonor"]


def test_h40_with_draw_pile_and_discards_empty_there_is_nothing_to_draw() -> None:
    game = stage(2, draw="", hands={1: "lancers"})
    assert game.code(1, "draw") == "nothing-to-draw"
    game.do(1, "discard", card="lancers")
    assert game.to_act() == ("chance",)
    game.shuffle("lancers").do(1, "draw")
    assert game.hand(1) == ["lancers"]
    assert game.to_act() == (1,)


def test_h40_no_shuffle_while_a_die_or_an_answer_is_awaited() -> None:
    game = stage(2, draw="", hands={1: "ninja-assassin lancers dishonor"}, lower={1: "noh-theater"})
    game.do(1, "assassinate", house=[2, "samurai"])
    assert game.open.pending is not None
    game.roll(1)
    assert game.to_act() == ("chance",)
    game.shuffle("ninja-assassin").do(1, "draw")
    assert game.to_act() == (1,)


def test_h41_one_okugata_and_five_armies_in_a_house_the_rest_is_free() -> None:
    game = stage(
        2,
        upper={1: "daimyo-8 okugata-5-4 5*lancers 3*house-guard"},
        hands={1: "okugata-10-3 cavalry house-guard castle-osaka"},
    )
    own = [1, "daimyo"]
    codes = [
        game.code(1, "place", card=card, house=own)
        for card in ("okugata-10-3", "cavalry", "house-guard", "castle-osaka")
    ]
    assert codes == ["house-has-okugata", "house-full", None, None]
    castle = game.code(1, "place", card="castle-osaka", house=[1, "samurai"])
    assert castle == "castle-only-daimyo"


def test_h42_honor_is_a_whole_number_without_a_bank() -> None:
    game = stage(2, honor={1: 5}, hands={1: "ninja-assassin"})
    game.do(1, "assassinate", house=[2, "samurai"])
    assert game.honor(1) == -20


def test_h43_shogun_in_the_first_round_earns_from_the_next_step_1() -> None:
    game = stage(2)
    game.do(1, "declare", what="shogun")
    assert game.honor(1) == 0
    game.do(1, "end").do(2, "end")
    assert game.honor(1) == 35


def test_h45_ninja_dishonor_and_save_face_go_to_the_discards() -> None:
    hands = {1: "ninja-assassin dishonor elite-ninja-spy", 2: "save-face"}
    game = stage(2, hands=hands, lower={1: "okugata-5-4 noh-theater", 2: "2*lancers"})
    game.do(1, "assassinate", house=[2, "daimyo"]).roll(2)
    game.do(1, "dishonor", seat=2).do(2, "save-face")
    game.do(
        1,
        "spy",
        card="elite-ninja-spy",
        house=[2, "samurai"],
        take=["lancers"],
        to=[[1, "samurai"]],
    )
    assert game.discards() == ["dishonor", "elite-ninja-spy", "ninja-assassin", "save-face"]


def test_h46_the_first_player_is_drawn_and_the_turn_goes_clockwise() -> None:
    game = stage(3, turn=3)
    assert game.do(3, "end").to_act() == (1,)
    assert game.do(1, "end").to_act() == (2,)


def test_h49_a_ronin_in_his_own_turn_goes_on_with_ki_counted_anew() -> None:
    game = stage(
        2,
        upper={1: "daimyo-3 noh-theater no-dachi"},
        hands={1: "ninja-assassin lancers daimyo-1"},
    )
    assert actions_left(game.open) == 4
    game.do(1, "assassinate", house=[1, "daimyo"]).roll(6)
    assert actions_left(game.open) == 1
    game.do(1, "place", card="daimyo-1", house=[1, "daimyo"])
    assert game.to_act() == (1,)


def test_a_battle_keeps_its_dice_and_totals_in_the_open() -> None:
    game = stage(2, upper={1: "daimyo-1", 2: "daimyo-8 castle-odawara"})
    game.do(1, "declare", what="attack", seat=2).roll(4)
    assert game.open.pending == Battle(0, 1, (1, 1), attack=4)


def test_all_four_save_face_cards_are_in_the_deck() -> None:
    assert RULES.start(Setup(2)).open.terms.deck.copies[SAVE_FACE] == 4
    assert RULES.start(Setup(2)).open.terms.deck.copies[card_of("lancers")] == 11
