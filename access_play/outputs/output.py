"""What every output can do; the rest of the program knows nothing else of them."""

from typing import Protocol

from access_play.announce.announcement import Announcement
from access_play.games.sayings import Cue


class Output(Protocol):
    """Somewhere an announcement is written, said, brailled or played."""

    def announce(self, announcement: Announcement) -> None:
        """Take an announcement over; never blocks.

        Raises:
            OutputLost: it is only to be written, and that is not possible any more.
        """
        ...

    def stop(self) -> None:
        """Be silent at once; what waits is forgotten, what is written stays."""
        ...

    def answer_next(self) -> None:
        """Hear that a line was typed: what is being said is cut, and its answer comes first.

        News that waits is told after it.
        """
        ...

    def cut_answer(self) -> None:
        """Hear that a key was pressed: an answer is cut, news is not."""
        ...

    def close(self) -> None:
        """Let the last sentence end, within a bound, and free what is held."""
        ...


class CuedOutput(Output, Protocol):
    """An output that also plays cues by themselves, for what only the prompt says."""

    def cue(self, sound: Cue) -> None:
        """Play a cue in the middle, where cues are wished."""
        ...
