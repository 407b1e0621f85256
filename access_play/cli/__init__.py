"""The command line: what is typed behind ``access-play``, and what it does."""

import os
import sys
from collections.abc import Sequence

from access_play import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``access-play``; return its exit status.

    Args:
        arguments: the command line; where none is given it is the process's own, and the
            process ends with it.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    _open_missing_streams()
    if words == ["--version"]:
        return _tell_version()
    from access_play.cli.statuses import INTERRUPTED  # noqa: PLC0415 (not for --version)
    from access_play.hosting.interrupts import (  # noqa: PLC0415 (as above)
        interrupted_once,
        interrupts_held,
    )

    with interrupted_once(to_the_end=arguments is None):
        try:
            with interrupts_held():
                from access_play.cli.guard import guarded  # noqa: PLC0415 (as above)
            return guarded(words)
        except KeyboardInterrupt:  # Ctrl-C while the program is still being loaded
            return INTERRUPTED


def _open_missing_streams() -> None:
    """Let nothing be where the program was started with a stream closed.

    In the order of their numbers, so that no other file is opened in place of one of them.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def _tell_version() -> int:
    try:
        sys.stdout.write(f"access-play {__version__}\n")
        sys.stdout.flush()
    except OSError as error:
        from access_play.cli.guard import output_lost  # noqa: PLC0415 (not for --version)

        return output_lost(error)
    return 0
