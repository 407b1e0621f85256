"""What a move in Shinobi no Gakkō brought about, and who may hear it."""

from collections.abc import Iterator, Sequence

from access_play.core.events import Heard
from access_play.core.seats import Seat
from access_play.games.shinobi_no_gakko.cards import hand_size
from access_play.games.shinobi_no_gakko.events import (
    Collected,
    Divided,
    EarthShown,
    GameWon,
    HandDealt,
    LineCleared,
    LineOpened,
    Passed,
    PileEmptied,
    Played,
    RoundScored,
    RoundStarted,
    Seal,
)
from access_play.games.shinobi_no_gakko.line import LOW, End, Line, end_for, group_at, sealed_end
from access_play.games.shinobi_no_gakko.moves import Collect, Dealt, Divide, Move, Pass, Play
from access_play.games.shinobi_no_gakko.scoring import leaders
from access_play.games.shinobi_no_gakko.state import OVER, PLAY, ROUNDS, State, other_pile


def events(before: State, seat: Seat, move: Move, after: State, *, forced: bool) -> Sequence[Heard]:
    """Return the events of a move, in the order in which they are told.

    Args:
        before: the state in which it was made.
        seat: who made it.
        move: the move.
        after: the state to which it led.
        forced: whether everybody could see that there was no other.
    """
    match move:
        case Play():
            played = Heard(_played(before, seat, move, after))
            return [played, *_afterwards(before, seat, move, after)]
        case Collect():
            return [Heard(_collected(before, seat, move, after)), *_turn_over(before, after)]
        case Pass(pile):
            return [Heard(Passed(seat, pile, forced)), *_turn_over(before, after)]
        case Divide():
            return [Heard(Divided(seat)), *(_opening(after) if after.open.phase is PLAY else ())]
        case Dealt():
            return _dealt(after)
        case _:
            return []


def _dealt(after: State) -> list[Heard]:
    table = after.open
    started = RoundStarted(table.round, ROUNDS, hand_size(table.seats))
    hands = [
        Heard(HandDealt(hand), only=seat, shows=True) for seat, hand in enumerate(after.heavens)
    ]
    return [Heard(started), *hands]


def _opening(after: State) -> Iterator[Heard]:
    table = after.open
    for seat, earth in enumerate(table.earths):
        yield Heard(EarthShown(seat, earth, table.heaven_sizes[seat]), shows=True)
    yield Heard(LineOpened(table.line, table.starter), shows=True)


def _played(before: State, seat: Seat, move: Play, after: State) -> Played:
    line = before.open.line
    end = end_for(line, move.number) if line else None
    return Played(seat, move.pile, move.number, move.count, end, _seal(before, after))


def _collected(before: State, seat: Seat, move: Collect, after: State) -> Collected:
    group = group_at(before.open.line, move.end)
    seal = _seal(before, after)
    return Collected(seat, move.pile, group.number, group.copies, move.end, seal)


def _seal(before: State, after: State) -> Seal:
    """Tell what a move did to the seal; at the end of a round and of a circuit it is gone."""
    return _change(sealed_end(before.open.line), sealed_end(_line_told(before, after)))


def _line_told(before: State, after: State) -> Line:
    return after.open.line or before.open.line


def _change(was: End | None, now: End | None) -> Seal:
    if was is now:
        return Seal.SAME
    if now is None:
        return Seal.LIFTED
    if was is None:
        return Seal.LOW if now is LOW else Seal.HIGH
    return Seal.TO_LOW if now is LOW else Seal.TO_HIGH


def _afterwards(before: State, seat: Seat, move: Play, after: State) -> Iterator[Heard]:
    table = after.open
    if table.phase is PLAY and not table.cards_in(seat, move.pile):
        left = table.cards_in(seat, other_pile(move.pile))
        yield Heard(PileEmptied(seat, move.pile, left))
    yield from _turn_over(before, after)


def _turn_over(before: State, after: State) -> Iterator[Heard]:
    """Tell what comes at the end of a turn: the field is cleared, or the round is over."""
    table = after.open
    if table.phase is not PLAY:
        yield from _round_over(after)
    elif before.open.line and not table.line:
        yield Heard(LineCleared(table.turn))


def _round_over(after: State) -> Iterator[Heard]:
    table = after.open
    final = table.phase is OVER
    scored = RoundScored(table.round, table.scored[-1], table.totals, final)
    yield Heard(scored, shows=True)
    if final:
        yield Heard(GameWon(leaders(table.totals), table.totals))
