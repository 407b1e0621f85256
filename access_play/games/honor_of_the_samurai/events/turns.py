"""What happens before and between turns."""

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Cards
from access_play.games.honor_of_the_samurai.deck import OkugataValues, Values
from access_play.games.honor_of_the_samurai.reckoning import Income


class GameStarted(Event, frozen=True, gc=False):
    """The daimyo and the cards are dealt."""

    first: Seat
    daimyo: Cards
    """By seat."""
    values: tuple[Values, ...]
    """What is printed on them."""
    goal: int
    title: int
    """The honor of the title of shogun a turn, at this table."""


class HandDealt(Event, frozen=True, gc=False):
    """Private: a seat takes up its hand."""

    hand: Cards
    okugata: OkugataValues


class TurnStarted(Event, frozen=True, gc=False):
    """A turn begins: honor is scored and actions are counted (steps 1 and 2)."""

    seat: Seat
    opens_round: bool
    """Whether a round begins with it."""
    income: Income
    """How the gain comes about; its ``lord`` tells whom a second samurai serves."""
    honor: int
    ki: int
    actions: int
    begins_service: bool
    """Whether he is second samurai from now on (H15)."""
    left_lord: Seat | None
    """The seat whose daimyo he has left, where a dissolved alliance ends now (H16)."""


class Reshuffled(Event, frozen=True, gc=False):
    """The discards became a new draw pile."""

    cards: int


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    winner: Seat
    honor: tuple[int, ...]
    """By seat."""
    goal: int
