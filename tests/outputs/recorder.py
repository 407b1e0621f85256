"""An output that remembers what it was told."""

from access_play.announce.announcement import Announcement
from access_play.language.speaker import Form


class Recorder:
    """Keeps announcements in the order in which they came."""

    def __init__(self) -> None:
        self.announcements: list[Announcement] = []
        self.stops = 0
        """How often silence was asked for."""
        self.lines_typed = 0
        """How often a line was typed while it spoke."""
        self.keys = 0
        """How often a key was pressed."""
        self.closed = False

    def announce(self, announcement: Announcement) -> None:
        """Keep it."""
        self.announcements.append(announcement)

    def stop(self) -> None:
        """Count the request; what is recorded stays."""
        self.stops += 1

    def answer_next(self) -> None:
        """Count the typed line."""
        self.lines_typed += 1

    def cut_answer(self) -> None:
        """Count the key."""
        self.keys += 1

    def close(self) -> None:
        """Note that the session has ended."""
        self.closed = True

    def lines(self, form: Form = Form.TEXT) -> list[str]:
        """Give what was told, a line each, in one form."""
        return [announcement.words(form) for announcement in self.announcements]
