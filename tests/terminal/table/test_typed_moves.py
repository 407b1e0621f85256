"""Lines about moves: said in any way, unclear, pasted; and what is asked back."""

import pytest

from access_play.games.commands import Choice, Further, Unclear, Understood
from access_play.games.hagakure.commands import HagakureCommands
from access_play.games.hagakure.moves import Pass, PlayCard
from access_play.language.messages import N_
from access_play.language.phrases import phrase
from tests.terminal.stage import DEALT, FIGHT, SAM, ZOE, Stage, alone


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "18"),
        ("en", "s18"),
        ("en", "samurai 18"),
        ("en", "play samurai 18"),
        ("en", "S 18."),
        ("en", "１８"),
        ("en", "m 4"),
        ("en", "[.](.)..."),
        ("fr", "joue samouraï 18"),
        ("fr", "samouraï 18 svp"),
        ("fr", "joue samourai\u0308 18 !"),
        ("fr", "samurai 18"),
        ("ja", "さむらい18"),
        ("ja", "侍１８を出す"),
        ("ja", "ｻﾑﾗｲ18"),
        ("ja", "s18"),
        ("ja", "さむらい18を出してください"),
        ("ja", "18です"),
    ],
)
def test_a_move_is_understood_as_people_say_it(stage: Stage, language: str, typed: str) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types(typed)
    assert stage.record[5]["card"] == "S18"


def test_a_refusal_changes_nothing_and_is_repeated(stage: Stage) -> None:
    stage.plays((alone()[1], SAM, alone()[2]), [*FIGHT, {"by": 1, "do": "play", "card": "S18"}])
    before = stage.path.read_bytes()
    refused = stage.types("8")
    assert refused == ["Not villager 8: a samurai was led, so play the Old Fool."]
    assert stage.types("r") == refused
    assert stage.path.read_bytes() == before
    assert stage.types("fool")[0].startswith("You play the Old Fool")


