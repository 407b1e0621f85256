"""What is true, what lies open, and what one seat may know."""

from enum import Enum, auto
from typing import Final

import msgspec

from access_play.core.seats import CHANCE, Seat
from access_play.games.shinobi_no_gakko.cards import EMPTY, Bag, Cards, size
from access_play.games.shinobi_no_gakko.line import Line
from access_play.games.shinobi_no_gakko.moves import HEAVEN, Pile

ROUNDS: Final = 3
"""How many rounds a game has (End of the Game)."""


class Phase(Enum):
    """Where in a round the game is."""

    START = auto()
    """The start player of the first round is due to be drawn."""
    DEAL = auto()
    """The cards are due to be dealt."""
    DIVIDE = auto()
    """Everybody divides his hand, in any order."""
    PLAY = auto()
    """Turn by turn."""
    OVER = auto()


# Looked up once: asking an enumeration for a member costs more than making a move.
DIVIDE: Final = Phase.DIVIDE
PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER


class Result(msgspec.Struct, frozen=True, gc=False):
    """What one seat scored in a round (End of a Round)."""

    points: int
    heaven: int
    """The penalty total of what is left in Heaven, as a positive number."""
    earth: int


class Scored(msgspec.Struct, frozen=True, gc=False):
    """How a round ended."""

    winner: Seat
    """``CHANCE`` where nobody played any more (S19)."""
    results: tuple[Result, ...]
    """By seat."""


class Open(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table: everybody knows it."""

    seats: int
    phase: Phase = Phase.START
    round: int = 0
    """The round being played, from 1."""
    starter: Seat = CHANCE
    """Who starts the round; ``CHANCE`` until it is told, which is when all have divided."""
    turn: Seat = CHANCE
    acted: Pile | None = None
    """The pile that has acted already in this turn."""
    divided: tuple[bool, ...] = ()
    line: Line = ()
    discards: Bag = EMPTY
    earths: tuple[Bag, ...] = ()
    """By seat; empty until all have divided."""
    heaven_sizes: tuple[int, ...] = ()
    """By seat; empty until all have divided."""
    seen: tuple[Bag, ...] = ()
    """By seat: the cards in Heaven that everybody saw being collected."""
    shuriken: Seat = CHANCE
    """Who played a card last; the start player until somebody does (S17)."""
    idle: int = 0
    """Turns in a row on the empty field without a play (S19)."""
    totals: tuple[int, ...] = ()
    scored: tuple[Scored, ...] = ()
    """By round."""

    def cards_in(self, seat: Seat, pile: Pile) -> int:
        """Return how many cards a pile has, which everybody can count."""
        return self.heaven_sizes[seat] if pile is HEAVEN else size(self.earths[seat])


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth."""

    open: Open
    heavens: tuple[Bag, ...] = ()
    """By seat; the whole hand until it is divided."""
    hidden: tuple[Bag, ...] = ()
    """By seat: Earth cards that still lie face down; empty once all are turned up."""
    reveal: Cards = ()
    """The opening cards, in their order, until they are turned up."""
    stock: Bag = EMPTY
    """What is in no other place; it is not used and not seen (S21)."""
    starter: Seat = CHANCE


class ShinobiView(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know."""

    seat: Seat
    open: Open
    heaven: Bag = EMPTY
    """The whole hand until it is divided."""
    hidden: Bag = EMPTY
    """Its Earth cards while they lie face down."""

    @property
    def earth(self) -> Bag:
        """Its Earth cards."""
        return self.open.earths[self.seat] if self.open.earths else self.hidden

    @property
    def may_act(self) -> bool:
        """Whether this seat may divide its hand, or has the turn."""
        table = self.open
        if table.phase is DIVIDE:
            return not table.divided[self.seat]
        return table.turn == self.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.open.phase is OVER

    def bag(self, pile: Pile) -> Bag:
        """Return one of the seat's own piles."""
        return self.heaven if pile is HEAVEN else self.earth

    def piles_to_act(self) -> tuple[Pile, ...]:
        """Return the piles that have not acted in this turn; none in another's turn."""
        if self.open.phase is not PLAY or self.open.turn != self.seat:
            return ()
        return BOTH if self.open.acted is None else (other_pile(self.open.acted),)


BOTH: Final = tuple(Pile)


def other_pile(pile: Pile) -> Pile:
    """Return the other one of the two piles."""
    return BOTH[pile is HEAVEN]
