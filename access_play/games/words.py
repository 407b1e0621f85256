"""The contract of a game's words: views, events and refusals as phrases.

Everything here is computed from a view or from an event that its listener may hear,
so that no word can tell what the listener does not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

import msgspec

from access_play.core.events import Called, Event
from access_play.core.game import M, V_contra
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.sayings import Saying
from access_play.games.shared_words import called, shared_refusal
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase, numbered


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked now."""

    prompt: Phrase
    """Ends in a colon; the terminal adds a blank. At most 32 cells in braille with the news."""
    asked: Phrase | None = None
    """Said as a line of its own, where the prompt alone would not tell enough."""
    reminder: Phrase | None = None
    """Said at full length only."""


class Words(ABC, Generic[V_contra, M]):
    """What a game says. ``listener`` is a seat, or ``None`` for a bystander."""

    @property
    @abstractmethod
    def title(self) -> Phrase:
        """The game's name."""

    @property
    @abstractmethod
    def about(self) -> Phrase:
        """What kind of game it is and for how many, in a line for who knows nothing of it."""

    @abstractmethod
    def tell(self, event: Event, listener: Seat | None) -> tuple[Saying, ...]:
        """Announce an event that the listener may hear; empty where there is nothing to say."""

    @abstractmethod
    def question(self, view: V_contra) -> Question:
        """Ask the seat of this view for its move; it may act."""

    @abstractmethod
    def refusal(self, view: V_contra, refusal: Refusal) -> Phrase:
        """Say what is refused, which rule forbids it and one thing that is allowed."""

    def passage(self, view: V_contra, refusal: Refusal, move: M | None = None) -> Passage | None:
        """Name the passage of the game's rules that a refusal rests on.

        Args:
            view: of the seat that is refused something.
            refusal: why.
            move: what it wanted; ``None`` where that was no move of the game.

        Returns:
            ``None`` where no rule of the game forbids it.
        """
        del view, refusal, move
        return None

    @abstractmethod
    def move(self, view: V_contra, move: M) -> Phrase:
        """Name a move of this seat as a line in a numbered list."""

    def listed(self, view: V_contra, moves: Sequence[M]) -> tuple[Phrase, ...]:
        """List lawful moves with their numbers, each in a line or several alike together."""
        return tuple(
            [numbered(place, self.move(view, move)) for place, move in enumerate(moves, start=1)]
        )

    @abstractmethod
    def hand(self, view: V_contra) -> tuple[Phrase, ...]:
        """Name the seat's own cards, grouped and sorted; what is too long in several lines."""

    @abstractmethod
    def hand_item(self, view: V_contra, number: int) -> Phrase | None:
        """Describe the card at a place of the hand, from 1, with its tactile mark."""

    @abstractmethod
    def table(self, view: V_contra) -> tuple[Phrase, ...]:
        """Tell what lies before all."""

    def table_again(self, view: V_contra) -> tuple[Phrase, ...]:
        """Tell the same to who has taken back a move: without what he is asked anew."""
        return self.table(view)

    @abstractmethod
    def table_of(self, view: V_contra, seat: Seat) -> tuple[Phrase, ...]:
        """Tell what is open of one player."""

    def table_at(self, view: V_contra, typed: str, language: str) -> tuple[Phrase, ...]:
        """Tell what lies at a place that was typed, where a game has places; else empty."""
        del view, typed, language
        return ()

    @abstractmethod
    def score(self, view: V_contra) -> tuple[Phrase, ...]:
        """Tell the totals, best first."""

    @abstractmethod
    def score_details(self, view: V_contra) -> tuple[Phrase, ...]:
        """Tell how the totals came about."""

    def option(self, name: str, value: object) -> Phrase:
        """Name something that the game offers to be agreed, as a line in a numbered list.

        Args:
            name: of the option.
            value: as a record has it.

        Raises:
            LookupError: the game does not offer it.
        """
        raise LookupError(name, value)

    def progress(self, view: V_contra) -> Phrase | None:
        """Tell how far the game has come, as a part of a line; ``None`` where nothing tells."""
        del view
        return None

    @abstractmethod
    def turn(self, view: V_contra) -> Phrase:
        """Tell whose turn it is and what is asked."""

    def called(self, event: Called, listener: Seat) -> Phrase:
        """Tell what is asked of whom, while all who might answer are called one by one.

        Whoever asks whose turn it is then hears this, be he one who can answer or not.
        """
        return called(event.seats, listener)

    @abstractmethod
    def info(self, view: V_contra, typed: str, language: str) -> tuple[Phrase, ...]:
        """Describe the card or thing that was typed: its rule and its tactile mark; else empty."""

    def data_fault(self, fault: Refusal) -> Phrase:
        """Say why a player's own data file cannot be used, and where it is wrong."""
        said = shared_refusal(fault)
        if said is None:
            raise LookupError(fault.code)
        return said

    @abstractmethod
    def help(self, view: V_contra) -> tuple[Phrase, ...]:
        """Tell how a move is typed now."""


AnyWords: TypeAlias = Words[Any, Any]
"""Words of a game whose own types do not matter here."""
