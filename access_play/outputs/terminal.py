"""Announcements as lines of text: what a screen reader reads from the terminal."""

import logging
from collections.abc import Callable
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.speaker import Form

_log = logging.getLogger(__name__)


class TerminalOutput:
    """Writes each announcement as one line, in one write.

    A line that is written in pieces is spoken in pieces, hence the single write.

    Args:
        write: takes a line with its line feed, for example ``sys.stdout.write``.
        form: which of an announcement's forms is written.
    """

    def __init__(self, write: Callable[[str], object], form: Form = Form.TEXT) -> None:
        self.form = form
        self._gone = False
        self._write: Final = write

    def announce(self, announcement: Announcement) -> None:
        """Write the line, unless the terminal is gone."""
        if self._gone:
            return
        try:
            self._write(announcement.words(self.form) + "\n")
        except (OSError, ValueError) as error:
            self._gone = True
            _log.info("the terminal takes no more lines: %s", type(error).__name__)

    def stop(self) -> None:
        """Do nothing: what is written stays."""

    def close(self) -> None:
        """Do nothing: the terminal belongs to who opened it."""
