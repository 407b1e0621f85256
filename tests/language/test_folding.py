"""Typed spellings that must be the same, and those that must not."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.language.folding import (
    as_typed,
    bare,
    fold,
    fold_line,
    may_end,
    number,
    one_edit_apart,
)

SAME = [
    ("ｈｅｌｐ", "help"),
    ("　help　", "help"),
    ("HELP", "help"),
    ("règles", "regles"),
    (unicodedata.normalize("NFD", "règles"), "règles"),
    ("l’as", "l'as"),
    ("l`as", "l'as"),
    ("cœur", "coeur"),
    ("Bjørn", "bjorn"),
    ("İstanbul", "istanbul"),
    ("Straße", "STRASSE"),
    ("ﾊｰﾄ", "ハート"),
    ("はーと", "ハート"),
    ("ﾊﾞﾊﾟ", "ばぱ"),
    (unicodedata.normalize("NFD", "がぱヴ"), "ガパゔ"),
    ("侍１８", "侍18"),
    ("18\u200b", "18"),
    ("\ufeff\u200f18\u202c", "18"),
    ("sam\u00adurai", "samurai"),
    ("18\ufe0f", "18"),
    ("samurai \t\u00a0 18\r\n", "samurai 18"),
    ("［．］（．）", "[.](.)"),
]

DIFFERENT = [
    ("²", "2"),
    ("①", "1"),
    ("Ⅳ", "iv"),
    ("٣", "3"),
    ("三", "3"),
    ("は", "ば"),
    ("カ", "か゛"),
]


@pytest.mark.parametrize(("typed", "same"), SAME)
def test_what_looks_or_sounds_alike_is_the_same(typed: str, same: str) -> None:
    assert fold(typed) == fold(same)


@pytest.mark.parametrize(("typed", "other"), DIFFERENT)
def test_other_signs_stay_what_they_are(typed: str, other: str) -> None:
    assert fold(typed) != fold(other)


@pytest.mark.parametrize("name", ["café", "Zoé", "Владимир", "Ελένη", "がく", "Åsa"])
def test_composed_and_decomposed_names_match(name: str) -> None:
    assert fold(unicodedata.normalize("NFC", name)) == fold(unicodedata.normalize("NFD", name))


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_a_folded_text_has_no_blanks_around_it_or_side_by_side(text: str) -> None:
    assert fold(text) == " ".join(fold(text).split())


@pytest.mark.parametrize(("typed", "value"), [("18", 18), ("007", 7), ("999999999", 999_999_999)])
def test_plain_digits_are_a_number(typed: str, value: int) -> None:
    assert number(fold(typed)) == value


@pytest.mark.parametrize(
    "typed",
    ["", "²", "①", "Ⅳ", "٣", "१", "三", "1_0", "+1", "-1", "1.5", "1e3", "0x1", "1 0", "5" * 5000],
)
def test_nothing_else_is_a_number(typed: str) -> None:
    assert number(fold(typed)) is None


def test_every_single_sign_that_is_a_number_is_a_plain_or_full_width_digit() -> None:
    signs = (chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000)
    digits = {sign for sign in signs if sign.isnumeric() and number(fold(sign)) is not None}
    assert digits == {*"0123456789０１２３４５６７８９"}


@pytest.mark.parametrize(
    ("typed", "command"),
    [("！help", "help"), ("pass.", "pass"), ("18 !", "18"), ("パス。", "パス"), ("18,", "18")],
)
def test_marks_around_a_command_are_taken_off(typed: str, command: str) -> None:
    assert bare(fold(typed)) == fold(command)


@pytest.mark.parametrize("typed", ["", "?", "!", "...", "(.).", "[.](.)..", "18..", "1.5", "-1"])
def test_marks_that_mean_something_stay(typed: str) -> None:
    assert bare(typed) == typed


@pytest.mark.parametrize(
    ("before", "after", "ends"),
    [
        ("s", "1", True),
        ("1", "s", True),
        ("1", "8", False),
        ("s", "a", False),
        ("и", "м", False),
        ("侍", "1", True),
        ("ん", "を", True),
        ("n", "を", True),
        ("'", "a", True),
        (" ", "a", True),
    ],
)
def test_where_a_word_may_end(before: str, after: str, ends: bool) -> None:
    assert may_end(before, after) is ends


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("pass", "pas", True),
        ("pass", "passe", True),
        ("pass", "oass", True),
        ("pass", "apss", True),
        ("pass", "past", True),
        ("pass", "pass", False),
        ("pass", "psas1", False),
        ("pass", "ssap", False),
        ("pass", "pa", False),
        ("abcd", "badc", False),
        ("", "a", True),
        ("", "", False),
    ],
)
def test_one_slip(one: str, other: str, apart: bool) -> None:
    assert one_edit_apart(one, other) is apart
    assert one_edit_apart(other, one) is apart


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_one_slip_is_what_trying_all_slips_finds(one: str, other: str) -> None:
    places = range(len(one) + 1)
    slips = {one[:at] + one[at + 1 :] for at in places}
    slips |= {one[:at] + letter + one[at:] for at in places for letter in "ab"}
    slips |= {one[:at] + letter + one[at + 1 :] for at in places[:-1] for letter in "ab"}
    slips |= {one[:at] + one[at : at + 2][::-1] + one[at + 2 :] for at in places}
    assert one_edit_apart(one, other) == (other in slips - {one})


@pytest.mark.parametrize(
    ("typed", "part", "as_it_was"),
    [
        ("info Épée !", "epee", "Épée !"),
        ("カタナ を さがす", "かたな", "カタナ"),
        ("h ken?", "ken", "ken"),
        ("info " + "É" * 100, "e" * 100, "e" * 100),
    ],
)
def test_a_part_of_a_line_is_found_as_it_was_typed(typed: str, part: str, as_it_was: str) -> None:
    assert as_typed(typed, part) == as_it_was


@pytest.mark.parametrize(
    ("typed", "folded"),
    [("！Help.", "help"), ("?", "?"), ("..", ".."), (" \u200b", ""), ("Wer?", "wer?")],
)
def test_a_line_is_folded_without_a_mark_at_its_ends(typed: str, folded: str) -> None:
    assert fold_line(typed) == folded
