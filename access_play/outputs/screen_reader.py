"""Speech and braille through the interface of the screen reader that runs (accessible-output2)."""

from collections.abc import Callable
from threading import Event
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.voice import USUAL, Voicing
from access_play.outputs.backend import UnavailableError
from access_play.outputs.child import Child, ChildFailedError, Reply
from access_play.outputs.install import not_installed
from access_play.outputs.notices import NoticeCode, Tell, notice
from access_play.outputs.spoken import spoken
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

CHILD: Final = "access_play.outputs.screen_reader_child"
WATCH: Final = Watch(start_seconds=15.0, character_seconds=0.0)
"""A screen reader takes a line over at once; only its first start takes long."""


class ScreenReader:
    """Hands lines to the screen reader; it speaks them in its own time, in its own language.

    Args:
        tell: is told when no reader answers, or its braille fails.
        voicing: whether the reader's voice reads kanji well; all else is the reader's own.
        spawn: starts the library's process.
    """

    def __init__(
        self,
        tell: Tell,
        voicing: Voicing = USUAL,
        spawn: Callable[[], Child] = lambda: Child(CHILD),
    ) -> None:
        self._tell: Final = tell
        self._voicing: Final = voicing
        self._spawn: Final = spawn
        self._child: Child | None = None

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Hand over the spoken and the braille form."""
        child = self._started()
        if cut.is_set():
            return
        text = spoken(announcement, kanji=self._voicing.kanji)
        reply = _reply(child, do="say", text=text, braille=announcement.braille)
        if not reply.active:
            self._tell(notice(NoticeCode.NO_READER))
        elif not reply.braille:
            self._tell(notice(NoticeCode.NO_BRAILLE))

    def silence(self) -> None:
        """Have the reader stop."""
        if self._child is not None:
            _reply(self._child, do="silence")

    def interrupt(self) -> None:
        """Do nothing: a line is handed over in no time, and ``silence`` follows."""

    def kill(self) -> None:
        """End the library's process."""
        if self._child is not None:
            self._child.kill()

    def close(self) -> None:
        """Let the process end when the last sentence has."""
        if self._child is not None:
            self._child.let_go()

    def _started(self) -> Child:
        if self._child is None:
            self._child = self._spawn()
            await_start(self._child)
        return self._child


def await_start(child: Child) -> None:
    """Wait until the library is loaded.

    Raises:
        UnavailableError: it is not installed.
        ChildFailedError: it failed, or died.
    """
    try:
        child.receive()
    except ChildFailedError as error:
        child.end()
        if error.reply.failed == "library":
            raise UnavailableError(not_installed()) from error
        raise


def _reply(child: Child, **order: object) -> Reply:
    try:
        return child.ask(**order)
    except ChildFailedError:
        child.end()
        raise


def open_screen_reader(tell: Tell, voicing: Voicing = USUAL) -> Worker:
    """Open an output that speaks through the screen reader.

    Lines are handed over one by one: joined, their braille would not fit a display.
    """
    return Worker(
        lambda told: ScreenReader(told, voicing),
        tell,
        name="screen reader",
        watch=WATCH,
        waiting=Waiting(joined=1),
    )
