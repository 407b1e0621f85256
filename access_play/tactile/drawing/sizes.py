"""How large marks are, and how they are drawn for each way of making them, in millimetres.

As felt, dots are as wide and as far apart as those of braille (Marburg Medium), figures
are a quarter of an inch across and an eighth of an inch apart, as tactile graphics ask for.
"""

from enum import Enum
from typing import Final

import msgspec

DOT: Final = 1.6
PITCH: Final = 2.5
"""From the middle of a dot to the middle of the next."""
FIGURE: Final = 6.4
"""Across a circle or a square, from the middle of its line to the middle."""
STROKE: Final = 1.0
GAP: Final = 3.2
"""Between the parts of a mark."""
INSIDE: Final = 0.6
"""Between the dots in a square and its line."""
STAR: Final = 9.1
"""Across a star: as wide as four dots, the widest part of any strip."""
PAD: Final = 12.7
"""Across a clear pad: half an inch, so that its shape is known by its edge."""

MARGIN: Final = 1.5
"""From a mark to the edge of its sticker."""
NARROWEST: Final = FIGURE + STROKE + 2 * MARGIN
"""A sticker that is smaller can't be handled."""
LOWEST: Final = 8.0
CORNER: Final = 2.5
"""How much of the upper right corner of a sticker is cut away, to say which way is up."""

LETTERS: Final = 5.7
"""The type of labels, so that capitals and digits are 4 high."""
HAIRLINE: Final = 0.2
"""The width of cut lines and outlines."""


class Paper(msgspec.Struct, frozen=True):
    """A sheet's size in millimetres."""

    width: float
    height: float


class Medium(Enum):
    """How the marks are made."""

    SWELL = "swell"
    """Swell paper: what is black rises in the heater, and grows in width as it does."""
    VINYL = "vinyl"
    """Cut out of thick film by a cutting plotter, which follows outlines."""
    INK = "ink"
    """Drawn with puffy ink over an outline."""
    EMBOSS = "emboss"
    """Pressed by hand from behind, so everything is the other way round."""


class Pen(msgspec.Struct, frozen=True):
    """What is printed for a medium so that it feels as meant."""

    growth: float = 0.0
    """How much wider a line or a dot becomes."""
    outlined: bool = False
    """Whether only the outlines are drawn."""
    mirrored: bool = False


PENS: Final = {
    Medium.SWELL: Pen(growth=0.3),
    Medium.VINYL: Pen(outlined=True),
    Medium.INK: Pen(growth=0.3, outlined=True),
    Medium.EMBOSS: Pen(mirrored=True),
}
