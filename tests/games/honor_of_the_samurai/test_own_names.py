"""A player's own data changes what is printed on the okugata: their names say it too."""

from typing import Any

import pytest

from access_play.games.commands import Further, Understood
from access_play.games.honor_of_the_samurai.cards import OKUGATA_5_4, OKUGATA_10_3
from access_play.games.honor_of_the_samurai.commands import COMMANDS
from access_play.games.honor_of_the_samurai.kit import kit
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt, Place
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.language.speaker import Form, Name, Speaker
from access_play.language.vocabulary import Vocabulary
from tests.games.honor_of_the_samurai.staged import Staged, stage

NAMES = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))
RICHER: dict[str, Any] = {"okugata-10-3": {"honor": 15}}
ALIKE: dict[str, Any] = {"okugata-10-3": {"honor": 5}}
"""Both have honor 5 then; one has ki 3, the other ki 4."""
LANGUAGES = ("en", "fr", "ja")


def said(staged: Staged, listener: int, language: str) -> str:
    """Return all that a seat, from 1, is told of the last action."""
    speaker = Speaker(language, NAMES)
    events = staged.told(listener)
    return " ".join(
        speaker.text(saying.phrase)
        for event in events
        for saying in WORDS.tell(event, listener - 1)
    )


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "okugata with honor 15"),
        ("fr", "okugata d'honneur 15"),
        ("ja", "名誉15の奥方"),
    ],
)
class TestAnotherHonor:
    def test_in_the_hand_and_in_a_house(self, language: str, name: str) -> None:
        game = stage(data=RICHER, hands={1: "okugata-10-3"}, upper={1: "daimyo-1 okugata-10-3"})
        speaker = Speaker(language, NAMES)
        (hand,) = WORDS.hand(game.view(1))
        assert name in speaker.text(hand)
        assert name in " ".join(map(speaker.text, WORDS.table_of(game.view(2), 0)))

    def test_where_she_is_drawn_placed_discarded_and_lost(self, language: str, name: str) -> None:
        game = stage(data=RICHER, draw="okugata-10-3", upper={1: "daimyo-1", 2: "daimyo-2"})
        assert name in said(game.do(1, "draw"), 1, language)
        placed = game.do(1, "place", card="okugata-10-3", house=[1, "daimyo"])
        for listener in (1, 2):
            assert name in said(placed, listener, language)
        game = stage(data=RICHER, hands={1: "okugata-10-3"})
        for listener in (1, 2):
            assert name in said(game.do(1, "discard", card="okugata-10-3"), listener, language)
            game = stage(data=RICHER, hands={1: "okugata-10-3"})
        upper = {2: "daimyo-2 okugata-10-3"}
        game = stage(data=RICHER, hands={1: "ninja-assassin"}, upper=upper)
        struck = game.do(1, "assassinate", house=[2, "daimyo"]).roll(6)
        assert name in said(struck, 3, language)

    def test_where_she_is_refused(self, language: str, name: str) -> None:
        game = stage(data=RICHER, hands={1: "okugata-10-3"}, upper={1: "daimyo-1 okugata-5-4"})
        refused = game.refused(1, "place", card="okugata-10-3", house=[1, "daimyo"])
        assert refused is not None
        assert name in Speaker(language, NAMES).text(WORDS.refusal(game.view(1), refused))


def test_in_short_forms_and_in_offers() -> None:
    game = stage(data=RICHER, hands={1: "okugata-10-3"}, upper={1: "daimyo-1"})
    view = game.view(1)
    for language, short in (("en", "okug 15"), ("fr", "okug 15"), ("ja", "オクガタ 15")):
        speaker = Speaker(language, NAMES)
        offers = COMMANDS.offers(view) or ()
        assert any(short in speaker.braille(offer.label) for offer in offers)
        assert any(isinstance(offer, Further) for offer in offers)
        assert short in speaker.braille(WORDS.hand(view)[0])


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "okugata 15 daimyo"), ("fr", "okugata 15 daimyo"), ("ja", "奥方15 大名")],
)
def test_she_is_found_by_her_number(language: str, typed: str) -> None:
    game = stage(data=RICHER, hands={1: "okugata-10-3 okugata-5-4"}, upper={1: "daimyo-1"})
    meant = COMMANDS.understand(game.view(1), typed, Vocabulary(language), NAMES)
    assert meant == Understood(Place(OKUGATA_10_3, HouseAt(0, Home.DAIMYO)))


def test_two_of_one_honor_are_told_apart_by_ki() -> None:
    game = stage(data=ALIKE, hands={1: "2*okugata-10-3 okugata-5-4"}, upper={1: "daimyo-1"})
    (hand,) = WORDS.hand(game.view(1))
    assert "2 okugata with ki 3, an okugata with ki 4" in Speaker("en").text(hand)
    assert "2 okugatas de ki 3" in Speaker("fr").text(hand)
    assert "気力3の奥方2枚" in Speaker("ja").text(hand)
    meant = COMMANDS.understand(game.view(1), "okugata 4 daimyo", Vocabulary("en"), NAMES)
    assert meant == Understood(Place(OKUGATA_5_4, HouseAt(0, Home.DAIMYO)))


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Okugata with honor 15"), ("fr", "Okugata d'honneur 15"), ("ja", "名誉15の奥方")],
)
def test_the_labels_and_the_aid_have_her_number(language: str, name: str) -> None:
    own, speaker = kit(additions=True, data=RICHER), Speaker(language)
    assert name in [speaker.render(thing.name, Form.TEXT) for thing in own.things()]
    assert any(name in speaker.text(line) for line in own.aid)
