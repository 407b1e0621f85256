"""The real program on a pseudo-terminal, its screen, and every byte that it wrote."""

import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pyte

ESCAPE = re.compile(rb"\x1b(?:\[[?>0-9;]*[A-Za-z]|[^\[])")
_PROMPT = re.compile(rb"[^\r\n]*(?:: |\xef\xbc\x9a )$")
SECONDS = 30
CELLS = 40
"""Of a braille display."""


class GameTerminal:
    """Runs ``access-play`` and reads until it waits for a line.

    ``through`` is a command that runs the program inside another one, as a screen reader does;
    ``command`` is one that finds the program by itself.
    """

    def __init__(
        self,
        home: Path,
        *words: str,
        columns: int = 80,
        rows: int = 24,
        settings: dict[str, object] | None = None,
        through: Sequence[str] = (),
        command: Sequence[str] = (),
        **environment: str,
    ) -> None:
        if settings is not None:
            (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        basics = {"ACCESS_PLAY_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm"}
        kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
        usual = [*through, sys.executable, "-m", "access_play", *words]
        program, *arguments = command or usual
        self.child = pexpect.spawn(
            program,
            arguments,
            env={**kept, **basics, **environment},
            cwd=str(Path(__file__).parents[2]),
            dimensions=(rows, columns),
            timeout=SECONDS,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.log = b""

    def prompts(self) -> str:
        """Read until a prompt stands at the end; return what came, without escapes."""
        self.child.expect(_PROMPT)
        return self._took(self.child.before + self.child.after)

    def types(self, line: str) -> str:
        """Type a line with Enter; return what is written until the next prompt."""
        self.child.send(f"{line}\r".encode())
        echo = re.escape(line.encode()) + rb"\r\n"
        self.child.expect(echo)
        self._took(self.child.before + self.child.after)
        return self.prompts()

    def presses(self, key: bytes, echo: bytes) -> None:
        """Press a key, which must be answered by these bytes and no others."""
        self.child.send(key)
        got = b""
        while len(got) < len(echo):
            got += self.child.read_nonblocking(len(echo) - len(got), SECONDS)
        assert got == echo
        self._took(got)

    def ends(self) -> str:
        """Read to the end of the program; return what came."""
        self.child.expect(pexpect.EOF)
        told = self._took(self.child.before)
        self.child.wait()
        return told

    def resizes(self, columns: int, rows: int) -> None:
        self.child.setwinsize(rows, columns)
        self.screen.resize(rows, columns)

    @property
    def escapes(self) -> set[bytes]:
        return set(ESCAPE.findall(self.log))

    @property
    def braille(self) -> str:
        """What a braille display shows: the part of the cursor's row around the cursor."""
        row, place = self.screen.buffer[self.screen.cursor.y], self.screen.cursor.x
        start = place // CELLS * CELLS
        return "".join(row[column].data for column in range(start, start + CELLS)).rstrip()

    def close(self) -> None:
        self.child.close(force=True)

    def _took(self, data: bytes) -> str:
        self.log += data
        self._stream.feed(data)
        return ESCAPE.sub(b"", data).decode()
