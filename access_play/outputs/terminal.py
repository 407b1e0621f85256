"""Announcements as lines of text: what a screen reader reads from the terminal."""

from collections.abc import Callable
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.speaker import Form


class TerminalOutput:
    """Writes each announcement as one line, in one write.

    A line that is written in pieces is spoken in pieces, hence the single write. A game must
    not go on unheard, so that whatever ``write`` raises goes through.

    Args:
        write: takes a line with its line feed, for example a console's ``write``.
        form: which of an announcement's forms is written.
    """

    def __init__(self, write: Callable[[str], object], form: Form = Form.TEXT) -> None:
        self.form = form
        self._write: Final = write

    def announce(self, announcement: Announcement) -> None:
        """Write the line."""
        self._write(announcement.words(self.form) + "\n")

    def stop(self) -> None:
        """Do nothing: what is written stays."""

    def answer_next(self) -> None:
        """Do nothing: what is written stays in its order."""

    def cut_answer(self) -> None:
        """Do nothing: what is written stays."""

    def close(self) -> None:
        """Do nothing: the terminal belongs to who opened it."""
