"""The append-only journal of a running game: each action is durable before it is told.

The file is a record in JSON Lines. A line is written whole and synced, or taken back. Of a
file that is opened again nothing is ever lost: bytes that a crash left behind the last whole
line, which can never have been acknowledged, move to a file of their own beside it, and only
when the first new action is written. A file that is opened and closed again is not touched.
"""

import json
import os
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple, Self

from access_play.core.record import MAX_BYTES, Record, read_record
from access_play.core.sums import KEY, sum_of
from access_play.saves import disk
from access_play.saves.faults import Fault, SaveError, SaveNotice
from access_play.saves.lock import lock

if TYPE_CHECKING:
    from filelock import BaseFileLock


class _Found(NamedTuple):
    """What a file held when it was opened."""

    data: bytes
    notice: SaveNotice | None = None
    """Set where a crash cut the last line off."""

    def end(self) -> int:
        """Bytes up to the end of the last whole line."""
        return self.data.rfind(b"\n") + 1 if self.notice else len(self.data)


class Journal:
    """An open save, locked for this program; made by ``create`` or ``open``.

    One thread at a time may use it. ``SaveError`` from ``append`` leaves it usable: the same
    action can be appended again when the cause is gone.
    """

    def __init__(self, path: Path, fd: int, held: "BaseFileLock", found: _Found) -> None:
        self._path = path
        self._fd = fd
        self._held = held
        self._end = found.end()
        whole, self._cut = found.data[: self._end], found.data[self._end :]
        self._line_feed = b"" if whole.endswith(b"\n") else b"\n"
        self._last = whole.removesuffix(b"\n").rpartition(b"\n")[2]
        self._torn = False
        self._links = os.fstat(fd).st_nlink
        self.notice = found.notice
        """What the player should be told about the file as it was found."""

    @classmethod
    def create(cls, path: Path, header: Mapping[str, object]) -> Self:
        """Begin a record in a new file; folders that are missing are made.

        The file appears under its name when its header is whole and durable.

        Raises:
            SaveError: ``EXISTS``, ``IN_USE``, or what the system reports.
            ValueError: The header holds a seed, from which the deal could be foreseen.
        """
        if "seed" in header:
            raise ValueError("a seed never goes into a record")
        place, data = disk.real_path(path), _encode(header) + b"\n"
        with disk.told(place), ExitStack() as undo:
            disk.make_folder(place.parent)
            held = lock(place)
            undo.callback(held.release)
            _write_first(place, data)
            undo.callback(disk.discard, place)
            fd = _open(place)
            undo.callback(os.close, fd)
            journal = cls(place, fd, held, _Found(data))
            undo.pop_all()
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Self, Record]:
        """Open a record to go on with it: the journal, and what the file holds.

        Every sum is verified. A last line that a crash cut off is left out and told of in
        ``notice``; whether the actions are lawful is not judged here.

        Raises:
            SaveError: ``MISSING``, ``IN_USE``, or what the system reports.
            UnreadableError: It is no record, or damaged.
        """
        place = disk.real_path(path)
        with disk.told(place), ExitStack() as undo:
            disk.check_file(place)
            held = lock(place)
            undo.callback(held.release)
            fd = _open(place)
            undo.callback(os.close, fd)
            data = disk.read_open(fd, MAX_BYTES)
            record = read_record(data)
            journal = cls(place, fd, held, _Found(data, _cut_notice(record, place.name)))
            undo.pop_all()
        return journal, record

    @property
    def path(self) -> Path:
        """Where the file is, links followed."""
        return self._path

    def append(self, action: Mapping[str, object]) -> None:
        """Write one action as a line and return when it is durable.

        Raises:
            SaveError: It is not in the file, and what is in there stays.
            ValueError: The journal is closed, or the action has a number that JSON lacks.
            TypeError: The action has a value that JSON lacks.
        """
        self._check_open()
        line = _encode({**action, KEY: sum_of(self._last, action)})
        with disk.told(self._path):
            self._check_unchanged()
            self._repair()
            self._write(line)

    def close(self) -> None:
        """Close the file and free the lock; closing twice does nothing.

        Raises:
            SaveError: The remains of a failed ``append`` could not be taken back. They are no
                whole line, or one that was never acknowledged.
        """
        if self._fd < 0:
            return
        fd, self._fd = self._fd, -1
        with disk.told(self._path), ExitStack() as ending:
            ending.callback(self._held.release)
            ending.callback(os.close, fd)
            self._take_back(fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _check_open(self) -> None:
        if self._fd < 0:
            raise ValueError("the journal is closed")

    def _check_unchanged(self) -> None:
        found = os.fstat(self._fd)
        if found.st_nlink < min(self._links, 1):
            raise SaveError(Fault.GONE, file=self._path.name)
        if not self._torn and found.st_size != self._end + len(self._cut):
            raise SaveError(Fault.CHANGED, file=self._path.name)

    def _repair(self) -> None:
        if self._cut:
            self._keep_cut()
        self._take_back(self._fd)

    def _keep_cut(self) -> None:
        """Write what a crash left to a file of its own, so that it can be taken off here."""
        cut, folder = self._cut, self._path.parent
        disk.keep(folder, f"{self._path.name}.cut-", "", lambda place: disk.write_new(place, cut))
        disk.sync_folder(folder)
        self._cut, self._torn = b"", True

    def _take_back(self, fd: int) -> None:
        """Cut off what a failed append may have left."""
        if self._torn:
            os.ftruncate(fd, self._end)
            disk.sync(fd)
            self._torn = False

    def _write(self, line: bytes) -> None:
        data = self._line_feed + line + b"\n"
        # Set before the first byte: an interruption at any point leaves it to the next call.
        self._torn = True
        try:
            disk.write_all(self._fd, data)
            disk.sync(self._fd)
        except OSError:
            # The write's own error is the one to report; the next append begins with this.
            with suppress(OSError):
                self._take_back(self._fd)
            raise
        self._last, self._line_feed = line, b""
        self._end += len(data)
        self._torn = False


def _encode(content: Mapping[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False, allow_nan=False).encode("utf-8")


def _open(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_APPEND | disk.BINARY)


def _write_first(path: Path, data: bytes) -> None:
    if os.path.lexists(path):
        raise SaveError(Fault.EXISTS, file=path.name)
    fresh = path.with_name(f"{path.name}.new")
    # Left by a crash, and perhaps another name of a finished save: never write into it.
    disk.remove(fresh)
    disk.write_new(fresh, data)
    try:
        disk.move_new(fresh, path)
    except FileExistsError as error:
        disk.discard(fresh)
        raise SaveError(Fault.EXISTS, file=path.name) from error
    except OSError:
        disk.discard(fresh)
        raise


def _cut_notice(record: Record, file: str) -> SaveNotice | None:
    if not record.cut_off:
        return None
    return SaveNotice(Fault.CUT_OFF, {"file": file, "line": len(record.lines) + 2})
