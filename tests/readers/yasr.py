"""The game inside the screen reader yasr, which writes down what it would say.

yasr hands what it says to a speech program, as Emacspeak's servers take it: ``q {words}`` and
``d`` for what is said, ``l {letter}`` for a key, ``s`` for silence. Ours writes that to a pipe.
"""

import os
import re
import select
import shutil
import sys
from pathlib import Path

import pytest

from tests.terminal.game_terminal import SECONDS, GameTerminal

READER = shutil.which("yasr")
SETTINGS = Path("/etc/yasr/yasr.conf")
needs_yasr = pytest.mark.skipif(
    sys.platform != "linux" or READER is None or not SETTINGS.exists(),
    reason="needs the screen reader yasr, which is not installed (apt install yasr)",
)
_SAID = re.compile(r"([ql]) \{(.*)\}|(d|s)|tts_\S+(?: .*)?")
PROMPT = (": ", "： ")
SETTLED = 0.02
"""Seconds without a word after which a prompt is one."""


def plain(words: str) -> str:
    """Write plain blanks where French has those at which no line is broken."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


class SpokenGame:
    """A game that is only heard and typed into.

    Args:
        folder: keeps the game, its settings and what the reader needs.
        words: the command line.
        key_echo: whether the reader is to say each key that is typed.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        key_echo: bool = False,
        columns: int = 200,
        settings: dict[str, object] | None = None,
    ) -> None:
        self._folder = folder
        speech = folder / "speech"
        os.mkfifo(speech)
        # Open for writing too, or the pipe would have no reader when the voice starts.
        self._speech = os.open(speech, os.O_RDWR | os.O_NONBLOCK)
        self._unread = b""
        self._written = b""
        self.heard: list[str] = []
        """All that was said, in order; keys left out."""
        self._game = GameTerminal(
            folder,
            *words,
            columns=columns,
            settings=settings,
            through=self._reader(speech, key_echo=key_echo),
        )

    def _reader(self, speech: Path, *, key_echo: bool) -> list[str]:
        """Set the reader up; return the command that runs a program inside it."""
        assert READER is not None
        voice = self._folder / "voice"
        voice.write_text(f"#!/bin/sh\nexec cat >'{speech}'\n", encoding="utf-8")
        voice.chmod(0o755)
        chosen = SETTINGS.read_text(encoding="utf-8")
        for option, value in {
            "synthesizer": "emacspeak server",
            "synthesizer port": f"|{voice}",
            "key echo": "keys" if key_echo else "off",
        }.items():
            chosen, found = re.subn(f"(?m)^{option}=.*", f"{option}={value}", chosen)
            assert found, option
        (self._folder / "yasr.conf").write_text(chosen, encoding="utf-8")
        return [READER, "-C", str(self._folder / "yasr.conf"), "--"]

    def hears(self, *ends: str) -> list[str]:
        """Wait for something that ends so, usually a prompt; return all that is said till then.

        A busy system hands yasr a line in pieces at times, which it then says by pieces: they
        are put together again here.
        """
        said = [self._next("q")]
        while not said[-1].endswith(ends or PROMPT) or self._goes_on():
            piece = self._next("q")
            if self._is_written(said[-1] + piece):
                said[-1] += piece
            else:
                said.append(piece)
        self._written = b""
        self.heard += said
        return said

    def _goes_on(self) -> bool:
        """Tell whether more is said: what ends like a prompt may be a piece of a line."""
        while select.select([self._speech, self._game.child.child_fd], [], [], SETTLED)[0]:
            self._look()
        return b"q {" in self._unread

    def _is_written(self, words: str) -> bool:
        """Tell whether words have been written in one line since the last prompt."""
        screen = self._game.child.child_fd
        while select.select([screen], [], [], 0)[0]:
            self._look()
        return words in plain(self._written.decode(errors="ignore"))

    def presses(self, keys: str) -> list[str]:
        """Press keys, one after another; return what is said of each."""
        said = []
        for key in keys:
            self._game.child.send(key.encode())
            said.append(self._next("l"))
        return said

    def types(self, line: str, *ends: str) -> list[str]:
        """Type a line with Enter, no key too fast; return what is said till the next prompt."""
        for key in line:
            self._written = b""
            self._game.child.send(key.encode())
            while key.encode() not in self._written:
                self._look()
        self._written = b""
        return self.enters(*ends)

    def enters(self, *ends: str) -> list[str]:
        """Press Enter; return what is said till the next prompt."""
        self._game.child.send(b"\r")
        return self.hears(*ends)

    def close(self) -> None:
        self._game.close()
        os.close(self._speech)

    def _next(self, wanted: str) -> str:
        """Read on to the next thing that is said, which must be of this kind."""
        while True:
            while b"\n" not in self._unread:
                self._look()
            line, _, self._unread = self._unread.partition(b"\n")
            found = _SAID.fullmatch(line.decode())
            assert found, line
            if found[1]:
                assert found[1] == wanted, f"unexpected: {line.decode()}"
                return plain(found[2])

    def _look(self) -> None:
        """Take what comes next, from the voice or the terminal, which must never fill up."""
        screen = self._game.child.child_fd
        ready = select.select([self._speech, screen], [], [], SECONDS)[0]
        assert ready, f"nothing more is said after {self.heard[-1:]}, {self._unread!r}"
        if self._speech in ready:
            self._unread += os.read(self._speech, 65536)
        if screen in ready:
            self._written += self._game.child.read_nonblocking(65536, 0)
