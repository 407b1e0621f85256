"""A game in play at this keyboard, and how it comes to its end."""

from collections.abc import Mapping
from enum import Enum, auto
from random import Random

import msgspec

from access_play.bots.levels import Bot
from access_play.core.seats import Seat
from access_play.core.table import AnyTable
from access_play.games.commands import AnyCommands
from access_play.games.hints import AnyHints
from access_play.games.words import AnyWords
from access_play.language.speaker import Name
from access_play.terminal.table.player import Player
from access_play.terminal.table.reasons import Reasons


class Ending(Enum):
    """How a session came to its end; the game is kept in every case."""

    GAME_OVER = auto()
    QUIT = auto()
    END_OF_INPUT = auto()
    INTERRUPTED = auto()


class Playing(msgspec.Struct, frozen=True):
    """A game with everything that speaks and decides in it."""

    table: AnyTable
    words: AnyWords
    commands: AnyCommands
    hints: AnyHints
    names: tuple[Name, ...]
    players: tuple[Player, ...]
    """The persons at this keyboard."""
    bots: Mapping[Seat, Bot]
    rng: Random
    kept_as: str
    """The name under which the game is kept; empty where it is not."""
    reasons: Reasons | None = None
    """Why computer players did what they did; ``None`` but in practice."""
    own_dice: bool = False
    """Whether the table rolls its own dice and types in what they show."""
