"""Trying own moves on a view, before any of them is announced.

What a seat does with its own card touches only what lies open and its own hand, so a line
with several steps can be checked as a whole.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from access_play.core.refusals import Reason, Refusal
from access_play.games.joraku.cards import NUMBERS
from access_play.games.joraku.judging import judge
from access_play.games.joraku.moves import Act, Done, Move, MoveDaimyo, MoveSamurai, Remove
from access_play.games.joraku.playing import spend
from access_play.games.joraku.state import ACT, JorakuView


class Tried(msgspec.Struct, frozen=True):
    """A plan that can be carried out."""

    moves: tuple[Move, ...]
    """What is to be announced: the plan without a ``Done`` that no points are left for."""
    view: JorakuView
    """After the steps, before the turn passes on; its ``points`` are what is left."""
    ended: bool
    """Whether the turn is over with it: the points are spent or given up."""


class Stopped(msgspec.Struct, frozen=True):
    """A plan that can't be carried out."""

    place: int
    """Of the move that is refused, from 0."""
    refusal: Refusal
    view: JorakuView
    """Before that move: what its refusal is worded from."""


def try_plan(view: JorakuView, plan: Sequence[Move]) -> Tried | Stopped:
    """Play own moves forward: a card for action points, then steps, perhaps ``Done``.

    Args:
        view: of the seat that plans; it may play a card or is spending points already.
        plan: at least one move. Only its first may be the playing of a card; a step after
            the last point is refused for having too few.
    """
    announced: list[Move] = []
    ended = False
    for place, move in enumerate(plan):
        if ended:
            return Stopped(place, Refusal(Reason.NOT_YOUR_TURN), view)
        refusal = _refuse(view, move)
        if refusal is not None:
            return Stopped(place, refusal, view)
        ended = isinstance(move, Done)
        if not (ended and not view.open.points):
            announced.append(move)
        view = forward(view, move)
    acting = view.open.phase is ACT and view.open.points > 0
    return Tried(tuple(announced), view, ended or not acting)


def forward(view: JorakuView, move: Move) -> JorakuView:
    """Return the view after an own lawful move that starts or spends action points.

    The turn does not pass on with the last point; any other move leaves the view as it is.
    """
    table = view.open
    match move:
        case Act():
            hand = tuple([card for card in view.hand if card != move.card])
            trick = (*table.trick, move.card)
            acting = replace(table, trick=trick, phase=ACT, points=NUMBERS[move.card])
            return replace(view, hand=hand, open=acting)
        case MoveDaimyo() | MoveSamurai() | Remove():
            return replace(view, open=spend(table, view.seat, move))
        case _:
            return view


def _refuse(view: JorakuView, move: Move) -> Refusal | None:
    if view.over:
        return Refusal(Reason.GAME_OVER)
    if not view.may_act:
        return Refusal(Reason.NOT_YOUR_TURN)
    return judge(view, move)
