"""What happens in Shinobi no Gakkō, as codes and numbers."""

from enum import Enum, auto

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.shinobi_no_gakko.cards import Bag, Card
from access_play.games.shinobi_no_gakko.line import End, Line
from access_play.games.shinobi_no_gakko.moves import Pile
from access_play.games.shinobi_no_gakko.state import Scored


class Seal(Enum):
    """What became of the seal (rulebook: Sealing)."""

    SAME = auto()
    LOW = auto()
    """The low end is sealed now, and no end was before."""
    HIGH = auto()
    TO_LOW = auto()
    """The seal moves from the high end to the low end."""
    TO_HIGH = auto()
    LIFTED = auto()


class RoundStarted(Event, frozen=True, gc=False):
    """The cards are dealt."""

    round: int
    rounds: int
    cards: int
    """How many each player has to divide."""


class HandDealt(Event, frozen=True, gc=False):
    """Private: a seat takes up its hand."""

    hand: Bag


class Divided(Event, frozen=True, gc=False):
    """A seat has divided its hand."""

    seat: Seat


class EarthShown(Event, frozen=True, gc=False):
    """All have divided: a seat's Earth cards are turned up."""

    seat: Seat
    earth: Bag
    heaven: int
    """How many Heaven cards it has."""


class LineOpened(Event, frozen=True, gc=False):
    """The opening cards are turned up, and it is told who starts."""

    line: Line
    starter: Seat


class Played(Event, frozen=True, gc=False):
    """Cards are played to the field."""

    seat: Seat
    pile: Pile
    number: Card
    count: int
    end: End | None
    """``None`` on the empty field."""
    seal: Seal


class Collected(Event, frozen=True, gc=False):
    """The cards at an end are collected."""

    seat: Seat
    pile: Pile
    number: Card
    count: int
    end: End
    seal: Seal


class Passed(Event, frozen=True, gc=False):
    """A pile takes no action."""

    seat: Seat
    pile: Pile
    only: bool
    """Whether it could do nothing else, as everybody sees."""


class PileEmptied(Event, frozen=True, gc=False):
    """The last card of a pile is played, and the other one has cards still."""

    seat: Seat
    pile: Pile
    left: int
    """How many cards the other pile has."""


class LineCleared(Event, frozen=True, gc=False):
    """A full circuit without another play: the field is discarded (S15)."""

    seat: Seat
    """Who played last, and has the turn."""


class RoundScored(Event, frozen=True, gc=False):
    """A round is over."""

    round: int
    scored: Scored
    totals: tuple[int, ...]
    final: bool
    """Whether the game is over with it."""


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
