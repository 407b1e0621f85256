"""What is told of answers: nothing that shows who could have given one."""

from collections.abc import Sequence

from msgspec.structs import replace

from access_play.core.events import Event, Heard
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.battles import own_castle
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    DecideCastle,
    Move,
    Pass,
    SaveFace,
    Seppuku,
)
from access_play.games.honor_of_the_samurai.questions import might_answer
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    Battle,
    CastleWon,
    Dishonoring,
    Open,
    State,
)
from access_play.games.honor_of_the_samurai.telling_battles import (
    awaiting,
    lost_battle,
    unanswered,
)
from access_play.games.honor_of_the_samurai.turns import settle_dishonor


def answered(before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
    """Tell an answer and what comes of it."""
    pending = before.open.pending
    match move:
        case DecideCastle() if isinstance(pending, CastleWon):
            return [Heard(_castle_decided(before.open, pending, move))]
        case Accept() if isinstance(pending, Dishonoring):
            return _accepted(before, pending, after)
        case Accept() | Pass():
            return _withheld(before, seat, after)
        case SaveFace():
            return [Heard(_settled(before, seat, after))]
        case Seppuku() if isinstance(pending, Dishonoring):
            return [Heard(_dishonored(before.open, pending, None, after.open, move))]
        case _:
            return []


def _accepted(before: State, pending: Dishonoring, after: State) -> Sequence[Heard]:
    """Tell that a dishonor is accepted; a second samurai may still be saved by others."""
    bond = before.open.bonds[pending.target]
    table = replace(before.open, pending=replace(pending, accepted=True))
    awaited = () if bond is None else might_answer(table)
    if bond is None or not awaited:
        return [Heard(_dishonored(before.open, pending, None, after.open))]
    return [
        Heard(told.DishonorTaken(pending.target, bond.lord)),
        *awaiting(pending.target, awaited, battle=False),
        *_end(before, after),
    ]


def _withheld(before: State, seat: Seat, after: State) -> Sequence[Heard]:
    match before.open.pending:
        case Battle() as battle:
            about, in_battle = battle.loser, True
        case Dishonoring() as dishonoring:
            about, in_battle = dishonoring.target, False
        case _:
            return []
    return [Heard(told.Withheld(about, in_battle), only=seat), *_end(before, after)]


def _end(before: State, after: State) -> Sequence[Heard]:
    """Tell the end of the question, where nobody else is asked."""
    return [] if after.open.phase is ANSWER else unanswered(_settled(before, None, after))


def _settled(before: State, saver: Seat | None, after: State) -> Event:
    pending = before.open.pending
    if isinstance(pending, Dishonoring):
        return _dishonored(before.open, pending, saver, after.open)
    return lost_battle(before.open, saver, after.open)


def _dishonored(
    before: Open,
    pending: Dishonoring,
    saver: Seat | None,
    after: Open,
    move: Seppuku | None = None,
) -> Event:
    target, seppuku = pending.target, None if move is None else move.of
    _, settled = settle_dishonor(before, target, saver, seppuku)
    honor = after.honor[target]
    return told.DishonorAnswered(
        target, saver, seppuku, settled.lost, honor, settled.fall, settled.left_lord
    )


def _castle_decided(before: Open, pending: CastleWon, move: DecideCastle) -> Event:
    discarded = own_castle(before, pending.winner) if move.keep else None
    return told.CastleDecided(pending.winner, pending.loser, pending.castle, move.keep, discarded)
