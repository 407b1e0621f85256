"""The program as a player starts it, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CASE = ROOT / "tests" / "cases" / "hagakure" / "must-follow-samurai.jsonl"
PLAY = ("play", "hagakure", "--seed", "3", "--bots", "random")
NOT_ON_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals and devices")


def environment(home: Path, **changes: str) -> dict[str, str]:
    """An environment without the settings and languages of whoever runs the tests."""
    left_out = ("LC_", "LANG", "PYTHONIOENCODING", "PYTHONUTF8", "ACCESS_PLAY")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(left_out)}
    paths = [str(ROOT), *filter(None, [kept.get("PYTHONPATH")])]
    basics = {"ACCESS_PLAY_HOME": str(home), "PYTHONPATH": os.pathsep.join(paths)}
    return {**kept, **basics, **changes}


def access_play(
    home: Path, *words: object, typed: str | bytes = "", **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program to its end; lines come through a pipe."""
    command = [sys.executable, "-m", "access_play", *map(str, words)]
    return finished(command, home, typed, **changes)


def finished(
    command: Sequence[str], home: Path, typed: str | bytes, **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end, in the folder and the environment of a test."""
    return subprocess.run(
        command,
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        cwd=home,
        env=environment(home, **changes),
        timeout=60,
        check=False,
    )


def start(home: Path) -> subprocess.Popen[bytes]:
    """Start a game whose lines come through a pipe."""
    return subprocess.Popen(
        [sys.executable, "-m", "access_play", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )
