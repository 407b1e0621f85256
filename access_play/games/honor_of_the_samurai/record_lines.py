"""How a record writes the moves (records.md: Honor of the Samurai)."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from access_play.core.refusals import UnknownActionError
from access_play.core.seats import number_of, seat_of
from access_play.games.honor_of_the_samurai.cards import (
    CASTLES,
    CODES,
    LOOT,
    STAYS,
    UNKNOWN,
    Card,
    Cards,
    card_of,
)
from access_play.games.honor_of_the_samurai.moves import (
    ACCEPT,
    DRAW,
    END,
    PASS,
    SAVE,
    Accept,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Home,
    HouseAt,
    Move,
    Pass,
    Place,
    Roll,
    SaveFace,
    Seppuku,
    SetUp,
    Shuffle,
    Spy,
    spy,
)
from access_play.games.record_fields import line_of

_HouseLine: TypeAlias = tuple[int, Home]


class _Line(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class _SetUpLine(_Line, tag="setup"):
    first: int
    daimyo: list[str]
    hands: list[list[str]]
    draw: list[str]


class _ShuffleLine(_Line, tag="shuffle"):
    draw: list[str]


class _RollLine(_Line, tag="roll"):
    dice: list[int]


class _DrawLine(_Line, tag="draw"):
    pass


class _PlaceLine(_Line, tag="place"):
    card: str
    house: _HouseLine
    discard_castle: bool = False


class _SpyLine(_Line, tag="spy"):
    card: str
    house: _HouseLine
    take: list[str]
    to: list[_HouseLine | Literal["discard"]]


class _AssassinateLine(_Line, tag="assassinate"):
    house: _HouseLine


class _DishonorLine(_Line, tag="dishonor"):
    seat: int


class _DiscardLine(_Line, tag="discard"):
    card: str


class _DeclareLine(_Line, tag="declare"):
    what: Declaration
    seat: int | msgspec.UnsetType = msgspec.UNSET


class _EndLine(_Line, tag="end"):
    pass


class _AcceptLine(_Line, tag="accept"):
    pass


class _SaveFaceLine(_Line, tag="save-face"):
    pass


class _PassLine(_Line, tag="pass"):
    pass


class _SeppukuLine(_Line, tag="seppuku"):
    of: Home


class _CastleLine(_Line, tag="castle"):
    keep: bool


_ChanceLine: TypeAlias = _SetUpLine | _ShuffleLine | _RollLine
_WordLine: TypeAlias = _DrawLine | _EndLine | _AcceptLine | _SaveFaceLine | _PassLine
_CardLine: TypeAlias = _PlaceLine | _SpyLine | _DiscardLine
_OtherLine: TypeAlias = _AssassinateLine | _DishonorLine | _DeclareLine | _SeppukuLine | _CastleLine
_AnyLine: TypeAlias = _ChanceLine | _WordLine | _CardLine | _OtherLine

_WORDS: Final[dict[type[_WordLine], Move]] = {
    _DrawLine: DRAW,
    _EndLine: END,
    _AcceptLine: ACCEPT,
    _SaveFaceLine: SAVE,
    _PassLine: PASS,
}


def read_move(fields: Mapping[str, object]) -> Move:
    """Read a move from a record's fields.

    Raises:
        UnknownActionError: these fields are no move of this game.
    """
    line: _AnyLine = line_of(fields, _AnyLine)
    match line:
        case _SetUpLine() | _ShuffleLine() | _RollLine():
            return _read_chance(line)
        case _PlaceLine() | _SpyLine() | _DiscardLine():
            return _read_card(line)
        case _AssassinateLine() | _DishonorLine() | _DeclareLine() | _SeppukuLine() | _CastleLine():
            return _read_other(line)
        case _:
            return _WORDS[type(line)]


def _read_chance(line: _ChanceLine) -> Move:
    match line:
        case _SetUpLine():
            hands = tuple([tuple(sorted(_cards(hand))) for hand in line.hands])
            return SetUp(seat_of(line.first), _cards(line.daimyo), hands, _cards(line.draw))
        case _ShuffleLine():
            return Shuffle(_cards(line.draw))
        case _RollLine():
            return Roll(tuple(line.dice))


def _read_card(line: _CardLine) -> Move:
    card = card_of(line.card)
    match line:
        case _PlaceLine():
            if card != UNKNOWN and card not in STAYS:
                raise UnknownActionError
            if line.discard_castle and card not in CASTLES:
                raise UnknownActionError
            return Place(card, _house(line.house), line.discard_castle)
        case _SpyLine():
            return _read_spy(card, line)
        case _DiscardLine():
            return Discard(card)


def _read_spy(card: Card, line: _SpyLine) -> Move:
    most = max(LOOT.values()) if card == UNKNOWN else LOOT.get(card, 0)
    if len(line.take) != len(line.to) or not 1 <= len(line.take) <= most:
        raise UnknownActionError
    to = [None if at == "discard" else _house(at) for at in line.to]
    return spy(card, _house(line.house), _cards(line.take), to)


def _read_other(line: _OtherLine) -> Move:
    match line:
        case _AssassinateLine():
            return Assassinate(_house(line.house))
        case _DishonorLine():
            return Dishonor(seat_of(line.seat))
        case _DeclareLine():
            return _read_declaration(line)
        case _SeppukuLine():
            return Seppuku(line.of)
        case _CastleLine():
            return DecideCastle(line.keep)


def _read_declaration(line: _DeclareLine) -> Move:
    """Read ``seat``, which belongs to ``attack`` and ``ally`` alone and always."""
    names_seat = line.what in {Declaration.ATTACK, Declaration.ALLY}
    if isinstance(line.seat, int) != names_seat:
        raise UnknownActionError
    return Declare(line.what, seat_of(line.seat) if isinstance(line.seat, int) else None)


def write_move(move: Move) -> dict[str, object]:
    """Write a move as a record's fields."""
    match move:
        case DrawCard():
            return {"do": "draw"}
        case End():
            return {"do": "end"}
        case Place() | Spy() | Discard():
            return _write_card(move)
        case SetUp() | Shuffle() | Roll():
            return _write_chance(move)
        case Accept() | SaveFace() | Pass() | Seppuku() | DecideCastle():
            return _write_answer(move)
        case Assassinate():
            return {"do": "assassinate", "house": _pair(move.house)}
        case Dishonor():
            return {"do": "dishonor", "seat": number_of(move.seat)}
        case Declare():
            declared: dict[str, object] = {"do": "declare", "what": move.what.value}
            return declared if move.seat is None else {**declared, "seat": number_of(move.seat)}


