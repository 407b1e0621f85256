"""What chance decides in every round of Shinobi no Gakkō: the deal."""

from collections import Counter
from random import Random

from access_play.core.game import Draw
from access_play.core.refusals import Reason, Refusal
from access_play.games.dealing import ANOTHER_DRAW, dealt, is_even
from access_play.games.shinobi_no_gakko.cards import Cards, deck, hand_size
from access_play.games.shinobi_no_gakko.moves import Dealt, Move


class Deal(Draw[Move]):
    """The cards are shuffled and dealt, and the first of the rest turned up (Setup 2 to 4)."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._deck = deck(seats)
        self._size = hand_size(seats)

    def draw(self, rng: Random) -> Dealt:
        """Shuffle and deal."""
        hands, undealt = dealt(self._deck, self._seats, self._size, rng)
        return Dealt(hands, turned_up(undealt))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse a deal that is not this deck dealt evenly, or an opening not turned up so."""
        if not isinstance(move, Dealt):
            return ANOTHER_DRAW
        even = is_even(move.hands, self._seats, self._size)
        cards = Counter([card for pile in (*move.hands, move.reveal) for card in pile])
        if not even or cards - Counter(self._deck) or not _is_opening(move.reveal):
            return Refusal(Reason.IMPOSSIBLE_CHANCE)
        return None


def turned_up(undealt: Cards) -> Cards:
    """Return the cards that are turned up: two, or more while all show one number (Setup 4)."""
    end = next(place for place, card in enumerate(undealt) if card != undealt[0])
    return undealt[: end + 1]


def _is_opening(reveal: Cards) -> bool:
    """Tell whether cards were turned up until a second number appeared, and no further."""
    *before, last = reveal or (0,)
    return len(set(before)) == 1 and last not in before
