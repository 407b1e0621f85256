"""Why a move is refused, from the view of the seat whose turn it is or who is asked.

Of several reasons the first is given, in the order of ``HonorReason``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat, number_of
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE
from access_play.games.honor_of_the_samurai.judging_cards import (
    Judgement,
    forbid_assassin,
    forbid_discard,
    forbid_dishonor,
    forbid_draw,
    forbid_place,
    forbid_spy,
    no_daimyo,
    no_target,
    not_in_hand,
    not_ronin,
)
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    Answer,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Home,
    Move,
    Pass,
    Place,
    SaveFace,
    Seppuku,
    Spy,
)
from access_play.games.honor_of_the_samurai.reasons import HonorReason, NoTarget
from access_play.games.honor_of_the_samurai.reckoning import (
    STRENGTH_FOR_DIE,
    can_be_attacked,
    strength,
)
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    CASTLE,
    NOBODY,
    TURN,
    Battle,
    Dishonoring,
    HonorView,
    Open,
)

_WRONG_PHASE: Final = Refusal(Reason.WRONG_PHASE)


def forbid(view: HonorView, move: Move) -> Judgement:
    """Judge a move of a seat that may act."""
    if isinstance(move, Accept | SaveFace | Pass | Seppuku | DecideCastle):
        return _forbid_answer(view, move) if _answers(view, move) else _WRONG_PHASE
    judge = _JUDGES.get(type(move))
    if judge is None:
        return Refusal(Reason.UNKNOWN_ACTION)
    return judge(view, move) if view.open.phase is TURN else _WRONG_PHASE


# Answers.


def _answers(view: HonorView, move: Answer) -> bool:
    """Tell whether a move is an answer to the question that is asked now."""
    table = view.open
    if table.phase is not ANSWER:
        return table.phase is CASTLE and isinstance(move, DecideCastle)
    match move:
        case SaveFace():
            return True
        case Accept():
            return is_about_oneself(view)
        case Pass():
            return not is_about_oneself(view)
        case Seppuku():
            return is_about_oneself(view) and isinstance(table.pending, Dishonoring)
        case _:
            return False


def is_about_oneself(view: HonorView) -> bool:
    """Tell whether the question is about the face of the seat that is asked."""
    match view.open.pending:
        case Battle() as battle:
            return battle.loser == view.seat
        case Dishonoring() as dishonoring:
            return not dishonoring.accepted
        case _:
            return False


def _forbid_answer(view: HonorView, move: Answer) -> Judgement:
    match move:
        case SaveFace():
            return not_in_hand(view, SAVE_FACE) or _shogun_saves(view)
        case Seppuku(Home.DAIMYO):
            return no_daimyo(view, "seppuku")
        case _:
            return None


def _shogun_saves(view: HonorView) -> Judgement:
    """Refuse to reduce the dishonor of the seat that controls the shogun (H35, H50)."""
    if is_about_oneself(view) and view.open.shogun == view.seat:
        return Refusal(HonorReason.SHOGUN_NO_SAVE_FACE)
    return None


# Declarations.


def _forbid_declaration(view: HonorView, move: Declare) -> Judgement:
    match move.what:
        case Declaration.SHOGUN:
            return no_daimyo(view, "shogun") or _already_declared(view) or _shogun_taken(view)
        case Declaration.ATTACK:
            return _forbid_attack(view, move)
        case Declaration.ALLY:
            return _forbid_alliance(view, move)
        case Declaration.DISSOLVE:
            return _already_declared(view) or _not_allied(view)


def _already_declared(view: HonorView) -> Judgement:
    return Refusal(HonorReason.ALREADY_DECLARED) if view.open.declared else None


def _shogun_taken(view: HonorView) -> Judgement:
    shogun = view.open.shogun
    if shogun == NOBODY:
        return None
    params = {"seat": shogun + 1, "oneself": shogun == view.seat}
    return Refusal(HonorReason.SHOGUN_TAKEN, params)


def _forbid_attack(view: HonorView, move: Declare) -> Judgement:
    table, target = view.open, move.seat
    return (
        no_daimyo(view, "attack")
        or _no_lord(view, target, move)
        or _already_declared(view)
        or _cannot_be_attacked(view, target)
        or _no_dice(table, view.seat)
    )


def _no_lord(view: HonorView, target: Seat | None, move: Declare) -> Judgement:
    """Refuse a seat where nobody else controls a daimyo."""
    table, action = view.open, move.what.value
    if target == view.seat:
        return no_target(NoTarget.ONESELF, action=action)
    if target is None or not 0 <= target < table.terms.seats:
        return no_target(NoTarget.NO_SEAT, action=action)
    if table.daimyo[target] is None:
        return no_target(NoTarget.NO_DAIMYO, seat=number_of(target), action=action)
    return None


def _cannot_be_attacked(view: HonorView, target: Seat | None) -> Judgement:
    table = view.open
    allowed = [seat for seat in range(table.terms.seats) if can_be_attacked(table, seat)]
    if target is None or target in allowed:
        return None
    others = [number_of(seat) for seat in allowed if seat != view.seat]
    return Refusal(HonorReason.CANNOT_BE_ATTACKED, {"seat": target + 1, "allowed": others})


def _no_dice(table: Open, seat: Seat) -> Judgement:
    own = strength(table, seat, attacking=True)
    if own >= STRENGTH_FOR_DIE:
        return None
    return Refusal(HonorReason.NO_DICE, {"strength": own})


def _forbid_alliance(view: HonorView, move: Declare) -> Judgement:
    lord = move.seat
    return (
        _no_lord(view, lord, move)
        or _already_declared(view)
        or not_ronin(view, "ally")
        or _alliance_full(view.open, lord)
    )


def _alliance_full(table: Open, lord: Seat | None) -> Judgement:
    second = NOBODY if lord is None else table.second_of(lord)
    if lord is None or second == NOBODY:
        return None
    return Refusal(HonorReason.ALLIANCE_FULL, {"seat": lord + 1, "second": second + 1})


def _not_allied(view: HonorView) -> Judgement:
    return Refusal(HonorReason.NOT_ALLIED) if view.open.bonds[view.seat] is None else None


def _forbid_end(_view: HonorView, _move: End) -> Judgement:
    return None


_JUDGES: Final[Mapping[type, Callable[[HonorView, Any], Judgement]]] = {
    DrawCard: forbid_draw,
    Place: forbid_place,
    Spy: forbid_spy,
    Assassinate: forbid_assassin,
    Dishonor: forbid_dishonor,
    Discard: forbid_discard,
    Declare: _forbid_declaration,
    End: _forbid_end,
}
