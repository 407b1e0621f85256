"""Joraku's page: what it says is typed and asked is understood, in every language."""

from typing import Any, Final

import pytest

from access_play.games.commands import Understood
from access_play.games.joraku.commands import COMMANDS
from access_play.games.joraku.moves import Move
from access_play.games.joraku.rules import RULES
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words import WORDS
from access_play.language.catalogs import catalog
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from tests.docs.pages import LANGUAGES, section_named, spans_of
from tests.games.joraku.deals import Board, move_of, plan_of

PAGE: Final = "joraku"
NAMES: Final = {
    "en": ("Aki", "Ken", "Zoé"),
    "fr": ("Aki", "Ken", "Zoé"),
    "ja": ("アキ", "ケン", "ゾエ"),
}
HANDS: Final = ("K1 K2 K3 K4 K5 GN", "Y1 Y2 Y3 Y4 Y5 YN", "G1 G2 G3 G4 G5 G6")


def skirmish() -> Board:
    """Return a game in which Ken may do all that the page types: Zoé has samurai in Mikawa."""
    begun = Board(3, 5, 1).recruit(*HANDS)
    return begun.put((3, 5, 1), {2: {3: 2}, 3: {4: 1, 5: 1}})


def giving() -> JorakuView:
    """Return the view of a hand with yari 5 and one Ninja, of guns."""
    hands = ("K1 K2 K3 K4 K5 YN", "Y1 Y2 Y3 Y4 Y5 GN", "G1 G2 G3 G4 G5 G6")
    return Board(3, 5, 1).deal(*hands).view(2)


def acting() -> JorakuView:
    begun = skirmish()
    begun.do("Y5 act")
    return begun.view(2)


def several(moves: tuple[Move, ...]) -> Understood[Move]:
    """Return moves that one line announces one after another."""
    return Understood(moves[0], moves[1:])


def understood(language: str, english_title: str, view: JorakuView) -> list[list[Any]]:
    """Return what is typed in each paragraph of a section, named by its English heading."""
    catalog(language)  # raises where the catalogs are not compiled
    names = tuple(map(Name, NAMES[language]))
    section = section_named(PAGE, language, english_title)
    return [
        [
            COMMANDS.understand(view, typed, Vocabulary(language), names)
            for typed in spans_of(paragraph)
        ]
        for paragraph in section.paragraphs
    ]


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatIsTyped:
    def test_gifts(self, language: str) -> None:
        ((*said,),) = understood(language, "Giving two cards", giving())
        assert said == [Understood(RULES.read({"do": "give", "cards": ["Y5", "GN"]}))] * 3

    def test_cards(self, language: str) -> None:
        placing, acting, ninja = understood(language, "Playing a card", skirmish().view(2))
        assert placing == [Understood(move_of("Y5 place 3"))] * 2
        assert acting == [Understood(move_of("Y5 act"))] * 2
        nobody = RULES.read({"do": "play", "card": "YN", "areas": []})
        assert ninja == [*[Understood(move_of("YN 0 1 1"))] * 2, Understood(nobody)]

    def test_steps(self, language: str) -> None:
        daimyo, samurai, others = understood(language, "Spending action points", acting())
        assert daimyo == [Understood(move_of("daimyo 4"))] * 2
        assert samurai == [Understood(move_of("samurai 3 4"))] * 2
        assert others == [Understood(move_of("remove 3")), Understood(move_of("done"))]

    def test_a_whole_line(self, language: str) -> None:
        ((said,),) = understood(language, "Several steps in one line", skirmish().view(2))
        assert said == several(tuple(plan_of("Y5 act, daimyo 4, remove 3, samurai 3 4")))

    def test_areas_are_found(self, language: str) -> None:
        (_, name, number, player), _, (*_, info) = [
            spans_of(text)
            for text in section_named(PAGE, language, "Asking about the map").paragraphs
        ]
        view = skirmish().view(2)
        of_name = WORDS.table_at(view, name.partition(" ")[2], language)
        assert of_name == WORDS.table_at(view, number.partition(" ")[2], language)
        assert len(of_name) > 1
        assert WORDS.table_at(view, player.partition(" ")[2], language) == ()
        assert WORDS.info(view, info.partition(" ")[2], language)
