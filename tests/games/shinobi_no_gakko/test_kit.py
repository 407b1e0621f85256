"""The stickers of Shinobi no Gakkō, the project's own proposal."""

import pytest

from access_play.games.shinobi_no_gakko.kit import kit
from access_play.games.shinobi_no_gakko.marks import SEAL, SHURIKEN, describe, describe_token
from access_play.language.speaker import Form, Speaker
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker, mark_words

KIT = kit(additions=True)


def test_each_of_the_65_cards_has_its_number_at_the_top_left() -> None:
    cards = KIT.kinds[0].things
    assert [card.stickers for card in cards] == [
        (Sticker(Number(number), Place.TOP_LEFT),) for number in range(1, 14)
    ]
    assert sum(card.copies for card in cards) == 65


def test_the_shuriken_token_has_a_star_and_the_seal_token_a_pad() -> None:
    marks = [(token.copies, token.stickers[0].mark) for token in KIT.kinds[1].things]
    assert marks == [(1, Figure.STAR), (1, Pads(1))]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_told_in_play_is_what_the_stickers_are(language: str, form: Form) -> None:
    speaker = Speaker(language)
    told = [*map(describe, range(1, 14)), describe_token(SHURIKEN), describe_token(SEAL)]
    for thing, words in zip(KIT.things(), told, strict=True):
        mark = speaker.render(mark_words(thing.stickers[0].mark), form)
        assert mark in speaker.render(words, form)


def test_the_marks_are_said_to_be_the_projects_own() -> None:
    assert Speaker("en").text(KIT.origin[0]).startswith("These marks are this project's own")
