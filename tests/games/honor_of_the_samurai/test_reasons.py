"""Every reason for a refusal, with what its sentence needs; and which comes first."""

from typing import Any

import pytest

from access_play.core.refusals import Reason, UnknownActionError
from access_play.games.honor_of_the_samurai.reasons import HonorReason
from access_play.games.honor_of_the_samurai.rules import RULES
from tests.games.honor_of_the_samurai.staged import Staged, allied, serving, stage


def crowded() -> Staged:
    """Seat 1 controls the shogun, seat 3 serves him, seat 4 is a ronin; it is seat 1's turn."""
    return stage(
        4,
        upper={1: "daimyo-1 castle-osaka okugata-5-4 5*lancers", 3: "", 4: ""},
        lower={2: "daisho", 4: "noh-theater"},
        hands={1: "lancers okugata-10-3 castle-himeji daimyo-2 ninja-spy 2*dishonor"},
        bonds={3: serving(1)},
        shogun=1,
        draw="",
    )


def own(of: str) -> dict[str, Any]:
    return {"house": [1, of]}


REFUSED: list[tuple[HonorReason, str, dict[str, Any], dict[str, object]]] = [
    (HonorReason.HAND_FULL, "draw", {}, {"limit": 7}),
    (
        HonorReason.HOUSE_FULL,
        "place",
        {"card": "lancers", **own("daimyo")},
        {"card": "lancers", "seat": 1, "of": "daimyo", "limit": 5},
    ),
    (
        HonorReason.HOUSE_HAS_OKUGATA,
        "place",
        {"card": "okugata-10-3", **own("daimyo")},
        {"card": "okugata-10-3", "seat": 1, "of": "daimyo", "has": "okugata-5-4"},
    ),
    (
        HonorReason.CASTLE_ONLY_DAIMYO,
        "place",
        {"card": "castle-himeji", **own("samurai")},
        {"card": "castle-himeji", "seat": 1},
    ),
    (
        HonorReason.CASTLE_ALREADY,
        "place",
        {"card": "castle-himeji", **own("daimyo")},
        {"card": "castle-himeji", "seat": 1, "has": "castle-osaka"},
    ),
    (
        HonorReason.NOT_YOUR_HOUSE,
        "place",
        {"card": "lancers", "house": [2, "samurai"]},
        {"card": "lancers", "seat": 2, "of": "samurai", "allied": False},
    ),
    (
        HonorReason.NOT_YOUR_HOUSE,
        "place",
        {"card": "lancers", "house": [3, "samurai"]},
        {"card": "lancers", "seat": 3, "of": "samurai", "allied": True},
    ),
    (
        HonorReason.NO_SUCH_TARGET,
        "place",
        {"card": "daimyo-2", **own("samurai")},
        {"why": "samurai-house", "card": "daimyo-2", "seat": 1},
    ),
    (HonorReason.NO_SUCH_TARGET, "dishonor", {"seat": 1}, {"why": "oneself"}),
    (HonorReason.NO_SUCH_TARGET, "dishonor", {"seat": 5}, {"why": "no-seat"}),
    (HonorReason.NO_SUCH_TARGET, "dishonor", {"seat": 0}, {"why": "no-seat"}),
    (
        HonorReason.NO_SUCH_TARGET,
        "declare",
        {"what": "attack", "seat": 4},
        {"why": "no-daimyo", "seat": 4, "action": "attack"},
    ),
    (
        HonorReason.NO_SUCH_TARGET,
        "spy",
        {"card": "ninja-spy", "house": [2, "samurai"], "take": ["lancers"], "to": ["discard"]},
        {"why": "no-card", "card": "lancers", "seat": 2, "of": "samurai"},
    ),
    (
        HonorReason.CANNOT_BE_STOLEN,
        "spy",
        {"card": "ninja-spy", **own("daimyo"), "take": ["castle-osaka"], "to": ["discard"]},
        {"card": "castle-osaka"},
    ),
    (HonorReason.SHOGUN_TAKEN, "declare", {"what": "shogun"}, {"seat": 1, "oneself": True}),
    (
        HonorReason.CANNOT_BE_ATTACKED,
        "declare",
        {"what": "attack", "seat": 2},
        {"seat": 2, "allowed": []},
    ),
    (HonorReason.NOT_RONIN, "declare", {"what": "ally", "seat": 2}, {"action": "ally"}),
    (
        HonorReason.NOT_RONIN,
        "place",
        {"card": "daimyo-2", **own("daimyo")},
        {"action": "place"},
    ),
    (HonorReason.NOT_ALLIED, "declare", {"what": "dissolve"}, {}),
]


