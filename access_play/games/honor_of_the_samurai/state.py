"""What is true, what lies open, and what one seat may know."""

from enum import Enum, auto
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import CHANCE, Seat
from access_play.games.honor_of_the_samurai.cards import UNKNOWN, Card, Cards
from access_play.games.honor_of_the_samurai.deck import Deck
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt

NOBODY: Final[Seat] = -3
"""Where no seat is meant: nobody is shogun, nobody is asked."""


class Phase(Enum):
    """What the game waits for."""

    SETUP = auto()
    """Chance: the cards are due to be dealt."""
    SHUFFLE = auto()
    """Chance: the draw pile ran out (Reshuffling the Discard Pile)."""
    TURN = auto()
    """A move of the seat whose turn it is."""
    ROLL = auto()
    """Chance: dice."""
    ANSWER = auto()
    """The answer of a seat that is asked; who it is, a view tells to that seat alone."""
    CASTLE = auto()
    """The winner of a battle: take the castle or burn it."""
    OVER = auto()


# Looked up once: asking an enumeration for a member costs more than making a move.
TURN: Final = Phase.TURN
ANSWER: Final = Phase.ANSWER
CASTLE: Final = Phase.CASTLE
OVER: Final = Phase.OVER


class House(msgspec.Struct, frozen=True, gc=False):
    """A line of cards before a seat, with its sums; its head counts in them."""

    cards: Cards
    """Sorted. In an upper house the daimyo is the first; the samurai card is not among them."""
    honor: int
    ki: int
    strength: int
    """The castle's among it."""
    castle: Card = UNKNOWN
    """The castle among the cards."""
    armies: int = 0
    okugata: Card = UNKNOWN
    """The okugata among the cards."""
    guards: int = 0


class Bond(msgspec.Struct, frozen=True, gc=False):
    """The alliance of a samurai with another seat's daimyo."""

    lord: Seat
    """The seat that controls the daimyo: the first samurai."""
    serves: bool = False
    """Whether he is second samurai already, from his next turn on (H15)."""
    dissolving: bool = False
    """Whether it ends when his next turn starts (H16)."""


class Assassination(msgspec.Struct, frozen=True, gc=False):
    """An assassin is on his way: his die is due."""

    seat: Seat
    house: HouseAt
    needed: int
    """What the die must show at least: 3, or 5 against a house guard (H24)."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    """A battle: dice are due, then perhaps answers."""

    attacker: Seat
    defender: Seat
    dice: tuple[int, int]
    """How many dice attacker and defender roll (H31)."""
    attack: int | None = None
    """The attacker's total; ``None`` while his dice are due."""
    defense: int | None = None
    """The defender's total, once the battle is decided."""

    @property
    def winner(self) -> Seat:
        """Who has won; only once both totals are there."""
        return self.attacker if (self.attack or 0) > (self.defense or 0) else self.defender

    @property
    def loser(self) -> Seat:
        """Who has lost; only once both totals are there."""
        return self.defender if (self.attack or 0) > (self.defense or 0) else self.attacker


class Dishonoring(msgspec.Struct, frozen=True, gc=False):
    """A dishonor waits for its answer."""

    seat: Seat
    """Who played it."""
    target: Seat
    accepted: bool = False
    """Whether the target, a second samurai, has accepted, so that others may save him (H37)."""


class CastleWon(msgspec.Struct, frozen=True, gc=False):
    """The castle of a battle's loser waits for the winner's word."""

    winner: Seat
    loser: Seat
    castle: Card


Pending: TypeAlias = Assassination | Battle | Dishonoring | CastleWon


class Terms(msgspec.Struct, frozen=True):
    """What is agreed for the whole game."""

    seats: int
    goal: int
    deck: Deck

    @property
    def title(self) -> int:
        """The honor that the title of shogun brings each turn at this table."""
        return self.deck.decree[self.seats]


class Open(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table: everybody knows it."""

    terms: Terms
    phase: Phase = Phase.SETUP
    first: Seat = CHANCE
    """Who began, left of the dealer."""
    round: int = 0
    """From 1; a round begins with the first player's turn."""
    turn: Seat = CHANCE
    used: int = 0
    """Card actions used in this turn."""
    declared: bool = False
    """Whether this turn's declaration is made."""
    daimyo: tuple[House | None, ...] = ()
    """The upper houses by seat; ``None`` where the seat controls no daimyo."""
    samurai: tuple[House, ...] = ()
    """The lower houses by seat."""
    bonds: tuple[Bond | None, ...] = ()
    """The alliances by seat of the second samurai."""
    shogun: Seat = NOBODY
    """The seat that controls the shogun."""
    honor: tuple[int, ...] = ()
    """Totals; may be below zero (H12)."""
    held: tuple[int, ...] = ()
    """How many cards each seat has in hand."""
    pile: int = 0
    """How many cards the draw pile has."""
    discards: Cards = ()
    """Face up, the last on top."""
    pending: Pending | None = None
    """What waits for dice or an answer."""

    def house(self, at: HouseAt) -> House | None:
        """Return a house; ``None`` where the seat controls no daimyo."""
        return self.samurai[at.seat] if at.home is Home.SAMURAI else self.daimyo[at.seat]

    def second_of(self, seat: Seat) -> Seat:
        """Return whose alliance is with this seat's daimyo, serving yet or not, or ``NOBODY``."""
        for other, bond in enumerate(self.bonds):
            if bond is not None and bond.lord == seat:
                return other
        return NOBODY

    def is_ronin(self, seat: Seat) -> bool:
        """Tell whether a seat neither controls a daimyo nor serves one or is about to."""
        return self.daimyo[seat] is None and self.bonds[seat] is None


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth."""

    open: Open
    hands: tuple[Cards, ...] = ()
    """By seat, each sorted."""
    draw: Cards = ()
    """The draw pile, top first."""
    asked: Seat = NOBODY
    """Who is asked, in the phase ``ANSWER``."""


class HonorView(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know."""

    seat: Seat
    open: Open
    hand: Cards = ()
    asked: bool = False
    """Whether this seat is asked for an answer."""
    answered: bool = False
    """Whether this seat was asked before, in the same question, and passed."""

    @property
    def may_act(self) -> bool:
        """Whether it is this seat's turn, or this seat is asked."""
        table = self.open
        if table.phase is TURN:
            return self.seat == table.turn
        if table.phase is CASTLE:
            return isinstance(table.pending, CastleWon) and self.seat == table.pending.winner
        return self.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.open.phase is OVER
