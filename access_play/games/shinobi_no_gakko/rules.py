"""The rules of Shinobi no Gakkō."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from access_play.core.events import Heard
from access_play.core.game import Draw, Game, OptionsError, Score, Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.seat_draw import SeatDraw
from access_play.games.shinobi_no_gakko import telling, turns
from access_play.games.shinobi_no_gakko.cards import EMPTY, groups
from access_play.games.shinobi_no_gakko.draws import Deal
from access_play.games.shinobi_no_gakko.imagining import imagine
from access_play.games.shinobi_no_gakko.judging import (
    division,
    forbid,
    lawful_actions,
    lawful_divisions,
)
from access_play.games.shinobi_no_gakko.moves import (
    HEAVEN,
    Collect,
    Dealt,
    Divide,
    Move,
    Pass,
    Play,
    StartDrawn,
    read_move,
    write_move,
)
from access_play.games.shinobi_no_gakko.scoring import leaders
from access_play.games.shinobi_no_gakko.state import (
    DIVIDE,
    OVER,
    Open,
    Phase,
    ShinobiView,
    State,
)


class LawfulMoves(msgspec.Struct, frozen=True, gc=False):
    """What a view allows."""

    view: ShinobiView

    @property
    def listable(self) -> bool:
        """Say whether they are few: a hand divides in thousands of ways."""
        return self.view.open.phase is not DIVIDE or not self.view.may_act

    def __iter__(self) -> Iterator[Move]:
        """Walk the actions pile by pile, or the divisions."""
        view = self.view
        if not view.may_act:
            return iter(())
        return lawful_divisions(view) if view.open.phase is DIVIDE else iter(lawful_actions(view))

    def __contains__(self, move: object) -> bool:
        """Judge a move by the rules."""
        return isinstance(move, Move) and RULES.refuse(self.view, move) is None

    def sample(self, rng: Random) -> Move:
        """Draw one."""
        view = self.view
        if not view.may_act:
            raise LookupError(view.seat)
        if view.open.phase is DIVIDE:
            return _any_division(view, rng)
        moves = lawful_actions(view)
        return moves[int(rng.random() * len(moves))]


def _any_division(view: ShinobiView, rng: Random) -> Divide:
    held = groups(view.heaven)
    while True:
        counts = tuple([int(rng.random() * (group.copies + 1)) for group in held])
        move = division(held, counts)
        if forbid(view, move) is None:
            return move


class ShinobiNoGakko(Game[State, ShinobiView, Move]):
    """Shinobi no Gakkō for three to five seats."""

    name: ClassVar[str] = "shinobi-no-gakko"
    seats: ClassVar[range] = range(3, 6)
    chance_moves: ClassVar[tuple[type, ...]] = (StartDrawn, Dealt)

    def start(self, setup: Setup) -> State:
        """Begin before the start player is drawn; there are no options and no data."""
        for named in (*setup.options, *setup.data):
            raise OptionsError(named)
        return State(Open(setup.seats, totals=(0,) * setup.seats))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return who still has to divide, or whose turn it is."""
        table = state.open
        if table.phase is DIVIDE:
            return tuple([seat for seat, done in enumerate(table.divided) if not done])
        return () if table.phase is OVER else (table.turn,)

    def chance(self, state: State) -> Draw[Move] | None:
        """Return the draw of the start player or the deal."""
        match state.open.phase:
            case Phase.START:
                return SeatDraw(state.open.seats, StartDrawn)
            case Phase.DEAL:
                return Deal(state.open.seats)
            case _:
                return None

    def view(self, state: State, seat: Seat) -> ShinobiView:
        """Return what a seat may know."""
        if not state.heavens:
            return ShinobiView(seat, state.open)
        hidden = state.hidden[seat] if state.hidden else EMPTY
        return ShinobiView(seat, state.open, state.heavens[seat], hidden)

    def moves(self, view: ShinobiView) -> LawfulMoves:
        """Return the lawful moves."""
        return LawfulMoves(view)

    def forbid(self, view: ShinobiView, move: Move) -> Refusal | None:
        """Judge a division or an action."""
        return forbid(view, move)

    def forced(self, view: ShinobiView) -> Move | None:
        """Return the pass of a pile that everybody can see has nothing else to do.

        What hidden cards allow is not told by passing for them.
        """
        if view.open.acted is None or view.over:
            return None
        (pile, *_), moves = view.piles_to_act() or (HEAVEN,), lawful_actions(view)
        open_to_all = pile is not HEAVEN or not view.heaven
        return moves[0] if len(moves) == 1 and open_to_all else None

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Carry out a move."""
        match move:
            case Play():
                return turns.played(state, seat, move)
            case Collect():
                return turns.collected(state, seat, move)
            case Pass(pile):
                return turns.passed(state, pile)
            case Divide(earth):
                return turns.divided(state, seat, earth)
            case Dealt():
                return turns.dealt(state, move)
            case StartDrawn():
                table = replace(state.open, phase=Phase.DEAL)
                return replace(state, open=table, starter=move.seat)

    def events(self, before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
        """Tell what a move brought about."""
        passes = isinstance(move, Pass)
        forced = passes and self.forced(self.view(before, seat)) is not None
        return telling.events(before, seat, move, after, forced=forced)

    def score(self, state: State) -> Score:
        """Return the totals; who leads when the game is over has won."""
        over = state.open.phase is OVER
        totals = state.open.totals
        return Score(totals, over, leaders(totals) if over else ())

    def imagine(self, view: ShinobiView, rng: Random) -> State:
        """Deal the cards this seat cannot see in a way it cannot rule out."""
        return imagine(view, rng)

    def read(self, fields: Mapping[str, object]) -> Move:
        """Read a move from a record."""
        return read_move(fields)

    def write(self, move: Move) -> dict[str, object]:
        """Write a move for a record."""
        return write_move(move)


RULES: Final = ShinobiNoGakko()
