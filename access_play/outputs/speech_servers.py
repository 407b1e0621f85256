"""Where speech-dispatcher listens, and how it is started where it does not run yet."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from access_play.outputs.ssip import Address, Ssip

PROGRAM: Final = "speech-dispatcher"
VARIABLE: Final = "SPEECHD_ADDRESS"
"""The server's own variable: ``unix_socket:PATH`` or ``inet_socket:HOST:PORT``."""
_SOCKET: Final = Path("speech-dispatcher", "speechd.sock")
_PORT: Final = 6560
_SPAWN_SECONDS: Final = 10.0


class NoServerError(Exception):
    """No speech server runs here, and none can be started."""


def is_the_system_s() -> bool:
    """Tell whether speech-dispatcher is how programs speak on this system."""
    return sys.platform not in {"win32", "darwin"}


def may_be_there(environment: Mapping[str, str]) -> bool:
    """Tell, without asking it, whether there is a server or the program that starts one."""
    if environment.get(VARIABLE) or shutil.which(PROGRAM):
        return True
    address = address_of(environment)
    return isinstance(address, str) and Path(address).exists()


def address_of(environment: Mapping[str, str]) -> Address:
    """Find out where the server listens, or would."""
    method, _, place = environment.get(VARIABLE, "").partition(":")
    if method == "inet_socket":
        host, _, port = place.partition(":")
        number = int(port) if port.isdecimal() else _PORT
        return host or "127.0.0.1", number
    if method == "unix_socket" and place:
        return place
    return str(_usual_folder(environment) / _SOCKET)


def connect(environment: Mapping[str, str] | None = None) -> Ssip:
    """Connect to the server, which is started where its own address has none.

    Raises:
        NoServerError: there is none.
    """
    environment = os.environ if environment is None else environment
    address = address_of(environment)
    with suppress(OSError):
        return Ssip(address)
    if not environment.get(VARIABLE):
        _spawn()
    try:
        return Ssip(address)
    except OSError as error:
        raise NoServerError from error


def _usual_folder(environment: Mapping[str, str]) -> Path:
    runtime = environment.get("XDG_RUNTIME_DIR")
    if runtime:
        return Path(runtime)
    cache = environment.get("XDG_CACHE_HOME")
    return Path(cache) if cache else Path.home() / ".cache"


def _spawn() -> None:
    """Start the server as its clients do; it returns when it can be reached."""
    program = shutil.which(PROGRAM)
    if program is None:
        raise NoServerError
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(  # noqa: S603 (the system's own program)
            [program, "--spawn"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            timeout=_SPAWN_SECONDS,
            check=False,
        )
