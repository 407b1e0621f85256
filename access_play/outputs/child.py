"""A device's library in a process of its own, driven by lines of JSON.

Voice libraries print, load C code that prints, block for half a minute and can't be
stopped in mid-sentence. A process is the one place where all of that can be contained:
its standard streams are not the game's, and killing it ends it.
"""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

_LONGEST_REPLY: Final = 1 << 20
_ROOT: Final = Path(__file__).resolve().parents[2]
_BOOT: Final = (
    "import sys; sys.path.append(sys.argv[1]);"
    " from importlib import import_module; import_module(sys.argv[2]).main(sys.argv[3:])"
)

_log = logging.getLogger(__name__)


class VoiceInfo(msgspec.Struct, frozen=True):
    """What a synthesiser tells about one of its voices."""

    id: str
    name: str = ""
    languages: tuple[str, ...] = ()


class Reply(msgspec.Struct, frozen=True):
    """One line from a child."""

    failed: str = ""
    """Empty, or what is wrong: ``library``, ``program``, ``sound`` or ``device``."""
    detail: str = ""
    """The name of what is missing, or of an exception."""
    active: bool = True
    """Whether a screen reader took the line."""
    braille: bool = True
    """Whether its braille can be relied on."""
    voices: tuple[VoiceInfo, ...] = ()
    voice: str = ""
    """The id of the voice that is set already."""


class ChildFailedError(Exception):
    """The child has died, or says that its device failed.

    Args:
        reply: what it said last; empty where it said nothing.
    """

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.failed or "died", reply.detail)
        self.reply = reply


class Child:
    """A running child; it ends by itself when its input is closed.

    Args:
        module: the module whose ``main`` it runs.
        arguments: what ``main`` is given.
        environment: variables beside the game's own.
    """

    def __init__(
        self,
        module: str,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._module: Final = module
        # -P keeps the folder the game is started in from standing in for a library.
        command = [sys.executable, "-P", "-c", _BOOT, str(_ROOT), module, *arguments]
        self._process: Final = subprocess.Popen(  # noqa: S603 (our own module)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **(environment or {})},
            **_apart(),
        )

    def ask(self, **order: object) -> Reply:
        """Send an order and wait for its reply."""
        self.send(**order)
        return self.receive()

    def send(self, **order: object) -> None:
        """Send an order."""
        assert self._process.stdin is not None  # noqa: S101 (it is a pipe)
        try:
            self._process.stdin.write(msgspec.json.encode(order) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise ChildFailedError(Reply()) from error

    def receive(self) -> Reply:
        """Wait for a reply; raise ``ChildFailedError`` when it reports a failure or none comes."""
        assert self._process.stdout is not None  # noqa: S101 (it is a pipe)
        try:
            line = self._process.stdout.readline(_LONGEST_REPLY)
            reply = msgspec.json.decode(line, type=Reply)
        except (OSError, ValueError) as error:
            raise ChildFailedError(Reply()) from error
        if reply.failed:
            _log.info("%s: %s, %s", self._module, reply.failed, reply.detail)
            raise ChildFailedError(reply)
        return reply

    def kill(self) -> None:
        """End it at once, and what it has started; from any thread."""
        _kill(self._process)

    def end(self) -> None:
        """End it at once and clear away."""
        self.kill()
        self._process.wait()
        self._close_pipes()

    def let_go(self) -> None:
        """Close its input and wait until it ends by itself; another thread may kill it."""
        self._close_input()
        self._process.wait()
        self._close_pipes()

    def _close_input(self) -> None:
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()

    def _close_pipes(self) -> None:
        self._close_input()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _apart() -> dict[str, Any]:
    """Keep the terminal's Ctrl-C away from a child, and a window from being opened for it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    else:  # noqa: RET505 (a type checker looks at one branch for each system)
        return {"start_new_session": True}


def _kill(process: subprocess.Popen[bytes]) -> None:
    if process.returncode is not None:
        return
    if sys.platform == "win32":
        process.kill()
    else:
        # The program that plays the sound is a grandchild: the whole group has to go.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
