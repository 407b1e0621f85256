"""The rules of the games for players: each page says the same in three languages."""

import json
import re
from itertools import pairwise

import pytest

from access_play.core.refusals import Reason
from access_play.language.documents import read_sections
from access_play.tactile import number_code
from tests.docs.pages import (
    LANGUAGES,
    RULINGS,
    code_of,
    codes,
    items_of,
    large_numbers,
    paragraphs_of,
    plain,
    read_by_machines,
    sections_of,
    spans_of,
    text_of,
)

MOST_PARAGRAPHS = 6
LONGEST_PARAGRAPH = {"en": 320, "fr": 340, "ja": 160}
NO_BREAK_SPACE = "\u00a0"
GOZE = "(Goze)"

# Letters and digits, and the few signs that a voice turns into pauses and nothing else.
ALLOWED_SIGNS = {
    "en": " .,;:?'\"-",
    "fr": f" .,;:?'-«»{NO_BREAK_SPACE}",
    "ja": " 、。ー「」・",
}
# What a replay can answer; it has no moment at which an announcement could come too late.
SHARED = [
    Reason.GAME_OVER,
    Reason.UNKNOWN_ACTION,
    Reason.NOT_YOUR_TURN,
    Reason.WRONG_PHASE,
    Reason.NOT_IN_HAND,
    Reason.IMPOSSIBLE_CHANCE,
]
REASONS = {
    "hagakure": ["must-follow-samurai", "token-spent", "no-such-target"],
    "shinobi-no-gakko": [
        "pile-done",
        "end-sealed",
        "too-few-cards",
        "not-outside",
        "empty-pile",
        "only-one-group",
        "group-too-large",
        "nothing-to-collect",
    ],
    "joraku": [
        "must-follow-suit",
        "supply-short",
        "not-adjacent",
        "no-such-piece",
        "too-few-action-points",
        "wrong-effect",
        "no-such-area",
    ],
    "honor-of-the-samurai": [
        "hand-full",
        "no-actions-left",
        "house-full",
        "house-has-okugata",
        "castle-only-daimyo",
        "castle-already",
        "no-daimyo",
        "not-your-house",
        "no-such-target",
        "cannot-be-stolen",
        "already-declared",
        "shogun-taken",
        "cannot-be-attacked",
        "no-dice",
        "not-ronin",
        "alliance-full",
        "not-allied",
        "shogun-no-save-face",
        "nothing-to-draw",
    ],
}
LINES = {"hagakure": 4, "shinobi-no-gakko": 5, "joraku": 10, "honor-of-the-samurai": 11}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", RULINGS)
class TestOneDocument:
    def test_lines_are_clean(self, page: str, language: str) -> None:
        text = text_of(page, language)
        assert [line for line in text.splitlines() if line != line.strip()] == []
        assert text.endswith("\n")
        assert "\n\n\n" not in text

    def test_a_paragraph_is_one_line(self, page: str, language: str) -> None:
        lines = text_of(page, language).splitlines()
        touching = [(a, b) for a, b in pairwise(lines) if a and b]
        assert [pair for pair in touching if not all(x.startswith("- ") for x in pair)] == []

    def test_sections_are_short_and_none_is_empty(self, page: str, language: str) -> None:
        sizes = {part.title: len(part.paragraphs) for part in sections_of(page, language)}
        assert {t: n for t, n in sizes.items() if not 1 <= n <= MOST_PARAGRAPHS} == {}

    def test_the_program_finds_the_same_sections(self, page: str, language: str) -> None:
        found = read_sections(page, language)
        expected = [(s.title, s.level, len(s.paragraphs)) for s in sections_of(page, language)]
        assert [(s.heading, s.level, len(s.paragraphs)) for s in found] == expected

    def test_headings_go_down_one_level_at_a_time(self, page: str, language: str) -> None:
        levels = [section.level for section in sections_of(page, language)]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))

    def test_titles_differ(self, page: str, language: str) -> None:
        titles = [section.title for section in sections_of(page, language)]
        assert [title for title in titles if titles.count(title) > 1] == []

    def test_paragraphs_are_short(self, page: str, language: str) -> None:
        limit = LONGEST_PARAGRAPH[language]
        texts = map(plain, paragraphs_of(page, language))
        assert [(len(text), text) for text in texts if len(text) > limit] == []

    def test_paragraphs_are_whole_sentences(self, page: str, language: str) -> None:
        ends = (".", '."', f".{NO_BREAK_SPACE}»", "。")
        texts = map(plain, paragraphs_of(page, language))
        assert [text for text in texts if not text.endswith(ends)] == []

    def test_no_sign_that_only_eyes_understand(self, page: str, language: str) -> None:
        titles = [section.title for section in sections_of(page, language)]
        texts = titles + [plain(text) for text in paragraphs_of(page, language)]
        known = {*"0123456789", *ALLOWED_SIGNS[language]}
        # The French sheet's name for the Yomi is the one thing in brackets.
        named = [text.replace(GOZE, "") for text in texts]
        assert {sign for text in named for sign in text if not sign.isalpha()} <= known

    def test_no_number_stands_for_a_look(self, page: str, language: str) -> None:
        texts = " ".join(map(plain, paragraphs_of(page, language)))
        assert re.findall(r"\d/\d|[+−]\d|-\d", texts) == []

    def test_every_decision_is_told_once(self, page: str, language: str) -> None:
        told = [code for text in paragraphs_of(page, language) if (code := code_of(text))]
        assert sorted(told, key=codes(page).index) == codes(page)

    def test_the_index_names_the_right_headings(self, page: str, language: str) -> None:
        decided: dict[str, set[str]] = {}
        group = ""
        for section in sections_of(page, language):
            group = section.title if section.level <= 2 else group
            found = {code for text in section.paragraphs if (code := code_of(text))}
            decided[group] = decided.get(group, set()) | found
        letter = RULINGS[page][0]
        code = re.compile(rf"(?<![A-Za-z]){letter}\d+")
        listed = re.compile(r'["«「]\W?([^"«「]+?)\W?["»」]([^"«「]+?)[(（]([A-Z].*?)[)）]')
        items = [text for text in items_of(page, language) if code_of(text) is None]
        items = [text for text in items if listed.search(text)]
        for item in items:
            for title, count, told in listed.findall(item):
                assert set(code.findall(told)) == decided[title]
                assert re.findall(r"\d+", count) == [str(len(decided[title]))], item
        assert {told for item in items for told in code.findall(item)} == set(codes(page))

    def test_refusal_codes_are_the_programs(self, page: str, language: str) -> None:
        code = re.compile("- (?:The code|Le code|コード) `([^`]+)`")
        named = [found[1] for text in items_of(page, language) if (found := code.match(text))]
        assert sorted(named) == sorted([*SHARED, *REASONS[page]])

    def test_lines_of_a_record_can_be_read(self, page: str, language: str) -> None:
        spans = [span for text in paragraphs_of(page, language) for span in spans_of(text)]
        lines = [json.loads(span) for span in spans if span.startswith("{")]
        assert len(lines) == LINES[page]
        assert [line for line in lines if not {"by", "do"} <= set(line)] == []

    def test_numbers_in_the_code_are_written_as_the_program_writes_them(
        self, page: str, language: str
    ) -> None:
        shown = []
        for text in paragraphs_of(page, language):
            written = [span for span in spans_of(text) if re.fullmatch(r"[\[\]().]+", span)]
            whole = [span for span in written if span not in {"[.]", "[..]", "(.)"}]
            numbers = [number_code.read(span) for span in whole]
            assert sorted(filter(None, numbers)) == (large_numbers(text) if whole else [])
            shown += numbers
        assert shown
        assert None not in shown


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("page", RULINGS)
class TestSameInEveryLanguage:
    def test_headings(self, page: str, language: str) -> None:
        english = [section.level for section in sections_of(page, "en")]
        assert [section.level for section in sections_of(page, language)] == english

    def test_paragraphs_and_items_of_each_section(self, page: str, language: str) -> None:
        def kinds(language: str) -> list[list[bool]]:
            parts = sections_of(page, language)
            return [[text.startswith("- ") for text in part.paragraphs] for part in parts]

        assert kinds(language) == kinds("en")

    def test_decisions(self, page: str, language: str) -> None:
        english = [code_of(text) for text in paragraphs_of(page, "en")]
        assert [code_of(text) for text in paragraphs_of(page, language)] == english

    def test_numbers(self, page: str, language: str) -> None:
        pairs = zip(paragraphs_of(page, "en"), paragraphs_of(page, language), strict=True)
        assert [pair for pair in pairs if large_numbers(pair[0]) != large_numbers(pair[1])] == []

    def test_what_a_machine_reads(self, page: str, language: str) -> None:
        def spans(text: str) -> list[str]:
            return [span for span in spans_of(text) if read_by_machines(span)]

        pairs = zip(paragraphs_of(page, "en"), paragraphs_of(page, language), strict=True)
        assert [pair for pair in pairs if spans(pair[0]) != spans(pair[1])] == []


