"""Taking out of a text what could forge a line, hide in it or turn it round."""

import unicodedata
from typing import Final

_REMOVED: Final = frozenset({"Cc", "Cf"})
"""Control and invisible format characters: escape, direction marks, zero widths, marks of order."""
_LINE_ENDS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")


class _Clean(dict[int, str]):
    """What each code point becomes; learnt as they are met."""

    def __missing__(self, code: int) -> str:
        self[code] = found = _cleaned(chr(code))
        return found


def _cleaned(sign: str) -> str:
    category = unicodedata.category(sign)
    if sign in _LINE_ENDS:
        return " "
    if category == "Cs":
        return "\ufffd"
    return "" if category in _REMOVED else sign


_CLEAN: Final = _Clean()


def clean(text: str) -> str:
    """Return a text as one line that shows what it holds.

    Whatever ends or jumps in a line becomes a blank: line feed, carriage return, tab, and
    the separators of Unicode. Control characters (escape, backspace, bell, U+009B), direction
    marks, byte order marks and other invisible format characters are left out. Half a
    surrogate pair, as an undecodable byte leaves it, becomes U+FFFD. No-break and ideographic
    spaces, combining marks and variation selectors stay.
    """
    return text if text.isprintable() else text.translate(_CLEAN)
