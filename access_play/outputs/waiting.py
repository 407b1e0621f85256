"""What waits to be said, and what gives way when too much does."""

from collections import deque
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.games.sayings import Urgency

UTTERANCES: Final = 8
"""How many utterances wait before lines are joined."""
LINES: Final = 300
"""How many lines wait at most; a quarter of an hour of speech."""


class Waiting:
    """A bounded queue of utterances, each one line or several joined.

    When it is full, ambience is left out first; what happens in the game is joined
    into the utterance before it. Nothing here is safe to share between threads.

    Args:
        utterances: from how many on lines are joined.
        lines: how many lines are kept in all.
    """

    def __init__(self, utterances: int = UTTERANCES, lines: int = LINES) -> None:
        self._most_utterances: Final = utterances
        self._most_lines: Final = lines
        self._queue: deque[list[Announcement]] = deque()
        self._lines = 0

    def __len__(self) -> int:
        """Count the utterances that wait."""
        return len(self._queue)

    @property
    def lines(self) -> int:
        """How many lines wait."""
        return self._lines

    def put(self, announcement: Announcement) -> bool:
        """Add a line; false means that the oldest line had to be left out for it."""
        if announcement.urgency is Urgency.URGENT:
            self.forget_ambience()
        if self._is_full() and announcement.urgency is Urgency.AMBIENCE:
            return True
        if self._is_full():
            self.forget_ambience()
        if self._is_full() and self._queue[-1][-1].language == announcement.language:
            self._queue[-1].append(announcement)
        else:
            self._queue.append([announcement])
        self._lines += 1
        return self._within_bounds()

    def put_back(self, announcement: Announcement) -> None:
        """Say this before all else: it was taken but could not be said."""
        self._queue.appendleft([announcement])
        self._lines += 1

    def take(self) -> Announcement | None:
        """Take the next utterance, its lines joined; none when nothing waits."""
        if not self._queue:
            return None
        lines = self._queue.popleft()
        self._lines -= len(lines)
        return joined(lines)

    def forget_ambience(self) -> None:
        """Leave out what need not be heard."""
        kept = [lines for lines in self._queue if lines[0].urgency is not Urgency.AMBIENCE]
        self._lines -= len(self._queue) - len(kept)
        self._queue = deque(kept)

    def clear(self) -> None:
        """Forget everything."""
        self._queue.clear()
        self._lines = 0

    def _is_full(self) -> bool:
        return len(self._queue) >= self._most_utterances

    def _within_bounds(self) -> bool:
        if self._lines <= self._most_lines:
            return True
        oldest = self._queue[0]
        del oldest[0]
        if not oldest:
            self._queue.popleft()
        self._lines -= 1
        return False


def joined(lines: list[Announcement]) -> Announcement:
    """Join lines of one language into one utterance, as urgent as the most urgent of them."""
    if len(lines) == 1:
        return lines[0]
    urgent = any(line.urgency is Urgency.URGENT for line in lines)
    return Announcement(
        words=lambda form: " ".join(line.words(form) for line in lines),
        language=lines[0].language,
        urgency=Urgency.URGENT if urgent else Urgency.GAME,
        sound=next((line.sound for line in lines if line.sound is not None), None),
    )
