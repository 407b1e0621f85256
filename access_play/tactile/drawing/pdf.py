"""Pages as PDF, by reportlab, which is asked for only here."""

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path as FilePath
from typing import Any, Final

from access_play.tactile.drawing.shapes import Anchor, Disc, Ink, Page, Path, Ring, Shape, Words

_LATIN: Final = "Vera"
"""A font that reportlab brings along; it is embedded."""
_JAPANESE: Final = "HeiseiKakuGo-W5"
"""A font that whoever shows the file has; it can't be embedded."""
_OWN: Final = "own"


class NoPdfError(Exception):
    """The library that writes PDF is not installed."""


class FontError(Exception):
    """A font file can't be used: it is none, or not of the kind that can be embedded."""


def pdf(pages: Sequence[Page], title: str, language: str, font: FilePath | None = None) -> bytes:
    """Write pages as one PDF document of true size.

    Args:
        pages: the shapes, one or more pages.
        title: the document's name.
        language: the tag of the words' language, as the document tells it to readers.
        font: a TrueType file for the words; else a Latin font that is embedded, or for
            Japanese one that the showing program must have.

    Raises:
        NoPdfError: reportlab is missing.
        FontError: the font file can't be used.
    """
    try:
        from reportlab.lib.units import mm  # noqa: PLC0415 (an extra, loaded when it is used)
        from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415
    except ImportError as error:
        raise NoPdfError from error
    name = _own_font(font) if font else _usual_font(language)
    written = BytesIO()
    canvas = Canvas(written, invariant=True, lang=language)
    canvas.setTitle(title)
    for page in pages:
        canvas.setPageSize((page.width * mm, page.height * mm))
        canvas.translate(0, page.height * mm)
        canvas.scale(mm, mm)
        for shape in page.shapes:
            _draw(canvas, shape, name)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _usual_font(language: str) -> str:
    from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont  # noqa: PLC0415
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415

    if language == "ja":
        pdfmetrics.registerFont(UnicodeCIDFont(_JAPANESE))
        return _JAPANESE
    pdfmetrics.registerFont(TTFont(_LATIN, "Vera.ttf"))
    return _LATIN


def _own_font(font: FilePath) -> str:
    from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415
    from reportlab.pdfbase.ttfonts import TTFError, TTFont  # noqa: PLC0415

    if not os.path.isfile(font):  # noqa: PTH113 (a device might be read without end)
        raise FontError(str(font))
    try:
        pdfmetrics.registerFont(TTFont(_OWN, str(font)))
    except (TTFError, OSError) as error:
        raise FontError(str(font)) from error
    return _OWN


def _draw(canvas: Any, shape: Shape, font: str) -> None:
    """Draw a shape; PDF counts y upwards."""
    match shape:
        case Disc():
            canvas.setFillColor(_color(shape.ink))
            x, y = shape.center
            canvas.circle(x, -y, shape.diameter / 2, stroke=0, fill=1)
        case Ring():
            _set_line(canvas, shape)
            x, y = shape.center
            canvas.circle(x, -y, shape.diameter / 2, stroke=1, fill=0)
        case Path():
            _draw_path(canvas, shape)
        case Words():
            _write(canvas, shape, font)


def _draw_path(canvas: Any, shape: Path) -> None:
    _set_line(canvas, shape)
    canvas.setFillColor(_color(shape.ink))
    path = canvas.beginPath()
    (x, y), *others = shape.corners
    path.moveTo(x, -y)
    for x, y in others:
        path.lineTo(x, -y)
    if shape.closed:
        path.close()
    canvas.drawPath(path, stroke=int(shape.stroke > 0), fill=int(shape.stroke == 0))


def _write(canvas: Any, shape: Words, font: str) -> None:
    canvas.setFillColor(_color(shape.ink))
    canvas.setFont(font, shape.size)
    write = {
        Anchor.START: canvas.drawString,
        Anchor.MIDDLE: canvas.drawCentredString,
        Anchor.END: canvas.drawRightString,
    }[shape.anchor]
    x, y = shape.at
    write(x, -y, _writable(shape.text, font))


def _writable(text: str, font: str) -> str:
    """Leave the marks off letters that the font we bring has only without them, such as ō."""
    from unicodedata import normalize  # noqa: PLC0415

    from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415

    if font != _LATIN:
        return text
    known = pdfmetrics.getFont(font).face.charToGlyph
    return "".join([sign if ord(sign) in known else normalize("NFD", sign)[0] for sign in text])


def _set_line(canvas: Any, shape: Ring | Path) -> None:
    canvas.setStrokeColor(_color(shape.ink))
    canvas.setLineWidth(shape.stroke)


def _color(ink: Ink) -> Any:
    from reportlab.lib.colors import HexColor  # noqa: PLC0415

    return HexColor(ink.value)
