"""The lawful moves of a view: listed, and one of them drawn without a list of them all."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import (
    ARMIES,
    CASTLES,
    DAIMYO,
    DISHONOR,
    ELITE_NINJA_SPY,
    NINJA_ASSASSIN,
    NINJA_SPY,
    OKUGATA,
    SAVE_FACE,
    UNKNOWN,
    Card,
)
from access_play.games.honor_of_the_samurai.errands import Errands, errands
from access_play.games.honor_of_the_samurai.houses import HAND_LIMIT, MOST_ARMIES
from access_play.games.honor_of_the_samurai.judging import forbid, is_about_oneself
from access_play.games.honor_of_the_samurai.moves import (
    ACCEPT,
    DISCARDS,
    DRAW,
    END,
    HOUSES,
    PASS,
    PLACES,
    SAVE,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Dishonor,
    Home,
    Move,
    Place,
    Seppuku,
)
from access_play.games.honor_of_the_samurai.reckoning import (
    STRENGTH_FOR_DIE,
    actions_left,
    can_be_attacked,
    strength,
)
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    NOBODY,
    OVER,
    TURN,
    Dishonoring,
    HonorView,
    House,
    Open,
)
from access_play.games.honor_of_the_samurai.turns import DISHONOR_ACTIONS

_SHOGUN: Final = Declare(Declaration.SHOGUN)
_DISSOLVE: Final = Declare(Declaration.DISSOLVE)
_ATTACKS: Final = tuple([Declare(Declaration.ATTACK, seat) for seat in range(6)])
_ALLIANCES: Final = tuple([Declare(Declaration.ALLY, seat) for seat in range(6)])
_DISHONORS: Final = tuple([Dishonor(seat) for seat in range(6)])
_ASSASSINS: Final = tuple([Assassinate(house) for house in HOUSES])
_UPGRADES: Final = {
    castle: tuple([Place(castle, HOUSES[seat * 2], discard_castle=True) for seat in range(6)])
    for castle in CASTLES
}
_SEPPUKU: Final = {home: Seppuku(home) for home in Home}
_CASTLE: Final = (DecideCastle(keep=True), DecideCastle(keep=False))


class LawfulMoves(msgspec.Struct, frozen=True, gc=False):
    """What a view allows."""

    view: HonorView

    @property
    def listable(self) -> bool:
        """Say that even an elite spy's errands can be listed: they are some thousands at most."""
        return True

    def __iter__(self) -> Iterator[Move]:
        """Walk the moves: cards and draws, declarations, the end; spies' errands last."""
        yield from plain_moves(self.view)
        for card in _spies(self.view):
            yield from errands(self.view, card)

    def __contains__(self, move: object) -> bool:
        """Judge a move by the rules."""
        view = self.view
        return isinstance(move, Move) and view.may_act and forbid(view, move) is None

    def sample(self, rng: Random) -> Move:
        """Draw one."""
        view = self.view
        plain, spies = plain_moves(view), _spies(view)
        if not plain:
            raise LookupError("there is no lawful move")
        if not spies:
            return plain[int(rng.random() * len(plain))]
        sent = [errands(view, card) for card in spies]
        slots = len(plain) + sum([each.slots() for each in sent])
        while True:
            slot = int(rng.random() * slots)
            move = plain[slot] if slot < len(plain) else _errand(sent, slot - len(plain))
            if move is not None:
                return move


def _errand(sent: list[Errands], slot: int) -> Move | None:
    for each in sent:
        slots = each.slots()
        if slot < slots:
            return each.at(slot)
        slot -= slots
    raise LookupError(slot)


def _spies(view: HonorView) -> list[Card]:
    """Return the kinds of spies that this seat may send now."""
    hand = view.hand
    if NINJA_SPY not in hand and ELITE_NINJA_SPY not in hand:
        return []
    if view.open.phase is not TURN or not view.may_act or not actions_left(view.open):
        return []
    return [card for card in (NINJA_SPY, ELITE_NINJA_SPY) if card in hand]


