"""The journal in programs of its own: killed, out of room, on a disk that is read only."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_play.core.record import read_record
from access_play.saves.journal import Journal

Action = dict[str, object]

BEGIN = """
import json, os, sys
from pathlib import Path
from access_play.saves.faults import SaveError
from access_play.saves.journal import Journal
path = Path(sys.argv[1])
HEADER = json.loads(sys.argv[2])
"""

COUNT = """
journal, record = Journal.open(path)
number = len(record.lines)
while True:
    number += 1
    journal.append({"by": 1, "do": "count", "number": number})
    print(number, flush=True)
"""

FILL = """
import resource
journal = Journal.create(path, HEADER)
journal.append({"by": 1, "do": "first"})
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, hard))
before = path.read_bytes()
try:
    journal.append({"by": 1, "do": "second"})
except SaveError as error:
    print(error.code, path.read_bytes() == before, flush=True)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
journal.append({"by": 1, "do": "third"})
journal.close()
"""

SMALL_DISK = """
journal = Journal.create(path, HEADER)
filler = path.with_name("filler")
filler.write_bytes(b"x" * 20_000)
accepted = []
try:
    while True:
        action = {"by": 1, "do": "x" * 1000, "number": len(accepted)}
        journal.append(action)
        accepted.append(action)
except SaveError as error:
    print(error.code)
lines = path.read_bytes().splitlines(keepends=True)
print(len(lines) == len(accepted) + 1, lines[-1].endswith(b"\\n"))
filler.unlink()
journal.append(action)
journal.close()
record = Journal.open(path)[1]
print([line.fields["number"] for line in record.lines] == list(range(len(accepted) + 1)))
"""

READ_ONLY_DISK = """
import subprocess
Journal.create(path, HEADER).close()
subprocess.run(["mount", "-o", "remount,ro", str(path.parent)], check=True)
for name in ("a.jsonl", "b.jsonl"):
    place = path.with_name(name)
    try:
        Journal.open(place) if place.exists() else Journal.create(place, HEADER)
    except SaveError as error:
        print(error.code, error.params["file"])
"""

FORBIDDEN = """
import filelock
if os.geteuid() == 0:
    # The system lets its administrator into any folder, so act as nobody.
    os.setegid(65534)
    os.seteuid(65534)
for name in ("a.jsonl", "b.jsonl"):
    place = path.with_name(name)
    try:
        Journal.open(place) if place.exists() else Journal.create(place, HEADER)
    except SaveError as error:
        print(error.code, error.params["file"])
"""


def command(code: str, path: Path, header: Action) -> list[str]:
    return [sys.executable, "-c", BEGIN + code, str(path), json.dumps(header)]


def output_of(words: list[str]) -> list[str]:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_killed_again_and_again(tmp_path: Path, header: Action) -> None:
    """Every line that was acknowledged is there, in order, however often the program is killed."""
    path = tmp_path / "a.jsonl"
    Journal.create(path, header).close()
    for stop_after in (1, 2, 3, 5, 8, 13, 21, 34, 55, 89):
        pipe = subprocess.PIPE
        with subprocess.Popen(command(COUNT, path, header), stdout=pipe, text=True) as child:
            assert child.stdout is not None
            told = [int(child.stdout.readline()) for _ in range(stop_after)]
            child.kill()
            told += [int(line) for line in child.stdout if line.endswith("\n")]
        found = [line.fields["number"] for line in read_record(path.read_bytes()).lines]
        assert found == list(range(1, len(found) + 1))
        assert len(found) in (told[-1], told[-1] + 1)
        with Journal.open(path)[0] as journal:
            journal.append({"by": 1, "do": "count", "number": len(found) + 1})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_a_file_that_may_not_grow(tmp_path: Path, header: Action) -> None:
    path = tmp_path / "a.jsonl"
    assert output_of(command(FILL, path, header)) == ["no-room True"]
    record = read_record(path.read_bytes())
    assert [line.fields["do"] for line in record.lines] == ["first", "third"]


@pytest.fixture
def small_disk(tmp_path: Path) -> list[str]:
    """Words before a command that give it a disk of 64 KB in ``tmp_path`` of its own."""
    if sys.platform != "linux" or not shutil.which("unshare"):
        pytest.skip("a small disk can be made on Linux only")
    script = 'mount -t tmpfs -o size=64k tmpfs "$0" && exec "$@"'
    words = ["unshare", "--mount", "sh", "-c", script, str(tmp_path)]
    tried = subprocess.run([*words, "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"this account may not make a small disk: {tried.stderr.strip()}")
    return words


def test_a_disk_that_is_full(tmp_path: Path, header: Action, small_disk: list[str]) -> None:
    words = [*small_disk, *command(SMALL_DISK, tmp_path / "a.jsonl", header)]
    assert output_of(words) == ["no-room", "True True", "True"]


def test_a_disk_that_is_read_only(tmp_path: Path, header: Action, small_disk: list[str]) -> None:
    words = [*small_disk, *command(READ_ONLY_DISK, tmp_path / "a.jsonl", header)]
    assert output_of(words) == ["read-only a.jsonl", "read-only b.jsonl"]


@pytest.fixture
def forbidden_folder(header: Action) -> Iterator[Path]:
    """A folder that may be looked into, not written to; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Journal.create(folder / "a.jsonl", header).close()
        (folder / "a.jsonl").chmod(0o666)
        for left in folder.glob("*.lock"):
            left.unlink()
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="Windows has other rights than these")
def test_a_folder_that_may_not_be_written_to(forbidden_folder: Path, header: Action) -> None:
    words = command(FORBIDDEN, forbidden_folder / "a.jsonl", header)
    assert output_of(words) == ["denied a.jsonl", "denied b.jsonl"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has this folder")
def test_a_folder_that_takes_no_files_does_not_look_like_a_lock(header: Action) -> None:
    done = output_of(
        command(
            "try: Journal.create(path, HEADER)\nexcept SaveError as error: print(error.code)",
            Path("/proc/a.jsonl"),
            header,
        )
    )
    assert done == ["missing"]
