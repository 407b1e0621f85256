"""What chance decides in every round of Hagakure: the deal."""

from random import Random

from access_play.core.game import Draw
from access_play.core.refusals import Reason, Refusal
from access_play.games.dealing import ANOTHER_DRAW, dealt, is_even
from access_play.games.hagakure.cards import deck, hand_size
from access_play.games.hagakure.moves import Dealt, Move


class Deal(Draw[Move]):
    """The cards are shuffled and dealt."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._deck = deck(seats)
        self._size = hand_size(seats)

    def draw(self, rng: Random) -> Dealt:
        """Shuffle and deal."""
        hands, yomi = dealt(self._deck, self._seats, self._size, rng)
        return Dealt(hands, tuple(sorted(yomi)))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse a deal that is not this deck, dealt evenly."""
        if not isinstance(move, Dealt):
            return ANOTHER_DRAW
        piles = (*move.hands, move.yomi)
        even = is_even(piles, self._seats + 1, self._size)
        if not even or tuple(sorted(card for pile in piles for card in pile)) != self._deck:
            return Refusal(Reason.IMPOSSIBLE_CHANCE)
        return None