@pytest.mark.parametrize(
    ("reason", "action", "fields", "params"),
    REFUSED,
    ids=lambda value: str(value) if isinstance(value, HonorReason) else "",
)
def test_a_refusal_has_its_code_and_what_its_sentence_needs(
    reason: HonorReason, action: str, fields: dict[str, Any], params: dict[str, object]
) -> None:
    refusal = crowded().refused(1, action, **fields)
    assert refusal is not None
    assert (refusal.code, dict(refusal.params)) == (reason, params)


def refused(game: Staged, seat: int, action: str, /, **fields: Any) -> tuple[str, object]:
    refusal = game.refused(seat, action, **fields)
    assert refusal is not None
    return str(refusal.code), dict(refusal.params)


def test_no_actions_left() -> None:
    game = stage(2, hands={1: "dishonor lancers"}, used=1)
    left = {"needed": 2, "left": 1, "card": "dishonor"}
    assert refused(game, 1, "dishonor", seat=2) == ("no-actions-left", left)
    game = stage(2, hands={1: "lancers"}, used=2)
    assert refused(game, 1, "draw") == ("no-actions-left", {"needed": 1, "left": 0})
    placed = refused(game, 1, "place", card="lancers", house=[1, "daimyo"])
    assert placed == ("no-actions-left", {"needed": 1, "left": 0, "card": "lancers"})


def test_no_daimyo() -> None:
    game = stage(
        3,
        turn=3,
        upper={3: ""},
        lower={2: "daisho"},
        bonds={3: serving(2)},
        hands={3: "lancers ninja-spy"},
    )
    serves = {"serves": 2}
    placed = refused(game, 3, "place", card="lancers", house=[3, "daimyo"])
    assert placed == ("no-daimyo", {"action": "place", **serves})
    errand = {"house": [2, "samurai"], "take": ["daisho"], "to": [[3, "daimyo"]]}
    spied = refused(game, 3, "spy", card="ninja-spy", **errand)
    assert spied == ("no-daimyo", {"action": "spy", **serves})
    declared = refused(game, 3, "declare", what="shogun")
    assert declared == ("no-daimyo", {"action": "shogun", **serves})
    game = stage(2, upper={1: ""})
    attacked = refused(game, 1, "declare", what="attack", seat=2)
    assert attacked == ("no-daimyo", {"action": "attack"})


def test_no_castle_to_discard() -> None:
    game = stage(2, hands={1: "castle-osaka"})
    place = {"card": "castle-osaka", "house": [1, "daimyo"], "discard_castle": True}
    found = ("no-such-target", {"why": "no-castle", "seat": 1})
    assert refused(game, 1, "place", **place) == found


def test_already_declared_and_no_dice_and_cannot_be_attacked() -> None:
    game = stage(3, upper={3: "daimyo-10 castle-osaka"}, declared=True)
    assert refused(game, 1, "declare", what="shogun") == ("already-declared", {})
    game = stage(3, upper={3: "daimyo-10 castle-osaka"})
    attack = {"what": "attack"}
    assert refused(game, 1, "declare", **attack, seat=3) == ("no-dice", {"strength": 1})
    other = refused(game, 1, "declare", **attack, seat=2)
    assert other == ("cannot-be-attacked", {"seat": 2, "allowed": [3]})


def test_alliance_full() -> None:
    game = stage(3, turn=1, upper={1: "", 3: ""}, bonds={3: allied(2)})
    full = refused(game, 1, "declare", what="ally", seat=2)
    assert full == ("alliance-full", {"seat": 2, "second": 3})


