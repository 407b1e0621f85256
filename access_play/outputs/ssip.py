"""The protocol of speech-dispatcher (SSIP), as much of it as a game needs.

Lines of text over a socket. A reply is lines that begin with its code and a hyphen, and a last
one with the code and a blank. Events about messages, codes from 700 on, come between replies.
"""

import select
import socket
from collections import deque
from typing import Final, NamedTuple, TypeAlias

ENDED: Final = 702
CANCELLED: Final = 703
_EVENTS: Final = range(700, 800)
_REFUSED: Final = 300
_CHUNK: Final = 65_536
_LONGEST: Final = 1 << 20
"""Bytes of one reply: far more than the voices of any server take."""


class SsipRefusedError(Exception):
    """The server understood a command and does not carry it out.

    Args:
        code: the protocol's number.
        reason: the server's words.
    """

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code


Address: TypeAlias = str | tuple[str, int]
"""Where a server listens: a path, or a host and a port."""
_UNIX: Final[int] = getattr(socket, "AF_UNIX", socket.AF_INET)
"""The family of paths; Windows has none, and no speech-dispatcher either."""


class _Reply(NamedTuple):
    code: int
    lines: tuple[str, ...]
    """What stands behind the code, the last line left out."""
    last: str


class Ssip:
    """A connection to a speech server.

    One thread calls everything but ``kill``.

    Args:
        address: where the server listens.

    Raises:
        OSError: nobody listens there, or, from every other method, nobody does any more.
    """

    def __init__(self, address: Address) -> None:
        family = _UNIX if isinstance(address, str) else socket.AF_INET
        self._socket: Final = socket.socket(family, socket.SOCK_STREAM)
        try:
            self._socket.connect(address)
        except OSError:
            self._socket.close()
            raise
        self._bytes = b""
        self._events: Final[deque[tuple[int, str]]] = deque()

    def ask(self, command: str) -> tuple[str, ...]:
        """Send a command and return the lines of its reply.

        Raises:
            SsipRefusedError: it is not carried out.
        """
        self._socket.sendall(f"{command}\r\n".encode())
        return self._answer().lines

    def speak(self, text: str) -> str:
        """Have a message spoken after those before it; return its number."""
        self.ask("SPEAK")
        lines = text.replace("\r", " ").split("\n")
        data = "".join(f".{line}\r\n" if line.startswith(".") else f"{line}\r\n" for line in lines)
        (number,) = self.ask(f"{data}.")
        return number

    def event(self, waker: socket.socket) -> tuple[int, str] | None:
        """Wait for news of a message: its code and the message's number.

        Args:
            waker: ends the wait, with ``None``, when something can be read from it.
        """
        while not self._events:
            reply = self._whole()
            if reply is not None:
                self._note(reply)
                continue
            ready = select.select([self._socket, waker], [], [])[0]
            if waker in ready:
                waker.recv(_CHUNK)
                return None
            self._fetch()
        return self._events.popleft()

    def kill(self) -> None:
        """From any thread: end the connection, so that whoever waits for it goes on."""
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:  # it has ended by itself
            return

    def close(self) -> None:
        """Free the connection."""
        self._socket.close()

    def _answer(self) -> _Reply:
        """Wait for a reply, events put aside."""
        while True:
            reply = self._whole()
            if reply is None:
                self._fetch()
            elif reply.code in _EVENTS:
                self._note(reply)
            elif reply.code >= _REFUSED:
                raise SsipRefusedError(reply.code, reply.last)
            else:
                return reply

    def _note(self, reply: _Reply) -> None:
        if reply.code in _EVENTS and reply.lines:
            self._events.append((reply.code, reply.lines[0]))

    def _whole(self) -> _Reply | None:
        """Take one whole reply from what has come, or nothing."""
        lines: list[str] = []
        begin = 0
        while (end := self._bytes.find(b"\r\n", begin)) >= 0:
            line = self._bytes[begin:end].decode("utf-8", errors="replace")
            begin = end + 2
            code, mark, words = line[:3], line[3:4], line[4:]
            if not code.isdecimal():
                raise ConnectionError(line[:80])  # it is no speech server
            if mark == "-":
                lines.append(words)
            else:
                self._bytes = self._bytes[begin:]
                return _Reply(int(code), tuple(lines), words)
        return None

    def _fetch(self) -> None:
        data = self._socket.recv(_CHUNK)
        if not data or len(self._bytes) > _LONGEST:
            raise ConnectionError
        self._bytes += data
