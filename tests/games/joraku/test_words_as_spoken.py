"""Sentences of Joraku that were once said as nobody says them at a table."""

import pytest

from access_play.core.events import Event
from access_play.games.joraku.events import PointsGivenUp, RoundScored
from access_play.games.joraku.hints import HINTS
from access_play.games.joraku.words import WORDS
from access_play.games.joraku.words.area_words import AREA
from access_play.language.kana import braille_kana
from access_play.language.speaker import Form, Name, Speaker
from tests.games.joraku.deals import THREE, Board

NAMES = (Name("Sam", "サム"), Name("Ken", "ケン"), Name("Aki", "アキ"))
YOU = 0


def told(event: Event, form: Form, language: str = "ja") -> str:
    (saying,) = WORDS.tell(event, YOU)
    return Speaker(language, NAMES).render(saying.phrase, form)


@pytest.mark.parametrize("area", range(1, 7))
def test_an_area_is_felt_as_its_kana_are_brailled(area: int) -> None:
    speaker = Speaker("ja")
    reading = speaker.speech(AREA[area]).removesuffix("の くに")
    assert speaker.braille(AREA[area]) == braille_kana(reading)


def test_area_5_has_its_first_long_sound_written_out() -> None:
    """遠江 is とおとうみ: only the う lengthens, as in braille of kana."""
    assert Speaker("ja").braille(AREA[5]) == "トオトーミ"


def test_action_points_that_are_left_are_not_used() -> None:
    given_up = PointsGivenUp(YOU, 1)
    assert told(given_up, Form.TEXT) == "ここまで。行動点1は使いません。"
    assert told(given_up, Form.SPEECH) == "ここまで。こうどうてん 1は つかいません。"
    assert told(PointsGivenUp(1, 1), Form.TEXT) == "ケン、ここまで。行動点1は使いません。"


def test_a_round_is_scored_in_a_whole_sentence() -> None:
    scored = RoundScored(1, (6, 3, 0), (7, 2, 1), (13, 5, 1), final=False)
    assert (
        Speaker("ja", NAMES)
        .text(WORDS.tell(scored, YOU)[0].phrase)
        .startswith("あなたはこのラウンド、名声点13です。かちどきで6、勢力争いで7。")
    )


def test_giving_two_cards_is_advised_in_a_whole_sentence() -> None:
    board = Board(3, 6, 1)
    board.deal(*THREE)
    advice = HINTS.advise(board.view(1))
    japanese = Speaker("ja").text(advice.reason)
    assert japanese.startswith("おすすめは、刀")
    assert japanese.endswith("を渡すことです。持っていても、いちばん役に立たない2枚です。")
    assert (
        Speaker("fr")
        .text(advice.reason)
        .endswith("Ce sont les deux cartes qui vous serviraient le moins.")
    )
