"""Keys as prompt_toolkit decodes them; imported when the first line is read, for it is big."""

import asyncio
import codecs
import contextlib
import os
import re
import select
import socket
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from access_play.terminal.console.keys import ENTER, TEXT, Key
from access_play.terminal.console.presses import keys_of, unmarked_paste

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress

_SEQUENCE_SECONDS: Final = 0.5
"""How long the rest of an escape sequence is waited for; what comes later is text."""
_PASTE_SECONDS: Final = 1.0
"""How long the rest of a paste is waited for, whose end never comes where a link lost it."""
_PASTE_BEGINS, _PASTE_ENDS = "\x1b[200~", "\x1b[201~"
_CHUNK: Final = 65_536
_PLAIN: Final = re.compile("[^\x00-\x1f\x7f-\x9f]*\r?")
"""Text, and perhaps Enter: what needs no decoding."""


class Keyboard:
    """Keys from one input, awaited with an event loop or without.

    Args:
        source: prompt_toolkit's input.
        marks_pastes: the terminal marks what is pasted. Where it does not, three lines that
            come in one piece while a key is awaited are taken for a paste.
    """

    can_block: Final = sys.platform != "win32"
    """Whether :meth:`wait` works here."""

    def __init__(self, source: "Input", *, marks_pastes: bool = True) -> None:
        self._source = source
        self._marks_pastes = marks_pastes
        self._rest: asyncio.TimerHandle | None = None
        self._rest_seconds: float | None = None
        """How long the rest of what was begun is waited for; ``None`` where nothing is."""
        self._alarm: tuple[socket.socket, socket.socket] | None = None

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
            self._stop_waiting_for_rest()
            keys = self._read(awaited=awaited)
            if keys or self.closed:
                on_keys(keys)
            wait_for_rest()

        def wait_for_rest() -> None:
            if self._rest_seconds is not None:
                self._rest = loop.call_later(self._rest_seconds, lambda: on_keys(self._flush()))

        with _raw_mode(self._source), self._source.attach(ready):
            wait_for_rest()
            loop.call_soon(loop.call_soon, idle)  # after what had been typed ahead was read
            try:
                yield
            finally:
                self._stop_waiting_for_rest()

    def wait(self, seconds: float | None) -> list[Key]:
        """Wait without an event loop; return no keys after so many seconds or a :meth:`wake`.

        Args:
            seconds: 0 to take what was typed ahead; None to wait however long it takes.
        """
        alarm, _ = self._alarm = self._alarm or _alarm()
        times = (seconds, self._rest_seconds)
        seconds = min((time for time in times if time is not None), default=None)
        typed, woken = self._source.fileno(), alarm.fileno()
        ready = select.select([typed, woken], [], [], seconds)[0]
        if woken in ready:
            alarm.recv(_CHUNK)
        if typed in ready:
            return self._read(awaited=seconds != 0)
        return self._flush() if self._rest_seconds is not None and not ready else []

    def wake(self) -> None:
        """End a :meth:`wait`, from a signal handler too."""
        if self._alarm is not None:
            with contextlib.suppress(BlockingIOError):  # full of alarms already
                self._alarm[1].send(b"!")

    def close(self) -> None:
        """Give back what waiting took; the input itself stays open."""
        if self._alarm is not None:
            for end in self._alarm:
                end.close()
            self._alarm = None

    def _read(self, *, awaited: bool) -> list[Key]:
        return self._noted(keys_of(self._source.read_keys()), awaited=awaited)

    def _noted(self, keys: list[Key], *, awaited: bool) -> list[Key]:
        # Where there are none, perhaps the Escape key alone.
        self._rest_seconds = None if keys or self.closed else _SEQUENCE_SECONDS
        return unmarked_paste(keys) if awaited and not self._marks_pastes else keys

    def _flush(self) -> list[Key]:
        self._rest_seconds = None
        return keys_of(self._source.flush_keys())

    def _stop_waiting_for_rest(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None


def _plain_keys(text: str) -> list[Key]:
    """Return the keys of text that needs no decoding, with Enter perhaps at its end."""
    typed = text.removesuffix("\r")
    if typed == text:
        return [Key(TEXT, typed)]
    return [Key(TEXT, typed), Key(ENTER)] if typed else [Key(ENTER)]


def _alarm() -> tuple[socket.socket, socket.socket]:
    hearing, ringing = socket.socketpair()
    hearing.settimeout(0)
    ringing.settimeout(0)
    return hearing, ringing


if sys.platform == "win32":
    from prompt_toolkit.input import create_input

    def terminal_keyboard(stdin: TextIO, *, marks_pastes: bool) -> Keyboard:
        """Return the keyboard of the Windows console."""
        return Keyboard(create_input(stdin), marks_pastes=marks_pastes)

    def _raw_mode(source: "Input") -> contextlib.AbstractContextManager[None]:
        return source.raw_mode()

else:
    from prompt_toolkit.input.posix_utils import PosixStdinReader
    from prompt_toolkit.input.vt100 import Vt100Input

    def terminal_keyboard(stdin: TextIO, *, marks_pastes: bool) -> Keyboard:
        """Return the keyboard of a terminal."""
        return _TerminalKeyboard(_TerminalInput(stdin), marks_pastes=marks_pastes)

    def _raw_mode(_source: "Input") -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()  # the terminal is held in its modes from start to end

    class _TerminalKeyboard(Keyboard):
        """Takes plain text and Enter as they are; the parser costs as much as all the rest."""

        def __init__(self, source: "_TerminalInput", *, marks_pastes: bool) -> None:
            super().__init__(source, marks_pastes=marks_pastes)
            self._terminal: Final = source
            self._parsing = False
            self._pasting = False
            self._tail = ""

        def _read(self, *, awaited: bool) -> list[Key]:
            text = self._terminal.stdin_reader.read()
            if text and not self._parsing and _PLAIN.fullmatch(text):
                self._rest_seconds = None
                return _plain_keys(text)
            keys = self._noted(self._parsed(text), awaited=awaited)
            if self._pasting and not self.closed:
                self._rest_seconds = _PASTE_SECONDS
            return keys

        def _flush(self) -> list[Key]:
            if not self._pasting:
                return super()._flush()
            self._rest_seconds = None
            return self._parsed(_PASTE_ENDS)

        def _parsed(self, text: str) -> list[Key]:
            presses = self._terminal.parse(text)
            self._parsing = not (presses and presses[-1].data.endswith(text[-1:]))
            self._watch_paste(text)
            return keys_of(presses)

        def _watch_paste(self, text: str) -> None:
            """Note whether a paste is under way; its marks may come in pieces."""
            recent = self._tail + text
            begun, ended = recent.rfind(_PASTE_BEGINS), recent.rfind(_PASTE_ENDS)
            if begun != ended:
                self._pasting = begun > ended
            self._tail = recent[1 - len(_PASTE_ENDS) :]

    class _TerminalInput(Vt100Input):
        def __init__(self, stdin: TextIO) -> None:
            super().__init__(stdin)
            encoding = codecs.lookup(stdin.encoding).name
            self.stdin_reader = _Reader(
                stdin.fileno(), encoding="utf-8" if encoding == "ascii" else encoding
            )

        def parse(self, text: str) -> "list[KeyPress]":
            self.vt100_parser.feed(text)
            presses, self._buffer = self._buffer, []
            return presses

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
