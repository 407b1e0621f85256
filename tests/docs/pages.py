"""The players' pages as the tests read them: headings, paragraphs, codes and spans."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[2] / "docs"
LANGUAGES: Final = ("en", "fr", "ja")
RULINGS: Final[Mapping[str, tuple[str, int]]] = {
    "hagakure": ("G", 26),
    "shinobi-no-gakko": ("S", 31),
    "joraku": ("J", 28),
    "honor-of-the-samurai": ("H", 50),
}
"""For each page the letter of its decisions and how many there are."""

_CODE_SPAN: Final = re.compile(r"`([^`]+)`")
_TRAILING_CODE: Final = re.compile(r" ?[(（]([A-Z]\d+)[)）]$")
_CODES: Final = re.compile(r" ?[(（][A-Z]\d+(?:(?:, |、)[A-Z]\d+)*[)）]")


@dataclass
class Section:
    """A heading and the paragraphs below it, up to the next heading."""

    level: int
    title: str
    paragraphs: list[str] = field(default_factory=list)


def text_of(page: str, language: str) -> str:
    return (DOCS / language / f"{page}.md").read_text(encoding="utf-8")


def sections_of(page: str, language: str) -> list[Section]:
    sections: list[Section] = []
    for line in filter(None, text_of(page, language).splitlines()):
        if heading := re.fullmatch(r"(#+) (.+)", line):
            sections.append(Section(len(heading[1]), heading[2]))
        else:
            sections[-1].paragraphs.append(line)
    return sections


def paragraphs_of(page: str, language: str) -> list[str]:
    return [text for section in sections_of(page, language) for text in section.paragraphs]


def items_of(page: str, language: str) -> list[str]:
    """Return what stands in lists."""
    return [text for text in paragraphs_of(page, language) if text.startswith("- ")]


def section_named(page: str, language: str, english_title: str) -> Section:
    """Return the section that stands where this one stands in English."""
    place = [section.title for section in sections_of(page, "en")].index(english_title)
    return sections_of(page, language)[place]


def codes(page: str) -> list[str]:
    """Return the codes of all decisions of a page."""
    letter, count = RULINGS[page]
    return [f"{letter}{number}" for number in range(1, count + 1)]


def code_of(paragraph: str) -> str | None:
    found = _TRAILING_CODE.search(paragraph)
    return found[1] if found else None


def spans_of(paragraph: str) -> list[str]:
    """Return what is typed or stands in a file."""
    return _CODE_SPAN.findall(paragraph)


def plain(paragraph: str) -> str:
    """Leave out what is typed and the codes of decisions."""
    return _CODES.sub("", _CODE_SPAN.sub("", paragraph.removeprefix("- ")))


def large_numbers(paragraph: str) -> list[int]:
    """Return the numbers from 6 up, which no language writes as words."""
    return sorted(int(digits) for digits in re.findall(r"\d+", plain(paragraph)) if int(digits) > 5)


def read_by_machines(span: str) -> bool:
    """Tell whether a span belongs to a record or the number code, alike in every language."""
    return span.startswith(("{", "[", "(")) or "-" in span
