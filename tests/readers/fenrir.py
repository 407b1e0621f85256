"""The game inside the screen reader Fenrir, which hands what it says to a program of ours.

Fenrir compares pictures of the screen, taken some twenty times a second: lines that come close
together are one speech, parted by commas, and how they fall together varies. A new line that is
as long as what was typed before it is taken for typed and left out.
"""

import configparser
import os
import select
import shutil
import sys
from pathlib import Path

import pytest

from tests.readers.yasr import plain
from tests.terminal.game_terminal import SECONDS, GameTerminal

READER = shutil.which("fenrir")
PYTHON = "/usr/bin/python3"
"""Debian's own, which has Fenrir's modules."""
SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
needs_fenrir = pytest.mark.skipif(
    sys.platform != "linux" or READER is None or not SETTINGS.exists(),
    reason="needs the screen reader Fenrir, which is not installed (apt install fenrir)",
)
_CHOICES = {
    "screen": {"driver": "ptyDriver"},
    "keyboard": {"driver": "ptyDriver", "keyboardLayout": "pty", "charEcho": "True"},
    "sound": {"enabled": "False", "driver": "dummyDriver"},
    "speech": {"driver": "genericDriver", "genericSpeechCommand": '{folder}/voice "fenrirText"'},
    "remote": {"enable": "False", "driver": "dummyDriver"},
    "general": {
        "autoSpellCheck": "False",
        "debugFile": "{folder}/fenrir.log",
        "shell": "{folder}/game",
    },
}


class FenrirGame:
    """A game that is heard through Fenrir.

    Args:
        folder: keeps the game and what the reader needs.
        words: the command line.
    """

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        speech = folder / "speech"
        os.mkfifo(speech)
        # Open for writing too, or the pipe would end with each sentence.
        self._speech = os.open(speech, os.O_RDWR | os.O_NONBLOCK)
        self._program("voice", f"printf '%s\\n' \"$1\" >'{speech}'")
        command = " ".join(f"'{word}'" for word in (sys.executable, "-m", "access_play", *words))
        self._program("game", f"cd '{Path(__file__).parents[2]}' && exec {command}")
        self._write_settings()
        reader = [PYTHON, str(READER), "-e", "-s", str(folder / "fenrir.conf")]
        terminal = {"TERM": "xterm-256color", "HOME": str(folder), "SHELL": str(folder / "game")}
        self._game = GameTerminal(folder, columns=100, command=reader, **terminal)

    def _program(self, name: str, line: str) -> None:
        path = self._folder / name
        path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        path.chmod(0o755)

    def _write_settings(self) -> None:
        settings = configparser.ConfigParser(interpolation=None)
        settings.optionxform = str  # type: ignore[assignment,method-assign]
        settings.read(SETTINGS, encoding="utf-8")
        for section, options in _CHOICES.items():
            for option, value in options.items():
                settings[section][option] = value.replace("{folder}", str(self._folder))
        with (self._folder / "fenrir.conf").open("w", encoding="utf-8") as file:
            settings.write(file)

    def hears(self, last: str) -> list[str]:
        """Wait until this is said; return the lines said till then, blank ones left out."""
        said: list[str] = []
        while last not in said:
            said += self._speeches()
        return said

    def presses(self, key: str) -> list[str]:
        """Press a key and return what is said of it."""
        self._game.child.send(key.encode())
        return self._speeches()

    def types(self, line: str, last: str) -> list[str]:
        """Type a line, no key before the one before it is heard, and Enter; return what follows."""
        for key in line:
            self.presses(key)
        self._game.child.send(b"\r")
        return self.hears(last)

    def close(self) -> None:
        self._game.close()
        os.close(self._speech)

    def _speeches(self) -> list[str]:
        """Wait until something is said; return it by lines."""
        data = b""
        while not data.endswith(b"\n"):
            ready = select.select([self._speech, self._game.child.child_fd], [], [], SECONDS)[0]
            assert ready, f"nothing more is said after {data!r}"
            if self._speech in ready:
                data += os.read(self._speech, 65536)
            if self._game.child.child_fd in ready:
                self._game.child.read_nonblocking(65536, 0)
        lines = plain(data.decode()).replace(" , ", "\n").split("\n")
        return [line.strip() for line in lines if line.strip()]
