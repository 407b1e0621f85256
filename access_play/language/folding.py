"""Folding what was typed, so that spellings which sound or look alike are the same."""

import re
import unicodedata
from typing import Final

from access_play.language.kana import hiragana

_IGNORED: Final = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
_APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u00b4`"), "'")
_LATIN_WITH_MARKS: Final = re.compile(r"([a-z])[\u0300-\u036f]+")
_WIDE: Final = re.compile("[\u3000\uff01-\uff5e\uff61-\uff9f\uffe0-\uffe6]+")
_BLANKS: Final = re.compile(r"\s+")


def fold(text: str) -> str:
    """Return a typed text in the one spelling that is compared.

    Full width and half-width kana, capitals, missing or separate accents, hiragana and
    katakana, typographic apostrophes, zero-width characters and runs of blanks make no
    difference. Other digits and letters stay what they are: ``²`` is no 2.
    """
    text = _WIDE.sub(lambda match: unicodedata.normalize("NFKC", match[0]), text)
    text = unicodedata.normalize("NFD", text.translate(_IGNORED).translate(_APOSTROPHES))
    text = _LATIN_WITH_MARKS.sub(r"\1", text.casefold())
    text = text.replace("œ", "oe").replace("æ", "ae")
    return _BLANKS.sub(" ", hiragana(unicodedata.normalize("NFC", text))).strip()


def number(text: str) -> int | None:
    """Read a folded text as a number of up to nine plain digits; no sign, no other digits."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None
