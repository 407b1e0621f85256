"""Declarations, battles and what they bring: what becomes of the open table."""

import msgspec
from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.entries import with_entry
from access_play.games.honor_of_the_samurai.cards import UNKNOWN, Card
from access_play.games.honor_of_the_samurai.events import Fall
from access_play.games.honor_of_the_samurai.falls import fall
from access_play.games.honor_of_the_samurai.houses import lose_honor, put, take
from access_play.games.honor_of_the_samurai.moves import (
    DecideCastle,
    Declaration,
    Declare,
    Home,
    HouseAt,
)
from access_play.games.honor_of_the_samurai.reckoning import dice
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    CASTLE,
    Battle,
    Bond,
    CastleWon,
    Open,
    Phase,
)
from access_play.games.honor_of_the_samurai.turns import DISSOLVING_COST, discard_castle, resumed


def declare(table: Open, seat: Seat, move: Declare) -> Open:
    """Make the declaration of the turn."""
    table = replace(table, declared=True)
    bond = table.bonds[seat]
    match move:
        case Declare(Declaration.SHOGUN):
            return replace(table, shogun=seat)
        case Declare(Declaration.ALLY, lord) if lord is not None:
            return replace(table, bonds=with_entry(table.bonds, seat, Bond(lord)))
        case Declare(Declaration.ATTACK, target) if target is not None:
            return replace(table, phase=Phase.ROLL, pending=_battle(table, seat, target))
        case _ if bond is not None:
            dissolving = Bond(bond.lord, bond.serves, dissolving=True)
            table = replace(table, bonds=with_entry(table.bonds, seat, dissolving))
            return lose_honor(table, seat, DISSOLVING_COST)
        case _:
            return table


def _battle(table: Open, attacker: Seat, defender: Seat) -> Battle:
    attack = dice(table, attacker, attacking=True)
    return Battle(attacker, defender, (attack, dice(table, defender, attacking=False)))


def roll_battle(table: Open, battle: Battle, total: int) -> Open:
    """Note one side's dice; after a tie both roll again (Battle sequence 6)."""
    if battle.attack is None:
        return replace(table, pending=replace(battle, attack=total))
    if battle.attack == total:
        return replace(table, pending=replace(battle, attack=None))
    return replace(table, phase=ANSWER, pending=replace(battle, defense=total))


class Aftermath(msgspec.Struct, frozen=True, gc=False):
    """What a battle comes to."""

    fall: Fall | None
    title: bool
    """Whether the winner's daimyo becomes shogun."""
    castle: Card | None
    """On which the winner has to decide."""


def settle_battle(table: Open, battle: Battle, saver: Seat | None) -> tuple[Open, Aftermath]:
    """Carry out what a lost battle means (Battle Protocol 3 to 7; H33, H34).

    Args:
        table: the battle is decided and pending.
        battle: with both totals.
        saver: who saved the loser's face, if anybody did; the card has left his hand already.
    """
    winner, loser = battle.winner, battle.loser
    house = table.daimyo[loser]
    castle = UNKNOWN if house is None else house.castle
    title, fallen = table.shogun == loser, None
    table = resumed(table)
    if saver is None:
        table, fallen = fall(table, HouseAt(loser, Home.DAIMYO), spared=castle)
        table = replace(table, shogun=winner) if title else table
        fallen = replace(fallen, title=False)
    elif winner != battle.attacker:
        castle = UNKNOWN
    elif castle != UNKNOWN:
        table = take(table, HouseAt(loser, Home.DAIMYO), castle)
    if castle == UNKNOWN:
        return table, Aftermath(fallen, title, None)
    at_stake = replace(table, phase=CASTLE, pending=CastleWon(winner, loser, castle))
    return at_stake, Aftermath(fallen, title, castle)


def decide_castle(table: Open, won: CastleWon, move: DecideCastle) -> Open:
    """Take the castle, the own one being discarded for it, or burn it."""
    table = resumed(table)
    if not move.keep:
        return replace(table, discards=(*table.discards, won.castle))
    table = discard_castle(table, won.winner)
    return put(table, HouseAt(won.winner, Home.DAIMYO), won.castle)


def own_castle(table: Open, seat: Seat) -> Card | None:
    """Return the castle of the daimyo that a seat controls."""
    house = table.daimyo[seat]
    return None if house is None or house.castle == UNKNOWN else house.castle
