"""What a computer player with sense does, and why."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from access_play.core.game import Setup
from access_play.core.seats import CHANCE
from access_play.games.honor_of_the_samurai.answering import choose
from access_play.games.honor_of_the_samurai.hints import HINTS, REASONS
from access_play.games.honor_of_the_samurai.judgement import Why
from access_play.games.honor_of_the_samurai.rules import RULES
from tests.games.honor_of_the_samurai.staged import Staged, allied, serving, stage


def chosen(game: Staged, seat: int) -> tuple[Why, dict[str, Any]]:
    option = choose(game.view(seat))
    return option.why, RULES.write(option.move)


def test_a_free_title_is_taken_at_once() -> None:
    game = stage(3, hands={1: "noh-theater"})
    assert chosen(game, 1) == (Why.TITLE, {"do": "declare", "what": "shogun"})


def test_a_ronin_plays_his_best_daimyo() -> None:
    game = stage(3, upper={1: ""}, hands={1: "daimyo-5 daimyo-1 noh-theater"})
    place = {"do": "place", "card": "daimyo-1", "house": [1, "daimyo"]}
    assert chosen(game, 1) == (Why.DAIMYO, place)


def test_a_ronin_without_a_daimyo_ends_his_turn_as_an_ally_of_the_best() -> None:
    game = stage(3, upper={1: "", 3: "daimyo-1"}, used=2)
    assert chosen(game, 1) == (Why.ALLY, {"do": "declare", "what": "ally", "seat": 3})


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("noh-theater", Why.INCOME),
        ("daisho", Why.INCOME),
        ("okugata-10-3", Why.INCOME),
        ("warrior-monks", Why.KI),
    ],
)
def test_income_and_ki_come_before_a_draw(card: str, why: Why) -> None:
    game = stage(3, hands={1: f"{card} foot-soldiers"}, shogun=2, upper={2: "daimyo-9 5*cavalry"})
    found, move = chosen(game, 1)
    assert (found, move["do"], move.get("card")) == (why, "place", card)


def test_income_comes_before_strength() -> None:
    game = stage(3, hands={1: "noh-theater cavalry"}, shogun=1)
    assert chosen(game, 1)[1]["card"] == "noh-theater"


def test_gunpowder_is_not_placed() -> None:
    game = stage(3, hands={1: "gunpowder"}, shogun=1)
    assert chosen(game, 1) == (Why.DRAW, {"do": "draw"})


def test_a_full_hand_makes_room_for_a_draw() -> None:
    hand = "gunpowder 4*save-face 2*ninja-assassin"
    game = stage(2, hands={1: hand}, shogun=1, upper={2: ""})
    assert chosen(game, 1) == (Why.MAKE_ROOM, {"do": "discard", "card": "gunpowder"})


def test_a_threatened_shogun_prefers_strength_to_a_draw() -> None:
    game = stage(3, hands={1: "cavalry"}, shogun=1, upper={2: "daimyo-2 3*cavalry"})
    assert chosen(game, 1)[0] is Why.STRENGTH


def test_the_shogun_is_attacked_when_the_odds_pay_and_not_otherwise() -> None:
    strong = {"upper": {1: "daimyo-2 5*cavalry", 2: "daimyo-9"}, "used": 5}
    game = stage(3, **strong, shogun=2)  # type: ignore[arg-type]
    assert chosen(game, 1) == (Why.ATTACK, {"do": "declare", "what": "attack", "seat": 2})
    weak = {"upper": {1: "daimyo-1", 2: "daimyo-9 5*cavalry"}, "used": 5}
    game = stage(3, **weak, shogun=2)  # type: ignore[arg-type]
    assert chosen(game, 1) == (Why.END, {"do": "end"})


def test_an_assassin_goes_for_the_shogun_before_the_title_is_taken() -> None:
    game = stage(4, hands={1: "ninja-assassin"}, shogun=3, upper={3: "daimyo-1 noh-theater"})
    assert chosen(game, 1) == (Why.KILL, {"do": "assassinate", "house": [3, "daimyo"]})


def test_a_second_samurai_takes_over_the_shogun() -> None:
    game = stage(
        4, turn=3, hands={3: "ninja-assassin"}, shogun=1, upper={3: ""}, bonds={3: serving(1)}
    )
    assert chosen(game, 3) == (Why.TREACHERY, {"do": "assassinate", "house": [1, "samurai"]})


def test_a_spy_takes_the_theater_and_sheds_gunpowder() -> None:
    game = stage(3, hands={1: "ninja-spy"}, shogun=1, lower={2: "noh-theater lancers"})
    why, move = chosen(game, 1)
    assert (why, move["take"]) == (Why.STEAL, ["noh-theater"])
    game = stage(3, hands={1: "ninja-spy"}, shogun=1, lower={1: "gunpowder"})
    why, move = chosen(game, 1)
    assert (why, move["take"], move["to"]) == (Why.SHED, ["gunpowder"], ["discard"])


def test_a_guard_protects_the_shoguns_house() -> None:
    game = stage(6, hands={1: "house-guard"}, shogun=1, upper={1: "daimyo-1 noh-theater"})
    place = {"do": "place", "card": "house-guard", "house": [1, "daimyo"]}
    assert chosen(game, 1) == (Why.GUARD, place)


def test_a_leader_with_cards_to_lose_is_dishonored() -> None:
    game = stage(
        2, hands={1: "dishonor"}, shogun=2, honor={2: 300}, lower={2: "noh-theater 2*daisho"}
    )
    assert chosen(game, 1) == (Why.DISHONOR, {"do": "dishonor", "seat": 2})


# Answers by value.


def dishonored(**position: Any) -> Staged:
    game = stage(3, **position)
    return game.do(1, "dishonor", seat=2)


def test_seppuku_of_a_samurai_with_an_empty_house_costs_nothing() -> None:
    game = dishonored(hands={1: "dishonor", 2: "save-face"})
    assert chosen(game, 2) == (Why.SEPPUKU, {"do": "seppuku", "of": "samurai"})


def test_a_rich_house_is_kept_for_a_save_face_or_75_honor() -> None:
    rich = {2: "noh-theater daisho okugata-10-3"}
    upper = {2: "daimyo-1 swordsmith"}
    game = dishonored(hands={1: "dishonor", 2: "save-face"}, lower=rich, upper=upper)
    assert chosen(game, 2) == (Why.SAVE_SELF, {"do": "save-face"})
    game = dishonored(hands={1: "dishonor"}, lower=rich, upper=upper)
    assert chosen(game, 2) == (Why.ACCEPT, {"do": "accept"})


def test_a_loser_saves_his_face_and_a_second_that_of_his_lord() -> None:
    upper = {1: "daimyo-1 3*cavalry", 2: "daimyo-3 castle-odawara noh-theater", 3: ""}
    game = stage(3, upper=upper, hands={2: "save-face"}, bonds={3: serving(2)})
    game.do(1, "declare", what="attack", seat=2).roll(6, 6, 6, 6).roll(1, 1)
    assert chosen(game, 2) == (Why.SAVE_SELF, {"do": "save-face"})
    game = stage(3, upper=upper, hands={1: "save-face", 3: "save-face"}, bonds={3: serving(2)})
    game.do(1, "declare", what="attack", seat=2).roll(6, 6, 6, 6).roll(1, 1)
    assert game.to_act() == (3,)
    assert chosen(game, 3) == (Why.SAVE_OTHER, {"do": "save-face"})
    game.do(3, "pass")
    assert chosen(game, 1) == (Why.PASS, {"do": "pass"})


@pytest.mark.parametrize(
    ("own", "won", "expected"),
    [
        ("", "castle-odawara", (Why.TAKE_CASTLE, True)),
        ("castle-odawara", "castle-himeji", (Why.TAKE_CASTLE, True)),
        ("castle-himeji", "castle-odawara", (Why.BURN_CASTLE, False)),
    ],
)
def test_the_better_castle_is_kept(own: str, won: str, expected: tuple[Why, bool]) -> None:
    game = stage(2, upper={1: f"daimyo-1 {own}", 2: f"daimyo-9 {won}"})
    game.do(1, "declare", what="attack", seat=2).roll(6).roll(*_ones(won))
    why, move = chosen(game, 1)
    assert (why, move["keep"]) == expected


def _ones(castle: str) -> list[int]:
    """Return the lowest dice of a daimyo of strength 1 with a castle of 3 or 5."""
    return [1] * {"castle-odawara": 1, "castle-himeji": 2}[castle]


def test_an_alliance_that_has_begun_is_not_dissolved() -> None:
    game = stage(3, turn=3, upper={3: ""}, bonds={3: allied(1)}, used=2)
    assert chosen(game, 3) == (Why.END, {"do": "end"})


# Whole games.


def whys(seats: int, seed: int) -> Counter[Why]:
    """Play a game of players with sense; count why they did what they did."""
    state, rng, found = RULES.start(Setup(seats)), Random(seed), Counter[Why]()
    while acting := RULES.to_act(state):
        (seat,) = acting
        due = RULES.chance(state)
        if seat == CHANCE:
            assert due is not None
            move = due.draw(rng)
        else:
            view = RULES.view(state, seat)
            option = choose(view)
            found[option.why] += 1
            assert option.move in RULES.moves(view)
            assert HINTS.choose(view, rng) == option.move
            move = option.move
        state = RULES.apply(state, seat, move)
    assert state.open.round <= 60
    return found


def test_every_reason_has_its_words() -> None:
    assert {*REASONS} == {*Why}


@pytest.mark.parametrize("seats", RULES.seats)
def test_players_with_sense_come_to_an_end(seats: int) -> None:
    found = whys(seats, 1) + whys(seats, 2)
    assert {Why.TITLE, Why.DRAW, Why.INCOME, Why.STRENGTH, Why.END} <= {*found}
