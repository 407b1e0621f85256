"""Text into braille: the translator and the table of each language."""

import re
import unicodedata
from typing import Final

from access_play.tactile.braille.translator import Translator

NO_HYPHEN: Final = frozenset({"ja"})
"""Languages whose words are not parted with a sign."""

_SPACES: Final = {0xA0: " ", 0x202F: " ", 0x3000: " "}
_FRENCH_SPACES: Final = re.compile(r" (?=[:;?!»])|(?<=«) ")
"""French print has blanks here, and French braille none."""


def translator(language: str, *, contracted: bool = False) -> Translator:
    """Return the translator of a language.

    Args:
        language: en, fr or ja.
        contracted: whether words are shortened; Japanese braille knows nothing like it.

    Raises:
        NoTranslatorError: a library is missing.
        NoTableError: it lacks the table.
        LookupError: the language has no such braille.
    """
    if language == "ja" and not contracted:
        from access_play.tactile.braille.kana_braille import KanaBraille  # noqa: PLC0415

        return KanaBraille()
    from access_play.tactile.braille.liblouis import louis_translator  # noqa: PLC0415

    return louis_translator(TABLES[language, contracted])


TABLES: Final = {
    ("en", False): "en-ueb-g1.ctb",
    ("en", True): "en-ueb-g2.ctb",
    ("fr", False): "fr-bfu-comp6.utb",
    ("fr", True): "fr-bfu-g2.ctb",
}
"""Unified English Braille, and the French braille code of 2007; of six dots."""


def prepared(text: str, language: str) -> str:
    """Return a text as braille has it: plain blanks, and in French none inside marks."""
    plain = unicodedata.normalize("NFC", text).translate(_SPACES)
    return _FRENCH_SPACES.sub("", plain) if language == "fr" else plain
