"""Japanese braille read back: kana, numbers, letters and marks, by the rules of the code.

A cell is a vowel in the dots 1, 2 and 4 and a consonant in the dots 3, 5 and 6; the signs
before it say how it is voiced or blended.
"""

from string import ascii_lowercase
from typing import Final

_VOWELS: Final = "⠁⠃⠉⠋⠊"
_CONSONANTS: Final = {
    "⠀": "アイウエオ",
    "⠠": "カキクケコ",
    "⠰": "サシスセソ",
    "⠔": "タチツテト",
    "⠄": "ナニヌネノ",
    "⠤": "ハヒフヘホ",
    "⠴": "マミムメモ",
    "⠐": "ラリルレロ",
}
_OTHERS: Final = dict(zip("⠌⠬⠜⠄⠔⠴⠂⠒", "ヤユヨワヲンッー", strict=True))
_PLAIN: Final = "ウカキクケコサシスセソタチツテトハヒフヘホ"
_VOICED: Final = dict(zip(_PLAIN, "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボ", strict=True))
_HALF_VOICED: Final = dict(zip("ハヒフヘホ", "パピプペポ", strict=True))
_BLENDED: Final = {
    row[vowel]: f"{row[1]}{small}"
    for row in _CONSONANTS.values()
    if row != "アイウエオ"
    for vowel, small in ((0, "ャ"), (2, "ュ"), (4, "ョ"))
}
_FOREIGN: Final = {"エ": "イェ", "シ": "スィ", "セ": "シェ", "チ": "ティ", "テ": "チェ"}
_VOICED_BLENDS: Final = {
    **{
        kana: _VOICED[blend[0]] + blend[1]
        for kana, blend in _BLENDED.items()
        if blend[0] in _VOICED
    },
    "シ": "ズィ",
    "セ": "ジェ",
    "チ": "ディ",
}
_HALF_VOICED_BLENDS: Final = {
    "ハ": "ピャ", "フ": "ピュ", "ホ": "ピョ", "ツ": "テュ", "ユ": "フュ", "ヨ": "フョ",
}  # fmt: skip
_ROUNDED: Final = {
    "イ": "ウィ", "エ": "ウェ", "オ": "ウォ",
    "カ": "クァ", "キ": "クィ", "ケ": "クェ", "コ": "クォ",
    "タ": "ツァ", "チ": "ツィ", "テ": "ツェ", "ト": "ツォ", "ツ": "トゥ",
    "ハ": "ファ", "ヒ": "フィ", "ヘ": "フェ", "ホ": "フォ",
}  # fmt: skip
_VOICED_ROUNDED: Final = {
    "カ": "グァ", "ツ": "ドゥ", "ハ": "ヴァ", "ヒ": "ヴィ", "ヘ": "ヴェ", "ホ": "ヴォ",
}  # fmt: skip
_BEFORE: Final = {
    "⠐": _VOICED,
    "⠠": _HALF_VOICED,
    "⠈": {**_BLENDED, **_FOREIGN},
    "⠘": _VOICED_BLENDS,
    "⠨": _HALF_VOICED_BLENDS,
    "⠸": {"ツ": "デュ"},
    "⠢": _ROUNDED,
    "⠲": _VOICED_ROUNDED,
}
_LETTERS: Final = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", ascii_lowercase, strict=True))
_DIGITS: Final = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", "1234567890", strict=True))
_LIKE_DIGITS: Final = "アイウエオラリルレロ"
_LINKED_AT_TIMES: Final = "ワヲ"
"""Kana that a link stands before where one like a digit follows; in quotes the quote ends."""
_MARKS: Final = {"⠲⠀⠀": "。", "⠢⠀⠀": "？", "⠰⠀": "、", "⠐⠂": ":", "⠀": " "}
_LAST: Final = {"⠲": "。", "⠢": "？"}
"""No blanks stand behind these at the end."""
_SIGNS: Final = {
    "⠐⠂": ":", "⠐⠤": "_", "⠒⠒": "=", "⠲": ".", "⠂": ",", "⠤": "-", "⠌": "/", "⠦": "(", "⠴": ")",
    "⠶": '"', "⠷": "[", "⠾": "]", "⠣": "{", "⠜": "}",
}  # fmt: skip
"""Of the code for information processing; longer ones first."""


def kana_of(cell: str) -> str:
    """Read a cell that no sign stands before; empty where it is no kana."""
    if not cell or cell in _OTHERS:
        return _OTHERS.get(cell, "")
    dots = ord(cell) - 0x2800
    vowel, consonant = chr(0x2800 + (dots & 0b001011)), chr(0x2800 + (dots & 0b110100))
    row = _CONSONANTS.get(consonant, "")
    return row[_VOWELS.index(vowel)] if row and vowel in _VOWELS else ""


class _Reader:
    def __init__(self, cells: str) -> None:
        self._cells = cells
        self._at = 0
        self._quoted = self._bracketed = False

    def read(self) -> str:
        parts = []
        while self._at < len(self._cells):
            parts.append(self._next())
        return "".join(parts)

    def _next(self) -> str:
        if self._take("⠠⠦"):
            return self._typed()
        if self._take("⠼"):
            return self._number()
        if self._rest() in _LAST:
            return _LAST[self._one()]
        for cells, mark in _MARKS.items():
            if self._take(cells):
                return mark
        if self._take("⠤"):
            self._quoted = not self._quoted
            return "「" if self._quoted else "」"
        if self._take("⠶"):
            self._bracketed = not self._bracketed
            return "（" if self._bracketed else "）"
        return self._letters() if self._take("⠰") else self._kana()

    def _kana(self) -> str:
        cell = self._one()
        blend = _BEFORE.get(cell, {}).get(kana_of(self._rest()[:1]))
        self._at += blend is not None
        return blend or kana_of(cell) or f"<{cell}>"

    def _number(self) -> str:
        digits = self._run(_DIGITS)
        linked = kana_of(self._rest()[1:2]) if self._rest().startswith("⠤") else ""
        if linked and linked in _LIKE_DIGITS + _LINKED_AT_TIMES * (not self._quoted):
            self._at += 1
        return digits

    def _letters(self) -> str:
        every, first = self._take("⠠⠠"), self._take("⠠")
        word = self._run(_LETTERS)
        if kana_of(self._rest()[1:2]):
            self._take("⠤")
        return word.upper() if every else word.capitalize() if first else word

    def _typed(self) -> str:
        parts = []
        while not self._take("⠠⠴"):
            parts.append(self._sign())
        return "".join(parts)

    def _sign(self) -> str:
        if self._take("⠀"):
            return " "
        if self._take("⠼"):
            return self._run(_DIGITS)
        if self._take("⠠⠠"):
            return self._run(_LETTERS).upper()
        if self._take("⠠"):
            return self._sign().upper()
        if self._take("⠰"):
            return self._sign()
        for cells, sign in _SIGNS.items():
            if self._take(cells):
                return sign
        return _LETTERS[self._one()]

    def _run(self, meanings: dict[str, str]) -> str:
        """Read cells as long as they have these meanings."""
        found = []
        while self._rest() and self._rest()[0] in meanings:
            found.append(meanings[self._one()])
        return "".join(found)

    def _one(self) -> str:
        self._at += 1
        return self._cells[self._at - 1]

    def _rest(self) -> str:
        return self._cells[self._at :]

    def _take(self, cells: str) -> bool:
        found = self._cells.startswith(cells, self._at)
        self._at += len(cells) * found
        return found


def read_back(cells: str) -> str:
    """Read cells of Japanese braille as katakana, digits, letters and marks."""
    return _Reader(cells).read()
