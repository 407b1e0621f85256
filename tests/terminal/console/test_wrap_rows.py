"""Breaking lines between words."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from access_play.terminal.console.width import columns_of
from access_play.terminal.console.wrap import wrap


def test_a_line_that_fits_stays_as_it_is() -> None:
    assert wrap("Ken: villager 11.", 17) == ["Ken: villager 11."]
    assert wrap("", 20) == [""]


def test_words_stay_whole_and_no_row_ends_in_a_blank() -> None:
    assert wrap("Ken: villager 11 takes the trick.", 17) == ["Ken: villager 11", "takes the trick."]
    assert wrap("one  two ", 5) == ["one", "two"]


def test_a_word_longer_than_the_row_is_left_to_the_terminal() -> None:
    assert wrap("a incomprehensibilities b", 10) == ["a", "incomprehensibilities", "b"]


def test_a_no_break_space_never_breaks() -> None:
    assert wrap("Zoé\u00a0: villageois\u00a011", 12) == ["Zoé\u00a0:", "villageois\u00a011"]
    assert wrap("aaa\u202fbbb ccc", 8) == ["aaa\u202fbbb", "ccc"]


def test_japanese_is_broken_where_a_phrase_begins() -> None:
    line = "ケンが村人11を出して、このトリックを取りました。次はゾエの番です。"
    assert wrap(line, 40) == [
        "ケンが村人11を出して、このトリックを",
        "取りました。次はゾエの番です。",
    ]
    assert wrap(line, 20) == [
        "ケンが村人11を",
        "出して、この",
        "トリックを",
        "取りました。次は",
        "ゾエの番です。",
    ]


def test_a_long_phrase_is_broken_between_characters_but_not_before_a_mark() -> None:
    assert wrap("あいうえおかきくけこ。", 10) == ["あいうえお", "かきくけ", "こ。"]
    assert wrap("あいうえおか。", 12) == ["あいうえお", "か。"]
    assert wrap("ああ「いい」ああ", 8) == ["ああ", "「いい」", "ああ"]


def test_a_run_of_digits_or_letters_is_never_broken() -> None:
    assert wrap("ああああ１２３４ああ", 10) == ["ああああ", "１２３４あ", "あ"]
    assert wrap("ああああ1234567890", 8) == ["ああああ", "1234567890"]


@given(
    st.text(st.sampled_from("ab1 \u00a0侍札あい、。「」ーッカ１　é"), max_size=60),
    st.integers(4, 30),
)
def test_nothing_is_lost_and_rows_hold_what_can_be_broken(text: str, columns: int) -> None:
    rows = wrap(text, columns)
    squeezed = "".join("".join(rows).replace("\u3000", " ").split(" "))
    assert squeezed == "".join(text.replace("\u3000", " ").split(" "))
    for row, following in pairwise(rows):
        assert not row.endswith((" ", "\u3000"))
        if f"{row}{following}" in text:  # they were parted where there was no blank
            assert following[0] not in "、。」ーッ"
            assert row[-1] != "「"
            assert not (row[-1] in "ab1é１" and following[0] in "ab1é１")
            assert "\u00a0" not in (row[-1], following[0])


@pytest.mark.parametrize("block", [range(0x20, 0x7F), range(0xA0, 0x530), range(0x3001, 0x3100)])
def test_widths_are_those_that_prompt_toolkit_counts(block: range) -> None:
    for sign in map(chr, [*block, *range(0x4E00, 0x4F00), *range(0xFF01, 0xFFA0)]):
        if unicodedata.category(sign) not in {"Cn", "Cf"}:
            assert columns_of(sign) == get_cwidth(sign), hex(ord(sign))


def test_a_word_and_its_number_stay_together() -> None:
    assert wrap("Ken 4, Zoé 3, vous 1", 19) == ["Ken 4, Zoé 3,", "vous 1"]
    assert wrap("6, 9, 14, 15, 16", 9) == ["6, 9, 14,", "15, 16"]


def test_a_word_of_kana_and_a_last_kanji_stays_whole() -> None:
    hand = "手札は、村人8、9、17。さむらい21。おろか者1枚。"
    assert wrap(hand, 40) == ["手札は、村人8、9、17。さむらい21。", "おろか者1枚。"]
