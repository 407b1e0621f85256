"""The page of Shinobi no Gakkō: what it says is typed is what the program understands."""

from typing import Any, Final

import pytest

from access_play.games.commands import Further, Unclear, Understood
from access_play.games.shinobi_no_gakko.cards import bag_of
from access_play.games.shinobi_no_gakko.commands import COMMANDS
from access_play.games.shinobi_no_gakko.line import HIGH
from access_play.games.shinobi_no_gakko.moves import EARTH, HEAVEN, Collect, Divide, Pass, Play
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.words import WORDS
from access_play.language.catalogs import catalog
from access_play.language.speaker import Name, Speaker
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.questions import Ask, find
from tests.docs.pages import LANGUAGES, section_named, spans_of
from tests.games.shinobi_no_gakko.deals import Round

PAGE: Final = "shinobi-no-gakko"
NAMES: Final = (Name("Aki", "アキ"), Name("Ken", "ケン"), Name("Zoé", "ゾエ"))


def spans(language: str, english_title: str) -> list[list[str]]:
    catalog(language)  # raises where the catalogs are not compiled
    section = section_named(PAGE, language, english_title)
    return [spans_of(text) for text in section.paragraphs]


def meant(view: ShinobiView, language: str, typed: str) -> Any:
    return COMMANDS.understand(view, typed, Vocabulary(language), NAMES)


def playing() -> ShinobiView:
    """Return Aki's view with Heaven 9 9 and more, Earth 4 4; the line is 5 7."""
    return Round("5 7", ("2x9", "2x4"), ("", "2"), ("", "3")).view(1)


def dividing() -> ShinobiView:
    """Return Aki's view of a whole hand with 1, 2, 3, 4, 4 and 9 in it."""
    game = Round("5 7", ("", "1"), ("", "2"), ("", "3"))
    game.acts(", ".join(["H pass, E pass"] * 9))
    game.deal("8 7", ("1 2 3 9", "2x4"), ("", "2"), ("", "3"), divide=False)
    return game.view(1)


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatIsTyped:
    def test_the_division(self, language: str) -> None:
        (*earth, heaven), (confirmed,), (led,) = spans(language, "Typing the division")
        view = dividing()
        asked = [meant(view, language, typed) for typed in earth]
        assert [one.choices[0].move for one in asked] == [Divide((4, 4, 9))] * 2
        rest = meant(view, language, heaven).choices[0].move
        assert bag_of(rest.earth) == view.heaven - bag_of((1, 2, 3))
        yes = Speaker(language, NAMES).text(asked[0].choices[0].label)
        assert yes.startswith(confirmed)
        how = meant(view, language, led)
        assert isinstance(how, Unclear)
        assert [type(choice) for choice in how.choices] == [Further, Further]

    def test_actions(self, language: str) -> None:
        played, collected, passed, both = [
            [meant(playing(), language, typed) for typed in typed_here]
            for typed_here in spans(language, "Typing an action")
        ]
        assert played == [Understood(Play(HEAVEN, 9, 2))] * 3
        assert collected == [Understood(Collect(EARTH, HIGH))] * 2
        rest = Understood(Pass(HEAVEN), (Pass(EARTH),))
        assert passed == [Understood(Pass(EARTH)), Understood(Pass(HEAVEN)), rest]
        assert both == [Understood(Play(HEAVEN, 9, 2), (Pass(EARTH),))]

    def test_questions(self, language: str) -> None:
        typed = [span for line in spans(language, "What you can ask for") for span in line]
        found = [find(span, Vocabulary(language)) for span in typed]
        asked = [each.question.ask for each in found if each is not None]
        tables = [Ask.HAND, Ask.TABLE, Ask.TABLE, Ask.TABLE, Ask.WHO, Ask.SCORE, Ask.SCORE]
        assert asked == [*tables, Ask.MOVES, Ask.MOVES, Ask.INFO, Ask.INFO, Ask.RULES]
        rests = [each.rest for each in found if each is not None]
        assert len(WORDS.table_at(playing(), rests[2], language)) == 1
        assert [len(WORDS.info(playing(), rest, language)) for rest in rests[9:11]] == [2, 2]
