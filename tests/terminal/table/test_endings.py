"""The end of input and Ctrl-C at every prompt: the game is kept, and goes on where it was."""

import re
from collections.abc import Callable

import pytest

from access_play.core.record import Seating
from access_play.terminal.table.playing import Ending
from tests.terminal.stage import DEALT, FIGHT, SAM, ZOE, Stage, alone

KANJI = Seating("健", "ja")


def at_own_turn(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)


def at_a_question_back(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")


def at_a_pasted_text(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.pastes("14", "15")


def at_the_curtain(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[1]), FIGHT)


def before_the_curtain(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[1]), FIGHT)
    stage.types("", "14")


def in_another_s_turn(stage: Stage) -> None:
    (stage.folder / "settings.json").write_text('{"pace": "enter"}', encoding="utf-8")
    stage.plays(alone(), [*FIGHT, {"by": 1, "do": "play", "card": "V14"}])


IN_A_GAME = [
    at_own_turn,
    at_a_question_back,
    at_a_pasted_text,
    at_the_curtain,
    before_the_curtain,
    in_another_s_turn,
]


@pytest.mark.parametrize("reach", IN_A_GAME)
def test_the_end_of_input_keeps_the_game(stage: Stage, reach: Callable[[Stage], None]) -> None:
    reach(stage)
    position, kept = stage.position, stage.path.read_bytes()
    told = stage.ends_input()
    assert told[-1] == "The game is kept. To go on, type access-play resume game."
    assert stage.result is Ending.END_OF_INPUT
    assert stage.path.read_bytes() == kept
    stage.resumes(stage.path)
    assert stage.position == position


@pytest.mark.parametrize("reach", IN_A_GAME)
def test_ctrl_c_keeps_the_game(stage: Stage, reach: Callable[[Stage], None]) -> None:
    reach(stage)
    position = stage.position
    told = stage.interrupts()
    assert told[-1] == "The game is kept. To go on, type access-play resume game."
    assert stage.result is Ending.INTERRUPTED
    stage.resumes(stage.path)
    assert stage.position == position


MENU = {
    "the language": (),
    "who speaks": ("1",),
    "a first lesson": ("1", "1"),
    "the menu": ("1", "1", ""),
    "seats": ("1", "1", "", "1"),
    "persons": ("1", "1", "", "1", "3"),
    "a name": ("1", "1", "", "1", "3", "2"),
    "a language": ("1", "1", "", "1", "3", "2", "健"),
    "a reading": ("1", "1", "", "1", "3", "2", "健", "3", "Zoé", "2"),
    "computer players": ("1", "1", "", "1", "3", "2", "健", "3", "Zoé", "2", "けん", "ぞえ"),
    "rules": ("1", "1", "", "3"),
    "settings": ("1", "1", "", "4"),
    "the setting of the language": ("1", "1", "", "4", "1"),
    "the setting of the voice": ("1", "1", "", "4", "2"),
    "the setting of the detail": ("1", "1", "", "4", "3"),
    "the setting of the news": ("1", "1", "", "4", "4"),
    "the setting of the pace": ("1", "1", "", "4", "5"),
}


@pytest.mark.parametrize("place", MENU)
def test_every_prompt_of_the_menu_can_be_left(stage: Stage, place: str) -> None:
    for leave, result in [
        (stage.ends_input, Ending.END_OF_INPUT),
        (stage.interrupts, Ending.INTERRUPTED),
        (lambda: stage.types("quit"), Ending.QUIT),
        (lambda: stage.types("終了"), Ending.QUIT),
        (lambda: stage.types("quitter"), Ending.QUIT),
    ]:
        (stage.folder / "settings.json").unlink(missing_ok=True)
        stage.opens_menu()
        stage.types(*MENU[place])
        assert not stage.ended
        leave()
        assert stage.result is result


def test_a_game_of_a_single_person_is_resumed_with_its_history(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("14")
    log = stage.types("l")
    stage.ends_input()
    assert stage.resumes(stage.path)[0] == "The game goes on."
    assert stage.types("l") == log


def test_a_game_that_is_over_says_so(stage: Stage) -> None:
    stage.begins(alone(), seed=4)
    stage.plays_out("m 1")
    assert stage.result is Ending.GAME_OVER
    told = stage.resumes(stage.path)
    assert told[0] == "This game is over."
    assert re.fullmatch(r"Final score: \w+ (minus )?\d+ points, .+ .+\.", told[1])
    assert stage.result is Ending.GAME_OVER


def test_after_the_end_one_may_look_back_until_enter_alone(stage: Stage) -> None:
    stage.begins(alone(), seed=4)
    while not stage.playing.table.score().over:
        stage.types("m 1")
    assert stage.prompt == "The game is over. Enter leaves: "
    assert stage.types("s")[0].startswith("Final score: ")
    assert stage.types("s s")[0].startswith("Round 1, you: ")
    assert stage.types("t") == ["The game is over."]
    assert stage.types("14") == [
        "No more moves: the game is over. You may still ask for the score."
    ]
    assert not stage.ended
    assert stage.types("") == []
    assert stage.result is Ending.GAME_OVER
