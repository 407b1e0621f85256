"""Cleaning of what others typed: nothing forges a line, hides in one or turns it round."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.language.clean import clean


@pytest.mark.parametrize(
    ("dirty", "cleaned"),
    [
        ("Zoé joue, « 侍 » ①", "Zoé joue, « 侍 » ①"),
        ("a\rServer: you lost", "a Server: you lost"),
        ("a\nb\tc\x0bd\x0ce\x85f\u2028g\u2029h\x1ei", "a b c d e f g h i"),
        ("\x1b[2J\x9b2J\x07bell\b\x00", "[2J2Jbell"),
        ("\u202eevil\u202c \u2066x\u2069\u200e\u200f\u061c", "evil x"),
        ("\ufeffA\u200bn\u200dn\u2060\u00ad", "Ann"),
        ("\U000e0041tag", "tag"),
        ("half \udcff pair", "half \ufffd pair"),
        ("no\u00a0break\u202f: 全\u3000角", "no\u00a0break\u202f: 全\u3000角"),
        ("re\u0301gles か\u3099 葛\U000e0100", "re\u0301gles か\u3099 葛\U000e0100"),
    ],
)
def test_what_forges_hides_or_turns_is_taken_out(dirty: str, cleaned: str) -> None:
    assert clean(dirty) == cleaned


@given(st.text())
def test_a_cleaned_text_is_one_visible_line_and_stays_so(text: str) -> None:
    cleaned = clean(text)
    assert len(cleaned.splitlines()) <= 1
    assert not {unicodedata.category(sign) for sign in cleaned} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert clean(cleaned) == cleaned
    cleaned.encode()
