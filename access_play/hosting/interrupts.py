"""Ctrl-C at a moment when nobody can answer it well, and a Ctrl-C key that is held down."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until the block is done, and do then what it did before.

    Code written in C may break when it is interrupted: msgspec ended the whole program where
    the signal came while it worked out the types of a structure. Nothing that takes long
    belongs into the block. Outside the main thread nothing is held.
    """
    if not _heard():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    came = []
    signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(signal.SIGINT, None)


@contextmanager
def interrupted_once(*, to_the_end: bool) -> Iterator[None]:
    """Let the first Ctrl-C raise ``KeyboardInterrupt``, and every later one do nothing.

    A key that is held down sends many. To be interrupted again while it leaves, a program
    could neither say where the game is kept nor end in order.

    Args:
        to_the_end: whether Ctrl-C does nothing after the block either, for the process ends;
            else it does what it did before.
    """
    if not _heard():
        yield
        return
    before = signal.signal(signal.SIGINT, _interrupt_once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN if to_the_end else before)


def interrupts_over() -> None:
    """Let Ctrl-C do nothing from now on, for the program is leaving."""
    if _heard():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _interrupt_once(number: int, frame: FrameType | None) -> None:
    interrupts_over()
    signal.default_int_handler(number, frame)


def _heard() -> bool:
    """Tell whether Ctrl-C means anything here, and may be given another meaning."""
    main = threading.current_thread() is threading.main_thread()
    return main and signal.getsignal(signal.SIGINT) not in {None, signal.SIG_IGN}
