"""What the shared properties must be told of a game: where its cards are and who knows them.

A game that is registered brings ``tests/games/NAME/census.py`` (``_`` for ``-``) with an
object ``CENSUS``; all properties then hold for it or fail.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from access_play.core.events import Event
from access_play.core.seats import Seat

Card: TypeAlias = Any
"""Whatever a game takes for one; two that are alike are equal."""


class Census(ABC):
    """A game's cards, for tests."""

    options: Sequence[Mapping[str, object]] = ({},)
    """The options with which random games are played."""
    things: Sequence[str] = ()
    """What may be asked about by name, in English: cards, places."""
    odd: Sequence[object] = ()
    """Values of a record's action that are nearly right: codes of no card, of no place."""

    @abstractmethod
    def deck(self, state: Any) -> Iterable[Card]:
        """Return the cards that must be somewhere now; none before the first deal."""

    @abstractmethod
    def places(self, state: Any) -> Mapping[str, Iterable[Card]]:
        """Return every place that can hold cards, with what lies there."""

    @abstractmethod
    def told(self, event: Event) -> Iterable[Card]:
        """Return the cards that an event names; raise ``LookupError`` for an unknown event."""

    @abstractmethod
    def known(self, view: Any) -> Counter[Card]:
        """Return the cards whose places a seat may know."""

    @abstractmethod
    def shows(self, state: Any, seat: Seat, move: Any, listener: Seat | None) -> bool:
        """Tell whether a move shows a listener, or a bystander, something hidden from him."""


def census_of(name: str) -> Census:
    """Load a game's census."""
    module = import_module(f"tests.games.{name.replace('-', '_')}.census")
    census: Census = module.CENSUS
    return census
