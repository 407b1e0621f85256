"""What is said in whole games is said in sentences, and to whom it is said."""

import re
from functools import cache
from typing import TypeAlias

import pytest

from access_play.core.events import heard_by
from access_play.core.seats import Seat
from access_play.games.catalogue import load_rules, load_words, own_games
from access_play.games.sayings import Kind, Saying
from access_play.language.speaker import Form, Length, Name, Speaker
from tests.games.properties.courses import course

Said: TypeAlias = tuple[tuple[Seat | None, Saying], ...]
"""What each listener is told; a bystander is ``None``."""

GAMES = own_games()
LANGUAGES = ("en", "fr", "ja")
NAMES = (
    Name("Aki", "アキ"),
    Name("Ken", "ケン"),
    Name("Zoé", "ゾエ"),
    Name("Sam", "サム"),
    Name("Mei", "メイ"),
    Name("Leo", "レオ"),
)
KANA = re.compile(r"[ぁ-ゖァ-ヺー0-9、。？ ]+")
FRENCH_BEFORE_A_NAME = re.compile(r"\b(?:de|que|le|la) (?:Aki|Ken|Zoé|Sam|Mei|Leo)\b")


@cache
def said(name: str) -> Said:
    """Return what is said in a random game at the largest table and one at the smallest."""
    words, found = load_words(name), {}
    for seats in (load_rules(name).seats[0], load_rules(name).seats[-1]):
        played = course(name, seats, seed=1)
        for step in played.steps:
            told = played.game.events(step.state, step.seat, step.move, step.after)
            for listener in (*range(seats), None):
                for event in heard_by(listener, told):
                    for saying in words.tell(event, listener):
                        found[listener, saying.phrase] = saying
    return tuple((listener, saying) for (listener, _), saying in found.items())


@pytest.mark.parametrize("length", Length)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_a_whole_sentence(name: str, language: str, length: Length) -> None:
    speaker = Speaker(language, NAMES, length)
    for _, saying in said(name):
        text = speaker.text(saying.phrase)
        assert text.endswith("。" if language == "ja" else "."), text
        assert not set(text) & set("{}()[]/+\n"), text
        assert "  " not in text


@pytest.mark.parametrize("length", Length)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_voice_gets_what_it_can_say(name: str, language: str, length: Length) -> None:
    speaker = Speaker(language, NAMES, length)
    for _, saying in said(name):
        speech = speaker.render(saying.phrase, Form.SPEECH)
        assert "\u00a0" not in speech
        assert language != "ja" or KANA.fullmatch(speech), speech


@pytest.mark.parametrize("length", Length)
@pytest.mark.parametrize("name", GAMES)
def test_french_needs_no_elision_before_a_name(name: str, length: Length) -> None:
    speaker = Speaker("fr", NAMES, length)
    for _, saying in said(name):
        text = speaker.text(saying.phrase)
        assert not FRENCH_BEFORE_A_NAME.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_brief_is_never_longer(name: str, language: str) -> None:
    """But for points: brief tells the total with them, which is a line of its own else."""
    speakers = [Speaker(language, NAMES, length) for length in Length]
    for _, saying in said(name):
        if saying.kind is not Kind.SCORES:
            texts = [speaker.text(saying.phrase) for speaker in speakers]
            assert sorted(texts, key=len) == texts


@pytest.mark.parametrize("name", GAMES)
def test_a_listener_is_never_called_by_name(name: str) -> None:
    speaker = Speaker("en", NAMES)
    for listener, saying in said(name):
        if listener is not None:
            assert NAMES[listener].text not in speaker.text(saying.phrase)


@pytest.mark.parametrize("name", GAMES)
def test_a_bystander_is_never_addressed(name: str) -> None:
    speaker = Speaker("en", NAMES)
    for listener, saying in said(name):
        if listener is None:
            text = speaker.text(saying.phrase)
            assert not re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b|\b[Hh]and:", text), text
