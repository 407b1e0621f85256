"""The tactile marks: one number for each kind in the code of the sheet, as the page says."""

import pytest

from access_play.games.honor_of_the_samurai.cards import (
    ALL_CODES,
    CODES,
    DAIMYO,
    DECREE,
    SAMURAI,
    card_of,
)
from access_play.games.honor_of_the_samurai.marks import NUMBERS, describe
from access_play.games.honor_of_the_samurai.words.hand_words import hand_item
from access_play.language.cells import cells
from access_play.language.speaker import Form, Speaker
from tests.games.honor_of_the_samurai.staged import stage

SPEAKERS = [Speaker(language) for language in ("en", "fr", "ja")]
PAGE = [
    "foot-soldiers",
    "lancers",
    "cavalry",
    "warrior-monks",
    "no-dachi",
    "daisho",
    "swordsmith",
    "gunpowder",
    "noh-theater",
    "house-guard",
    "okugata-10-3",
    "okugata-5-4",
    "castle-odawara",
    "castle-osaka",
    "castle-himeji",
    "ninja-spy",
    "elite-ninja-spy",
    "ninja-assassin",
    "dishonor",
    "save-face",
]
"""The kinds in the order of their numbers, as docs/en/honor-of-the-samurai.md gives them."""


def test_each_kind_has_the_number_of_the_page() -> None:
    assert [NUMBERS[card_of(code)] for code in PAGE] == list(range(1, 21))
    assert [NUMBERS[card] for card in sorted(DAIMYO)] == list(range(1, 11))
    assert set(NUMBERS) == set(CODES)


def test_no_two_cards_feel_alike() -> None:
    felt = [SPEAKERS[0].text(describe(card)) for card in ALL_CODES]
    assert len(set(felt)) == len(ALL_CODES)


@pytest.mark.parametrize(
    ("code", "mark"),
    [
        ("cavalry", "Mark at the top left: three dots."),
        ("house-guard", "Mark at the top left: dotted square."),
        ("save-face", "Mark at the top left: square with two dots."),
        ("daimyo-7", "Mark at the top left: dotted circle, two dots; in the center a clear pad."),
    ],
)
def test_a_mark_in_words(code: str, mark: str) -> None:
    assert SPEAKERS[0].text(describe(card_of(code))) == mark


def test_the_cards_without_a_number() -> None:
    assert SPEAKERS[0].text(describe(SAMURAI)) == "Mark: a clear pad in the center, no number."
    assert SPEAKERS[0].text(describe(DECREE)) == "Mark: a star at the top left."


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_every_mark_fits_a_line_of_braille(speaker: Speaker) -> None:
    for card in ALL_CODES:
        braille = speaker.render(describe(card), Form.BRAILLE)
        assert cells(braille, speaker.language) <= 40, braille


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("code", sorted({CODES[card] for card in NUMBERS}))
def test_a_card_of_the_hand_with_its_mark_fits_a_line_of_braille(
    code: str, speaker: Speaker
) -> None:
    item = hand_item(stage(3, upper={1: ""}, hands={1: code}).view(1), 1)
    assert item is not None
    braille = speaker.render(item, Form.BRAILLE)
    assert cells(braille, speaker.language) <= 40, braille
