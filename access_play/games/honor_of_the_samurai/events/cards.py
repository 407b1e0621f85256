"""What card actions and discards bring about, but for a dishonor."""

import msgspec

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Card
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.honor_of_the_samurai.events.falls import Fall
from access_play.games.honor_of_the_samurai.moves import HouseAt


class CardDrawn(Event, frozen=True, gc=False):
    """Private: a seat draws a card. The others hear ``CardTaken``."""

    card: Card
    left: int
    hand: int
    """How many cards the seat has now."""
    okugata: OkugataValues


class CardTaken(Event, frozen=True, gc=False):
    """Another seat draws a card."""

    seat: Seat
    left: int
    hand: int


class Placed(Event, frozen=True, gc=False):
    """A card is placed: in an own house, or by a second samurai in his daimyo's."""

    seat: Seat
    card: Card
    house: HouseAt
    discarded: Card | None
    """The castle that made room for this one."""
    left: int
    okugata: OkugataValues


class DaimyoPlaced(Event, frozen=True, gc=False):
    """A ronin plays a daimyo, or a first samurai sends his second away with one (H18)."""

    seat: Seat
    card: Card
    to: Seat
    """Who controls the daimyo now: the same seat, or the second samurai that was."""
    left: int


class Discarded(Event, frozen=True, gc=False):
    """A card is discarded from a hand, face up."""

    seat: Seat
    card: Card
    hand: int
    """How many cards the seat has now."""
    okugata: OkugataValues


class Loot(msgspec.Struct, frozen=True, gc=False):
    """A card that a spy took."""

    card: Card
    to: HouseAt | None
    """Where it lies now; ``None`` where it was destroyed."""


class Spied(Event, frozen=True, gc=False):
    """A spy takes one or two cards."""

    seat: Seat
    card: Card
    """The ninja spy or the elite one."""
    house: HouseAt
    """Where from; may be a house of the seat itself, or of one it is allied with."""
    loot: tuple[Loot, ...]
    lost: int
    honor: int
    left: int


class AssassinSent(Event, frozen=True, gc=False):
    """An assassin sets out; his die is due."""

    seat: Seat
    house: HouseAt
    needed: int
    """What the die must show at least."""
    guards: int
    """House guards there."""
    treachery: bool
    """Whether a second samurai sends him against his first, at double the cost (H23)."""
    lost: int
    honor: int
    left: int


class AssassinStruck(Event, frozen=True, gc=False):
    """The assassin's die is thrown."""

    seat: Seat
    house: HouseAt
    die: int
    needed: int
    guard: bool
    """Whether a house guard is discarded, either way."""
    fall: Fall | None
    """What follows where he succeeds; ``None`` where he fails. The guard is not among its
    cards."""
    left: int
