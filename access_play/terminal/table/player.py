"""One person at this keyboard: what he has been told, typed, and still has to hear."""

from typing import Any, Final, NamedTuple

from access_play.announce.history import History
from access_play.announce.narrator import Narrator
from access_play.core.seats import Seat
from access_play.games.sayings import Kind, Saying
from access_play.games.words import AnyWords
from access_play.language.passage import Passage
from access_play.language.speaker import Length, Name, Speaker
from access_play.language.vocabulary import Vocabulary, vocabulary_of
from access_play.terminal.asking.paging import Page
from access_play.terminal.console.earlier_lines import EarlierLines


class Refused(NamedTuple):
    """The last thing that was refused to a person."""

    passage: Passage | None
    """The rule it rests on; ``None`` where no rule of the game forbids it."""


class Player:
    """A seat that a person at this keyboard plays.

    Args:
        seat: his seat.
        words: the game's words.
        names: the players' names by seat.
        language: his language.
        length: how much he is told.
        muted: the kinds of announcements he does not want.
    """

    def __init__(
        self,
        seat: Seat,
        words: AnyWords,
        names: tuple[Name, ...],
        language: str,
        length: Length,
        muted: frozenset[Kind],
    ) -> None:
        self.seat: Final = seat
        self.history: Final = History()
        self.lines: Final = EarlierLines()
        self.waiting: list[Saying] = []
        """News he has not been told yet, because another is at the keyboard."""
        self.always: Any = None
        """His answer to every question out of turn, until his own turn; ``None``: ask him."""
        self.refused: Refused | None = None
        """What was refused to him last; ``None``: nothing yet."""
        self.reads = False
        """Whether he has just been read the rules, so that Enter alone reads on."""
        self.page = Page()
        """The last page he was told of a long answer, with what is left of it."""
        self._words = words
        self._names = names
        self.narrator = Narrator(words, Speaker(language, names, length), seat, muted)

    @property
    def speaker(self) -> Speaker:
        """His language."""
        return self.narrator.speaker

    @property
    def vocabulary(self) -> Vocabulary:
        """The words he types."""
        return vocabulary_of(self.speaker.language)

    def change(
        self,
        *,
        language: str | None = None,
        length: Length | None = None,
        muted: frozenset[Kind] | None = None,
    ) -> None:
        """Let him be told in another language, at another length, or of other kinds."""
        speaker = Speaker(
            language or self.speaker.language, self._names, length or self.speaker.length
        )
        kinds = self.narrator.muted if muted is None else muted
        self.narrator = Narrator(self._words, speaker, self.seat, kinds)
