"""An output that leaves the work to a thread, so that a voice can't hold up the game.

Each job of the device is watched: when it takes too long, raises or dies, the device is
started anew once and asked again; after a second failure it is given up and the player told.
A thread that hangs in a device can't be ended; it is left behind and its device killed.
"""

import logging
from collections.abc import Callable
from threading import Condition, Event, Thread
from typing import Final, TypeAlias

from access_play.announce.announcement import Announcement
from access_play.games.sayings import Urgency
from access_play.outputs.backend import Backend, UnavailableError
from access_play.outputs.notices import NoticeCode, OutputNotice, Tell, notice
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch

RESTARTS: Final = 1
"""How often a device is started anew before it is given up."""
CLOSING_SECONDS: Final = 10.0
"""How long the last sentences may take when the game is left."""

_log = logging.getLogger(__name__)

StartBackend: TypeAlias = Callable[[Tell], Backend]
"""Makes the device; called in the worker's thread, as imports and drivers take long."""


class _Job:
    """One request to the device: a line to say, or silence where there is none."""

    def __init__(self, announcement: Announcement | None) -> None:
        self.announcement: Final = announcement
        self.cut: Final = Event()


class _Life:
    """One thread with its device, from start to failure or end."""

    def __init__(self) -> None:
        self.backend: Backend | None = None
        self.job: _Job | None = None
        self.over = False

    def says(self, urgency: Urgency) -> bool:
        """Tell whether something of this urgency is being said."""
        said = None if self.job is None else self.job.announcement
        return said is not None and said.urgency is urgency


