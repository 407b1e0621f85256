"""The contract of a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from access_play.core.events import Heard
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat


class View(Protocol):
    """What one seat may know. Everything that leaves the table is computed from it."""

    @property
    def seat(self) -> Seat:
        """Whose view this is."""
        ...

    @property
    def may_act(self) -> bool:
        """Whether this seat may announce a move now."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...


S = TypeVar("S")
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class OptionsError(ValueError):
    """An option the game does not have, or a value out of its range."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class Option(msgspec.Struct, frozen=True):
    """Something that may be agreed before a game; a record keeps it by its name."""

    name: str
    values: tuple[str | int, ...]
    """What is offered; a game may take other values as well."""
    several: bool = False
    """Whether a record has a list of these."""
    alone: tuple[str, ...] = ()
    """Words that stand in a record in place of such a list."""


class DataError(ValueError):
    """A player's own values with which the game cannot be played."""

    def __init__(self, fault: Refusal) -> None:
        super().__init__(fault)
        self.fault = fault
        """What is wrong, and where: worded by the game."""


class Setup(msgspec.Struct, frozen=True):
    """What is agreed before a game starts."""

    seats: int
    options: Mapping[str, object] = {}
    """As in a record's header; what is left out has the game's default."""
    data: Mapping[str, object] = {}
    """A player's own values where they differ from the game's, as ``Game.own_data`` gives them."""


class Moves(Protocol[M_co]):
    """The lawful moves of a view: a list that is made only when it is walked."""

    @property
    def listable(self) -> bool:
        """Whether the list is short enough to be walked to its end."""
        ...

    def __iter__(self) -> Iterator[M_co]:
        """Walk all lawful moves, each once, in an order that stays."""
        ...

    def __contains__(self, move: object) -> bool:
        """Answer without listing."""
        ...

    def sample(self, rng: Random) -> M_co:
        """Draw one lawful move; every one can come up.

        Raises:
            LookupError: there is none.
        """
        ...


class Draw(ABC, Generic[M]):
    """What chance has to decide now: a shuffle, a die."""

    @abstractmethod
    def draw(self, rng: Random) -> M:
        """Let a generator decide."""

    @abstractmethod
    def refuse(self, move: M) -> Refusal | None:
        """Say why a result announced for chance cannot be."""


class DiceDraw(Draw[M]):
    """Dice, which a table may also roll by hand."""

    dice: int
    """How many are thrown; there may be none."""
    sides: int
    """How many sides each has, numbered from 1."""

    @abstractmethod
    def rolled(self, faces: Sequence[int]) -> M:
        """Return the move for what they show; whether it can be is for ``refuse`` to say."""


class Score(msgspec.Struct, frozen=True):
    """How the game stands."""

    totals: tuple[int, ...]
    """By seat."""
    over: bool
    winners: tuple[Seat, ...]
    """Ascending; empty until the game is over."""


class Game(ABC, Generic[S, V, M]):
    """The rules of one game as pure functions on states, views and moves.

    A state is the whole truth and stays with the table. A view is what one seat may
    know. Moves are small values; some of them are chance's. Nothing here draws a random
    number it was not handed, knows a language, or changes an argument.
    """

    name: ClassVar[str]
    """The identifier in records and on the command line, in kebab-case."""
    seats: ClassVar[range]
    """The numbers of seats it is played with."""
    chance_moves: ClassVar[tuple[type, ...]]
    """The types of the moves that only chance makes."""

    def options(self, seats: int) -> tuple[Option, ...]:
        """Return what may be agreed before a game of so many seats."""
        del seats
        return ()

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """Return the state before the first draw.

        Raises:
            OptionsError: an option is unknown or its value out of range.
            DataError: the data is not what ``own_data`` would give.
        """

    def own_data(self, document: Mapping[str, object]) -> dict[str, object]:
        """Read a player's own data file: what differs from the game's values, for the record.

        Args:
            document: the file's tables and values, of the shape of the game's own data file.

        Raises:
            DataError: a value is missing, of a wrong type or out of range; this game has none.
        """
        del document
        raise DataError(Refusal(Reason.NO_DATA))

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act, ascending; ``CHANCE`` alone when a draw is due."""

    @abstractmethod
    def chance(self, state: S) -> Draw[M] | None:
        """Return what is due to be drawn."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """Return what a seat may know."""

    @abstractmethod
    def moves(self, view: V) -> Moves[M]:
        """Return the lawful moves of a view; none for a seat that may not act."""

    @abstractmethod
    def forbid(self, view: V, move: M) -> Refusal | None:
        """Judge a move of a seat whose turn it is; ``refuse`` asks this last."""

    def refuse(self, view: V, move: M) -> Refusal | None:
        """Say why a seat may not make this move, or ``None`` when it may."""
        return self.refuse_any(view) or self.forbid(view, move)

    def refuse_any(self, view: V) -> Refusal | None:
        """Say why a seat may make no move at all now, or ``None`` when it may make some."""
        if view.over:
            return Refusal(Reason.GAME_OVER)
        return None if view.may_act else Refusal(Reason.NOT_YOUR_TURN)

    def forced(self, view: V) -> M | None:
        """Return a move that leaves nothing to decide, like the last card of a hand.

        The table makes such a move by itself; one of several lawful moves is never forced.
        """
        del view
        return None

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Return the state after a lawful move."""

    @abstractmethod
    def events(self, before: S, seat: Seat, move: M, after: S) -> Sequence[Heard]:
        """Tell what a move brought about, in the order in which it is told."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """Return totals and winners."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """Return a state in which this seat would have this very view."""

    @abstractmethod
    def read(self, fields: Mapping[str, object]) -> M:
        """Read a move from the fields of a record's action, without ``by`` and ``sum``.

        Raises:
            UnknownActionError: these fields are no move of this game.
        """

    @abstractmethod
    def write(self, move: M) -> dict[str, object]:
        """Write a move as the fields of a record's action."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose own types do not matter here."""
