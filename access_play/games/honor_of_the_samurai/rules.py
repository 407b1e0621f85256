"""The rules of Honor of the Samurai."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from access_play.core.events import Heard
from access_play.core.game import Draw, Game, Option, OptionsError, Score, Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.games.honor_of_the_samurai.applying import apply
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE
from access_play.games.honor_of_the_samurai.deck import MOST_SEATS, deck_of, differing
from access_play.games.honor_of_the_samurai.draws import due
from access_play.games.honor_of_the_samurai.imagining import imagine
from access_play.games.honor_of_the_samurai.judging import forbid
from access_play.games.honor_of_the_samurai.lawful import LawfulMoves
from access_play.games.honor_of_the_samurai.moves import Move, Roll, SetUp, Shuffle
from access_play.games.honor_of_the_samurai.questions import has_answered
from access_play.games.honor_of_the_samurai.record_lines import read_move, write_move
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    OVER,
    TURN,
    CastleWon,
    HonorView,
    Open,
    State,
    Terms,
)
from access_play.games.honor_of_the_samurai.telling import events

GOAL: Final = "goal"
GOALS: Final = (400, 300, 250)
"""The honor that wins; the first is the rulebook's own, the others make a shorter game."""


class HonorOfTheSamurai(Game[State, HonorView, Move]):
    """Honor of the Samurai for two to six seats; the game of two is inferred (H1)."""

    name: ClassVar[str] = "honor-of-the-samurai"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)
    chance_moves: ClassVar[tuple[type, ...]] = (SetUp, Shuffle, Roll)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Offer the shorter games (The Winner)."""
        del seats
        return (Option(GOAL, GOALS),)

    def start(self, setup: Setup) -> State:
        """Agree on goal and deck; the cards are due to be dealt.

        Option ``goal``: the honor that wins.
        """
        for option in setup.options:
            if option != GOAL:
                raise OptionsError(option)
        goal = setup.options.get(GOAL, GOALS[0])
        if not isinstance(goal, int) or isinstance(goal, bool) or goal not in GOALS:
            raise OptionsError(GOAL)
        return State(Open(Terms(setup.seats, goal, deck_of(setup.data))))

    def own_data(self, document: Mapping[str, object]) -> dict[str, object]:
        """Read a player's own deck file: what differs from the game's."""
        return differing(document)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return whose turn it is, or who is asked."""
        table = state.open
        phase = table.phase
        if phase is TURN:
            return (table.turn,)
        if phase is ANSWER:
            return (state.asked,)
        if phase is OVER:
            return ()
        return (table.pending.winner,) if isinstance(table.pending, CastleWon) else (CHANCE,)

    def chance(self, state: State) -> Draw[Move] | None:
        """Return the setup, the shuffle or the dice that are due."""
        return due(state)

    def view(self, state: State, seat: Seat) -> HonorView:
        """Return what a seat may know."""
        table, hands = state.open, state.hands
        if not hands:
            return HonorView(seat, table)
        if table.phase is not ANSWER:
            return HonorView(seat, table, hands[seat])
        answered = SAVE_FACE in hands[seat] and has_answered(table, seat, state.asked)
        return HonorView(seat, table, hands[seat], state.asked == seat, answered)

    def moves(self, view: HonorView) -> LawfulMoves:
        """Return the lawful moves."""
        return LawfulMoves(view)

    def forbid(self, view: HonorView, move: Move) -> Refusal | None:
        """Judge a move."""
        return forbid(view, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Carry out a move."""
        return apply(state, seat, move)

    def events(self, before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
        """Tell what a move brought about."""
        return events(before, seat, move, after)

    def score(self, state: State) -> Score:
        """Return the totals; whose turn it is when the game is over has won (H3)."""
        table = state.open
        over = table.phase is OVER
        totals = table.honor or (0,) * table.terms.seats
        return Score(totals, over, (table.turn,) if over else ())

    def imagine(self, view: HonorView, rng: Random) -> State:
        """Deal the cards this seat cannot see in a way it cannot rule out."""
        return imagine(view, rng)

    def read(self, fields: Mapping[str, object]) -> Move:
        """Read a move from a record."""
        return read_move(fields)

    def write(self, move: Move) -> dict[str, object]:
        """Write a move for a record."""
        return write_move(move)


RULES: Final = HonorOfTheSamurai()
