"""What a session needs of a terminal: lines in, lines out, nothing else."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from access_play.terminal.console.earlier_lines import EarlierLines


class Typed(msgspec.Struct, frozen=True):
    """One line as it was typed, without its line end and without control characters."""

    text: str


class Pasted(msgspec.Struct, frozen=True):
    """Several lines that were pasted at once, blank ones left out; never run unasked.

    What had been typed before and after the cursor is part of the first and the last.
    """

    lines: tuple[str, ...]


class EndOfInput(Exception):  # noqa: N818 - it is no fault
    """No more can be read: Ctrl-D on an empty line, the end of a file, a closed terminal.

    After Ctrl-D reading can go on; after the others every further read raises it again.
    """


class Interrupted(Exception):  # noqa: N818 - it is no fault
    """Ctrl-C was pressed while a line was awaited; what had been typed is dropped."""


class Console(Protocol):
    """A place where lines are typed and written.

    A console is used from one thread and one event loop at a time; only one read waits.
    """

    @property
    def interactive(self) -> bool:
        """Whether somebody types here; if not, no prompt is written, nothing waited for."""

    async def read(
        self, prompt: str, earlier: EarlierLines, *, timeout: float | None = None
    ) -> Typed | Pasted | None:
        """Wait for one line.

        Args:
            prompt: what is asked, with its final blank; one line, cleaned like any.
            earlier: the earlier lines of the person who is asked, and a line begun.
            timeout: seconds after which ``None`` is returned. What was typed until then stays
                with ``earlier`` and is offered again at its next read.

        Raises:
            EndOfInput: there is nothing more to read.
            Interrupted: Ctrl-C was pressed.
            OutputLost: what was written did not arrive, though somebody may be reading.
        """

    def write(self, line: str) -> None:
        """Write one whole line, cleaned, in one write; a line feed at its end is ignored.

        Raises:
            OutputLost: it cannot be written, though somebody may be reading.
        """

    def hear_keys(self, pressed: Callable[[], None]) -> None:
        """Call back at once whenever keys are pressed while a line is awaited."""

    def clear(self) -> bool:
        """Clear screen and scrollback, forget keys typed ahead; false if either must stay."""

    def close(self) -> None:
        """Give the terminal back as it was; closing twice does nothing."""
