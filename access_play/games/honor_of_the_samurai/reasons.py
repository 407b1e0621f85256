"""Why a move is refused in Honor of the Samurai, as codes.

Seats in params count from 1 and cards have their record codes, as in all refusals; a house
is given by ``seat`` and ``of`` ("daimyo" or "samurai").
"""

from enum import StrEnum


class HonorReason(StrEnum):
    """The game's own refusal codes, in the order in which they are looked for."""

    HAND_FULL = "hand-full"
    """A draw with seven cards in hand. Params: ``limit``."""
    NO_ACTIONS_LEFT = "no-actions-left"
    """Params: ``needed`` (1, or 2 for a dishonor), ``left``, ``card`` where one was played."""
    HOUSE_FULL = "house-full"
    """A sixth army. Params: ``card``, ``seat``, ``of``, ``limit``."""
    HOUSE_HAS_OKUGATA = "house-has-okugata"
    """Params: ``card``, ``seat``, ``of``, ``has`` (the okugata that is there)."""
    CASTLE_ONLY_DAIMYO = "castle-only-daimyo"
    """A castle for a samurai's house. Params: ``card``, ``seat``."""
    CASTLE_ALREADY = "castle-already"
    """A second castle without discarding the first. Params: ``card``, ``seat``, ``has``."""
    NO_DAIMYO = "no-daimyo"
    """The actor controls no daimyo. Params: ``action`` (place, spy, shogun, attack, seppuku),
    ``serves`` (the seat whose daimyo he serves or is allied with; left out for a ronin)."""
    NOT_YOUR_HOUSE = "not-your-house"
    """A house in which the actor may not place this card. Params: ``card``, ``seat``, ``of``,
    ``allied`` (true where it is his lord's or his second's house)."""
    NO_SUCH_TARGET = "no-such-target"
    """Params: ``why``: one of ``NoTarget``; ``seat``, ``of``, ``card`` where they matter;
    ``action`` of a declaration (attack, ally)."""
    CANNOT_BE_STOLEN = "cannot-be-stolen"
    """A castle, an okugata, a house guard or a daimyo. Params: ``card``."""
    ALREADY_DECLARED = "already-declared"
    """One declaration a turn."""
    SHOGUN_TAKEN = "shogun-taken"
    """Params: ``seat`` whose daimyo is shogun, ``oneself``."""
    CANNOT_BE_ATTACKED = "cannot-be-attacked"
    """Neither shogun nor castle. Params: ``seat``, ``allowed`` (seats that may be attacked)."""
    NO_DICE = "no-dice"
    """Strength below three: no die to attack with. Params: ``strength``."""
    NOT_RONIN = "not-ronin"
    """Only a ronin allies or plays a daimyo for himself. Params: ``action`` (place, ally),
    ``serves`` (the seat whose daimyo he serves or is allied with; left out for a first samurai)."""
    ALLIANCE_FULL = "alliance-full"
    """That daimyo has a second samurai. Params: ``seat``, ``second``."""
    NOT_ALLIED = "not-allied"
    """No alliance to dissolve."""
    SHOGUN_NO_SAVE_FACE = "shogun-no-save-face"
    """The seat that controls the shogun may not reduce its own dishonor."""
    NOTHING_TO_DRAW = "nothing-to-draw"
    """Draw pile and discards are both empty."""


class NoTarget(StrEnum):
    """What is wrong with a target, as ``why`` of ``NO_SUCH_TARGET``."""

    ONESELF = "oneself"
    NO_SEAT = "no-seat"
    NO_DAIMYO = "no-daimyo"
    """Nobody there controls a daimyo. ``seat``."""
    NO_CARD = "no-card"
    """That card does not lie in that house, or not twice. ``card``, ``seat``, ``of``."""
    NO_CASTLE = "no-castle"
    """There is no castle to discard. ``seat``."""
    SAMURAI_HOUSE = "samurai-house"
    """A daimyo card for a samurai's house. ``card``, ``seat``."""


class DataFault(StrEnum):
    """What is wrong with a player's own deck file. ``where`` is a dotted path in the file."""

    UNKNOWN_NAME = "unknown-name"
    """A table or value that the deck file does not have. Params: ``where``."""
    NOT_A_TABLE = "not-a-table"
    """Params: ``where``."""
    NOT_A_NUMBER = "not-a-number"
    """No whole number. Params: ``where``."""
    OUT_OF_RANGE = "out-of-range"
    """Params: ``where``, ``value``, ``lowest``, ``highest``."""
    WRONG_SUM = "wrong-sum"
    """The copies do not sum to the deck. Params: ``total``, ``deck``, ``difference`` (above 0)
    and ``more`` (whether there are too many)."""
    TOO_FEW_DAIMYO = "too-few-daimyo"
    """Params: ``count``, ``needed``."""
