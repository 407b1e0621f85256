"""Shapes on a page, in millimetres from its upper left corner, y downwards."""

from enum import Enum
from typing import Final, TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]


class Ink(Enum):
    """What a line or filling is for; only ``RAISED`` may be black, for black is what swells."""

    RAISED = "#000000"
    CUT = "#d6006c"
    """Where to cut; a pad is nothing else, for it is cut out of clear film over the sheet."""
    NOTE = "#0050b0"
    """Words and measures for those who see."""


class Anchor(Enum):
    """Which end of a line of words stands at its point."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


_OTHER_END: Final = {
    Anchor.START: Anchor.END,
    Anchor.MIDDLE: Anchor.MIDDLE,
    Anchor.END: Anchor.START,
}


class Disc(msgspec.Struct, frozen=True):
    """A filled circle."""

    center: Point
    diameter: float
    ink: Ink = Ink.RAISED


class Ring(msgspec.Struct, frozen=True):
    """A circle drawn as a line; the diameter is that of the middle of the line."""

    center: Point
    diameter: float
    stroke: float
    ink: Ink = Ink.RAISED


class Path(msgspec.Struct, frozen=True):
    """Straight lines from corner to corner."""

    corners: tuple[Point, ...]
    stroke: float
    """The width of the line; 0 where the shape is filled instead."""
    ink: Ink = Ink.RAISED
    closed: bool = True


class Words(msgspec.Struct, frozen=True):
    """A line of words for those who see."""

    text: str
    at: Point
    """On the base line."""
    size: float
    """The height of the type, from which capitals take seven tenths."""
    anchor: Anchor = Anchor.START
    ink: Ink = Ink.NOTE


Shape: TypeAlias = Disc | Ring | Path | Words


class Page(msgspec.Struct, frozen=True):
    """One page of a sheet."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def moved(shape: Shape, by: Point) -> Shape:
    """Return a shape further right and down."""
    match shape:
        case Disc() | Ring():
            return msgspec.structs.replace(shape, center=_sum(shape.center, by))
        case Path():
            corners = tuple([_sum(corner, by) for corner in shape.corners])
            return msgspec.structs.replace(shape, corners=corners)
        case Words():
            return msgspec.structs.replace(shape, at=_sum(shape.at, by))


def mirrored(shape: Shape, width: float) -> Shape:
    """Return a shape as it stands on a page of this width seen from behind; words stay readable."""
    match shape:
        case Disc() | Ring():
            return msgspec.structs.replace(shape, center=_flipped(shape.center, width))
        case Path():
            corners = tuple([_flipped(corner, width) for corner in shape.corners])
            return msgspec.structs.replace(shape, corners=corners)
        case Words():
            other = _OTHER_END[shape.anchor]
            return msgspec.structs.replace(shape, at=_flipped(shape.at, width), anchor=other)


def _sum(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _flipped(point: Point, width: float) -> Point:
    return width - point[0], point[1]
