"""What happens in Joraku, as codes and numbers.

A number of action points or samurai is always the one after the move.
"""

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import Card, Cards
from access_play.games.joraku.reckoning import AreaScore
from access_play.games.joraku.state import Counts
from access_play.games.joraku.terms import Variant, VariantValues
from access_play.games.joraku.winning import WinReason


class VariantsTold(Event, frozen=True, gc=False):
    """Which variants are in play: as soon as they are drawn, or first of all when chosen."""

    variants: tuple[Variant, ...]
    values: VariantValues
    """The numbers in them."""
    drawn: bool


class DaimyoDealt(Event, frozen=True, gc=False):
    """The daimyo cards are dealt, and the daimyo stand on the map."""

    cards: Counts
    """By seat."""
    areas: tuple[Area, ...]
    """By seat."""
    names: tuple[tuple[str, str], ...]
    """By seat: the name printed on a player's own card and its kana; both empty without one."""
    first: Seat
    """Who has the highest card, and so the Kachidoki card (J28)."""


class RoundStarted(Event, frozen=True, gc=False):
    """The skirmish cards are dealt."""

    round: int
    rounds: int
    leader: Seat
    """Who will lead the first skirmish."""


class HandDealt(Event, frozen=True, gc=False):
    """Private: a seat takes up its hand and is to choose two cards."""

    hand: Cards
    receiver: Seat
    """The seat on the left, who gets them."""
    round: int
    rounds: int


class CardsChosen(Event, frozen=True, gc=False):
    """Private: the two cards that a seat gives."""

    cards: Cards
    receiver: Seat


class Chose(Event, frozen=True, gc=False):
    """Another seat has chosen its two cards."""

    seat: Seat
    waiting: tuple[Seat, ...]
    """Who has not chosen yet."""


class CardsReceived(Event, frozen=True, gc=False):
    """Private: all have chosen, and a seat takes up what it is given."""

    giver: Seat
    cards: Cards
    hand: Cards
    """With them."""


class SkirmishesBegan(Event, frozen=True, gc=False):
    """All have taken up their cards: the first skirmish of a round begins."""

    leader: Seat
    skirmishes: int
    """How many the round has."""


class CardPlaced(Event, frozen=True, gc=False):
    """A numbered card is played to place samurai."""

    seat: Seat
    card: Card
    leads: bool
    last_card: bool
    """Whether it was the last card in that hand."""
    area: Area
    """The card's own."""
    count: int
    """How many samurai are placed in all, 0 to 3 or 4."""
    aside: Area | None
    """Where one of them goes instead (open-road)."""
    supply: int
    """How many samurai the seat has left."""


class NinjaPlayed(Event, frozen=True, gc=False):
    """A Ninja is played."""

    seat: Seat
    card: Card
    leads: bool
    last_card: bool
    placed: tuple[tuple[Area, int], ...]
    """Areas from Kyoto on, each with how many samurai; empty where none is placed."""
    supply: int


class CardActs(Event, frozen=True, gc=False):
    """A numbered card is played for action points."""

    seat: Seat
    card: Card
    leads: bool
    last_card: bool
    points: int


class DaimyoMoved(Event, frozen=True, gc=False):
    """A daimyo moves."""

    seat: Seat
    origin: Area
    to: Area
    points: int
    """Action points that are left."""


class SamuraiMoved(Event, frozen=True, gc=False):
    """A samurai moves."""

    seat: Seat
    origin: Area
    to: Area
    points: int


class SamuraiRemoved(Event, frozen=True, gc=False):
    """A samurai goes back to its owner's supply (J18)."""

    seat: Seat
    owner: Seat
    area: Area
    left: int
    """How many samurai the owner has left in that area."""
    points: int


class PointsGivenUp(Event, frozen=True, gc=False):
    """A seat is done before its action points are."""

    seat: Seat
    points: int
    """How many are lost."""


class SkirmishWon(Event, frozen=True, gc=False):
    """A skirmish is over: the winner takes the Kachidoki card, and it pays."""

    winner: Seat
    card: Card
    reason: WinReason
    beaten: int
    """The number that a Ninja beats, else 0."""
    kept: bool
    """Whether the winner had the Kachidoki card before (J11)."""
    score: AreaScore
    """The Kachidoki in the area of the winner's daimyo."""
    skirmish: int
    """From 1."""
    skirmishes: int
    leads_next: bool
    """Whether another skirmish follows in this round, which the winner leads."""


class AreaScored(Event, frozen=True, gc=False):
    """Prestige of an area in which anybody stands; from Shinano to Kyoto."""

    round: int
    score: AreaScore


class RoundScored(Event, frozen=True, gc=False):
    """The prestige of a round is over."""

    round: int
    kachidoki: Counts
    """What the Kachidoki of the round paid, by seat."""
    prestige: Counts
    """What its prestige paid, by seat."""
    totals: Counts
    final: bool
    """Whether the game is over with it."""


class GameWon(Event, frozen=True, gc=False):
    """The game is over."""

    winner: Seat
    totals: Counts
    tied: tuple[Seat, ...]
    """The others with as many points; the winner's daimyo card is higher (J24)."""
    cards: Counts
    """The daimyo cards, by seat."""
