"""Ctrl-C at a moment when nobody can answer it well."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until the block is done, and raise ``KeyboardInterrupt`` then.

    Code written in C may break when it is interrupted: msgspec ended the whole program where
    the signal came while it worked out the types of a structure. Nothing that takes long
    belongs into the block. Outside the main thread nothing is held.
    """
    before = signal.getsignal(signal.SIGINT)
    main = threading.current_thread() is threading.main_thread()
    if not main or before is None or before is signal.SIG_IGN:
        yield
        return
    came = []
    signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
