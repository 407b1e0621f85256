"""Reading rules by ear: where one is in them, and what is read out."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from access_play.hosting import rule_words
from access_play.hosting.rule_orders import (
    READING_ON,
    Open,
    Search,
    Step,
    read_order,
    step_of,
)
from access_play.hosting.rule_words import Lines
from access_play.language.documents import MissingDocumentError, phrase_of
from access_play.language.folding import fold, fold_line
from access_play.language.passage import Passage
from access_play.language.rulebook import Place, Rulebook, open_rulebook
from access_play.language.vocabulary import Vocabulary


class Reading(NamedTuple):
    """What is read out, and whether it is what was asked for."""

    lines: Lines
    found: bool = True


_MISSING: Final = Reading((rule_words.MISSING,), found=False)


class RuleReader:
    """Reads the rules of one game to one person.

    Args:
        game: whose rules.
        by_paragraph: whether a heading is opened with its first paragraph, or with all.
    """

    def __init__(self, game: str, *, by_paragraph: bool = True) -> None:
        self._game: Final = game
        self._by_paragraph: Final = by_paragraph
        self._books: Final[dict[str, Rulebook]] = {}
        self._place: Place | None = None
        """The paragraph read last; it is the same in every language."""

    def read(self, typed: str, vocabulary: Vocabulary) -> Reading:
        """Read what a line asks for: headings, a number, a step, or words to look for.

        Args:
            typed: the line, without a word for the rules before it.
            vocabulary: the words of the listener, in whose language is read.
        """
        book = self._book(vocabulary.language)
        if book is None:
            return _MISSING
        match read_order(typed, vocabulary):
            case Step() as step:
                return self._step(book, step)
            case Open() as opened:
                return self._open(book, opened)
            case Search(words, as_typed):
                return self._search(book, words, as_typed)

    def read_on(self, typed: str, vocabulary: Vocabulary) -> Reading | None:
        """Go on from the paragraph read last, for an empty line or a word for a step.

        Returns:
            ``None`` where the line is anything else.
        """
        line = fold_line(typed)
        step = step_of(line, vocabulary) if line else Step.NEXT
        book = self._book(vocabulary.language)
        if step not in READING_ON or book is None:
            return None
        return self._step(book, step)

    def is_done(self, language: str) -> bool:
        """Tell whether nothing is being read, or the last paragraph of its heading was."""
        book, place = self._book(language), self._place
        if book is None or place is None:
            return True
        following = book.after(place)
        return following is None or following.section != place.section

    def search(self, words: str, language: str) -> Reading:
        """Look for words, whatever they may mean as a command."""
        book = self._book(language)
        return _MISSING if book is None else self._search(book, fold(words), words.strip())

    def open(self, passage: Passage, language: str) -> Reading:
        """Read a rule with the heading under which it stands."""
        book = self._book(language)
        try:
            return _MISSING if book is None else self._arrive(book, book.place_of(passage))
        except LookupError:  # a document that was cut lacks it
            return _MISSING

    def _book(self, language: str) -> Rulebook | None:
        if language not in self._books:
            try:
                self._books[language] = open_rulebook(self._game, language)
            except MissingDocumentError:
                return None
        book = self._books[language]
        if self._place is not None and self._place.section >= len(book.sections):
            self._place = None  # this language's document was cut before it
        return book

    def _step(self, book: Rulebook, step: Step) -> Reading:
        match step:
            case Step.NEXT:
                after = book.after(self._place)
                return self._go(book, after) if after else Reading((rule_words.THE_END,))
            case Step.PREVIOUS:
                before = book.before(self._place)
                return self._go(book, before) if before else Reading((rule_words.THE_BEGINNING,))
            case Step.AGAIN:
                return self._again(book)
            case Step.EVERYTHING:
                return self._whole(book, range(len(book.sections)))
            case Step.HEADINGS | Step.ALL_HEADINGS:
                every = range(len(book.sections))
                shown = book.tops if step is Step.HEADINGS else every
                return Reading((rule_words.contents(book), *rule_words.listed(book, shown)))

    def _go(self, book: Rulebook, place: Place) -> Reading:
        """Read the next paragraph or the one before, with its heading where that is another."""
        if self._place is not None and self._place.section == place.section:
            self._place = place
            return Reading(_paragraph(book, place))
        return self._arrive(book, place)

    def _arrive(self, book: Rulebook, place: Place) -> Reading:
        """Read a heading and one of its paragraphs."""
        self._place = place
        title = rule_words.heading(place.section, book.sections[place.section])
        return Reading((title, *_paragraph(book, place)))

    def _again(self, book: Rulebook) -> Reading:
        if self._place is None:
            return Reading((rule_words.NOTHING_READ,), found=False)
        paragraph = _paragraph(book, self._place)
        return Reading(paragraph) if paragraph else self._arrive(book, self._place)

    def _open(self, book: Rulebook, order: Open) -> Reading:
        if not 1 <= order.heading <= len(book.sections):
            return Reading((rule_words.no_such_heading(len(book.sections)),), found=False)
        section = order.heading - 1
        paragraphs = len(book.sections[section].paragraphs)
        if order.paragraph is not None:
            if not 1 <= order.paragraph <= paragraphs:
                return Reading((rule_words.no_such_paragraph(book.sections[section]),), found=False)
            return self._arrive(book, Place(section, order.paragraph - 1))
        under = book.below(section)
        if order.whole:
            return self._whole(book, (section, *under))
        if self._by_paragraph:
            read = self._arrive(book, Place(section))
        else:
            read = self._whole(book, (section,))
        return Reading((*read.lines, *rule_words.listed(book, under)))

    def _whole(self, book: Rulebook, sections: Sequence[int]) -> Reading:
        """Read all paragraphs of these headings."""
        lines: list[Lines] = []
        for section in sections:
            part = book.sections[section]
            lines.append((rule_words.heading(section, part), *map(phrase_of, part.texts)))
            self._place = book.last_of(section)
        return Reading(tuple([line for part in lines for line in part]))

    def _search(self, book: Rulebook, words: str, typed: str) -> Reading:
        if not words:
            return Reading((rule_words.WHAT_TO_SEARCH,), found=False)
        hits = book.find(words)
        if not hits:
            return Reading((rule_words.nothing_found(typed, book.close_to(words)),), found=False)
        first, *others = hits
        if others or len(first.paragraphs) > 1:
            return Reading(rule_words.found(book, hits, typed))
        return self._arrive(book, Place(first.section, *first.paragraphs))


def _paragraph(book: Rulebook, place: Place) -> Lines:
    """Return a paragraph; nothing where a heading has none."""
    texts = book.sections[place.section].texts
    return tuple(map(phrase_of, texts[place.paragraph : place.paragraph + 1]))
