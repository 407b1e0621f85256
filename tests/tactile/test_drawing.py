"""Marks in true size, measured in the drawing itself.

As felt: dots of 1.6 mm at 2.5 mm, figures of 6.4 mm across the middle of a line of 1 mm, 3.2 mm
between parts, no strip wider than four dots, which are 9.1 mm.
"""

import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from access_play.tactile.drawing.marks import draw
from access_play.tactile.drawing.shapes import Disc, Ink, Page, Path, Ring, Shape
from access_play.tactile.drawing.sheet import sticker
from access_play.tactile.drawing.sizes import PENS, Medium
from access_play.tactile.drawing.svg import svg
from access_play.tactile.marks import Figure, Mark, Number, Pads

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = PENS[Medium.EMBOSS]
GROWTH = 0.3


def circles(mark: Mark, medium: Medium = Medium.EMBOSS) -> list[dict[str, float]]:
    """The circles of a mark as they stand in an SVG file, in millimetres."""
    drawn = draw(mark, PENS[medium])
    root = ET.fromstring(svg(Page(50, 50, drawn.shapes), "", "en"))  # noqa: S314 (our own)
    keys = ("cx", "cy", "r", "stroke-width")
    return [
        {key: float(found.get(key, "0")) for key in keys} for found in root.iter(f"{SVG}circle")
    ]


def test_one_unit_of_the_file_is_one_millimetre() -> None:
    root = ET.fromstring(svg(Page(210, 297, ()), "", "en"))  # noqa: S314 (our own)
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert root.get("viewBox") == "0 0 210 297"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_dots_are_as_wide_and_as_far_apart_as_in_braille(count: int) -> None:
    dots = circles(Number(count))
    assert [dot["r"] * 2 for dot in dots] == pytest.approx([1.6] * count)
    assert [two["cx"] - one["cx"] for one, two in pairwise(dots)] == pytest.approx(
        [2.5] * (count - 1)
    )
    assert len({dot["cy"] for dot in dots}) == 1


def test_a_circle_is_a_quarter_of_an_inch_across_with_a_dot_in_its_middle() -> None:
    ring, dot = circles(Number(5))
    assert ring["r"] * 2 == pytest.approx(6.4)
    assert ring["stroke-width"] == pytest.approx(1.0)
    assert (dot["cx"], dot["cy"]) == (ring["cx"], ring["cy"])
    assert dot["r"] * 2 == pytest.approx(1.6)


