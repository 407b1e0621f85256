"""The tactile number code (French sheet, Adaptation: Stickers code numérique).

A dotted square is 10, with k dots inside it is 10 times k; a dotted circle is 5; each
dot is 1. They are put in this order and added up: 17 is square, circle, two dots.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from access_play.language.messages import NNP_, NP_, Message
from access_play.language.phrases import Phrase, phrase

_CIRCLE_VALUE: Final = 5
_SQUARE_VALUE: Final = 10

_SQUARES: Final[dict[int, tuple[Message, Message]]] = {
    1: (NP_("mark", "dotted square"), NP_("braille|mark", "square")),
    2: (NP_("mark", "square with two dots"), NP_("braille|mark", "square 2")),
    3: (NP_("mark", "square with three dots"), NP_("braille|mark", "square 3")),
    4: (NP_("mark", "square with four dots"), NP_("braille|mark", "square 4")),
    5: (NP_("mark", "square with five dots"), NP_("braille|mark", "square 5")),
    6: (NP_("mark", "square with six dots"), NP_("braille|mark", "square 6")),
    7: (NP_("mark", "square with seven dots"), NP_("braille|mark", "square 7")),
    8: (NP_("mark", "square with eight dots"), NP_("braille|mark", "square 8")),
    9: (NP_("mark", "square with nine dots"), NP_("braille|mark", "square 9")),
}
_LARGE_SQUARE: Final = (
    NNP_("mark", "square with {count} dot", "square with {count} dots"),
    NP_("braille|mark", "square {count}"),
)
_CIRCLE: Final = phrase(NP_("mark", "dotted circle"), braille=NP_("braille|mark", "circle"))
_DOTS: Final[dict[int, tuple[Message, Message]]] = {
    1: (NP_("mark", "one dot"), NP_("braille|mark", "1 dot")),
    2: (NP_("mark", "two dots"), NP_("braille|mark", "2 dots")),
    3: (NP_("mark", "three dots"), NP_("braille|mark", "3 dots")),
    4: (NP_("mark", "four dots"), NP_("braille|mark", "4 dots")),
}
_NO_MARK: Final = phrase(NP_("mark", "no mark"), braille=NP_("braille|mark", "no mark"))
_TWO_PARTS: Final = (
    NP_("mark", "{first}, {second}"),
    NP_("braille|mark", "{first}, {second}"),
)
_THREE_PARTS: Final = (
    NP_("mark", "{first}, {second}, {third}"),
    NP_("braille|mark", "{first}, {second}, {third}"),
)

_CIRCLE_SIGNS: Final = "(.)"
_PARTS: Final = re.compile(r"\[\.+\]|\(\.\)|\.")
_OTHER_SIGNS: Final = str.maketrans({"「": "[", "」": "]", "‥": "..", "…": "..."})
"""What Japanese keyboards write for brackets, and text fields for two or three dots."""
_OTHER_DOTS: Final = str.maketrans({"。": ".", "・": "."})


class Marks(msgspec.Struct, frozen=True):
    """The marks of one number, in the order in which a finger meets them."""

    tens: int
    """The dots inside the square; no square where there are none."""
    circle: bool
    dots: int
    """The single dots, 0 to 4."""


class NoMarksError(ValueError):
    """The code has no marks for this number."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.value = value


class NoNumberError(ValueError):
    """These are not the marks of a number, as five dots are not."""

    def __init__(self, marks: Marks) -> None:
        super().__init__(marks)
        self.marks = marks


def marks_of(value: int) -> Marks:
    """Return the marks of a number from 0; 0 has none, so a blank corner means it.

    Raises:
        NoMarksError: the number is below 0.
    """
    if value < 0:
        raise NoMarksError(value)
    tens, units = divmod(value, _SQUARE_VALUE)
    fives, dots = divmod(units, _CIRCLE_VALUE)
    return Marks(tens, bool(fives), dots)


def value_of(marks: Marks) -> int:
    """Return the number that marks stand for.

    Raises:
        NoNumberError: there are no marks like these: five dots would be a circle.
    """
    value = marks.tens * _SQUARE_VALUE + marks.circle * _CIRCLE_VALUE + marks.dots
    if min(marks.tens, marks.dots) < 0 or marks_of(value) != marks:
        raise NoNumberError(marks)
    return value


def write(value: int) -> str:
    """Write a number's marks as they are typed: 17 is ``[.](.)..``; 0 is an empty text.

    Raises:
        NoMarksError: the number is below 0.
    """
    marks = marks_of(value)
    square = f"[{'.' * marks.tens}]" if marks.tens else ""
    return square + _CIRCLE_SIGNS * marks.circle + "." * marks.dots


def read(typed: str) -> int | None:
    """Read typed marks; ``None`` where they are not written as a number's marks are put.

    An empty text is nobody's number: that nothing was typed does not mean 0.
    """
    value = add_up(typed)
    return value if value is not None and write(value) == _plain(typed) else None


def add_up(typed: str) -> int | None:
    """Add up typed marks in any order and number, as a slip may leave them.

    Where ``read`` gives ``None`` and this a number, ``write`` shows what may be meant.
    """
    parts = _PARTS.findall(_plain(typed))
    if not parts or "".join(parts) != _plain(typed):
        return None
    return sum(map(_value_of_part, parts))


def words_for(value: int) -> Phrase:
    """Say a number's marks in words; the braille form has short words.

    Raises:
        NoMarksError: the number is below 0.
    """
    match tuple(_parts(marks_of(value))):
        case (only,):
            return only
        case (first, second):
            text, braille = _TWO_PARTS
            return phrase(text, braille=braille, first=first, second=second)
        case (first, second, third):
            text, braille = _THREE_PARTS
            return phrase(text, braille=braille, first=first, second=second, third=third)
        case _:
            return _NO_MARK


def _parts(marks: Marks) -> Iterator[Phrase]:
    if marks.tens in _SQUARES:
        text, braille = _SQUARES[marks.tens]
        yield phrase(text, braille=braille)
    elif marks.tens:
        text, braille = _LARGE_SQUARE
        yield phrase(text, braille=braille, count=marks.tens)
    if marks.circle:
        yield _CIRCLE
    if marks.dots:
        text, braille = _DOTS[marks.dots]
        yield phrase(text, braille=braille)


def _plain(typed: str) -> str:
    """Bring marks into one writing; 。 after a plain dot ends a sentence and is no mark."""
    signs = typed.translate(_OTHER_SIGNS)
    return signs if "." in signs else signs.translate(_OTHER_DOTS)


def _value_of_part(part: str) -> int:
    if part == _CIRCLE_SIGNS:
        return _CIRCLE_VALUE
    return 1 if part == "." else (len(part) - 2) * _SQUARE_VALUE
