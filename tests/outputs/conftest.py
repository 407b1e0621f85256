"""What the tests of outputs share: lines to say, notices told, libraries that misbehave."""

import os
import textwrap
from collections.abc import Callable
from pathlib import Path
from queue import Queue

import pytest

from access_play.announce.announcement import Announcement, Worded
from access_play.games.sayings import Urgency
from access_play.language.speaker import Form
from access_play.outputs.notices import OutputNotice

GUARD_SECONDS = 30
"""Only a test that fails waits this long."""

Line = Callable[..., Announcement]
InstallLibrary = Callable[[str, str], None]


class Told:
    """Keeps notices and lets a test wait for one."""

    def __init__(self) -> None:
        self._queue: Queue[OutputNotice] = Queue()

    def __call__(self, notice: OutputNotice) -> None:
        self._queue.put(notice)

    def next(self) -> OutputNotice:
        return self._queue.get(timeout=GUARD_SECONDS)

    def rest(self) -> list[OutputNotice]:
        notices = []
        while not self._queue.empty():
            notices.append(self._queue.get_nowait())
        return notices


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def line() -> Line:
    def make(
        text: str, urgency: Urgency = Urgency.GAME, language: str = "en", speech: str | None = None
    ) -> Announcement:
        spoken = text if speech is None else speech
        forms = {Form.TEXT: text, Form.SPEECH: spoken, Form.BRAILLE: f"b {text}"}
        return Worded(forms.__getitem__, language, urgency)

    return make


@pytest.fixture
def install_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> InstallLibrary:
    """Put a module before the installed ones, for this process's children."""
    folder = tmp_path / "libraries"
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    def install(name: str, source: str) -> None:
        path = folder.joinpath(*name.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(source), encoding="utf-8")

    return install
