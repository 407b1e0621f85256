"""What goes into braille files: rules, labels, score sheets and player aids, as paragraphs."""

from collections.abc import Iterator
from typing import Final

from access_play.games.kits import Kit, ScoreSheet
from access_play.language.documents import Section, phrase_of
from access_play.language.phrases import Phrase
from access_play.language.speaker import Speaker
from access_play.tactile.braille.leaves import BLANK, Block
from access_play.tactile.braille.translator import Translator
from access_play.tactile.braille.translators import prepared

_HEADING_AT: Final = 4
_PARAGRAPH_AT: Final = 2
_BAR: Final = "\u2838"
_RULE: Final = "\u2812"
_NARROWEST: Final = 3
"""The cells that a number of points needs in French: a sign and two digits."""


class NoRoomError(Exception):
    """The lines are too short for a score sheet of so many players."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.players = players


class Scribe:
    """Writes words of one language as cells."""

    def __init__(self, translator: Translator, speaker: Speaker) -> None:
        self._translator = translator
        self._speaker = speaker

    def phrase(self, words: Phrase) -> str:
        """Write the braille form of a phrase."""
        return self.text(self._speaker.braille(words))

    def text(self, text: str) -> str:
        """Write a text of the language."""
        return self._translator.translate(prepared(text, self._speaker.language))


def rules(sections: tuple[Section, ...], scribe: Scribe) -> Iterator[Block]:
    """Write a document: headings stand further in, with an empty line above."""
    for section in sections:
        yield _heading(scribe.phrase(phrase_of(section.title)))
        for text in section.texts:
            yield Block(scribe.phrase(phrase_of(text)), first=_PARAGRAPH_AT)


def labels(kit: Kit, title: Phrase, scribe: Scribe) -> Iterator[Block]:
    """Write a line for every copy of everything, to be cut out."""
    yield _heading(scribe.phrase(title))
    for kind in kit.kinds:
        yield _heading(scribe.phrase(kind.heading))
        for thing in kind.things:
            yield from [Block(scribe.phrase(thing.name))] * thing.copies


def aid(kit: Kit, title: Phrase, scribe: Scribe) -> Iterator[Block]:
    """Write a player aid: one thing a line."""
    yield _heading(scribe.phrase(title))
    for line in kit.aid:
        yield Block(scribe.phrase(line), others=_PARAGRAPH_AT)


def scores(kit: Kit, cells: int, scribe: Scribe) -> Iterator[Block]:
    """Write tables to be filled in, each on a page of its own.

    Raises:
        NoRoomError: the lines are too short.
    """
    for sheet in kit.score_sheets:
        yield Block(scribe.phrase(sheet.heading), heading=True, new_page=True)
        yield from map(Block, _table(sheet, cells, scribe))


def _table(sheet: ScoreSheet, cells: int, scribe: Scribe) -> Iterator[str]:
    """Write an empty row for the players' names, a rule, and the rows of the sheet."""
    rows = [scribe.phrase(row) for row in sheet.rows]
    first = max(map(len, rows))
    column = (cells - first - 1) // sheet.players - 1
    if column < _NARROWEST:
        raise NoRoomError(sheet.players)
    fields = (_BAR + BLANK * column) * sheet.players + _BAR
    yield BLANK * first + fields
    yield _RULE * (first + len(fields))
    for row in rows:
        yield row.ljust(first, BLANK) + fields


def _heading(cells: str) -> Block:
    return Block(cells, first=_HEADING_AT, others=_HEADING_AT, space=True, heading=True)