class Worker:
    """Says announcements through a device, in order, without ever being waited for.

    Args:
        start: makes the device at the first announcement.
        tell: is told at most once of each thing that goes wrong, from another thread.
        name: the thread's name, for the log.
        watch: how long a job may take.
        waiting: the queue and its bounds.
        failed: what is told when the device is given up.
        closing_seconds: how long ``close`` waits for what is still to be said.
    """

    def __init__(  # noqa: PLR0913 (each is told by name)
        self,
        start: StartBackend,
        tell: Tell,
        *,
        name: str,
        watch: Watch,
        waiting: Waiting | None = None,
        failed: OutputNotice | None = None,
        closing_seconds: float = CLOSING_SECONDS,
    ) -> None:
        self._start: Final = start
        self._tell: Final = tell
        self._name: Final = name
        self._watch: Final = watch
        self._closing_seconds: Final = closing_seconds
        self._lock: Final = Condition()
        self._waiting: Final = Waiting() if waiting is None else waiting
        self._failed: Final = notice(NoticeCode.FAILED) if failed is None else failed
        self._told: Final[list[OutputNotice]] = []
        self._ended: Final = Event()
        self._life: _Life | None = None
        self._restarts = RESTARTS
        self._silence = False
        self._behind = False
        self._closing = False
        self._deaf = False

    def announce(self, announcement: Announcement) -> None:
        """Queue an announcement; an urgent one cuts ambience that is being said."""
        with self._lock:
            if self._deaf:
                return
            if not self._waiting.put(announcement):
                self._behind = True
            if announcement.urgency is Urgency.URGENT:
                self._cut_ambience()
            if self._life is None:
                self._begin()
            self._lock.notify()

    def stop(self) -> None:
        """Be silent at once and forget what waits."""
        with self._lock:
            self._waiting.clear()
            self._behind = False
            self._fall_silent()

    def answer_next(self) -> None:
        """Cut what is being said; news that waits is told after the answer."""
        with self._lock:
            self._waiting.answer_next()
            self._fall_silent()

    def cut_answer(self) -> None:
        """Cut an answer that is being said and forget its rest."""
        with self._lock:
            self._waiting.forget(Urgency.URGENT)
            if self._life is not None and self._life.says(Urgency.URGENT):
                self._cut(self._life)

    def close(self) -> None:
        """Say what waits within the bound, ambience left out, then end the thread."""
        with self._lock:
            self._closing = self._deaf = True
            self._waiting.forget(Urgency.AMBIENCE)
            if self._life is None:
                self._ended.set()
            self._lock.notify()
        try:
            self._ended.wait(self._closing_seconds)
        finally:
            self._abandon()

    @property
    def waiting(self) -> int:
        """How many lines wait to be said."""
        with self._lock:
            return len(self._waiting)

    def _begin(self) -> None:
        """Start a life; the lock is held."""
        self._life = life = _Life()
        try:
            Thread(target=self._live, args=(life,), name=self._name, daemon=True).start()
        except RuntimeError as error:  # no thread can be had, as when the interpreter ends
            _log.info("%s: no thread: %s", self._name, type(error).__name__)
            life.over = self._deaf = True
            self._ended.set()

    def _live(self, life: _Life) -> None:
        """Do one job after another; the thread's whole work."""
        try:
            while (job := self._next(life)) is not None:
                self._do(life, job)
                self._own_up(life)
            self._finish(life)
        except UnavailableError as error:
            self._give_up(life, error.notice)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (a device may raise anything)
            self._fail(life, type(error).__name__)

    def _finish(self, life: _Life) -> None:
        """End a life in peace."""
        if life.over:
            return
        if life.backend is not None:
            life.backend.close()
        with self._lock:
            life.over = True
            self._ended.set()

    def _next(self, life: _Life) -> _Job | None:
        """Wait for a job; none when this life is over."""
        with self._lock:
            life.job = None
            while not life.over:
                life.job = self._due()
                if life.job is not None or self._closing:
                    break
                self._lock.wait()
            return life.job

    def _due(self) -> _Job | None:
        if self._silence:
            self._silence = False
            return _Job(None)
        announcement = self._waiting.take()
        return None if announcement is None else _Job(announcement)

    def _do(self, life: _Life, job: _Job) -> None:
        """Do one job under watch."""
        length = 0 if job.announcement is None else len(job.announcement.speech)
        alarm = self._watch.alarm(length, lambda: self._time_out(life, job))
        alarm.start()
        try:
            self._ask(life, job)
        except UnavailableError:
            raise
        except Exception:
            if not job.cut.is_set():
                raise
        finally:
            alarm.cancel()

    def _own_up(self, life: _Life) -> None:
        """Tell that lines were left out; a device that failed has a notice of its own."""
        with self._lock:
            if life.over:
                return
            behind, self._behind = self._behind, False
        if behind:
            self._tell_once(notice(NoticeCode.BEHIND))

    def _ask(self, life: _Life, job: _Job) -> None:
        if job.announcement is None:
            if life.backend is not None:
                life.backend.silence()
            return
        if life.backend is None:
            life.backend = self._start(self._tell_once)
        life.backend.say(job.announcement, job.cut)

    def _time_out(self, life: _Life, job: _Job) -> None:
        with self._lock:
            if life.job is not job:
                return
        self._fail(life, "no answer")

    def _fail(self, life: _Life, reason: str) -> None:
        """End a life; begin the next one, or give up."""
        with self._lock:
            if life.over:
                return
            _log.info("%s failed: %s", self._name, reason)
            last = self._restarts == 0
            if not last:
                life.over = True
                self._restarts -= 1
                self._rescue(life.job)
                self._begin()
        if last:
            self._give_up(life, self._failed)
        else:
            _kill(life)

    def _rescue(self, job: _Job | None) -> None:
        if job is not None and job.announcement is not None and not job.cut.is_set():
            self._waiting.put_back(job.announcement)

    def _give_up(self, life: _Life, told: OutputNotice) -> None:
        with self._lock:
            if life.over:
                return
            life.over = self._deaf = True
            self._waiting.clear()
        _kill(life)
        self._tell_once(told)
        self._ended.set()

    def _abandon(self) -> None:
        """End a life that did not end by itself in time."""
        with self._lock:
            life = self._life
            self._waiting.clear()
            self._ended.set()
            if life is None or life.over:
                return
            life.over = True
            self._lock.notify()
        _kill(life)

    def _cut_ambience(self) -> None:
        if self._life is not None and self._life.says(Urgency.AMBIENCE):
            self._cut(self._life)

    def _fall_silent(self) -> None:
        """Cut what is being said and have the device silenced; the lock is held."""
        if self._life is None or self._life.over:
            return
        self._silence = True
        self._cut(self._life)
        self._lock.notify()

    def _cut(self, life: _Life) -> None:
        """Cut what is being said; the lock is held, so that nothing else is cut by mistake."""
        if life.job is None or life.job.announcement is None:
            return
        life.job.cut.set()
        if life.backend is not None:
            _quietly(life.backend.interrupt)

    def _tell_once(self, told: OutputNotice) -> None:
        with self._lock:
            if told in self._told:
                return
            self._told.append(told)
        self._tell(told)


def _kill(life: _Life) -> None:
    if (job := life.job) is not None:
        job.cut.set()
    if life.backend is not None:
        _quietly(life.backend.kill)


def _quietly(act: Callable[[], None]) -> None:
    """Act on a device that may be broken: it is left alone either way."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 (a device may raise anything)
        _log.info("a device could not be ended: %s", type(error).__name__)
