"""Marks as shapes: the parts of a number one under another, so that they show in a fan."""

from collections.abc import Iterable
from math import ceil, cos, pi, sin, sqrt
from typing import Final

import msgspec

from access_play.tactile.drawing import sizes
from access_play.tactile.drawing.shapes import Disc, Ink, Path, Point, Ring, Shape, moved
from access_play.tactile.drawing.sizes import Pen
from access_play.tactile.marks import Figure, Mark, Number, Pads
from access_play.tactile.number_code import marks_of

_POINTS_OF_A_STAR: Final = 5
_INNER_RADIUS: Final = 0.45
"""Of a star, against the outer one: fat rays stay raised better than the thin ones of 0.38."""


class Drawn(msgspec.Struct, frozen=True):
    """Shapes whose extent, as felt, begins at 0, 0."""

    shapes: tuple[Shape, ...]
    width: float
    height: float


def draw(mark: Mark, pen: Pen) -> Drawn:
    """Draw a mark; of several pads one, for they are stuck one by one."""
    if isinstance(mark, Number):
        return _number(mark.value, pen)
    if isinstance(mark, Pads):
        middle = sizes.PAD / 2
        pad = Ring((middle, middle), sizes.PAD, sizes.HAIRLINE, Ink.CUT)
        return Drawn((pad,), sizes.PAD, sizes.PAD)
    return _star(pen) if mark is Figure.STAR else _dots(1, 1, pen)


def _number(value: int, pen: Pen) -> Drawn:
    marks = marks_of(value)
    parts = []
    if marks.tens:
        parts.append(_square(marks.tens, pen))
    if marks.circle:
        parts.append(_circle(pen))
    if marks.dots:
        parts.append(_dots(marks.dots, marks.dots, pen))
    return _stacked(parts)


def _stacked(parts: Iterable[Drawn]) -> Drawn:
    """Put parts one under another, along their left edges."""
    shapes: list[Shape] = []
    width = height = 0.0
    for part in parts:
        top = height + sizes.GAP if shapes else 0.0
        shapes += [moved(shape, (0.0, top)) for shape in part.shapes]
        width, height = max(width, part.width), top + part.height
    return Drawn(tuple(shapes), width, height)


def _square(dots: int, pen: Pen) -> Drawn:
    """Draw a square, which grows with the dots in it; to 4 it is of the usual size."""
    columns = ceil(sqrt(dots))
    inside = _dots(dots, columns, pen)
    side = max(sizes.FIGURE, inside.width + 2 * sizes.INSIDE + sizes.STROKE)
    outer, near, far = side + sizes.STROKE, sizes.STROKE / 2, side + sizes.STROKE / 2
    corners = ((near, near), (far, near), (far, far), (near, far))
    at = (outer - inside.width) / 2, (outer - inside.height) / 2
    frame = _line(Path(corners, sizes.STROKE - pen.growth), pen)
    return Drawn((*frame, *[moved(shape, at) for shape in inside.shapes]), outer, outer)


def _circle(pen: Pen) -> Drawn:
    outer = sizes.FIGURE + sizes.STROKE
    middle = (outer / 2, outer / 2)
    stroke = sizes.STROKE - pen.growth
    if pen.outlined:
        edges = (sizes.FIGURE + stroke, sizes.FIGURE - stroke)
        rings = tuple([Ring(middle, edge, sizes.HAIRLINE) for edge in edges])
    else:
        rings = (Ring(middle, sizes.FIGURE, stroke),)
    return Drawn((*rings, _dot(middle, pen)), outer, outer)


def _dots(count: int, columns: int, pen: Pen) -> Drawn:
    """Draw dots in rows, as far apart as those of a cell of braille."""
    places = [divmod(index, columns) for index in range(count)]
    radius = sizes.DOT / 2
    shapes = tuple(
        [
            _dot((radius + column * sizes.PITCH, radius + row * sizes.PITCH), pen)
            for row, column in places
        ]
    )
    width = (min(count, columns) - 1) * sizes.PITCH + sizes.DOT
    return Drawn(shapes, width, places[-1][0] * sizes.PITCH + sizes.DOT)


def _dot(center: Point, pen: Pen) -> Shape:
    diameter = sizes.DOT - pen.growth
    return Ring(center, diameter, sizes.HAIRLINE) if pen.outlined else Disc(center, diameter)


def _star(pen: Pen) -> Drawn:
    radius = sizes.STAR / (2 * sin(2 * pi / _POINTS_OF_A_STAR))
    felt = [_ray(index, radius) for index in range(2 * _POINTS_OF_A_STAR)]
    printed = [_ray(index, radius - pen.growth / 2) for index in range(2 * _POINTS_OF_A_STAR)]
    corners = tuple([(x + sizes.STAR / 2, y + radius) for x, y in printed])
    star = Path(corners, sizes.HAIRLINE if pen.outlined else 0.0)
    return Drawn((star,), sizes.STAR, radius + max(y for _, y in felt))


def _ray(index: int, radius: float) -> Point:
    """Return a corner of a star around 0, 0; the first points upwards."""
    length = radius * _INNER_RADIUS if index % 2 else radius
    angle = index * pi / _POINTS_OF_A_STAR
    return length * sin(angle), -length * cos(angle)


def _line(path: Path, pen: Pen) -> tuple[Shape, ...]:
    """Draw a closed line around an upright square: by its two edges where only these are drawn."""
    if not pen.outlined:
        return (path,)
    (left, top), _, (right, bottom), _ = path.corners
    half = path.stroke / 2
    edges = [_edge(left - by, top - by, right + by, bottom + by) for by in (half, -half)]
    return tuple(edges)


def _edge(left: float, top: float, right: float, bottom: float) -> Path:
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Path(corners, sizes.HAIRLINE)
