"""Why a card or a token is refused, from the view of the seat whose turn it is."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat
from access_play.games.hagakure.cards import CODES, SMALLEST_SAMURAI, UNKNOWN, Card, is_samurai
from access_play.games.hagakure.moves import YOMI, Move, Pass, PlayCard, Token, UseToken
from access_play.games.hagakure.reasons import HagakureReason
from access_play.games.hagakure.state import PREPARATION, HagakureView

_LOOK: Final = Token.LOOK


def forbid(view: HagakureView, move: Move) -> Refusal | None:
    """Judge a move of a seat that may act."""
    preparing = view.open.phase is PREPARATION
    match move:
        case PlayCard():
            return Refusal(Reason.WRONG_PHASE) if preparing else _forbid_card(view, move.card)
        case UseToken():
            return _forbid_token(view, move) if preparing else Refusal(Reason.WRONG_PHASE)
        case Pass():
            return None if preparing else Refusal(Reason.WRONG_PHASE)
        case _:
            return Refusal(Reason.UNKNOWN_ACTION)


def playable(view: HagakureView) -> Sequence[Card]:
    """Return the cards of a hand that may be played now, copies included (Step 2: The Fight)."""
    hand, trick = view.hand, view.open.trick
    if trick and trick[0] >= SMALLEST_SAMURAI:
        return hand[bisect_left(hand, SMALLEST_SAMURAI) :] or hand
    return hand


def _forbid_card(view: HagakureView, card: Card) -> Refusal | None:
    if card not in view.hand:
        params = {} if card == UNKNOWN else {"card": CODES[card]}
        return Refusal(Reason.NOT_IN_HAND, params)
    if view.open.samurai_led and not is_samurai(card):
        samurai = [CODES[held] for held in dict.fromkeys(view.hand) if is_samurai(held)]
        if samurai:
            return Refusal(
                HagakureReason.MUST_FOLLOW_SAMURAI, {"card": CODES[card], "allowed": samurai}
            )
    return None


def _forbid_token(view: HagakureView, move: UseToken) -> Refusal | None:
    if move.token not in view.open.unspent[view.seat]:
        params = {"token": move.token.value}
        return Refusal(HagakureReason.TOKEN_SPENT, params)
    if move.token is _LOOK and not _may_be_looked_at(view, move.at):
        return Refusal(HagakureReason.NO_SUCH_TARGET, {"oneself": move.at == view.seat})
    return None


def _may_be_looked_at(view: HagakureView, at: Seat | None) -> bool:
    return at == YOMI or (at in range(view.open.seats) and at != view.seat)
