"""The command line: one module a command, loaded when it is called."""

import os
import sys
from collections.abc import Sequence

from access_play import __version__

USAGE_ERROR = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``access-play``; return its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        return _tell_version()
    from access_play.hosting.interrupts import interrupts_held  # noqa: PLC0415 (not for --version)

    try:
        with interrupts_held():
            from access_play.cli.guard import guarded  # noqa: PLC0415 (as above)
        return guarded(words)
    except KeyboardInterrupt:  # Ctrl-C while the program is still being loaded
        return INTERRUPTED


def _tell_version() -> int:
    try:
        sys.stdout.write(f"access-play {__version__}\n")
        sys.stdout.flush()
    except OSError:  # nobody reads it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
