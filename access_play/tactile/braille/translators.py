"""Text into braille: which table a language has, and what none may do to a sign."""

import re
import unicodedata
from typing import Final, Protocol

NO_HYPHEN: Final = frozenset({"ja"})
"""Languages whose words are not parted with a sign."""

_SPACES: Final = {0xA0: " ", 0x202F: " ", 0x3000: " "}
_FRENCH_SPACES: Final = re.compile(r" (?=[:;?!»])|(?<=«) ")
"""French print has blanks here, and French braille none."""


class Translator(Protocol):
    """Writes the braille of one language."""

    def translate(self, text: str) -> str:
        """Return the cells of a text, blanks as U+2800.

        Raises:
            UnwritableError: the table has no cells for a sign of the text.
        """

    def knows(self, sign: str) -> bool:
        """Tell whether a sign that is not blank has cells of its own."""


class NoTranslatorError(Exception):
    """What a language needs for its braille is not installed.

    Args:
        needs: the name of what is missing.
    """

    def __init__(self, needs: str) -> None:
        super().__init__(needs)
        self.needs = needs


class NoTableError(Exception):
    """The braille library that is installed lacks a table."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class UnwritableError(Exception):
    """A braille table would leave a sign blank, or spell out its number."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.sign = sign


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