def test_not_ronin_while_allied() -> None:
    game = stage(3, turn=3, upper={3: ""}, bonds={3: allied(2)}, hands={3: "daimyo-1"})
    placed = refused(game, 3, "place", card="daimyo-1", house=[3, "daimyo"])
    assert placed == ("not-ronin", {"action": "place", "serves": 2})


def test_shogun_no_save_face_and_nothing_to_draw() -> None:
    game = stage(2, hands={1: "dishonor", 2: "save-face"}, shogun=2, draw="")
    assert refused(game, 1, "draw") == ("nothing-to-draw", {})
    game.do(1, "dishonor", seat=2)
    assert refused(game, 2, "save-face") == ("shogun-no-save-face", {})


def test_every_reason_of_the_game_is_met_here_with_its_params() -> None:
    by_hand = {
        "no-actions-left",
        "no-daimyo",
        "already-declared",
        "no-dice",
        "alliance-full",
        "shogun-no-save-face",
        "nothing-to-draw",
    }
    assert {*HonorReason} == {reason for reason, *_ in REFUSED} | by_hand


# The reasons that every game has.


def test_not_in_hand_also_of_a_card_that_is_none() -> None:
    game = stage(2, hands={1: "ninja-spy"}, lower={2: "daisho"})
    assert refused(game, 1, "discard", card="daisho") == ("not-in-hand", {"card": "daisho"})
    assert refused(game, 1, "discard", card="samurai") == ("not-in-hand", {})
    assert refused(game, 1, "place", card="geisha", house=[1, "samurai"]) == ("not-in-hand", {})
    errand = {"card": "ninja-spy", "house": [2, "samurai"], "to": ["discard"]}
    assert refused(game, 1, "spy", **errand, take=["geisha"]) == ("not-in-hand", {})


def test_an_answer_of_a_seat_that_is_not_asked() -> None:
    game = stage(3, hands={1: "dishonor", 3: "save-face"})
    game.do(1, "dishonor", seat=2)
    for answer in ("save-face", "pass", "accept"):
        assert game.code(3, answer) == Reason.NOT_YOUR_TURN
        assert game.code(1, answer) == Reason.NOT_YOUR_TURN


def test_a_word_that_is_no_answer_to_this_question() -> None:
    game = stage(3, hands={1: "dishonor", 2: "save-face"})
    for answer in ("accept", "pass", "save-face"):
        assert game.code(1, answer) == Reason.WRONG_PHASE
    assert game.code(1, "castle", keep=True) == Reason.WRONG_PHASE
    assert game.code(1, "seppuku", of="samurai") == Reason.WRONG_PHASE
    game.do(1, "dishonor", seat=2)
    for action, fields in (("pass", {}), ("draw", {}), ("end", {}), ("castle", {"keep": True})):
        assert game.code(2, action, **fields) == Reason.WRONG_PHASE


def test_the_loser_of_a_battle_has_no_seppuku_and_does_not_pass() -> None:
    upper = {1: "daimyo-1", 2: "daimyo-9 castle-odawara"}
    game = stage(3, upper=upper, hands={2: "save-face", 3: "save-face"})
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(1)
    assert game.code(2, "pass") == Reason.WRONG_PHASE
    assert game.code(2, "seppuku", of="daimyo") == Reason.WRONG_PHASE
    game.do(2, "accept")
    assert game.code(3, "accept") == Reason.WRONG_PHASE
    game.do(3, "pass")
    assert game.code(1, "accept") == Reason.WRONG_PHASE


def test_while_dice_are_due_no_seat_may_act() -> None:
    game = stage(2, hands={1: "ninja-assassin"})
    game.do(1, "assassinate", house=[2, "daimyo"])
    assert game.code(1, "end") == Reason.NOT_YOUR_TURN


# Which reason comes first.


