"""Why a move is not allowed, as data."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec


class Reason(StrEnum):
    """The codes that every game shares, in the order in which they are looked for."""

    GAME_OVER = "game-over"
    UNKNOWN_ACTION = "unknown-action"
    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    NOT_IN_HAND = "not-in-hand"
    IMPOSSIBLE_CHANCE = "impossible-chance"
    NO_DATA = "no-data"
    """Never of a move: the game has no values that a player's own file could replace."""


class Refusal(msgspec.Struct, frozen=True):
    """A move that is not allowed; nothing has changed."""

    code: str
    """Stable, in kebab-case: one of ``Reason`` or of the game's own codes."""
    params: Mapping[str, object] = {}
    """What the sentence about it needs, in the codes of the record: cards, counts, seats."""


class UnknownActionError(ValueError):
    """What was announced is no move of this game: a key missing, unknown or of a wrong type."""
