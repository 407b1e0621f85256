"""Standard streams that are full, closed or poor in letters."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import (
    CASE,
    NOT_ON_WINDOWS,
    PLAY,
    ROOT,
    access_play,
    finished,
)

NO_ROOM = (
    "No room is left on the disk for stdout. What was saved before is safe; make room,"
    " then try again.\n"
)
SAVED = ROOT / "tests" / "records" / "hagakure" / "unfinished.jsonl"
NEEDS_FULL = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="no device that is always full"
)


def in_a_shell(
    home: Path, redirections: str, *words: object, typed: bytes = b"", **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with a shell's redirections, like ``>&-``."""
    shell = ["/bin/sh", "-c", f'"$0" -m access_play "$@" {redirections}', sys.executable]
    return finished([*shell, *map(str, words)], home, typed, **changes)


@NEEDS_FULL
@pytest.mark.parametrize(
    "words",
    [
        ("check", "--json", CASE),
        ("show", CASE),
        ("--help",),
        ("--version",),
        PLAY,
        (),
        ("resume", "game.jsonl"),
    ],
)
def test_an_output_without_room_is_one_sentence(tmp_path: Path, words: tuple[object, ...]) -> None:
    shutil.copy(SAVED, tmp_path / "game.jsonl")
    left = in_a_shell(tmp_path, ">/dev/full", *words, typed=b"m 1\n" * 200)
    assert left.stderr.decode() == NO_ROOM
    assert left.returncode == 2


@NEEDS_FULL
def test_a_game_stops_at_the_first_line_that_nobody_is_told(tmp_path: Path) -> None:
    in_a_shell(tmp_path, ">/dev/full", *PLAY, "--save", "game.jsonl", typed=b"m 1\n" * 200)
    kept = (tmp_path / "game.jsonl").read_text("utf-8").splitlines()
    assert not [line for line in kept if '"by": 1' in line]
    went_on = access_play(tmp_path, "resume", "game.jsonl", typed=b"m 1\n")
    assert (went_on.returncode, went_on.stderr) == (0, b"")


@NOT_ON_WINDOWS
@pytest.mark.parametrize(
    ("words", "status"),
    [(("--version",), 0), (("check", CASE), 1), (("show", CASE), 1), (PLAY, 0), ((), 0)],
)
def test_without_any_output_the_status_tells(
    tmp_path: Path, words: tuple[object, ...], status: int
) -> None:
    left = in_a_shell(tmp_path, ">&-", *words)
    assert (left.returncode, left.stderr) == (status, b"")


@NOT_ON_WINDOWS
@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full"])
def test_without_an_output_for_errors_the_status_tells(tmp_path: Path, redirection: str) -> None:
    if "full" in redirection and not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(SAVED.read_bytes() + b'{"by": 1, "do"')
    for words, status in [(("check", "nope"), 2), (("check", cut), 0)]:
        assert in_a_shell(tmp_path, redirection, *words).returncode == status


@NOT_ON_WINDOWS
def test_no_file_takes_the_place_of_a_stream_that_is_closed(tmp_path: Path) -> None:
    left = in_a_shell(tmp_path, ">&- 2>&- <&-", *PLAY, "--save", "game.jsonl")
    assert left.returncode == 0
    assert access_play(tmp_path, "check", "game.jsonl").returncode == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("show", CASE, "--seat", "2", "--language", "fr"),
            "Doubler, zero, villageois",
        ),
        (("--help", "--language", "fr"), "tout en francais"),
        (("check", CASE, "--language", "fr"), "est refusee"),
    ],
)
def test_letters_that_an_output_lacks_lose_their_marks_everywhere(
    tmp_path: Path, words: tuple[object, ...], told: str
) -> None:
    written = access_play(tmp_path, *words, PYTHONIOENCODING="ascii").stdout.decode("ascii")
    accents = access_play(tmp_path, *words, PYTHONIOENCODING="utf-8").stdout.decode("utf-8")
    assert told in written
    assert written.count("?") == accents.count("?")
    assert "e" in written


def test_what_goes_wrong_is_told_in_the_letters_there_are(tmp_path: Path) -> None:
    told = access_play(tmp_path, "sing", "--language", "fr", PYTHONIOENCODING="ascii").stderr
    assert b"?" not in told
    assert told.isascii()
