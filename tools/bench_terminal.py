# mypy: disable-error-code="unreachable"
"""Compare the line interface with Python's own ``input()`` on a pseudo-terminal.

A line is typed in one go, and the time until its answer is there is taken, by turns with a
program on the line interface and with a bare loop around ``input()``. The median of the
line interface's times is divided by the median of the loop's.

    python tools/bench_terminal.py [LINES]
"""

import os
import pty
import statistics
import sys
import time

LINES = 50
WARM_UP = 5
PROMPT = b"> "
ANSWER = b"You typed h.\r\n"

BARE = """
import sys
while True:
    line = input("> ")
    sys.stdout.write(f"You typed {line}.\\n")
"""
OURS = """
import asyncio
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.open import open_console

async def echo():
    history = EarlierLines()
    while True:
        typed = await console.read("> ", history)
        console.write(f"You typed {typed.text}.")

console = open_console(alone=True)
asyncio.run(echo())
"""


if sys.platform == "win32":
    sys.exit("This needs a pseudo-terminal, which Windows does not have.")


class Program:
    """A Python program on a pseudo-terminal of its own."""

    def __init__(self, code: str) -> None:
        self.process, self._terminal = pty.fork()
        if self.process == 0:
            os.execv(sys.executable, [sys.executable, "-c", code])  # noqa: S606 (the child of a fork)
        os.set_inheritable(self._terminal, False)  # noqa: FBT003 - or the next program holds it
        self._read = b""
        self._until(PROMPT)

    def seconds_to_answer(self) -> float:
        """Type a line and return how long the answer took."""
        start = time.perf_counter()
        os.write(self._terminal, b"h\r")
        self._until(ANSWER)
        seconds = time.perf_counter() - start
        self._until(PROMPT)
        return seconds

    def end(self) -> None:
        """Close the terminal, which ends the program."""
        os.close(self._terminal)
        os.waitpid(self.process, 0)

    def _until(self, awaited: bytes) -> None:
        while awaited not in self._read:
            self._read += os.read(self._terminal, 65_536)
        self._read = self._read.partition(awaited)[2]


def main() -> None:
    """Measure by turns and print both medians and their ratio."""
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    bare, ours = Program(BARE), Program(OURS)
    times = [(bare.seconds_to_answer(), ours.seconds_to_answer()) for _ in range(WARM_UP + lines)]
    bare.end()
    ours.end()
    medians = [statistics.median(column) * 1e6 for column in zip(*times[WARM_UP:], strict=True)]
    print(f"input(): {medians[0]:.0f} µs a line, median of {lines}")
    print(f"line interface: {medians[1]:.0f} µs a line")
    print(f"ratio: {medians[1] / medians[0]:.2f}")


if __name__ == "__main__":
    main()
