"""Chance chooses a seat: who deals or who starts, alike in every game that asks for it."""

from collections.abc import Callable
from random import Random

from access_play.core.game import Draw, M
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat
from access_play.games.dealing import ANOTHER_DRAW


class SeatDraw(Draw[M]):
    """Every seat is as likely as any other.

    Args:
        seats: how many there are.
        drawn: makes the game's move that says which; moves are compared by value.
    """

    def __init__(self, seats: int, drawn: Callable[[Seat], M]) -> None:
        self._moves = tuple([drawn(seat) for seat in range(seats)])

    def draw(self, rng: Random) -> M:
        """Choose a seat."""
        return self._moves[rng.randrange(len(self._moves))]

    def refuse(self, move: M) -> Refusal | None:
        """Refuse what is no such move, and a seat that is not there."""
        if type(move) is not type(self._moves[0]):
            return ANOTHER_DRAW
        return None if move in self._moves else Refusal(Reason.IMPOSSIBLE_CHANCE)
