"""The prompt: short, ends in a colon and a blank, and carries the news for a braille display."""

import json

import pytest

from access_play.language.cells import cells
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Form, Speaker
from access_play.saves.settings import DISPLAY
from access_play.terminal.asking.prompts import prompt_words
from access_play.terminal.console.width import columns_of
from tests.terminal.stage import AKI, FIGHT, SAM, ZOE, Stage, alone

PROMPT_CELLS = 32
"""A line of 40 cells leaves 8 to type in."""
CARD = phrase(N_("Card:"), braille=NP_("braille|prompt", "Card:"))


def news(text: str) -> Phrase:
    return phrase(NP_("document", "{text}"), braille=NP_("document", "{text}"), text=Verbatim(text))


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("Ken V11", "Ken V11. Card:"),
        ("Ken V11.", "Ken V11. Card:"),
        ("Ken wins T3 S22, you V9", "Ken wins T3 S22. Card:"),
        ("V6, 9, 14; S18, 22, 23, 24, 25, 26, 27", "V6, 9, 14. Card:"),
        ("Zoé F 2nd wins T3, S18 and much more besides", "Zoé F 2nd wins T3. Card:"),
        ("No attack on Aki: nobody else is shogun", "No attack on Aki. Card:"),
        ("word " * 30, "word word word word word. Card:"),
        ("x" * 60, "Card:"),
        ("", "Card:"),
    ],
)
def test_the_news_stand_first_as_far_as_they_fit(told: str, words: str) -> None:
    found = prompt_words(Speaker("en"), CARD, news(told), Form.TEXT, DISPLAY)
    assert found == words
    assert cells(found, "en") <= PROMPT_CELLS


def test_without_news_the_prompt_is_what_is_asked_in_the_form_that_is_written() -> None:
    assert prompt_words(Speaker("fr"), CARD, None, Form.TEXT, DISPLAY) == "Carte\u00a0:"
    assert prompt_words(Speaker("fr"), CARD, None, Form.BRAILLE, DISPLAY) == "Carte:"


@pytest.mark.parametrize(
    ("display", "words"),
    [
        (12, "Card:"),
        (20, "Ken V11. Card:"),
        (32, "Ken V11. Card:"),
        (40, "Ken V11, you V9. Card:"),
        (80, "Ken V11, you V9, Zoé F. Card:"),
    ],
)
def test_as_much_is_told_as_the_display_has_cells(display: int, words: str) -> None:
    """Capitals, numbers and accents take cells of their own: these are 18, 28 and 39."""
    told = news("Ken V11, you V9, Zoé F")
    assert prompt_words(Speaker("en"), CARD, told, Form.TEXT, display) == words


def test_kana_leave_room_on_a_display_that_shows_columns() -> None:
    told = news("アナタ カチ ト1 サ21、サ18、ケン ム7")
    words = prompt_words(Speaker("ja"), CARD, told, Form.TEXT, DISPLAY)
    assert words == "アナタ カチ ト1 サ21、サ18。カード:"
    assert columns_of(words) <= 36


def test_a_question_keeps_its_mark() -> None:
    asked = phrase(N_("Number:"), braille=NP_("braille|prompt", "Number:"))
    words = prompt_words(Speaker("en"), asked, news("In which house?"), Form.TEXT, DISPLAY)
    assert words == "In which house? Number:"


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Zoé passes. Card: ", "Zoé leads S20. Card: "),
        ("fr", "Zoé passe. Carte: ", "Zoé ouvre S20. Carte: "),
        ("ja", "ゾエ パス。カード: ", "ゾエ リード サ20。カード: "),
    ],
)
def test_the_last_news_stand_in_the_prompt_where_that_was_chosen(
    stage: Stage, language: str, first: str, second: str
) -> None:
    (stage.folder / "settings.json").write_text(json.dumps({"news_in_prompt": True}), "utf-8")
    stage.plays(alone(language), FIGHT)
    assert stage.prompt == first
    stage.types("h")
    assert stage.prompt == first, "an answer is no news"
    stage.types("s18")
    assert stage.prompt == second


def test_each_person_s_prompt_carries_what_that_person_was_told(stage: Stage) -> None:
    (stage.folder / "settings.json").write_text(json.dumps({"news_in_prompt": True}), "utf-8")
    stage.plays((SAM, ZOE, AKI), FIGHT)
    stage.types("", "14")
    assert stage.prompt == "You lead. Enter, then Zoé: "
    stage.types("")
    assert stage.prompt == "Entrée\u00a0: ", "the curtain's prompt has no news"
    stage.types("")
    assert stage.prompt == "Sam ouvre V14. Carte: "


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_prompt_of_a_game_is_short_and_ends_in_a_colon(stage: Stage, language: str) -> None:
    (stage.folder / "settings.json").write_text(json.dumps({"news_in_prompt": True}), "utf-8")
    stage.begins(alone(language), seed=6)
    stage.plays_out("h", "m 1")
    for prompt in stage.keyboard.prompts:
        assert prompt.endswith((": ", "： ")), prompt
        assert cells(prompt.rstrip(), language) <= PROMPT_CELLS, prompt
    assert len(set(stage.keyboard.prompts)) > 30


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_line_of_a_game_is_long_enough_to_be_spoken_and_clean(
    stage: Stage, language: str, form: Form
) -> None:
    stage.plays(alone(language), FIGHT, form=form, seed=8)
    for _ in range(20):
        stage.types("h", "t", "s", "w", "m", "l", "m 1")
    for line in stage.keyboard.writes:
        assert len(line) >= 3, line
        assert "   " not in line
        assert "{" not in line
        if form is not Form.TEXT:
            assert "\u00a0" not in line
            assert "\u202f" not in line
        if form is not Form.TEXT and language == "ja":
            assert not [letter for letter in line if "一" <= letter <= "鿿"], line


@pytest.mark.parametrize(
    ("language", "refused"),
    [
        ("en", "No V7: V6, 9, 14. Card: "),
        ("fr", "Pas V7: V6 9 14. Carte: "),
        ("ja", "ム7 ナシ。カード: "),
    ],
)
def test_a_refusal_stands_in_the_prompt_until_something_happens(
    stage: Stage, language: str, refused: str
) -> None:
    (stage.folder / "settings.json").write_text(json.dumps({"news_in_prompt": True}), "utf-8")
    stage.plays(alone(language), FIGHT)
    stage.types("7")
    assert stage.prompt == refused
    assert cells(stage.prompt.rstrip(), language) <= PROMPT_CELLS
    stage.types("h")
    assert stage.prompt == refused
    stage.types("14")
    assert "7" not in stage.prompt
