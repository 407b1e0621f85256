"""Short cues beside what is told, from where a player sits (pygame in a process of its own)."""

from collections.abc import Callable
from threading import Event
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.outputs.backend import UnavailableError
from access_play.outputs.child import Child, ChildFailedError
from access_play.outputs.install import sounds_not_installed
from access_play.outputs.notices import NoticeCode, OutputNotice, Tell, notice
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

CHILD: Final = "access_play.outputs.sound_child"
LIBRARY: Final = "pygame"
WATCH: Final = Watch(start_seconds=15.0, character_seconds=0.0)
"""A cue takes a second at most; only the first start of the sound takes long."""


class Sounds:
    """Plays the cue of an announcement, one after another.

    Args:
        volume: per cent.
        spawn: starts the library's process.
    """

    def __init__(self, volume: int, spawn: Callable[[], Child] = lambda: Child(CHILD)) -> None:
        self._volume: Final = volume
        self._spawn: Final = spawn
        self._child: Child | None = None

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Play the cue to its end; an announcement without one is passed over."""
        if announcement.sound is None or cut.is_set():
            return
        child = self._started()
        try:
            child.ask(cue=announcement.sound, pan=announcement.pan, volume=self._volume)
        except ChildFailedError:
            child.end()
            raise

    def silence(self) -> None:
        """Do nothing: a cue is over in a moment."""

    def interrupt(self) -> None:
        """Do nothing: a cue is over in a moment."""

    def kill(self) -> None:
        """End the library's process."""
        if self._child is not None:
            self._child.kill()

    def close(self) -> None:
        """Let the process end."""
        if self._child is not None:
            self._child.let_go()

    def _started(self) -> Child:
        if self._child is None:
            child = self._spawn()
            try:
                child.receive()
            except ChildFailedError as error:
                child.end()
                raise UnavailableError(_missing(error.reply.failed)) from error
            self._child = child
        return self._child


def _missing(failed: str) -> OutputNotice:
    match failed:
        case "library":
            return sounds_not_installed()
        case "sound":
            return notice(NoticeCode.NO_SOUNDS)
        case _:
            return notice(NoticeCode.SOUNDS_FAILED)


def open_sounds(tell: Tell, volume: int) -> Worker:
    """Open an output that plays cues; nothing is loaded before the first.

    Args:
        tell: is told what goes wrong, once for each kind, from another thread.
        volume: per cent.
    """
    return Worker(
        lambda _told: Sounds(volume),
        tell,
        name="sounds",
        watch=WATCH,
        waiting=Waiting(joined=1),
        failed=notice(NoticeCode.SOUNDS_FAILED),
    )
