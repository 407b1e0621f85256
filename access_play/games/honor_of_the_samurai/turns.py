"""The steps of a turn, cards and dishonor: what becomes of the open table."""

from typing import Final

import msgspec
from msgspec.structs import replace

from access_play.core.seats import Seat, after
from access_play.games.entries import with_entry
from access_play.games.honor_of_the_samurai.cards import (
    DISHONOR,
    HOUSE_GUARD,
    NINJA_ASSASSIN,
    UNKNOWN,
    Card,
)
from access_play.games.honor_of_the_samurai.events import Fall
from access_play.games.honor_of_the_samurai.falls import end_alliance, fall
from access_play.games.honor_of_the_samurai.houses import lose_honor, put, take
from access_play.games.honor_of_the_samurai.moves import (
    Assassinate,
    Home,
    HouseAt,
    Place,
    Spy,
)
from access_play.games.honor_of_the_samurai.reckoning import income
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    OVER,
    TURN,
    Assassination,
    Bond,
    Dishonoring,
    Open,
    Phase,
)

NINJA_COST: Final = 25
TREACHERY_COST: Final = 50
DISSOLVING_COST: Final = 25
DISHONOR_COST: Final = 75
SAVED_COST: Final = 30
DISHONOR_ACTIONS: Final = 2
NEEDED: Final = 3
NEEDED_AGAINST_GUARD: Final = 5


# Turns.


def start_turn(table: Open, seat: Seat) -> Open:
    """Begin a seat's turn: alliances begin and end, then honor is scored (H3, H15, H16)."""
    total = table.honor[seat] + income(table, seat).total
    bond = table.bonds[seat]
    if bond is not None:
        table = _aged(table, seat, bond)
    return replace(
        table,
        phase=OVER if total >= table.terms.goal else TURN,
        round=table.round + (seat == table.first),
        turn=seat,
        used=0,
        declared=False,
        honor=with_entry(table.honor, seat, total),
    )


def end_turn(table: Open) -> Open:
    """Begin the turn of the seat to the left."""
    return start_turn(table, after(table.turn, table.terms.seats))


def _aged(table: Open, seat: Seat, bond: Bond) -> Open:
    if bond.dissolving:
        return end_alliance(table, seat)
    return replace(table, bonds=with_entry(table.bonds, seat, Bond(bond.lord, serves=True)))


# Cards. The card itself has left the hand already.


def place(table: Open, seat: Seat, move: Place) -> Open:
    """Place a card; a daimyo for the second samurai ends his alliance (H18)."""
    table = replace(table, used=table.used + 1)
    at = move.house
    if move.discard_castle:
        table = discard_castle(table, at.seat)
    if table.bonds[at.seat] is not None and at.seat != seat:
        table = end_alliance(table, at.seat)
    return put(table, at, move.card)


def discarded_castle(table: Open, move: Place) -> Card | None:
    """Return the castle that makes room for another, if one does."""
    house = table.house(move.house)
    return house.castle if move.discard_castle and house is not None else None


def discard_castle(table: Open, seat: Seat) -> Open:
    """Discard the castle of the daimyo that a seat controls, if he has one."""
    at, house = HouseAt(seat, Home.DAIMYO), table.daimyo[seat]
    if house is None or house.castle == UNKNOWN:
        return table
    return replace(take(table, at, house.castle), discards=(*table.discards, house.castle))


def send_spy(table: Open, seat: Seat, move: Spy) -> Open:
    """Steal or destroy; the spy is discarded (Ninjas)."""
    table = take(lose_honor(table, seat, NINJA_COST), move.house, *move.take)
    destroyed = []
    for card, at in zip(move.take, move.to, strict=True):
        if at is None:
            destroyed.append(card)
        else:
            table = put(table, at, card)
    discards = (*table.discards, move.card, *destroyed)
    return replace(table, used=table.used + 1, discards=discards)


def is_treachery(table: Open, seat: Seat, at: HouseAt) -> bool:
    """Tell whether a second samurai strikes at his first (H23)."""
    bond = table.bonds[seat]
    serves = bond is not None and bond.serves and bond.lord == at.seat
    return serves and at.home is Home.SAMURAI


def assassin_cost(table: Open, seat: Seat, at: HouseAt) -> int:
    """Return the honor that an assassin against a house costs a seat."""
    return TREACHERY_COST if is_treachery(table, seat, at) else NINJA_COST


def needed(table: Open, at: HouseAt) -> int:
    """Return what an assassin's die must show at least against a house (H24)."""
    house = table.house(at)
    return NEEDED_AGAINST_GUARD if house is not None and house.guards else NEEDED


def send_assassin(table: Open, seat: Seat, move: Assassinate) -> Open:
    """Pay the honor; the die is due."""
    return replace(
        lose_honor(table, seat, assassin_cost(table, seat, move.house)),
        used=table.used + 1,
        discards=(*table.discards, NINJA_ASSASSIN),
        phase=Phase.ROLL,
        pending=Assassination(seat, move.house, needed(table, move.house)),
    )


def strike(table: Open, pending: Assassination, die: int) -> tuple[Open, Fall | None]:
    """Let the assassin's die decide; a house guard dies either way (H24)."""
    table, at, fallen = resumed(table), pending.house, None
    if pending.needed == NEEDED_AGAINST_GUARD:
        table = take(table, at, HOUSE_GUARD)
        table = replace(table, discards=(*table.discards, HOUSE_GUARD))
    if die >= pending.needed:
        table, fallen = fall(table, at)
    return table, fallen


# Dishonor.


def dishonor(table: Open, seat: Seat, target: Seat) -> Open:
    """Ask the target."""
    return replace(
        table,
        used=table.used + DISHONOR_ACTIONS,
        discards=(*table.discards, DISHONOR),
        phase=ANSWER,
        pending=Dishonoring(seat, target),
    )


class Settled(msgspec.Struct, frozen=True, gc=False):
    """What a dishonor comes to."""

    lost: int
    fall: Fall | None
    left_lord: Seat | None
    """With whose daimyo the target's alliance ends."""


def settle_dishonor(
    table: Open, target: Seat, saver: Seat | None, seppuku: Home | None = None
) -> tuple[Open, Settled]:
    """Carry out the last answer to a dishonor (H35 to H37).

    Args:
        table: the dishonor is pending.
        target: who was dishonored.
        saver: who played save face, if anybody did; the card has left his hand already.
        seppuku: of whom, if that is the answer.
    """
    table, bond = resumed(table), table.bonds[target]
    if seppuku is not None:
        table, fallen = fall(table, HouseAt(target, seppuku))
        return table, Settled(0, fallen, None if bond is None else bond.lord)
    if saver is not None:
        return lose_honor(table, target, SAVED_COST), Settled(SAVED_COST, None, None)
    table = lose_honor(table, target, DISHONOR_COST)
    if bond is None:
        return table, Settled(DISHONOR_COST, None, None)
    return end_alliance(table, target), Settled(DISHONOR_COST, None, bond.lord)


def resumed(table: Open) -> Open:
    """Return the table on which the turn goes on, nothing pending."""
    return replace(table, phase=TURN, pending=None)


def settled(table: Open) -> Open:
    """Return the table with a shuffle due, where the draw pile is empty (H40)."""
    if table.pile == 0 and table.phase is TURN and table.discards:
        return replace(table, phase=Phase.SHUFFLE)
    return table
