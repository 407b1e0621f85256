"""What is true, what lies open, and what one seat may know."""

from enum import Enum, auto
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import CHANCE, Seat, after
from access_play.games.hagakure.cards import FOOL, SMALLEST_SAMURAI, Card, hand_size
from access_play.games.hagakure.moves import YOMI, Token

Cards: TypeAlias = tuple[Card, ...]
"""Sorted, so that the order of drawing has no meaning; a trick is in playing order."""


class Phase(Enum):
    """Where in a round the game is."""

    DEALER = auto()
    """The first dealer is due to be drawn."""
    DEAL = auto()
    """The cards are due to be dealt."""
    PREPARATION = auto()
    """One seat after another may play a token."""
    FIGHT = auto()
    """Cards are played to tricks."""
    OVER = auto()


# Looked up once: asking an enumeration for a member costs more than making a move.
PREPARATION: Final = Phase.PREPARATION
FIGHT: Final = Phase.FIGHT
OVER: Final = Phase.OVER


class Result(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What one seat scored in a round, and how it came about (Step 3: Scoring)."""

    points: int
    tricks: int
    eighteen: bool
    """Whether samurai 18 is among the won cards (G12)."""
    villagers: bool
    """Whether the villager token earned its two points (G15)."""
    token: Token | None


class Open(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table: everybody knows it."""

    seats: int
    rounds: int
    """How many rounds the game has, ties aside (G23)."""
    villagers_needed: int
    phase: Phase = Phase.DEALER
    round: int = 0
    """The round being played, from 1; above ``rounds`` it is an extra one (G17)."""
    dealer: Seat = CHANCE
    turn: Seat = CHANCE
    unspent: tuple[tuple[Token, ...], ...] = ()
    """The tokens each seat still has."""
    active: tuple[Token | None, ...] = ()
    """The token each seat has played in this round."""
    leader: Seat = CHANCE
    trick: Cards = ()
    """The cards of the trick in the order in which they were played, from the leader's on."""
    won: tuple[Cards, ...] = ()
    """The cards each seat has won in this round (G22)."""
    void: tuple[bool, ...] = ()
    """Who has shown that he holds no samurai, by not following one."""
    knows: tuple[frozenset[Seat], ...] = ()
    """By seat: whose hands it knows to the card in this round; ``YOMI`` among them."""
    totals: tuple[int, ...] = ()
    results: tuple[tuple[Result, ...], ...] = ()
    """By round, by seat."""

    @property
    def first_player(self) -> Seat:
        """The seat left of the dealer."""
        return after(self.dealer, self.seats)

    @property
    def tricks_played(self) -> int:
        """How many tricks of this round are won."""
        return sum(map(len, self.won)) // self.seats

    @property
    def samurai_led(self) -> bool:
        """Whether a samurai, or an Old Fool (G1), leads the trick."""
        return bool(self.trick) and self.trick[0] >= SMALLEST_SAMURAI

    def tricks_of(self, seat: Seat) -> int:
        """Return how many tricks a seat has won in this round."""
        return len(self.won[seat]) // self.seats

    def cards_held(self, seat: Seat) -> int:
        """Return how many cards a seat has in hand, which everybody can count."""
        if self.phase not in {Phase.PREPARATION, Phase.FIGHT}:
            return 0
        played = (seat - self.leader) % self.seats < len(self.trick)
        return hand_size(self.seats) - self.tricks_played - played


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth."""

    open: Open
    hands: tuple[Cards, ...] = ()
    yomi: Cards = ()

    def cards_at(self, place: Seat) -> Cards:
        """Return a hand or the ``YOMI``."""
        return self.yomi if place == YOMI else self.hands[place]


class HagakureView(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know."""

    seat: Seat
    open: Open
    hand: Cards = ()
    known: tuple[tuple[Seat, Cards], ...] = ()
    """What it has looked at or given away and still can tell: hands by seat, or the ``YOMI``."""

    @property
    def may_act(self) -> bool:
        """Whether it is this seat's turn."""
        return self.seat == self.open.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.open.phase is OVER


def winning_place(trick: Cards) -> int:
    """Return the place in a trick of the card that wins it so far (Step 2: The Fight).

    The highest number wins; a single Old Fool counts 0; of several the last one wins (G3).
    """
    fools = trick.count(FOOL)
    if not fools:
        return trick.index(max(trick))
    if fools > 1:
        return len(trick) - 1 - trick[::-1].index(FOOL)
    return trick.index(max([card for card in trick if card != FOOL], default=FOOL))
