"""What is true, what lies open, and what one seat may know."""

from enum import Enum, auto
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import CHANCE, Seat, after
from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import SUITS, Card, Cards, Suit, hand_size
from access_play.games.joraku.moves import GIVEN
from access_play.games.joraku.terms import SAMURAI, Terms

Counts: TypeAlias = tuple[int, ...]
"""One number for each area, or for each seat."""


class Phase(Enum):
    """Where in the game it is."""

    VARIANTS = auto()
    """Two variant rule cards are due to be drawn."""
    DAIMYO = auto()
    """The daimyo cards are due to be dealt."""
    DEAL = auto()
    """The skirmish cards are due to be dealt."""
    GIVE = auto()
    """Recruit: everybody chooses two cards for the left."""
    SKIRMISH = auto()
    """One seat after another plays a card."""
    ACT = auto()
    """The seat whose turn it is spends the action points of its card."""
    OVER = auto()


# Looked up once: asking an enumeration for a member costs more than making a move.
DEAL: Final = Phase.DEAL
GIVE: Final = Phase.GIVE
SKIRMISH: Final = Phase.SKIRMISH
ACT: Final = Phase.ACT
OVER: Final = Phase.OVER


class Skirmish(msgspec.Struct, frozen=True, gc=False):
    """A skirmish of this round that is over."""

    leader: Seat
    cards: Cards
    """In playing order, from the leader's on."""
    winner: Seat
    area: Area
    """Where the winner's daimyo stood: the area of the Kachidoki."""
    points: Counts
    """What the Kachidoki paid, by seat."""


class RoundResult(msgspec.Struct, frozen=True, gc=False):
    """What a round paid."""

    kachidoki: Counts
    """By seat, over all skirmishes."""
    prestige: tuple[Counts, ...]
    """By area, by seat."""

    @property
    def prestige_totals(self) -> Counts:
        """By seat, over all areas."""
        return tuple(map(sum, zip(*self.prestige, strict=True)))


class Open(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table: everybody knows it."""

    terms: Terms
    phase: Phase
    acting: tuple[Seat, ...] = (CHANCE,)
    """Who may act, ascending: several while cards are given; nobody at the end."""
    round: int = 0
    """The round being played, from 1."""
    cards: Counts = ()
    """The daimyo cards, by seat; they stay face up (J28)."""
    holder: Seat = CHANCE
    """Who has the Kachidoki card, and so leads the skirmish."""
    trick: Cards = ()
    """The cards of the skirmish in playing order, from the holder's on."""
    points: int = 0
    """Action points that are left in the phase ``ACT``."""
    daimyo: tuple[Area, ...] = ()
    """Where the daimyo stand, by seat."""
    samurai: tuple[Counts, ...] = ()
    """How many samurai are where, by seat, by area."""
    skirmishes: tuple[Skirmish, ...] = ()
    """Those of this round that are over."""
    totals: Counts = ()
    """Reputation points, by seat."""
    results: tuple[RoundResult, ...] = ()
    """The rounds that are over."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self.terms.seats

    @property
    def turn(self) -> Seat:
        """Whose turn it is; ``CHANCE`` where not exactly one seat may act."""
        return self.acting[0] if len(self.acting) == 1 else CHANCE

    @property
    def suit_led(self) -> Suit | None:
        """The suit that must be followed."""
        return SUITS[self.trick[0]] if self.trick else None

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the skirmish that is going on, with who played them, in playing order."""
        seats = self.seats
        return tuple([((self.holder + i) % seats, card) for i, card in enumerate(self.trick)])

    def supply(self, seat: Seat) -> int:
        """Return how many samurai a seat has off the map (J15)."""
        return SAMURAI - sum(self.samurai[seat])

    def played_by(self, seat: Seat) -> Cards:
        """Return the cards that a seat has played in this round, in playing order."""
        tricks = [*[(one.leader, one.cards) for one in self.skirmishes], (self.holder, self.trick)]
        places = [((seat - leader) % self.seats, cards) for leader, cards in tricks]
        return tuple([cards[place] for place, cards in places if place < len(cards)])

    def lacks(self, seat: Seat) -> frozenset[Suit]:
        """Return the suits that a seat has shown not to hold, by not following them."""
        tricks = [*[(one.leader, one.cards) for one in self.skirmishes], (self.holder, self.trick)]
        places = [((seat - leader) % self.seats, cards) for leader, cards in tricks]
        return frozenset(
            SUITS[cards[0]]
            for place, cards in places
            if place < len(cards) and SUITS[cards[place]] != SUITS[cards[0]]
        )

    def cards_held(self, seat: Seat) -> int:
        """Return how many cards a seat has in hand, which everybody can count."""
        if self.phase is GIVE:
            given = 0 if seat in self.acting else GIVEN
            return hand_size(self.seats) - given
        if self.phase is not SKIRMISH and self.phase is not ACT:
            return 0
        return hand_size(self.seats) - len(self.played_by(seat))


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth."""

    open: Open
    hands: tuple[Cards, ...] = ()
    given: tuple[Cards, ...] = ()
    """What each seat has passed to its left in this round; empty until it has chosen."""
    aside: Cards = ()
    """The cards that were not dealt: out for the round, seen by nobody (J21)."""


class JorakuView(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know."""

    seat: Seat
    open: Open
    hand: Cards = ()
    gave: Cards = ()
    """What it has chosen for its left in this round."""
    received: Cards = ()
    """What it got from its right in this round; empty until all have chosen (J20)."""

    @property
    def may_act(self) -> bool:
        """Whether this seat may announce a move now."""
        return self.seat in self.open.acting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.open.phase is OVER

    @property
    def left(self) -> Seat:
        """The seat that gets this seat's two cards."""
        return after(self.seat, self.open.seats)

    @property
    def right(self) -> Seat:
        """The seat from which this seat gets two cards."""
        return (self.seat - 1) % self.open.seats
