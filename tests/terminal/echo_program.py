"""A small program on the line layer: tells what it was given, and obeys a control channel.

Run with the path of a FIFO, and ``alone`` to wait without the event loop. Each line written
to the FIFO is written to the console at once, by another thread; while the program is busy
(``busy`` was typed) it does nothing until something comes through the FIFO.
"""

import asyncio
import os
import sys
import threading

from access_play.terminal.console.console import Console, EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.open import open_console

FUNCTION_KEYS = {"f1": "?", "f2": "h"}
PROMPT = "Card: "


class Program:
    def __init__(self, console: Console, channel: int) -> None:
        self.console = console
        self.histories = [EarlierLines(), EarlierLines()]
        self.busy = threading.Event()
        self.go = threading.Event()
        threading.Thread(target=self.listen, args=(channel,), daemon=True).start()

    def listen(self, channel: int) -> None:
        while True:
            line = os.read(channel, 4096).decode()
            if self.busy.is_set():
                self.go.set()
            else:
                self.console.write(line)

    async def run(self) -> None:
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

    def answer(self, typed: Typed | Pasted | None) -> None:
        if isinstance(typed, Pasted):
            self.console.write(f"Pasted {len(typed.lines)}: {', '.join(typed.lines)}.")
        elif typed == Typed("busy"):
            self.be_busy()
        elif typed == Typed("clear"):
            self.console.write(f"Cleared: {self.console.clear()}.")
        elif typed == Typed("other"):
            self.histories.reverse()
            self.console.write("Another person.")
        else:
            self.console.write(f"Got {typed.text if typed else None!r}.")

    def be_busy(self) -> None:
        self.busy.set()
        self.console.write("Busy.")
        self.go.wait()
        self.go.clear()
        self.busy.clear()
        self.console.write("Ready.")


def main() -> None:
    channel = os.open(sys.argv[1], os.O_RDWR)
    console = open_console(
        function_keys=FUNCTION_KEYS,
        on_unencodable=lambda: console.write("Some characters can't be shown here."),
        alone="alone" in sys.argv,
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
