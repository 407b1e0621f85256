"""The stickers of Honor of the Samurai, the project's own proposal, as its page has them."""

import pytest

from access_play.games.honor_of_the_samurai import cards as kinds
from access_play.games.honor_of_the_samurai.cards import DECREE, SAMURAI
from access_play.games.honor_of_the_samurai.deck import deck_of
from access_play.games.honor_of_the_samurai.kit import kit
from access_play.games.honor_of_the_samurai.marks import NUMBERS, describe
from access_play.games.honor_of_the_samurai.words.card_words import names_of
from access_play.language.speaker import Form, Speaker
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker, mark_words

KIT = kit(additions=True)
BY_NAME = {thing.name: thing for thing in KIT.things()}
NAMES = names_of(deck_of({}).okugata).first_word
PAD = Sticker(Pads(1), Place.CENTER)


def test_there_are_as_many_cards_as_in_the_box() -> None:
    """110 cards, with the samurai and By Imperial Decree."""
    assert sum(thing.copies for thing in KIT.things()) == 110


@pytest.mark.parametrize(
    ("card", "number"),
    [
        (kinds.FOOT_SOLDIERS, 1),
        (kinds.WARRIOR_MONKS, 4),
        (kinds.NOH_THEATER, 9),
        (kinds.HOUSE_GUARD, 10),
        (kinds.CASTLE_HIMEJI, 15),
        (kinds.NINJA_SPY, 16),
        (kinds.SAVE_FACE, 20),
    ],
)
def test_a_kind_has_its_number_at_the_top_left(card: int, number: int) -> None:
    assert BY_NAME[NAMES[card]].stickers == (Sticker(Number(number), Place.TOP_LEFT),)


def test_a_daimyo_has_his_number_and_a_pad() -> None:
    for number, thing in enumerate(KIT.kinds[0].things, start=1):
        assert thing.stickers == (Sticker(Number(number), Place.TOP_LEFT), PAD)


def test_a_samurai_has_a_pad_and_the_shogun_card_a_star() -> None:
    samurai, shogun = (kind.things[0] for kind in KIT.kinds[3:])
    assert (samurai.copies, samurai.stickers) == (6, (PAD,))
    assert (shogun.copies, shogun.stickers) == (1, (Sticker(Figure.STAR, Place.TOP_LEFT),))


def test_no_two_kinds_of_card_feel_alike() -> None:
    assert len({thing.stickers for thing in KIT.things()}) == len([*NUMBERS, SAMURAI, DECREE])


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_told_in_play_is_what_the_stickers_are(language: str, form: Form) -> None:
    speaker = Speaker(language)
    for card in NUMBERS:
        mark = BY_NAME[NAMES[card]].stickers[0].mark
        assert speaker.render(mark_words(mark), form) in speaker.render(describe(card), form)
    star = speaker.render(mark_words(Figure.STAR), form).casefold()
    assert star in speaker.render(describe(DECREE), form).casefold()


def test_the_aid_tells_what_is_printed_on_the_cards() -> None:
    lines = [Speaker("en").braille(line) for line in KIT.aid]
    assert "gun: minus 20, minus 2, 6" in lines
    assert "Nobunaga: 30, 1, 4" in lines
