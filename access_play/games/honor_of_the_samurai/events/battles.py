"""Declarations and battle."""

import msgspec

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Card
from access_play.games.honor_of_the_samurai.events.falls import Fall


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
