"""Several outputs behind one."""

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.outputs.output import Output


class Broadcast:
    """Passes everything on to each of its outputs, in their order.

    Args:
        outputs: whatever is to be told; text first, so that it is there when a voice fails.
    """

    def __init__(self, outputs: Iterable[Output]) -> None:
        self.outputs: Final = tuple(outputs)

    def announce(self, announcement: Announcement) -> None:
        """Tell every output."""
        for output in self.outputs:
            output.announce(announcement)

    def stop(self) -> None:
        """Silence every output."""
        for output in self.outputs:
            output.stop()

    def close(self) -> None:
        """Close every output, also when the wait for one of them is broken off."""
        with ExitStack() as stack:
            for output in reversed(self.outputs):
                stack.callback(output.close)
