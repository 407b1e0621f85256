"""Paragraphs of cells on pages, and the bytes of the files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_play.tactile.braille.files import (
    Alphabet,
    FormFeed,
    LineEnd,
    Writing,
    from_brf,
    to_brf,
    written,
)
from access_play.tactile.braille.leaves import BLANK, Block, Layout, broken, pages_of

ALL = "".join(chr(0x2800 + index) for index in range(64))
SMALL = Layout(cells=10, lines=4)


def cells(text: str) -> str:
    """Cells for letters, so that a test can be read: each stands for the cell of its code."""
    return from_brf(text)


def shown(lines: tuple[str, ...]) -> list[str]:
    return [to_brf(line) for line in lines]


def number(page: int) -> str:
    return cells(f"#{page}")


def test_brf_is_the_north_american_map_of_all_64_cells() -> None:
    """The order is that of Unicode; checked by hand: a, b, c, d, the number sign, dots 1 to 6."""
    assert to_brf(ALL) == (" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=")
    assert to_brf("\u2801\u2803\u2809\u2819\u283c\u283f") == "ABCD#="
    assert from_brf(to_brf(ALL)) == ALL
    assert from_brf("abc") == "\u2801\u2803\u2809"


def test_the_french_year_2008_is_what_the_french_braille_code_has() -> None:
    assert from_brf(",<##\\") == "\u2820\u2823\u283c\u283c\u2833"


@pytest.mark.parametrize("sign", ["a", "\u2840", "\u28ff", "\n"])
def test_brf_has_nothing_but_cells_of_six_dots(sign: str) -> None:
    with pytest.raises(ValueError, match=r".|\n"):
        to_brf(f"\u2801{sign}")


def test_lines_are_broken_at_blanks_and_indented() -> None:
    block = Block(cells("ONE TWO THREE FOUR"), first=2, others=0)
    assert shown(broken(block, SMALL)) == ["  ONE TWO", "THREE FOUR"]
    block = Block(cells("ONE TWO THREE FOUR"), others=2)
    assert shown(broken(block, SMALL)) == ["ONE TWO", "  THREE", "  FOUR"]


def test_two_blanks_inside_a_line_stay_and_at_its_end_go() -> None:
    assert shown(broken(Block(cells("AB  CD")), SMALL)) == ["AB  CD"]
    assert shown(broken(Block(cells("ABCDE  FGHIJ")), SMALL)) == ["ABCDE", "FGHIJ"]


def test_a_word_longer_than_a_line_is_parted_with_a_sign_or_without() -> None:
    word = Block(cells("ABCDEFGHIJKLM"))
    assert shown(broken(word, SMALL)) == ["ABCDEFGHI-", "JKLM"]
    assert shown(broken(word, Layout(10, 4, hyphen=""))) == ["ABCDEFGHIJ", "KLM"]


@given(
    st.lists(st.text(ALL[1:], min_size=1, max_size=25), min_size=1, max_size=30),
    st.integers(10, 45),
    st.integers(0, 4),
    st.integers(0, 4),
)
def test_no_line_is_too_long_and_no_cell_is_lost(
    words: list[str], width: int, first: int, others: int
) -> None:
    block = Block(BLANK.join(words), first=first, others=others)
    lines = broken(block, Layout(width, 25, hyphen=""))
    assert all(len(line) <= width for line in lines)
    assert "".join(lines).replace(BLANK, "") == "".join(words)


def test_each_page_begins_with_its_number_at_the_right() -> None:
    blocks = [Block(cells(word)) for word in ("ONE", "TWO", "THREE", "FOUR")]
    first, second = pages_of(blocks, SMALL, number)
    assert shown(first) == ["        #1", "ONE", "TWO", "THREE"]
    assert shown(second) == ["        #2", "FOUR"]


def test_a_heading_takes_two_lines_with_it_and_none_stands_above_it_at_the_top() -> None:
    heading = Block(cells("HEAD"), first=4, space=True, heading=True)
    pages = pages_of([Block(cells("ONE")), heading, Block(cells("TWO"))], SMALL, number)
    assert [shown(page) for page in pages] == [
        ["        #1", "ONE"],
        ["        #2", "    HEAD", "TWO"],
    ]
    (page,) = pages_of([Block(cells("ONE")), heading, Block(cells("TWO"))], Layout(10, 9), number)
    assert shown(page) == ["        #1", "ONE", "", "    HEAD", "TWO"]


def test_a_block_may_ask_for_a_page() -> None:
    blocks = [Block(cells("ONE")), Block(cells("TWO"), new_page=True)]
    assert [shown(page)[1:] for page in pages_of(blocks, SMALL, number)] == [["ONE"], ["TWO"]]


PAGES = ((cells(" #1"), cells("ONE  ")), (cells(" #2"),))


@pytest.mark.parametrize(
    ("line_end", "form_feed", "data"),
    [
        (LineEnd.CRLF, FormFeed.BETWEEN, b" #1\r\nONE\r\n\f #2\r\n"),
        (LineEnd.LF, FormFeed.BETWEEN, b" #1\nONE\n\f #2\n"),
        (LineEnd.LF, FormFeed.END, b" #1\nONE\n\f #2\n\f"),
        (LineEnd.LF, FormFeed.NONE, b" #1\nONE\n\n\n #2\n"),
    ],
)
def test_line_ends_and_form_feeds(line_end: LineEnd, form_feed: FormFeed, data: bytes) -> None:
    assert written(PAGES, SMALL, Writing(Alphabet.BRF, line_end, form_feed)) == data


def test_unicode_braille_shows_the_cells_themselves() -> None:
    writing = Writing(Alphabet.UNICODE, LineEnd.LF, FormFeed.NONE)
    assert written(PAGES, Layout(10, 2), writing).decode() == (
        "\u2800\u283c\u2802\n\u2815\u281d\u2811\n\u2800\u283c\u2806\n"
    )
