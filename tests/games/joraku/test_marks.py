"""The tactile marks of Joraku, a proposal of the project's own, as its page has them."""

import pytest

from access_play.games.joraku.areas import AREAS
from access_play.games.joraku.cards import DECK, card_of
from access_play.games.joraku.marks import describe, describe_area
from access_play.language.speaker import Form, Speaker

CARDS = [
    ("en", "K6", "at the top left dotted circle, one dot, one clear pad in the center."),
    ("en", "GN", "a star at the top left, three clear pads in the center."),
    ("fr", "Y2", "en haut à gauche deux points, deux pastilles transparentes au centre."),
    ("ja", "Y2", "左上に点ふたつ、中央に透明シールがふたつ。"),
]


@pytest.mark.parametrize(("language", "code", "marks"), CARDS)
def test_a_card_has_its_number_and_as_many_pads_as_its_suit(
    language: str, code: str, marks: str
) -> None:
    said = Speaker(language).text(describe(card_of(code)))
    assert said.endswith(marks)


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_no_two_cards_and_no_two_areas_feel_alike(language: str, form: Form) -> None:
    speaker = Speaker(language)
    assert len({speaker.render(describe(card), form) for card in DECK}) == len(DECK)
    assert len({speaker.render(describe_area(area), form) for area in AREAS}) == len(AREAS)


@pytest.mark.parametrize(
    ("language", "own"), [("en", "project's proposal"), ("fr", "proposition"), ("ja", "案")]
)
def test_every_mark_is_said_to_be_the_projects_own(language: str, own: str) -> None:
    speaker = Speaker(language)
    told = [*map(describe, DECK), *map(describe_area, AREAS)]
    assert all(own in speaker.text(mark) for mark in told)
