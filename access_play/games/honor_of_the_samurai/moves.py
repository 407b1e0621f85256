"""The moves of Honor of the Samurai."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import CODES, NINJA_SPY, Card, Cards


class Home(StrEnum):
    """The two houses of a player."""

    DAIMYO = "daimyo"
    """The upper line: the house of the daimyo that the seat controls."""
    SAMURAI = "samurai"
    """The lower line: the house of the seat's own samurai."""


class HouseAt(msgspec.Struct, frozen=True, gc=False):
    """A house on the table; a daimyo's goes by the seat that controls it."""

    seat: Seat
    home: Home


class Declaration(StrEnum):
    """What can be declared."""

    SHOGUN = "shogun"
    ATTACK = "attack"
    ALLY = "ally"
    DISSOLVE = "dissolve"


class DrawCard(msgspec.Struct, frozen=True, gc=False):
    """Draw the top card: a card action."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """Place a card that stays on the table: a card action."""

    card: Card
    house: HouseAt
    discard_castle: bool = False
    """Discard the castle that is there, to make room for this one (H29)."""


class Spy(msgspec.Struct, frozen=True, gc=False):
    """Send a ninja spy or an elite one: a card action and 25 honor.

    Made with ``spy``, which puts the loot in order.
    """

    card: Card
    house: HouseAt
    take: Cards
    """One card, or with an elite spy one or two."""
    to: tuple[HouseAt | None, ...]
    """Where each of them goes; ``None`` is the discard pile."""


class Assassinate(msgspec.Struct, frozen=True, gc=False):
    """Send a ninja assassin: a card action and 25 honor, or 50 for treachery (H23)."""

    house: HouseAt


class Dishonor(msgspec.Struct, frozen=True, gc=False):
    """Dishonor another player: two card actions."""

    seat: Seat


class Discard(msgspec.Struct, frozen=True, gc=False):
    """Discard a card of the hand: no card action."""

    card: Card


class Declare(msgspec.Struct, frozen=True, gc=False):
    """Make the one declaration of the turn: no card action."""

    what: Declaration
    seat: Seat | None = None
    """Whom to attack, or with whose daimyo to ally; ``None`` otherwise."""


class End(msgspec.Struct, frozen=True, gc=False):
    """Declare the turn over."""


class Accept(msgspec.Struct, frozen=True, gc=False):
    """Answer: take the dishonor, or the death of one's own defeated daimyo."""


class SaveFace(msgspec.Struct, frozen=True, gc=False):
    """Answer: play a save face card, for oneself or for another."""


class Pass(msgspec.Struct, frozen=True, gc=False):
    """Answer: do not save another player's face."""


class Seppuku(msgspec.Struct, frozen=True, gc=False):
    """Answer to a dishonor: seppuku of one's own samurai or of the daimyo one controls."""

    of: Home


class DecideCastle(msgspec.Struct, frozen=True, gc=False):
    """Answer after a battle won: take the loser's castle or burn it."""

    keep: bool


class SetUp(msgspec.Struct, frozen=True):
    """Chance: the first player, the daimyo by seat, the hands and the draw pile."""

    first: Seat
    daimyo: Cards
    hands: tuple[Cards, ...]
    """By seat, each sorted."""
    draw: Cards
    """Top first."""


class Shuffle(msgspec.Struct, frozen=True):
    """Chance: the discards, shuffled into a new draw pile, top first."""

    draw: Cards


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Chance: dice of an assassin or of one side of a battle."""

    dice: tuple[int, ...]


Answer: TypeAlias = Accept | SaveFace | Pass | Seppuku | DecideCastle
"""What a seat says when it is asked, out of its turn or after its battle."""

Move: TypeAlias = (
    DrawCard
    | Place
    | Spy
    | Assassinate
    | Dishonor
    | Discard
    | Declare
    | End
    | Answer
    | SetUp
    | Shuffle
    | Roll
)

# Moves are values, so one of each is enough. A house is counted as seat * 2, and 1 more for
# the samurai's.
HOUSES: Final = tuple([HouseAt(seat, home) for seat in range(6) for home in Home])
DRAW: Final = DrawCard()
END: Final = End()
ACCEPT: Final = Accept()
SAVE: Final = SaveFace()
PASS: Final = Pass()
DISCARDS: Final = {card: Discard(card) for card in CODES}
PLACES: Final = {
    card: tuple([Place(card, house) for house in HOUSES]) for card in CODES if card < NINJA_SPY
}


def house_number(house: HouseAt) -> int:
    """Return the place of a house of a seat from 0 to 5 in ``HOUSES``."""
    return house.seat * 2 + (house.home is Home.SAMURAI)


def spy(card: Card, house: HouseAt, take: Sequence[Card], to: Sequence[HouseAt | None]) -> Spy:
    """Return the move of a spy; in whatever order he takes two cards, it is the same move."""
    loot = sorted(zip(take, to, strict=True), key=_order_of_loot)
    return Spy(card, house, tuple([taken for taken, _ in loot]), tuple([at for _, at in loot]))


def _order_of_loot(loot: tuple[Card, HouseAt | None]) -> tuple[Card, int]:
    taken, at = loot
    return taken, -1 if at is None else house_number(at)
