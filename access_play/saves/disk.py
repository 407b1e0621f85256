"""Writing so that what was written stays, and nothing is written over, on every system.

Whatever goes wrong raises ``OSError``; ``told`` turns that into a ``SaveError``.
"""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if sys.platform == "darwin":
    import fcntl

from access_play.saves.faults import BY_ERRNO, Fault, SaveError

if TYPE_CHECKING:
    from access_play.language.notices import Param

PRIVATE = 0o600
"""New files are their owner's alone: a saved game holds everybody's hidden cards."""

BINARY = getattr(os, "O_BINARY", 0)
"""Windows would write CR LF for LF without it."""

NO_FOLDER_SYNC = {errno.EINVAL, errno.EBADF, errno.EACCES, errno.EPERM, errno.ENOTSUP}
"""How file systems say that a folder is nothing they can sync."""


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn an error of the system into a ``SaveError`` about ``path``."""
    try:
        yield
    except OSError as error:
        raise save_error(error, path) from error


def save_error(error: OSError, path: Path) -> SaveError:
    """Say in the project's codes what the system reports about ``path``."""
    # Windows reports a folder in place of a file as denied.
    folder = os.path.isdir(path)  # noqa: PTH112 (Path.is_dir may raise in its turn)
    fault = Fault.IS_FOLDER if folder else BY_ERRNO.get(error.errno or 0, Fault.TROUBLE)
    known: dict[str, Param] = {
        "file": _name(path),
        "folder": str(path.parent),
        "reason": errno.errorcode.get(error.errno or 0, type(error).__name__),
    }
    return SaveError(fault, **{name: known[name] for name in fault.parameters})


def _name(path: Path) -> str:
    """How a file or folder is called, also where it is named by a dot or two."""
    if path.name not in {"", ".."}:
        return path.name
    try:
        return Path(os.path.realpath(path)).name or str(path)
    except OSError:  # the folder that a relative path begins in has gone
        return str(path)


def real_path(path: Path) -> Path:
    """The path without links, so that one file has one lock, however it is named.

    Raises:
        SaveError: ``BAD_NAME`` where it can be no path at all; ``MISSING`` where the folder
            that a relative one begins in has gone.
    """
    try:
        with told(path):
            return Path(os.path.realpath(path))
    except ValueError as error:
        raise SaveError(Fault.BAD_NAME, file=path.name) from error


def sync(fd: int) -> None:
    """Return when what was written is on the disk itself."""
    if sys.platform == "darwin":
        # There fsync leaves the bytes in the drive's own memory.
        with suppress(OSError):
            fcntl.fcntl(fd, fcntl.F_FULLFSYNC)
            return
    os.fsync(fd)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    # Windows opens no folder; NTFS writes the change of a name to its own journal.
    if sys.platform != "win32":
        _sync_names(folder)


def _sync_names(folder: Path) -> None:
    try:
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
    except OSError as error:
        if error.errno not in NO_FOLDER_SYNC:
            raise


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, each durable; what is there stays.

    Raises:
        NotADirectoryError: A file stands in its place.
    """
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir()
    except FileExistsError:
        # Another program may just have made it.
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, "not a folder", str(folder)) from None
    sync_folder(folder.parent)


def write_all(fd: int, data: bytes) -> None:
    """Write every byte, however many the system takes at once."""
    rest = memoryview(data)
    while rest:
        written = os.write(fd, rest)
        if not written:
            raise OSError(errno.EIO, "nothing was written")
        rest = rest[written:]


def read_open(fd: int, limit: int) -> bytes:
    """Read a whole file that is open at its beginning; of a longer one, a byte over the limit."""
    parts = []
    left = limit + 1
    while left and (part := os.read(fd, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def check_file(path: Path) -> None:
    """Look before opening: a pipe or a device could be waited for without end.

    Raises:
        SaveError: ``IS_FOLDER`` or ``NO_RECORD``.
        OSError: ``FileNotFoundError`` and what else the system reports.
    """
    path.stat()
    if path.is_dir():
        raise SaveError(Fault.IS_FOLDER, file=_name(path))
    if not path.is_file():
        raise SaveError(Fault.NO_RECORD, file=path.name)


def write_new(path: Path, data: bytes) -> None:
    """Make a file that was not there, durable but for its name; leave nothing on failure."""
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, PRIVATE)
    try:
        try:
            write_all(fd, data)
            sync(fd)
        finally:
            os.close(fd)
    except OSError:
        discard(path)
        raise


def remove(path: Path) -> None:
    """Remove a file of our own making, if it is there."""
    path.unlink(missing_ok=True)


def discard(path: Path) -> None:
    """Take back what a failed call made, if the disk still lets it; the call's error counts."""
    with suppress(OSError):
        remove(path)


def move_new(source: Path, target: Path) -> None:
    """Give a file or folder a name that was free; never write over what has that name.

    The new name is durable before the old one goes. If it fails, the old name has stayed.

    Raises:
        FileExistsError: The name is not free.
    """
    try:
        target.hardlink_to(source)
    except FileExistsError:
        raise
    except OSError:
        # No hard links: folders, and file systems like FAT.
        _rename_new(source, target)
        return
    try:
        sync_folder(target.parent)
        source.unlink()
    except OSError:
        discard(target)
        raise


def _rename_new(source: Path, target: Path) -> None:
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, "the name is not free", str(target))
    source.rename(target)
    sync_folder(target.parent)


def replace_file(path: Path, data: bytes) -> None:
    """Give a file new content: whoever reads it, whenever it stops, finds the old or the new."""
    fresh = path.with_name(f"{path.name}.new-{os.getpid()}")
    remove(fresh)
    write_new(fresh, data)
    try:
        fresh.replace(path)
    except OSError:
        discard(fresh)
        raise
    sync_folder(path.parent)


def keep(folder: Path, before: str, after: str, put: Callable[[Path], None]) -> Path:
    """Put something under the first free name: ``before``, a number from 1, ``after``.

    Args:
        folder: Where.
        before: How the name begins.
        after: How the name ends.
        put: Makes the file, or raises ``FileExistsError`` where the name is not free.
    """
    number = 1
    while True:
        place = folder / f"{before}{number}{after}"
        try:
            put(place)
        except FileExistsError:
            number += 1
        else:
            return place
