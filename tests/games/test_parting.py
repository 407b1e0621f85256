"""Parting lists into even runs."""

import pytest

from access_play.games.parting import parted


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
