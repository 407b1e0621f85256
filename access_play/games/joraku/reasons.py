"""The game's own refusal codes."""

from enum import StrEnum


class JorakuReason(StrEnum):
    """Why a move is refused, in the order in which it is looked for.

    Cards are codes of the record, seats count from 1, areas are their numbers. Of the
    shared codes ``not-in-hand`` has ``card``, left out where the code is no card.
    """

    MUST_FOLLOW_SUIT = "must-follow-suit"
    """``card``; ``suit``: the letter of the suit led; ``allowed``: the cards in hand of it."""
    SUPPLY_SHORT = "supply-short"
    """``count``: how many samurai were to be placed; ``supply``: how many there are."""
    NOT_ADJACENT = "not-adjacent"
    """``piece``: a ``Piece``; ``from``: where it stands or, for one aside, the card's own area
    (no area of the map where a samurai was to leave such); ``to``: where it was to go;
    ``allowed``: the areas beside ``from``, ascending."""
    NO_SUCH_PIECE = "no-such-piece"
    """``piece``: a ``Piece``; ``area``: where it was looked for.

    Of a samurai that was to move ``allowed`` are the areas in which the seat has one. Of one
    that was to be removed ``owner`` is whose (0 where there is no such seat), ``oneself``
    whether it is the seat's own, and ``allowed`` the seats with a samurai in that area that
    may be removed.
    """
    TOO_FEW_ACTION_POINTS = "too-few-action-points"
    """``piece``: a ``Piece``, what was to be moved or removed; ``cost``; ``left``."""
    WRONG_EFFECT = "wrong-effect"
    """``card``; ``fault``: an ``EffectFault``; ``most``: how many samurai a card may place now."""
    NO_SUCH_AREA = "no-such-area"
    """``area``: where a Ninja was to place a samurai."""


class Piece(StrEnum):
    """What a refusal is about."""

    DAIMYO = "daimyo"
    """The own daimyo that moves."""
    SAMURAI = "samurai"
    """An own samurai that moves."""
    REMOVED = "removed"
    """A samurai that is removed."""
    ASIDE = "aside"
    """A samurai that is placed beside the card's area, with the variant open-road."""


class EffectFault(StrEnum):
    """What a card may not do."""

    NUMBER_WITH_AREAS = "number-with-areas"
    """A numbered card places into the area of its number, or gives action points."""
    NINJA_WITH_EFFECT = "ninja-with-effect"
    """A Ninja places into any areas and gives no action points."""
    TOO_MANY = "too-many"
    """More samurai than a card may place."""
    ASIDE_NOT_IN_PLAY = "aside-not-in-play"
    """A samurai aside without the variant open-road."""
    ASIDE_OF_NONE = "aside-of-none"
    """A samurai aside, but none is placed."""


class DataFault(StrEnum):
    """Why a player's own data file cannot be used.

    ``at`` is the place as the file has it, like ``chart.mikawa.round-2``; ``found`` is what
    stands there, cut to 40 characters; ``rank`` is 1 to 3 where one of three numbers is at
    fault, else 0.
    """

    MISSING = "missing"
    """``at``, ``rank``: a table, a value or one of three numbers is not there."""
    UNKNOWN_AREA = "unknown-area"
    """``at``, ``found``: an area that is not on the map; ``known``: the areas' names."""
    UNKNOWN_KEY = "unknown-key"
    """``at``, ``found``: a name that means nothing there; ``known``: those that do."""
    NOT_A_TABLE = "not-a-table"
    """``at``, ``found``: a single value where names with values belong."""
    NOT_A_LIST = "not-a-list"
    """``at``, ``found``: something else where three numbers belong."""
    TOO_MANY = "too-many-numbers"
    """``at``, ``count``: more than three numbers."""
    NOT_A_NUMBER = "not-a-number"
    """``at``, ``rank``, ``found``: text, or half a number, where a whole number belongs."""
    OUT_OF_RANGE = "out-of-range"
    """``at``, ``rank``, ``found``, ``low``, ``high``."""
    RANKS_OUT_OF_ORDER = "ranks-out-of-order"
    """``at``, ``rank``: the number of a lower rank is higher than that of the rank before."""
    NOT_A_TEXT = "not-a-text"
    """``at``, ``found``: something else where a name belongs."""
    TEXT_UNFIT = "text-unfit"
    """``at``, ``high``: a name that is longer than so many characters, or holds signs that are
    no letters."""
    UNKNOWN_MARK = "unknown-mark"
    """``at``, ``found``: a provenance mark that is none; ``known``: those that are."""
