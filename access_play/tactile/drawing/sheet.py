"""Laying stickers out on pages: rows of stickers with their cut lines and labels."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from access_play.tactile.drawing import sizes
from access_play.tactile.drawing.lines import width_of, wrapped
from access_play.tactile.drawing.marks import Drawn, draw
from access_play.tactile.drawing.shapes import (
    Anchor,
    Ink,
    Page,
    Path,
    Point,
    Shape,
    Words,
    mirrored,
    moved,
)
from access_play.tactile.drawing.sizes import PENS, Medium, Paper, Pen
from access_play.tactile.marks import Mark, Pads

_EDGE: Final = 10.0
"""What no printer prints on, and a little more."""
_APART: Final = 4.0
"""Between stickers."""
_CHECK: Final = 100.0
_TICK: Final = 3.0
_UP: Final = 8.0
"""The legs of the corner mark."""
_SMALL: Final = 4.5
"""The type of advice."""
_LEADING: Final = 1.3
"""From a line of type to the next, as a share of its size."""
_CAPITALS: Final = 0.73
_LABEL_BELOW: Final = 1.5


class Row(msgspec.Struct, frozen=True):
    """Some alike stickers with one label."""

    label: str
    mark: Mark
    copies: int


class Section(msgspec.Struct, frozen=True):
    """Stickers that go to the same place of things of one kind."""

    heading: str
    rows: tuple[Row, ...]


class Captions(msgspec.Struct, frozen=True):
    """What is printed for those who see."""

    title: str
    advice: tuple[str, ...]
    check: str
    """Beside the line by which one measures whether the print is of true size."""
    page: Callable[[int, int], str]
    """Makes the line that tells a page's number and how many there are."""


class PaperError(Exception):
    """The paper can't hold the line of 100 mm, or not one of the stickers."""


def lay_out(
    sections: tuple[Section, ...], captions: Captions, paper: Paper, medium: Medium
) -> tuple[Page, ...]:
    """Lay stickers out on as many pages as they need.

    Raises:
        PaperError: the paper is too small.
    """
    pen = PENS[medium]
    sheet = _Sheet(paper, captions)
    for section in sections:
        sheet.begin(section.heading)
        for row in section.rows:
            for block in _blocks(row, pen, sheet.inner):
                sheet.put(block)
    pages = sheet.finish()
    return tuple([_turned(page) for page in pages]) if pen.mirrored else pages


def _turned(page: Page) -> Page:
    shapes = tuple([mirrored(shape, page.width) for shape in page.shapes])
    return msgspec.structs.replace(page, shapes=shapes)


def sticker(mark: Mark, pen: Pen) -> Drawn:
    """Draw a mark with the cut line around it; a pad is cut along its own edge."""
    drawn = draw(mark, pen)
    if isinstance(mark, Pads):
        return drawn
    right = max(drawn.width + 2 * sizes.MARGIN, sizes.NARROWEST)
    bottom = max(drawn.height + 2 * sizes.MARGIN, sizes.LOWEST)
    inner = right - sizes.CORNER
    corners = ((0.0, 0.0), (inner, 0.0), (right, sizes.CORNER), (right, bottom), (0.0, bottom))
    inside = [moved(shape, (sizes.MARGIN, sizes.MARGIN)) for shape in drawn.shapes]
    return Drawn((Path(corners, sizes.HAIRLINE, Ink.CUT), *inside), right, bottom)


