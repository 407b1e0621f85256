"""Where the rules of Honor of the Samurai say what a refusal rests on."""

from collections.abc import Mapping
from typing import Any, Final

from access_play.core.refusals import Reason, Refusal
from access_play.games.honor_of_the_samurai.cards import CODES, DISHONOR
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Dishonor,
    Move,
    Pass,
    Place,
    SaveFace,
    Seppuku,
    Spy,
)
from access_play.games.honor_of_the_samurai.reasons import HonorReason, NoTarget
from access_play.games.honor_of_the_samurai.state import (
    CASTLE,
    TURN,
    Battle,
    Dishonoring,
    HonorView,
)
from access_play.games.passages import passage_by_code
from access_play.language.passage import Passage

PASSAGES: Final[Mapping[str, Passage]] = {
    Reason.NOT_YOUR_TURN: Passage("Setting up", 2),
    Reason.WRONG_PHASE: Passage("A turn"),
    Reason.NOT_IN_HAND: Passage("What the game is", 3),
    HonorReason.HAND_FULL: Passage("Step 3, using cards", 2),
    HonorReason.NO_ACTIONS_LEFT: Passage("Step 3, using cards"),
    HonorReason.HOUSE_FULL: Passage("What a house may hold"),
    HonorReason.HOUSE_HAS_OKUGATA: Passage("What a house may hold"),
    HonorReason.CASTLE_ONLY_DAIMYO: Passage("What a house may hold"),
    HonorReason.CASTLE_ALREADY: Passage("Where you place cards", 2),
    HonorReason.NO_DAIMYO: Passage("Being a ronin"),
    HonorReason.NOT_YOUR_HOUSE: Passage("Where you place cards"),
    HonorReason.NO_SUCH_TARGET: Passage("Setting up", 3),
    HonorReason.CANNOT_BE_STOLEN: Passage("Ninja spies"),
    HonorReason.ALREADY_DECLARED: Passage("Step 4, a declaration"),
    HonorReason.SHOGUN_TAKEN: Passage("The shogun"),
    HonorReason.CANNOT_BE_ATTACKED: Passage("Whom you may attack"),
    HonorReason.NO_DICE: Passage("The dice", 3),
    HonorReason.NOT_RONIN: Passage("Making an alliance"),
    HonorReason.ALLIANCE_FULL: Passage("Making an alliance"),
    HonorReason.NOT_ALLIED: Passage("Dissolving an alliance"),
    HonorReason.SHOGUN_NO_SAVE_FACE: Passage("The answers to dishonor"),
    HonorReason.NOTHING_TO_DRAW: Passage("Step 3, using cards", 3),
}
"""By the code of the refusal."""
DISCARDING: Final = Passage("Step 3, using cards", 2)
COST_OF_DISHONOR: Final = Passage("Dishonor")
WHO_DECLARES: Final = Passage("Step 4, a declaration", 3)
ALLIED_PLACING: Final = Passage("What a second samurai may do")
SECONDS_DAIMYO: Final = Passage("Getting rid of a second samurai", 3)
LIVING_DAIMYO: Final = Passage("Where you place cards", 3)
HOUSES: Final = Passage("The two houses")
ARMIES_OF_LOOT: Final = Passage("What becomes of stolen cards", 3)
PLACING_LOOT: Final = Passage("What becomes of stolen cards", 2)
SPIES: Final = Passage("Ninja spies")
ASSASSIN: Final = Passage("The assassin")
ATTACKING: Final = Passage("Whom you may attack")
ALLYING: Final = Passage("Making an alliance")
ANSWERING_DISHONOR: Final = Passage("The answers to dishonor")
SAVING_A_SECOND: Final = Passage("Dishonor of a second samurai", 2)
SAVING_IN_BATTLE: Final = Passage("Save face in battle")
DECIDING_CASTLE: Final = Passage("The castle of the loser")
ALREADY_A_CASTLE: Final = Passage("Where you place cards", 2)


def passage(view: HonorView, refusal: Refusal, move: Move | None) -> Passage | None:
    """Name the passage of the rules that a refusal rests on."""
    found: Passage | None = None
    match refusal.code:
        case Reason.NOT_YOUR_TURN:
            found = _of_question(view)
        case Reason.WRONG_PHASE:
            found = _of_question(view) or _unasked(move)
        case HonorReason.NO_SUCH_TARGET:
            found = _of_target(refusal.params["why"], move)
        case HonorReason.NO_DAIMYO:
            found = _without_daimyo(refusal.params)
        case HonorReason.NOT_RONIN if refusal.params["action"] == "place":
            found = SECONDS_DAIMYO if "serves" in refusal.params else LIVING_DAIMYO
        case HonorReason.NO_ACTIONS_LEFT if refusal.params.get("card") == CODES[DISHONOR]:
            found = COST_OF_DISHONOR
        case HonorReason.HOUSE_FULL if isinstance(move, Spy):
            found = ARMIES_OF_LOOT
        case HonorReason.NOT_YOUR_HOUSE:
            found = _not_your_house(refusal.params, move)
    return found or passage_by_code(refusal, PASSAGES)


def _of_question(view: HonorView) -> Passage | None:
    """Find the rule of the question that is asked, if one is."""
    table = view.open
    if table.phase is TURN:
        return None
    if table.phase is CASTLE:
        return DECIDING_CASTLE
    match table.pending:
        case Battle():
            return SAVING_IN_BATTLE
        case Dishonoring(accepted=accepted):
            return SAVING_A_SECOND if accepted else ANSWERING_DISHONOR
        case _:
            return None


def _unasked(move: Move | None) -> Passage | None:
    """Find what an answer answers that nobody has asked."""
    match move:
        case DecideCastle():
            return DECIDING_CASTLE
        case Accept() | SaveFace() | Pass() | Seppuku():
            return ANSWERING_DISHONOR
        case _:
            return None


def _of_target(why: object, move: Move | None) -> Passage | None:
    """Find what a target must be, by what was to be done to it."""
    match why:
        case NoTarget.NO_CASTLE:
            return ALREADY_A_CASTLE
        case NoTarget.SAMURAI_HOUSE:
            return HOUSES
        case _:
            return _TARGETS.get(type(move)) if not isinstance(move, Declare) else _declared(move)


def _declared(move: Declare) -> Passage:
    return ALLYING if move.what is Declaration.ALLY else ATTACKING


def _without_daimyo(params: Mapping[str, Any]) -> Passage | None:
    match params["action"]:
        case "shogun" | "attack":
            return WHO_DECLARES
        case "seppuku":
            return ANSWERING_DISHONOR
        case "spy" if "serves" in params:
            return PLACING_LOOT
        case "place" if "serves" in params:
            return ALLIED_PLACING
        case _:
            return None


def _not_your_house(params: Mapping[str, Any], move: Move | None) -> Passage | None:
    if isinstance(move, Spy):
        return PLACING_LOOT
    return ALLIED_PLACING if params["allied"] else None


_TARGETS: Final[Mapping[type, Passage]] = {
    Assassinate: ASSASSIN,
    Dishonor: COST_OF_DISHONOR,
    Place: HOUSES,
    Spy: SPIES,
}
"""What a target must be, by the move."""
