"""A child's end of the line to the game. Imports nothing that takes long to load."""

import json
import os
from collections.abc import Callable
from typing import Any, BinaryIO, Final


class Pipe:
    """Orders and replies, a line of JSON each, out of reach of whatever a library prints.

    The standard streams are moved away before any library is loaded and lead nowhere
    from then on, for C code as well and for programs that are started.
    """

    def __init__(self) -> None:
        self._orders: Final = _moved(0, "rb")
        self._replies: Final = _moved(1, "wb")
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)

    def receive(self) -> dict[str, Any] | None:
        """Wait for an order; none when the game has closed the line or is gone."""
        line = self._orders.readline()
        return json.loads(line) if line.endswith(b"\n") else None

    def send(self, **reply: object) -> None:
        """Send a reply; a game that is gone needs none."""
        try:
            self._replies.write(json.dumps(reply).encode() + b"\n")
            self._replies.flush()
        except OSError:
            leave()


def serve(library: str, orders: Callable[[Pipe], None]) -> None:
    """Serve orders until the line is closed, telling what fails, and end.

    Args:
        library: what must be installed for it.
        orders: loads the library, replies once when it is ready, and serves.
    """
    pipe = Pipe()
    try:
        orders(pipe)
    except ModuleNotFoundError as error:
        missing = "library" if error.name == library else "device"
        pipe.send(failed=missing, detail=error.name or "")
    except Exception as error:  # noqa: BLE001 (told in the reply)
        pipe.send(failed="device", detail=type(error).__name__)
    leave()


def leave() -> None:
    """End at once: voice libraries are known to crash or hang when Python cleans up."""
    os._exit(0)


def _moved(standard: int, mode: str) -> BinaryIO:
    return os.fdopen(os.dup(standard), mode)  # type: ignore[return-value]