def plain_moves(view: HonorView) -> list[Move]:
    """Return the lawful moves of a view but for the errands of spies."""
    if not view.may_act:
        return []
    table = view.open
    if table.phase is TURN:
        return _turn_moves(view, table)
    return _answers(view) if table.phase is ANSWER else [*_CASTLE]


def _turn_moves(view: HonorView, table: Open) -> list[Move]:
    kinds = dict.fromkeys(view.hand)
    moves: list[Move] = [DISCARDS[card] for card in kinds]
    left = actions_left(table)
    if left:
        if table.pile and len(view.hand) < HAND_LIMIT:
            moves.append(DRAW)
        for card in kinds:
            moves += _played(view, table, card, left)
    if not table.declared:
        moves += declarations(table, view.seat)
    moves.append(END)
    return moves


def _played(view: HonorView, table: Open, card: Card, left: int) -> Sequence[Move]:
    """Return the moves that play a card of the hand, with so many actions left."""
    if card < NINJA_SPY:
        return _placed(view.seat, table, card)
    if card == NINJA_ASSASSIN:
        return [
            _ASSASSINS[number]
            for number in range(2 * table.terms.seats)
            if number % 2 or table.daimyo[number // 2] is not None
        ]
    if card == DISHONOR and left >= DISHONOR_ACTIONS:
        return [_DISHONORS[seat] for seat in range(table.terms.seats) if seat != view.seat]
    return ()


def _placed(seat: Seat, table: Open, card: Card) -> Sequence[Move]:
    places = PLACES[card]
    if card in DAIMYO:
        second = table.second_of(seat)
        own = [places[2 * seat]] if table.is_ronin(seat) else []
        return own if second == NOBODY else [*own, places[2 * second]]
    own_daimyo, bond = table.daimyo[seat], table.bonds[seat]
    if card in CASTLES:
        if own_daimyo is None:
            return ()
        upgrades = own_daimyo.castle != UNKNOWN
        return (_UPGRADES[card][seat] if upgrades else places[2 * seat],)
    upper = 2 * seat
    if bond is not None and bond.serves:
        upper, own_daimyo = 2 * bond.lord, table.daimyo[bond.lord]
    moves = []
    if own_daimyo is not None and _has_room(own_daimyo, card):
        moves.append(places[upper])
    if _has_room(table.samurai[seat], card):
        moves.append(places[2 * seat + 1])
    return moves


def _has_room(house: House, card: Card) -> bool:
    if card in ARMIES:
        return house.armies < MOST_ARMIES
    return card not in OKUGATA or house.okugata == UNKNOWN


def may_declare(view: HonorView) -> list[Move]:
    """Return what the seat of a view may still declare in this turn; nothing out of its turn."""
    table = view.open
    own_turn = table.phase is not OVER and table.turn == view.seat
    return declarations(table, view.seat) if own_turn and not table.declared else []


def declarations(table: Open, seat: Seat) -> list[Move]:
    """Return what a seat may declare in its turn, if it has not declared anything yet."""
    bond = table.bonds[seat]
    if bond is not None:
        return [_DISSOLVE]
    seats = [other for other in range(table.terms.seats) if other != seat]
    if table.daimyo[seat] is None:
        return [_ALLIANCES[lord] for lord in seats if _takes_second(table, lord)]
    moves: list[Move] = [_SHOGUN] if table.shogun == NOBODY else []
    targets = [other for other in seats if can_be_attacked(table, other)]
    if targets and strength(table, seat, attacking=True) >= STRENGTH_FOR_DIE:
        moves += [_ATTACKS[target] for target in targets]
    return moves


def _takes_second(table: Open, lord: Seat) -> bool:
    return table.daimyo[lord] is not None and table.second_of(lord) == NOBODY


def _answers(view: HonorView) -> list[Move]:
    table = view.open
    if not is_about_oneself(view):
        return [SAVE, PASS]
    moves: list[Move] = [ACCEPT]
    if SAVE_FACE in view.hand and table.shogun != view.seat:
        moves.append(SAVE)
    if isinstance(table.pending, Dishonoring):
        moves.append(_SEPPUKU[Home.SAMURAI])
        if table.daimyo[view.seat] is not None:
            moves.append(_SEPPUKU[Home.DAIMYO])
    return moves
