"""Help at a prompt tells about that prompt first."""

import re

import pytest

from access_play.core.record import LANGUAGES
from access_play.games.catalogue import game_names, load_rules, load_words
from access_play.language.cells import cells
from access_play.language.phrases import numbered
from access_play.language.speaker import Speaker
from tests.terminal.stage import DEALT, FIGHT, Stage, alone

WHO = "Who speaks? 1, your screen reader reads the terminal; 2, the program through your screen"


@pytest.mark.parametrize("asked", ["?", "help", "HELP!"])
def test_who_speaks_is_asked_again(stage: Stage, asked: str) -> None:
    stage.opens_menu(language="en")
    (told,) = stage.types(asked)
    assert told.startswith(WHO)
    assert stage.types("9") == ["Type a number from 1 to 4."]


def test_a_choice_is_offered_again(stage: Stage) -> None:
    stage.opens_menu(language="en", speech="off")
    assert stage.types("1", "?")[0] == "Which game?"


def test_help_tells_what_each_game_is_like(stage: Stage) -> None:
    stage.opens_menu(language="en", speech="off")
    told = stage.types("1", "?")
    trick_taking = "1, Hagakure: tricks with villagers and samurai, some better lost than won"
    assert told[1] == f"{trick_taking}; 3 to 5 players."
    assert len(told) == 1 + len(game_names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_is_described_in_a_sentence_and_a_line_of_braille(name: str, language: str) -> None:
    seats, speaker = load_rules(name).seats, Speaker(language)
    about = numbered(1, load_words(name).about)
    text, braille = speaker.text(about), speaker.braille(about)
    assert text.endswith("。" if language == "ja" else ".")
    assert [*map(int, re.findall("[0-9]+", text))][1:] == [seats[0], seats[-1]]
    assert cells(braille, language) <= 40


def test_a_name_is_asked_for_again(stage: Stage) -> None:
    stage.opens_menu(language="en", speech="off")
    stage.types("1", "1", "3", "2")
    assert stage.types("?") == ["The name of player 1?", "A name needs at least one letter."]
    assert stage.types("aide")[0] == "Which language for aide? Enter alone is English."


def test_a_question_about_a_move_is_asked_again(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    offered = stage.types("look")
    assert offered[:2] == ["Look at which cards?", "1, look at the Yomi"]
    assert stage.types("?") == offered
    assert stage.types("h") == ["Your hand: villagers 6, 9, 14; samurai 18, 22."]
    assert stage.types("?") == offered, "a question meanwhile has not ended it"
    assert stage.types("1")[0].startswith("You look at the Yomi")


def test_rules_are_read_while_a_move_is_asked_about(stage: Stage) -> None:
    stage.plays(alone(), DEALT)
    offered = stage.types("look")
    stage.types("rules 4")
    assert stage.types("next")[0].startswith("You start the game with 5 tokens")
    assert stage.types("?") == offered


def test_help_on_a_word_of_the_rules_finds_it_there(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("? tie") == stage.types("rules tie")
    assert stage.types("? zzz") == ["No help on zzz. Try rules."]


def test_in_a_game_it_tells_first_what_is_asked_and_how_to_move(stage: Stage) -> None:
    stage.plays(alone(), FIGHT)
    assert stage.types("?")[:2] == [
        "Your turn: lead trick 1.",
        "To play a card, type its number, like 18, or fool for an Old Fool.",
    ]
