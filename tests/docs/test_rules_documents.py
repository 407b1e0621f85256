"""The rules of Hagakure for players: three documents that say the same in three languages."""

import json
import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

from access_play.core.game import Setup
from access_play.core.refusals import Reason
from access_play.games.commands import Understood
from access_play.games.hagakure.cards import FOOL
from access_play.games.hagakure.commands import COMMANDS
from access_play.games.hagakure.moves import (
    YOMI,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
    read_move,
    write_move,
)
from access_play.games.hagakure.rules import RULES, HagakureReason
from access_play.games.hagakure.state import HagakureView
from access_play.language.catalogs import catalog
from access_play.language.documents import read_sections
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "fr", "ja")
CODES = [f"G{number}" for number in range(1, 27)]
NAMES = {"en": ("Aki", "Ken", "Zoé"), "fr": ("Aki", "Ken", "Zoé"), "ja": ("アキ", "ケン", "ゾエ")}
MOST_PARAGRAPHS = 6
LONGEST_PARAGRAPH = {"en": 320, "fr": 340, "ja": 160}
NO_BREAK_SPACE = "\u00a0"

# Letters and digits, and the few signs that a voice turns into pauses and nothing else.
ALLOWED_SIGNS = {
    "en": " .,;:?'\"-",
    "fr": f" .,;:?'-«»{NO_BREAK_SPACE}",
    "ja": " 、。ー「」・",
}
CODE_SPAN = re.compile(r"`([^`]+)`")
TRAILING_CODE = re.compile(r" ?[(（](G\d+)[)）]$")


@dataclass
class Section:
    """A heading and the paragraphs below it, up to the next heading."""

    level: int
    title: str
    paragraphs: list[str] = field(default_factory=list)


def text_of(language: str) -> str:
    return (DOCS / language / "hagakure.md").read_text(encoding="utf-8")


def sections_of(language: str) -> list[Section]:
    sections: list[Section] = []
    for line in filter(None, text_of(language).splitlines()):
        if heading := re.fullmatch(r"(#+) (.+)", line):
            sections.append(Section(len(heading[1]), heading[2]))
        else:
            sections[-1].paragraphs.append(line)
    return sections


def paragraphs_of(language: str) -> list[str]:
    return [text for section in sections_of(language) for text in section.paragraphs]


def kinds(sections: list[Section]) -> list[list[bool]]:
    """Tell for each paragraph whether it is an item of a list."""
    return [[text.startswith("- ") for text in section.paragraphs] for section in sections]


def code_of(paragraph: str) -> str | None:
    found = TRAILING_CODE.search(paragraph)
    return found[1] if found else None


def plain(paragraph: str) -> str:
    """Leave out what is typed and the code at the end."""
    return TRAILING_CODE.sub("", CODE_SPAN.sub("", paragraph.removeprefix("- ")))


def large_numbers(paragraph: str) -> list[int]:
    """Return the numbers from 6 up, which no language writes as words."""
    return sorted(int(digits) for digits in re.findall(r"\d+", plain(paragraph)) if int(digits) > 5)


def spans_of(paragraph: str) -> list[str]:
    return CODE_SPAN.findall(paragraph)


def read_by_machines(span: str) -> bool:
    """Tell whether a span belongs to a record or the number code, alike in every language."""
    return span.startswith(("{", "[", "(")) or "-" in span


