"""What each listener of a whole recorded game was told, line by line.

``python tools/golden.py`` writes the transcripts anew.
"""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from golden import transcripts  # noqa: E402

RECORD = HERE / "hagakure" / "game.jsonl"
TOLD = transcripts(RECORD, 3)


@pytest.mark.parametrize("name", sorted(TOLD))
def test_a_listener_hears_the_same(name: str) -> None:
    expected = (RECORD.parent / name).read_text(encoding="utf-8")
    assert TOLD[name].splitlines() == expected.splitlines()


@pytest.mark.parametrize("name", sorted(TOLD))
def test_no_line_is_too_short_to_be_spoken(name: str) -> None:
    assert all(len(line) >= 3 for line in TOLD[name].splitlines())


def test_a_bystander_is_told_no_hand() -> None:
    assert "hand:" not in TOLD["bystander.text.txt"]
