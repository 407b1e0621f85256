"""Japanese braille of six dots, by libkuraji, from kana that are spelt as they sound."""

import re
import unicodedata
from typing import Final

from access_play.language.kana import katakana
from access_play.tactile.braille.leaves import BLANK
from access_play.tactile.braille.translators import NoTranslatorError, UnwritableError

_UNKNOWN: Final = "□"
_SYLLABLE: Final = re.compile(r".[ァィゥェォャュョヮ]?", re.DOTALL)
"""A small kana has cells only behind the kana that it is said with."""


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
        """Return the cells of a text in kana."""
        plain = katakana(unicodedata.normalize("NFKC", text))
        for sign in dict.fromkeys(_SYLLABLE.findall(plain)):
            if not sign.isspace() and not self.knows(sign):
                raise UnwritableError(sign[-1])
        cells: str = self._translate(plain)
        return cells.rstrip().replace(" ", BLANK)

    def knows(self, sign: str) -> bool:
        """Tell whether a sign, or a kana with a small one behind it, has cells."""
        cells = self._translate(sign)
        return bool(cells.strip()) and _UNKNOWN not in cells
