"""One thing that a seat is allowed to do now, as the end of a refusal."""

from typing import Final

from access_play.games.honor_of_the_samurai.judging import forbid, is_about_oneself
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import DRAW, Place
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    TURN,
    Dishonoring,
    HonorView,
)
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase

_DRAW: Final = phrase(
    NP_("allowed", "You may draw a card."), braille=NP_("braille|allowed", "draw")
)
_PLACE: Final = phrase(
    NP_("allowed", "You may place a card."), braille=NP_("braille|allowed", "place")
)
_DISCARD: Final = phrase(
    NP_("allowed", "You may discard a card or end your turn."),
    braille=NP_("braille|allowed", "end"),
)
_END: Final = phrase(
    NP_("allowed", "You may end your turn."), braille=NP_("braille|allowed", "end")
)
_TAKE: Final = phrase(
    NP_("allowed", "You may take the castle or burn it."),
    braille=NP_("braille|allowed", "take or burn"),
)
_PASS: Final = phrase(
    NP_("allowed", "You may save face or pass."), braille=NP_("braille|allowed", "pass")
)
_ACCEPT: Final = phrase(NP_("allowed", "You may accept."), braille=NP_("braille|allowed", "accept"))
_ACCEPT_OR_SEPPUKU: Final = phrase(
    NP_("allowed", "You may accept, or choose seppuku."),
    braille=NP_("braille|allowed", "accept"),
)


def allowed(view: HonorView) -> Phrase:
    """Say one thing that the seat may do now."""
    table = view.open
    if table.phase is ANSWER:
        if not is_about_oneself(view):
            return _PASS
        return _ACCEPT_OR_SEPPUKU if isinstance(table.pending, Dishonoring) else _ACCEPT
    if table.phase is not TURN:
        return _TAKE
    if forbid(view, DRAW) is None:
        return _DRAW
    if any(isinstance(move, Place) for move in plain_moves(view)):
        return _PLACE
    return _DISCARD if view.hand else _END
