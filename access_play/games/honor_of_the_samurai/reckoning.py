"""Honor, ki, strength: what can be counted from the open table (Sequence of a Turn, Battle)."""

from enum import StrEnum
from typing import Final

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import UNKNOWN
from access_play.games.honor_of_the_samurai.state import NOBODY, Open

FEWEST_ACTIONS: Final = 2
MOST_ACTIONS: Final = 5
KI_FOR_ACTION: Final = 3
STRENGTH_FOR_DIE: Final = 3
CHIP: Final = 5
"""The smallest chip: honor is rounded up to a multiple of it."""


class Role(StrEnum):
    """What a samurai is to a daimyo."""

    FIRST = "first"
    """He controls one."""
    SECOND = "second"
    """He serves another seat's."""
    RONIN = "ronin"
    """He has none."""


class Income(msgspec.Struct, frozen=True, gc=False):
    """The honor of one step 1, and how it comes about (H11, H13)."""

    total: int
    role: Role
    lord: Seat = NOBODY
    """The seat whose daimyo a second samurai serves."""
    daimyo: int = 0
    """The honor on the cards of the daimyo's house, whole."""
    title: int = 0
    """The honor of the title of shogun, whole; 0 where the daimyo is not shogun."""
    house: int = 0
    """The honor on the cards of the samurai's own house, whole."""
    from_daimyo: int = 0
    """What daimyo and title bring: all for the first samurai, half and rounded for a second."""
    from_house: int = 0
    """What the samurai's own house brings, half and rounded for a second."""


def rounded_up(honor: int) -> int:
    """Round honor up to a multiple of 5."""
    return -(-honor // CHIP) * CHIP


def half_rounded_up(honor: int) -> int:
    """Halve honor and round it up to a multiple of 5, so that 5 gives 5 and -15 gives -5."""
    return -(-honor // (2 * CHIP)) * CHIP


def role(table: Open, seat: Seat) -> Role:
    """Tell what a seat's samurai is now; an alliance that has not begun makes no second yet."""
    if table.daimyo[seat] is not None:
        return Role.FIRST
    bond = table.bonds[seat]
    return Role.SECOND if bond is not None and bond.serves else Role.RONIN


def income(table: Open, seat: Seat) -> Income:
    """Return what a seat scores if its next turn starts with this table.

    An alliance that was made counts from then on (H15); one that is dissolved ends before
    it scores (H16).
    """
    house = table.samurai[seat].honor
    own = table.daimyo[seat]
    if own is not None:
        title = table.terms.title if table.shogun == seat else 0
        total = rounded_up(own.honor + title + house)
        return Income(total, Role.FIRST, NOBODY, own.honor, title, house, own.honor + title, house)
    bond = table.bonds[seat]
    lords = None if bond is None else table.daimyo[bond.lord]
    if bond is None or bond.dissolving or lords is None:
        return Income(0, Role.RONIN)
    title = table.terms.title if table.shogun == bond.lord else 0
    from_daimyo, from_house = half_rounded_up(lords.honor + title), half_rounded_up(house)
    return Income(
        from_daimyo + from_house,
        Role.SECOND,
        bond.lord,
        lords.honor,
        title,
        house,
        from_daimyo,
        from_house,
    )


def ki(table: Open, seat: Seat) -> int:
    """Return a seat's ki: its own samurai's house and the house of the daimyo it controls (H5)."""
    upper = table.daimyo[seat]
    own = table.samurai[seat].ki
    return own if upper is None else own + upper.ki


def actions(table: Open, seat: Seat) -> int:
    """Return how many card actions a seat's ki gives in a turn (H4)."""
    return max(FEWEST_ACTIONS, min(MOST_ACTIONS, ki(table, seat) // KI_FOR_ACTION))


def actions_left(table: Open) -> int:
    """Return how many card actions are left to the seat whose turn it is."""
    return max(0, actions(table, table.turn) - table.used)


def strength(table: Open, seat: Seat, *, attacking: bool) -> int:
    """Return the strength of a seat's daimyo in battle; 0 where it controls none (H31).

    The second samurai's house counts; a castle counts in defense only.
    """
    upper = table.daimyo[seat]
    if upper is None:
        return 0
    total = upper.strength + table.samurai[seat].strength
    if attacking and upper.castle != UNKNOWN:
        total -= table.terms.deck.values[upper.castle].strength
    second = table.second_of(seat)
    return total if second == NOBODY else total + table.samurai[second].strength


def dice(table: Open, seat: Seat, *, attacking: bool) -> int:
    """Return how many dice a seat rolls in a battle."""
    return strength(table, seat, attacking=attacking) // STRENGTH_FOR_DIE


def can_be_attacked(table: Open, seat: Seat) -> bool:
    """Tell whether a seat's daimyo is shogun or has a castle (Battle Protocol 2)."""
    upper = table.daimyo[seat]
    return upper is not None and (table.shogun == seat or upper.castle != UNKNOWN)
