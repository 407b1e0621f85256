"""The rulings on alliances: H14 to H18, H20, H21, H28, H36, H37, H44, H47, H48, H50."""

from access_play.games.honor_of_the_samurai.reckoning import income, strength
from access_play.games.honor_of_the_samurai.state import Bond
from tests.games.honor_of_the_samurai.staged import Staged, allied, serving, stage


def court(**changes: object) -> Staged:
    """Seat 3 serves the daimyo of seat 1; it is seat 2's turn unless said otherwise."""
    position: dict[str, object] = {
        "turn": 2,
        "upper": {1: "daimyo-2 noh-theater", 3: ""},
        "bonds": {3: serving(1)},
    }
    return stage(3, **{**position, **changes})  # type: ignore[arg-type]


def test_h14_only_a_ronin_allies_and_only_with_a_daimyo_who_has_no_second() -> None:
    game = stage(5, turn=4, upper={3: "", 4: "", 5: ""}, bonds={3: serving(1)})
    codes = [game.code(4, "declare", what="ally", seat=seat) for seat in (1, 2, 3, 4, 5)]
    assert codes == ["alliance-full", None, "no-such-target", "no-such-target", "no-such-target"]
    game.do(4, "declare", what="ally", seat=2)
    assert game.lord(4) == 2
    game.do(4, "end")
    assert game.code(5, "declare", what="ally", seat=2) == "alliance-full"
    assert game.code(5, "declare", what="ally", seat=1) == "alliance-full"


def test_h14_who_serves_or_controls_a_daimyo_does_not_ally() -> None:
    game = court(turn=3)
    assert game.code(3, "declare", what="ally", seat=2) == "not-ronin"
    assert game.code(3, "place", card="daimyo-1", house=[3, "daimyo"]) == "not-in-hand"


def test_h15_service_begins_with_the_next_turn_but_strength_counts_at_once() -> None:
    game = court(turn=3, bonds={}, lower={3: "cavalry"}, hands={3: "lancers"})
    game.do(3, "declare", what="ally", seat=1)
    assert strength(game.open, 0, attacking=True) == 5 + 3
    assert game.code(3, "place", card="lancers", house=[1, "daimyo"]) == "not-your-house"
    game.do(3, "end").do(1, "end").do(2, "end")
    assert game.open.bonds[2] == serving(1)
    assert game.honor(3) == 20  # half of 20 + 20
    assert game.code(3, "place", card="lancers", house=[1, "daimyo"]) is None


def test_h15_an_alliance_that_has_not_begun_ends_by_the_same_things() -> None:
    hands = {2: "ninja-assassin dishonor"}
    lower = {2: "noh-theater"}
    game = court(bonds={3: allied(1)}, hands=hands, lower=lower)
    game.do(2, "assassinate", house=[3, "samurai"]).roll(3)
    assert game.lord(3) is None
    game = court(bonds={3: allied(1)}, hands=hands, lower=lower)
    game.do(2, "dishonor", seat=3).do(3, "accept")
    assert game.lord(3) is None
    game = court(bonds={3: allied(1)}, hands=hands, lower=lower)
    game.do(2, "assassinate", house=[1, "daimyo"]).roll(3)
    assert game.lord(3) is None
    game = court(turn=1, bonds={3: allied(1)}, hands={1: "daimyo-1"})
    game.do(1, "place", card="daimyo-1", house=[3, "daimyo"])
    assert game.lord(3) is None


def test_h16_dissolving_costs_25_at_once_and_ends_before_the_next_scoring() -> None:
    game = court(turn=3)
    game.do(3, "declare", what="dissolve")
    assert game.honor(3) == -25
    assert game.lord(3) == 1
    assert income(game.open, 2).total == 0
    game.do(3, "end").do(1, "end").do(2, "end")
    assert game.lord(3) is None
    assert game.honor(3) == -25
    assert game.code(3, "declare", what="ally", seat=1) is None


def test_h17_a_second_samurai_declares_neither_shogun_nor_attack() -> None:
    game = court(turn=3, shogun=2, lower={3: "cavalry"})
    assert game.code(3, "declare", what="shogun") == "no-daimyo"
    assert game.code(3, "declare", what="attack", seat=2) == "no-daimyo"


def test_h18_a_second_plays_no_daimyo_of_his_own_but_takes_one_from_his_first() -> None:
    game = court(turn=3, hands={1: "daimyo-3", 3: "daimyo-1"})
    assert game.code(3, "place", card="daimyo-1", house=[3, "daimyo"]) == "not-ronin"
    game.do(3, "end")
    before = game.honor(3)
    game.do(1, "place", card="daimyo-3", house=[3, "daimyo"])
    assert game.upper(3) == ["daimyo-3"]
    assert game.lord(3) is None
    assert game.honor(3) == before
    assert game.open.used == 1


