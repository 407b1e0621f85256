"""Folding what was typed, so that spellings which sound or look alike are the same."""

import re
import unicodedata
from itertools import chain
from typing import Final

from access_play.language.kana import KANJI, hiragana

_APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u2032\u00b4`"), "'")
_LETTERS_OF_THEIR_OWN: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"}
)
"""Latin letters with marks that Unicode does not take apart."""
_LATIN_WITH_MARKS: Final = re.compile(r"([a-z])[\u0300-\u036f]+")
_WIDE: Final = re.compile("[\u3000\uff01-\uff5e\uff61-\uff9f\uffe0-\uffe6]+")
_VARIATION: Final = re.compile("[\ufe00-\ufe0f\u034f]+")
_BLANKS: Final = re.compile(r"\s+")
JAPANESE: Final = f"ぁ-ヿ{KANJI}"
"""Kana and kanji, as the inside of a character class."""
_UNBROKEN: Final = re.compile(f"[{JAPANESE}]")
_MARKS_AROUND: Final = re.compile(r"!?\s*(.*\w)\s*[.,!;。、]?")
_LONGEST_AS_TYPED: Final = 100


def fold(text: str) -> str:
    """Return a typed text in the one spelling that is compared.

    Full width and half-width kana, capitals, missing or separate accents, hiragana and
    katakana, typographic apostrophes, invisible characters and runs of blanks make no
    difference. Other digits and letters stay what they are: ``²`` is no 2.
    """
    if text.isascii():
        return " ".join(text.lower().replace("`", "'").split())
    text = _WIDE.sub(lambda match: unicodedata.normalize("NFKC", match[0]), text)
    text = "".join([sign for sign in text if unicodedata.category(sign) != "Cf"])
    text = unicodedata.normalize("NFD", _VARIATION.sub("", text)).casefold()
    text = unicodedata.normalize("NFD", text).translate(_LETTERS_OF_THEIR_OWN)
    text = _LATIN_WITH_MARKS.sub(r"\1", text.translate(_APOSTROPHES))
    return _BLANKS.sub(" ", hiragana(unicodedata.normalize("NFC", text))).strip()


def bare(folded: str) -> str:
    """Take off what people type around a command: ``!help``, ``pass.``, ``18 !``.

    Only one mark on either side, for more of them mean something: ``..`` is a number code.
    A text of nothing but marks stays as it is.
    """
    match = _MARKS_AROUND.fullmatch(folded)
    return match[1] if match else folded


def fold_line(typed: str) -> str:
    """Fold a whole line, without a mark at its ends: ``！Help.`` is help."""
    return bare(fold(typed))


def as_typed(typed: str, part: str) -> str:
    """Return the end of a line, or its beginning, that folds to ``part``, as it was typed.

    Of a very long line it is ``part`` itself.
    """
    if len(typed) > _LONGEST_AS_TYPED:
        return part
    ends = (typed[place:].strip() for place in range(len(typed)))
    beginnings = (typed[:place].strip() for place in range(len(typed)))
    return next((each for each in chain(ends, beginnings) if fold_line(each) == part), part)


def number(text: str) -> int | None:
    """Read a folded text as a number of up to nine plain digits; no sign, no other digits."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def may_end(before: str, after: str) -> bool:
    """Tell whether a word may end between two folded characters.

    Letters of an alphabet hang together, and so do digits; kana and kanji do not, for
    Japanese is written without blanks. Between a letter and a digit is an end: ``s18``.
    """
    if before.isdigit() or after.isdigit():
        return not (before.isdigit() and after.isdigit())
    return not (_hangs_together(before) and _hangs_together(after))


def _hangs_together(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LM" and not _UNBROKEN.match(letter)


def one_edit_apart(one: str, other: str) -> bool:
    """Tell whether two texts differ by one slip.

    A slip is a letter too many, too few or wrong, or two neighbours in the wrong order.
    """
    shorter, longer = sorted((one, other), key=len)
    if len(longer) - len(shorter) > 1:
        return False
    same = 0
    while same < len(shorter) and shorter[same] == longer[same]:
        same += 1
    rest, rest_longer = shorter[same:], longer[same:]
    if len(rest) < len(rest_longer):
        return rest == rest_longer[1:]
    if not rest:
        return False
    swapped = rest_longer[1::-1] + rest_longer[2:]
    return rest[1:] == rest_longer[1:] or rest == swapped
