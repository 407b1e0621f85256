"""The worked examples of the pages: each is a lawful game, as far as its page tells it."""

from pathlib import Path

import pytest

from access_play.cli import main
from access_play.games.catalogue import game_names

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.jsonl"))


@pytest.mark.parametrize("record", EXAMPLES, ids=lambda path: path.stem)
def test_every_move_is_allowed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if record.stem not in game_names():
        pytest.skip(f"the program does not play {record.stem} yet")
    assert main(["check", str(record)]) == 0, capsys.readouterr().out
