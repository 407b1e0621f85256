"""The line that is being typed: a text, a cursor, and the lines before it."""

from typing import Final

from access_play.terminal.console.earlier_lines import MAX_LINE, EarlierLines
from access_play.terminal.console.width import columns_of


class LineEdit:
    """A line under way at one prompt; it begins with what was kept of it.

    A letter and the marks that combine with it are one: they are passed and deleted together.
    Walking into the earlier lines leaves the typed line in its place, below the newest; what is
    changed in an older line is forgotten when walking on.
    """

    def __init__(self, earlier: EarlierLines) -> None:
        self.earlier: Final = earlier
        self.text = earlier.begun
        self.cursor = earlier.begun_cursor
        self._older = earlier.lines
        self._place = len(self._older)
        self._own = self.text

    def keep(self) -> None:
        """Keep the line, to be offered at the next read."""
        self.earlier.keep(self.text, self.cursor)

    def drop(self) -> None:
        """Let nothing of the line be offered again."""
        self.earlier.keep("", 0)

    def enter(self) -> None:
        """Count the line among the earlier ones, and let nothing of it be offered again."""
        self.earlier.add(self.text)
        self.drop()

    def insert(self, text: str) -> None:
        """Insert at the cursor, as far as a line may grow."""
        text = text[: max(MAX_LINE - len(self.text), 0)]
        self.text = self.text[: self.cursor] + text + self.text[self.cursor :]
        self.cursor += len(text)

    def backspace(self) -> None:
        """Delete the character before the cursor."""
        self._cut(self._before(), self.cursor)

    def delete(self) -> None:
        """Delete the character at the cursor."""
        self._cut(self.cursor, self._after())

    def delete_to_start(self) -> None:
        """Delete all before the cursor."""
        self._cut(0, self.cursor)

    def delete_to_end(self) -> None:
        """Delete all from the cursor on."""
        self._cut(self.cursor, len(self.text))

    def delete_word(self) -> None:
        """Delete the word before the cursor and the blanks that follow it."""
        words = self.text[: self.cursor].rstrip()
        start = len(words)
        while start and not words[start - 1].isspace():
            start -= 1
        self._cut(start, self.cursor)

    def left(self) -> None:
        """Move the cursor one character back."""
        self.cursor = self._before()

    def right(self) -> None:
        """Move the cursor one character on."""
        self.cursor = self._after()

    def home(self) -> None:
        """Move the cursor to the start."""
        self.cursor = 0

    def end(self) -> None:
        """Move the cursor to the end."""
        self.cursor = len(self.text)

    def older(self) -> bool:
        """Take the line before this one; false at the oldest."""
        return self._walk(self._place - 1)

    def newer(self) -> bool:
        """Take the line after this one, the typed one at last; false there."""
        return self._walk(self._place + 1)

    def _walk(self, place: int) -> bool:
        if not 0 <= place <= len(self._older):
            return False
        if self._place == len(self._older):
            self._own = self.text
        self._place = place
        self.text = self._older[place] if place < len(self._older) else self._own
        self.cursor = len(self.text)
        return True

    def _cut(self, start: int, end: int) -> None:
        self.text = self.text[:start] + self.text[end:]
        self.cursor = start

    def _before(self) -> int:
        at = max(self.cursor - 1, 0)
        while at and not columns_of(self.text[at]):
            at -= 1
        return at

    def _after(self) -> int:
        at = min(self.cursor + 1, len(self.text))
        while at < len(self.text) and not columns_of(self.text[at]):
            at += 1
        return at
