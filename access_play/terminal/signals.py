"""Signals that concern a terminal: Ctrl-C, the terminal closing, a request to end."""

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
    """

    def __init__(self, on_interrupt: Callable[[], bool], on_end: Callable[[], None]) -> None:
        self._on_interrupt = on_interrupt
        self._on_end = on_end
        self._before: dict[int, Any] = {}
        if threading.current_thread() is not threading.main_thread():
            return
        self._listen(signal.SIGINT, self._interrupted)
        for name in _ENDING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                self._listen(number, self._ended)

    def restore(self) -> None:
        """Let the signals do what they did before."""
        while self._before:
            number, handler = self._before.popitem()
            signal.signal(number, handler)

    def _listen(self, number: int, handler: Callable[[int, FrameType | None], None]) -> None:
        before = signal.getsignal(number)
        if before is not None and before is not signal.SIG_IGN:
            self._before[number] = before
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
