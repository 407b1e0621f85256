"""How many six-dot cells a line takes on a braille display.

Counts what the usual uncontracted tables write: Unified English Braille grade 1,
French braille intégral with Antoine digits, Japanese kana braille. It measures lines
made of letters, numbers and plain punctuation; it does not translate them.
"""

import re
import unicodedata

from access_play.language.kana import katakana

_CAPITALS = re.compile(r"[A-ZÀ-ÖØ-ÞŒŸ]+")
_DIGITS = re.compile(r"\d+")
_LETTER_LIKE_A_DIGIT = re.compile(r"(?<=\d)[a-j]")
_FRENCH_NUMBER = re.compile(r"\d+(?:[.,/-]\d+)*")
_KANA_LIKE_A_DIGIT = re.compile(r"(?<=\d)[アイウエオラリルレロ]")
_SYLLABLE = re.compile(r"(.)[ァィゥェォャュョヮ]")
_LATIN_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœ]+")

_TWO_CELLS_ENGLISH = '+=/()[]"@%&*#<>'
_TWO_CELLS_FRENCH = "+=%*<>"
_PASSAGE_WORDS = 3
_PASSAGE_SIGNS = 5


def cells(text: str, language: str) -> int:
    """Count the cells of a line in the braille of one of the catalogs' languages.

    Raises:
        KeyError: the language is not en, fr or ja.
    """
    count = {"en": _english, "fr": _french, "ja": _japanese}[language]
    return count(unicodedata.normalize("NFC", text))


def _english(text: str) -> int:
    """Number signs and capital signs; an accent is two cells before its letter."""
    accents = 2 * sum(_decomposes(letter) for letter in text)
    numbers = len(_DIGITS.findall(text)) + len(_LETTER_LIKE_A_DIGIT.findall(text))
    capitals = _capital_signs_in_passages(text.split())
    return len(text) + accents + numbers + capitals + _count(text, _TWO_CELLS_ENGLISH)


def _french(text: str) -> int:
    """Dot 6 before a number and capital signs; an accented letter is one cell."""
    numbers = len(_FRENCH_NUMBER.findall(text))
    return len(text) + numbers + _capital_signs(text) + _count(text, _TWO_CELLS_FRENCH)


def _japanese(text: str) -> int:
    """Signs before voiced kana, links after numbers, blanks after marks.

    A palatal syllable is a sign and one kana, as many cells as letters;
    where it is voiced, one sign says both.
    """
    kana = katakana(unicodedata.normalize("NFKC", text))
    voiced = sum(_decomposes(letter) for letter in kana if letter >= "ぁ")
    voiced -= sum(_decomposes(letter) for letter in _SYLLABLE.findall(kana))
    numbers = len(_DIGITS.findall(kana)) + len(_KANA_LIKE_A_DIGIT.findall(kana))
    latin = len(_LATIN_WORD.findall(kana)) + _capital_signs(kana)
    return len(kana) + voiced + numbers + latin + _blanks_after_marks(kana) + kana.count(":")


def _blanks_after_marks(kana: str) -> int:
    inside = kana.rstrip("。、?: ")
    return 2 * inside.count("。") + inside.count("、") + inside.count("?")


def _capital_signs(text: str) -> int:
    """One sign before a capital, two before a run of them."""
    return sum(min(len(run), 2) for run in _CAPITALS.findall(text))


def _capital_signs_in_passages(words: list[str]) -> int:
    """Unified English Braille marks three words and more in capitals as one passage."""
    signs = 0
    passage: list[str] = []
    for word in [*words, ""]:
        if word and word == word.upper():
            passage += [word] if _CAPITALS.search(word) else []
            continue
        alone = sum(_capital_signs(each) for each in passage)
        signs += _PASSAGE_SIGNS if len(passage) >= _PASSAGE_WORDS else alone
        signs += _capital_signs(word)
        passage = []
    return signs


def _decomposes(letter: str) -> bool:
    return len(unicodedata.normalize("NFD", letter)) > 1


def _count(text: str, signs: str) -> int:
    return sum(letter in signs for letter in text)