@pytest.mark.parametrize(("tens", "places"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_square_is_of_one_size_up_to_four_dots(tens: int, places: int) -> None:
    drawn = draw(Number(tens * 10), PLAIN)
    frame = next(shape for shape in drawn.shapes if isinstance(shape, Path))
    xs, ys = zip(*frame.corners, strict=True)
    assert max(xs) - min(xs) == pytest.approx(6.4)
    assert max(ys) - min(ys) == pytest.approx(6.4)
    assert frame.stroke == pytest.approx(1.0)
    dots = [shape for shape in drawn.shapes if isinstance(shape, Disc)]
    assert len({dot.center for dot in dots}) == places


@pytest.mark.parametrize("tens", range(1, 100))
def test_the_dots_of_a_square_stay_off_its_line(tens: int) -> None:
    drawn = draw(Number(tens * 10), PLAIN)
    frame = next(shape for shape in drawn.shapes if isinstance(shape, Path))
    low, high = frame.corners[0][0] + 0.5, frame.corners[2][0] - 0.5
    dots = [shape for shape in drawn.shapes if isinstance(shape, Disc)]
    assert len(dots) == tens
    for dot in dots:
        for at in dot.center:
            assert low + 0.59 <= at - 0.8
            assert at + 0.8 <= high - 0.59


@pytest.mark.parametrize(
    ("value", "width", "height"),
    [
        (4, 9.1, 1.6),
        (5, 7.4, 7.4),
        (9, 9.1, 12.2),
        (10, 7.4, 7.4),
        (14, 9.1, 12.2),
        (17, 7.4, 22.8),
        (22, 7.4, 12.2),
        (27, 7.4, 22.8),
    ],
)
def test_parts_stand_one_under_another_an_eighth_of_an_inch_apart(
    value: int, width: float, height: float
) -> None:
    """17 is 7.4 for the square, 3.2, 7.4 for the circle, 3.2, and 1.6 for the dots."""
    drawn = draw(Number(value), PLAIN)
    assert (drawn.width, drawn.height) == pytest.approx((width, height))


def extent(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is printed."""
    match shape:
        case Disc() | Ring():
            half = (shape.diameter + (shape.stroke if isinstance(shape, Ring) else 0)) / 2
            x, y = shape.center
            return x - half, y - half, x + half, y + half
        case Path():
            xs, ys = zip(*shape.corners, strict=True)
            half = shape.stroke / 2
            return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        case _:
            raise TypeError(shape)


@pytest.mark.parametrize("medium", Medium)
@pytest.mark.parametrize("value", range(1, 50))
def test_no_number_of_a_game_is_wider_than_four_dots(value: int, medium: Medium) -> None:
    shapes = draw(Number(value), PENS[medium]).shapes
    boxes = [extent(shape) for shape in shapes]
    assert min(left for left, *_ in boxes) >= -0.11
    assert max(right for _, _, right, _ in boxes) <= 9.1 + 0.11


@pytest.mark.parametrize("medium", [Medium.SWELL, Medium.INK])
def test_what_grows_is_printed_so_that_it_is_of_its_size_when_it_has_grown(
    medium: Medium,
) -> None:
    *lines, dot = circles(Number(5), medium)
    assert dot["r"] * 2 + GROWTH == pytest.approx(1.6)
    outer = max(line["r"] * 2 for line in lines)
    if medium is Medium.INK:
        assert outer + GROWTH == pytest.approx(7.4)
    else:
        assert outer + lines[0]["stroke-width"] + GROWTH == pytest.approx(7.4)
        assert lines[0]["stroke-width"] + GROWTH == pytest.approx(1.0)


def test_outlines_are_lines_only() -> None:
    for mark in (Number(17), Figure.STAR, Figure.DOT):
        for shape in draw(mark, PENS[Medium.VINYL]).shapes:
            assert not isinstance(shape, Disc)
            assert isinstance(shape, Ring | Path)
            assert shape.stroke == pytest.approx(0.2)


def test_a_star_is_as_wide_as_four_dots_with_a_ray_upwards() -> None:
    drawn = draw(Figure.STAR, PLAIN)
    (star,) = drawn.shapes
    assert isinstance(star, Path)
    assert len(star.corners) == 10
    left, top, right, _ = extent(star)
    assert (left, top, right) == pytest.approx((0, 0, 9.1))
    assert star.corners[0] == pytest.approx((4.55, 0))
    assert drawn.width >= 6.4


def test_a_pad_is_half_an_inch_and_never_black() -> None:
    (pad,) = draw(Pads(3), PENS[Medium.SWELL]).shapes
    assert isinstance(pad, Ring)
    assert pad.diameter == pytest.approx(12.7)
    assert pad.ink is Ink.CUT


@pytest.mark.parametrize("value", [*range(1, 28), 110, 999])
def test_a_cut_line_goes_round_a_mark_with_a_margin_and_no_upper_right_corner(value: int) -> None:
    made = sticker(Number(value), PENS[Medium.SWELL])
    cut, *marks = made.shapes
    assert isinstance(cut, Path)
    assert cut.ink is Ink.CUT
    assert len(cut.corners) == 5
    assert (made.width, 0) not in cut.corners
    assert {(0, 0), (0, made.height), (made.width, made.height)} <= set(cut.corners)
    for left, top, right, bottom in map(extent, marks):
        assert min(left, top) >= 1.5
        assert right <= made.width - 1.5
        assert bottom <= made.height - 1.5
        assert (made.width - right) + top >= 2.5
    assert min(made.width, made.height) >= 8


def test_only_what_rises_is_black() -> None:
    assert [ink for ink in Ink if ink.value == "#000000"] == [Ink.RAISED]
    for ink in Ink:
        red, green, blue = (int(ink.value[at : at + 2], 16) for at in (1, 3, 5))
        assert ink is Ink.RAISED or not red == green == blue
