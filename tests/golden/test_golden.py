"""What each listener of a whole recorded game was told, line by line.

``python tools/golden.py`` writes the transcripts anew. A game joins by a folder with a
``game.jsonl`` of its own.
"""

import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from golden import seats_of, transcripts  # noqa: E402

RECORDS = {path.parent.name: path for path in sorted(HERE.glob("*/game.jsonl"))}
NAMES = [
    (game, name.name)
    for game, record in RECORDS.items()
    for name in sorted(record.parent.glob("*.txt"))
]


@cache
def told(game: str) -> dict[str, str]:
    return transcripts(RECORDS[game], seats_of(RECORDS[game]))


def test_there_is_a_transcript_for_every_listener_and_form() -> None:
    assert "hagakure" in RECORDS
    expected = [(game, name) for game in RECORDS for name in sorted(told(game))]
    assert expected == NAMES


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_listener_hears_the_same(game: str, name: str) -> None:
    expected = (RECORDS[game].parent / name).read_text(encoding="utf-8")
    assert told(game)[name].splitlines() == expected.splitlines()


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_no_line_is_too_short_to_be_spoken(game: str, name: str) -> None:
    assert all(len(line) >= 3 for line in told(game)[name].splitlines())


@pytest.mark.parametrize("game", RECORDS)
def test_a_bystander_is_told_no_hand(game: str) -> None:
    assert "hand:" not in told(game)["bystander.text.txt"]
