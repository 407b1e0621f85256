"""How wide words are, near enough to lay them out without asking a font."""

import unicodedata
from collections.abc import Iterator
from typing import Final

_WIDE: Final = 1.0
_NARROW: Final = 0.65
"""Of the type's height, for the widest usual font without serifs."""
_EAST_ASIAN: Final = frozenset({"W", "F"})


def width_of(text: str, size: float) -> float:
    """Return how wide a line is at most, in the unit of its size."""
    return size * sum(_WIDE if _is_wide(sign) else _NARROW for sign in text)


def wrapped(text: str, size: float, width: float) -> Iterator[str]:
    """Break words into lines, at blanks or between Japanese signs."""
    line = ""
    for piece in _pieces(text):
        if line and width_of((line + piece).rstrip(), size) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Part a text where a line may end: behind a blank, and before a sign that may begin one."""
    piece = ""
    for sign in text:
        if piece and _is_wide(piece[-1]) and sign not in "。、）」？ー":
            yield piece
            piece = ""
        piece += sign
        if sign == " ":
            yield piece
            piece = ""
    if piece:
        yield piece


def _is_wide(sign: str) -> bool:
    return unicodedata.east_asian_width(sign) in _EAST_ASIAN
