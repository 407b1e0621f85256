"""What each listener of a recorded game was told, line by line.

``python tools/golden.py`` writes the transcripts anew.
"""

import sys
from functools import cache
from pathlib import Path

import pytest

from access_play.games.catalogue import own_games

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from golden import names_of_transcripts, transcripts  # noqa: E402

RECORDS = sorted(HERE.rglob("game.jsonl"))
LISTENED = [
    pytest.param(record, name, id=f"{record.parent.name}/{name}")
    for record in RECORDS
    for name in names_of_transcripts(record)
]
told = cache(transcripts)


@pytest.mark.parametrize(("record", "name"), LISTENED)
def test_a_listener_hears_the_same(record: Path, name: str) -> None:
    expected = (record.parent / name).read_text(encoding="utf-8")
    assert told(record)[name].splitlines() == expected.splitlines()


@pytest.mark.parametrize(("record", "name"), LISTENED)
def test_no_line_is_too_short_to_be_spoken(record: Path, name: str) -> None:
    assert all(len(line) >= 3 for line in told(record)[name].splitlines())


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.parent.name)
def test_a_bystander_is_told_no_hand(record: Path) -> None:
    assert "hand:" not in told(record)["bystander.text.txt"]


def test_every_game_has_transcripts() -> None:
    assert {record.parent.name for record in RECORDS} == set(own_games())
