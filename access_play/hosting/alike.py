"""Names that are the same by ear or to the eye: two such players could not be told apart."""

import re
import unicodedata
from typing import Final

from access_play.language.folding import fold
from access_play.language.kana import is_kana

_KANA: Final = "HIRAGANA LETTER "
_SMALL: Final = "SMALL "
_SPELLINGS: Final = (
    ("tsu", "tu"),
    ("shi", "si"),
    ("sh", "sy"),
    ("chi", "ti"),
    ("ch", "ty"),
    ("ji", "zi"),
    ("j", "zy"),
    ("fu", "hu"),
    ("ou", "o"),
)
"""Ways to write kana in Latin letters, and the one that the names of the kana have."""
_TWICE: Final = re.compile(r"(.)\1")


def alike(name: str, reading: str, other: str, other_reading: str) -> bool:
    """Tell whether two players would have one name, written or said.

    Args:
        name: of one player.
        reading: the name in kana; empty where it is not known.
        other: of the other player.
        other_reading: the same in kana.
    """
    ours, theirs = filter(None, (name, reading)), tuple(filter(None, (other, other_reading)))
    return any(_same(one, another) for one in ours for another in theirs)


def _same(one: str, other: str) -> bool:
    if is_kana(one) != is_kana(other):
        return _sound(one) == _sound(other)
    return fold(one) == fold(other)


def _sound(text: str) -> str:
    """Write kana in Latin letters, and Latin letters as kana would be; long sounds are short."""
    latin = ""
    for letter in fold(text):
        latin = _with(latin, letter)
    for spelling, plain in _SPELLINGS:
        latin = latin.replace(spelling, plain)
    return _TWICE.sub(r"\1", latin)


def _with(latin: str, letter: str) -> str:
    called = unicodedata.name(letter, "")
    if letter in "ーっ":
        return latin
    if not called.startswith(_KANA):
        return latin + letter
    sound = called.removeprefix(_KANA)
    if sound.startswith(_SMALL):
        return latin[:-1] + sound.removeprefix(_SMALL).lower()
    return latin + sound.lower()