@pytest.mark.parametrize("language", LANGUAGES)
class TestOneDocument:
    def test_lines_are_clean(self, language: str) -> None:
        text = text_of(language)
        assert [line for line in text.splitlines() if line != line.strip()] == []
        assert text.endswith("\n")
        assert "\n\n\n" not in text

    def test_a_paragraph_is_one_line(self, language: str) -> None:
        lines = text_of(language).splitlines()
        touching = [(a, b) for a, b in pairwise(lines) if a and b]
        assert [pair for pair in touching if not all(x.startswith("- ") for x in pair)] == []

    def test_sections_are_short_and_none_is_empty(self, language: str) -> None:
        sizes = {part.title: len(part.paragraphs) for part in sections_of(language)}
        assert {t: n for t, n in sizes.items() if not 1 <= n <= MOST_PARAGRAPHS} == {}

    def test_the_program_finds_the_same_sections(self, language: str) -> None:
        found = read_sections("hagakure", language)
        expected = [(s.title, s.level, len(s.paragraphs)) for s in sections_of(language)]
        assert [(s.heading, s.level, len(s.paragraphs)) for s in found] == expected

    def test_headings_go_down_one_level_at_a_time(self, language: str) -> None:
        levels = [section.level for section in sections_of(language)]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))

    def test_titles_differ(self, language: str) -> None:
        titles = [section.title for section in sections_of(language)]
        assert len(set(titles)) == len(titles)

    def test_paragraphs_are_short(self, language: str) -> None:
        limit = LONGEST_PARAGRAPH[language]
        assert [text for text in paragraphs_of(language) if len(plain(text)) > limit] == []

    def test_paragraphs_are_whole_sentences(self, language: str) -> None:
        ends = (".", '."', f".{NO_BREAK_SPACE}»", "。")
        unended = [text for text in paragraphs_of(language) if not plain(text).endswith(ends)]
        assert unended == []

    def test_no_sign_that_only_eyes_understand(self, language: str) -> None:
        titles = [section.title for section in sections_of(language)]
        texts = titles + [plain(text) for text in paragraphs_of(language)]
        allowed = ALLOWED_SIGNS[language]
        signs = {sign for text in texts for sign in text if not sign.isalpha()}
        strange = signs - set("0123456789") - set(allowed)
        # The French sheet's name for the Yomi is given once, in brackets.
        assert strange <= ({"(", ")"} if language == "fr" else set())
        assert text_of(language).count("(Goze)") == (1 if language == "fr" else 0)

    def test_no_number_stands_for_a_look(self, language: str) -> None:
        assert re.findall(r"\d/\d|[+−]\d|-\d", " ".join(map(plain, paragraphs_of(language)))) == []

    def test_every_decision_is_told_once(self, language: str) -> None:
        told = [code for text in paragraphs_of(language) if (code := code_of(text))]
        assert sorted(told, key=CODES.index) == CODES

    def test_the_index_names_the_right_headings(self, language: str) -> None:
        decided: dict[str, set[str]] = {}
        group = ""
        for section in sections_of(language):
            group = section.title if section.level <= 2 else group
            codes = {code for text in section.paragraphs if (code := code_of(text))}
            decided[group] = decided.get(group, set()) | codes
        items = [text for text in paragraphs_of(language) if re.search(r"G\d", plain(text))]
        for item in items:
            named = {code for title, codes in decided.items() if title in item for code in codes}
            assert set(re.findall(r"G\d+", item)) == named
        assert {code for item in items for code in re.findall(r"G\d+", item)} == set(CODES)

    def test_refusal_codes_are_the_programs(self, language: str) -> None:
        # A replay has no moment at which an announcement could come too late.
        known = {*Reason, *HagakureReason} - {Reason.STALE}
        items = [text for text in paragraphs_of(language) if text.startswith("- ")]
        named = {span for text in items for span in spans_of(text)} - {"villagers_needed"}
        assert named == {code.value for code in known}

    def test_lines_of_a_record_can_be_read(self, language: str) -> None:
        lines = [s for text in paragraphs_of(language) for s in spans_of(text) if s[0] == "{"]
        assert len(lines) == 4
        for line in lines:
            fields = json.loads(line)
            assert fields.pop("by") in {1, 3, "chance"}
            assert write_move(read_move(fields)) == fields

    def test_numbers_in_the_code_are_written_as_the_program_writes_them(
        self, language: str
    ) -> None:
        shown = []
        for text in paragraphs_of(language):
            whole = [span for span in spans_of(text) if span[0] == "[" and len(span) > 4]
            numbers = [number_code.read(span) for span in whole]
            assert sorted(filter(None, numbers)) == (large_numbers(text) if whole else [])
            shown += numbers
        assert shown == [17, 22, 27, 18]

    def test_words_of_a_record_are_named(self, language: str) -> None:
        spans = {span for text in paragraphs_of(language) for span in spans_of(text)}
        assert {token.value for token in Token} <= spans


