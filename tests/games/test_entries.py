"""Copies of tuples in which one thing differs."""

import pytest

from access_play.games.entries import with_entry, without


def test_one_entry_is_replaced_and_the_tuple_left_as_it_was() -> None:
    entries = (4, 5, 6)
    assert [with_entry(entries, place, 0) for place in range(3)] == [
        (0, 5, 6),
        (4, 0, 6),
        (4, 5, 0),
    ]
    assert entries == (4, 5, 6)


def test_one_of_several_alike_is_taken_out() -> None:
    assert without((7, 7, 9), 7) == (7, 9)
    assert without((7, 7, 9), 9) == (7, 7)
    with pytest.raises(ValueError, match="not in tuple"):
        without((7, 9), 8)
