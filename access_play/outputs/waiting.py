"""What waits to be said: in which order, what is joined, and what gives way."""

from collections import deque
from typing import Final

from access_play.announce.announcement import Announcement, Worded
from access_play.games.sayings import Urgency

AMBIENCE: Final = 8
"""How many lines wait before ambience is left out."""
LINES: Final = 300
"""How many lines wait at most; a quarter of an hour of speech."""
JOINED: Final = 8
"""How many lines of a burst become one utterance; half a minute of speech."""


class Waiting:
    """A bounded queue of lines, handed out as utterances.

    What is of one language and urgency and came in a burst is one utterance. Lines keep their
    order, for the news that led to a turn is understood before it; only what is said to a
    player who has just typed a line comes first. Nothing here is safe to share between threads.

    Args:
        ambience: how many lines wait before ambience is left out.
        lines: how many lines are kept in all.
        joined: how many lines become one utterance at most.
    """

    def __init__(self, ambience: int = AMBIENCE, lines: int = LINES, joined: int = JOINED) -> None:
        self._before_ambience: Final = ambience
        self._most: Final = lines
        self._most_joined: Final = joined
        self._queue: deque[Announcement] = deque()
        self._ahead: int | None = None
        """How many lines of an answer wait before the rest; ``None`` when none is expected."""

    def __len__(self) -> int:
        """Count the lines that wait."""
        return len(self._queue)

    def put(self, announcement: Announcement) -> bool:
        """Add a line; false means that the oldest line had to be left out for it."""
        if announcement.urgency is Urgency.URGENT:
            self.forget(Urgency.AMBIENCE)
        if self._is_crowded():
            if announcement.urgency is Urgency.AMBIENCE:
                return True
            self.forget(Urgency.AMBIENCE)
        self._insert(announcement)
        return self._within_bounds()

    def put_back(self, announcement: Announcement) -> None:
        """Say this before all else: it was taken but could not be said."""
        self._queue.appendleft(announcement)

    def take(self) -> Announcement | None:
        """Take the next utterance, its lines joined; none when nothing waits."""
        if not self._queue:
            return None
        lines = [self._queue.popleft()]
        while len(lines) < self._most_joined and self._goes_with(lines[0]):
            lines.append(self._queue.popleft())
        if self._ahead is not None:
            self._ahead = max(self._ahead - len(lines), 0)
        return joined(lines)

    def answer_next(self) -> None:
        """Let the answer to a typed line come before the news that waits."""
        self.forget(Urgency.URGENT)
        self.forget(Urgency.AMBIENCE)
        self._ahead = 0

    def forget(self, urgency: Urgency) -> None:
        """Leave out what waits of one urgency."""
        self._queue = deque(line for line in self._queue if line.urgency is not urgency)
        if urgency is Urgency.URGENT and self._ahead is not None:
            self._ahead = 0

    def clear(self) -> None:
        """Forget everything."""
        self._queue.clear()
        self._ahead = None

    def _insert(self, announcement: Announcement) -> None:
        if announcement.urgency is not Urgency.URGENT:
            self._ahead = None
        if self._ahead is None:
            self._queue.append(announcement)
        else:
            self._queue.insert(self._ahead, announcement)
            self._ahead += 1

    def _goes_with(self, first: Announcement) -> bool:
        if not self._queue or first.urgency is Urgency.AMBIENCE:
            return False
        line = self._queue[0]
        return (line.language, line.urgency) == (first.language, first.urgency)

    def _is_crowded(self) -> bool:
        return len(self._queue) >= self._before_ambience

    def _within_bounds(self) -> bool:
        if len(self._queue) <= self._most:
            return True
        self._queue.popleft()
        if self._ahead:
            self._ahead -= 1
        return False


def joined(lines: list[Announcement]) -> Announcement:
    """Join lines of one language and urgency into one utterance, put into words when it is said."""
    if len(lines) == 1:
        return lines[0]
    return Worded(
        words=lambda form: " ".join(line.words(form) for line in lines),
        language=lines[0].language,
        urgency=lines[0].urgency,
        marking=lambda: " ".join(line.marked or line.speech for line in lines),
    )
