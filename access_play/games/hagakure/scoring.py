"""Scoring a round and ending the game (Step 3: Scoring, End of Game)."""

from typing import Final

from access_play.core.seats import Seat
from access_play.games.hagakure.cards import SMALLEST_SAMURAI, is_villager
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.state import Cards, Result

NO_TRICK: Final = -2
VILLAGER_BONUS: Final = 2
_DOUBLE: Final = Token.DOUBLE
_ZERO: Final = Token.ZERO
_VILLAGERS: Final = Token.VILLAGERS


def result(won: Cards, tricks: int, token: Token | None, villagers_needed: int) -> Result:
    """Score one seat's round (G12 to G16).

    Args:
        won: the cards in its tricks.
        tricks: how many tricks it won.
        token: the token it played.
        villagers_needed: how many villagers the villager token asks for.
    """
    eighteen = SMALLEST_SAMURAI in won
    villagers = token is _VILLAGERS and sum(map(is_villager, won)) >= villagers_needed
    points = tricks + eighteen if tricks else NO_TRICK
    if villagers:
        points += VILLAGER_BONUS
    elif token is _DOUBLE:
        points *= 2
    elif token is _ZERO:
        points = 0
    return Result(points, tricks, eighteen, villagers, token)


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats in first place, ascending."""
    best = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == best])
