"""Pages of braille: paragraphs broken into lines after translation, and page numbers."""

import re
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

BLANK: Final = "\u2800"
HYPHEN: Final = "\u2824"
_WORDS: Final = re.compile(f"({BLANK}*)([^{BLANK}]+)")
_AFTER_HEADING: Final = 2
"""Lines that a heading must have under it on its page."""


class Layout(msgspec.Struct, frozen=True):
    """The shape of a page."""

    cells: int = 40
    lines: int = 25
    """Lines of a page, with the one of the page number."""
    hyphen: str = HYPHEN
    """What ends a line inside a word that is longer than the line; may be empty."""


class Block(msgspec.Struct, frozen=True):
    """A paragraph of cells, blanks as U+2800."""

    cells: str
    first: int = 0
    """Blank cells before its first line."""
    others: int = 0
    """Blank cells before its other lines."""
    space: bool = False
    """Whether an empty line stands above it."""
    heading: bool = False
    """Whether it must not stand at the end of a page."""
    new_page: bool = False
    """Whether it begins a page."""


def broken(block: Block, layout: Layout) -> tuple[str, ...]:
    """Break a paragraph into lines; a word that is longer than a line is parted."""
    lines: list[str] = []
    line, empty = BLANK * block.first, True
    for gap, word in _WORDS.findall(block.cells):
        if not empty and len(line) + len(gap) + len(word) > layout.cells:
            lines.append(line)
            line, gap = BLANK * block.others, ""  # noqa: PLW2901 (blanks go where a line ends)
        line += gap + word
        empty = False
        while len(line) > layout.cells:
            room = layout.cells - len(layout.hyphen)
            lines.append(line[:room] + layout.hyphen)
            line = BLANK * block.others + line[room:]
    return (*lines, line)


def pages_of(
    blocks: Iterable[Block], layout: Layout, number: Callable[[int], str]
) -> tuple[tuple[str, ...], ...]:
    """Lay paragraphs out on pages; the first line of each ends in the page's number.

    Args:
        blocks: the paragraphs in their order.
        layout: the shape of a page.
        number: writes the number of a page, from 1, in cells.
    """
    pages: list[list[str]] = []
    for block in blocks:
        lines = broken(block, layout)
        wanted = (block.space + len(lines) + _AFTER_HEADING) if block.heading else 1
        if not pages or block.new_page or len(pages[-1]) + wanted > layout.lines:
            pages.append([number(len(pages) + 1).rjust(layout.cells, BLANK)])
        elif block.space:
            lines = ("", *lines)
        for line in lines:
            if len(pages[-1]) == layout.lines:
                pages.append([number(len(pages) + 1).rjust(layout.cells, BLANK)])
            pages[-1].append(line)
    return tuple(map(tuple, pages))
