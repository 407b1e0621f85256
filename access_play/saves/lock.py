"""One program a save."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from access_play.saves.disk import PRIVATE, remove, told
from access_play.saves.faults import Fault, SaveError

if TYPE_CHECKING:
    from filelock import BaseFileLock


def lock(path: Path) -> "BaseFileLock":
    """Lock a save through a file beside it; the system frees it if the program dies.

    Raises:
        SaveError: ``IN_USE``, or what the system reports about the lock's file.
    """
    # It imports much (asyncio in some versions), and a start should be quick.
    from filelock import FileLock, Timeout  # noqa: PLC0415

    place = lock_path(path)
    held = FileLock(place, thread_local=False)
    with told(path):
        try:
            held.acquire(timeout=0)
        except Timeout as error:
            _check_writable(place)
            raise SaveError(Fault.IN_USE, file=path.name) from error
    return held


def lock_path(path: Path) -> Path:
    """The lock's file; it means nothing when no program holds it."""
    return path.with_name(f"{path.name}.lock")


def forget_lock(path: Path) -> None:
    """Remove the lock's file of a save that was closed and that no other program uses yet.

    Where one might, the file must stay: two programs could hold two files of one name.

    Raises:
        SaveError: what the system reports.
    """
    with told(path):
        remove(lock_path(path))


def _check_writable(place: Path) -> None:
    # A folder that takes no file at all can look like a lock that is held.
    os.close(os.open(place, os.O_RDWR | os.O_CREAT, PRIVATE))
