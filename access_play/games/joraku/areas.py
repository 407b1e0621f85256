"""The map of Joraku: seven areas in a line (J1)."""

from enum import StrEnum
from typing import Final, TypeAlias

Area: TypeAlias = int
"""0 Kyoto, 1 Ōmi, 2 Ise, 3 Owari, 4 Mikawa, 5 Tōtōmi, 6 Shinano, as printed."""

KYOTO: Final[Area] = 0
SHINANO: Final[Area] = 6
AREAS: Final[tuple[Area, ...]] = tuple(range(SHINANO + 1))
PRESTIGE_ORDER: Final[tuple[Area, ...]] = tuple(reversed(AREAS))
"""Areas are scored from Shinano to Kyoto (Prestige Phase, J22)."""


class AreaId(StrEnum):
    """What the areas are called in a data file, in the order of their numbers."""

    KYOTO = "kyoto"
    OMI = "omi"
    ISE = "ise"
    OWARI = "owari"
    MIKAWA = "mikawa"
    TOTOMI = "totomi"
    SHINANO = "shinano"


AREA_IDS: Final[tuple[AreaId, ...]] = tuple(AreaId)

NEIGHBOURS: Final[tuple[tuple[Area, ...], ...]] = tuple(
    [tuple([area for area in (at - 1, at + 1) if area in AREAS]) for at in AREAS]
)
"""By area: the areas that touch it, towards Kyoto first."""


def adjacent(one: int, other: int) -> bool:
    """Tell whether two numbers are areas that touch; what is off the board touches nothing."""
    return one in AREAS and other in AREAS and abs(one - other) == 1
