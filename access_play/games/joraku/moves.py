"""The moves of Joraku, and how a record writes them (records.md: Joraku)."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from access_play.core.refusals import UnknownActionError
from access_play.core.seats import Seat, number_of, seat_of
from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import CODES, UNKNOWN, Card, Cards, card_of, is_ninja
from access_play.games.record_fields import line_of

GIVEN: Final = 2
"""How many cards everybody passes to the left (Recruit Phase)."""


class Give(msgspec.Struct, frozen=True, gc=False):
    """Choose the two cards that go to the player on the left, unseen by all others (J20)."""

    cards: Cards
    """Two, sorted."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """Play a numbered card and place samurai into the area of its number."""

    card: Card
    count: int
    """How many in all, the one aside among them (J15)."""
    aside: Area | None = None
    """With the variant open-road: where one of them goes instead."""


class Act(msgspec.Struct, frozen=True, gc=False):
    """Play a numbered card for as many action points."""

    card: Card


class Scatter(msgspec.Struct, frozen=True, gc=False):
    """Play a Ninja and place samurai into any areas."""

    card: Card
    areas: tuple[Area, ...]
    """One entry a samurai, ascending."""


class MoveDaimyo(msgspec.Struct, frozen=True, gc=False):
    """Spend action points: the daimyo moves into an adjacent area."""

    to: Area


class MoveSamurai(msgspec.Struct, frozen=True, gc=False):
    """Spend an action point: one of the own samurai moves into an adjacent area."""

    origin: Area
    to: Area


class Remove(msgspec.Struct, frozen=True, gc=False):
    """Spend action points: an opponent's samurai leaves the area of the own daimyo."""

    owner: Seat


class Done(msgspec.Struct, frozen=True, gc=False):
    """Give up the action points that are left."""


DONE: Final = Done()


class VariantsDrawn(msgspec.Struct, frozen=True):
    """Chance: two variant rule cards (Advanced Game)."""

    ids: tuple[str, ...]
    """Sorted."""


class DaimyoDrawn(msgspec.Struct, frozen=True):
    """Chance: the daimyo cards, by seat."""

    cards: tuple[int, ...]


class Dealt(msgspec.Struct, frozen=True):
    """Chance: the shuffled skirmish cards, by seat, each hand sorted."""

    hands: tuple[Cards, ...]


Step: TypeAlias = MoveDaimyo | MoveSamurai | Remove
"""What action points are spent on."""
Play: TypeAlias = Place | Act | Scatter
Move: TypeAlias = Give | Play | Step | Done | VariantsDrawn | DaimyoDrawn | Dealt


class _VariantsLine(msgspec.Struct, tag_field="do", tag="variants", forbid_unknown_fields=True):
    ids: list[str]


class _DaimyoLine(msgspec.Struct, tag_field="do", tag="daimyo", forbid_unknown_fields=True):
    cards: list[int]


class _DealLine(msgspec.Struct, tag_field="do", tag="deal", forbid_unknown_fields=True):
    hands: list[list[str]]


class _GiveLine(msgspec.Struct, tag_field="do", tag="give", forbid_unknown_fields=True):
    cards: list[str]


