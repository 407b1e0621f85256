"""A console on a terminal: every key costs its own bytes, nothing is written twice."""

import atexit
import re
from collections import deque
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TextIO

from access_play.language.clean import clean
from access_play.terminal.console import EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.history import LineHistory
from access_play.terminal.keys import ENTER, PASTE, TEXT, Key
from access_play.terminal.line_edit import LineEdit
from access_play.terminal.modes import TerminalModes
from access_play.terminal.screen import Screen
from access_play.terminal.signals import SignalWatch
from access_play.terminal.stream import OutputStream

if TYPE_CHECKING:
    import asyncio

    from access_play.terminal.keyboard import Keyboard

_Outcome = Typed | Pasted | None

_EDITS: Final[Mapping[str, Callable[[LineEdit], object]]] = MappingProxyType(
    {
        "c-h": LineEdit.backspace,
        "delete": LineEdit.delete,
        "left": LineEdit.left,
        "right": LineEdit.right,
        "home": LineEdit.home,
        "c-a": LineEdit.home,
        "end": LineEdit.end,
        "c-e": LineEdit.end,
        "c-u": LineEdit.delete_to_start,
        "c-k": LineEdit.delete_to_end,
        "c-w": LineEdit.delete_word,
    }
)


class Editor:
    """The console of a terminal.

    The terminal's own echo is off from the making of the console to :meth:`close`; what is
    typed while the program is busy is kept, and shown when it is read.

    Keys: Enter; Backspace, Delete, Left, Right, Home, End (Ctrl-A, Ctrl-E); Up and Down
    through the history; Ctrl-U and Ctrl-K delete to the start and the end, Ctrl-W a word.
    Ctrl-D on an empty line ends the input; with text it does nothing, so that a slip loses
    nothing. Ctrl-C interrupts: a waiting read raises :class:`Interrupted`; at other times
    what Python does happens (``KeyboardInterrupt``). Every other key does nothing.

    Args:
        stdin: the terminal's keys.
        stdout: the terminal's screen.
        function_keys: for a function key (``f1``) the command it stands for. A line under
            way is kept and offered again at the next read.
        on_unencodable: called once, after the first line of which the terminal's encoding
            could not show every character.
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
        open_keyboard: "Callable[[], Keyboard] | None" = None,
    ) -> None:
        self._stdin: Final = stdin
        self._stream: Final = OutputStream(stdout, on_unencodable)
        self._screen: Final = Screen(self._stream)
        self._function_keys: Final = dict(function_keys)
        self._open_keyboard: Final = open_keyboard or self._open_terminal
        self._keyboard: Keyboard | None = None
        self._presses: Final = self._bindings()
        self._ahead: deque[Key] = deque()
        self._edit = LineEdit(LineHistory())
        self._answer: asyncio.Future[_Outcome] | None = None
        self._unclaimed: tuple[LineHistory, _Outcome] | None = None
        self._over = False
        self._modes: Final = TerminalModes(stdin.fileno())
        self._modes.hold()
        self._signals: Final = SignalWatch(self._on_interrupt, self._on_end)
        atexit.register(self.close)

    async def read(
        self, prompt: str, history: LineHistory, *, timeout: float | None = None
    ) -> Typed | Pasted | None:
        """Wait for one line, see :class:`Console`."""
        import asyncio  # noqa: PLC0415 - the first line is out before it is needed

        if self._answer is not None:
            raise RuntimeError("another read waits")
        if self._unclaimed is not None and self._unclaimed[0] is history:
            return self._claim()
        if self._over or self._stream.gone:
            raise EndOfInput
        loop = asyncio.get_running_loop()
        self._answer = answer = loop.create_future()
        timer = loop.call_later(timeout, self._settle, None) if timeout is not None else None
        try:
            return await self._typed(prompt, history, answer)
        except asyncio.CancelledError:
            if answer.done() and not answer.cancelled() and not answer.exception():
                self._unclaimed = history, answer.result()  # entered in the same moment
            raise
        finally:
            self._answer = None
            self._screen.leave()
            if timer is not None:
                timer.cancel()

    def write(self, line: str) -> None:
        """Write one whole line, see :class:`Console`; any thread may."""
        self._screen.write(line)

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
        atexit.unregister(self.close)

    async def _typed(
        self, prompt: str, history: LineHistory, answer: "asyncio.Future[_Outcome]"
    ) -> _Outcome:
        """Ask, and take keys until they answer."""
        self._keyboard = self._keyboard or self._open_keyboard()
        self._modes.hold()
        self._edit = LineEdit(history)
        self._screen.ask(prompt, self._edit.text, self._edit.cursor)
        with self._keyboard.listening(self._take):
            self._take([])
            return await answer

    def _claim(self) -> _Outcome:
        outcome = self._unclaimed[1] if self._unclaimed else None
        self._unclaimed = None
        return outcome

    def _open_terminal(self) -> "Keyboard":
        from access_play.terminal.keyboard import (  # noqa: PLC0415 - takes long to import
            Keyboard,
            terminal_input,
        )

        source = terminal_input(self._stdin)
        return Keyboard(source, marks_pastes=self._screen.mark_pastes())

    def _bindings(self) -> dict[str, Callable[[str], None]]:
        bindings: dict[str, Callable[[str], None]] = {
            TEXT: self._insert,
            PASTE: self._paste,
            ENTER: self._enter,
            "c-c": self._interrupt,
            "c-d": self._end_of_input,
            "up": self._older,
            "down": self._newer,
        }
        return bindings

    def _take(self, keys: list[Key]) -> None:
        """Work through keys until the line is finished; keep the rest for the next."""
        self._ahead.extend(keys)
        try:
            while self._ahead and self._answer is not None and not self._answer.done():
                self._press(self._ahead.popleft())
            self._screen.flush()
        except Exception as error:  # noqa: BLE001 - whoever reads shall have it, not the loop
            self._settle(error)
        if self._keyboard is not None and self._keyboard.closed and not self._ahead:
            self._on_end()

    def _press(self, key: Key) -> None:
        if key.name in self._presses:
            self._presses[key.name](key.text)
        elif key.name in _EDITS:
            _EDITS[key.name](self._edit)
            self._show()
        elif key.name in self._function_keys:
            self._screen.end_line()
            self._settle(Typed(self._function_keys[key.name]))

    def _show(self, *, whole: bool = False) -> None:
        self._edit.keep()
        self._screen.change(self._edit.text, self._edit.cursor, whole=whole)

    def _insert(self, text: str) -> None:
        self._edit.insert(clean(text))
        self._show()

    def _paste(self, text: str) -> None:
        lines = [clean(line) for line in re.split(r"\r\n|\r|\n", text) if line.strip()]
        if len(lines) > 1:
            before, after = (
                self._edit.text[: self._edit.cursor],
                self._edit.text[self._edit.cursor :],
            )
            self._end_line(Pasted((before + lines[0], *lines[1:-1], lines[-1] + after)))
        elif lines:
            self._insert(lines[0])

    def _enter(self, _text: str) -> None:
        self._edit.history.add(self._edit.text)
        self._end_line(Typed(self._edit.text))

    def _end_of_input(self, _text: str) -> None:
        if not self._edit.text:
            self._end_line(EndOfInput())

    def _interrupt(self, _text: str = "") -> None:
        self._ahead.clear()
        self._end_line(Interrupted())

    def _end_line(self, outcome: Typed | Pasted | Exception) -> None:
        """Finish the line, of which nothing is offered again."""
        self._edit.drop()
        self._screen.end_line()
        self._settle(outcome)

    def _older(self, _text: str) -> None:
        if self._edit.older():
            self._show(whole=True)

    def _newer(self, _text: str) -> None:
        if self._edit.newer():
            self._show(whole=True)

    def _settle(self, outcome: _Outcome | Exception) -> None:
        """Let the waiting read return or raise."""
        if self._answer is None or self._answer.done():
            return
        if isinstance(outcome, Exception):
            self._answer.set_exception(outcome)
        else:
            self._answer.set_result(outcome)

    def _on_interrupt(self) -> bool:
        """Hand Ctrl-C, which comes as a signal, to the waiting read."""
        if self._answer is None or self._answer.done():
            return False
        self._answer.get_loop().call_soon_threadsafe(self._interrupted)
        return True

    def _interrupted(self) -> None:
        if self._answer is not None and not self._answer.done():
            self._interrupt()
            self._screen.flush()

    def _on_end(self) -> None:
        """Let this and every later read raise :class:`EndOfInput`."""
        self._over = True
        if self._answer is not None:
            self._answer.get_loop().call_soon_threadsafe(self._settle, EndOfInput())
