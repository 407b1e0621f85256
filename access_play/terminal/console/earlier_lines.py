"""The lines that one person has typed at prompts, in memory only."""

from typing import Final

KEPT_LINES: Final = 500
MAX_LINE: Final = 10_000
"""Characters of a line that are kept; what comes after them is dropped."""


class EarlierLines:
    """Lines one person entered, newest last, and the line that person has begun.

    Each seat of a shared keyboard has one of its own, so that no key brings back what
    another person typed.
    """

    def __init__(self) -> None:
        self.begun: str = ""
        """A line typed in part when the reading of it ended; offered at the next read."""
        self.begun_cursor: int = 0
        self._lines: list[str] = []

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines entered, newest last."""
        return tuple(self._lines)

    def add(self, line: str) -> None:
        """Keep an entered line; blank lines and one just like the last are not kept."""
        if line.strip() and self._lines[-1:] != [line]:
            self._lines.append(line)
            del self._lines[:-KEPT_LINES]

    def keep(self, begun: str, cursor: int) -> None:
        """Keep a line that was not finished, with the cursor's place in it."""
        self.begun, self.begun_cursor = begun, cursor
