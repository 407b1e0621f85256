"""What chance decides in Joraku: variants, daimyo cards and every deal."""

from random import Random
from typing import Final

from access_play.core.game import Draw
from access_play.core.refusals import Reason, Refusal
from access_play.games.dealing import ANOTHER_DRAW, dealt, is_even
from access_play.games.joraku.areas import SHINANO
from access_play.games.joraku.cards import DECK, hand_size
from access_play.games.joraku.moves import DaimyoDrawn, Dealt, Move, VariantsDrawn
from access_play.games.joraku.terms import Variant

VARIANTS_DRAWN: Final = 2
"""Advanced Game."""
DAIMYO_CARDS: Final = range(1, SHINANO + 1)
_VARIANTS: Final = tuple(sorted(map(str, Variant)))


class VariantsDraw(Draw[Move]):
    """Two variant rule cards are drawn."""

    def draw(self, rng: Random) -> VariantsDrawn:
        """Draw two."""
        return VariantsDrawn(tuple(sorted(rng.sample(_VARIANTS, VARIANTS_DRAWN))))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse what are not two different variants."""
        if not isinstance(move, VariantsDrawn):
            return ANOTHER_DRAW
        two = len(move.ids) == len(set(move.ids)) == VARIANTS_DRAWN
        return None if two and set(move.ids) <= set(_VARIANTS) else _IMPOSSIBLE


class DaimyoDraw(Draw[Move]):
    """The daimyo cards are shuffled and one is dealt to each player."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def draw(self, rng: Random) -> DaimyoDrawn:
        """Deal one to each."""
        return DaimyoDrawn(tuple(rng.sample(DAIMYO_CARDS, self._seats)))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse what are not as many different daimyo as seats."""
        if not isinstance(move, DaimyoDrawn):
            return ANOTHER_DRAW
        one_each = len(move.cards) == len(set(move.cards)) == self._seats
        return None if one_each and set(move.cards) <= set(DAIMYO_CARDS) else _IMPOSSIBLE


class Deal(Draw[Move]):
    """The skirmish cards are shuffled and dealt; the rest is put aside."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._size = hand_size(seats)

    def draw(self, rng: Random) -> Dealt:
        """Shuffle and deal."""
        return Dealt(dealt(DECK, self._seats, self._size, rng).hands)

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse hands that are not from this deck, or not of the right size."""
        if not isinstance(move, Dealt):
            return ANOTHER_DRAW
        even = is_even(move.hands, self._seats, self._size)
        cards = [card for hand in move.hands for card in hand]
        each_once = len(set(cards)) == len(cards) and set(cards) <= set(DECK)
        return None if even and each_once else _IMPOSSIBLE


_IMPOSSIBLE: Final = Refusal(Reason.IMPOSSIBLE_CHANCE)
