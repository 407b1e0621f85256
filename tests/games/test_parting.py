"""Parting lists into even runs."""

import pytest

from access_play.games.parting import LINE, Cells, fits, in_lines, parted


@pytest.mark.parametrize(
    ("items", "most", "runs"),
    [
        ("", 3, []),
        ("a", 3, ["a"]),
        ("abc", 3, ["abc"]),
        ("abcd", 3, ["ab", "cd"]),
        ("abcde", 3, ["abc", "de"]),
        ("abcdefg", 3, ["abc", "de", "fg"]),
        ("abcdef", 5, ["abc", "def"]),
    ],
)
def test_runs_are_few_and_even_and_keep_the_order(items: str, most: int, runs: list[str]) -> None:
    assert parted(items, most) == [tuple(run) for run in runs]


CAVALRY = Cells(3, 13, 5)
"""A word whose French takes most: three of them and two blanks are 41 cells."""


def test_items_are_parted_where_the_longest_language_has_no_room() -> None:
    assert list(in_lines("abc", lambda _: CAVALRY)) == [("a", "b"), ("c",)]
    assert list(in_lines("abc", lambda _: CAVALRY, LINE.without(13))) == [("a", "b"), ("c",)]
    assert list(in_lines("abc", lambda _: CAVALRY, LINE.without(14))) == [("a",), ("b",), ("c",)]
    assert not list(in_lines("", lambda _: CAVALRY))


def test_what_fits_is_counted_with_what_stands_between() -> None:
    eight = Cells(8, 1, 1)
    assert fits([eight] * 4), "32 cells and three times a comma and a blank"
    assert fits([eight] * 4, LINE.without(2))
    assert not fits([eight] * 4, LINE.without(3))
    assert fits([])
