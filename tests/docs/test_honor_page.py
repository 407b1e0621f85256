"""Honor of the Samurai's page: what it says is typed is what the program understands."""

from collections.abc import Sequence
from typing import Final

import pytest

from access_play.games.commands import Always, Understood
from access_play.games.honor_of_the_samurai.commands import COMMANDS
from access_play.games.honor_of_the_samurai.moves import PASS
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words import WORDS
from access_play.language.catalogs import catalog
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from access_play.terminal.asking.questions import Ask, find
from tests.docs.pages import LANGUAGES, section_named, spans_of
from tests.games.honor_of_the_samurai.staged import Staged, serving, stage

PAGE: Final = "honor-of-the-samurai"
NAMES: Final = {
    "en": ("Aki", "Ken", "Zoé"),
    "fr": ("Aki", "Ken", "Zoé"),
    "ja": ("アキ", "ケン", "ゾエ"),
}
Action = dict[str, object]


def spans(language: str, english_title: str) -> list[str]:
    """Return what is typed in a section, in order."""
    section = section_named(PAGE, language, english_title)
    return [span for text in section.paragraphs for span in spans_of(text)]


def understood(view: HonorView, language: str, typed: str) -> Action | None:
    catalog(language)  # raises where the catalogs are not compiled
    names = tuple(map(Name, NAMES[language]))
    meant = COMMANDS.understand(view, typed, Vocabulary(language), names)
    return RULES.write(meant.move) if isinstance(meant, Understood) else None


def typed_at(
    language: str, english_title: str, positions: Sequence[tuple[Staged, Action]]
) -> list[tuple[str, Action | None, Action]]:
    """Return each span with what it means in its position, and what it should mean."""
    lines = spans(language, english_title)
    assert len(lines) == len(positions), lines
    return [
        (line, understood(staged.view(1), language, line), expected)
        for line, (staged, expected) in zip(lines, positions, strict=True)
    ]


def hand() -> Staged:
    cards = "cavalry warrior-monks lancers ninja-spy ninja-assassin dishonor"
    return stage(hands={1: cards}, upper={1: "daimyo-2"}, lower={2: "daisho lancers"}, shogun=2)


def errand(take: str, to: object) -> Action:
    house = [2, "samurai"]
    return {"do": "spy", "card": "ninja-spy", "house": house, "take": [take], "to": [to]}


def asked(question: str) -> Staged:
    """Aki is asked: about a dishonor, for Ken's face, for his own, or about a castle."""
    if question == "dishonor":
        hands = {2: "dishonor", 1: "save-face"}
        return stage(turn=2, hands=hands).do(2, "dishonor", seat=1)
    if question == "own":
        upper = {1: "daimyo-1 castle-osaka", 2: "daimyo-2 2*cavalry"}
        staged = stage(turn=2, upper=upper, hands={1: "save-face"})
        return staged.do(2, "declare", what="attack", seat=1).roll(6, 6, 6).roll(1, 1)
    upper = {1: "daimyo-2 2*cavalry", 2: "daimyo-1 castle-osaka"}
    staged = stage(upper=upper, hands={1: "save-face" if question == "other" else ""})
    return staged.do(1, "declare", what="attack", seat=2).roll(6, 6, 6).roll(1, 1)


def passing(language: str) -> tuple[object, object]:
    return tuple(
        COMMANDS.understand(hand().view(1), typed, Vocabulary(language), ())
        for typed in spans(language, "Typing an answer")[-2:]
    )  # type: ignore[return-value]


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatIsTyped:
    def test_cards_and_ninja(self, language: str) -> None:
        expected: list[Action] = [
            {"do": "draw"},
            {"do": "place", "card": "cavalry", "house": [1, "daimyo"]},
            {"do": "place", "card": "warrior-monks", "house": [1, "samurai"]},
            {"do": "discard", "card": "lancers"},
            errand("daisho", [1, "daimyo"]),
            errand("lancers", "discard"),
            {"do": "assassinate", "house": [2, "daimyo"]},
            {"do": "dishonor", "seat": 3},
            {"do": "end"},
        ]
        positions = [(hand(), each) for each in expected]
        for line, found, wanted in typed_at(language, "Typing cards and ninja", positions):
            assert found == wanted, line

    def test_declarations(self, language: str) -> None:
        positions: list[tuple[Staged, Action]] = [
            (stage(), {"do": "declare", "what": "shogun"}),
            (hand(), {"do": "declare", "what": "attack", "seat": 2}),
            (stage(upper={1: ""}), {"do": "declare", "what": "ally", "seat": 2}),
            (
                stage(upper={1: ""}, bonds={1: serving(2)}),
                {"do": "declare", "what": "dissolve"},
            ),
        ]
        for line, found, wanted in typed_at(language, "Typing a declaration", positions):
            assert found == wanted, line

    def test_answers(self, language: str) -> None:
        lines = spans(language, "Typing an answer")
        positions: list[tuple[str, Action]] = [
            ("dishonor", {"do": "accept"}),
            ("dishonor", {"do": "save-face"}),
            ("dishonor", {"do": "seppuku", "of": "samurai"}),
            ("dishonor", {"do": "seppuku", "of": "daimyo"}),
            ("other", {"do": "save-face"}),
            ("other", {"do": "pass"}),
            ("own", {"do": "accept"}),
            ("castle", {"do": "castle", "keep": True}),
            ("castle", {"do": "castle", "keep": False}),
        ]
        for line, (question, wanted) in zip(lines, positions, strict=False):
            assert understood(asked(question).view(1), language, line) == wanted, line
        always, again = passing(language)
        assert isinstance(always, Always)
        assert always.move == PASS
        assert isinstance(again, Always)
        assert again.move is None
        assert len(lines) == len(positions) + 2

    def test_questions(self, language: str) -> None:
        vocabulary = Vocabulary(language)
        found = [find(line, vocabulary) for line in spans(language, "What you can ask")]
        asks = [each.question.ask for each in found if each is not None]
        whole = [Ask.HAND, Ask.TABLE, Ask.TABLE, Ask.WHO, Ask.SCORE, Ask.SCORE]
        assert asks == [*whole, Ask.MOVES, Ask.MOVES, Ask.INFO, Ask.RULES]
        card = found[8]
        assert card is not None
        assert len(WORDS.info(hand().view(1), card.rest, language)) == 3
