"""Keys as prompt_toolkit decodes them; imported when the first line is read, for it is big."""

import asyncio
import codecs
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from prompt_toolkit.input import create_input
from prompt_toolkit.keys import Keys

from access_play.terminal.keys import ENTER, PASTE, TEXT, Key

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress

_SEQUENCE_SECONDS: Final = 0.5
"""How long the rest of an escape sequence is waited for; what comes later is text."""
_PASTED_LINES: Final = 3
_CHUNK: Final = 65_536


class Keyboard:
    """Keys from one input, handed on while somebody listens.

    Args:
        source: prompt_toolkit's input.
        marks_pastes: the terminal marks what is pasted. Where it does not, three lines that
            come in one piece while a key is awaited are taken for a paste.
    """

    def __init__(self, source: "Input", *, marks_pastes: bool = True) -> None:
        self._source = source
        self._marks_pastes = marks_pastes
        self._rest: asyncio.TimerHandle | None = None

    @property
    def closed(self) -> bool:
        """Nothing can be typed any more."""
        return self._source.closed

    @contextlib.contextmanager
    def listening(self, on_keys: Callable[[list[Key]], None]) -> Iterator[None]:
        """Call back for the keys that come together; without any at the end of input."""
        loop = asyncio.get_running_loop()
        awaited = False

        def idle() -> None:
            nonlocal awaited
            awaited = True

        def ready() -> None:
            keys = self._read()
            if awaited and not self._marks_pastes:
                keys = _unmarked_paste(keys)
            if keys or self.closed:
                on_keys(keys)
            else:  # perhaps the Escape key alone
                self._rest = loop.call_later(_SEQUENCE_SECONDS, flush)

        def flush() -> None:
            on_keys(_keys(self._source.flush_keys()))

        with _raw_mode(self._source), self._source.attach(ready):
            loop.call_soon(loop.call_soon, idle)  # after what had been typed ahead was read
            try:
                yield
            finally:
                self._stop_waiting()

    def _read(self) -> list[Key]:
        self._stop_waiting()
        return _keys(self._source.read_keys())

    def _stop_waiting(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None


def _keys(presses: "list[KeyPress]") -> list[Key]:
    """Return what was pressed: text in one piece, unknown escape sequences left out."""
    keys: list[Key] = []
    name = ""
    for press in _known(presses):
        before, name = name, press.key.value if isinstance(press.key, Keys) else TEXT
        if name == Keys.ControlJ.value and before == ENTER:  # one key that sends both
            continue
        if name == TEXT and before == TEXT:
            keys[-1] = Key(TEXT, keys[-1].text + press.key)
        else:
            keys.append(Key(ENTER if name == Keys.ControlJ.value else name, _text(press)))
    return keys


def _text(press: "KeyPress") -> str:
    if press.key is Keys.BracketedPaste:
        return press.data
    return "" if isinstance(press.key, Keys) else press.key


def _known(presses: "list[KeyPress]") -> "Iterator[KeyPress]":
    """Leave out the characters of escape sequences that no key is known for."""
    escaped = inside = False
    for press in presses:
        key = press.key
        if inside and not isinstance(key, Keys):
            inside = not "@" <= key <= "~"
        elif escaped and key == "[":
            inside = True
        elif key is not Keys.Escape:
            inside = False
            yield press
        escaped = key is Keys.Escape


def _unmarked_paste(keys: list[Key]) -> list[Key]:
    """Take several lines that came at once for a paste."""
    if {key.name for key in keys} <= {TEXT, ENTER}:
        block = "".join([key.text or "\n" for key in keys])
        if len(block.split()) >= _PASTED_LINES and block.strip().count("\n") >= _PASTED_LINES - 1:
            return [Key(PASTE, block)]
    return keys


if sys.platform == "win32":

    def terminal_input(stdin: TextIO) -> "Input":
        """Return prompt_toolkit's input of the Windows console."""
        return create_input(stdin)

    def _raw_mode(source: "Input") -> contextlib.AbstractContextManager[None]:
        return source.raw_mode()

else:
    from prompt_toolkit.input.posix_utils import PosixStdinReader
    from prompt_toolkit.input.vt100 import Vt100Input

    def terminal_input(stdin: TextIO) -> "Input":
        """Return an input that reads the terminal and knows when it is closed."""
        return _TerminalInput(stdin)

    def _raw_mode(_source: "Input") -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()  # the terminal is held in its modes from start to end

    class _TerminalInput(Vt100Input):
        def __init__(self, stdin: TextIO) -> None:
            super().__init__(stdin)
            encoding = codecs.lookup(stdin.encoding).name
            self.stdin_reader = _Reader(
                stdin.fileno(), encoding="utf-8" if encoding == "ascii" else encoding
            )

    class _Reader(PosixStdinReader):
        """Reads without asking first, and takes an error for the end.

        A terminal that was closed answers every read with an error, and is ready for ever.
        """

        def read(self, count: int = _CHUNK) -> str:
            try:
                data = os.read(self.stdin_fd, count)
            except BlockingIOError:
                return ""
            except OSError:
                data = b""
            self.closed = not data
            return self._stdin_decoder.decode(data)
