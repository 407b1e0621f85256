"""The rules of Hagakure."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from access_play.core.events import Heard
from access_play.core.game import DataError, Draw, Game, Option, OptionsError, Score, Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat
from access_play.games.hagakure import telling
from access_play.games.hagakure.draws import Deal
from access_play.games.hagakure.imagining import imagine
from access_play.games.hagakure.judging import forbid
from access_play.games.hagakure.lawful import LawfulMoves
from access_play.games.hagakure.moves import (
    MOST_SEATS,
    PASS,
    PLAYS,
    YOMI,
    DealerDrawn,
    Dealt,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
    read_move,
    write_move,
)
from access_play.games.hagakure.scoring import leaders
from access_play.games.hagakure.state import (
    FIGHT,
    OVER,
    PREPARATION,
    HagakureView,
    Open,
    Phase,
    State,
)
from access_play.games.hagakure.turns import dealt, decided, play, use_token
from access_play.games.seat_draw import SeatDraw

ROUNDS: Final = {3: 9, 4: 8, 5: 5}
"""How many rounds a game has, by its players (G23)."""
_NEEDED: Final = "villagers_needed"
_VILLAGERS_NEEDED: Final = {3: 4, 4: 4, 5: 5}
_FRENCH_SHEET: Final = 4
"""Villagers at every table."""
_ALL_TOKENS: Final = tuple(Token)


class Hagakure(Game[State, HagakureView, Move]):
    """Hagakure for three to five seats."""

    name: ClassVar[str] = "hagakure"
    seats: ClassVar[range] = range(3, MOST_SEATS + 1)
    chance_moves: ClassVar[tuple[type, ...]] = (DealerDrawn, Dealt)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Offer what the French sheet says where that differs."""
        usual = _VILLAGERS_NEEDED[seats]
        return () if usual == _FRENCH_SHEET else (Option(_NEEDED, (usual, _FRENCH_SHEET)),)

    def start(self, setup: Setup) -> State:
        """Give everybody five tokens; the dealer is due to be drawn.

        Option ``villagers_needed``: how many villagers the villager token asks for; the
        French sheet says 4 at every table. There is no data that a player could replace.
        """
        if setup.data:
            raise DataError(Refusal(Reason.NO_DATA))
        seats = setup.seats
        return State(
            Open(
                seats,
                ROUNDS[seats],
                _villagers_needed(setup),
                unspent=(_ALL_TOKENS,) * seats,
                totals=(0,) * seats,
            )
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return whose turn it is."""
        return () if state.open.phase is OVER else (state.open.turn,)

    def chance(self, state: State) -> Draw[Move] | None:
        """Return the draw of the dealer or the deal."""
        match state.open.phase:
            case Phase.DEALER:
                return SeatDraw(state.open.seats, DealerDrawn)
            case Phase.DEAL:
                return Deal(state.open.seats)
            case _:
                return None

    def view(self, state: State, seat: Seat) -> HagakureView:
        """Return what a seat may know."""
        table, hands = state.open, state.hands
        if not hands:
            return HagakureView(seat, table)
        knows = table.knows[seat]
        if not knows:
            return HagakureView(seat, table, hands[seat])
        known = [(at, state.yomi if at == YOMI else hands[at]) for at in sorted(knows)]
        return HagakureView(seat, table, hands[seat], tuple(known))

    def moves(self, view: HagakureView) -> LawfulMoves:
        """Return the lawful moves."""
        return LawfulMoves(view)

    def forbid(self, view: HagakureView, move: Move) -> Refusal | None:
        """Judge a card or a token."""
        return forbid(view, move)

    def forced(self, view: HagakureView) -> Move | None:
        """Return the last card of a hand, or the pass where no token is left."""
        table = view.open
        if not view.may_act:
            return None
        if table.phase is FIGHT:
            return PLAYS[view.hand[0]] if len(view.hand) == 1 else None
        return PASS if table.phase is PREPARATION and not table.unspent[view.seat] else None

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Carry out a move."""
        match move:
            case PlayCard():
                return play(state, seat, move.card)
            case Pass():
                return State(decided(state.open, None), state.hands, state.yomi)
            case UseToken():
                return use_token(state, seat, move)
            case Dealt():
                return dealt(state, move)
            case DealerDrawn():
                return replace(state, open=replace(state.open, phase=Phase.DEAL, dealer=move.seat))

    def events(self, before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
        """Tell what a move brought about."""
        return telling.events(before, seat, move, after)

    def score(self, state: State) -> Score:
        """Return the totals; who leads when the game is over has won."""
        over = state.open.phase is OVER
        totals = state.open.totals
        return Score(totals, over, leaders(totals) if over else ())

    def imagine(self, view: HagakureView, rng: Random) -> State:
        """Deal the cards this seat cannot see in a way it cannot rule out."""
        return imagine(view, rng)

    def read(self, fields: Mapping[str, object]) -> Move:
        """Read a move from a record."""
        return read_move(fields)

    def write(self, move: Move) -> dict[str, object]:
        """Write a move for a record."""
        return write_move(move)


RULES: Final = Hagakure()


def _villagers_needed(setup: Setup) -> int:
    for option in setup.options:
        if option != _NEEDED:
            raise OptionsError(option)
    needed = setup.options.get(_NEEDED, _VILLAGERS_NEEDED[setup.seats])
    if not isinstance(needed, int) or isinstance(needed, bool) or needed < 1:
        raise OptionsError(_NEEDED)
    return needed
