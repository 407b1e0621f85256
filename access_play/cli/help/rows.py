"""Help on a terminal: rows broken between words, however narrow the terminal is."""

import shutil
import sys

from access_play.cli.streams import write
from access_play.terminal.console.wrap import wrap


def write_rows(line: str) -> None:
    """Write a line to the standard output, on a terminal in rows that fit it.

    Elsewhere the line stays whole, for whatever reads it to break. ``COLUMNS`` counts before
    what the terminal says of itself.

    Raises:
        OutputLost: it takes no more lines.
    """
    if not sys.stdout.isatty():
        write(line)
        return
    for row in wrap(line, shutil.get_terminal_size().columns):
        write(row)
