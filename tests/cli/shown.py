"""What ``access-play show`` tells of the one game that a test has kept."""

from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.commands.show import _Shower


def happenings(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *options: str,
) -> list[str]:
    """Return what the first seat was told, without questions, which are put as often as needed."""
    monkeypatch.setattr(_Shower, "_question", lambda *_: None)
    (record,) = (folder / "saves").glob("*.jsonl")
    capsys.readouterr()
    assert main(["show", str(record), "--seat", "1", *options]) == 0
    return capsys.readouterr().out.splitlines()