def _blocks(row: Row, pen: Pen, width: float) -> Iterator[Drawn]:
    """Put alike stickers side by side over their label, as many as the width holds."""
    one = sticker(row.mark, pen)
    most = int((width + _APART) // (one.width + _APART))
    if not most:
        raise PaperError
    left = row.copies * (row.mark.count if isinstance(row.mark, Pads) else 1)
    while left:
        yield _block(one, min(left, most), row.label)
        left -= min(left, most)


def _block(one: Drawn, copies: int, label: str) -> Drawn:
    step = one.width + _APART
    shapes = [moved(shape, (step * at, 0.0)) for at in range(copies) for shape in one.shapes]
    base = one.height + _LABEL_BELOW + sizes.LETTERS * _CAPITALS
    shapes.append(Words(label, (0.0, base), sizes.LETTERS))
    width = max(step * copies - _APART, width_of(label, sizes.LETTERS))
    return Drawn(tuple(shapes), width, base + sizes.LETTERS * (1 - _CAPITALS))


class _Sheet:
    """Puts blocks from left to right and down, and begins new pages."""

    def __init__(self, paper: Paper, captions: Captions) -> None:
        self.inner: Final = paper.width - 2 * _EDGE
        self._paper = paper
        self._captions = captions
        self._pages: list[list[Shape]] = []
        self._heading = ""
        self._headed = False
        self._x = self._y = self._row = 0.0
        if self.inner < _CHECK:
            raise PaperError
        self._new_page(captions.advice)

    def begin(self, heading: str) -> None:
        """Begin a section; its heading is written with its first block, on every page anew."""
        self._end_row()
        self._heading, self._headed = heading, False

    def put(self, block: Drawn) -> None:
        """Put a block into the row, or begin another row or page for it."""
        if block.width > self.inner:
            raise PaperError
        if self._x > _EDGE and self._x + block.width > _EDGE + self.inner:
            self._end_row()
        if not self._fits(block):
            self._new_page(())
            if not self._fits(block):
                raise PaperError
        if not self._headed:
            self._write(self._heading_lines(), sizes.LETTERS)
            self._headed = True
        self._pages[-1] += [moved(shape, (self._x, self._y)) for shape in block.shapes]
        self._x += block.width + _APART
        self._row = max(self._row, block.height)

    def finish(self) -> tuple[Page, ...]:
        """Number the pages and return them."""
        numbered = []
        at: Point = (self._paper.width - _EDGE, self._paper.height - _EDGE / 2)
        for number, shapes in enumerate(self._pages, start=1):
            line = self._captions.page(number, len(self._pages))
            foot = Words(line, at, _SMALL, Anchor.END)
            numbered.append(Page(self._paper.width, self._paper.height, (*shapes, foot)))
        return tuple(numbered)

    def _fits(self, block: Drawn) -> bool:
        lines = () if self._headed else self._heading_lines()
        above = len(lines) * sizes.LETTERS * _LEADING
        return self._y + above + block.height <= self._paper.height - _EDGE

    def _heading_lines(self) -> tuple[str, ...]:
        return tuple(wrapped(self._heading, sizes.LETTERS, self.inner))

    def _end_row(self) -> None:
        if self._row:
            self._y += self._row + _APART
        self._x, self._row = _EDGE, 0.0

    def _new_page(self, advice: tuple[str, ...]) -> None:
        self._pages.append([_corner_mark()])
        self._headed = False
        self._x, self._y, self._row = _EDGE + _UP + _APART, _EDGE, 0.0
        self._write((self._captions.title,), sizes.LETTERS)
        self._x, self._y = _EDGE, max(self._y, _EDGE + _UP) + _APART
        for text in advice:
            self._write(tuple(wrapped(text, _SMALL, self.inner)), _SMALL)
        self._write((self._captions.check,), _SMALL)
        self._pages[-1] += _check_line(self._y + _TICK)
        self._y += 2 * _TICK + _APART

    def _write(self, lines: tuple[str, ...], size: float) -> None:
        for line in lines:
            words = Words(line, (self._x, self._y + size * _CAPITALS), size)
            self._pages[-1].append(words)
            self._y += size * _LEADING


def _corner_mark() -> Shape:
    """Say to a finger which corner is the upper left one."""
    corners = ((_EDGE, _EDGE), (_EDGE + _UP, _EDGE), (_EDGE, _EDGE + _UP))
    return Path(corners, 0.0)


def _check_line(y: float) -> tuple[Shape, ...]:
    """Draw the line of 100 mm with a tick at each end."""
    ends = (_EDGE, _EDGE + _CHECK)
    ticks = [
        Path(((x, y - _TICK / 2), (x, y + _TICK / 2)), sizes.HAIRLINE, Ink.NOTE, closed=False)
        for x in ends
    ]
    line = Path(((ends[0], y), (ends[1], y)), sizes.HAIRLINE, Ink.NOTE, closed=False)
    return (line, *ticks)
