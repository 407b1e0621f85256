"""What a worker drives: one device that may hang, raise or die."""

from threading import Event
from typing import Protocol

from access_play.announce.announcement import Announcement
from access_play.outputs.notices import OutputNotice


class Backend(Protocol):
    """A device that says, brailles or plays announcements.

    One thread calls everything but ``interrupt`` and ``kill``. An exception means that
    the device is to be started anew; ``UnavailableError`` that this would be in vain.
    """

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Say it and return when it is said or handed over.

        Once ``cut`` is set it need not be heard any more, and an exception means nothing.
        """
        ...

    def silence(self) -> None:
        """Be silent and forget what was handed over."""
        ...

    def interrupt(self) -> None:
        """From any thread and at once: make a running ``say`` return, where that can be done."""
        ...

    def kill(self) -> None:
        """From any thread: give back everything held; nothing is asked of the device again."""
        ...

    def close(self) -> None:
        """Free everything; what was handed over may still be heard to its end."""
        ...


class UnavailableError(Exception):
    """The device can't work here, and starting it anew would not change that.

    Args:
        notice: what the player is told.
    """

    def __init__(self, notice: OutputNotice) -> None:
        super().__init__(notice.code.value)
        self.notice = notice
