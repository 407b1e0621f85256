"""The rules of Joraku."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from access_play.core.events import Heard
from access_play.core.game import Draw, Game, Option, OptionsError, Score, Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import Seat
from access_play.games.joraku import playing, telling
from access_play.games.joraku.data import data_from, own_data
from access_play.games.joraku.draws import DaimyoDraw, Deal, VariantsDraw
from access_play.games.joraku.imagining import imagine
from access_play.games.joraku.judging import judge
from access_play.games.joraku.lawful import LawfulMoves, placeable
from access_play.games.joraku.moves import (
    Act,
    DaimyoDrawn,
    Dealt,
    Done,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Remove,
    Scatter,
    VariantsDrawn,
    read_move,
    write_move,
)
from access_play.games.joraku.reckoning import winner
from access_play.games.joraku.state import (
    ACT,
    GIVE,
    OVER,
    SKIRMISH,
    JorakuView,
    Open,
    Phase,
    State,
)
from access_play.games.joraku.terms import Variant, terms_for

VARIANTS: Final = "variants"
"""The option: a list of variants, or ``RANDOM``."""
RANDOM: Final = "random"
"""Two variants are drawn (J26)."""


class Joraku(Game[State, JorakuView, Move]):
    """Joraku for three or four seats."""

    name: ClassVar[str] = "joraku"
    seats: ClassVar[range] = range(3, 5)
    chance_moves: ClassVar[tuple[type, ...]] = (VariantsDrawn, DaimyoDrawn, Dealt)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Offer the variants of the advanced game."""
        del seats
        return (Option(VARIANTS, tuple(Variant), several=True, alone=(RANDOM,)),)

    def start(self, setup: Setup) -> State:
        """Agree on variants and values; variants or daimyo cards are due to be drawn.

        Option ``variants``: which are in play, each once, or ``random`` for two drawn.
        """
        variants = _variants(setup.options)
        terms = terms_for(setup.seats, data_from(setup.data), variants or ())
        return State(Open(terms, Phase.VARIANTS if variants is None else Phase.DAIMYO))

    def own_data(self, document: Mapping[str, object]) -> dict[str, object]:
        """Read a player's own scoring chart, daimyo cards and variant numbers."""
        return own_data(document)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return whose turn it is, or who has not chosen his two cards yet."""
        return state.open.acting

    def chance(self, state: State) -> Draw[Move] | None:
        """Return the draw of variants or daimyo cards, or the deal."""
        match state.open.phase:
            case Phase.DEAL:
                return Deal(state.open.seats)
            case Phase.DAIMYO:
                return DaimyoDraw(state.open.seats)
            case Phase.VARIANTS:
                return VariantsDraw()
            case _:
                return None

    def view(self, state: State, seat: Seat) -> JorakuView:
        """Return what a seat may know."""
        table, given = state.open, state.given
        if not given:
            return JorakuView(seat, table)
        received = () if table.phase is GIVE else given[seat - 1]
        return JorakuView(seat, table, state.hands[seat], given[seat], received)

    def moves(self, view: JorakuView) -> LawfulMoves:
        """Return the lawful moves."""
        return LawfulMoves(view)

    def forbid(self, view: JorakuView, move: Move) -> Refusal | None:
        """Judge a move of a seat whose turn it is."""
        return judge(view, move)

    def forced(self, view: JorakuView) -> Move | None:
        """Return the only thing left to do: with a Ninja and no samurai, or with action points."""
        phase = view.open.phase
        if phase is not ACT and (phase is not SKIRMISH or placeable(view)):
            return None
        moves = list(LawfulMoves(view))
        return moves[0] if len(moves) == 1 else None

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Carry out a move."""
        match move:
            case MoveSamurai() | MoveDaimyo() | Remove():
                return playing.act(state, seat, move)
            case Place() | Act() | Scatter():
                return playing.play(state, seat, move)
            case Done():
                return playing.done(state, seat)
            case Give():
                return playing.give(state, seat, move)
            case Dealt():
                return playing.deal(state, move)
            case DaimyoDrawn():
                return playing.with_daimyo(state, move)
            case VariantsDrawn():
                return playing.with_variants(state, move)

    def events(self, before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
        """Tell what a move brought about."""
        return telling.events(before, seat, move, after)

    def score(self, state: State) -> Score:
        """Return the totals; the most points win, then the higher daimyo card (J24)."""
        table = state.open
        totals = table.totals or (0,) * table.seats
        over = table.phase is OVER
        return Score(totals, over, (winner(table),) if over else ())

    def imagine(self, view: JorakuView, rng: Random) -> State:
        """Deal the cards this seat cannot see in a way it cannot rule out."""
        return imagine(view, rng)

    def read(self, fields: Mapping[str, object]) -> Move:
        """Read a move from a record."""
        return read_move(fields)

    def write(self, move: Move) -> dict[str, object]:
        """Write a move for a record."""
        return write_move(move)


RULES: Final = Joraku()


def _variants(options: Mapping[str, object]) -> tuple[Variant, ...] | None:
    """Return the variants that are chosen, nothing where they are to be drawn.

    Raises:
        OptionsError: another option, or no list of variants.
    """
    for option in options:
        if option != VARIANTS:
            raise OptionsError(option)
    chosen = options.get(VARIANTS, ())
    if chosen == RANDOM:
        return None
    if not isinstance(chosen, list | tuple) or len(chosen) > len(Variant):
        raise OptionsError(VARIANTS)
    variants = [variant for variant in Variant if variant in chosen]
    if len(variants) != len(chosen):
        raise OptionsError(VARIANTS)
    return tuple(variants)
