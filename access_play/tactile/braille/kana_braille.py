"""Japanese braille of six dots, by libkuraji, from kana that are spelt as they sound."""

import re
import unicodedata
from typing import Final

from access_play.language.kana import katakana
from access_play.tactile.braille.leaves import BLANK
from access_play.tactile.braille.translator import NoTranslatorError, UnwritableError

_UNKNOWN: Final = "□"
_SYLLABLE: Final = re.compile(r".[ァィゥェォャュョヮ]?", re.DOTALL)
"""A small kana has cells only behind the kana that it is said with."""
_TYPED: Final = re.compile(r"((?=[ -~]*?(?:[a-z]{2}|[][(){}\"_=/\\.-]))[!-~]+(?: +[!-~]+)*)")
"""What is typed or stands in a file; a lone letter, a number or a mark is part of a sentence."""
_OPEN: Final = "⠠⠦"
_CLOSE: Final = "⠠⠴"
"""Around the braille code for information processing, which has a cell for every sign."""
_CLAUSES: Final = re.compile("(?<=[、。])")
"""One after the other: libkuraji takes what follows a mark for the rest of the word before it."""
_FOLLOWED: Final = "⠿"
"""Stands for what follows, so that a mark is given its blanks."""
_LACKING: Final = re.compile(r"([()\"]+)")
_CELLS: Final = {"(": "⠦", ")": "⠴", '"': "⠶"}
"""What libkuraji 1.0 lacks of that code."""


class KanaBraille:
    """Translates kana, digits and plain marks; word spacing is the text's own.

    Raises:
        NoTranslatorError: libkuraji is missing.
    """

    def __init__(self) -> None:
        try:
            from libkuraji import translate  # noqa: PLC0415 (an extra, loaded when it is used)
        except ImportError as error:
            raise NoTranslatorError("libkuraji") from error
        self._translate = translate

    def translate(self, text: str) -> str:
        """Return the cells of a text in kana.

        What is typed or stands in a file, in letters and signs of ASCII, is written in the
        Japanese braille code for information processing.
        """
        plain = _TYPED.split(text)
        plain[::2] = map(self._kana, plain[::2])
        plain[1::2] = map(self._typed, plain[1::2])
        return "".join(plain).rstrip().replace(" ", BLANK)

    def _kana(self, text: str) -> str:
        plain = katakana(unicodedata.normalize("NFKC", text))
        for sign in dict.fromkeys(_SYLLABLE.findall(plain)):
            if not sign.isspace() and not self.knows(sign):
                raise UnwritableError(sign[-1])
        clauses = [self._translate(part + _FOLLOWED) for part in _CLAUSES.split(plain)]
        return "".join([cells.removesuffix(_FOLLOWED) for cells in clauses])

    def _typed(self, text: str) -> str:
        cells = "".join(
            "".join(_CELLS[sign] for sign in part) if part[:1] in _CELLS else self._code(part)
            for part in _LACKING.split(text)
        )
        return f"{_OPEN}{cells}{_CLOSE}"

    def _code(self, text: str) -> str:
        cells: str = self._translate(_OPEN + text)
        if _UNKNOWN in cells:
            lacking = [sign for sign in text if _UNKNOWN in self._translate(_OPEN + sign)]
            raise UnwritableError(lacking[0])
        return cells.removeprefix(_OPEN)

    def knows(self, sign: str) -> bool:
        """Tell whether a sign, or a kana with a small one behind it, has cells."""
        cells = self._translate(sign)
        return bool(cells.strip()) and _UNKNOWN not in cells
