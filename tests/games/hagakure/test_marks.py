"""The tactile marks of each card, by the French sheet's adaptation."""

import re

import pytest

from access_play.games.hagakure.cards import DECK, FOOL, SMALLEST_SAMURAI
from access_play.games.hagakure.marks import describe
from access_play.games.hagakure.moves import PlayCard
from access_play.games.hagakure.words.move_words import choice
from access_play.language.cells import cells
from access_play.language.speaker import Form, Speaker
from access_play.tactile.number_code import words_for

VILLAGERS = range(1, SMALLEST_SAMURAI)
SAMURAI = range(SMALLEST_SAMURAI, FOOL)

ONE_OF_EACH = [
    ("en", Form.TEXT, 9, "Mark at the top left: dotted circle, four dots."),
    (
        "en",
        Form.TEXT,
        22,
        (
            "Mark: one dot at the top left, a clear pad in the center,"
            " and the number: square with two dots, two dots."
        ),
    ),
    ("en", Form.TEXT, FOOL, "Mark: a star at the top left."),
    ("en", Form.BRAILLE, 9, "Top left circle, 4 dots"),
    ("en", Form.BRAILLE, 22, "Pad, square 2, 2 dots"),
    ("fr", Form.TEXT, 9, "Repère en haut à gauche\u00a0: rond pointé, quatre points."),
    ("fr", Form.SPEECH, 9, "Repère en haut à gauche : rond pointé, quatre points."),
    (
        "fr",
        Form.TEXT,
        22,
        (
            "Repère\u00a0: un point en haut à gauche, une pastille transparente au centre,"
            " et le numéro\u00a0: carré à deux points, deux points."
        ),
    ),
    ("fr", Form.TEXT, FOOL, "Repère\u00a0: une étoile en haut à gauche."),
    ("ja", Form.TEXT, 9, "しるしは、左上に点つきの丸、点よっつ。"),
    ("ja", Form.SPEECH, 9, "しるしは、ひだりうえに てんつきの まる、てん よっつ。"),
    (
        "ja",
        Form.TEXT,
        22,
        ("しるしは、左上に点がひとつ、中央に透明シール、数字は点がふたつの四角、点ふたつ。"),
    ),
    ("ja", Form.TEXT, FOOL, "しるしは、左上に星がひとつ。"),
]


@pytest.mark.parametrize(("language", "form", "card", "words"), ONE_OF_EACH)
def test_one_card_of_each_kind(language: str, form: Form, card: int, words: str) -> None:
    assert Speaker(language).render(describe(card), form) == words


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
class TestEveryCard:
    def test_no_two_kinds_of_card_feel_alike(self, language: str, form: Form) -> None:
        speaker = Speaker(language)
        assert len({speaker.render(describe(card), form) for card in set(DECK)}) == 28

    def test_villagers_and_samurai_have_their_number(self, language: str, form: Form) -> None:
        speaker = Speaker(language)
        for card in (*VILLAGERS, *SAMURAI):
            number = speaker.render(words_for(card), form)
            said = speaker.render(describe(card), form)
            assert re.search(rf"[ 、には]{re.escape(number)}[.。]?$", said)


@pytest.mark.parametrize(
    ("language", "pad"),
    [("en", "clear pad"), ("fr", "pastille"), ("ja", "透明")],
)
def test_only_samurai_have_the_pad(language: str, pad: str) -> None:
    speaker = Speaker(language)
    for card in DECK:
        said = speaker.text(describe(card))
        assert (pad in said) is (card in SAMURAI)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_card_with_its_mark_fits_a_line_of_braille(language: str) -> None:
    speaker = Speaker(language)
    for card in set(DECK):
        line = f"{speaker.braille(choice(PlayCard(card)))}: {speaker.braille(describe(card))}"
        assert cells(line, language) <= 40, line
