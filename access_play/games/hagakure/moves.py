"""The moves of Hagakure, and how a record writes them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from access_play.core.refusals import UnknownActionError
from access_play.core.seats import Seat, number_of, seat_of
from access_play.games.hagakure.cards import CODES, Card, card_of
from access_play.games.record_fields import line_of


class Token(StrEnum):
    """The five Nobori tokens, in the order of the rulebook."""

    DOUBLE = "double"
    ZERO = "zero"
    VILLAGERS = "villagers"
    EXCHANGE = "exchange"
    LOOK = "look"


MOST_SEATS: Final = 5
YOMI: Final = -1
"""The Yomi as what a player looks at, where else a seat stands."""


class PlayCard(msgspec.Struct, frozen=True, gc=False):
    """Play a card to the trick."""

    card: Card


class UseToken(msgspec.Struct, frozen=True, gc=False):
    """Play a Nobori token for this round."""

    token: Token
    at: Seat | None = None
    """What ``LOOK`` looks at: a seat or ``YOMI``; ``None`` with every other token."""


class Pass(msgspec.Struct, frozen=True, gc=False):
    """Play no token in this round."""


# Moves are values, so one of each is enough.
PLAYS: Final = {card: PlayCard(card) for card in CODES}
TOKENS: Final = {token: UseToken(token) for token in Token if token is not Token.LOOK}
LOOKS: Final = {at: UseToken(Token.LOOK, at) for at in range(YOMI, MOST_SEATS)}
PASS: Final = Pass()


class DealerDrawn(msgspec.Struct, frozen=True):
    """Chance: the first dealer."""

    seat: Seat


class Dealt(msgspec.Struct, frozen=True):
    """Chance: the shuffled cards, by seat, and the Yomi, each sorted."""

    hands: tuple[tuple[Card, ...], ...]
    yomi: tuple[Card, ...]


Move: TypeAlias = PlayCard | UseToken | Pass | DealerDrawn | Dealt


class _PlayLine(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    card: str


class _TokenLine(msgspec.Struct, tag_field="do", tag="token", forbid_unknown_fields=True):
    token: Token
    at: int | str | msgspec.UnsetType = msgspec.UNSET


class _PassLine(msgspec.Struct, tag_field="do", tag="pass", forbid_unknown_fields=True):
    pass


class _DealerLine(msgspec.Struct, tag_field="do", tag="dealer", forbid_unknown_fields=True):
    seat: int


class _DealLine(msgspec.Struct, tag_field="do", tag="deal", forbid_unknown_fields=True):
    hands: list[list[str]]
    yomi: list[str]


_Line: TypeAlias = _PlayLine | _TokenLine | _PassLine | _DealerLine | _DealLine


def read_move(fields: Mapping[str, object]) -> Move:
    """Read a move from a record's fields (records.md: Hagakure).

    Raises:
        UnknownActionError: these fields are no move of this game.
    """
    line: _Line = line_of(fields, _Line)
    match line:
        case _PlayLine():
            return PlayCard(card_of(line.card))
        case _TokenLine():
            return UseToken(line.token, _target(line))
        case _PassLine():
            return Pass()
        case _DealerLine():
            return DealerDrawn(seat_of(line.seat))
        case _DealLine():
            return Dealt(tuple(_sorted(hand) for hand in line.hands), _sorted(line.yomi))


def write_move(move: Move) -> dict[str, object]:
    """Write a move as a record's fields."""
    match move:
        case PlayCard():
            return {"do": "play", "card": CODES[move.card]}
        case UseToken():
            token: dict[str, object] = {"do": "token", "token": move.token.value}
            if move.at is not None:
                token["at"] = "yomi" if move.at == YOMI else number_of(move.at)
            return token
        case Pass():
            return {"do": "pass"}
        case DealerDrawn():
            return {"do": "dealer", "seat": number_of(move.seat)}
        case Dealt():
            hands = [_codes(hand) for hand in move.hands]
            return {"do": "deal", "hands": hands, "yomi": _codes(move.yomi)}


def _target(line: _TokenLine) -> Seat | None:
    """Read ``at``, which belongs to ``look`` alone and always."""
    if (line.token is Token.LOOK) != (line.at is not msgspec.UNSET):
        raise UnknownActionError
    match line.at:
        case "yomi":
            return YOMI
        case int(seat):
            return seat_of(seat)
        case msgspec.UnsetType():
            return None
        case _:
            raise UnknownActionError


def _sorted(codes: list[str]) -> tuple[Card, ...]:
    return tuple(sorted(card_of(code) for code in codes))


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [CODES[card] for card in cards]
