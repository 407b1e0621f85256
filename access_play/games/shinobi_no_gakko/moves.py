"""The moves of Shinobi no Gakkō, and how a record writes them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat, number_of, seat_of
from access_play.games.record_fields import line_of
from access_play.games.shinobi_no_gakko.cards import COPIES, HIGHEST, Card, Cards
from access_play.games.shinobi_no_gakko.line import End


class Pile(StrEnum):
    """The two piles into which a hand is divided (Setup 3)."""

    HEAVEN = "heaven"
    EARTH = "earth"


HEAVEN: Final = Pile.HEAVEN
EARTH: Final = Pile.EARTH


class Divide(msgspec.Struct, frozen=True, gc=False):
    """Divide one's hand."""

    earth: Cards
    """What becomes Earth; the rest is Heaven."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """Action 1: play cards of one number to the field."""

    pile: Pile
    number: Card
    count: int


class Collect(msgspec.Struct, frozen=True, gc=False):
    """Action 2: collect the cards at an end of the line."""

    pile: Pile
    """Where they go (S8)."""
    end: End


class Pass(msgspec.Struct, frozen=True, gc=False):
    """Take no action with a pile in this turn."""

    pile: Pile


# Moves are values, so one of each is enough.
PLAYS: Final[Mapping[Pile, tuple[tuple[Play, ...], ...]]] = {
    pile: tuple(
        [
            tuple([Play(pile, number, count) for count in range(COPIES + 1)])
            for number in range(HIGHEST + 1)
        ]
    )
    for pile in Pile
}
"""By pile, number and count."""
COLLECTS: Final = {(pile, end): Collect(pile, end) for pile in Pile for end in End}
PASSES: Final = {pile: Pass(pile) for pile in Pile}


class StartDrawn(msgspec.Struct, frozen=True):
    """Chance: who starts the first round."""

    seat: Seat


class Dealt(msgspec.Struct, frozen=True):
    """Chance: the shuffled cards."""

    hands: tuple[Cards, ...]
    """By seat."""
    reveal: Cards
    """The cards turned up for the line, in their order (Setup 4)."""


Action: TypeAlias = Play | Collect | Pass
"""What a pile does in a turn."""
Move: TypeAlias = Action | Divide | StartDrawn | Dealt


class _StartLine(msgspec.Struct, tag_field="do", tag="start", forbid_unknown_fields=True):
    seat: int


class _DealLine(msgspec.Struct, tag_field="do", tag="deal", forbid_unknown_fields=True):
    hands: list[list[int]]
    reveal: list[int]


class _DivideLine(msgspec.Struct, tag_field="do", tag="divide", forbid_unknown_fields=True):
    earth: list[int]


class _PlayLine(
    msgspec.Struct,
    tag_field="do",
    tag="play",
    forbid_unknown_fields=True,
    rename={"pile": "from"},
):
    pile: Pile
    number: int
    count: int


class _CollectLine(
    msgspec.Struct,
    tag_field="do",
    tag="collect",
    forbid_unknown_fields=True,
    rename={"pile": "to"},
):
    pile: Pile
    end: End


class _PassLine(msgspec.Struct, tag_field="do", tag="pass", forbid_unknown_fields=True):
    pile: Pile


_Line: TypeAlias = _StartLine | _DealLine | _DivideLine | _PlayLine | _CollectLine | _PassLine


def read_move(fields: Mapping[str, object]) -> Move:
    """Read a move from a record's fields (records.md: Shinobi no Gakkō).

    Raises:
        UnknownActionError: these fields are no move of this game.
    """
    line: _Line = line_of(fields, _Line)
    match line:
        case _StartLine():
            return StartDrawn(seat_of(line.seat))
        case _DealLine():
            return Dealt(tuple(tuple(sorted(hand)) for hand in line.hands), tuple(line.reveal))
        case _DivideLine():
            return Divide(tuple(sorted(line.earth)))
        case _PlayLine():
            return Play(line.pile, line.number, line.count)
        case _CollectLine():
            return COLLECTS[line.pile, line.end]
        case _PassLine():
            return PASSES[line.pile]


def write_move(move: Move) -> dict[str, object]:
    """Write a move as a record's fields."""
    match move:
        case Play(pile, number, count):
            return {"do": "play", "from": pile.value, "number": number, "count": count}
        case Collect(pile, end):
            return {"do": "collect", "to": pile.value, "end": end.value}
        case Pass(pile):
            return {"do": "pass", "pile": pile.value}
        case Divide(earth):
            return {"do": "divide", "earth": list(earth)}
        case StartDrawn():
            return {"do": "start", "seat": number_of(move.seat)}
        case Dealt():
            hands = [list(hand) for hand in move.hands]
            return {"do": "deal", "hands": hands, "reveal": list(move.reveal)}