def test_half_a_move_is_asked_about_with_numbers(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    asked = [
        "Look at which cards?",
        "1, look at the Yomi",
        "2, look at the hand of Ken",
        "3, look at the hand of Zoé",
    ]
    assert stage.types("look") == asked
    assert stage.prompt == "Number: "
    assert stage.types("9") == ["9 is none of the choices. Type a number from 1 to 3."]
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
    assert stage.types("s") == ["No round has been scored yet."]
    assert len(stage.record) == 2
    assert stage.types("2")[0].startswith("You look at Ken's hand")
    assert stage.record[2] == {
        "by": 1,
        "do": "token",
        "token": "look",
        "at": 2,
        "sum": stage.record[2]["sum"],
    }


@pytest.mark.parametrize("typed", ["²", "①", "1_0", "٣", "-1", "1.5", "7" * 5000, "x"])
def test_a_choice_that_is_none_is_answered_and_the_choice_stays(stage: Stage, typed: str) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    (told,) = stage.types(typed)
    assert "is none of the choices." in told or "is not understood." in told
    assert len(told) < 120
    assert len(stage.record) == 2


def test_an_empty_line_lets_a_question_back_drop(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    assert stage.types("") == []
    assert stage.prompt == "Token: "


@pytest.mark.parametrize(
    ("language", "asks", "answer", "at"),
    [
        ("en", "look", "zoé", 3),
        ("en", "look", "the Yomi", "yomi"),
        ("fr", "regarde", "Yomi", "yomi"),
        ("ja", "見る", "ヨミ", "yomi"),
    ],
)
def test_half_a_move_is_answered_with_the_word_that_was_missing(
    stage: Stage, language: str, asks: str, answer: str, at: object
) -> None:
    stage.plays(alone(language), DEALT)
    stage.types(asks, answer)
    looks = [each["at"] for each in stage.record if "at" in each and each["by"] == 1]
    assert looks == [at]


def test_a_word_that_fits_several_choices_chooses_none(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    before = stage.path.read_bytes()
    stage.types("hand of")
    assert stage.path.read_bytes() == before


def test_another_move_takes_the_place_of_half_a_move(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    assert stage.types("pass")[0] == "You pass."
    assert stage.record[2]["do"] == "pass"


def test_words_answer_a_question_as_the_rest_of_what_was_typed(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    assert stage.types("ken")[0].startswith("You look at Ken's hand")
    assert stage.record[2]["at"] == 2


def test_of_a_single_choice_the_only_number_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    only = Unclear(phrase(N_("Which card?")), (Choice(phrase(N_("Leave the game")), Pass()),))
    monkeypatch.setattr(HagakureCommands, "understand", lambda *_: only)
    stage.plays(alone(), DEALT)
    stage.types("anything")
    assert stage.types("2") == ["2 is none of the choices. The only one is number 1."]


def test_one_can_leave_while_a_question_is_asked_back(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    stage.types("look")
    assert stage.types("quit") == ["The game is kept. To go on, type access-play resume game."]
    assert stage.ended


def test_the_name_of_a_choice_answers_too(stage: Stage) -> None:
    stage.plays(alone("fr"), DEALT)
    stage.types("voir")
    stage.types("regarder le Yomi")
    assert stage.record[2]["at"] == "yomi"


def test_a_line_may_announce_several_moves_up_to_the_first_that_is_refused(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = Understood(Pass(), (PlayCard(6), Pass()))
    monkeypatch.setattr(HagakureCommands, "understand", lambda *_: moves)
    stage.plays(alone(), DEALT)
    told = stage.types("anything")
    assert told[0] == "You pass."
    assert sum(line.startswith("Not now") for line in told) == 1
    assert [each["by"] for each in stage.record[2:] if each["by"] == 1] == [1]


def test_a_choice_may_lead_to_another_question(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_more = Choice(phrase(N_("Leave the game")), Pass())
    second = Unclear(phrase(N_("Which token?")), (no_more,))
    first = Unclear(phrase(N_("Which card?")), (Further(phrase(N_("Try again")), lambda: second),))
    monkeypatch.setattr(HagakureCommands, "understand", lambda *_: first)
    stage.plays(alone(), DEALT)
    assert stage.types("anything") == ["Which card?", "1, Try again"]
    assert stage.types("try") == ["Which token?", "1, Leave the game"]
    assert len(stage.record) == 2
    assert stage.types("1")[0] == "You pass."


def test_pasted_lines_are_asked_about_and_never_run(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.pastes("14", "quit", "h") == ["You pasted 3 lines. Use 14, and drop the rest?"]
    assert stage.prompt == "Yes or no: "
    assert stage.types("no") == ["The pasted lines are dropped."]
    assert len(stage.record) == 5
    assert stage.prompt == "Card: "
    stage.pastes("14", "quit")
    assert stage.types("yes")[0] == "You lead villager 14."


@pytest.mark.parametrize("answer", ["", "n", "h", "14", "quit", "oui"])
def test_whatever_is_no_yes_drops_a_paste(stage: Stage, answer: str) -> None:
    stage.plays(alone(), FIGHT)
    stage.pastes("14", "15")
    assert stage.types(answer)[-1] == "The pasted lines are dropped."
    assert len(stage.record) == 5


def test_a_paste_into_the_question_about_a_paste_is_dropped(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.pastes("14", "15")
    assert stage.pastes("yes", "yes") == ["The pasted lines are dropped."]
    assert len(stage.record) == 5


def test_a_paste_at_the_curtain_runs_nothing(stage: Stage) -> None:
    stage.plays((SAM, ZOE, alone()[1]), FIGHT)
    (told,) = stage.pastes("", "14")
    assert told.startswith("You pasted 2 lines.")
    stage.types("no")
    assert len(stage.record) == 5


def test_a_long_pasted_line_is_shown_in_part(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    (told,) = stage.pastes("9" * 5000, "x")
    assert len(told) < 100


def test_keys_typed_while_others_play_are_the_next_line(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    stage.types("14")
    assert stage.prompt in {"Card: ", "Token: "}
    assert stage.keyboard.histories[-1] is stage.playing.players[0].lines


@pytest.mark.parametrize(
    ("language", "yes"),
    [("en", "yes"), ("en", "y"), ("fr", "oui"), ("ja", "はい"), ("en", "1"), ("en", "villager 9")],
)
def test_a_question_that_names_one_move_is_answered_with_yes(
    stage: Stage, language: str, yes: str
) -> None:
    stage.plays(alone(language), FIGHT)
    assert len(stage.types("samurai 9")) == 1
    stage.types(yes)
    assert stage.record[5]["card"] == "V9"


@pytest.mark.parametrize(
    ("language", "no"), [("en", "no"), ("fr", "non"), ("ja", "いいえ"), ("en", "")]
)
def test_or_with_no(stage: Stage, language: str, no: str) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types("samurai 9", no)
    assert stage.position == 5
    assert len(stage.record) == 5


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "vil"), ("en", "ye"), ("fr", "vill"), ("ja", "い"), ("ja", "い9"), ("ja", "村")],
)
def test_what_is_neither_yes_nor_no_nor_the_whole_move_does_not_answer_it(
    stage: Stage, language: str, typed: str
) -> None:
    stage.plays(alone(language), FIGHT)
    stage.types("samurai 9", typed)
    assert len(stage.record) == 5


def test_a_card_of_another_kind_that_is_not_held_is_refused_and_nothing_asked(
    stage: Stage,
) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("samurai 7") == [
        "7 is a villager, and you don't have it. You may play villagers 6, 9, 14; samurai 18, 22."
    ]
    assert stage.prompt == "Card: "
