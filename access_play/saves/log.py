"""Fault reports: where an unexpected error arose, without any value, so without cards or names."""

import errno
import logging
import os
import platform
import traceback
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import islice
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from access_play import __version__
from access_play.saves.disk import make_folder
from access_play.saves.faults import SaveError
from access_play.saves.places import log_folder

NAME: Final = "faults.log"
LARGEST: Final = 256 << 10
"""Bytes of one file of the log."""
EARLIER: Final = 3
"""Earlier files that are kept."""
FIRST_FRAMES: Final = 20
LAST_FRAMES: Final = 40
"""Frames written of one error: an endless recursion has a thousand alike."""
ERRORS: Final = 10
"""Errors written of one report, with causes and members of groups."""


def log_path() -> Path:
    """Where the reports are."""
    return log_folder() / NAME


def report(error: BaseException) -> str:
    """Write a report if that is possible, and give its number to tell the player; never fails.

    The report holds types of errors, files, lines and names of functions, and the versions
    of the program, of Python and of the system: nothing of the game and nothing typed.
    """
    number = new_number()
    # The last line of defence: the number is told all the same.
    with suppress(Exception):
        write(number, error)
    return number


def new_number() -> str:
    """A number short enough to be read out: F-3C9A2."""
    return f"F-{os.urandom(3).hex()[:5].upper()}"


def write(number: str, error: BaseException) -> Path:
    """Write a report under a number and tell in which file.

    Raises:
        OSError: The log can't be written.
    """
    path = log_path()
    make_folder(path.parent)
    text = "\n".join([_heading(number), *_lines(error)])
    record = logging.LogRecord("access_play", logging.ERROR, "", 0, text, None, None)
    with closing(_handler(path)) as handler:
        handler.handle(record)
    return path


class _Handler(RotatingFileHandler):
    """Raises where it can't write, instead of printing a traceback."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802 (logging's name)
        raise  # noqa: PLE0704 (logging calls this while it handles the error)


def _handler(path: Path) -> _Handler:
    return _Handler(
        path,
        maxBytes=LARGEST,
        backupCount=EARLIER,
        encoding="utf-8",
        errors="backslashreplace",
        delay=True,
    )


def _heading(number: str) -> str:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"{number} {now} access-play {__version__}, {python}, {system}"


def _lines(error: BaseException) -> Iterator[str]:
    for each in islice(_errors(error), ERRORS):
        yield f"  {_kind(each)}"
        yield from _frames(each)


def _errors(error: BaseException) -> Iterator[BaseException]:
    """The error, its members and its causes, each once."""
    waiting, seen = [error], set[int]()
    while waiting:
        each = waiting.pop(0)
        if id(each) in seen:
            continue
        seen.add(id(each))
        yield each
        if isinstance(each, BaseExceptionGroup):
            waiting.extend(each.exceptions)
        cause = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
        if cause is not None:
            waiting.append(cause)


def _kind(error: BaseException) -> str:
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, SaveError):
        return f"{name} {error.code}"
    if isinstance(error, OSError) and error.errno is not None:
        return f"{name} {errno.errorcode.get(error.errno, error.errno)}"
    return name


def _frames(error: BaseException) -> Iterator[str]:
    frames = [
        f"    {Path(frame.f_code.co_filename).name}:{line} "
        f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}"
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    left_out = len(frames) - FIRST_FRAMES - LAST_FRAMES
    if left_out <= 0:
        yield from frames
        return
    yield from frames[:FIRST_FRAMES]
    yield f"    {left_out} frames left out"
    yield from frames[-LAST_FRAMES:]