@pytest.mark.parametrize("language", LANGUAGES[1:])
class TestSameInEveryLanguage:
    def test_headings(self, language: str) -> None:
        english = [section.level for section in sections_of("en")]
        assert [section.level for section in sections_of(language)] == english

    def test_paragraphs_of_each_section(self, language: str) -> None:
        assert kinds(sections_of(language)) == kinds(sections_of("en"))

    def test_decisions(self, language: str) -> None:
        english = [code_of(text) for text in paragraphs_of("en")]
        assert [code_of(text) for text in paragraphs_of(language)] == english

    def test_numbers(self, language: str) -> None:
        pairs = zip(paragraphs_of("en"), paragraphs_of(language), strict=True)
        assert [pair for pair in pairs if large_numbers(pair[0]) != large_numbers(pair[1])] == []

    def test_what_a_machine_reads(self, language: str) -> None:
        def spans(text: str) -> list[str]:
            return [span for span in spans_of(text) if read_by_machines(span)]

        pairs = zip(paragraphs_of("en"), paragraphs_of(language), strict=True)
        assert [pair for pair in pairs if spans(pair[0]) != spans(pair[1])] == []


def preparation() -> HagakureView:
    """Return what Aki may know when tokens are played in the example round."""
    hands = ["V8 V13 V17 S19 F", "V7 V9 V12 S20 F", "V6 V10 V15 S18 S21"]
    yomi = "V11 V14 V16 S22 F"
    state = RULES.start(Setup(3))
    for fields in (
        {"do": "dealer", "seat": 2},
        {"do": "deal", "hands": [hand.split() for hand in hands], "yomi": yomi.split()},
        {"do": "token", "token": "double"},
    ):
        state = RULES.apply(state, RULES.to_act(state)[0], RULES.read(fields))
    return RULES.view(state, 0)


def understood(language: str, english_title: str) -> list[list[Move | None]]:
    """Return the moves typed in each paragraph of a section, named by its English heading."""
    catalog(language)  # raises where the catalogs are not compiled
    names = tuple(map(Name, NAMES[language]))
    place = [section.title for section in sections_of("en")].index(english_title)
    section = sections_of(language)[place]

    def move(typed: str) -> Move | None:
        meaning = COMMANDS.understand(preparation(), typed, Vocabulary(language), names)
        return meaning.move if isinstance(meaning, Understood) else None

    return [[move(span) for span in spans_of(text)] for text in section.paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatIsTyped:
    def test_cards(self, language: str) -> None:
        numbered, villagers, fools = understood(language, "Playing a card")[:3]
        assert len(numbered) == 4
        assert set(numbered) == {PlayCard(18)}
        assert len(villagers) == 3
        assert set(villagers) == {PlayCard(12)}
        assert len(fools) == 3
        assert set(fools) == {PlayCard(FOOL)}

    def test_number_code(self, language: str) -> None:
        assert understood(language, "The number code in writing")[-1] == [PlayCard(18)]

    def test_tokens(self, language: str) -> None:
        scoring, looks, none = understood(language, "Playing a token")
        plain_tokens = [Token.DOUBLE, Token.ZERO, Token.VILLAGERS, Token.EXCHANGE]
        assert scoring == [UseToken(token) for token in plain_tokens]
        assert looks == [UseToken(Token.LOOK, YOMI), UseToken(Token.LOOK, 1)]
        assert none == [Pass()]

    def test_example_round(self, language: str) -> None:
        titles = [section.title for section in sections_of("en")]
        examples = [title for title in titles if title.startswith("Example: ")]
        moves = [m for title in examples for para in understood(language, title) for m in para]
        cards = [PlayCard(card) for card in (17, 13, 8, FOOL, 19)]
        assert moves == [UseToken(Token.LOOK, 1), *cards]


def test_french_has_no_break_spaces_before_double_marks() -> None:
    text = "\n".join(CODE_SPAN.sub("x", line) for line in text_of("fr").splitlines())
    assert re.findall(rf".{{10}}(?<!{NO_BREAK_SPACE})[:;?!»]", text) == []
    assert re.findall(rf"«(?!{NO_BREAK_SPACE})", text) == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_other_languages_have_none(language: str) -> None:
    assert NO_BREAK_SPACE not in text_of(language)
