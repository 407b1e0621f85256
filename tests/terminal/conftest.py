"""A keyboard to type on, with folders of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.stage import Stage


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    monkeypatch.delenv("ACCESS_PLAY_SPEECH", raising=False)
    stage = Stage(tmp_path, monkeypatch)
    yield stage
    stage.close()
