"""A game made for these tests: everybody is dealt a hidden number, then says open ones in turn.

It has what the table has to deal with: a draw, hidden cards, a move that shows a hidden
card to one seat alone, an end, an option, and a refusal of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from access_play.core.events import Event, Heard
from access_play.core.game import Draw, Game, OptionsError, Score, Setup
from access_play.core.refusals import Reason, Refusal, UnknownActionError
from access_play.core.seats import CHANCE, Seat, after


class Say(msgspec.Struct, frozen=True):
    """Say a number aloud, 1 to 9."""

    number: int


class Peek(msgspec.Struct, frozen=True):
    """Look at the left neighbour's number and end the turn."""


class Dealt(msgspec.Struct, frozen=True):
    """Chance: a hidden number for each seat."""

    cards: tuple[int, ...]


Move: TypeAlias = Say | Peek | Dealt


class Said(Event, frozen=True):
    seat: Seat
    number: int


class Peeked(Event, frozen=True):
    seat: Seat


class Seen(Event, frozen=True):
    card: int


class Lanterns(msgspec.Struct, frozen=True):
    seats: int
    turns: int
    turn: Seat = CHANCE
    cards: tuple[int, ...] = ()
    said: tuple[int, ...] = ()


class LanternsView(msgspec.Struct, frozen=True):
    seat: Seat
    may_act: bool
    over: bool
    card: int
    said: tuple[int, ...]


class DealDraw(Draw[Move]):
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def draw(self, rng: Random) -> Dealt:
        return Dealt(tuple(rng.sample(range(1, 10), self.seats)))

    def refuse(self, move: Move) -> Refusal | None:
        fits = isinstance(move, Dealt) and len(set(move.cards)) == self.seats
        return None if fits else Refusal(Reason.IMPOSSIBLE_CHANCE)


class LanternsMoves(msgspec.Struct, frozen=True):
    moves: tuple[Move, ...]
    listable: bool = True

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def sample(self, rng: Random) -> Move:
        return rng.choice(self.moves)


class LanternsGame(Game[Lanterns, LanternsView, Move]):
    """A game of two or three seats that ends when ``turns`` numbers have been said."""

    name: ClassVar[str] = "lanterns"
    seats: ClassVar[range] = range(2, 4)
    chance_moves: ClassVar[tuple[type, ...]] = (Dealt,)

    def start(self, setup: Setup) -> Lanterns:
        for option in setup.options:
            if option != "turns":
                raise OptionsError(option)
        turns = setup.options.get("turns", 4)
        if not isinstance(turns, int) or turns < 1:
            raise OptionsError("turns")
        return Lanterns(setup.seats, turns)

    def to_act(self, state: Lanterns) -> tuple[Seat, ...]:
        return () if self._over(state) else (state.turn,)

    def chance(self, state: Lanterns) -> Draw[Move] | None:
        return None if state.cards else DealDraw(state.seats)

    def view(self, state: Lanterns, seat: Seat) -> LanternsView:
        over = self._over(state)
        card = state.cards[seat] if state.cards else 0
        return LanternsView(seat, not over and seat == state.turn, over, card, state.said)

    def moves(self, view: LanternsView) -> LanternsMoves:
        lawful: list[Move] = [Peek(), *map(Say, range(1, 10))] if view.may_act else []
        return LanternsMoves(tuple([move for move in lawful if self.forbid(view, move) is None]))

    def forbid(self, view: LanternsView, move: Move) -> Refusal | None:
        if move == Say(view.card):
            return Refusal("own-number", {"number": view.card})
        return None

    def apply(self, state: Lanterns, seat: Seat, move: Move) -> Lanterns:
        match move:
            case Dealt(cards):
                return replace(state, cards=cards, turn=0)
            case Say(number):
                said = (*state.said, number)
                return replace(state, said=said, turn=after(seat, state.seats))
            case Peek():
                return replace(state, turn=after(seat, state.seats))

    def events(self, before: Lanterns, seat: Seat, move: Move, after: Lanterns) -> Sequence[Heard]:
        del after
        match move:
            case Dealt(cards):
                return [Heard(Seen(card), only=seat) for seat, card in enumerate(cards)]
            case Say(number):
                return [Heard(Said(seat, number))]
            case Peek():
                seen = Seen(before.cards[(seat + 1) % before.seats])
                return [Heard(seen, only=seat, shows=True), Heard(Peeked(seat), but=seat)]

    def score(self, state: Lanterns) -> Score:
        over = self._over(state)
        return Score((0,) * state.seats, over, tuple(range(state.seats)) if over else ())

    def imagine(self, view: LanternsView, rng: Random) -> Lanterns:
        raise LookupError(view, rng)  # no test of these asks for another world

    def read(self, fields: Mapping[str, object]) -> Move:
        match fields:
            case {"do": "say", "number": int(number), **rest} if not rest and number in range(10):
                return Say(number)
            case {"do": "peek", **rest} if not rest:
                return Peek()
            case {"do": "deal", "cards": list(cards), **rest} if not rest:
                return Dealt(tuple(cards))
            case _:
                raise UnknownActionError

    def write(self, move: Move) -> dict[str, object]:
        match move:
            case Say(number):
                return {"do": "say", "number": number}
            case Peek():
                return {"do": "peek"}
            case Dealt(cards):
                return {"do": "deal", "cards": list(cards)}

    def _over(self, state: Lanterns) -> bool:
        return len(state.said) >= state.turns


LANTERNS = LanternsGame()