def _write_card(move: Place | Spy | Discard) -> dict[str, object]:
    card = CODES[move.card]
    match move:
        case Place():
            placed: dict[str, object] = {"do": "place", "card": card, "house": _pair(move.house)}
            return {**placed, "discard_castle": True} if move.discard_castle else placed
        case Spy():
            to = ["discard" if at is None else _pair(at) for at in move.to]
            where = {"house": _pair(move.house), "take": _codes(move.take), "to": to}
            return {"do": "spy", "card": card, **where}
        case Discard():
            return {"do": "discard", "card": card}


def _write_chance(move: SetUp | Shuffle | Roll) -> dict[str, object]:
    match move:
        case SetUp():
            hands = [_codes(hand) for hand in move.hands]
            cards = {"daimyo": _codes(move.daimyo), "hands": hands, "draw": _codes(move.draw)}
            return {"do": "setup", "first": number_of(move.first), **cards}
        case Shuffle():
            return {"do": "shuffle", "draw": _codes(move.draw)}
        case Roll():
            return {"do": "roll", "dice": list(move.dice)}


def _write_answer(move: Accept | SaveFace | Pass | Seppuku | DecideCastle) -> dict[str, object]:
    match move:
        case Accept():
            return {"do": "accept"}
        case SaveFace():
            return {"do": "save-face"}
        case Pass():
            return {"do": "pass"}
        case Seppuku():
            return {"do": "seppuku", "of": move.of.value}
        case DecideCastle():
            return {"do": "castle", "keep": move.keep}


def _house(line: _HouseLine) -> HouseAt:
    return HouseAt(seat_of(line[0]), line[1])


def _pair(house: HouseAt) -> list[object]:
    return [number_of(house.seat), house.home.value]


def _cards(codes: Sequence[str]) -> Cards:
    return tuple([card_of(code) for code in codes])


def _codes(cards: Cards) -> list[str]:
    return [CODES[card] for card in cards]
