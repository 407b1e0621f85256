"""What one step of a typed line says: moves, or half of one."""

from enum import Enum, auto
from typing import TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.joraku.cards import Card, Cards
from access_play.games.joraku.moves import Move
from access_play.games.joraku.reading import Named


class Unfinished(Enum):
    """A step that says too little."""

    CARD = auto()
    """An effect, or nothing but the word for playing, without a card."""
    DAIMYO = auto()
    """Where to?"""
    SAMURAI = auto()
    """From where to where?"""
    STEP = auto()
    """Areas, but no piece."""


class Moves(msgspec.Struct, frozen=True):
    """Moves one after another."""

    moves: tuple[Move, ...]
    place: int | None = None
    """The area from which samurai are to be removed, where one is named."""


class HalfCard(msgspec.Struct, frozen=True):
    """A card without what it is played for."""

    card: Card


class NotHeld(msgspec.Struct, frozen=True):
    """A number, or a Ninja, of which nothing is in hand; its suit is left out."""

    named: Named


class NoSuchCard(msgspec.Struct, frozen=True):
    """A number that no card has."""

    number: int


class OneOf(msgspec.Struct, frozen=True):
    """One of several moves."""

    moves: tuple[Move, ...]


class OneOfCards(msgspec.Struct, frozen=True):
    """One of several cards, in a gift."""

    cards: Cards


class Gift(msgspec.Struct, frozen=True):
    """Other than two cards to give."""

    count: int


class BadCount(msgspec.Struct, frozen=True):
    """A number of samurai that nobody can place."""

    count: int


class Whom(msgspec.Struct, frozen=True):
    """A removal of which it is not clear whose samurai goes."""

    seats: tuple[Seat, ...]
    """Those that may be meant; empty where none is named, or a name that nobody has."""
    unknown: bool = False
    correction: str = ""


Half: TypeAlias = (
    Unfinished | HalfCard | NotHeld | NoSuchCard | OneOf | OneOfCards | Gift | BadCount | Whom
)
Said: TypeAlias = Moves | Half
