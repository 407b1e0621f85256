"""The bytes of braille files: BRF for embossers, or Unicode braille, which needs no table."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

from access_play.tactile.braille.leaves import BLANK, Layout

_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII braille, in the order of the cells in Unicode."""
_TO_ASCII: Final = {ord(BLANK) + index: sign for index, sign in enumerate(_ASCII)}
_FROM_ASCII: Final = {ord(sign): chr(cell) for cell, sign in _TO_ASCII.items()}


class Alphabet(Enum):
    """How cells are written."""

    BRF = "brf"
    UNICODE = "unicode"


class LineEnd(Enum):
    """What ends a line of a file."""

    CRLF = "crlf"
    LF = "lf"


class FormFeed(Enum):
    """Where a file tells an embosser to begin a new page."""

    BETWEEN = "between"
    """Between pages."""
    END = "end"
    """Behind every page, the last one too."""
    NONE = "none"
    """Nowhere: all pages but the last are filled up with empty lines."""


_LINE_ENDS: Final = {LineEnd.CRLF: "\r\n", LineEnd.LF: "\n"}


class Writing(msgspec.Struct, frozen=True):
    """How a file is written."""

    alphabet: Alphabet = Alphabet.BRF
    line_end: LineEnd = LineEnd.CRLF
    form_feed: FormFeed = FormFeed.BETWEEN


def to_brf(cells: str) -> str:
    """Write cells of six dots as North American ASCII braille.

    Raises:
        ValueError: something else than cells of six dots is among them.
    """
    if any(ord(cell) not in _TO_ASCII for cell in cells):
        raise ValueError(cells)
    return cells.translate(_TO_ASCII)


def from_brf(text: str) -> str:
    """Read North American ASCII braille, small letters too, as cells."""
    return text.upper().translate(_FROM_ASCII)


def written(pages: Sequence[Sequence[str]], layout: Layout, writing: Writing) -> bytes:
    """Write pages of cells as a file.

    Raises:
        ValueError: a cell has more than six dots.
    """
    end = _LINE_ENDS[writing.line_end]
    texts = []
    for number, page in enumerate(pages, start=1):
        filling = layout.lines - len(page) if writing.form_feed is FormFeed.NONE else 0
        lines = (*page, *[""] * (filling if number < len(pages) else 0))
        texts.append("".join([_line(line, writing.alphabet) + end for line in lines]))
    feed = "" if writing.form_feed is FormFeed.NONE else "\f"
    last = feed if writing.form_feed is FormFeed.END else ""
    return (feed.join(texts) + last).encode()


def _line(cells: str, alphabet: Alphabet) -> str:
    kept = cells.rstrip(BLANK)
    return to_brf(kept) if alphabet is Alphabet.BRF else kept
