"""What is told of declarations and battles."""

from collections.abc import Sequence

from access_play.core.events import Event, Heard, Unanswered
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.battles import own_castle, roll_battle, settle_battle
from access_play.games.honor_of_the_samurai.moves import Declaration, Declare, Roll
from access_play.games.honor_of_the_samurai.questions import might_answer
from access_play.games.honor_of_the_samurai.reckoning import strength
from access_play.games.honor_of_the_samurai.state import ANSWER, NOBODY, Battle, Open
from access_play.games.honor_of_the_samurai.turns import DISSOLVING_COST


def declared(after: Open, seat: Seat, move: Declare) -> Event:
    """Tell a declaration."""
    bond = after.bonds[seat]
    lord = NOBODY if bond is None else bond.lord
    match move.what:
        case Declaration.SHOGUN:
            return told.ShogunDeclared(seat, after.terms.title)
        case Declaration.ALLY:
            return told.Allied(seat, lord)
        case Declaration.DISSOLVE:
            return told.Dissolved(seat, lord, DISSOLVING_COST, after.honor[seat])
        case Declaration.ATTACK:
            return _attacked(after)


def _attacked(after: Open) -> Event:
    battle = after.pending
    assert isinstance(battle, Battle)  # noqa: S101 (an attack was declared)
    attack, defense = battle.dice
    return told.Attacked(
        _force(after, battle.attacker, attack, attacking=True),
        _force(after, battle.defender, defense, attacking=False),
        shogun=after.shogun == battle.defender,
    )


def _force(table: Open, seat: Seat, dice: int, *, attacking: bool) -> told.Force:
    second = table.second_of(seat)
    return told.Force(
        seat,
        strength(table, seat, attacking=attacking),
        dice,
        None if second == NOBODY else second,
        None if attacking else own_castle(table, seat),
    )


def battle_rolled(before: Open, battle: Battle, move: Roll, after: Open) -> Sequence[Heard]:
    """Tell one side's dice and, with the second, what comes of the battle."""
    total = sum(move.dice)
    if battle.attack is None:
        return [Heard(told.DiceRolled(battle.attacker, move.dice, total))]
    if battle.attack == total:
        tied = told.BattleTied(battle.attacker, battle.defender, move.dice, total)
        return [Heard(tied)]
    lost = roll_battle(before, battle, total)
    awaited = might_answer(lost)
    if not awaited:
        return [Heard(lost_battle(lost, None, after, move.dice))]
    decided = _decided(lost, move.dice)
    asking = awaiting(decided.loser, awaited, battle=True)
    ended = [] if after.phase is ANSWER else unanswered(lost_battle(lost, None, after))
    return [Heard(decided), *asking, *ended]


def awaiting(about: Seat, seats: tuple[Seat, ...], *, battle: bool) -> list[Heard]:
    """Tell that a face might be saved, and call all who might do it."""
    return [Heard(told.AnswersAwaited(seats, about, battle))]


def unanswered(ended: Event) -> list[Heard]:
    """Tell what comes of a question that nobody has answered: so nobody else could."""
    return [Heard(Unanswered(), shows=True), Heard(ended, shows=True)]


def _decided(lost: Open, dice: tuple[int, ...]) -> told.BattleDecided:
    battle = _battle(lost)
    return told.BattleDecided(battle.winner, battle.loser, battle.attacker, dice, _totals(battle))


def lost_battle(lost: Open, saver: Seat | None, after: Open, dice: tuple[int, ...] = ()) -> Event:
    """Tell what becomes of the loser.

    Args:
        lost: the table on which the battle is decided.
        saver: who saved his face.
        after: the table after it.
        dice: the defender's, where they have not been told before.
    """
    battle = _battle(lost)
    _, aftermath = settle_battle(lost, battle, saver)
    castle = aftermath.castle
    return told.BattleEnded(
        battle.winner,
        battle.loser,
        battle.attacker,
        dice,
        _totals(battle),
        decided=bool(might_answer(lost)),
        saver=saver,
        fall=aftermath.fall,
        title=aftermath.title,
        castle=castle,
        replaces=None if castle is None else own_castle(after, battle.winner),
    )


def _battle(lost: Open) -> Battle:
    battle = lost.pending
    assert isinstance(battle, Battle)  # noqa: S101 (a battle was lost)
    return battle


def _totals(battle: Battle) -> tuple[int, int]:
    totals = sorted((battle.attack or 0, battle.defense or 0))
    return totals[1], totals[0]
