"""What must be written so that the screen shows a line that changed: as little as can be."""

from typing import Final

from access_play.terminal.width import columns_of
from access_play.terminal.wrap import wrap


class EchoedLine:
    r"""A prompt and the line typed after it, as they stand on the screen.

    Only characters, blanks, ``\b`` and ``\n`` are ever written, never an escape sequence.
    ``\b`` does not cross the edge of a row in every terminal. So a change that lies within
    one row is made there, whatever comes at the end is appended, and for every other change
    a line end and the text anew are written. Where the cursor then stands rows above the
    end, only the text up to the cursor is shown; moving right shows the rest.

    Args:
        prompt: what stands before the line.
        text: the line.
        cursor: the cursor's place in it, in characters.
    """

    def __init__(self, prompt: str, text: str, cursor: int) -> None:
        self.prompt: Final = prompt
        self.text = text
        self.cursor = cursor
        self._shown = ""
        self._start = 0
        self._columns = 1
        self._rows_known = True

    def looks_like(self, other: "EchoedLine") -> bool:
        """Tell whether another has the same prompt, text and cursor."""
        return (self.prompt, self.text, self.cursor) == (other.prompt, other.text, other.cursor)

    def draw(self, columns: int) -> str:
        """Return prompt and line for an empty row."""
        question = self.prompt.rstrip(" ")
        rows = wrap(question, columns)
        rows[-1] += self.prompt[len(question) :]
        return "\n".join(rows) + self._draw_line(columns_of(rows[-1]), columns)

    def added(self, text: str, cursor: int) -> str:
        """Return what a longer line has at its end, if all else and the cursor stay in place.

        Only of use where the line is done: what comes of its rows is not kept.
        """
        shown, at = self._shown, self.cursor
        in_place = shown == self.text and at == len(shown) and cursor == len(text)
        return text[at:] if in_place and text.startswith(shown) else ""

    def change(self, text: str, cursor: int, columns: int, *, whole: bool = False) -> str:
        """Return what turns the line on the screen into another.

        Args:
            text: the new line.
            cursor: its cursor.
            columns: columns of a row by now.
            whole: the line replaces another and is written from its start, even where both
                begin alike, for what is written is what a listener hears.
        """
        self._resize(columns)
        old, at = self._shown, self.cursor
        new = text if old == self.text or self._ends_here(text, cursor) else text[:cursor]
        self.text, self.cursor, self._shown = text, cursor, new
        replaced = whole and bool(old)
        if not replaced and new.startswith(old) and at == len(old) and cursor == len(new):
            return new[at:]
        same = 0 if replaced else self._alike(old, new)
        moved_only = old == new and not replaced
        ends = (self._place(old, at),) if moved_only else (self._place(old), self._place(new))
        if not self._one_row(*ends, self._place(old, min(same, at)), self._place(new, cursor)):
            return "\n" + self._draw_line(0, self._columns)
        return self._move(at) if moved_only else self._rewrite(old, same, at)

    def _ends_here(self, text: str, cursor: int) -> bool:
        """Tell whether a text ends in the row of its cursor."""
        return self._place(text) // self._columns == self._place(text, cursor) // self._columns

    def _resize(self, columns: int) -> None:
        """Forget where rows end if the terminal may have broken the line anew."""
        if columns != self._columns:
            self._rows_known &= self._place(self._shown) < min(columns, self._columns)
            self._columns = columns

    def _alike(self, old: str, new: str) -> int:
        """Count the characters at the start that both have, each with all its marks."""
        same = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), -1)
        same = min(len(old), len(new)) if same < 0 else same
        while same and any(not columns_of(line[same : same + 1] or " ") for line in (old, new)):
            same -= 1
        return same

    def _one_row(self, *places: int) -> bool:
        return self._rows_known and min(places) // self._columns == max(places) // self._columns

    def _move(self, at: int) -> str:
        back = self._place(self._shown, at) - self._place(self._shown, self.cursor)
        return "\b" * back or self._shown[at : self.cursor]

    def _rewrite(self, old: str, same: int, at: int) -> str:
        """Move to where the lines part, write the rest over the old, move to the cursor."""
        new, ending = self._shown, self._place(self._shown)
        to_start = "\b" * (self._place(old, at) - self._place(old, same)) or old[at:same]
        surplus = max(self._place(old) - ending, 0)
        back = ending + surplus - self._place(new, self.cursor)
        return to_start + new[same:] + " " * surplus + "\b" * back

    def _draw_line(self, start: int, columns: int) -> str:
        self._start, self._columns, self._rows_known = start, columns, True
        self._shown = self.text
        if not self._ends_here(self.text, self.cursor):
            self._shown = self.text[: self.cursor]
        return self._shown + "\b" * (self._place(self._shown) - self._place(self.text, self.cursor))

    def _place(self, line: str, count: int | None = None) -> int:
        """Count the columns from the start of the prompt's last row to a character, or the end.

        A wide character that no longer fits into a row goes to the next.
        """
        if line.isascii():
            return self._start + (len(line) if count is None else count)
        place = self._start
        for sign in line[:count]:
            width = columns_of(sign)
            place += width + (width > 1 and place % self._columns == self._columns - 1)
        return place
