"""What happens in Honor of the Samurai, as codes and numbers.

Each event holds what changed and what follows from it, grouped as a person would say it, so
that words need no state beside it. ``left`` is always how many card actions the seat whose
turn it is has left after the move, ``honor`` a total after it, ``lost`` honor as a number
above 0. What is private goes to one seat alone; where an event is private, the others hear
the event that is named with it.
"""

import msgspec

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Card, Cards
from access_play.games.honor_of_the_samurai.deck import Values
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reckoning import Income


class Fall(msgspec.Struct, frozen=True, gc=False):
    """What it means that a daimyo or a samurai is lost (H20 to H22)."""

    house: HouseAt
    daimyo: Card | None
    """The daimyo who is discarded with his house; ``None`` for a samurai, who is replaced."""
    cards: Cards
    """The other cards that are discarded, sorted; a castle that the winner of a battle may
    take is not among them."""
    ronin: tuple[Seat, ...] = ()
    """Who becomes ronin by it, the first samurai before the second."""
    title: bool = False
    """Whether the title of shogun goes back to the middle."""
    heir: Seat | None = None
    """The second samurai who takes over the daimyo and his house, with title and castle (H20)."""
    heirs_daimyo: Card | None = None
    """The daimyo whom the heir takes over."""
    freed: Seat | None = None
    """The seat whose daimyo loses this samurai as his second (H21, H36)."""


# Before and between turns.


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


# Card actions and discards.


class CardDrawn(Event, frozen=True, gc=False):
    """Private: a seat draws a card. The others hear ``CardTaken``."""

    card: Card
    left: int
    hand: int
    """How many cards the seat has now."""


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


class Dishonored(Event, frozen=True, gc=False):
    """A dishonor is played; its target is asked."""

    seat: Seat
    target: Seat
    can_save: bool
    """Whether the target may play save face: not where it controls the shogun."""
    has_daimyo: bool
    """Whether the target controls a daimyo, whose seppuku it may choose."""
    left: int


class DishonorTaken(Event, frozen=True, gc=False):
    """A second samurai accepts a dishonor, and others might save his face: not lost yet.

    ``AnswersAwaited`` follows.
    """

    target: Seat
    lord: Seat


class DishonorAnswered(Event, frozen=True, gc=False):
    """A dishonor has its answer, or its last one."""

    target: Seat
    saver: Seat | None
    """Who played save face, the target itself perhaps; ``None`` where nobody did."""
    seppuku: Home | None
    """Of whom, where that was the answer."""
    lost: int
    """75, or 30 with save face, or 0 with seppuku."""
    honor: int
    fall: Fall | None
    """What follows from seppuku."""
    left_lord: Seat | None
    """The seat with whose daimyo the target's alliance ends (H36)."""


# Answers out of turn, of which nobody may hear who could give one.


class AnswersAwaited(Event, frozen=True, gc=False):
    """Others might save a face now.

    The core's ``Called`` follows with all who might, by public knowledge, in their order (the
    loser of a battle first); its ``Unanswered`` stands before what comes of it where nobody
    does, perhaps among the events of the same move.
    """

    about: Seat
    """Whose face it is."""
    battle: bool
    """Whether it is about a battle lost; else about a dishonor."""


class Withheld(Event, frozen=True, gc=False):
    """Private: a seat that could have saved a face did not. Nobody else hears of it."""

    about: Seat
    battle: bool


# Declarations and battle.


class ShogunDeclared(Event, frozen=True, gc=False):
    """A daimyo takes the title of shogun."""

    seat: Seat
    title: int
    """The honor it brings each turn."""


class Force(msgspec.Struct, frozen=True, gc=False):
    """One side of a battle."""

    seat: Seat
    strength: int
    dice: int
    second: Seat | None
    """The second samurai whose house counts in it."""
    castle: Card | None
    """The castle that counts in it, a defender's only."""


class Attacked(Event, frozen=True, gc=False):
    """An attack is declared; the attacker's dice are due."""

    attack: Force
    defense: Force
    shogun: bool
    """Whether the shogun is attacked."""


class DiceRolled(Event, frozen=True, gc=False):
    """The attacker's dice are thrown; the defender's are due."""

    seat: Seat
    dice: tuple[int, ...]
    total: int


class BattleTied(Event, frozen=True, gc=False):
    """Both totals are alike: both roll again."""

    attacker: Seat
    defender: Seat
    dice: tuple[int, ...]
    """The defender's."""
    total: int


class BattleDecided(Event, frozen=True, gc=False):
    """A side has lost, and somebody might save its face; ``AnswersAwaited`` follows."""

    winner: Seat
    loser: Seat
    attacker: Seat
    dice: tuple[int, ...]
    """The defender's."""
    totals: tuple[int, int]
    """The winner's and the loser's."""


class BattleEnded(Event, frozen=True, gc=False):
    """What becomes of the loser."""

    winner: Seat
    loser: Seat
    attacker: Seat
    dice: tuple[int, ...]
    """The defender's, where ``decided`` is false; else empty."""
    totals: tuple[int, int]
    """The winner's and the loser's."""
    decided: bool
    """Whether ``BattleDecided`` has told the totals before."""
    saver: Seat | None
    """Who saved the loser's face, the loser himself perhaps."""
    fall: Fall | None
    """What follows where nobody did."""
    title: bool
    """Whether the winner's daimyo becomes shogun."""
    castle: Card | None
    """The castle on which the winner has to decide now."""
    replaces: Card | None
    """The winner's own castle, which he would discard for it."""


class CastleDecided(Event, frozen=True, gc=False):
    """The winner takes the castle or burns it."""

    winner: Seat
    loser: Seat
    castle: Card
    kept: bool
    discarded: Card | None
    """The winner's own castle, where he discards it for the other."""


class Allied(Event, frozen=True, gc=False):
    """A ronin allies with a daimyo, whom he serves from his next turn on."""

    seat: Seat
    lord: Seat


class Dissolved(Event, frozen=True, gc=False):
    """A second samurai dissolves his alliance, which ends when his next turn starts."""

    seat: Seat
    lord: Seat
    lost: int
    honor: int
