"""Writing to the terminal or a pipe: each line in one piece."""

import errno
import os
import select
import sys
from collections.abc import Callable
from typing import Final, TextIO

from access_play.language.plain import encode
from access_play.outputs.lost import OutputLost

_GONE: Final = frozenset({errno.EPIPE, errno.EBADF, errno.ENXIO, errno.ECONNRESET})
"""How the system says that nobody reads any more; a terminal that was closed says ``EIO``."""
DEFAULT_COLUMNS: Final = 80
_FEWEST_COLUMNS: Final = 2


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
        terminal = self._descriptor is not None and os.isatty(self._descriptor)
        self._gone_errors: Final = _GONE | ({errno.EIO} if terminal else set())
        self._failure: OSError | None = None

    def write(self, text: str) -> None:
        """Write a piece in one call to the system; what can't be encoded is replaced.

        Raises:
            OutputLost: the system takes it no more, for another reason than that nobody reads.
        """
        if self._stream is None or self.gone:
            return
        data, whole = encode(text, self._encoding)
        try:
            self._put(self._stream, data)
        except OSError as error:
            self._lose()
            if error.errno not in self._gone_errors:
                self._failure = error
                raise OutputLost(error) from error
        except ValueError:  # the stream was closed
            self.gone = True
        if not whole and self._on_unencodable is not None:
            tell, self._on_unencodable = self._on_unencodable, None
            tell()

    def check(self) -> None:
        """Raise once more what ended the writing, for whoever would wait for a line now.

        Raises:
            OutputLost: a write failed.
        """
        if self._failure is not None:
            raise OutputLost(self._failure)

    def columns(self) -> int:
        """Return the columns of a row that may be used; Windows begins a row when one is full."""
        if self._descriptor is None:
            return DEFAULT_COLUMNS
        try:
            columns = os.get_terminal_size(self._descriptor).columns or DEFAULT_COLUMNS
        except OSError:
            return DEFAULT_COLUMNS
        return max(columns - (sys.platform == "win32"), _FEWEST_COLUMNS)

    def _put(self, stream: TextIO, data: bytes) -> None:
        stream.flush()
        descriptor = self._descriptor
        if descriptor is not None and sys.platform != "win32":
            while data:  # the system may take a part of many, or none for a while
                try:
                    data = data[os.write(descriptor, data) :]
                except BlockingIOError:
                    select.select([], [descriptor], [])
            return
        self._put_through(stream, data)

    def _put_through(self, stream: TextIO, data: bytes) -> None:
        """Write by way of the stream, which may have no bytes below it."""
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
