"""What happens in Hagakure, as codes and numbers."""

import msgspec

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.hagakure.cards import Card
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.state import Cards, Result


class RoundStarted(Event, frozen=True, gc=False):
    """The cards are dealt."""

    round: int
    rounds: int
    dealer: Seat
    leader: Seat


class HandDealt(Event, frozen=True, gc=False):
    """Private: a seat takes up its hand."""

    hand: Cards


class Passed(Event, frozen=True, gc=False):
    """A seat plays no token in this round."""

    seat: Seat


class TokenPlayed(Event, frozen=True, gc=False):
    """A seat plays a token that changes its score."""

    seat: Seat
    token: Token


class Exchanged(Event, frozen=True, gc=False):
    """Another seat swaps all its cards with the Yomi."""

    seat: Seat
    cards: int


class HandExchanged(Event, frozen=True, gc=False):
    """Private: a seat's hand after its swap."""

    hand: Cards


class Looked(Event, frozen=True, gc=False):
    """Another seat looks at the Yomi or at a hand."""

    seat: Seat
    at: Seat
    """A seat or ``YOMI``."""


class CardsSeen(Event, frozen=True, gc=False):
    """Private: what a seat sees with its token."""

    at: Seat
    cards: Cards


class TrickWon(msgspec.Struct, frozen=True, gc=False):
    """How a trick ended."""

    winner: Seat
    card: Card
    trick: int
    """From 1."""
    tricks: int
    """How many the round has."""
    eighteen: bool
    """Whether samurai 18 lies in the trick."""


class CardPlayed(Event, frozen=True, gc=False):
    """A card is played, and perhaps ends the trick."""

    seat: Seat
    card: Card
    leads: bool
    fool: int
    """Which Old Fool of the trick it is, from 1; 0 for another card."""
    last_card: bool
    """Whether it was the last card in that hand."""
    won: TrickWon | None


class RoundScored(Event, frozen=True, gc=False):
    """A round is over."""

    round: int
    results: tuple[Result, ...]
    totals: tuple[int, ...]
    final: bool
    """Whether the game is over with it."""
    extra: bool = False
    """Whether it was played because of a tie (G17)."""


class TiedForFirst(Event, frozen=True, gc=False):
    """The last round left a tie, so there is another one (G17)."""

    seats: tuple[Seat, ...]
    points: int


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    winner: Seat
    totals: tuple[int, ...]
