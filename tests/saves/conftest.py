"""A folder of one's own, and a disk that fails or dies at a chosen call."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HEADER = {
    "format": "access-play/1",
    "game": "hagakure",
    "seats": [{"name": "Zoé", "language": "fr"}, {"name": "健", "language": "ja"}],
}
ACTIONS: list[dict[str, object]] = [
    {"by": "chance", "do": "dealer", "seat": 2},
    {"by": 1, "do": "say", "text": "é、"},
    {"by": 2, "do": "play", "card": "V9"},
]


class Stopped(BaseException):
    """The process is dead: whatever it still tries has no effect."""


class FaultyDisk:
    """Stands before the calls that change files in a folder, counts them, and breaks at one.

    Args:
        folder: only calls on this folder and what lies in it count, but for lock files.
        monkeypatch: puts the calls back at the end of the test.
    """

    NAMED = ("open", "link", "unlink", "rename", "replace", "mkdir")
    BY_DESCRIPTOR = ("write", "fsync", "ftruncate")

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = str(folder)
        self.real: dict[str, Callable[..., Any]] = {}
        self.heal()
        self.files: dict[int, str] = {}
        self.synced: dict[int, bytes] = {}
        self.names: dict[str, int] = {}
        for name in (*self.NAMED, *self.BY_DESCRIPTOR):
            self.real[name] = getattr(os, name)
            monkeypatch.setattr(os, name, self._stand_in(name))
        self.real["close"] = os.close
        monkeypatch.setattr(os, "close", self._close)
        if sys.platform == "darwin":
            # Where the drive has no sync of its own, the usual one is called.
            monkeypatch.setattr("fcntl.fcntl", _refuse)

    def heal(self) -> None:
        """Work again, and count from the beginning."""
        self.calls = 0
        self.at = 0
        self.error: BaseException | None = None
        self.lasting = False
        self.half = False

    def break_at(
        self, call: int, error: BaseException, *, lasting: bool = False, half: bool = False
    ) -> None:
        """Raise ``error`` at a call, after half of a write or none, and from then on if lasting."""
        self.heal()
        self.at, self.error, self.lasting, self.half = call, error, lasting, half

    @property
    def reached(self) -> bool:
        return self.calls >= self.at

    def sync_all(self) -> None:
        """Take what is in the folder now for what is on the disk."""
        files = [each for each in os.scandir(self.folder) if "lock" not in each.name]
        self.names = {each.name: each.inode() for each in files}
        self.synced = {each.inode(): Path(each.path).read_bytes() for each in files}

    def lose_power(self) -> None:
        """Leave of the folder what was synced, and nothing else."""
        self.heal()
        for path in Path(self.folder).iterdir():
            path.unlink()
        for name, inode in self.names.items():
            (Path(self.folder) / name).write_bytes(self.synced.get(inode, b""))

    def _stand_in(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if not self._is_ours(name, args):
                return self.real[name](*args, **options)
            self.calls += 1
            if self.error and (self.calls == self.at or (self.lasting and self.calls > self.at)):
                if name == "write" and self.half and self.calls == self.at:
                    self.real["write"](args[0], bytes(args[1])[: len(args[1]) // 2])
                raise self.error
            result = self.real[name](*args, **options)
            self._note(name, args, result)
            return result

        return call

    def _close(self, fd: int) -> None:
        self.files.pop(fd, None)
        self.real["close"](fd)

    def _is_ours(self, name: str, args: tuple[Any, ...]) -> bool:
        if name in self.BY_DESCRIPTOR:
            return args[0] in self.files
        path = os.fspath(args[0])
        if name == "open" and path == self.folder:
            # The lock opens the folder too, in another way, to learn what the system can do.
            return bool(args[1] == os.O_RDONLY)
        return (
            isinstance(path, str) and path.startswith(self.folder) and "lock" not in Path(path).name
        )

    def _note(self, name: str, args: tuple[Any, ...], result: Any) -> None:
        if name == "open":
            self.files[result] = os.fspath(args[0])
            if args[1] & os.O_EXCL:
                self.synced.pop(os.fstat(result).st_ino, None)
        elif name == "fsync" and self.files[args[0]] == self.folder:
            files = [each for each in os.scandir(self.folder) if "lock" not in each.name]
            self.names = {each.name: each.inode() for each in files}
        elif name == "fsync":
            inode = os.fstat(args[0]).st_ino
            self.synced[inode] = Path(self.files[args[0]]).read_bytes()


def _refuse(*_: object) -> None:
    raise OSError(errno.ENOTSUP, "no such sync")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all settings, saves and reports."""
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    return FaultyDisk(tmp_path, monkeypatch)


@pytest.fixture
def header() -> dict[str, object]:
    return dict(HEADER)


@pytest.fixture
def actions() -> list[dict[str, object]]:
    return list(ACTIONS)


@pytest.fixture
def stopped() -> type[BaseException]:
    return Stopped


@pytest.fixture(params=["ENOSPC", "EIO", "EINTR", "EROFS"])
def system_error(request: pytest.FixtureRequest) -> OSError:
    number = getattr(errno, request.param)
    return OSError(number, os.strerror(number))
