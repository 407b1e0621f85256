"""The tables of liblouis for tests, which are skipped where it is not installed."""

import pytest

from access_play.tactile.braille.liblouis import LouisTranslator, louis_translator
from access_play.tactile.braille.translator import NoTranslatorError
from access_play.tactile.braille.translators import TABLES


def louis(language: str, *, contracted: bool = False) -> LouisTranslator:
    try:
        return louis_translator(TABLES[language, contracted])
    except NoTranslatorError:
        pytest.skip("liblouis is not installed (apt install liblouis20 liblouis-data)")
