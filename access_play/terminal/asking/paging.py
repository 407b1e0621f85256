"""Long answers, told a page at a time: what does not fit waits for ``more``."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from access_play.language.messages import NN_, NP_
from access_play.language.phrases import Phrase, phrase

PAGE: Final = 12
"""Lines of a long answer that are told at once."""


class Page(NamedTuple):
    """What of a long answer is told at once, and what waits for ``more``."""

    lines: tuple[Phrase, ...] = ()
    rest: tuple[Phrase, ...] = ()
    latest: bool = False
    """Whether the rest stands before these lines, so that its own last page comes next."""

    @property
    def waiting(self) -> Phrase | None:
        """What says how many lines wait; ``None`` where none does."""
        if not self.rest:
            return None
        if self.latest:
            earlier = NN_("{count} earlier line. Type more.", "{count} earlier lines. Type more.")
            short = NP_("braille", "{count} earlier, type more")
            return phrase(earlier, braille=short, count=len(self.rest))
        later = NN_("{count} more line. Type more.", "{count} more lines. Type more.")
        return phrase(later, count=len(self.rest))

    @property
    def told(self) -> tuple[Phrase, ...]:
        """The lines, and behind them how many wait."""
        return self.lines if self.waiting is None else (*self.lines, self.waiting)

    def turned(self) -> "Page":
        """Return the page that ``more`` tells."""
        return page_of(self.rest, latest=self.latest)


def page_of(lines: Sequence[Phrase], *, latest: bool = False) -> Page:
    """Begin a long answer.

    Args:
        lines: all of it.
        latest: whether its last page is told first, and the earlier ones wait.
    """
    if latest:
        return Page(tuple(lines[-PAGE:]), tuple(lines[:-PAGE]), latest)
    return Page(tuple(lines[:PAGE]), tuple(lines[PAGE:]))
