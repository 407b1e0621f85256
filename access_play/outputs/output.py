"""What every output can do; the rest of the program knows nothing else of them."""

from typing import Protocol

from access_play.announce.announcement import Announcement


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

    def close(self) -> None:
        """Let the last sentence end, within a bound, and free what is held."""
        ...