@pytest.mark.parametrize(
    ("changes", "action", "fields", "code"),
    [
        ({"hands": {1: "7*lancers"}, "used": 9}, "draw", {}, "hand-full"),
        ({"used": 9, "draw": ""}, "draw", {}, "no-actions-left"),
        (
            {"hands": {1: "lancers"}, "lower": {2: "5*lancers"}},
            "place",
            {"card": "lancers", "house": [2, "samurai"]},
            "house-full",
        ),
        (
            {"hands": {1: "castle-osaka"}},
            "place",
            {"card": "castle-osaka", "house": [2, "samurai"]},
            "castle-only-daimyo",
        ),
        (
            {"hands": {1: "daimyo-3"}},
            "place",
            {"card": "daimyo-3", "house": [2, "samurai"]},
            "not-your-house",
        ),
        (
            {"hands": {1: "lancers"}, "upper": {2: ""}},
            "place",
            {"card": "lancers", "house": [2, "daimyo"]},
            "no-such-target",
        ),
        (
            {"hands": {1: "lancers"}},
            "place",
            {"card": "lancers", "house": [9, "daimyo"]},
            "no-such-target",
        ),
        ({"upper": {1: "", 2: ""}}, "declare", {"what": "attack", "seat": 2}, "no-daimyo"),
        ({"declared": True}, "declare", {"what": "attack", "seat": 1}, "no-such-target"),
        ({"declared": True}, "declare", {"what": "attack", "seat": 2}, "already-declared"),
        ({"declared": True}, "declare", {"what": "ally", "seat": 2}, "already-declared"),
        (
            {"hands": {1: "ninja-assassin"}, "used": 2, "upper": {2: ""}},
            "assassinate",
            {"house": [2, "daimyo"]},
            "no-actions-left",
        ),
    ],
)
def test_of_several_reasons_the_first_is_given(
    changes: dict[str, Any], action: str, fields: dict[str, Any], code: str
) -> None:
    assert stage(2, **changes).code(1, action, **fields) == code


# What is no move of this game.


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "place", "card": "ninja-spy", "house": [1, "samurai"]},
        {"do": "place", "card": "lancers", "house": [1, "garden"]},
        {"do": "place", "card": "lancers", "house": [1]},
        {"do": "place", "card": "lancers", "house": [1, "daimyo"], "discard_castle": True},
        {"do": "place", "card": "lancers", "house": ["1", "daimyo"]},
        {"do": "spy", "card": "ninja-spy", "house": [1, "daimyo"], "take": [], "to": []},
        {
            "do": "spy",
            "card": "ninja-spy",
            "house": [1, "daimyo"],
            "take": ["daisho", "daisho"],
            "to": ["discard", "discard"],
        },
        {
            "do": "spy",
            "card": "elite-ninja-spy",
            "house": [1, "daimyo"],
            "take": ["daisho"],
            "to": ["discard", "discard"],
        },
        {
            "do": "spy",
            "card": "lancers",
            "house": [1, "daimyo"],
            "take": ["daisho"],
            "to": ["discard"],
        },
        {
            "do": "spy",
            "card": "ninja-spy",
            "house": [1, "daimyo"],
            "take": ["daisho"],
            "to": ["burn"],
        },
        {"do": "declare", "what": "shogun", "seat": 2},
        {"do": "declare", "what": "ally"},
        {"do": "declare", "what": "peace"},
        {"do": "seppuku"},
        {"do": "seppuku", "of": "okugata"},
        {"do": "castle", "keep": 1},
        {"do": "dishonor"},
        {"do": "surrender"},
        {},
        {"do": "draw", "card": "lancers"},
    ],
)
def test_what_is_no_move_of_this_game(fields: dict[str, Any]) -> None:
    with pytest.raises(UnknownActionError):
        RULES.read(fields)


def test_a_castle_that_is_not_to_be_discarded_is_as_if_left_out() -> None:
    fields = {"do": "place", "card": "lancers", "house": [1, "daimyo"]}
    assert RULES.read({**fields, "discard_castle": False}) == RULES.read(fields)


def test_two_cards_of_a_spy_are_one_move_in_either_order() -> None:
    errand = {"do": "spy", "card": "elite-ninja-spy", "house": [2, "samurai"]}
    one = {"take": ["daisho", "lancers"], "to": [[1, "daimyo"], "discard"]}
    other = {"take": ["lancers", "daisho"], "to": ["discard", [1, "daimyo"]]}
    assert RULES.read({**errand, **one}) == RULES.read({**errand, **other})
