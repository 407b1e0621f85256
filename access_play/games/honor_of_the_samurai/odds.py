"""How likely a battle is won."""

from functools import cache
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.reckoning import dice
from access_play.games.honor_of_the_samurai.state import Open

_SIDES: Final = 6


@cache
def sums(count: int) -> tuple[float, ...]:
    """Return the chance of each sum of so many dice, by the sum."""
    if count == 0:
        return (1.0,)
    fewer = sums(count - 1)
    found = [0.0] * (len(fewer) + _SIDES)
    for total, chance in enumerate(fewer):
        for die in range(1, _SIDES + 1):
            found[total + die] += chance / _SIDES
    return tuple(found)


@cache
def winning_chance(own: int, others: int) -> float:
    """Return the chance to win with so many dice against so many, ties being rolled again."""
    pairs = [
        (total - other, chance * against)
        for total, chance in enumerate(sums(own))
        for other, against in enumerate(sums(others))
    ]
    won = sum(chance for lead, chance in pairs if lead > 0)
    lost = sum(chance for lead, chance in pairs if lead < 0)
    return won / (won + lost) if won + lost else 0.0


def attack_chance(table: Open, attacker: Seat, defender: Seat) -> float:
    """Return the chance that a seat wins if it attacks another now."""
    attack = dice(table, attacker, attacking=True)
    return winning_chance(attack, dice(table, defender, attacking=False)) if attack else 0.0
