"""A console on a terminal: every key costs its own bytes, nothing is written twice."""

import atexit
import time
from collections import deque
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TextIO

from access_play.terminal.console.console import EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.entry import Entry
from access_play.terminal.console.keys import Key
from access_play.terminal.console.modes import TerminalModes
from access_play.terminal.console.screen import Screen
from access_play.terminal.console.signals import SignalWatch
from access_play.terminal.console.stream import OutputStream

if TYPE_CHECKING:
    from access_play.terminal.console.keyboard import Keyboard


class Editor:
    """The console of a terminal.

    The terminal's own echo is off from the making of the console to :meth:`close`; what is
    typed while the program is busy is kept, and shown when it is read.

    Keys: Enter; Backspace, Delete, Left, Right, Home, End (Ctrl-A, Ctrl-E); Up and Down
    through the earlier lines; Ctrl-U and Ctrl-K delete to the start and the end, Ctrl-W a word.
    Ctrl-D on an empty line ends the input; with text it does nothing, so that a slip loses
    nothing. Ctrl-C interrupts: a waiting read raises :class:`Interrupted`; at other times
    what was to happen before does (``KeyboardInterrupt``). It interrupts once, however long
    it is held down, until the next read. Every other key does nothing.

    Args:
        stdin: the terminal's keys.
        stdout: the terminal's screen.
        function_keys: for a function key (``f1``) the command it stands for. A line under
            way is kept and offered again at the next read.
        on_unencodable: called once, after the first line of which the terminal's encoding
            could not show every character.
        alone: the event loop has nothing to do while a line is awaited, no timer and nothing
            from another thread. Then it is not used for waiting, which halves the time to an
            answer. It is used all the same as long as another task exists, and on Windows.
        open_keyboard: where keys come from, if not from ``stdin``; for tests.
    """

    interactive: Final = True

    def __init__(
        self,
        stdin: TextIO,
        stdout: TextIO,
        *,
        function_keys: Mapping[str, str] = MappingProxyType({}),
        on_unencodable: Callable[[], None] | None = None,
        alone: bool = False,
        open_keyboard: "Callable[[], Keyboard] | None" = None,
    ) -> None:
        self._stdin: Final = stdin
        self._stream: Final = OutputStream(stdout, on_unencodable)
        self._screen: Final = Screen(self._stream)
        self._function_keys: Final = dict(function_keys)
        self._alone: Final = alone
        self._open_keyboard: Final = open_keyboard or self._open_terminal
        self._keyboard: Keyboard | None = None
        self._ahead: Final[deque[Key]] = deque()
        self._entry: Entry | None = None
        self._unclaimed: tuple[EarlierLines, Entry] | None = None
        self._wake: Callable[[], object] | None = None
        self._reading = False
        self._interrupted = False
        self._told_of_interrupt = False
        self._continued = False
        self._over = False
        self._pressed: Callable[[], None] | None = None
        self._modes: Final = TerminalModes(stdin.fileno())
        self._modes.hold()
        self._signals: Final = SignalWatch(self._on_interrupt, self._on_end, self._on_continue)
        atexit.register(self.close)

    async def read(
        self, prompt: str, earlier: EarlierLines, *, timeout: float | None = None
    ) -> Typed | Pasted | None:
        """Wait for one line, see :class:`Console`."""
        import asyncio  # noqa: PLC0415 - the first line is out before it is needed

        if self._entry is not None:
            raise RuntimeError("another read waits")
        unclaimed, self._unclaimed = self._unclaimed, None
        if unclaimed is not None and unclaimed[0] is earlier:
            return unclaimed[1].result()
        self._reading, self._told_of_interrupt = True, False
        try:
            self._raise_what_is_due()
            keyboard = self._keyboard = self._keyboard or self._open_keyboard()
            self._modes.hold()
            blocks = self._alone and keyboard.can_block and len(asyncio.all_tasks()) == 1
            self._entry = entry = Entry(
                prompt, earlier, self._screen, self._function_keys, answered_at_once=blocks
            )
            entry.take(self._ahead)
            if blocks:
                self._block(keyboard, entry, timeout)
            else:
                await self._listen(keyboard, entry, timeout)
            return entry.result()
        except asyncio.CancelledError:
            if self._entry is not None and self._entry.settled:  # in the same moment
                self._unclaimed = earlier, self._entry
            raise
        finally:
            self._entry = self._wake = None
            self._screen.leave()
            self._reading = False

    def write(self, line: str) -> None:
        """Write one whole line, see :class:`Console`; any thread may."""
        self._screen.write(line)

    def hear_keys(self, pressed: Callable[[], None]) -> None:
        """Call back at once for keys, see :class:`Console`."""
        self._pressed = pressed

    def clear(self) -> bool:
        """Clear screen and scrollback and forget keys typed ahead, see :class:`Console`."""
        self._ahead.clear()
        self._modes.discard()
        return self._screen.clear()

    def close(self) -> None:
        """Give the terminal back as it was."""
        self._screen.close()
        self._modes.restore()
        self._signals.restore()
        if self._keyboard is not None:
            self._keyboard.close()
        atexit.unregister(self.close)

    def _open_terminal(self) -> "Keyboard":
        from access_play.terminal.console.keyboard import (  # noqa: PLC0415 - takes long to import
            terminal_keyboard,
        )

        return terminal_keyboard(self._stdin, marks_pastes=self._screen.mark_pastes())

    async def _listen(self, keyboard: "Keyboard", entry: Entry, timeout: float | None) -> None:
        """Wait with the event loop, which may have other things to do."""
        import asyncio  # noqa: PLC0415 - imported by now

        if entry.settled:  # by keys typed ahead
            await asyncio.sleep(0)
            return
        loop = asyncio.get_running_loop()
        settled: asyncio.Future[None] = loop.create_future()
        entry.on_settled = lambda: None if settled.done() else settled.set_result(None)
        self._wake = lambda: loop.call_soon_threadsafe(self._attend)
        timer = None if timeout is None else loop.call_later(timeout, entry.settle, None)
        try:
            with keyboard.listening(self._take):
                self._attend()
                await settled
        finally:
            if timer is not None:
                timer.cancel()

    def _block(self, keyboard: "Keyboard", entry: Entry, timeout: float | None) -> None:
        """Wait without the event loop."""
        self._wake = keyboard.wake
        end = None if timeout is None else time.monotonic() + timeout
        left: float | None = 0
        while not entry.settled:
            self._take(keyboard.wait(left))
            self._attend()
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                entry.settle(None)

    def _take(self, keys: list[Key]) -> None:
        self._ahead.extend(keys)
        if keys and self._pressed is not None:
            self._pressed()
        if self._entry is not None:
            self._entry.take(self._ahead)
        if not (keys or self._ahead) and self._keyboard is not None and self._keyboard.closed:
            self._over = True
            self._attend()

    def _raise_what_is_due(self) -> None:
        self._stream.check()
        if self._over or self._stream.gone:
            raise EndOfInput
        if self._interrupted:
            self._interrupted, self._told_of_interrupt = False, True
            raise Interrupted

    def _on_interrupt(self) -> bool:
        """Keep Ctrl-C, which comes as a signal, for the read that waits, or begins or ends.

        If there is none, Python raises it; where that is in a finaliser it is lost, so that
        the next read raises it again.
        """
        if self._told_of_interrupt:
            return True
        self._interrupted = True
        if not self._reading:
            self._told_of_interrupt = True
        elif self._wake is not None:
            self._wake()
        return self._reading

    def _on_continue(self) -> None:
        """Hold the terminal again, which others had meanwhile, and show the line once more."""
        self._modes.hold()
        self._continued = self._entry is not None
        if self._wake is not None:
            self._wake()

    def _on_end(self) -> None:
        """Let this and every later read raise :class:`EndOfInput`."""
        self._over = True
        if self._wake is not None:
            self._wake()

    def _attend(self) -> None:
        """Let the waiting read hear of signals that came meanwhile."""
        if self._entry is None or self._entry.settled:
            return
        if self._over:
            self._entry.settle(EndOfInput())
        elif self._interrupted:
            self._interrupted, self._told_of_interrupt = False, True
            self._ahead.clear()
            self._entry.interrupt()
        elif self._continued:
            self._screen.show_again()
        self._continued = False
