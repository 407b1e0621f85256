"""How a game is likely to go on, in honor: what a card, a house and a rival's loss are worth."""

from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import Card, Cards
from access_play.games.honor_of_the_samurai.errands import goals
from access_play.games.honor_of_the_samurai.falls import heir_of
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.odds import attack_chance
from access_play.games.honor_of_the_samurai.reckoning import (
    KI_FOR_ACTION,
    MOST_ACTIONS,
    can_be_attacked,
    income,
    ki,
)
from access_play.games.honor_of_the_samurai.state import NOBODY, HonorView

LONGEST: Final = 7
"""Turns ahead that are counted at most: who knows what comes later."""
ACTION: Final = 6.0
"""What one more card action is worth."""
_SLOW: Final = 10
"""An income below this is taken for this: something will turn up."""
_USUAL_STRENGTH: Final = 1.5
_CONTESTED: Final = 4.0
"""What a point of strength is worth where the title is held by force, or is to be won by it."""
_LEADERS_LOSS: Final = 0.6
_RIVALS_LOSS: Final = 0.2
"""How much of what a rival loses is one's own gain."""
_INSURANCE: Final = 0.3
"""What ki beyond five actions is worth."""


class Prospects:
    """What one seat can expect, from its view."""

    def __init__(self, view: HonorView) -> None:
        self.view = view
        self.table = view.open
        self.seat = view.seat
        seats = range(self.table.terms.seats)
        self.incomes = [income(self.table, seat).total for seat in seats]
        self._left = [self._turns_to_goal(seat) for seat in seats]
        self.turns = max(1, min(LONGEST, *self._left))
        rivals = [seat for seat in seats if seat != self.seat]
        self.leader = min(rivals, key=lambda seat: (self._left[seat], -self.table.honor[seat]))
        """The rival who would reach the goal first."""
        self._strength = self._worth_of_strength()

    def _turns_to_goal(self, seat: Seat) -> int:
        missing = self.table.terms.goal - self.table.honor[seat]
        return -(-missing // max(_SLOW, self.incomes[seat]))

    def _worth_of_strength(self) -> float:
        table, seat = self.table, self.seat
        if table.shogun in {seat, NOBODY} or table.daimyo[seat] is None:
            held = table.shogun == seat or can_be_attacked(table, seat)
            return _CONTESTED if held and self.danger() else _USUAL_STRENGTH
        return _CONTESTED if attack_chance(table, seat, table.shogun) else _USUAL_STRENGTH

    def danger(self) -> float:
        """Return the chance of the strongest rival to win, if he attacks this seat now."""
        if not can_be_attacked(self.table, self.seat):
            return 0.0
        seats = range(self.table.terms.seats)
        return max(
            [attack_chance(self.table, rival, self.seat) for rival in seats if rival != self.seat]
        )

    def of_card(self, card: Card) -> float:
        """Return what a card is worth to this seat in one of its houses."""
        values = self.table.terms.deck.values[card]
        lacking = ki(self.table, self.seat) < KI_FOR_ACTION * MOST_ACTIONS
        of_ki = ACTION * self.turns / KI_FOR_ACTION if lacking else _INSURANCE
        return values.honor * self.turns + values.ki * of_ki + values.strength * self._strength

    def of_cards(self, cards: Cards) -> float:
        """Return what several cards are worth."""
        return sum([self.of_card(card) for card in cards])

    def share(self, seat: Seat) -> float:
        """Return how much of what a rival loses this seat gains by it."""
        return _LEADERS_LOSS if seat == self.leader else _RIVALS_LOSS

    def loss(self, at: HouseAt) -> float:
        """Return what the fall of a house costs its seat, and its second samurai with it."""
        table = self.table
        house = table.house(at)
        if house is None:
            return 0.0
        if at.home is Home.SAMURAI and heir_of(table, at.seat) == NOBODY:
            return self.of_cards(house.cards)
        strength = self.of_cards(house.cards) if at.home is Home.SAMURAI else 0.0
        return self.incomes[at.seat] * self.turns + strength

    def title_worth(self) -> float:
        """Return what the title of shogun would bring this seat."""
        return self.table.terms.title * self.turns

    def own_houses(self) -> list[HouseAt]:
        """Return where this seat may put loot."""
        return goals(self.table, self.seat)
