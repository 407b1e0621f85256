"""The command line: one module a command, loaded when it is called."""

import sys
from collections.abc import Sequence

from access_play import __version__

USAGE_ERROR = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``access-play``; return its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        sys.stdout.write(f"access-play {__version__}\n")
        return 0
    from access_play.cli.guard import guarded  # noqa: PLC0415 (start-up: not for --version)

    return guarded(words)
