"""The documents beside the rules: readable without eyes, and there."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import LANGUAGES, section_named, sections_of, text_of

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
READERS = ("NVDA", "JAWS", "Narrator", "Orca", "VoiceOver", "BRLTTY", "yasr", "Fenrir")


def test_no_picture_carries_a_meaning() -> None:
    assert len(PAGES) >= 8
    for page in PAGES:
        text = page.read_text("utf-8")
        assert not re.search(r"!\[|<img|\.(gif|png|jpe?g|svg)\b", text), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_accessibility_tells_how_each_reader_is_set_up(language: str) -> None:
    titles = [section.title for section in sections_of("accessibility", language)]
    assert [name for name in READERS if not any(name in title for title in titles)] == []


def test_that_page_says_the_same_in_each_language() -> None:
    shapes = {
        tuple(
            (section.level, sum(text.startswith("- ") for text in section.paragraphs))
            for section in sections_of("accessibility", language)
        )
        for language in LANGUAGES
    }
    assert len(shapes) == 1
    typed = {
        tuple(sorted(set(re.findall(r"`(?:access-play|--|sudo|yasr)[^`]*`", text))))
        for text in (text_of("accessibility", language) for language in LANGUAGES)
    }
    assert len(typed) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_person_has_tried_is_listed_by_reader(language: str) -> None:
    waiting = section_named("accessibility", language, "Not yet tried by a person").paragraphs
    assert [name for name in READERS if not any(name in text for text in waiting)] == []
