"""Headings are lines of a list: each with its number on one line of a braille display."""

import pytest

from access_play.hosting import rule_words
from access_play.language.cells import cells
from access_play.language.rulebook import open_rulebook
from access_play.language.speaker import Speaker
from tests.docs.pages import LANGUAGES, RULINGS

LINE = 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", RULINGS)
def test_a_heading_with_its_number_fits(page: str, language: str) -> None:
    book, speaker = open_rulebook(page, language), Speaker(language)
    lines = map(speaker.braille, rule_words.listed(book, range(len(book.sections))))
    long = {line: count for line in lines if (count := cells(line, language)) > LINE}
    assert long == {}
