"""A page as SVG: one user unit is one millimetre."""

from xml.sax.saxutils import escape, quoteattr

from access_play.tactile.drawing.shapes import Disc, Page, Path, Ring, Shape, Words

_FONTS = "Helvetica, Arial, 'Noto Sans', 'Noto Sans CJK JP', sans-serif"


def svg(page: Page, title: str, language: str) -> str:
    """Write a page as an SVG document of true size.

    Args:
        page: the shapes.
        title: what the page is, for those who hear it.
        language: the tag of the words' language.
    """
    width, height = _number(page.width), _number(page.height)
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    words = f"xml:lang={quoteattr(language)} font-family={quoteattr(_FONTS)}"
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {words}>',
        f"<title>{escape(title)}</title>",
        *map(_element, page.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(shape: Shape) -> str:
    match shape:
        case Disc():
            return f'<circle {_round(shape)} fill="{shape.ink.value}"/>'
        case Ring():
            return f"<circle {_round(shape)} {_stroke(shape)}/>"
        case Path():
            name = "polygon" if shape.closed else "polyline"
            points = " ".join([f"{_number(x)},{_number(y)}" for x, y in shape.corners])
            paint = _stroke(shape) if shape.stroke else f'fill="{shape.ink.value}"'
            return f'<{name} points="{points}" {paint}/>'
        case Words():
            x, y = shape.at
            return (
                f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(shape.size)}"'
                f' text-anchor="{shape.anchor.value}" fill="{shape.ink.value}">'
                f"{escape(shape.text)}</text>"
            )


def _round(shape: Disc | Ring) -> str:
    x, y = shape.center
    return f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(shape.diameter / 2)}"'


def _stroke(shape: Ring | Path) -> str:
    return f'fill="none" stroke="{shape.ink.value}" stroke-width="{_number(shape.stroke)}"'


def _number(value: float) -> str:
    """Write a length to a thousandth of a millimetre."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
