"""How many columns of a row a text takes."""

import unicodedata
from typing import Final

_JAMO_JOINED: Final = range(0x1160, 0x1200)
"""Korean vowels and finals, drawn into the columns of the consonant before them."""


class _Widths(dict[str, int]):
    """Columns of each character; learnt as they are met."""

    def __missing__(self, sign: str) -> int:
        self[sign] = found = _columns_of_sign(sign)
        return found


def _columns_of_sign(sign: str) -> int:
    if unicodedata.category(sign) in {"Mn", "Mc", "Me", "Cc", "Cf"} or ord(sign) in _JAMO_JOINED:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in {"W", "F"} else 1


_WIDTHS: Final = _Widths()


def columns_of(text: str) -> int:
    """Count the columns that a text takes as terminals do: kana and kanji 2, combining marks 0."""
    return len(text) if text.isascii() else sum([_WIDTHS[sign] for sign in text])
