"""Signals that concern a terminal: Ctrl-C, the terminal closing, a request to end or go on."""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

_ENDING: Final = ("SIGHUP", "SIGTERM")


class SignalWatch:
    """Hears signals from its making until :meth:`restore`; only in the main thread.

    Args:
        on_interrupt: called at Ctrl-C; false if it was not awaited, and then what was to
            happen before does.
        on_end: called when the terminal closed or the program is asked to end. Where the
            program was started to ignore that, as by ``nohup``, it goes on ignoring it.
        on_continue: called when the program goes on after it was stopped from outside.
    """

    def __init__(
        self,
        on_interrupt: Callable[[], bool],
        on_end: Callable[[], None],
        on_continue: Callable[[], None],
    ) -> None:
        self._on_interrupt = on_interrupt
        self._on_end = on_end
        self._on_continue = on_continue
        self._before: dict[int, Any] = {}
        self._own: dict[int, Any] = {}
        if threading.current_thread() is not threading.main_thread():
            return
        self._listen("SIGINT", self._interrupted)
        for name in _ENDING:
            if signal.getsignal(getattr(signal, name, signal.SIGINT)) is signal.SIG_DFL:
                self._listen(name, self._ended)
        self._listen("SIGCONT", self._continued)

    def restore(self) -> None:
        """Let the signals do what they did before, unless another has been set since."""
        while self._before:
            number, handler = self._before.popitem()
            if signal.getsignal(number) == self._own[number]:
                signal.signal(number, handler)

    def _listen(self, name: str, handler: Callable[[int, FrameType | None], None]) -> None:
        number = getattr(signal, name, None)  # Windows lacks some
        before = None if number is None else signal.getsignal(number)
        if number is not None and before is not None and before is not signal.SIG_IGN:
            self._before[number], self._own[number] = before, handler
            signal.signal(number, handler)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self._on_interrupt():
            return
        before = self._before.get(number)
        if callable(before):
            before(number, frame)
        else:
            signal.default_int_handler(number, frame)

    def _ended(self, number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGTERM:  # asked a second time, the program ends at once
            signal.signal(number, self._before.pop(number))
        self._on_end()

    def _continued(self, _number: int, _frame: FrameType | None) -> None:
        self._on_continue()
