"""What a simple player would do, from a view alone."""

from typing import Final

import msgspec
from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.joraku.cards import NUMBERS, Card
from access_play.games.joraku.lawful import card_moves, gifts, placeable, playable, step_groups
from access_play.games.joraku.moves import DONE, Act, Give, Move, Play, Step
from access_play.games.joraku.playing import placed, spend
from access_play.games.joraku.sense import Sense
from access_play.games.joraku.state import ACT, GIVE, JorakuView, Open

_WIDTH: Final = 4
"""How many positions are followed from one step to the next."""


class Plan(msgspec.Struct, frozen=True):
    """The best that can be done with action points."""

    worth: float
    """Of the map after it."""
    table: Open
    steps: tuple[Step, ...]


class Choice(msgspec.Struct, frozen=True):
    """A move, with what it leads to."""

    move: Move
    worth: float
    table: Open
    """The map after it; with action points, after the plan for them."""


def choose(view: JorakuView) -> Choice:
    """Choose a move of a seat that may act."""
    sense, phase = Sense(view), view.open.phase
    if phase is GIVE:
        return _gift(view, sense)
    if phase is ACT:
        plan = best_plan(view.open, view.seat, sense)
        move: Move = plan.steps[0] if plan.steps else DONE
        return Choice(move, plan.worth, plan.table)
    limit = placeable(view)
    choices = [
        choice for card in playable(view) for choice in card_choices(view, sense, card, limit)
    ]
    return max(choices, key=lambda choice: choice.worth)


def card_choices(view: JorakuView, sense: Sense, card: Card, limit: int) -> list[Choice]:
    """Return what may be done with a card, each with its worth."""
    table, seat = view.open, view.seat
    winners = sense.winners(table, (*table.trick, card))
    choices = []
    for move in card_moves(card, limit, table.terms.aside):
        after = _after(table, seat, move, sense)
        worth = sense.map_worth(after) + sense.kachidoki_worth(after, winners)
        choices.append(Choice(move, worth, after))
    return choices


def best_plan(table: Open, seat: Seat, sense: Sense) -> Plan:
    """Find what to spend action points on, following the most promising positions."""
    best = Plan(sense.map_worth(table), table, ())
    frontier, seen = [best], {_key(table, seat)}
    while frontier:
        found = []
        for plan in frontier:
            for step in [step for group in step_groups(plan.table, seat) for step in group]:
                after = spend(plan.table, seat, step)
                key = _key(after, seat)
                if key not in seen:
                    seen.add(key)
                    found.append(Plan(sense.map_worth(after), after, (*plan.steps, step)))
        found.sort(key=lambda plan: -plan.worth)
        frontier = found[:_WIDTH]
        if frontier and frontier[0].worth > best.worth:
            best = frontier[0]
    return best


def _after(table: Open, seat: Seat, move: Play, sense: Sense) -> Open:
    if isinstance(move, Act):
        return best_plan(replace(table, points=NUMBERS[move.card]), seat, sense).table
    return placed(table, seat, move)


def _key(table: Open, seat: Seat) -> tuple[object, ...]:
    return table.daimyo[seat], table.samurai, table.points


def _gift(view: JorakuView, sense: Sense) -> Choice:
    """Give the two cards away that are worth least."""
    limit = placeable(view)
    worths = {
        card: max([choice.worth for choice in card_choices(view, sense, card, limit)])
        for card in view.hand
    }
    gift: Give = min(gifts(view.hand), key=lambda give: sum([worths[card] for card in give.cards]))
    return Choice(gift, sum([worths[card] for card in gift.cards]), view.open)
