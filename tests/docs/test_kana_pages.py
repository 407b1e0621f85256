"""The Japanese documents as they are read: the same pages, line for line, in kana."""

import re
import unicodedata
from pathlib import Path
from typing import Final

import pytest

import catalog_wording
from access_play.games.catalogue import own_games
from access_play.language.documents import READINGS, read_sections
from access_play.language.kana import has_kanji, hiragana
from access_play.language.speaker import Speaker
from catalog_wording import Entry
from tests.docs import (
    pages,
    test_hagakure_page,
    test_honor_page,
    test_joraku_page,
    test_shinobi_page,
)
from tests.docs.pages import DOCS, code_of, spans_of, text_of

KANA: Final = READINGS["ja"]
PAGES: Final = sorted(path.stem for path in (DOCS / KANA).glob("*.md"))
SPAN: Final = re.compile(r"`[^`]+`")
BRACKETS: Final = str.maketrans("", "", "「」（）")
LATIN: Final = re.compile(r"[A-Z]+\d*|JSON|PDF")
SPOKEN_IN_WORDS: Final = "人点回個つ度日"
"""Behind a number these change its sound, so that it is written out."""
NUMBERS: Final = re.compile(rf"\d+(?![\d{SPOKEN_IN_WORDS}])")
SET_OFF: Final = re.compile(r"  | [、。」）]|[、。「（] |[^\s、。「（]「")


TYPED: Final = {
    module.PAGE: module.TestWhatIsTyped
    for module in (test_hagakure_page, test_honor_page, test_joraku_page, test_shinobi_page)
}


@pytest.fixture
def in_kana(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the tests of the pages the reading of the Japanese ones."""

    def read(page: str, language: str) -> str:
        return text_of(page, READINGS.get(language, language))

    monkeypatch.setattr(pages, "text_of", read)


def pairs(page: str) -> list[tuple[str, str]]:
    """Return each line of a page with its reading."""
    written, read = text_of(page, "ja").splitlines(), text_of(page, KANA).splitlines()
    return list(zip(written, read, strict=True))


def plain(line: str) -> str:
    """Leave out the mark of a heading or a list item."""
    return re.sub(r"^(?:#+|-) ", "", line)


def without_spans(line: str, stand_in: str = "") -> str:
    return SPAN.sub(stand_in, plain(line))


def entry(kind: str, text: str) -> Entry:
    return Entry("ja", kind, (text,), (text,))


def test_every_game_has_its_page() -> None:
    assert set(own_games()) <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
class TestReading:
    def test_the_pages_have_the_same_lines(self, page: str) -> None:
        for text, kana in pairs(page):
            kind = re.compile(r"#+ |- |(?=.)|$")
            assert kind.match(text)[0] == kind.match(kana)[0], text
            assert bool(text) == bool(kana)

    def test_the_program_finds_a_reading_of_everything(self, page: str) -> None:
        for section in read_sections(page, "ja"):
            assert section.heading_reading
            assert len(section.readings) == len(section.paragraphs)

    def test_there_are_only_letters_that_are_read_in_one_way(self, page: str) -> None:
        for _, kana in pairs(page):
            assert not has_kanji(kana)
            words = LATIN.sub("", without_spans(kana)).translate(BRACKETS)
            assert list(catalog_wording.kana_letters(entry("speech", words))) == []

    def test_no_counter_is_misread(self, page: str) -> None:
        for _, kana in pairs(page):
            assert list(catalog_wording.kana_counters(entry("speech", kana))) == []

    def test_the_kana_and_numbers_of_the_text_are_in_its_reading(self, page: str) -> None:
        for line, kana in pairs(page):
            text = unicodedata.normalize("NFKC", plain(line))
            read = unicodedata.normalize("NFKC", plain(kana))
            found = list(catalog_wording.reading(entry("", text), entry("speech", read)))
            assert found == [], line
            numbers = re.findall(r"\d+", without_spans(read))
            assert set(numbers) <= set(re.findall(r"\d+", without_spans(text))), line
            wanted, rest = NUMBERS.findall(without_spans(text)), iter(numbers)
            assert all(number in rest for number in wanted), line

    def test_decisions_keep_their_codes(self, page: str) -> None:
        assert [code_of(text) for text, _ in pairs(page)] == [
            code_of(kana) for _, kana in pairs(page)
        ]

    def test_words_are_parted_by_one_blank(self, page: str) -> None:
        for _, kana in pairs(page):
            assert SET_OFF.findall(without_spans(kana, "x")) == [], kana

    def test_what_is_typed_is_as_in_the_text(self, page: str) -> None:
        for text, kana in pairs(page):
            written, read = spans_of(text), spans_of(kana)
            assert len(written) == len(read)
            for typed, typed_kana in zip(written, read, strict=True):
                assert typed == typed_kana or not typed.isascii()

    @pytest.mark.usefixtures("in_kana")
    def test_what_is_typed_is_understood_in_kana(self, page: str) -> None:
        tests = TYPED[page]()
        names = [name for name in dir(tests) if name.startswith("test_")]
        assert names
        for name in names:
            getattr(tests, name)("ja")


def heard(text: str) -> str:
    """Make texts alike that sound alike: the blanks are the page's own."""
    return hiragana(text).replace(" ", "")


@pytest.mark.usefixtures("in_kana")
def test_the_example_quotes_what_a_voice_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test_hagakure_page.show_the_example(tmp_path, "ja", "--form", "speech")
    refused = Speaker("ja").speech(test_hagakure_page.refusal())
    told = heard(capsys.readouterr().out + refused)
    quoted = test_hagakure_page.quoted("ja")
    assert len(quoted) == 24
    assert [sentence for sentence in quoted if heard(sentence) not in told] == []
