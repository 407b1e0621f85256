"""The written side of a terminal: whole lines, and one line that is being typed."""

import threading
from typing import Final

from access_play.language.clean import clean
from access_play.terminal.console import escapes
from access_play.terminal.console.echo import EchoedLine
from access_play.terminal.console.stream import OutputStream
from access_play.terminal.console.wrap import wrap


class Screen:
    """Writes lines and keeps a prompt with its half-typed line below them.

    What belongs to the typed line is gathered and goes out with :meth:`flush`, so that keys
    that came together are shown in one write. Any thread may write a line.
    """

    def __init__(self, stream: OutputStream) -> None:
        self._stream: Final = stream
        self._line: EchoedLine | None = None
        self._awaited = False
        self._gathered = ""
        self._marks_pastes = False
        self._lock: Final = threading.RLock()

    def write(self, line: str) -> None:
        """Write a line, broken between words; below it a line that is being typed again."""
        with self._lock:
            columns = self._stream.columns()
            text = "\n".join(wrap(clean(line.removesuffix("\n")), columns)) + "\n"
            if self._line is None:
                self._gathered += text
            elif self._awaited:
                self._gathered += "\n" + text + self._line.draw(columns)
            else:
                self._gathered += "\n" + text
                self._line = None
            self.flush()

    def ask(self, prompt: str, text: str, cursor: int) -> None:
        """Show a prompt and the line begun after it, unless both stand there already."""
        with self._lock:
            self._awaited = True
            asked = EchoedLine(clean(prompt), text, cursor)
            if self._line is None or not self._line.looks_like(asked):
                self.end_line()
                self._line = asked
                self._gathered += asked.draw(self._stream.columns())
            self.flush()

    def show_again(self) -> None:
        """Show the typed line anew on a row of its own, for others may have written meanwhile."""
        with self._lock:
            if self._line is not None:
                self._gathered += "\n" + self._line.draw(self._stream.columns())
            self.flush()

    def leave(self) -> None:
        """Let the typed line stand: nothing is typed for the time being."""
        self._awaited = False

    def change(self, text: str, cursor: int, *, whole: bool = False) -> None:
        """Show a change of the typed line."""
        with self._lock:
            if self._line is not None:
                self._gathered += self._line.change(
                    text, cursor, self._stream.columns(), whole=whole
                )

    def finish(self, text: str, cursor: int) -> None:
        """Show the last change of the typed line, mostly what was added at its end, and leave it.

        Where that is all, it matters no more where rows end, and the terminal is not asked.
        """
        with self._lock:
            line, self._line = self._line, None
            if line is not None:
                shown = line.added(text, cursor) or line.change(
                    text, cursor, self._stream.columns()
                )
                self._gathered += f"{shown}\n"

    def end_line(self) -> None:
        """Go to a new row if a typed line stands on this one."""
        with self._lock:
            if self._line is not None:
                self._gathered += "\n"
                self._line = None

    def flush(self) -> None:
        """Write what was gathered, in one write."""
        with self._lock:
            gathered, self._gathered = self._gathered, ""
            if gathered:
                self._stream.write(gathered)

    def mark_pastes(self) -> bool:
        """Have the terminal mark what is pasted, with the next write; false if it can't."""
        if escapes.known() and not self._marks_pastes:
            self._marks_pastes = True
            self._gathered += escapes.PASTE_MARKS_ON
        return self._marks_pastes

    def clear(self) -> bool:
        """Clear screen and scrollback; false if either stays."""
        with self._lock:
            if not escapes.known():
                return False
            self._gathered += escapes.CLEAR
            if self._line is not None and self._awaited:
                self._gathered += self._line.draw(self._stream.columns())
            else:
                self._line = None
            self.flush()
        return escapes.forgets_scrollback()

    def close(self) -> None:
        """End the typed line and the marking of pastes."""
        with self._lock:
            self.end_line()
            if self._marks_pastes:
                self._marks_pastes = False
                self._gathered += escapes.PASTE_MARKS_OFF
            self.flush()
