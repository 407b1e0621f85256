"""Opening the console that fits what the program was started with."""

import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TextIO

from access_play.terminal.console.console import Console
from access_play.terminal.console.editor import Editor
from access_play.terminal.console.piped import PipedConsole
from access_play.terminal.console.stream import descriptor_of


def open_console(
    *,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    function_keys: Mapping[str, str] = MappingProxyType({}),
    on_unencodable: Callable[[], None] | None = None,
    alone: bool = False,
) -> Console:
    """Return an editor where a terminal is at both ends, else a piped console.

    Args:
        stdin: where lines come from, if not from ``sys.stdin``.
        stdout: where lines go, if not to ``sys.stdout``.
        function_keys: the command for a function key: ``{"f1": "?"}``.
        on_unencodable: called once, after the first line in which a character was lost
            because the output's encoding does not have it.
        alone: nothing else happens in the event loop while a line is awaited, see
            :class:`Editor`.
    """
    stdin = sys.stdin if stdin is None else stdin  # None where a program has no input at all
    stdout = sys.stdout if stdout is None else stdout
    if stdin is not None and stdout is not None and _is_terminal(stdin) and _is_terminal(stdout):
        return Editor(
            stdin,
            stdout,
            function_keys=function_keys,
            on_unencodable=on_unencodable,
            alone=alone,
        )
    return PipedConsole(stdin, stdout, on_unencodable=on_unencodable)


def _is_terminal(stream: TextIO) -> bool:
    return descriptor_of(stream) is not None and stream.isatty()
