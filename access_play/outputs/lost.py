"""An output that takes no more lines, although somebody may be reading it."""


class OutputLost(BaseException):
    """A line could not be written: a full disk, a failing device.

    It ends the program, whatever is going on; so nothing that mends other faults catches it.
    A reader who has gone is told apart by ``reason``.

    Args:
        reason: what the system reports.
    """

    def __init__(self, reason: OSError) -> None:
        super().__init__(reason)
        self.reason = reason
