"""The watch over one job of a device: how long it may take, and who rings when it took longer."""

from collections.abc import Callable
from threading import Timer
from typing import NamedTuple, Protocol, TypeAlias


class Alarm(Protocol):
    """Rings once, unless it is cancelled before."""

    def start(self) -> None:
        """Begin to wait."""
        ...

    def cancel(self) -> None:
        """Don't ring any more."""
        ...


MakeAlarm: TypeAlias = Callable[[float, Callable[[], None]], Alarm]
"""Makes an alarm from seconds and what is called when they are over."""


def thread_alarm(seconds: float, ring: Callable[[], None]) -> Alarm:
    """Make an alarm that rings in a thread of its own."""
    timer = Timer(seconds, ring)
    timer.daemon = True
    return timer


class Watch(NamedTuple):
    """How a device is watched."""

    start_seconds: float
    """What a job may take however short its line is: the driver may have to start first."""
    character_seconds: float
    """What each character of a line adds."""
    make_alarm: MakeAlarm = thread_alarm

    def alarm(self, characters: int, ring: Callable[[], None]) -> Alarm:
        """Make the alarm for a line of so many characters."""
        seconds = self.start_seconds + characters * self.character_seconds
        return self.make_alarm(seconds, ring)
