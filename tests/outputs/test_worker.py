"""A worker keeps the game free of whatever a device does."""

import threading
from collections.abc import Callable, Iterator
from queue import Queue
from threading import Event

import pytest

from access_play.announce.announcement import Announcement
from access_play.games.sayings import Urgency
from access_play.outputs.backend import UnavailableError
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

GUARD_SECONDS = 30
FAILED = notice(NoticeCode.FAILED)

Act = Callable[["FakeBackend", Announcement, Event], None]


class Alarms:
    """Alarms that ring when the test says so."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._running: list[ManualAlarm] = []

    def make(self, seconds: float, ring: Callable[[], None]) -> "ManualAlarm":
        self.seconds.append(seconds)
        return ManualAlarm(self._running, ring)

    def ring(self) -> None:
        """Let the time of everything that runs be over."""
        for alarm in list(self._running):
            alarm.cancel()
            alarm.ring()

    @property
    def running(self) -> int:
        return len(self._running)


class ManualAlarm:
    def __init__(self, running: "list[ManualAlarm]", ring: Callable[[], None]) -> None:
        self._running = running
        self.ring = ring

    def start(self) -> None:
        self._running.append(self)

    def cancel(self) -> None:
        if self in self._running:
            self._running.remove(self)


class FakeBackend:
    """A device that tells what is asked of it, and does what a test makes it do."""

    def __init__(self, act: Act, events: "Queue[tuple[str, str]]") -> None:
        self._act = act
        self._events = events
        self.interrupted = Event()
        self.killed = Event()

    def say(self, announcement: Announcement, cut: Event) -> None:
        self._events.put(("say", announcement.speech))
        self._act(self, announcement, cut)

    def silence(self) -> None:
        self._events.put(("silence", ""))

    def interrupt(self) -> None:
        self._events.put(("interrupt", ""))
        self.interrupted.set()

    def kill(self) -> None:
        self._events.put(("kill", ""))
        self.killed.set()

    def close(self) -> None:
        self._events.put(("close", ""))


class Bench:
    """A worker with fake devices, one after another: the last act serves all later ones."""

    def __init__(self, told, *acts: Act, **options) -> None:
        self.events: Queue[tuple[str, str]] = Queue()
        self.alarms = Alarms()
        self.starts = 0
        self._acts = acts
        options.setdefault("waiting", Waiting(joined=1))
        self.worker = Worker(
            self._start, told, name="fake", watch=Watch(10.0, 0.5, self.alarms.make), **options
        )

    def _start(self, _tell) -> FakeBackend:
        act = self._acts[min(self.starts, len(self._acts) - 1)]
        self.starts += 1
        return FakeBackend(act, self.events)

    def next(self) -> tuple[str, str]:
        return self.events.get(timeout=GUARD_SECONDS)

    def rest(self) -> list[tuple[str, str]]:
        events = []
        while not self.events.empty():
            events.append(self.events.get_nowait())
        return events


def well(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
    """Say it at once."""


def raises(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
    raise RuntimeError("run loop already started")


def leaves(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
    raise SystemExit(1)


def is_missing(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
    raise UnavailableError(notice(NoticeCode.NO_SOUND))


def until_interrupted(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
    """Speak until somebody interrupts, and then die, as a killed process does."""
    assert backend.interrupted.wait(GUARD_SECONDS)
    backend.interrupted.clear()
    raise ConnectionResetError


@pytest.fixture
def released() -> Iterator[Event]:
    """What hung threads wait for, so that they end with the test."""
    event = Event()
    yield event
    event.set()


@pytest.fixture
def hangs(released: Event) -> Act:
    def hang(backend: FakeBackend, announcement: Announcement, cut: Event) -> None:
        released.wait(GUARD_SECONDS)

    return hang


def test_lines_are_said_in_their_order_by_one_thread(told, line):
    threads = set()

    def say(backend, announcement, cut):
        threads.add(threading.get_ident())

    bench = Bench(told, say)
    for number in range(100):
        bench.worker.announce(line(f"{number}."))
    bench.worker.close()
    spoken = " ".join(text for event, text in bench.rest() if event == "say")
    assert spoken.split() == [f"{n}." for n in range(100)]
    assert len(threads) == 1
    assert threads != {threading.get_ident()}
    assert told.rest() == []


def test_nothing_is_started_before_the_first_line(told):
    bench = Bench(told, well)
    bench.worker.stop()
    bench.worker.close()
    assert bench.starts == 0


@pytest.mark.parametrize("act", [raises, leaves])
def test_a_device_that_fails_is_restarted_once_and_given_up_with_one_notice(told, line, act):
    bench = Bench(told, act)
    bench.worker.announce(line("one."))
    assert told.next() == FAILED
    bench.worker.announce(line("two."))
    bench.worker.close()
    says = [event for event in bench.rest() if event[0] == "say"]
    assert says == [("say", "one."), ("say", "one.")]
    assert bench.starts == 2
    assert told.rest() == []


def test_a_line_that_failed_is_said_again_and_nothing_is_told(told, line):
    bench = Bench(told, raises, well)
    bench.worker.announce(line("one."))
    bench.worker.announce(line("two."))
    bench.worker.close()
    says = [text for event, text in bench.rest() if event == "say"]
    assert says == ["one.", "one.", "two."]
    assert told.rest() == []


def test_a_device_that_fails_at_its_second_line_loses_none(told, line):
    count = 0

    def second_raises(backend, announcement, cut):
        nonlocal count
        count += 1
        if count == 2:
            raise RuntimeError("run loop already started")

    bench = Bench(told, second_raises)
    for text in ("one.", "two.", "three."):
        bench.worker.announce(line(text))
    bench.worker.close()
    says = [text for event, text in bench.rest() if event == "say"]
    assert says == ["one.", "two.", "two.", "three."]
    assert told.rest() == []


def test_a_device_that_fails_to_start_is_given_up(told, line):
    starts = []

    def start(tell):
        starts.append(tell)
        raise OSError("no such driver")

    worker = Worker(start, told, name="fake", watch=Watch(1.0, 0.0, Alarms().make))
    worker.announce(line("one."))
    assert told.next() == FAILED
    worker.close()
    assert len(starts) == 2


def test_what_cannot_work_is_not_tried_again(told, line):
    bench = Bench(told, is_missing)
    bench.worker.announce(line("one."))
    assert told.next() == notice(NoticeCode.NO_SOUND)
    bench.worker.close()
    assert bench.starts == 1
    assert told.rest() == []


def test_a_hung_device_is_restarted_and_its_line_said(told, line, hangs):
    bench = Bench(told, hangs, well)
    bench.worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    bench.alarms.ring()
    events = [bench.next(), bench.next()]
    assert sorted(events) == [("kill", ""), ("say", "one.")]
    bench.worker.close()
    assert told.rest() == []


def test_a_device_that_hangs_twice_is_given_up_with_one_notice(told, line, hangs):
    bench = Bench(told, hangs)
    bench.worker.announce(line("one."))
    for _ in range(2):
        while bench.next() != ("say", "one."):
            pass
        bench.alarms.ring()
    assert told.next() == FAILED
    bench.worker.announce(line("two."))
    bench.worker.close()
    assert bench.worker.waiting == 0
    assert bench.starts == 2
    assert told.rest() == []


def test_a_hung_device_never_holds_up_the_game(told, line, hangs):
    bench = Bench(told, hangs, waiting=Waiting(lines=4))
    bench.worker.announce(line("0."))
    assert bench.next() == ("say", "0.")
    for number in range(10_000):
        bench.worker.announce(line(f"{number}."))
        assert bench.worker.waiting <= 4
    bench.worker.stop()
    assert bench.worker.waiting == 0


def test_a_start_that_hangs_is_watched_too(told, line, released):
    started: Queue[str] = Queue()

    def start(tell):
        started.put("start")
        released.wait(GUARD_SECONDS)
        raise OSError

    alarms = Alarms()
    worker = Worker(start, told, name="fake", watch=Watch(1.0, 0.0, alarms.make))
    worker.announce(line("one."))
    for _ in range(2):
        started.get(timeout=GUARD_SECONDS)
        alarms.ring()
    assert told.next() == FAILED
    worker.close()
    assert told.rest() == []


def test_a_longer_line_may_take_longer(told, line):
    bench = Bench(told, well)
    bench.worker.announce(line("1234."))
    bench.worker.close()
    assert bench.alarms.seconds == [12.5]
    assert bench.alarms.running == 0


def test_an_alarm_that_rings_too_late_changes_nothing(told, line):
    bench = Bench(told, well)
    late = []
    make = bench.alarms.make

    def keep(seconds, ring):
        late.append(ring)
        return make(seconds, ring)

    bench.alarms.make = keep
    bench.worker = Worker(bench._start, told, name="fake", watch=Watch(1.0, 0.0, keep))
    bench.worker.announce(line("one."))
    bench.worker.close()
    late[0]()
    assert bench.starts == 1
    assert bench.rest() == [("say", "one."), ("close", "")]
    assert told.rest() == []


def test_stop_silences_at_once_and_forgets_what_waits(told, line):
    bench = Bench(told, until_interrupted)
    for text in ("one.", "two.", "three."):
        bench.worker.announce(line(text))
    assert bench.next() == ("say", "one.")
    bench.worker.stop()
    assert bench.worker.waiting == 0
    assert bench.next() == ("interrupt", "")
    assert bench.next() == ("silence", "")
    bench.worker.close()
    assert bench.rest() == [("close", "")]
    assert told.rest() == []


def test_what_is_said_after_stop_is_heard_after_the_silence(told, line):
    bench = Bench(told, well)
    bench.worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    bench.worker.stop()
    bench.worker.announce(line("two."))
    bench.worker.close()
    events = [event for event in bench.rest() if event[0] != "interrupt"]
    assert events == [("silence", ""), ("say", "two."), ("close", "")]


def test_a_stop_is_no_failure_however_often(told, line):
    bench = Bench(told, until_interrupted)
    for number in range(5):
        bench.worker.announce(line(f"{number}."))
        while bench.next() != ("say", f"{number}."):
            pass
        bench.worker.stop()
    bench.worker.close()
    assert bench.starts == 1
    assert told.rest() == []


def test_a_typed_line_cuts_what_is_said_and_its_answer_comes_before_news(told, line):
    hand_told = Event()

    def say(backend, announcement, cut):
        if announcement.speech == "one.":
            until_interrupted(backend, announcement, cut)
        if announcement.speech == "your hand.":
            assert hand_told.wait(GUARD_SECONDS)

    bench = Bench(told, say)
    bench.worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    bench.worker.announce(line("two."))
    bench.worker.answer_next()
    bench.worker.announce(line("your hand.", Urgency.URGENT))
    bench.worker.announce(line("three."))
    hand_told.set()
    bench.worker.close()
    events = [text for event, text in bench.rest() if event == "say"]
    assert sorted(events) == ["three.", "two.", "your hand."]
    assert events.index("two.") < events.index("three.")
    assert told.rest() == []


def test_a_key_cuts_an_answer_and_forgets_its_rest_but_no_news(told, line):
    go_on = Event()

    def say(backend, announcement, cut):
        if announcement.urgency is Urgency.URGENT:
            until_interrupted(backend, announcement, cut)
        else:
            assert go_on.wait(GUARD_SECONDS)

    bench = Bench(told, say)
    bench.worker.announce(line("your hand:", Urgency.URGENT))
    assert bench.next() == ("say", "your hand:")
    bench.worker.announce(line("villager 6.", Urgency.URGENT))
    bench.worker.announce(line("Ken: villager 11."))
    bench.worker.announce(line("Zoé: villager 12."))
    bench.worker.cut_answer()
    assert bench.next() == ("interrupt", "")
    assert bench.next() == ("say", "Ken: villager 11.")
    bench.worker.cut_answer()
    go_on.set()
    bench.worker.close()
    assert bench.rest() == [("say", "Zoé: villager 12."), ("close", "")]
    assert told.rest() == []


def test_urgent_cuts_ambience_that_is_being_said(told, line):
    bench = Bench(told, speaks_ambience_until_interrupted)
    bench.worker.announce(line("wind.", Urgency.AMBIENCE))
    assert bench.next() == ("say", "wind.")
    bench.worker.announce(line("your turn.", Urgency.URGENT))
    assert bench.next() == ("interrupt", "")
    assert bench.next() == ("say", "your turn.")
    bench.worker.close()
    assert told.rest() == []


def speaks_ambience_until_interrupted(
    backend: FakeBackend, announcement: Announcement, cut: Event
) -> None:
    if announcement.urgency is Urgency.AMBIENCE:
        assert backend.interrupted.wait(GUARD_SECONDS)


def test_urgent_lets_a_line_of_the_game_end(told, line):
    go_on = Event()

    def say(backend, announcement, cut):
        assert go_on.wait(GUARD_SECONDS)

    bench = Bench(told, say)
    bench.worker.announce(line("Ken: villager 11."))
    assert bench.next() == ("say", "Ken: villager 11.")
    bench.worker.announce(line("your turn.", Urgency.URGENT))
    go_on.set()
    bench.worker.close()
    assert bench.rest() == [("say", "your turn."), ("close", "")]


def test_close_says_what_waits_but_no_ambience(told, line):
    go_on = Event()

    def say(backend, announcement, cut):
        assert go_on.wait(GUARD_SECONDS)

    bench = Bench(told, say)
    bench.worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    bench.worker.announce(line("wind.", Urgency.AMBIENCE))
    bench.worker.announce(line("you win."))
    closing = threading.Thread(target=bench.worker.close)
    closing.start()
    go_on.set()
    closing.join(GUARD_SECONDS)
    assert bench.rest() == [("say", "you win."), ("close", "")]


def test_close_does_not_wait_for_a_hung_device_beyond_its_bound(told, line, hangs):
    bench = Bench(told, hangs, closing_seconds=0.01)
    bench.worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    bench.worker.close()
    assert bench.next() == ("kill", "")
    assert told.rest() == []


def test_after_close_nothing_is_taken(told, line):
    bench = Bench(told, well)
    bench.worker.close()
    bench.worker.announce(line("one."))
    bench.worker.stop()
    bench.worker.close()
    assert bench.starts == 0
    assert bench.worker.waiting == 0


def test_a_voice_that_is_too_far_behind_says_so_once(told, line):
    go_on = Event()

    def say(backend, announcement, cut):
        assert go_on.wait(GUARD_SECONDS)

    bench = Bench(told, say, waiting=Waiting(lines=3))
    bench.worker.announce(line("now."))
    assert bench.next() == ("say", "now.")
    for number in range(10):
        bench.worker.announce(line(f"{number}."))
    go_on.set()
    bench.worker.close()
    assert told.rest() == [notice(NoticeCode.BEHIND)]


class Stubborn(FakeBackend):
    """A device that can't even be ended."""

    def interrupt(self) -> None:
        super().interrupt()
        raise PermissionError

    def kill(self) -> None:
        super().kill()
        raise PermissionError


