"""What chance decides: the setup, new draw piles and dice."""

from collections.abc import Sequence
from random import Random
from typing import Final

from access_play.core.game import DiceDraw, Draw
from access_play.core.refusals import Reason, Refusal
from access_play.games.dealing import ANOTHER_DRAW
from access_play.games.honor_of_the_samurai.cards import DAIMYO, Card, Cards
from access_play.games.honor_of_the_samurai.houses import HAND_LIMIT
from access_play.games.honor_of_the_samurai.moves import Move, Roll, SetUp, Shuffle
from access_play.games.honor_of_the_samurai.state import (
    Assassination,
    Battle,
    Open,
    Phase,
    State,
    Terms,
)

_SIDES: Final = 6


class SetUpDraw(Draw[Move]):
    """The dealer, the daimyo and the cards (Setup)."""

    def __init__(self, terms: Terms) -> None:
        self._seats = terms.seats
        self._cards = terms.deck.cards

    def draw(self, rng: Random) -> SetUp:
        """Draw a daimyo for each seat, then shuffle the rest and deal seven cards each."""
        rest, daimyo = list(self._cards), []
        for _ in range(self._seats):
            leaders = [card for card in rest if card in DAIMYO]
            card = leaders[rng.randrange(len(leaders))]
            rest.remove(card)
            daimyo.append(card)
        rng.shuffle(rest)
        dealt = self._seats * HAND_LIMIT
        hands = [
            tuple(sorted(rest[start : start + HAND_LIMIT])) for start in range(0, dealt, HAND_LIMIT)
        ]
        first = rng.randrange(self._seats)
        return SetUp(first, tuple(daimyo), tuple(hands), tuple(rest[dealt:]))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse what is not this deck, dealt evenly."""
        if not isinstance(move, SetUp):
            return ANOTHER_DRAW
        even = (
            0 <= move.first < self._seats
            and len(move.daimyo) == len(move.hands) == self._seats
            and all(len(hand) == HAND_LIMIT for hand in move.hands)
            and all(card in DAIMYO for card in move.daimyo)
        )
        cards = [card for pile in (move.daimyo, *move.hands, move.draw) for card in pile]
        return None if even and _alike(cards, self._cards) else Refusal(Reason.IMPOSSIBLE_CHANCE)


class ShuffleDraw(Draw[Move]):
    """The discards become the new draw pile."""

    def __init__(self, discards: Cards) -> None:
        self._cards = discards

    def draw(self, rng: Random) -> Shuffle:
        """Shuffle them."""
        cards = list(self._cards)
        rng.shuffle(cards)
        return Shuffle(tuple(cards))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse a pile of other cards."""
        if not isinstance(move, Shuffle):
            return ANOTHER_DRAW
        alike = _alike(list(move.draw), self._cards)
        return None if alike else Refusal(Reason.IMPOSSIBLE_CHANCE)


class RollDraw(DiceDraw[Move]):
    """The die of an assassin, or the dice of one side of a battle.

    Args:
        dice: how many, perhaps none.
    """

    sides = _SIDES

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def draw(self, rng: Random) -> Roll:
        """Throw them."""
        return Roll(tuple([rng.randrange(_SIDES) + 1 for _ in range(self.dice)]))

    def rolled(self, faces: Sequence[int]) -> Roll:
        """Take what was rolled by hand."""
        return Roll(tuple(faces))

    def refuse(self, move: Move) -> Refusal | None:
        """Refuse other dice than these, and a die of 7."""
        if not isinstance(move, Roll):
            return ANOTHER_DRAW
        fits = len(move.dice) == self.dice and all(1 <= die <= _SIDES for die in move.dice)
        return None if fits else Refusal(Reason.IMPOSSIBLE_CHANCE)


def due(state: State) -> Draw[Move] | None:
    """Return what is due to be drawn."""
    table = state.open
    match table.phase:
        case Phase.SETUP:
            return SetUpDraw(table.terms)
        case Phase.SHUFFLE:
            return ShuffleDraw(table.discards)
        case Phase.ROLL:
            return RollDraw(dice_due(table))
        case _:
            return None


def dice_due(table: Open) -> int:
    """Return how many dice are to be thrown next."""
    match table.pending:
        case Assassination():
            return 1
        case Battle(attack=None) as battle:
            return battle.dice[0]
        case Battle() as battle:
            return battle.dice[1]
        case _:
            return 0


def _alike(cards: list[Card], others: Cards) -> bool:
    return sorted(cards) == sorted(others)
