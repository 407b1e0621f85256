"""Where the rules of Hagakure say what a refusal rests on."""

from collections.abc import Mapping
from typing import Final, cast

from access_play.core.refusals import Reason, Refusal
from access_play.games.hagakure.cards import CODES, FOOL
from access_play.games.hagakure.reasons import HagakureReason
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.passages import passage_by_code
from access_play.language.passage import Passage

PASSAGES: Final[Mapping[str, Passage]] = {
    Reason.NOT_YOUR_TURN: Passage("Leading a trick", 2),
    Reason.WRONG_PHASE: Passage("A round"),
    Reason.NOT_IN_HAND: Passage("What the game is"),
    HagakureReason.MUST_FOLLOW_SAMURAI: Passage("Following"),
    HagakureReason.TOKEN_SPENT: Passage("The Nobori tokens", 2),
    HagakureReason.NO_SUCH_TARGET: Passage("Look at cards"),
}
"""By the code of the refusal."""
FOLLOWING_A_FOOL: Final = Passage("Following", 2)
ONLY_A_FOOL: Final = Passage("Following", 3)
ORDER_OF_TOKENS: Final = Passage("The order of the tokens")


def passage(view: HagakureView, refusal: Refusal) -> Passage | None:
    """Name the passage of the rules that a refusal rests on."""
    if refusal.code == HagakureReason.MUST_FOLLOW_SAMURAI:
        return _following(view, {*cast("list[str]", refusal.params["allowed"])})
    if refusal.code == Reason.NOT_YOUR_TURN and view.open.phase is Phase.PREPARATION:
        return ORDER_OF_TOKENS
    return passage_by_code(refusal, PASSAGES)


def _following(view: HagakureView, allowed: set[str]) -> Passage:
    if view.open.trick[0] == FOOL:
        return FOLLOWING_A_FOOL
    only_fools = allowed == {CODES[FOOL]}
    return ONLY_A_FOOL if only_fools else PASSAGES[HagakureReason.MUST_FOLLOW_SAMURAI]
