"""Where the rules of Joraku say what a refusal rests on."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from access_play.core.refusals import Reason, Refusal
from access_play.games.joraku.cards import card_of, is_ninja
from access_play.games.joraku.judging import too_costly
from access_play.games.joraku.reasons import EffectFault, JorakuReason, Piece
from access_play.games.joraku.state import ACT, GIVE, JorakuView
from access_play.games.joraku.terms import DAIMYO_COST, PLACED, REMOVE_COST
from access_play.games.passages import passage_by_code
from access_play.language.passage import Passage

PASSAGES: Final[Mapping[str, Passage]] = {
    Reason.NOT_YOUR_TURN: Passage("The skirmish phase"),
    Reason.WRONG_PHASE: Passage("A round"),
    Reason.NOT_IN_HAND: Passage("The skirmish phase"),
    JorakuReason.MUST_FOLLOW_SUIT: Passage("Following suit"),
    JorakuReason.SUPPLY_SHORT: Passage("Limits of placing"),
    JorakuReason.NOT_ADJACENT: Passage("The map"),
    JorakuReason.NO_SUCH_PIECE: Passage("What action points buy", 2),
    JorakuReason.TOO_FEW_ACTION_POINTS: Passage("What action points buy", 2),
    JorakuReason.WRONG_EFFECT: Passage("A numbered card", 2),
    JorakuReason.NO_SUCH_AREA: Passage("The map"),
}
"""By the code of the refusal."""
GIVING: Final = Passage("The recruit phase", 2)
NINJAS_SUIT: Final = Passage("Following suit", 2)
SPENDING: Final = Passage("A numbered card", 3)
NINJA: Final = Passage("A Ninja")
MOVING_DAIMYO: Final = Passage("What action points buy")
REMOVING: Final = Passage("What action points buy", 3)
WHERE_TO_REMOVE: Final = Passage("Removing")
TURN_BY_TURN: Final = Passage("The skirmish phase")
SWIFT_HORSES: Final = Passage("The six variants")
DEEP_ROOTS: Final = Passage("The six variants", 2)
OPEN_ROAD: Final = Passage("The six variants", 3)
GREAT_HOST: Final = Passage("The six variants", 5)


def passage(view: JorakuView, refusal: Refusal) -> Passage | None:
    """Name the passage of the rules that a refusal rests on."""
    special = _SPECIAL.get(refusal.code)
    found = special(view, refusal) if special is not None else None
    return found or passage_by_code(refusal, PASSAGES)


def _out_of_turn(view: JorakuView, _refusal: Refusal) -> Passage | None:
    return GIVING if view.open.phase is GIVE else None


def _wrong_phase(view: JorakuView, refusal: Refusal) -> Passage | None:
    if view.open.phase is GIVE:
        return GIVING
    return SPENDING if view.open.phase is ACT or "gift" not in refusal.params else None


def _must_follow(view: JorakuView, refusal: Refusal) -> Passage | None:
    allowed = cast("list[str]", refusal.params["allowed"])
    by_ninja = is_ninja(view.open.trick[0]) or all(map(_is_ninja, allowed))
    return NINJAS_SUIT if by_ninja else None


def _not_adjacent(view: JorakuView, refusal: Refusal) -> Passage | None:
    if too_costly(view, Piece(str(refusal.params["piece"]))):
        return _too_few_points(view, refusal) or PASSAGES[JorakuReason.TOO_FEW_ACTION_POINTS]
    return OPEN_ROAD if refusal.params["piece"] == Piece.ASIDE else None


def _no_piece(view: JorakuView, refusal: Refusal) -> Passage | None:
    if too_costly(view, Piece(str(refusal.params["piece"]))):
        return _too_few_points(view, refusal) or PASSAGES[JorakuReason.TOO_FEW_ACTION_POINTS]
    if refusal.params["piece"] != Piece.REMOVED:
        return None
    return REMOVING if refusal.params["oneself"] else WHERE_TO_REMOVE


def _too_few_points(view: JorakuView, refusal: Refusal) -> Passage | None:
    terms = view.open.terms
    match Piece(str(refusal.params["piece"])):
        case Piece.DAIMYO:
            return MOVING_DAIMYO if terms.daimyo_cost == DAIMYO_COST else SWIFT_HORSES
        case Piece.REMOVED:
            return REMOVING if terms.remove_cost == REMOVE_COST else DEEP_ROOTS
        case _:
            return None


def _wrong_effect(view: JorakuView, refusal: Refusal) -> Passage | None:
    match EffectFault(str(refusal.params["fault"])):
        case EffectFault.TOO_MANY if view.open.terms.placed != PLACED:
            return GREAT_HOST
        case EffectFault.TOO_MANY if _is_ninja(str(refusal.params["card"])):
            return NINJA
        case EffectFault.NINJA_WITH_EFFECT:
            return NINJA
        case EffectFault.ASIDE_OF_NONE:
            return OPEN_ROAD
        case _:
            return None


def _is_ninja(code: str) -> bool:
    return is_ninja(card_of(code))


_SPECIAL: Final[Mapping[str, Callable[[JorakuView, Refusal], Passage | None]]] = {
    Reason.NOT_YOUR_TURN: _out_of_turn,
    Reason.WRONG_PHASE: _wrong_phase,
    Reason.NOT_IN_HAND: _out_of_turn,
    JorakuReason.MUST_FOLLOW_SUIT: _must_follow,
    JorakuReason.NOT_ADJACENT: _not_adjacent,
    JorakuReason.NO_SUCH_PIECE: _no_piece,
    JorakuReason.TOO_FEW_ACTION_POINTS: _too_few_points,
    JorakuReason.WRONG_EFFECT: _wrong_effect,
}
"""Where the code alone does not tell."""
