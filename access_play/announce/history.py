"""What one listener has been told, kept as phrases so that it can be said in any language."""

from collections.abc import Iterator

from access_play.games.sayings import Saying
from access_play.language.phrases import Phrase


class History:
    """The lines told to one seat.

    Every line counts for ``repeat``; the log holds the game's news alone, by round.
    """

    def __init__(self) -> None:
        self._lines: list[Phrase] = []
        self._log: list[Phrase] = []
        self._round_start = 0
        self._news: Phrase | None = None

    def refused(self, phrase: Phrase) -> None:
        """Note why something was not done: no news of the game, but the latest there is."""
        self._lines.append(phrase)
        self._news = phrase

    def told(self, phrase: Phrase) -> None:
        """Note a line that is no news: an answer, or what is asked."""
        self._lines.append(phrase)

    def happened(self, saying: Saying) -> None:
        """Note a line of news."""
        if saying.starts_round:
            self._round_start = len(self._log)
        self._lines.append(saying.phrase)
        self._log.append(saying.phrase)
        self._news = saying.phrase

    def last(self, count: int) -> tuple[Phrase, ...]:
        """Return the last lines, oldest first; fewer where there are not so many."""
        return tuple(self._lines[-count:]) if count > 0 else ()

    def latest_news(self) -> Phrase | None:
        """Return what a prompt carries: the last thing that happened, or was refused."""
        return self._news

    def round(self) -> Iterator[Phrase]:
        """Walk the news of this round, oldest first."""
        yield from self._log[self._round_start :]
