"""Where a person is told: what is written, and at most one speaking output beside it."""

from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.voice import Mode
from access_play.outputs.notices import OutputNotice
from access_play.outputs.output import Output
from access_play.outputs.speech import missing_voice, open_speech


class Outlets:
    """Writes every announcement, and speaks it where a voice was chosen.

    Args:
        written: the terminal.
        mode: who speaks at first.
        tell: writes what went wrong with a voice; it is called with the next announcement,
            never from another thread.
    """

    def __init__(self, written: Output, mode: Mode, tell: Callable[[OutputNotice], None]) -> None:
        self._written: Final = written
        self._tell: Final = tell
        self._notices: Final[SimpleQueue[OutputNotice]] = SimpleQueue()
        self.mode: Mode = mode
        self._spoken = self._opened()
        if self.missing is not None:
            self._notices.put(self.missing)

    @property
    def missing(self) -> OutputNotice | None:
        """What the chosen voice lacks, so that it cannot speak at all."""
        return missing_voice(self.mode)

    def switch(self, mode: Mode) -> None:
        """Let another speak; the former one falls silent first, so that never two speak."""
        if self._spoken is not None:
            self._spoken.stop()
            self._spoken.close()
        self.mode = mode
        self._spoken = self._opened()

    def announce(self, announcement: Announcement) -> None:
        """Write and speak one announcement, after what went wrong with the last ones."""
        while not self._notices.empty():
            self._tell(self._notices.get())
        self._written.announce(announcement)
        if self._spoken is not None:
            self._spoken.announce(announcement)

    def _opened(self) -> Output | None:
        return None if self.missing is not None else open_speech(self.mode, self._notices.put)

    def stop(self) -> None:
        """Silence the voice; what is written stays."""
        if self._spoken is not None:
            self._spoken.stop()

    def close(self) -> None:
        """Let the last sentence end."""
        if self._spoken is not None:
            self._spoken.close()
