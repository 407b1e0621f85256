"""Judging a move of a seat that may act: from its view, in the order of the codes."""

from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat, number_of
from access_play.games.joraku.areas import AREAS, NEIGHBOURS, adjacent
from access_play.games.joraku.cards import CODES, NUMBERS, SUITS, UNKNOWN, Card, Cards, is_ninja
from access_play.games.joraku.moves import (
    Act,
    Done,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Play,
    Remove,
    Scatter,
    Step,
)
from access_play.games.joraku.reasons import EffectFault, JorakuReason, Piece
from access_play.games.joraku.state import ACT, GIVE, SKIRMISH, JorakuView
from access_play.games.joraku.terms import SAMURAI_COST

_WRONG_PHASE: Final = Refusal(Reason.WRONG_PHASE)
_NO_GIFT_NOW: Final = Refusal(Reason.WRONG_PHASE, {"gift": True})


def judge(view: JorakuView, move: Move) -> Refusal | None:
    """Say why a seat whose turn it is may not make this move, or ``None`` when it may."""
    phase = view.open.phase
    match move:
        case Place() | Act() | Scatter():
            return _WRONG_PHASE if phase is not SKIRMISH else _judge_card(view, move)
        case MoveDaimyo() | MoveSamurai() | Remove():
            return _WRONG_PHASE if phase is not ACT else judge_step(view, move)
        case Give():
            return _NO_GIFT_NOW if phase is not GIVE else _judge_gift(view, move.cards)
        case Done():
            return _WRONG_PHASE if phase is not ACT else None
        case _:
            return Refusal(Reason.UNKNOWN_ACTION)


def judge_step(view: JorakuView, step: Step) -> Refusal | None:
    """Judge what action points are to be spent on."""
    match step:
        case MoveDaimyo():
            return _judge_daimyo(view, step)
        case MoveSamurai():
            return _judge_samurai(view, step)
        case Remove():
            return _judge_removal(view, step.owner)


def cost_of(view: JorakuView, piece: Piece) -> int:
    """Return what moving or removing a piece costs, in action points."""
    terms = view.open.terms
    costs = {Piece.DAIMYO: terms.daimyo_cost, Piece.REMOVED: terms.remove_cost}
    return costs.get(piece, SAMURAI_COST)


def too_costly(view: JorakuView, piece: Piece) -> bool:
    """Tell whether no such piece may be moved or removed, wherever it stands."""
    return (
        view.open.phase is ACT
        and piece is not Piece.ASIDE
        and view.open.points < cost_of(view, piece)
    )


def _judge_gift(view: JorakuView, cards: Cards) -> Refusal | None:
    for place, card in enumerate(cards):
        if card not in view.hand or card in cards[:place]:
            return _not_in_hand(card)
    return None


def _judge_card(view: JorakuView, play: Play) -> Refusal | None:
    card = play.card
    if card not in view.hand:
        return _not_in_hand(card)
    return _judge_suit(view, card) or _judge_supply(view, play) or _judge_effect(view, play)


def _not_in_hand(card: Card) -> Refusal:
    return Refusal(Reason.NOT_IN_HAND, {} if card == UNKNOWN else {"card": CODES[card]})


def _judge_suit(view: JorakuView, card: Card) -> Refusal | None:
    led = view.open.suit_led
    if led is None or SUITS[card] is led:
        return None
    allowed = [CODES[held] for held in view.hand if SUITS[held] is led]
    if not allowed:
        return None
    params = {"card": CODES[card], "suit": str(led), "allowed": allowed}
    return Refusal(JorakuReason.MUST_FOLLOW_SUIT, params)


def _judge_supply(view: JorakuView, play: Play) -> Refusal | None:
    count, supply = _placed(play), view.open.supply(view.seat)
    if count <= supply:
        return None
    return Refusal(JorakuReason.SUPPLY_SHORT, {"count": count, "supply": supply})


def _placed(play: Play) -> int:
    match play:
        case Place():
            return play.count
        case Scatter():
            return len(play.areas)
        case Act():
            return 0