class _PlayLine(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    card: str
    effect: Literal["place", "act"] | msgspec.UnsetType = msgspec.UNSET
    count: int | msgspec.UnsetType = msgspec.UNSET
    aside: int | msgspec.UnsetType = msgspec.UNSET
    areas: list[int] | msgspec.UnsetType = msgspec.UNSET


class _MoveLine(msgspec.Struct, tag_field="do", tag="move", forbid_unknown_fields=True):
    piece: Literal["daimyo", "samurai"]
    to: int
    origin: int | msgspec.UnsetType = msgspec.field(name="from", default=msgspec.UNSET)


class _RemoveLine(msgspec.Struct, tag_field="do", tag="remove", forbid_unknown_fields=True):
    owner: int


class _DoneLine(msgspec.Struct, tag_field="do", tag="done", forbid_unknown_fields=True):
    pass


_Line: TypeAlias = (
    _VariantsLine
    | _DaimyoLine
    | _DealLine
    | _GiveLine
    | _PlayLine
    | _MoveLine
    | _RemoveLine
    | _DoneLine
)


def read_move(fields: Mapping[str, object]) -> Move:
    """Read a move from a record's fields.

    Raises:
        UnknownActionError: these fields are no move of this game.
    """
    line: _Line = line_of(fields, _Line)
    match line:
        case _GiveLine():
            return _give(line)
        case _PlayLine():
            return _play(line)
        case _MoveLine():
            return _step(line)
        case _RemoveLine():
            return Remove(seat_of(line.owner))
        case _DoneLine():
            return DONE
        case _VariantsLine():
            return VariantsDrawn(tuple(sorted(line.ids)))
        case _DaimyoLine():
            return DaimyoDrawn(tuple(line.cards))
        case _DealLine():
            return Dealt(tuple([_cards(hand) for hand in line.hands]))


def write_move(move: Move) -> dict[str, object]:
    """Write a move as a record's fields."""
    match move:
        case Give() | Place() | Act() | Scatter():
            return _write_cards(move)
        case MoveDaimyo():
            return {"do": "move", "piece": "daimyo", "to": move.to}
        case MoveSamurai():
            return {"do": "move", "piece": "samurai", "from": move.origin, "to": move.to}
        case Remove():
            return {"do": "remove", "owner": number_of(move.owner)}
        case Done():
            return {"do": "done"}
        case VariantsDrawn():
            return {"do": "variants", "ids": list(move.ids)}
        case DaimyoDrawn():
            return {"do": "daimyo", "cards": list(move.cards)}
        case Dealt():
            return {"do": "deal", "hands": [_codes(hand) for hand in move.hands]}


def _write_cards(move: Give | Play) -> dict[str, object]:
    match move:
        case Give():
            return {"do": "give", "cards": _codes(move.cards)}
        case Act():
            return {"do": "play", "card": CODES[move.card], "effect": "act"}
        case Scatter():
            return {"do": "play", "card": CODES[move.card], "areas": list(move.areas)}
        case Place():
            fields = {"do": "play", "card": CODES[move.card], "effect": "place"}
            placed: dict[str, object] = {**fields, "count": move.count}
            return placed if move.aside is None else {**placed, "aside": move.aside}


def _give(line: _GiveLine) -> Give:
    if len(line.cards) != GIVEN:
        raise UnknownActionError
    return Give(_cards(line.cards))


def _play(line: _PlayLine) -> Play:
    """Read a card's play; a card of the one kind with the other's effect is a move all the same.

    What says both an effect and areas is read as what the card may not do, to be refused.
    """
    card = card_of(line.card)
    match line.effect, line.count, line.aside:
        case msgspec.UNSET, msgspec.UNSET, msgspec.UNSET if line.areas is not msgspec.UNSET:
            return Scatter(card, tuple(sorted(line.areas)))
        case "act", msgspec.UNSET, msgspec.UNSET:
            return _unless_numbered(line, Act(card))
        case "place", int(count), aside if count >= 0:
            return _unless_numbered(
                line, Place(card, count, None if aside is msgspec.UNSET else aside)
            )
        case _:
            raise UnknownActionError


def _unless_numbered(line: _PlayLine, play: Place | Act) -> Play:
    if line.areas is msgspec.UNSET or (play.card != UNKNOWN and is_ninja(play.card)):
        return play
    return Scatter(play.card, tuple(sorted(line.areas)))


def _step(line: _MoveLine) -> Step:
    """Read a move on the map; ``from`` belongs to a samurai, alone and always."""
    match line.piece, line.origin:
        case "daimyo", msgspec.UnsetType():
            return MoveDaimyo(line.to)
        case "samurai", int(origin):
            return MoveSamurai(origin, line.to)
        case _:
            raise UnknownActionError


def _cards(codes: Sequence[str]) -> Cards:
    return tuple(sorted([card_of(code) for code in codes]))


def _codes(cards: Cards) -> list[str]:
    return [CODES[card] for card in cards]
