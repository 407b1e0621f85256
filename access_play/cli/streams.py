"""Lines for the standard output and the standard error output, and what becomes of a failure."""

import sys
from contextlib import suppress

from access_play.outputs.lost import OutputLost


def write(line: str) -> None:
    """Write a line to the standard output.

    Raises:
        OutputLost: it takes no more lines.
    """
    try:
        sys.stdout.write(f"{line}\n")
    except OSError as error:
        raise OutputLost(error) from error


def write_bytes(data: bytes) -> None:
    """Write a whole file to the standard output.

    Raises:
        OutputLost: it takes no more of it.
    """
    flush()
    try:
        sys.stdout.buffer.write(data)
    except OSError as error:
        raise OutputLost(error) from error


def flush() -> None:
    """Let what was written so far be out.

    Raises:
        OutputLost: it takes no more lines.
    """
    try:
        sys.stdout.flush()
    except OSError as error:
        raise OutputLost(error) from error


def warn(line: str) -> None:
    """Write a line to the standard error output; if nobody can read it, the status tells too."""
    with suppress(OSError):
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
