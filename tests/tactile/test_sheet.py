"""Stickers on pages: nothing lost, nothing outside, the same in every file."""

import shutil
import subprocess
from pathlib import Path as FilePath
from typing import TypeGuard

import pytest

from access_play.tactile.drawing.lines import width_of, wrapped
from access_play.tactile.drawing.pdf import FontError, pdf
from access_play.tactile.drawing.shapes import (
    Anchor,
    Disc,
    Ink,
    Page,
    Path,
    Ring,
    Shape,
    Words,
)
from access_play.tactile.drawing.sheet import Captions, PaperError, Row, Section, lay_out
from access_play.tactile.drawing.sizes import Medium, Paper
from access_play.tactile.drawing.svg import svg
from access_play.tactile.marks import Figure, Number, Pads

A4 = Paper(210, 297)
CAPTIONS = Captions("A title", ("Some advice.",), "100 mm", "Page {} of {}".format)
SECTIONS = (
    Section("Numbers", tuple(Row(str(value), Number(value), 5) for value in range(1, 28))),
    Section("Others", (Row("Star", Figure.STAR, 3), Row("Pads", Pads(2), 4))),
)


def texts(page: Page) -> list[str]:
    return [shape.text for shape in page.shapes if isinstance(shape, Words)]


def is_check_line(shape: Shape) -> TypeGuard[Path]:
    """Whether this is the level line by which one measures."""
    if not isinstance(shape, Path) or shape.ink is not Ink.NOTE:
        return False
    (_, one), (_, other) = shape.corners
    return one == other


def cuts(page: Page) -> list[Path]:
    return [shape for shape in page.shapes if isinstance(shape, Path) and shape.ink is Ink.CUT]


def test_every_sticker_is_there_and_every_page_is_numbered() -> None:
    pages = lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL)
    assert len(pages) > 1
    assert sum(len(cuts(page)) for page in pages) == 27 * 5 + 3
    pads = [shape for page in pages for shape in page.shapes if isinstance(shape, Ring)]
    assert sum(ring.ink is Ink.CUT for ring in pads) == 8
    for number, page in enumerate(pages, start=1):
        assert {"A title", "100 mm", f"Page {number} of {len(pages)}"} <= set(texts(page))
        assert ("Some advice." in texts(page)) is (number == 1)
    headings = [line for page in pages for line in texts(page) if line == "Numbers"]
    assert len(headings) >= 2


def test_each_page_has_a_line_of_100_mm_and_a_mark_in_its_upper_left_corner() -> None:
    for page in lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL):
        (check,) = filter(is_check_line, page.shapes)
        (left, _), (right, _) = check.corners
        assert right - left == pytest.approx(100)
        corner = next(
            shape
            for shape in page.shapes
            if isinstance(shape, Path) and shape.ink is Ink.RAISED and len(shape.corners) == 3
        )
        assert corner.corners[0] == (10, 10)


@pytest.mark.parametrize("paper", [A4, Paper(215.9, 279.4), Paper(120, 150)])
@pytest.mark.parametrize("medium", Medium)
def test_nothing_that_is_printed_is_nearer_to_the_edge_than_5_mm(
    paper: Paper, medium: Medium
) -> None:
    for page in lay_out(SECTIONS, CAPTIONS, paper, medium):
        for shape in page.shapes:
            points = (
                shape.corners
                if isinstance(shape, Path)
                else (shape.at,)
                if isinstance(shape, Words)
                else (shape.center,)
            )
            for x, y in points:
                assert 5 <= x <= paper.width - 5
                assert 5 <= y <= paper.height - 5


def test_no_two_stickers_touch() -> None:
    for page in lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL):
        boxes = []
        for cut in cuts(page):
            xs, ys = zip(*cut.corners, strict=True)
            boxes.append((min(xs), min(ys), max(xs), max(ys)))
        for index, one in enumerate(boxes):
            for other in boxes[index + 1 :]:
                apart = (
                    one[2] + 3 < other[0]
                    or other[2] + 3 < one[0]
                    or one[3] + 3 < other[1]
                    or other[3] + 3 < one[1]
                )
                assert apart, (one, other)


def test_labels_are_large_and_never_black() -> None:
    for page in lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL):
        words = [shape for shape in page.shapes if isinstance(shape, Words)]
        assert all(line.ink is Ink.NOTE and line.size >= 4 for line in words)
        assert all(line.size * 0.7 >= 3.98 for line in words if line.text.isdecimal())


