"""What each listener of a recorded game was told, line by line.

``python tools/golden.py`` writes the transcripts anew.
"""

import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tools"))

from golden import transcripts  # noqa: E402

GAMES = sorted(path.parent.name for path in HERE.glob("*/game.jsonl"))
SEATS = 3
KEPT = sorted(f"{game}/{path.name}" for game in GAMES for path in (HERE / game).glob("*.txt"))


@cache
def told(game: str) -> dict[str, str]:
    return transcripts(HERE / game / "game.jsonl", SEATS)


def test_there_are_games() -> None:
    assert "hagakure" in GAMES
    assert len(KEPT) == 3 * (SEATS + 1) * len(GAMES)


@pytest.mark.parametrize("name", KEPT)
def test_a_listener_hears_the_same(name: str) -> None:
    game, _, transcript = name.partition("/")
    expected = (HERE / name).read_text(encoding="utf-8")
    assert told(game)[transcript].splitlines() == expected.splitlines()


@pytest.mark.parametrize("name", KEPT)
def test_no_line_is_too_short_to_be_spoken(name: str) -> None:
    game, _, transcript = name.partition("/")
    assert all(len(line) >= 3 for line in told(game)[transcript].splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_a_bystander_is_told_no_hand(game: str) -> None:
    assert "hand:" not in told(game)["bystander.text.txt"]
