"""The echo program on a pseudo-terminal: what is typed, and every byte that comes back."""

import contextlib
import os
import sys
from pathlib import Path

import pexpect
import pyte

PROGRAM = Path(__file__).with_name("echo_program.py")
ROOT = PROGRAM.parents[2]
PASTE_ON = b"\x1b[?2004h"
PASTE_OFF = b"\x1b[?2004l"
SECONDS = 20


class LineTerminal:
    """A pseudo-terminal whose bytes are checked one by one, in order.

    :meth:`gives` reads exactly as many bytes as are awaited, so that a byte too many fails
    the next check; :meth:`leave` is the last one and finds those too.
    """

    def __init__(
        self, folder: Path, columns: int = 80, rows: int = 24, *, mode: str = "", **environment: str
    ) -> None:
        self.fifo = folder / "channel"
        os.mkfifo(self.fifo)
        self._channel = os.open(self.fifo, os.O_RDWR | os.O_NONBLOCK)
        basics = {"TERM": "xterm", "LANG": "C.UTF-8", "HOME": str(folder), "PYTHONPATH": str(ROOT)}
        self.child = pexpect.spawn(
            sys.executable,
            [str(PROGRAM), str(self.fifo), mode],
            env=basics | environment,
            dimensions=(rows, columns),
            timeout=SECONDS,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.log = b""

    def types(self, keys: str | bytes) -> None:
        self.child.send(keys.encode() if isinstance(keys, str) else keys)

    def tells(self, line: str) -> None:
        """Send a line through the control channel."""
        os.write(self._channel, line.encode())

    def gives(self, awaited: str | bytes) -> None:
        """Read what comes and compare it byte by byte; line feeds arrive as CR LF."""
        if isinstance(awaited, str):
            awaited = awaited.replace("\n", "\r\n").encode()
        got = b""
        while len(got) < len(awaited) and awaited.startswith(got):
            got += self.child.read_nonblocking(len(awaited) - len(got), SECONDS)
        self._stream.feed(got)
        self.log += got
        assert got == awaited, f"awaited {awaited!r}, got {got + self._rest()!r}"

    def _rest(self) -> bytes:
        """Return what else is there, for the message of a check that failed."""
        rest = b""
        with contextlib.suppress(pexpect.TIMEOUT, pexpect.EOF):
            while True:
                rest += self.child.read_nonblocking(4096, 1)
        return rest

    def starts(self, prompt: str = "Card: ") -> None:
        self.gives(PASTE_ON + prompt.encode())

    def leave(self) -> None:
        """End the input and check that nothing else came and the terminal is given back."""
        self.types("\x04")
        self.gives("\nThe end.\n")
        self.gives(PASTE_OFF if PASTE_ON in self.log else b"")
        self.gives("The terminal is back.\n")
        self.child.expect(pexpect.EOF)
        assert self.child.before == b""

    def close(self) -> None:
        self.child.close(force=True)
        os.close(self._channel)