def test_what_is_pressed_from_behind_is_drawn_the_other_way_round() -> None:
    (front, *_), (back, *_) = (
        lay_out(SECTIONS, CAPTIONS, A4, medium) for medium in (Medium.SWELL, Medium.EMBOSS)
    )
    first = next(shape for shape in front.shapes if isinstance(shape, Disc))
    turned = next(shape for shape in back.shapes if isinstance(shape, Disc))
    assert turned.center == pytest.approx((210 - first.center[0], first.center[1]))
    title = next(shape for shape in back.shapes if isinstance(shape, Words))
    assert title.anchor is Anchor.END


@pytest.mark.parametrize(
    ("paper", "value"),
    [(Paper(100, 297), 1), (Paper(210, 60), 17), (Paper(130, 297), 99 * 99 * 10)],
)
def test_paper_that_cannot_hold_the_marks_is_refused(paper: Paper, value: int) -> None:
    section = Section("Numbers", (Row("1", Number(value), 1),))
    with pytest.raises(PaperError):
        lay_out((section,), CAPTIONS, paper, Medium.SWELL)


def test_long_words_are_broken_between_words_or_japanese_signs() -> None:
    assert list(wrapped("one two three", 1, 5)) == ["one two", "three"]
    lines = list(wrapped("これは、とても長い文です。", 1, 5))
    assert "".join(lines) == "これは、とても長い文です。"
    assert all(width_of(line, 1) <= 6 for line in lines)
    assert not any(line.startswith(("、", "。")) for line in lines)


def test_words_of_a_page_are_escaped() -> None:
    page = Page(100, 100, (Words("<a> & b", (10, 10), 5),))
    assert "&lt;a&gt; &amp; b</text>" in svg(page, 'A "title" & more', "en")


class TestPdf:
    @pytest.fixture
    def shown(self, tmp_path: FilePath) -> FilePath:
        pages = lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL)
        file = tmp_path / "sheet.pdf"
        file.write_bytes(pdf(pages, "A title", "en"))
        return file

    def test_the_same_sheet_is_the_same_file(self, shown: FilePath) -> None:
        pages = lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL)
        assert pdf(pages, "A title", "en") == shown.read_bytes()

    def test_its_page_is_of_the_size_of_the_paper(self, shown: FilePath) -> None:
        assert b"/MediaBox [ 0 0 595.2756 841.8898 ]" in shown.read_bytes()

    def test_marks_are_of_true_size_when_it_is_shown(self, shown: FilePath) -> None:
        """At 254 dots an inch a millimetre is ten of them."""
        tool = shutil.which("pdftoppm")
        if tool is None:
            pytest.skip("pdftoppm is not installed (apt install poppler-utils)")
        made = subprocess.run(
            [tool, "-r", "254", "-gray", "-f", "1", "-l", "1", str(shown)],
            capture_output=True,
            check=True,
            timeout=60,
        )
        _, size, _, pixels = made.stdout.split(b"\n", 3)
        width, height = map(int, size.split())
        assert (width, height) == pytest.approx((2100, 2970), abs=1)

        def row(y: float) -> bytes:
            start = round(y * 10) * width
            return pixels[start : start + width]

        page = lay_out(SECTIONS, CAPTIONS, A4, Medium.SWELL)[0]
        line = next(shape for shape in page.shapes if is_check_line(shape))
        assert max(runs_of(row(line.corners[0][1]), 200)) == pytest.approx(1000, abs=3)
        x, y = next(shape.center for shape in page.shapes if isinstance(shape, Disc))
        around = row(y)[round(x * 10) - 15 : round(x * 10) + 15]
        assert runs_of(around, 128) == [pytest.approx(13, abs=1)]

    def test_letters_that_the_font_lacks_lose_their_marks(self) -> None:
        page = Page(100, 100, (Words("Gakkō, Ōmi, à", (10, 10), 5),))
        assert pdf((page,), "", "en") == pdf(
            (Page(100, 100, (Words("Gakko, Omi, à", (10, 10), 5),)),), "", "en"
        )

    def test_japanese_asks_for_a_font_of_whoever_shows_it(self) -> None:
        page = Page(100, 100, (Words("村人", (10, 10), 5),))
        assert b"HeiseiKakuGo-W5" in pdf((page,), "", "ja")

    def test_a_file_that_is_no_font_is_refused(self, tmp_path: FilePath) -> None:
        wrong = tmp_path / "font.ttf"
        wrong.write_bytes(b"no font")
        for font in (wrong, tmp_path / "missing.ttf"):
            with pytest.raises(FontError):
                pdf((Page(100, 100, ()),), "", "en", font)


def runs_of(row: bytes, limit: int) -> list[int]:
    """The lengths of what is darker than a limit."""
    found, length = [], 0
    for grey in (*row, 255):
        if grey < limit:
            length += 1
        elif length:
            found.append(length)
            length = 0
    return found
