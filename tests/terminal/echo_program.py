"""A small program on the line layer: tells what it was given, and obeys a control channel.

Run with the path of a FIFO. Each line written to it is written to the console at once; while
the program is busy (``busy`` was typed) it does nothing until a line comes through the FIFO.
"""

import asyncio
import os
import sys

from access_play.terminal.console import Console, EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.history import LineHistory
from access_play.terminal.open import open_console

FUNCTION_KEYS = {"f1": "?", "f2": "h"}
PROMPT = "Card: "


class Program:
    def __init__(self, console: Console, channel: int) -> None:
        self.console = console
        self.channel = channel
        self.histories = [LineHistory(), LineHistory()]

    async def run(self) -> None:
        asyncio.get_running_loop().add_reader(self.channel, self.tell)
        while True:
            try:
                typed = await self.console.read(PROMPT, self.histories[0])
            except EndOfInput:
                self.console.write("The end.")
                return
            except Interrupted:
                self.console.write("Interrupted.")
                continue
            self.answer(typed)

    def tell(self) -> None:
        self.console.write(os.read(self.channel, 4096).decode())

    def answer(self, typed: Typed | Pasted | None) -> None:
        if isinstance(typed, Pasted):
            self.console.write(f"Pasted {len(typed.lines)}: {', '.join(typed.lines)}.")
        elif typed == Typed("busy"):
            self.console.write("Busy.")
            self.wait_for_channel()
            self.console.write("Ready.")
        elif typed == Typed("clear"):
            self.console.write(f"Cleared: {self.console.clear()}.")
        elif typed == Typed("other"):
            self.histories.reverse()
            self.console.write("Another person.")
        else:
            self.console.write(f"Got {typed.text if typed else None!r}.")

    def wait_for_channel(self) -> None:
        os.set_blocking(self.channel, True)
        os.read(self.channel, 4096)
        os.set_blocking(self.channel, False)


def main() -> None:
    channel = os.open(sys.argv[1], os.O_RDWR | os.O_NONBLOCK)
    console = open_console(
        function_keys=FUNCTION_KEYS,
        on_unencodable=lambda: console.write("Some characters can't be shown here."),
    )
    try:
        asyncio.run(Program(console, channel).run())
    except KeyboardInterrupt:
        console.write("Stopped.")
    finally:
        console.close()
    sys.stdout.write("The terminal is back.\n")


if __name__ == "__main__":
    main()
