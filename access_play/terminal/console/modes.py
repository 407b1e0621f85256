"""How the terminal treats keys while the program has it."""

import sys

if sys.platform == "win32":

    class TerminalModes:
        """Nothing to do: Windows shows a key only to a program that reads a line."""

        def __init__(self, descriptor: int) -> None:
            self.descriptor = descriptor

        def hold(self) -> None:
            """Do nothing."""

        def discard(self) -> None:
            """Drop keys that nobody has read yet."""
            import msvcrt  # noqa: PLC0415 - on Windows only

            while msvcrt.kbhit():
                msvcrt.getwch()

        def restore(self) -> None:
            """Do nothing."""

else:
    import contextlib
    import os
    import termios
    from typing import Any, Final

    _INPUT: Final = termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF
    _LOCAL: Final = termios.ECHO | termios.ECHONL | termios.ICANON | termios.IEXTEN
    _SILENT_KEYS: Final = (termios.VQUIT, termios.VSUSP)

    class TerminalModes:
        """The modes of a terminal, held from :meth:`hold` to :meth:`restore`.

        Keys are handed over one by one and never shown by the terminal itself, so that one
        typed while the program is busy is shown once, when it is read. Ctrl-S and Ctrl-Q
        stop nothing, Ctrl-Z and Ctrl-Backslash do nothing; Ctrl-C still interrupts.
        """

        def __init__(self, descriptor: int) -> None:
            self.descriptor = descriptor
            self._before: list[Any] | None = None
            self._held: list[Any] | None = None

        def hold(self) -> None:
            """Set the modes, again where something else has changed them meanwhile."""
            with contextlib.suppress(termios.error):  # a terminal that is gone
                now = termios.tcgetattr(self.descriptor)
                if self._before is None:
                    self._before = now
                    self._held = self._quiet(now)
                if now != self._held and self._held is not None:
                    termios.tcsetattr(self.descriptor, termios.TCSANOW, self._held)

        def discard(self) -> None:
            """Drop keys that nobody has read yet."""
            with contextlib.suppress(termios.error):
                termios.tcflush(self.descriptor, termios.TCIFLUSH)

        def restore(self) -> None:
            """Give back the modes found first."""
            if self._before is not None:
                with contextlib.suppress(termios.error):
                    termios.tcsetattr(self.descriptor, termios.TCSANOW, self._before)
            self._before = self._held = None

        def _quiet(self, modes: list[Any]) -> list[Any]:
            quiet = [*modes[:6], list(modes[6])]
            quiet[0] &= ~_INPUT
            quiet[3] = (quiet[3] & ~_LOCAL) | termios.ISIG | termios.NOFLSH
            off = bytes([os.fpathconf(self.descriptor, "PC_VDISABLE") & 0xFF])
            for key in _SILENT_KEYS:
                quiet[6][key] = off
            quiet[6][termios.VMIN], quiet[6][termios.VTIME] = 1, 0
            return quiet
