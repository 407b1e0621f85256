"""One line being typed, from its prompt to what comes of it."""

import re
from collections import deque
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from access_play.language.clean import clean
from access_play.outputs.lost import OutputLost
from access_play.terminal.console.console import EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.keys import ENTER, PASTE, TEXT, Key
from access_play.terminal.console.line_edit import LineEdit
from access_play.terminal.console.screen import Screen

Outcome = Typed | Pasted | None

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_EDITS: Final[Mapping[str, Callable[[LineEdit], None]]] = MappingProxyType(
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
_WALKS: Final[Mapping[str, Callable[[LineEdit], bool]]] = MappingProxyType(
    {"up": LineEdit.older, "down": LineEdit.newer}
)


class Entry:
    """What keys make of a line, shown as they come.

    Args:
        prompt: what is asked.
        earlier: the earlier lines of who is asked, and a line begun.
        screen: where all is shown.
        function_keys: the command of a function key.
        answered_at_once: the end of the line goes out with what is written next.
    """

    def __init__(
        self,
        prompt: str,
        earlier: EarlierLines,
        screen: Screen,
        function_keys: Mapping[str, str],
        *,
        answered_at_once: bool = False,
    ) -> None:
        self.settled = False
        self.on_settled: Callable[[], None] | None = None
        """Called when the line is finished, in whatever way."""
        self._outcome: Outcome | BaseException = None
        self._edit: Final = LineEdit(earlier)
        self._screen: Final = screen
        self._function_keys: Final = function_keys
        self._answered_at_once: Final = answered_at_once
        self._ends: Final = {
            ENTER: self._enter,
            PASTE: self._paste,
            "c-c": self._interrupt,
            "c-d": self._end_of_input,
        }
        screen.ask(prompt, self._edit.text, self._edit.cursor)

    def take(self, keys: deque[Key]) -> None:
        """Work through keys until the line is finished; leave the rest, but not after Ctrl-C."""
        try:
            while keys and not self.settled:
                key = keys.popleft()
                if key.name == TEXT and keys and keys[0].name == ENTER:
                    keys.popleft()
                    self._insert_and_enter(key.text)
                else:
                    self._press(key)
            if isinstance(self._outcome, Interrupted):
                keys.clear()
            if not (self.settled and self._answered_at_once):
                self._screen.flush()
        except (Exception, OutputLost) as error:  # noqa: BLE001 - for whoever reads, not the loop
            self.settle(error)

    def interrupt(self) -> None:
        """Finish as at Ctrl-C."""
        self._interrupt("")
        self._screen.flush()

    def settle(self, outcome: Outcome | BaseException) -> None:
        """Finish the line with what is to be returned or raised, unless it is finished."""
        if self.settled:
            return
        self.settled, self._outcome = True, outcome
        if self.on_settled is not None:
            self.on_settled()

    def result(self) -> Outcome:
        """Return or raise what came of the line."""
        if isinstance(self._outcome, BaseException):
            raise self._outcome
        return self._outcome

    def _press(self, key: Key) -> None:
        name = key.name
        if name == TEXT:
            self._insert(key.text)
        elif name in self._ends:
            self._ends[name](key.text)
        elif name in _EDITS:
            _EDITS[name](self._edit)
            self._show()
        elif name in _WALKS:
            if _WALKS[name](self._edit):
                self._show(whole=True)
        elif name in self._function_keys:
            self._screen.end_line()
            self.settle(Typed(self._function_keys[name]))

    def _show(self, *, whole: bool = False) -> None:
        self._edit.keep()
        self._screen.change(self._edit.text, self._edit.cursor, whole=whole)

    def _insert(self, text: str) -> None:
        self._edit.insert(clean(text))
        self._show()

    def _insert_and_enter(self, text: str) -> None:
        """Take a line typed to its end at once, of which no more is to be kept nor moved."""
        edit = self._edit
        edit.insert(clean(text))
        edit.enter()
        self._screen.finish(edit.text, edit.cursor)
        self.settle(Typed(edit.text))

    def _paste(self, text: str) -> None:
        lines = [clean(line) for line in _LINE_END.split(text) if line.strip()]
        if len(lines) > 1:
            typed, cursor = self._edit.text, self._edit.cursor
            pasted = typed[:cursor] + lines[0], *lines[1:-1], lines[-1] + typed[cursor:]
            self._end_line(Pasted(pasted))
        elif lines:
            self._insert(lines[0])

    def _enter(self, _text: str) -> None:
        self._edit.enter()
        self._screen.end_line()
        self.settle(Typed(self._edit.text))

    def _end_of_input(self, _text: str) -> None:
        if not self._edit.text:
            self._end_line(EndOfInput())

    def _interrupt(self, _text: str) -> None:
        self._end_line(Interrupted())

    def _end_line(self, outcome: Typed | Pasted | Exception) -> None:
        """Finish the line, of which nothing is offered again."""
        self._edit.drop()
        self._screen.end_line()
        self.settle(outcome)
