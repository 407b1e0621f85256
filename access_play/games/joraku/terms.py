"""What a game of Joraku is played by: the values of the data file and the variants in play."""

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import HIGHEST

Pays: TypeAlias = tuple[int, int, int]
"""Reputation points for the first, second and third rank."""
Row: TypeAlias = tuple[Pays, ...]
"""What each area pays in one round, by area."""

ROUNDS: Final = 3
"""Round Overview."""
RANKED: Final = 3
"""How many ranks are paid."""
SAMURAI: Final = 10
"""Samurai tokens of each player (Components)."""
PLACED: Final = 3
"""How many samurai a card places at most (Skirmish Card Resolution)."""
DAIMYO_COST: Final = 2
SAMURAI_COST: Final = 1
REMOVE_COST: Final = 1
KACHIDOKI: Final[Pays] = (3, 2, 1)


class Variant(StrEnum):
    """The project's own variant rules for the advanced game (J26)."""

    SWIFT_HORSES = "swift-horses"
    """Moving the daimyo costs 1."""
    DEEP_ROOTS = "deep-roots"
    """Removing costs 2."""
    OPEN_ROAD = "open-road"
    """A numbered card may place one of its samurai into an area adjacent to its own."""
    NINJA_NIGHT = "ninja-night"
    """A Ninja also wins if a 5 and no 6 was played."""
    GREAT_HOST = "great-host"
    """Up to 4 samurai are placed, by a Ninja too."""
    WAR_CRY = "war-cry"
    """Kachidoki pays 4, 2 and 1."""


class DaimyoCard(msgspec.Struct, frozen=True, gc=False):
    """A daimyo card."""

    area: Area
    """Where the daimyo starts: the area of the same number (Game Setup)."""
    name: str = ""
    """As printed on a player's own card; empty: the daimyo is called after the area."""
    reading: str = ""
    """How the name is said, in kana."""


class VariantValues(msgspec.Struct, frozen=True, gc=False):
    """The numbers in the variant rules; open-road has none."""

    swift_horses: int = 1
    """What moving the daimyo costs."""
    deep_roots: int = 2
    """What removing costs."""
    ninja_night: int = 5
    """The number that a Ninja beats besides the 6."""
    great_host: int = 4
    """How many samurai are placed at most."""
    war_cry: Pays = (4, 2, 1)
    """What Kachidoki pays."""


class Data(msgspec.Struct, frozen=True, gc=False):
    """The values of a data file."""

    chart: tuple[Row, ...]
    """The scoring chart, by round."""
    daimyo: tuple[DaimyoCard, ...]
    """The daimyo cards, card 1 first."""
    variants: VariantValues


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What is agreed for one game; it changes once, when variants are drawn."""

    seats: int
    data: Data
    variants: tuple[Variant, ...] = ()
    """Those in play, in the order of ``Variant``."""
    drawn: bool = False
    """Whether they were drawn, not chosen."""
    daimyo_cost: int = DAIMYO_COST
    remove_cost: int = REMOVE_COST
    aside: bool = False
    """Whether a numbered card may place one samurai into an area beside its own."""
    beaten: tuple[int, ...] = (HIGHEST,)
    """The numbers that a Ninja beats, highest first; the highest that was played counts."""
    placed: int = PLACED
    """How many samurai a card places at most."""
    kachidoki: Pays = KACHIDOKI


def terms_for(
    seats: int, data: Data, variants: tuple[Variant, ...], *, drawn: bool = False
) -> Terms:
    """Work out the rules with these variants in play."""
    values = data.variants
    beaten = {HIGHEST, *((values.ninja_night,) if Variant.NINJA_NIGHT in variants else ())}
    return Terms(
        seats,
        data,
        variants=tuple([variant for variant in Variant if variant in variants]),
        drawn=drawn,
        daimyo_cost=values.swift_horses if Variant.SWIFT_HORSES in variants else DAIMYO_COST,
        remove_cost=values.deep_roots if Variant.DEEP_ROOTS in variants else REMOVE_COST,
        aside=Variant.OPEN_ROAD in variants,
        beaten=tuple(sorted(beaten, reverse=True)),
        placed=values.great_host if Variant.GREAT_HOST in variants else PLACED,
        kachidoki=values.war_cry if Variant.WAR_CRY in variants else KACHIDOKI,
    )
