"""What a seat may do, from its view: moves listed, and moves judged by the same rules.

Listing and judging are two paths; tests hold them to each other.
"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.games.shinobi_no_gakko.cards import (
    Bag,
    Cards,
    Group,
    count_of,
    groups,
    highest,
    taken_from,
)
from access_play.games.shinobi_no_gakko.line import (
    TOO_MANY_TO_COLLECT,
    End,
    Line,
    end_for,
    group_at,
    may_collect,
    room_at,
    sealed_end,
)
from access_play.games.shinobi_no_gakko.moves import (
    COLLECTS,
    PASSES,
    PLAYS,
    Action,
    Collect,
    Divide,
    Move,
    Pass,
    Pile,
    Play,
)
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView

_ENDS: Final = tuple(End)


class ShinobiReason(StrEnum):
    """The game's own refusal codes, in the order in which they are looked for."""

    PILE_DONE = "pile-done"
    END_SEALED = "end-sealed"
    TOO_FEW_CARDS = "too-few-cards"
    NOT_OUTSIDE = "not-outside"
    ONLY_ONE_GROUP = "only-one-group"
    GROUP_TOO_LARGE = "group-too-large"
    NOTHING_TO_COLLECT = "nothing-to-collect"
    EMPTY_PILE = "empty-pile"


def lawful_actions(view: ShinobiView) -> list[Action]:
    """List the actions of a seat that has the turn, and its passes, pile by pile."""
    line = view.open.line
    return [move for pile in view.piles_to_act() for move in actions_of(line, pile, view.bag(pile))]


def actions_of(line: Line, pile: Pile, held: Bag) -> list[Action]:
    """List what a pile of cards can do at a line: its plays, collecting, and its pass.

    Some cards of a number may be held back (S4).
    """
    below, least_below, above, least_above = room_at(line)
    plays = PLAYS[pile]
    moves: list[Action] = []
    for number, copies in groups(held):
        if number < below:
            moves += plays[number][least_below : copies + 1]
        elif number > above:
            moves += plays[number][least_above : copies + 1]
    if len(line) > 1:
        moves += [COLLECTS[pile, end] for end in _ENDS if may_collect(line, end)]
    moves.append(PASSES[pile])
    return moves


def lawful_divisions(view: ShinobiView) -> Iterator[Move]:
    """Walk all ways to divide a hand into two piles, neither of them empty (S22)."""
    held = groups(view.heaven)
    total = sum([group.copies for group in held])
    for counts in product(*[range(group.copies + 1) for group in held]):
        if 0 < sum(counts) < total:
            yield division(held, counts)


def division(held: tuple[Group, ...], counts: tuple[int, ...]) -> Divide:
    """Return the division that makes so many cards of each group Earth."""
    earth = [group.number for group, count in zip(held, counts, strict=True) for _ in range(count)]
    return Divide(tuple(earth))


def forbid(view: ShinobiView, move: Move) -> Refusal | None:
    """Judge a move of a seat that may act."""
    dividing = view.open.phase is DIVIDE
    match move:
        case Play() | Collect() | Pass() if dividing:
            return Refusal(Reason.WRONG_PHASE)
        case Play():
            return _forbid_play(view, move)
        case Collect():
            return _forbid_collect(view, move)
        case Pass(pile):
            return _pile_done(pile) if pile not in view.piles_to_act() else None
        case Divide(earth):
            return _forbid_division(view, earth) if dividing else Refusal(Reason.WRONG_PHASE)
        case _:
            return Refusal(Reason.UNKNOWN_ACTION)


def _pile_done(pile: Pile) -> Refusal:
    return Refusal(ShinobiReason.PILE_DONE, {"pile": pile.value})


def _forbid_play(view: ShinobiView, move: Play) -> Refusal | None:
    pile, number, count = move.pile, move.number, move.count
    params: dict[str, object] = {"pile": pile.value, "number": number, "count": count}
    in_game = 1 <= number <= highest(view.open.seats)
    if not in_game or count > count_of(view.bag(pile), number):
        return Refusal(Reason.NOT_IN_HAND, params)
    if pile not in view.piles_to_act():
        return _pile_done(pile)
    line = view.open.line
    end = end_for(line, number) if line else None
    if end is not None:
        params["end"] = end.value
        if sealed_end(line) is end:
            return Refusal(ShinobiReason.END_SEALED, params)
    if count < (group_at(line, end).copies if end is not None else 1):
        return Refusal(ShinobiReason.TOO_FEW_CARDS, params)
    if line and end is None:
        return Refusal(ShinobiReason.NOT_OUTSIDE, params)
    return None


def _forbid_collect(view: ShinobiView, move: Collect) -> Refusal | None:
    if move.pile not in view.piles_to_act():
        return _pile_done(move.pile)
    line = view.open.line
    params = {"pile": move.pile.value, "end": move.end.value}
    if not line:
        return Refusal(ShinobiReason.NOTHING_TO_COLLECT, params)
    if sealed_end(line) is move.end:
        return Refusal(ShinobiReason.END_SEALED, params)
    if len(line) == 1:
        return Refusal(ShinobiReason.ONLY_ONE_GROUP, params)
    if group_at(line, move.end).copies >= TOO_MANY_TO_COLLECT:
        return Refusal(ShinobiReason.GROUP_TOO_LARGE, params)
    return None


def _forbid_division(view: ShinobiView, earth: Cards) -> Refusal | None:
    heaven = taken_from(view.heaven, earth)
    if heaven is None:
        return Refusal(Reason.NOT_IN_HAND, {"cards": list(earth)})
    if not earth or not heaven:
        empty = Pile.EARTH if not earth else Pile.HEAVEN
        return Refusal(ShinobiReason.EMPTY_PILE, {"pile": empty.value})
    return None
