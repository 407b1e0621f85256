"""How good a turn is: what it leaves in both piles, and what the line takes of it next."""

from typing import Final, NamedTuple

from access_play.games.shinobi_no_gakko.cards import Bag, Group, groups, some
from access_play.games.shinobi_no_gakko.judging import actions_of
from access_play.games.shinobi_no_gakko.line import (
    Line,
    group_at,
    room_at,
    sealed_end,
    with_group,
    without,
)
from access_play.games.shinobi_no_gakko.moves import (
    EARTH,
    HEAVEN,
    Action,
    Collect,
    Divide,
    Pile,
    Play,
)
from access_play.games.shinobi_no_gakko.scoring import penalty
from access_play.games.shinobi_no_gakko.state import ShinobiView

_SET: Final = 1.0
"""What a set still in hand costs."""
_SINGLE: Final = 0.5
"""What it costs more if it is a single card, which most lines refuse."""
_LONGER_PILE: Final = 0.7
"""What each set of the pile with more sets costs more: a pile acts once a turn."""
_POINT: Final = 0.06
"""What a point of penalty costs."""
_PLAYABLE: Final = 0.25
"""What a set is worth that the line would take now."""
_COLLECTING: Final = 0.35
"""What collecting costs by itself: a turn."""
_WIN: Final = 1000.0


class Position(NamedTuple):
    """What a turn changes, as its player sees it."""

    line: Line
    heaven: Bag
    earth: Bag


class Plan(NamedTuple):
    """A move, and what it leads to with the best move of the other pile after it."""

    move: Action
    value: float
    wins: bool
    seals: bool
    """Whether the cards played seal their end."""


def best_division(view: ShinobiView) -> Divide:
    """Divide by one principle: sets stay whole, and both piles get as many.

    They alternate along the numbers, so that both piles have some for either end.
    """
    held = groups(view.heaven)
    if len(held) == 1:
        return Divide((held[0].number,))
    return Divide(tuple([group.number for group in held[::2] for _ in range(group.copies)]))


def best_plan(view: ShinobiView) -> Plan:
    """Return the best move of a seat that has the turn, the first of equals."""
    position = Position(view.open.line, view.heaven, view.earth)
    piles = view.piles_to_act()
    plans = [_plan(position, move, piles) for pile in piles for move in _moves(position, pile)]
    return max(plans, key=lambda plan: plan.value)


def _plan(position: Position, move: Action, piles: tuple[Pile, ...]) -> Plan:
    after = moved(position, move)
    value = _value(after, move)
    if len(piles) > 1 and value < _WIN:
        left = HEAVEN if move.pile is EARTH else EARTH
        value = max([_value_then(after, then, move) for then in _moves(after, left)])
    seals = isinstance(move, Play) and _seals(after.line, move)
    return Plan(move, value, value >= _WIN, seals)


def _value_then(position: Position, then: Action, first: object) -> float:
    return _value(moved(position, then), then) - _COLLECTING * isinstance(first, Collect)


def _value(position: Position, move: object) -> float:
    """Weigh what is left, seen from the end of a turn."""
    line, heaven, earth = position
    if not heaven and not earth:
        return _WIN
    held = (groups(heaven), groups(earth))
    sets = [len(pile) for pile in held]
    singles = sum([group.copies == 1 for pile in held for group in pile])
    costs = _SET * sum(sets) + _LONGER_PILE * max(sets) + _SINGLE * singles
    costs += _POINT * max(penalty(heaven), penalty(earth))
    costs += _COLLECTING * isinstance(move, Collect)
    return _PLAYABLE * sum([_fit(line, pile) for pile in held]) - costs


def _fit(line: Line, held: tuple[Group, ...]) -> int:
    """Count the sets that a line takes whole."""
    room = room_at(line)
    return sum(
        [
            (number < room.below and copies >= room.least_below)
            or (number > room.above and copies >= room.least_above)
            for number, copies in held
        ]
    )


def _seals(line: Line, play: Play) -> bool:
    sealed = sealed_end(line)
    return sealed is not None and group_at(line, sealed).number == play.number


def _moves(position: Position, pile: Pile) -> list[Action]:
    bag = position.heaven if pile is HEAVEN else position.earth
    return actions_of(position.line, pile, bag)


def moved(position: Position, move: Action) -> Position:
    """Return the position after a move of its player."""
    line, heaven, earth = position
    match move:
        case Play(_, number, count):
            line, change = with_group(line, Group(number, count)), -some(number, count)
        case Collect(_, end):
            line, change = without(line, end), some(*group_at(line, end))
        case _:
            return position
    if move.pile is HEAVEN:
        return Position(line, heaven + change, earth)
    return Position(line, heaven, earth + change)