def test_h18_nobody_else_is_given_a_daimyo() -> None:
    game = court(turn=2, hands={2: "daimyo-3"})
    assert game.code(2, "place", card="daimyo-3", house=[3, "daimyo"]) == "not-your-house"
    assert game.code(2, "place", card="daimyo-3", house=[1, "daimyo"]) == "not-your-house"


def test_h20_the_second_takes_over_daimyo_castle_and_title() -> None:
    game = court(
        upper={1: "daimyo-2 castle-osaka noh-theater", 3: ""},
        lower={1: "daisho lancers", 3: "cavalry"},
        hands={2: "ninja-assassin"},
        shogun=1,
    )
    game.do(2, "assassinate", house=[1, "samurai"]).roll(3)
    assert game.upper(3) == ["daimyo-2", "castle-osaka", "noh-theater"]
    assert game.upper(1) is None
    assert game.lower(1) == []
    assert game.lower(3) == ["cavalry"]
    assert game.open.shogun == 2
    assert game.lord(3) is None
    assert game.open.is_ronin(0)
    game.do(2, "end")
    assert game.honor(3) == 10 + 20 + 20 + 50


def test_h20_samurai_seppuku_counts_too() -> None:
    game = court(hands={2: "dishonor"})
    game.do(2, "dishonor", seat=1).do(1, "seppuku", of="samurai")
    assert game.upper(3) == ["daimyo-2", "noh-theater"]
    assert game.open.is_ronin(0)


def test_h20_a_second_who_does_not_serve_yet_takes_nothing() -> None:
    game = court(bonds={3: allied(1)}, hands={2: "ninja-assassin"})
    game.do(2, "assassinate", house=[1, "samurai"]).roll(6)
    assert game.upper(1) == ["daimyo-2", "noh-theater"]
    assert game.lord(3) == 1


def test_h21_an_assassinated_second_loses_house_and_alliance() -> None:
    game = court(hands={2: "ninja-assassin"}, lower={3: "daisho"})
    game.do(2, "assassinate", house=[3, "samurai"]).roll(6)
    assert game.lower(3) == []
    assert game.open.is_ronin(2)
    assert game.upper(1) == ["daimyo-2", "noh-theater"]


def test_h23_treachery_costs_50_against_the_first_samurai_25_against_his_daimyo() -> None:
    game = court(turn=3, hands={3: "2*ninja-assassin"})
    game.do(3, "assassinate", house=[1, "samurai"]).roll(1)
    assert game.honor(3) == -50
    game.do(3, "assassinate", house=[1, "daimyo"]).roll(1)
    assert game.honor(3) == -75
    game = court(turn=3, bonds={3: allied(1)}, hands={3: "ninja-assassin"})
    game.do(3, "assassinate", house=[1, "samurai"])
    assert game.honor(3) == -25


def test_h28_loot_goes_to_ones_houses_ones_seconds_or_ones_lords() -> None:
    errand = {"card": "ninja-spy", "house": [2, "samurai"], "take": ["daisho"]}
    lower = {2: "daisho"}
    first = court(turn=1, hands={1: "ninja-spy"}, lower=lower)
    houses = ([1, "daimyo"], [1, "samurai"], [3, "samurai"], [2, "daimyo"], [2, "samurai"])
    codes = [first.code(1, "spy", **errand, to=[house]) for house in houses]
    assert codes == [None, None, None, "not-your-house", "not-your-house"]
    second = court(turn=3, hands={3: "ninja-spy"}, lower=lower)
    houses = ([3, "samurai"], [1, "daimyo"], [1, "samurai"], [3, "daimyo"])
    codes = [second.code(3, "spy", **errand, to=[house]) for house in houses]
    assert codes == [None, None, "not-your-house", "no-daimyo"]


def test_h36_a_second_who_accepts_is_detached_and_loses_75() -> None:
    game = court(hands={2: "dishonor"})
    game.do(2, "dishonor", seat=3).do(3, "accept")
    assert game.honor(3) == -75
    assert game.open.is_ronin(2)


def test_h36_his_own_save_face_keeps_him_at_30() -> None:
    game = court(hands={2: "dishonor", 3: "save-face"})
    game.do(2, "dishonor", seat=3).do(3, "save-face")
    assert game.honor(3) == -30
    assert game.lord(3) == 1