def _judge_effect(view: JorakuView, play: Play) -> Refusal | None:
    match play:
        case Scatter():
            return _judge_ninja(view, play)
        case _ if is_ninja(play.card):
            return _wrong_effect(view, play.card, EffectFault.NINJA_WITH_EFFECT)
        case Place():
            return _judge_placing(view, play)
        case Act():
            return None


def _judge_ninja(view: JorakuView, play: Scatter) -> Refusal | None:
    if not is_ninja(play.card):
        return _wrong_effect(view, play.card, EffectFault.NUMBER_WITH_AREAS)
    if len(play.areas) > view.open.terms.placed:
        return _wrong_effect(view, play.card, EffectFault.TOO_MANY)
    off = [area for area in play.areas if area not in AREAS]
    return Refusal(JorakuReason.NO_SUCH_AREA, {"area": off[0]}) if off else None


def _judge_placing(view: JorakuView, play: Place) -> Refusal | None:
    terms, own = view.open.terms, NUMBERS[play.card]
    if play.aside is not None and terms.aside and not adjacent(own, play.aside):
        return _not_adjacent(Piece.ASIDE, own, play.aside)
    if play.count > terms.placed:
        return _wrong_effect(view, play.card, EffectFault.TOO_MANY)
    if play.aside is None:
        return None
    if not terms.aside:
        return _wrong_effect(view, play.card, EffectFault.ASIDE_NOT_IN_PLAY)
    return None if play.count else _wrong_effect(view, play.card, EffectFault.ASIDE_OF_NONE)


def _wrong_effect(view: JorakuView, card: Card, fault: EffectFault) -> Refusal:
    params = {"card": CODES[card], "fault": str(fault), "most": view.open.terms.placed}
    return Refusal(JorakuReason.WRONG_EFFECT, params)


def _judge_daimyo(view: JorakuView, step: MoveDaimyo) -> Refusal | None:
    origin = view.open.daimyo[view.seat]
    if not adjacent(origin, step.to):
        return _not_adjacent(Piece.DAIMYO, origin, step.to)
    return _judge_points(view, Piece.DAIMYO)


def _judge_samurai(view: JorakuView, step: MoveSamurai) -> Refusal | None:
    if not adjacent(step.origin, step.to):
        return _not_adjacent(Piece.SAMURAI, step.origin, step.to)
    row = view.open.samurai[view.seat]
    if not row[step.origin]:
        params = {
            "piece": str(Piece.SAMURAI),
            "area": step.origin,
            "allowed": [area for area in AREAS if row[area]],
        }
        return Refusal(JorakuReason.NO_SUCH_PIECE, params)
    return _judge_points(view, Piece.SAMURAI)


def _judge_removal(view: JorakuView, owner: Seat) -> Refusal | None:
    table = view.open
    area, there = table.daimyo[view.seat], owner in range(table.seats)
    if not there or owner == view.seat or not table.samurai[owner][area]:
        others = [seat for seat in range(table.seats) if seat != view.seat]
        params = {
            "piece": str(Piece.REMOVED),
            "area": area,
            "owner": number_of(owner) if there else 0,
            "oneself": owner == view.seat,
            "allowed": [number_of(seat) for seat in others if table.samurai[seat][area]],
        }
        return Refusal(JorakuReason.NO_SUCH_PIECE, params)
    return _judge_points(view, Piece.REMOVED)


def _not_adjacent(piece: Piece, origin: int, to: int) -> Refusal:
    allowed = list(NEIGHBOURS[origin]) if origin in AREAS else []
    params = {"piece": str(piece), "from": origin, "to": to, "allowed": allowed}
    return Refusal(JorakuReason.NOT_ADJACENT, params)


def _judge_points(view: JorakuView, piece: Piece) -> Refusal | None:
    left, cost = view.open.points, cost_of(view, piece)
    if left >= cost:
        return None
    params = {"piece": str(piece), "cost": cost, "left": left}
    return Refusal(JorakuReason.TOO_FEW_ACTION_POINTS, params)
