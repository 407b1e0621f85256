"""The stickers of Hagakure, by the French sheet (Adaptation)."""

import pytest

from access_play.games.hagakure.cards import DECK, FOOL, SAMURAI, VILLAGERS
from access_play.games.hagakure.kit import kit
from access_play.games.hagakure.marks import describe
from access_play.language.speaker import Form, Speaker
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker, mark_words

BY_THE_SHEET = kit(additions=False)
WITH_NUMBERS = kit(additions=True)


def test_a_villager_has_its_number_at_the_top_left() -> None:
    for number, thing in zip(VILLAGERS, WITH_NUMBERS.kinds[0].things, strict=True):
        assert thing.stickers == (Sticker(Number(number), Place.TOP_LEFT),)
        assert thing.copies == 1


def test_a_samurai_has_a_dot_and_a_pad_and_by_the_project_its_number() -> None:
    sheet = (Sticker(Figure.DOT, Place.TOP_LEFT), Sticker(Pads(1), Place.CENTER))
    assert [thing.stickers for thing in BY_THE_SHEET.kinds[1].things] == [sheet] * 10
    for number, thing in zip(SAMURAI, WITH_NUMBERS.kinds[1].things, strict=True):
        added = Sticker(Number(number), Place.UNDER_IT, added=True)
        assert thing.stickers == (*sheet, added)


def test_the_three_old_fools_have_a_star_and_the_tokens_nothing() -> None:
    (fool,) = WITH_NUMBERS.kinds[2].things
    assert (fool.copies, fool.stickers) == (3, (Sticker(Figure.STAR, Place.TOP_LEFT),))
    tokens = WITH_NUMBERS.kinds[3].things
    assert [(token.copies, token.stickers) for token in tokens] == [(5, ())] * 5


def test_there_are_as_many_things_as_in_the_box() -> None:
    """30 cards and 25 tokens (Matériel)."""
    assert sum(thing.copies for thing in WITH_NUMBERS.things()) == 30 + 25
    assert sum(thing.copies for kind in WITH_NUMBERS.kinds[:3] for thing in kind.things) == len(
        DECK
    )


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_told_in_play_is_what_the_stickers_are(language: str, form: Form) -> None:
    speaker = Speaker(language)
    things = [thing for kind in WITH_NUMBERS.kinds[:3] for thing in kind.things]
    for card, thing in zip((*VILLAGERS, *SAMURAI, FOOL), things, strict=True):
        told = speaker.render(describe(card), form).casefold()
        for sticker in thing.stickers:
            if isinstance(sticker.mark, Number):
                assert speaker.render(mark_words(sticker.mark), form).casefold() in told
        star = speaker.render(mark_words(Figure.STAR), form).casefold()
        assert (star in told) is (card == FOOL)


def test_who_thought_the_marks_out_is_said() -> None:
    speaker = Speaker("en")
    assert [speaker.text(line) for line in BY_THE_SHEET.origin] == [
        "These marks are those of the French sheet for Hagakure. It has none for Nobori tokens."
    ]
    assert speaker.text(WITH_NUMBERS.origin[1]) == (
        "The numbers of the samurai are not on it: they are this project's addition."
    )


def test_the_score_sheets_have_a_row_for_each_round() -> None:
    """9, 8 and 5 rounds for 3, 4 and 5 players (G23), 2 extra rounds and the total."""
    rows = {sheet.players: len(sheet.rows) for sheet in WITH_NUMBERS.score_sheets}
    assert rows == {3: 9 + 3, 4: 8 + 3, 5: 5 + 3}
