"""Positions set up for a test, played on with a record's actions: seats count from 1."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from access_play.core.events import Event, Heard, heard_by
from access_play.core.game import Setup
from access_play.core.refusals import Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.games.honor_of_the_samurai.cards import CODES, Cards, card_of
from access_play.games.honor_of_the_samurai.houses import lower_house, upper_house
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import (
    NOBODY,
    Bond,
    HonorView,
    Open,
    Phase,
    State,
)

DAIMYO = ("daimyo-8", "daimyo-9", "daimyo-10", "daimyo-5", "daimyo-6", "daimyo-7")
"""Whom the seats have where a test says nothing: three of 5 / 0 / 1, three of 10 / 0 / 2."""


def cards(codes: str) -> Cards:
    """Read codes parted by blanks, a number before one for copies: ``3*lancers daisho``."""
    found = []
    for word in codes.split():
        count, _, code = word.rpartition("*")
        card = card_of(code)
        assert card in CODES, code
        found += [card] * int(count or 1)
    return tuple(sorted(found))


def stage(  # noqa: PLR0913 (a position has many parts, each with its name)
    seats: int = 3,
    *,
    turn: int = 1,
    upper: Mapping[int, str] | None = None,
    lower: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    bonds: Mapping[int, Bond] | None = None,
    shogun: int = 0,
    honor: Mapping[int, int] | None = None,
    draw: str = "3*foot-soldiers",
    discards: str = "",
    data: Mapping[str, Any] | None = None,
    **changes: Any,
) -> "Staged":
    """Set up a position; an upper house of ``""`` is none, other seats have a daimyo of theirs.

    The lords of ``bonds`` count from 0, as in states.
    """
    table = RULES.start(Setup(seats, data=data or {})).open
    deck = table.terms.deck
    uppers = {seat + 1: DAIMYO[seat] for seat in range(seats)} | dict(upper or {})
    hand = [cards((hands or {}).get(seat, "")) for seat in range(1, seats + 1)]
    houses = [cards(uppers[seat]) for seat in range(1, seats + 1)]
    pile = cards(draw)
    table = replace(
        table,
        phase=Phase.TURN,
        first=0,
        round=1,
        turn=turn - 1,
        daimyo=tuple([upper_house(deck, house) if house else None for house in houses]),
        samurai=tuple(
            [lower_house(deck, cards((lower or {}).get(n, ""))) for n in range(1, seats + 1)]
        ),
        bonds=tuple([(bonds or {}).get(seat) for seat in range(1, seats + 1)]),
        shogun=shogun - 1 if shogun else NOBODY,
        honor=tuple([(honor or {}).get(seat, 0) for seat in range(1, seats + 1)]),
        held=tuple(map(len, hand)),
        pile=len(pile),
        discards=cards(discards),
        **changes,
    )
    return Staged(State(table, tuple(hand), pile))


class Staged:
    """A position that is played on; each action is judged before it is carried out."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: Sequence[Heard] = ()
        """What the last action told."""

    @property
    def open(self) -> Open:
        return self.state.open

    def view(self, seat: int) -> HonorView:
        return RULES.view(self.state, seat - 1)

    def refused(self, seat: int, action: str, /, **fields: Any) -> Refusal | None:
        """Return why an action is refused."""
        move = RULES.read({"do": action, **fields})
        return RULES.refuse(self.view(seat), move)

    def code(self, seat: int, action: str, /, **fields: Any) -> str | None:
        refusal = self.refused(seat, action, **fields)
        return None if refusal is None else str(refusal.code)

    def do(self, seat: int, action: str, /, **fields: Any) -> "Staged":
        """Carry out a lawful action."""
        move = RULES.read({"do": action, **fields})
        assert RULES.refuse(self.view(seat), move) is None, RULES.refuse(self.view(seat), move)
        assert move in list(RULES.moves(self.view(seat)))
        return self._apply(seat - 1, move)

    def roll(self, *dice: int) -> "Staged":
        return self._chance({"do": "roll", "dice": list(dice)})

    def shuffle(self, codes: str) -> "Staged":
        draw = [CODES[card] for card in cards(codes)]
        return self._chance({"do": "shuffle", "draw": draw})

    def to_act(self) -> tuple[int | str, ...]:
        acting = RULES.to_act(self.state)
        return tuple(["chance" if seat == CHANCE else seat + 1 for seat in acting])

    def honor(self, seat: int) -> int:
        return self.open.honor[seat - 1]

    def upper(self, seat: int) -> list[str] | None:
        house = self.open.daimyo[seat - 1]
        return None if house is None else [CODES[card] for card in house.cards]

    def lower(self, seat: int) -> list[str]:
        return [CODES[card] for card in self.open.samurai[seat - 1].cards]

    def hand(self, seat: int) -> list[str]:
        return [CODES[card] for card in self.state.hands[seat - 1]]

    def discards(self) -> list[str]:
        return sorted(CODES[card] for card in self.open.discards)

    def lord(self, seat: int) -> int | None:
        bond = self.open.bonds[seat - 1]
        return None if bond is None else bond.lord + 1

    def told(self, listener: Seat | None = None) -> list[Event]:
        """Return what a seat (from 1) or a bystander heard of the last action."""
        return list(heard_by(None if listener is None else listener - 1, self.heard))

    def _chance(self, fields: dict[str, Any]) -> "Staged":
        due = RULES.chance(self.state)
        move = RULES.read(fields)
        assert due is not None
        assert due.refuse(move) is None
        return self._apply(CHANCE, move)

    def _apply(self, seat: Seat, move: Any) -> "Staged":
        before = self.state
        self.state = RULES.apply(before, seat, move)
        self.heard = RULES.events(before, seat, move, self.state)
        return self


def serving(lord: int) -> Bond:
    """Return the bond of a second samurai who serves the daimyo of a seat, from 1."""
    return Bond(lord - 1, serves=True)


def allied(lord: int) -> Bond:
    """Return the bond of one who will serve from his next turn on."""
    return Bond(lord - 1)