@pytest.mark.parametrize("page", RULINGS)
class TestTypography:
    def test_french_has_no_break_spaces_before_double_marks(self, page: str) -> None:
        lines = text_of(page, "fr").splitlines()
        text = "\n".join(re.sub("`[^`]+`", "x", line) for line in lines)
        assert re.findall(rf".{{10}}(?<!{NO_BREAK_SPACE})[:;?!»]", text) == []
        assert re.findall(rf"«(?!{NO_BREAK_SPACE})", text) == []

    @pytest.mark.parametrize("language", ["en", "ja"])
    def test_other_languages_have_none(self, page: str, language: str) -> None:
        assert NO_BREAK_SPACE not in text_of(page, language)

    def test_french_elides_nothing_before_a_name(self, page: str) -> None:
        names = r"\b(d'|qu'|l'|de |que |le |la )(Aki|Ken|Zoé|Sam|Mei)\b"
        assert re.findall(names, text_of(page, "fr")) == []


def test_only_one_page_uses_brackets_and_once() -> None:
    counts = {(p, lang): text_of(p, lang).count(GOZE) for p in RULINGS for lang in LANGUAGES}
    assert {place: count for place, count in counts.items() if count} == {("hagakure", "fr"): 1}


def test_no_point_is_heard_beside_heaven() -> None:
    """点 and 天 sound alike, so a page with Heaven cards scores in ポイント."""
    tactile = "指で読むしるし"
    page = re.split(r"\n## ", text_of("shinobi-no-gakko", "ja"))
    others = [part for part in page if not part.startswith(tactile)]
    assert len(others) == len(page) - 1
    heard = [re.findall(r"(?<![得失同])点(?!字).{0,4}", part) for part in others]
    assert [found for found in heard if found] == []
