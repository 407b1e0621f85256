"""A console without a terminal: lines from a pipe or a file, lines to one."""

import codecs
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from access_play.language.clean import clean
from access_play.terminal.console.console import EndOfInput, Typed
from access_play.terminal.console.earlier_lines import MAX_LINE, EarlierLines
from access_play.terminal.console.stream import OutputStream, descriptor_of

if TYPE_CHECKING:
    from concurrent.futures import Future

_CHUNK: Final = 65_536


class LineSplitter:
    """Cuts bytes that come in chunks into lines of text.

    UTF-8, with or without a byte order mark; a byte that is none becomes U+FFFD. Of a line
    that is too long the rest is dropped as it comes, so that memory stays bounded.
    """

    def __init__(self) -> None:
        self._decoder: Final = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        self._line = ""

    def feed(self, data: bytes) -> Iterator[str]:
        """Yield the lines that are now complete; no data is the end of the last."""
        *ended, rest = self._decoder.decode(data, final=not data).split("\n")
        for part in ended:
            yield self._with(part).removesuffix("\r")
            self._line = ""
        self._line = self._with(rest)
        if not data and self._line:
            yield self._line
            self._line = ""

    def _with(self, part: str) -> str:
        return self._line + part[: MAX_LINE - len(self._line)]


class PipedConsole:
    """Reads lines as they come and writes lines whole; there are no prompts and no escapes.

    Ctrl-C, if the program's terminal sends it, is a ``KeyboardInterrupt`` as in any program.

    Args:
        stdin: where lines come from, from now on read by nothing else; None for none.
        stdout: where lines go; None for nowhere.
        on_unencodable: called once, after the first line of which the encoding of ``stdout``
            could not hold every character.
    """

    interactive: Final = False

    def __init__(
        self,
        stdin: TextIO | None,
        stdout: TextIO | None,
        *,
        on_unencodable: Callable[[], None] | None = None,
    ) -> None:
        self._stream: Final = OutputStream(stdout, on_unencodable)
        self._fetch: Final = _chunk_reader(stdin)
        self._splitter: Final = LineSplitter()
        self._lines: deque[str] = deque()
        self._ended = False
        self._chunk: Future[bytes] | None = None

    async def read(
        self,
        prompt: str,  # noqa: ARG002 - nobody is there to be asked
        earlier: EarlierLines,  # noqa: ARG002 - nor to walk through them
        *,
        timeout: float | None = None,
    ) -> Typed | None:
        """Return the next line, see :class:`Console`; nothing is written."""
        import asyncio  # noqa: PLC0415 - the first line is out before it is needed

        self._stream.check()
        while not (self._lines or self._ended or self._stream.gone):
            self._chunk = self._chunk or _in_a_thread(self._fetch)
            await asyncio.wait({asyncio.wrap_future(self._chunk)}, timeout=timeout)
            if not self._chunk.done():
                return None
            self._take(self._chunk.result())
        if self._stream.gone or not self._lines:
            raise EndOfInput
        await asyncio.sleep(0)  # others have their turn, however many lines there are
        return Typed(clean(self._lines.popleft()))

    def write(self, line: str) -> None:
        """Write one whole line, see :class:`Console`; it is not broken into rows."""
        self._stream.write(clean(line.removesuffix("\n")) + "\n")

    def hear_keys(self, pressed: Callable[[], None]) -> None:
        """Do nothing: lines come whole."""

    def clear(self) -> bool:
        """Clear nothing."""
        return False

    def close(self) -> None:
        """Do nothing: there is no terminal to give back."""

    def _take(self, data: bytes) -> None:
        self._chunk = None
        self._lines.extend(self._splitter.feed(data))
        self._ended = not data


def _chunk_reader(stream: TextIO | None) -> Callable[[], bytes]:
    """Return what reads the bytes that are there; none at the end."""
    if stream is None:
        return bytes
    descriptor = descriptor_of(stream)
    if descriptor is None:
        return lambda: stream.read(_CHUNK).encode("utf-8", errors="replace")
    return _unbuffered(stream, descriptor)


if sys.platform == "win32":

    def _unbuffered(stream: TextIO, _descriptor: int) -> Callable[[], bytes]:
        """A console there yields UTF-8 only through its own reader."""
        raw = getattr(stream.buffer, "raw", stream.buffer)
        return lambda: bytes(raw.read(_CHUNK) or b"")

else:

    def _unbuffered(_stream: TextIO, descriptor: int) -> Callable[[], bytes]:
        return lambda: os.read(descriptor, _CHUNK)


def _in_a_thread(fetch: Callable[[], bytes]) -> "Future[bytes]":
    """Read in a thread that the end of the program does not wait for."""
    from concurrent.futures import Future  # noqa: PLC0415 - as asyncio, which has it

    chunk: Future[bytes] = Future()
    chunk.set_running_or_notify_cancel()

    def run() -> None:
        try:
            chunk.set_result(fetch())
        except (OSError, ValueError):  # closed, a folder, no right to read: nothing comes
            chunk.set_result(b"")

    threading.Thread(target=run, name="input", daemon=True).start()
    return chunk
