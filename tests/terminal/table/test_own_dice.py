"""A table that rolls its own dice: asked for when they are due, kept as chance's action."""

import json
from typing import Final

import pytest

from access_play.core.record import Seating
from access_play.games.honor_of_the_samurai.cards import CODES
from access_play.games.honor_of_the_samurai.deck import deck_of
from access_play.terminal.table.dice import faces_typed
from tests.terminal.stage import Stage

DAIMYO: Final = ["daimyo-1", "daimyo-2"]
HANDS: Final = [["ninja-assassin", *["lancers"] * 6], ["foot-soldiers"] * 7]
ROLL: Final = "Roll 1 die and type what it shows."


def plays(stage: Stage, *persons: Seating, own: bool = True) -> list[str]:
    """Begin a game of Aki and Ken in which Aki, who begins, holds an assassin."""
    (stage.folder / "settings.json").write_text(json.dumps({"own_dice": own}), encoding="utf-8")
    pile = [CODES[card] for card in deck_of({}).cards]
    for code in (*DAIMYO, *HANDS[0], *HANDS[1]):
        pile.remove(code)
    setup = {"by": "chance", "do": "setup", "first": 1, "daimyo": DAIMYO, "hands": HANDS}
    seats = [{"name": each.name, "language": each.language} for each in persons]
    header = {"format": "access-play/1", "game": "honor-of-the-samurai", "seats": seats}
    path = stage.folder / "game.jsonl"
    lines = [json.dumps(each) for each in (header, {**setup, "draw": pile})]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return stage.resumes(path)


AKI, KEN = Seating("Aki", "en"), Seating("Ken", "fr")


def test_dice_are_asked_for_and_kept_as_chances(stage: Stage) -> None:
    plays(stage, AKI, KEN)
    stage.types("")
    assert stage.types("assassinate ken daimyo")[-1] == ROLL
    assert stage.prompt == "Dice: "
    told = stage.types("2")
    assert stage.record[1:] == [
        {"by": 1, "do": "assassinate", "house": [2, "daimyo"], "sum": stage.record[1]["sum"]},
        {"by": "chance", "do": "roll", "dice": [2], "sum": stage.record[2]["sum"]},
    ]
    assert told[0] == "The assassin rolls 2 and fails: at least 3 was needed."


@pytest.mark.parametrize("typed", ["7", "0", "3 4", "34", "99999999999"])
def test_what_no_die_shows_is_refused_with_what_is_possible(stage: Stage, typed: str) -> None:
    plays(stage, AKI, KEN)
    stage.types("", "assassinate ken daimyo")
    before = stage.path.read_bytes()
    assert stage.types(typed) == ["Not that: type 1 number from 1 to 6."]
    assert stage.path.read_bytes() == before
    assert stage.prompt == "Dice: "


def test_questions_are_answered_before_the_roll(stage: Stage) -> None:
    plays(stage, AKI, KEN)
    stage.types("", "assassinate ken daimyo")
    assert stage.types("h") == ["Your hand: 6 lancers."]
    assert stage.prompt == "Dice: "


def test_help_tells_first_which_dice_are_asked_for(stage: Stage) -> None:
    plays(stage, AKI, KEN)
    stage.types("", "assassinate ken daimyo")
    assert stage.types("?")[0] == "Roll 1 die and type what it shows."


@pytest.mark.parametrize("typed", ["", "w", "m"])
def test_what_is_to_be_done_now_is_the_roll(stage: Stage, typed: str) -> None:
    plays(stage, AKI, KEN)
    stage.types("", "assassinate ken daimyo")
    assert stage.types(typed) == [ROLL]
    assert stage.prompt == "Dice: "


def test_the_program_rolls_where_nothing_else_was_chosen(stage: Stage) -> None:
    plays(stage, AKI, KEN, own=False)
    stage.types("", "assassinate ken daimyo")
    assert [each["do"] for each in stage.record[1:]] == ["assassinate", "roll"]


@pytest.mark.parametrize(
    ("typed", "sides", "faces"),
    [
        ("5", 6, (5,)),
        ("5 5 6", 6, (5, 5, 6)),
        ("5, 5 and 6", 6, (5, 5, 6)),
        ("5 et 6", 6, (5, 6)),
        ("５、６", 6, (5, 6)),
        ("556", 6, (5, 5, 6)),
        ("12", 20, (12,)),
        ("12 3", 20, (12, 3)),
        ("end", 6, None),
        ("m 4", 6, None),
        ("", 6, None),
    ],
)
def test_dice_are_read_as_people_say_them(
    typed: str, sides: int, faces: tuple[int, ...] | None
) -> None:
    assert faces_typed(typed, sides) == faces