def test_h36_after_he_accepts_he_is_not_asked_again() -> None:
    game = court(hands={2: "dishonor", 3: "save-face"})
    game.do(2, "dishonor", seat=3).do(3, "accept")
    assert game.honor(3) == -75
    assert game.hand(3) == ["save-face"]
    assert game.to_act() == (2,)


def test_h36_seppuku_detaches_without_anyone_being_asked() -> None:
    game = court(hands={1: "save-face", 2: "dishonor"}, lower={3: "daisho"})
    game.do(2, "dishonor", seat=3)
    assert game.code(3, "seppuku", of="daimyo") == "no-daimyo"
    game.do(3, "seppuku", of="samurai")
    assert game.honor(3) == 0
    assert game.lower(3) == []
    assert game.open.is_ronin(2)
    assert game.to_act() == (2,)


def test_h37_others_save_a_second_samurai_clockwise_the_one_who_dishonors_too() -> None:
    game = court(hands={1: "save-face", 2: "dishonor save-face"})
    game.do(2, "dishonor", seat=3).do(3, "accept")
    assert game.to_act() == (1,)
    assert game.honor(3) == 0
    game.do(1, "pass")
    assert game.to_act() == (2,)
    game.do(2, "save-face")
    assert game.honor(3) == -30
    assert game.lord(3) == 1


def test_h37_nobody_is_asked_for_a_first_samurai_or_a_ronin() -> None:
    game = court(turn=3, hands={1: "save-face", 2: "save-face", 3: "dishonor"})
    game.do(3, "dishonor", seat=2).do(2, "accept")
    assert game.honor(2) == -75
    assert game.to_act() == (3,)


def test_h44_a_seconds_house_counts_in_attack_and_defense_and_he_is_no_target() -> None:
    game = court(upper={1: "daimyo-2 castle-odawara", 2: "daimyo-1", 3: ""}, lower={3: "cavalry"})
    assert strength(game.open, 0, attacking=False) == 5 + 3 + 3
    assert strength(game.open, 0, attacking=True) == 5 + 3
    assert game.code(2, "declare", what="attack", seat=3) == "no-such-target"


def test_h47_what_a_second_may_give_and_where() -> None:
    given = "okugata-10-3 lancers daisho house-guard castle-osaka"
    game = court(turn=3, hands={1: "lancers", 3: given}, upper={1: "daimyo-2", 3: ""})
    codes = {card: game.code(3, "place", card=card, house=[1, "daimyo"]) for card in given.split()}
    assert codes.pop("castle-osaka") == "not-your-house"
    assert set(codes.values()) == {None}
    assert game.code(3, "place", card="lancers", house=[1, "samurai"]) == "not-your-house"
    game.do(3, "end")
    assert game.code(1, "place", card="lancers", house=[3, "samurai"]) == "not-your-house"


def test_h47_the_limits_of_that_house_apply() -> None:
    game = court(
        turn=3,
        hands={3: "okugata-5-4 lancers"},
        upper={1: "daimyo-2 okugata-10-3 5*lancers", 3: ""},
    )
    assert game.code(3, "place", card="lancers", house=[1, "daimyo"]) == "house-full"
    assert game.code(3, "place", card="okugata-5-4", house=[1, "daimyo"]) == "house-has-okugata"


def test_h48_a_dissolving_second_who_succeeds_keeps_the_daimyo() -> None:
    bond = Bond(0, serves=True, dissolving=True)
    game = court(bonds={3: bond}, hands={2: "ninja-assassin"})
    game.do(2, "assassinate", house=[1, "samurai"]).roll(6).do(2, "end")
    assert game.upper(3) == ["daimyo-2", "noh-theater"]
    assert game.honor(3) == 40


def test_h50_the_second_of_the_shogun_may_save_his_own_face() -> None:
    game = court(hands={2: "dishonor", 3: "save-face"}, shogun=1)
    game.do(2, "dishonor", seat=3).do(3, "save-face")
    assert game.honor(3) == -30


def test_h50_the_shoguns_seat_may_save_its_second_but_not_itself() -> None:
    game = court(hands={1: "save-face", 2: "2*dishonor"}, lower={2: "noh-theater 4*warrior-monks"})
    game = court(
        hands={1: "save-face", 2: "2*dishonor"}, shogun=1, lower={2: "okugata-10-3 3*warrior-monks"}
    )
    game.do(2, "dishonor", seat=1)
    assert game.code(1, "save-face") == "shogun-no-save-face"
    game.do(1, "accept").do(2, "dishonor", seat=3).do(3, "accept").do(1, "save-face")
    assert (game.honor(1), game.honor(3)) == (-75, -30)
