"""One thing that a seat is allowed to do now, as the end of a refusal."""

from collections.abc import Sequence
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.judging import forbid, is_about_oneself
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import DRAW, Declaration, Declare, Place
from access_play.games.honor_of_the_samurai.reckoning import actions_left
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    TURN,
    Dishonoring,
    HonorView,
)
from access_play.language.messages import NP_
from access_play.language.phrases import Person, Phrase, either, filled, phrase

_DRAW: Final = phrase(
    NP_("allowed", "You may draw a card."), braille=NP_("braille|allowed", "draw")
)
_DRAW_OR_PLACE: Final = phrase(
    NP_("allowed", "You may draw or place a card."), braille=NP_("braille|allowed", "draw")
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


_DECLARE_SHOGUN: Final = phrase(
    NP_("allowed", "You may declare your daimyo shogun."),
    braille=NP_("braille|allowed", "shogun"),
)
_ATTACK: Final = phrase(
    NP_("allowed", "You may attack {players}."), braille=NP_("braille|allowed", "attack {player}")
)
_ALLY: Final = phrase(
    NP_("allowed", "You may ally with {players}."), braille=NP_("braille|allowed", "ally {player}")
)
_DISSOLVE: Final = phrase(
    NP_("allowed", "You may dissolve your alliance."),
    braille=NP_("braille|allowed", "dissolve"),
)
_GO_ON: Final = phrase(
    NP_("allowed", "You may use your actions, or end your turn."),
    braille=NP_("braille|allowed", "act or end"),
)
_WHAT: Final = {
    Declaration.SHOGUN: _DECLARE_SHOGUN,
    Declaration.ATTACK: _ATTACK,
    Declaration.ALLY: _ALLY,
    Declaration.DISSOLVE: _DISSOLVE,
}
_NEAREST: Final = {
    Declaration.SHOGUN: (Declaration.ATTACK, Declaration.ALLY),
    Declaration.ATTACK: (Declaration.ATTACK, Declaration.SHOGUN, Declaration.ALLY),
    Declaration.ALLY: (
        *(Declaration.ALLY, Declaration.DISSOLVE, Declaration.SHOGUN, Declaration.ATTACK),
    ),
    Declaration.DISSOLVE: (Declaration.ALLY, Declaration.SHOGUN, Declaration.ATTACK),
}
"""What comes nearest to a declaration that is refused, the nearest first."""


def allowed_instead(view: HonorView, refused: Declaration) -> Phrase:
    """Say which declaration may be made instead; where there is none, what else may be done."""
    declared = [move for move in plain_moves(view) if isinstance(move, Declare)]
    for what in _NEAREST[refused]:
        seats = [move.seat for move in declared if move.what is what]
        if seats:
            return _declaration(what, seats)
    if actions_left(view.open):
        return _GO_ON
    return _DISCARD if view.hand else _END


def _declaration(what: Declaration, seats: Sequence[Seat | None]) -> Phrase:
    players = tuple([Person(seat) for seat in seats if seat is not None])
    if not players:
        return _WHAT[what]
    return filled(_WHAT[what], players=either(players), player=players[0])


def allowed(view: HonorView) -> Phrase:
    """Say what comes first of all that the seat may do now."""
    table = view.open
    if table.phase is ANSWER:
        if not is_about_oneself(view):
            return _PASS
        return _ACCEPT_OR_SEPPUKU if isinstance(table.pending, Dishonoring) else _ACCEPT
    if table.phase is not TURN:
        return _TAKE
    places = any(isinstance(move, Place) for move in plain_moves(view))
    if forbid(view, DRAW) is None:
        return _DRAW_OR_PLACE if places else _DRAW
    if places:
        return _PLACE
    return _DISCARD if view.hand else _END
