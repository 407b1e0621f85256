"""Breaking a line between words, so that the terminal need not break it inside one."""

import re
from collections.abc import Iterator
from typing import Final

from access_play.terminal.console.width import columns_of

_BLANK: Final = " \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000"
"""Blanks at which a line may be broken; no-break spaces are not among them."""
_LATIN: Final = "A-Za-z\u00c0-\u024f"
_BLANKS: Final = re.compile(f"((?<![{_LATIN}])[{_BLANK}]+|[{_BLANK}]+(?![0-9]))")
"""Not those between a word and its number: "Vous 1" is read as one."""
_NO_BREAK: Final = "\u00a0\u2007\u202f"
_NEVER_FIRST: Final = frozenset(
    _NO_BREAK + "、。，．・：；？！…ー々ゝゞヽヾ゛゜）」』】〕〉》｝］”’ぁぃぅぇぉっゃゅょゎ"
    "ァィゥェォッャュョヮヵヶ､｡･ｰ｣ﾞﾟｧｨｩｪｫｬｭｮｯ"
)
_NEVER_LAST: Final = frozenset(_NO_BREAK + "（「『【〔〈《｛［“‘｢")
_MARKS: Final = frozenset("、。，．：；？！…）」』】〕〉》｝］､｡｣")
_ENDS_A_WORD: Final = frozenset("者")
"""Kanji that end the word before them, and are misread where they begin a row: おろか者."""
_HIRAGANA: Final = re.compile("[\u3041-\u309f]")
_JAPANESE: Final = re.compile("[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f]")
_RUN: Final = re.compile("[!-~\u00c0-\u1fff０-９Ａ-Ｚａ-ｚ]{2}")


def wrap(text: str, columns: int) -> list[str]:
    """Break a text into rows of at most so many columns.

    Rows are broken at blanks, which are left out there. Japanese is broken where a phrase
    begins: after a mark, or where hiragana ends; a phrase longer than a row also between
    other characters, but never before a mark that closes nor inside a run of digits or
    letters. A word longer than a row is left whole, for the terminal to fold.
    """
    text = text.rstrip(_BLANK)
    if columns_of(text) <= columns:
        return [text]
    rows: list[str] = []
    row = ""
    for blank, piece in pieces(text, columns):
        if not row or columns_of(row) + columns_of(blank) + columns_of(piece) <= columns:
            row += blank + piece
        else:
            rows.append(row)
            row = piece
    return [*rows, row]


def pieces(text: str, columns: int) -> Iterator[tuple[str, str]]:
    """Yield what must stay together in rows of so many columns, each with the blank before it."""
    parts = _BLANKS.split(text)
    for blank, word in zip(["", *parts[1::2]], parts[::2], strict=True):
        before = blank
        for phrase in _cut(word, phrases=True):
            smaller = _cut(phrase, phrases=False) if columns_of(phrase) > columns else [phrase]
            for piece in smaller:
                yield before, piece
                before = ""


def _cut(word: str, *, phrases: bool) -> Iterator[str]:
    if not _JAPANESE.search(word):
        yield word
        return
    start = 0
    for at in range(1, len(word)):
        before, after = word[at - 1], word[at]
        if _may_break(before, after) and (not phrases or _phrase_begins(before, after)):
            yield word[start:at]
            start = at
    yield word[start:]


def _may_break(before: str, after: str) -> bool:
    """Tell whether a row may end between two neighbours, by the rules of Japanese setting."""
    if after in _NEVER_FIRST or before in _NEVER_LAST or not columns_of(after):
        return False
    if _RUN.match(before + after):
        return False
    return bool(_JAPANESE.match(before) or _JAPANESE.match(after))


def _phrase_begins(before: str, after: str) -> bool:
    if before in _MARKS or after in _NEVER_LAST:
        return True
    if after in _ENDS_A_WORD:
        return False
    return bool(_HIRAGANA.match(before)) and not _HIRAGANA.match(after)
