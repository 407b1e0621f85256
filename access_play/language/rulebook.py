"""A game's rules as a book: headings with their paragraphs, places in it, and looking for words."""

import re
from collections.abc import Sequence
from functools import cached_property
from itertools import repeat
from typing import Final, NamedTuple

from access_play.language.documents import MissingDocumentError, Section, read_sections
from access_play.language.folding import JAPANESE, fold
from access_play.language.passage import Passage
from access_play.language.vocabulary import near

SOURCE: Final = "en"
"""The language by whose headings a passage is named."""
_TOP: Final = 2
"""The level of the headings that part a document; 1 is its title."""
_WORD: Final = re.compile(r"[a-z]{3,}")
_TOKEN: Final = re.compile(rf"[0-9]+|[a-z']+|[{JAPANESE}]+|\S")
_LONG_ENOUGH: Final = 4
"""The letters of a word that may have an s of the plural behind it."""


class Place(NamedTuple):
    """A paragraph: the place of its heading and its own under it, both from 0."""

    section: int
    paragraph: int = 0


class Found(NamedTuple):
    """A heading under which the words that were looked for stand."""

    section: int
    paragraphs: tuple[int, ...]
    """Those that hold all of the words, from 0; empty where only the heading does."""


class Rulebook:
    """A document of rules in one language.

    Args:
        sections: its headings in their order, each with its paragraphs.
        source: the headings of the document by which passages are named.
    """

    def __init__(self, sections: Sequence[Section], source: Sequence[str]) -> None:
        self.sections: Final = tuple(sections)
        self._source: Final = tuple(source)

    @property
    def tops(self) -> tuple[int, ...]:
        """The title and the headings that part the document."""
        return tuple([n for n, section in enumerate(self.sections) if section.level <= _TOP])

    def below(self, section: int) -> tuple[int, ...]:
        """Return the headings under a heading, down to any level; none under the title."""
        level = self.sections[section].level
        end = section + 1
        while end < len(self.sections) and self.sections[end].level > level >= _TOP:
            end += 1
        return tuple(range(section + 1, end))

    def after(self, place: Place | None) -> Place | None:
        """Return the next paragraph, the first after nothing; ``None`` at the end."""
        if place is None:
            return Place(0)
        if place.paragraph + 1 < len(self.sections[place.section].paragraphs):
            return Place(place.section, place.paragraph + 1)
        following = place.section + 1
        return Place(following) if following < len(self.sections) else None

    def before(self, place: Place | None) -> Place | None:
        """Return the paragraph before; ``None`` at the beginning."""
        if place is None or place == Place(0):
            return None
        if place.paragraph:
            return Place(place.section, place.paragraph - 1)
        return self.last_of(place.section - 1)

    def last_of(self, section: int) -> Place:
        """Return the place of a heading's last paragraph, or of the heading where it has none."""
        return Place(section, max(len(self.sections[section].paragraphs) - 1, 0))

    def place_of(self, passage: Passage) -> Place:
        """Return where a rule stands here.

        Raises:
            LookupError: there is no such heading, or no such paragraph under it.
        """
        if passage.heading not in self._source:
            raise LookupError(passage.heading)
        section = self._source.index(passage.heading)
        if not 1 <= passage.paragraph <= len(self.sections[section].paragraphs):
            raise LookupError(passage)
        return Place(section, passage.paragraph - 1)

    def find(self, words: str) -> tuple[Found, ...]:
        """Find the headings under which all of these words stand, titles that hold them first.

        Capitals, accents, widths, hiragana and katakana make no difference. A word is found
        by its beginning, a number only whole.

        Args:
            words: folded, parted by blanks.
        """
        patterns = [_pattern(token) for token in dict.fromkeys(_TOKEN.findall(words))]
        if not patterns:
            return ()
        titled, other = [], []
        for section, (heading, paragraphs) in enumerate(self._folded):
            holding = tuple([n for n, text in enumerate(paragraphs) if _holds(text, patterns)])
            if _holds(heading, patterns):
                titled.append(Found(section, holding))
            elif holding:
                other.append(Found(section, holding))
        return (*titled, *other)

    def close_to(self, word: str) -> str | None:
        """Return the one word of the document from which a folded word is one slip away."""
        found = near(word, self._words)
        return found[0] if len(found) == 1 else None

    @cached_property
    def _folded(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Headings and paragraphs as they are compared, with how each is read.

        With the numbers of decisions, by which one looks for what stands on the page.
        """
        return tuple(
            [
                (
                    _both(section.heading, section.heading_reading),
                    tuple(map(_both, section.paragraphs, section.readings or repeat(""))),
                )
                for section in self.sections
            ]
        )

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(
            word
            for heading, paragraphs in self._folded
            for text in (heading, *paragraphs)
            for word in _WORD.findall(text)
        )


def open_rulebook(game: str, language: str) -> Rulebook:
    """Read the rules of a game.

    Raises:
        MissingDocumentError: they are not there in this language, or have no heading.
    """
    sections = read_sections(game, language)
    if not sections:
        raise MissingDocumentError(game)
    source = sections if language == SOURCE else read_sections(game, SOURCE)
    return Rulebook(sections, [section.heading for section in source])


def _both(text: str, reading: str) -> str:
    """Join a text with its reading, which is typed with the blanks of braille or without."""
    if not reading:
        return fold(text)
    kana = fold(reading)
    return f"{fold(text)}\n{kana}\n{kana.replace(' ', '')}"


def _pattern(token: str) -> re.Pattern[str]:
    """Match a word's beginning, a whole number, or any part of a text without blanks."""
    if token.isdigit():
        return re.compile(rf"(?<![0-9]){token}(?![0-9])")
    if not token[0].isascii():
        return re.compile(re.escape(token))
    stem = token.removesuffix("s") if len(token) > _LONG_ENOUGH else token
    return re.compile(rf"(?<![a-z]){re.escape(stem)}")


def _holds(text: str, patterns: Sequence[re.Pattern[str]]) -> bool:
    return all(pattern.search(text) for pattern in patterns)
