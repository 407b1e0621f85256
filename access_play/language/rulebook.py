"""A game's rules as a book: headings with their paragraphs, places in it, and looking for words."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import repeat
from typing import Final, NamedTuple

from access_play.language.documents import MissingDocumentError, Section, read_sections
from access_play.language.folding import fold
from access_play.language.passage import Passage
from access_play.language.vocabulary import near, vocabulary_of
from access_play.language.wanted import Patterns, as_meant, as_typed

SOURCE: Final = "en"
"""The language by whose headings a passage is named."""
_TOP: Final = 2
"""The level of the headings that part a document; 1 is its title."""
_WORD: Final = re.compile(r"[a-z]{3,}")


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
        language: the document's.
    """

    def __init__(
        self, sections: Sequence[Section], source: Sequence[str], language: str = SOURCE
    ) -> None:
        self.sections: Final = tuple(sections)
        self._source: Final = tuple(source)
        self._vocabulary: Final = vocabulary_of(language)

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

        Capitals, accents, widths, hiragana and katakana make no difference, nor whether a
        number is a word. A word is found by its beginning, a number only whole. What a
        question means comes behind what it says: "who starts" finds the first player too.

        Args:
            words: folded, parted by blanks.
        """
        typed = as_typed(words, self._vocabulary)
        meant = as_meant(words, self._vocabulary) or typed
        return tuple(
            sorted(self._held(typed, meant), key=lambda found: self._rank(found, typed, meant))
        )

    def close_to(self, word: str) -> str | None:
        """Return the one word of the document from which a folded word is one slip away."""
        found = near(word, self._words)
        return found[0] if len(found) == 1 else None

    def _held(self, typed: Patterns, meant: Patterns) -> Iterator[Found]:
        for section, (heading, paragraphs) in enumerate(self._folded):
            titled = _holds(heading, typed) or _holds(heading, meant)
            rest = meant if titled else _left_by(heading, meant)
            holding = [
                place
                for place, text in enumerate(paragraphs)
                if _holds(text, typed) or _holds(text, rest)
            ]
            if holding or titled:
                yield Found(section, tuple(holding))

    def _rank(self, found: Found, typed: Patterns, meant: Patterns) -> int:
        """Tell how near a heading comes to a question; the nearest is 0."""
        heading, paragraphs = self._folded[found.section]
        ranked = (
            _holds(heading, typed),
            _holds(heading, meant),
            any(_holds(text, typed) for text in paragraphs),
        )
        return ranked.index(True) if any(ranked) else len(ranked)

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
    return Rulebook(sections, [section.heading for section in source], language)


def _both(text: str, reading: str) -> str:
    """Join a text with its reading, which is typed with the blanks of braille or without."""
    if not reading:
        return fold(text)
    kana = fold(reading)
    return f"{fold(text)}\n{kana}\n{kana.replace(' ', '')}"


def _left_by(heading: str, patterns: Patterns) -> Patterns:
    """Return what a heading leaves to its paragraphs: they need not say it again."""
    return tuple([pattern for pattern in patterns if not pattern.search(heading)])


def _holds(text: str, patterns: Patterns) -> bool:
    return bool(patterns) and all(pattern.search(text) for pattern in patterns)
