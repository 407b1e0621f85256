"""What a simple player answers when it is asked: the least loss by value."""

from access_play.games.honor_of_the_samurai.judgement import Option, Why, best
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    DecideCastle,
    Home,
    HouseAt,
    Move,
    Pass,
    SaveFace,
    Seppuku,
)
from access_play.games.honor_of_the_samurai.prospects import Prospects
from access_play.games.honor_of_the_samurai.state import (
    CASTLE,
    NOBODY,
    TURN,
    Battle,
    CastleWon,
    Dishonoring,
    HonorView,
)
from access_play.games.honor_of_the_samurai.turns import DISHONOR_COST, SAVED_COST

_CARD = 15.0
"""What a save face card is worth in hand."""


def choose(view: HonorView) -> Option:
    """Return the best move or answer of a view."""
    if view.open.phase is TURN:
        return best(view)
    ahead = Prospects(view)
    if view.open.phase is CASTLE:
        return _castle(ahead)
    weighed = [_weighed(ahead, move) for move in plain_moves(view)]
    return max(weighed, key=lambda option: option.worth)


def _weighed(ahead: Prospects, move: Move) -> Option:
    pending = ahead.table.pending
    if isinstance(pending, Dishonoring) and not pending.accepted:
        return _to_dishonor(ahead, move)
    if isinstance(pending, Battle) and pending.loser == ahead.seat:
        return _to_defeat(ahead, move)
    return _for_another(ahead, move)


def _to_dishonor(ahead: Prospects, move: Move) -> Option:
    seat = ahead.seat
    allied = ahead.table.bonds[seat] is not None
    service = ahead.incomes[seat] * ahead.turns if allied else 0.0
    match move:
        case SaveFace():
            return Option(-SAVED_COST - _CARD, move, Why.SAVE_SELF)
        case Seppuku(of):
            worth = -ahead.loss(HouseAt(seat, of))
            return Option(worth - (service if of is Home.SAMURAI else 0.0), move, Why.SEPPUKU)
        case _:
            return Option(-DISHONOR_COST - service, move, Why.ACCEPT)


def _to_defeat(ahead: Prospects, move: Move) -> Option:
    if isinstance(move, Accept):
        worth = -ahead.loss(HouseAt(ahead.seat, Home.DAIMYO))
        return Option(worth, move, Why.ACCEPT)
    return Option(-_CARD, move, Why.SAVE_SELF)


def _for_another(ahead: Prospects, move: Move) -> Option:
    """Save the daimyo one serves, or one's own second samurai's alliance with a strong house."""
    if isinstance(move, Pass):
        return Option(0.0, move, Why.PASS)
    pending, seat = ahead.table.pending, ahead.seat
    bond = ahead.table.bonds[seat]
    lord = NOBODY if bond is None else bond.lord
    if isinstance(pending, Battle) and pending.loser == lord:
        return Option(ahead.incomes[seat] * ahead.turns - _CARD, move, Why.SAVE_OTHER)
    return Option(-_CARD, move, Why.SAVE_OTHER)


def _castle(ahead: Prospects) -> Option:
    pending = ahead.table.pending
    house = ahead.table.daimyo[ahead.seat]
    won = pending.castle if isinstance(pending, CastleWon) else 0
    gain = ahead.of_card(won)
    if house is not None and house.castle:
        gain -= ahead.of_card(house.castle)
    if gain > 0:
        return Option(gain, DecideCastle(keep=True), Why.TAKE_CASTLE)
    return Option(-gain, DecideCastle(keep=False), Why.BURN_CASTLE)
