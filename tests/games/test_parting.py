"""Parting lists into even runs."""

import pytest

from access_play.games.parting import LINE, fits, in_lines, parted
from access_play.language.messages import NP_
from access_play.language.phrases import phrase


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


CAVALRY = phrase(NP_("a", "cavalry"))
"""In French "une cavalerie": three of them and two blanks are 41 cells, one more than a line."""


def test_items_are_parted_where_the_longest_language_has_no_room() -> None:
    assert list(in_lines([CAVALRY] * 3)) == [(CAVALRY, CAVALRY), (CAVALRY,)]
    assert [len(line) for line in in_lines([CAVALRY] * 3, LINE.without(14))] == [1, 1, 1]
    assert [len(line) for line in in_lines([CAVALRY] * 3, LINE.without(13))] == [2, 1]
    assert not list(in_lines([]))


def test_what_fits_is_counted_with_what_stands_before_and_between() -> None:
    assert fits([CAVALRY], LINE.without(27))
    assert not fits([CAVALRY], LINE.without(28))
    assert fits([CAVALRY] * 2, LINE.without(13))
    assert not fits([CAVALRY] * 2, LINE.without(14))
