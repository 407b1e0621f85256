"""Writing to the terminal or a pipe: each line in one piece, and never an error."""

import errno
import os
import select
import sys
import unicodedata
from collections.abc import Callable
from typing import Final, TextIO

_GONE: Final = frozenset({errno.EPIPE, errno.EIO, errno.EBADF, errno.ENXIO, errno.ECONNRESET})
_PLAIN: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "œ": "oe", "Œ": "OE"}
    | {"\u00a0": " ", "\u202f": " ", "\ufffd": "?"}
)
"""What stands for a sign that a stream does not know, without anything being lost."""
DEFAULT_COLUMNS: Final = 80


class OutputStream:
    """A text stream to which whole pieces are written at once.

    Args:
        stream: the stream; None for none, as where a program runs without a console.
        on_unencodable: called once, after the first write in which a character was lost
            because the stream's encoding does not have it.
    """

    def __init__(
        self, stream: TextIO | None, on_unencodable: Callable[[], None] | None = None
    ) -> None:
        self.gone = False
        """Nobody reads what is written any more."""
        self._stream = stream
        self._on_unencodable = on_unencodable
        self._encoding: Final = getattr(stream, "encoding", None) or "utf-8"
        self._descriptor: Final = descriptor_of(stream)

    def write(self, text: str) -> None:
        """Write a piece in one call to the system; what can't be encoded is replaced."""
        if self._stream is None or self.gone:
            return
        data, whole = self._encoded(text)
        try:
            self._put(self._stream, data)
        except OSError as error:
            if error.errno not in _GONE:
                raise
            self._lose()
        except ValueError:  # the stream was closed
            self.gone = True
        if not whole and self._on_unencodable is not None:
            tell, self._on_unencodable = self._on_unencodable, None
            tell()

    def columns(self) -> int:
        """Return the columns of a row by now."""
        if self._descriptor is None:
            return DEFAULT_COLUMNS
        try:
            return os.get_terminal_size(self._descriptor).columns or DEFAULT_COLUMNS
        except OSError:
            return DEFAULT_COLUMNS

    def _encoded(self, text: str) -> tuple[bytes, bool]:
        """Encode; false if a character was lost."""
        try:
            return text.encode(self._encoding), True
        except UnicodeEncodeError:
            text = "".join([self._known(sign) for sign in text])
        try:
            return text.encode(self._encoding), True
        except UnicodeEncodeError:
            plain = "".join([self._bare(sign) for sign in text])
            return plain.encode(self._encoding, errors="replace"), False

    def _known(self, sign: str) -> str:
        return sign if self._has(sign) else sign.translate(_PLAIN)

    def _bare(self, sign: str) -> str:
        """Return a letter without its marks where the encoding has it only so."""
        if self._has(sign):
            return sign
        return "" if unicodedata.combining(sign) else unicodedata.normalize("NFD", sign)[:1]

    def _has(self, sign: str) -> bool:
        try:
            sign.encode(self._encoding)
        except UnicodeEncodeError:
            return False
        return True

    def _put(self, stream: TextIO, data: bytes) -> None:
        stream.flush()
        if self._descriptor is not None and sys.platform != "win32":
            _write_all(self._descriptor, data)
            return
        buffer = getattr(stream, "buffer", None)
        if buffer is None:
            stream.write(data.decode(self._encoding))
        else:
            buffer.write(data)
        stream.flush()

    def _lose(self) -> None:
        """Give up; what others left in the stream's buffer must not fail at the exit either."""
        self.gone = True
        if self._descriptor is not None:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._descriptor)
            os.close(nowhere)


def descriptor_of(stream: TextIO | None) -> int | None:
    """Return the file descriptor under a stream, or None where there is none."""
    if stream is None:
        return None
    try:
        return stream.fileno()
    except (AttributeError, OSError, ValueError):
        return None


def _write_all(descriptor: int, data: bytes) -> None:
    """Write all bytes: the system may take a part of many, or none for a while."""
    while data:
        try:
            data = data[os.write(descriptor, data) :]
        except BlockingIOError:
            select.select([], [descriptor], [])
