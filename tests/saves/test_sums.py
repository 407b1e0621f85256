"""The sum of a line, as its description says it."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.core.sums import sum_fits, sum_of

LINE = b'{"format": "access-play/1"}'


def test_the_sum_as_it_is_described() -> None:
    action = {"by": 1, "do": "say", "text": "é、", "sum": "whatever"}
    text = '{"format": "access-play/1"}\n{"by":1,"do":"say","text":"é、"}'
    assert sum_of(LINE, action) == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_a_sum_that_was_worked_out_elsewhere() -> None:
    """Written down, so that the sums of old records stay right."""
    assert sum_of(b"{}", {"by": 1, "do": "pass"}) == "75719efcc16d8d07"


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_line_ends_do_not_count(end: bytes) -> None:
    assert sum_of(LINE + end, {"by": 1}) == sum_of(LINE, {"by": 1})


def test_an_action_without_a_sum_fits() -> None:
    assert sum_fits(LINE, {"by": 1})


@pytest.mark.parametrize("value", [float("inf"), float("nan"), object()])
def test_a_sum_beside_what_json_lacks_is_wrong(value: object) -> None:
    assert not sum_fits(LINE, {"by": value, "sum": "0" * 16})


@pytest.mark.parametrize("wrong", [None, 5, "", [], "A" * 16])
def test_a_sum_of_a_wrong_kind_is_wrong(wrong: object) -> None:
    assert not sum_fits(LINE, {"by": 1, "sum": wrong})


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
ACTIONS = st.dictionaries(st.text().filter(lambda key: key != "sum"), VALUES)


@settings(max_examples=50)
@given(st.binary(), ACTIONS, ACTIONS)
def test_only_the_same_action_after_the_same_line_fits(
    line: bytes, action: dict[str, object], other: dict[str, object]
) -> None:
    found = sum_of(line, action)
    assert sum_fits(line, {**action, "sum": found})
    assert not sum_fits(line + b"x", {**action, "sum": found})
    # True is 1 in Python, not in JSON; the order of keys counts.
    if repr(other) != repr(action):
        assert not sum_fits(line, {**other, "sum": found})