def stubborn_worker(told, bench: Bench, act: Act) -> Worker:
    watch = Watch(1.0, 0.0, bench.alarms.make)
    return Worker(lambda _tell: Stubborn(act, bench.events), told, name="fake", watch=watch)


def test_a_device_that_resists_its_end_is_left_behind(told, line):
    bench = Bench(told, raises)
    worker = stubborn_worker(told, bench, raises)
    worker.announce(line("one."))
    assert told.next() == FAILED
    assert [event for event, _ in bench.rest()] == ["say", "kill", "say", "kill"]
    worker.close()


def test_stop_never_raises(told, line):
    bench = Bench(told, until_interrupted)
    worker = stubborn_worker(told, bench, until_interrupted)
    worker.announce(line("one."))
    assert bench.next() == ("say", "one.")
    worker.stop()
    worker.close()
    assert bench.rest() == [("interrupt", ""), ("silence", ""), ("close", "")]
    assert told.rest() == []


def test_two_threads_may_announce(told, line):
    running = []
    overlaps = []

    def say(backend, announcement, cut):
        running.append(announcement)
        overlaps.append(len(running))
        running.clear()

    bench = Bench(told, say)
    together = threading.Barrier(2)

    def announce(name):
        together.wait(GUARD_SECONDS)
        for number in range(50):
            bench.worker.announce(line(f"{name}{number}."))

    threads = [threading.Thread(target=announce, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(GUARD_SECONDS)
    bench.worker.close()
    spoken = " ".join(text for event, text in bench.rest() if event == "say").split()
    assert [text for text in spoken if text[0] == "a"] == [f"a{n}." for n in range(50)]
    assert [text for text in spoken if text[0] == "b"] == [f"b{n}." for n in range(50)]
    assert set(overlaps) == {1}


def test_where_no_thread_can_be_had_the_game_goes_on(told, line, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    bench = Bench(told, well)
    bench.worker.announce(line("one."))
    bench.worker.announce(line("two."))
    bench.worker.close()
    assert bench.starts == 0
