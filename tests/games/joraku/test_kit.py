"""The stickers of Joraku, the project's own proposal, as its page has them."""

import pytest

from access_play.games.joraku.areas import AREAS
from access_play.games.joraku.cards import DECK
from access_play.games.joraku.kit import kit
from access_play.games.joraku.marks import describe, describe_area
from access_play.language.speaker import Form, Speaker
from access_play.tactile.marks import Figure, Number, Pads, Place, Sticker, mark_words

KIT = kit(additions=True)
CARDS = [thing for kind in KIT.kinds[:3] for thing in kind.things]


def test_a_card_has_its_number_or_a_star_and_as_many_pads_as_its_suit() -> None:
    for card, thing in zip(DECK, CARDS, strict=True):
        suit, rank = divmod(card, 7)
        mark = Figure.STAR if rank == 6 else Number(rank + 1)
        assert thing.stickers == (
            Sticker(mark, Place.TOP_LEFT),
            Sticker(Pads(suit + 1), Place.CENTER),
        )


def test_areas_have_their_number_and_kyoto_a_star() -> None:
    marks = [thing.stickers for thing in KIT.kinds[3].things]
    assert marks == [
        (Sticker(Figure.STAR, Place.EDGE),),
        *[(Sticker(Number(area), Place.EDGE),) for area in range(1, 7)],
    ]


def test_a_token_has_the_dots_of_its_color_and_a_daimyo_a_pad_under_it() -> None:
    daimyo, samurai = KIT.kinds[5:]
    pad = Sticker(Pads(1), Place.UNDERSIDE)
    for color, (one, others) in enumerate(zip(daimyo.things, samurai.things, strict=True), 1):
        dots = Sticker(Number(color), Place.TOP)
        assert (one.copies, one.stickers) == (1, (dots, pad))
        assert (others.copies, others.stickers) == (10, (dots,))


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_told_in_play_is_what_the_stickers_are(language: str, form: Form) -> None:
    speaker = Speaker(language)
    told = [*map(describe, DECK), *map(describe_area, AREAS)]
    for thing, words in zip((*CARDS, *KIT.kinds[3].things), told, strict=True):
        mark = speaker.render(mark_words(thing.stickers[0].mark), form)
        assert mark in speaker.render(words, form)


def test_the_aid_tells_what_the_areas_pay() -> None:
    lines = [Speaker("en").braille(line) for line in KIT.aid]
    assert "R1 Shinano 7, 5, 3" in lines
    assert "R3 Kyoto 10, 7, 4" in lines
    assert not any("R1 Kyoto" in line for line in lines)


def test_a_players_own_board_and_cards_are_in_the_kit() -> None:
    data = {
        "chart": {"kyoto": {"round-3": [12, 8, 5]}},
        "daimyo": {"3": {"name": "織田信長", "reading": "おだ のぶなが"}},
    }
    mine = kit(additions=True, data=data)
    assert "R3 Kyoto 12, 8, 5" in [Speaker("en").braille(line) for line in mine.aid]
    third = mine.kinds[4].things[2]
    speaker = Speaker("ja")
    assert speaker.text(third.name) == "大名カード3、織田信長"
    assert speaker.text(third.label) == "3、織田信長"
    assert speaker.braille(third.name) == "ダ カード 3、オダ ノブナガ"
