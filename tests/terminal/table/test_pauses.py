"""Another's turn: what can be asked while it lasts, and that nothing is done out of turn."""

import json

import pytest

from tests.terminal.stage import DEALT, FIGHT, Stage, alone

KEN_LEADS = [*FIGHT, {"by": 1, "do": "play", "card": "V14"}]


@pytest.fixture(params=["enter", 3.0])
def paced(request: pytest.FixtureRequest, stage: Stage) -> Stage:
    """A table at which others move after Enter, or after some time."""
    path = stage.folder / "settings.json"
    path.write_text(json.dumps({"pace": request.param}), encoding="utf-8")
    return stage


@pytest.mark.parametrize(
    ("language", "prompt", "hand"),
    [
        ("en", "Ken is next. Enter:", "Your hand: villagers 6, 9; samurai 18, 22."),
        ("fr", "À Ken maintenant. Entrée :", "Votre main : villageois 6, 9 ; samouraïs 18, 22."),
        ("ja", "次はケンです。エンター：", "手札は、村人6、9。さむらい18、22。"),
    ],
)
def test_questions_are_answered_in_another_s_turn(
    paced: Stage, language: str, prompt: str, hand: str
) -> None:
    paced.plays(alone(language), KEN_LEADS)
    assert paced.prompt.replace("\u00a0", " ").rstrip() == prompt
    position = paced.position
    (told,) = paced.types("h")
    assert told.replace("\u202f", " ").replace("\u00a0", " ") == hand
    for asked in ("t", "t ken", "s", "s s", "w", "m", "r", "l", "i 18", "?", "hint", "d", "lang"):
        assert paced.types(asked), asked
        assert paced.position == position
    assert paced.prompt.replace("\u00a0", " ").rstrip() == prompt


@pytest.mark.parametrize("typed", ["18", "m 1", "v6", "pass"])
def test_a_move_out_of_turn_is_refused_and_changes_nothing(paced: Stage, typed: str) -> None:
    paced.plays(alone(), KEN_LEADS)
    before = paced.path.read_bytes()
    (told,) = paced.types(typed)
    assert "Ken" in told
    assert paced.path.read_bytes() == before


@pytest.mark.parametrize("typed", ["look", "play"])
def test_nothing_is_asked_back_of_whom_is_not_asked(paced: Stage, typed: str) -> None:
    paced.plays(alone(), KEN_LEADS)
    assert paced.types(typed) == [
        "Not now: it is Ken's turn. You may ask for your hand or the table."
    ]
    assert paced.prompt == "Ken is next. Enter: "


def test_enter_lets_the_other_move(paced: Stage) -> None:
    paced.plays(alone(), KEN_LEADS)
    told = paced.types("")
    assert told[0].startswith("Ken: ")
    assert paced.position == 7


def test_the_other_moves_when_the_time_is_over(stage: Stage) -> None:
    (stage.folder / "settings.json").write_text('{"pace": 3.0}', encoding="utf-8")
    stage.plays(alone(), KEN_LEADS)
    assert stage.keyboard.timeouts[-1] == 3.0
    assert stage.waits()[0].startswith("Ken: ")


def test_a_move_taken_back_in_another_s_turn_is_one_s_own_turn_again(paced: Stage) -> None:
    paced.plays(alone(), KEN_LEADS, practice=True)
    taken_back, *table, asked = paced.types("u")
    assert taken_back == "Taken back."
    assert table[0] == "No token in this round."
    assert asked == "You lead trick 1. Which card?"
    assert paced.prompt == "Card: "
    assert paced.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]


def test_leaving_in_another_s_turn_keeps_the_game(paced: Stage) -> None:
    paced.plays(alone(), KEN_LEADS)
    assert paced.types("quit") == ["The game is kept. To go on, type access-play resume game."]
    assert len(paced.record) == 6


def test_without_a_pace_nothing_is_waited_for(stage: Stage) -> None:
    stage.plays(alone(), [*DEALT, {"by": 1, "do": "pass"}])
    assert stage.keyboard.prompts == ["Card: "]
    assert stage.position >= 5
