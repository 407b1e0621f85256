"""The few escape sequences that are ever written, and whether the terminal knows them."""

import os
import sys
from typing import Final

PASTE_MARKS_ON: Final = "\x1b[?2004h"
PASTE_MARKS_OFF: Final = "\x1b[?2004l"
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""To the first cell, all of the screen away, and then what scrolled off it."""
_UNABLE: Final = frozenset({"", "dumb", "unknown"})


def forgets_scrollback() -> bool:
    """Tell whether a cleared terminal forgets what scrolled off: GNU screen does not."""
    return known() and ("TMUX" in os.environ or not os.environ.get("TERM", "").startswith("screen"))


if sys.platform == "win32":

    def known() -> bool:
        """Switch the console to escape sequences; false for one that is too old."""
        import ctypes  # noqa: PLC0415 - on Windows only

        standard_output, sequences = -11, 0x0004
        kernel = ctypes.windll.kernel32
        handle = kernel.GetStdHandle(standard_output)
        mode = ctypes.c_ulong()
        if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
            return False
        return bool(kernel.SetConsoleMode(handle, mode.value | sequences))

else:

    def known() -> bool:
        """Tell whether the terminal takes escape sequences for what they are."""
        return os.environ.get("TERM", "") not in _UNABLE
