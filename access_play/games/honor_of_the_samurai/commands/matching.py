"""The lawful moves that fit what somebody wants, and a move to be refused where none does."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import (
    CASTLES,
    DAIMYO,
    ELITE_NINJA_SPY,
    LOOT,
    NINJA_SPY,
    STAYS,
    STEALABLE,
    Card,
)
from access_play.games.honor_of_the_samurai.errands import errands
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import (
    ACCEPT,
    DRAW,
    END,
    PASS,
    SAVE,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    Home,
    HouseAt,
    Move,
    Place,
    Seppuku,
    Spy,
    spy,
)
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.typed import Sense
from access_play.games.honor_of_the_samurai.wanted import Aim, Loot, Wanted

ALONE: Final[Mapping[Sense, Move]] = {
    Sense.DRAW: DRAW,
    Sense.END: END,
    Sense.ACCEPT: ACCEPT,
    Sense.SAVE_FACE: SAVE,
    Sense.PASS: PASS,
    Sense.TAKE: DecideCastle(keep=True),
    Sense.BURN: DecideCastle(keep=False),
    Sense.SHOGUN: Declare(Declaration.SHOGUN),
    Sense.DISSOLVE: Declare(Declaration.DISSOLVE),
}
"""What needs nothing beside it."""
_DECLARED: Final = {Sense.ATTACK: Declaration.ATTACK, Sense.ALLY: Declaration.ALLY}


def matching(view: HonorView, wanted: Wanted) -> tuple[Move, ...]:
    """Return the lawful moves that fit what was said."""
    if wanted.verb in ALONE:
        move = ALONE[wanted.verb]
        return (move,) if RULES.refuse(view, move) is None else ()
    if wanted.verb is Sense.SPY:
        return tuple(_errands(view, wanted))
    return tuple([move for move in plain_moves(view) if _fits(view, wanted, move)])


def _fits(view: HonorView, wanted: Wanted, move: Move) -> bool:
    match move:
        case Place() if wanted.verb is Sense.PLACE:
            return (
                _is_one_of(move.card, wanted.cards)
                and _lies_at(view, move.house, wanted.aim, move.card)
                and wanted.discard_castle == move.discard_castle
            )
        case Discard(card) if wanted.verb is Sense.DISCARD:
            return _is_one_of(card, wanted.cards)
        case Assassinate(house) if wanted.verb is Sense.ASSASSIN:
            return _is_at(house, wanted.aim)
        case Dishonor(seat) if wanted.verb is Sense.DISHONOR:
            return wanted.aim.seat in {None, seat}
        case Declare(what, seat) if _DECLARED.get(wanted.verb) is what:
            return wanted.aim.seat in {None, seat} and wanted.aim.home is not Home.SAMURAI
        case Seppuku(of) if wanted.verb is Sense.SEPPUKU:
            return wanted.aim.home in {None, of}
        case _:
            return False


def _is_one_of(card: Card, cards: frozenset[Card]) -> bool:
    return not cards or card in cards


def _is_at(house: HouseAt, aim: Aim) -> bool:
    return aim.seat in {None, house.seat} and aim.home in {None, house.home}


def _lies_at(view: HonorView, house: HouseAt, aim: Aim, card: Card) -> bool:
    """Tell whether a card goes where it was said; a daimyo is one's own unless said otherwise."""
    if card in DAIMYO:
        named = aim.seat in {None, house.seat}
        return named and (aim.seat is not None or house.seat == view.seat or not aim.said)
    return _is_at(house, aim)


# Spies.


def _errands(view: HonorView, wanted: Wanted) -> Iterator[Spy]:
    if not RULES.moves(view).view.may_act:
        return
    for card in _spies(view, wanted):
        for move in errands(view, card):
            if _is_at(move.house, wanted.aim) and _takes(view, move, wanted.loot):
                if RULES.refuse(view, move) is not None:
                    return
                yield move


def _spies(view: HonorView, wanted: Wanted) -> list[Card]:
    """Return the spies that may be meant: "spy" alone is the plain one, where he is enough."""
    held = sorted(wanted.cards & set(view.hand))
    return held[:1] if len(wanted.loot) <= LOOT[NINJA_SPY] else held


def _takes(view: HonorView, move: Spy, loot: tuple[Loot, ...]) -> bool:
    """Tell whether a spy takes just what was said, and to where; anything if nothing was."""
    if not loot:
        return True
    if len(loot) != len(move.take):
        return False
    taken = list(zip(move.take, move.to, strict=True))
    return any(
        all(
            card in each.cards and _goes_to(view, at, each.to)
            for (card, at), each in zip(taken, order, strict=True)
        )
        for order in permutations(loot)
    )


def _goes_to(view: HonorView, at: HouseAt | None, aim: Aim) -> bool:
    """Tell whether loot goes where it was said; "daimyo" is the own one, or that of the lord."""
    if not aim.said:
        return True
    if at is None or aim.discard:
        return at is None and aim.discard
    if not _is_at(at, aim):
        return False
    if aim.seat is not None or aim.home is None:
        return True
    return at == own_house(view, aim.home)


def own_house(view: HonorView, home: Home) -> HouseAt:
    """Return the house of this seat's own samurai or daimyo, or of the daimyo it serves."""
    bond = view.open.bonds[view.seat]
    if home is Home.DAIMYO and view.open.daimyo[view.seat] is None and bond is not None:
        return HouseAt(bond.lord, home)
    return HouseAt(view.seat, home)


# Where nothing lawful fits: a move of the kind that was wanted, so that the rules say why not.


def refused(view: HonorView, wanted: Wanted) -> Move:
    """Return an unlawful move that is as near as can be to what was said."""
    nearest: Callable[[HonorView, Wanted], Move] = _NEAREST.get(wanted.verb, _alone)
    return nearest(view, wanted)


def _alone(_view: HonorView, wanted: Wanted) -> Move:
    return ALONE[wanted.verb]


def _other(view: HonorView, aim: Aim) -> Seat:
    """Return the seat that was named, or else somebody who can be."""
    if aim.seat is not None:
        return aim.seat
    return next(seat for seat in range(view.open.terms.seats) if seat != view.seat)


def _card(view: HonorView, cards: frozenset[Card], among: frozenset[Card]) -> Card:
    """Return the card that was named: one that is held, if possible."""
    known = sorted(cards & among) or sorted(cards) or sorted(among)
    return next((card for card in known if card in view.hand), known[0])


def _place(view: HonorView, wanted: Wanted) -> Move:
    card = _card(view, wanted.cards, STAYS)
    home = wanted.aim.home or Home.DAIMYO
    house = own_house(view, home)
    if wanted.aim.seat is not None:
        house = HouseAt(wanted.aim.seat, home)
    elif card in DAIMYO:
        house = HouseAt(view.seat, home)
    return Place(card, house, wanted.discard_castle and card in CASTLES)


def _discard(view: HonorView, wanted: Wanted) -> Move:
    return Discard(_card(view, wanted.cards, frozenset(STAYS)))


def _assassinate(view: HonorView, wanted: Wanted) -> Move:
    return Assassinate(HouseAt(_other(view, wanted.aim), wanted.aim.home or Home.DAIMYO))


def _dishonor(view: HonorView, wanted: Wanted) -> Move:
    return Dishonor(_other(view, wanted.aim))


def _declare(view: HonorView, wanted: Wanted) -> Move:
    return Declare(_DECLARED[wanted.verb], _other(view, wanted.aim))


def _seppuku(_view: HonorView, wanted: Wanted) -> Move:
    return Seppuku(wanted.aim.home or Home.SAMURAI)


def _spy(view: HonorView, wanted: Wanted) -> Move:
    """Send the spy that is held where it was said, for what was said or for anything."""
    elite = len(wanted.loot) > 1 or NINJA_SPY not in wanted.cards
    held = [card for card in sorted(wanted.cards) if card in view.hand]
    card = ELITE_NINJA_SPY if elite else next(iter(held), NINJA_SPY)
    aim = wanted.aim
    house = HouseAt(_other(view, aim), aim.home or _home_with(view, wanted))
    there = view.open.house(house) if 0 <= house.seat < view.open.terms.seats else None
    cards = () if there is None else there.cards
    loot = wanted.loot[:2] or (Loot(frozenset(set(cards) & STEALABLE) or STEALABLE),)
    take = [next((one for one in cards if one in each.cards), min(each.cards)) for each in loot]
    return spy(card, house, take, [_goal(view, each.to) for each in loot])


def _home_with(view: HonorView, wanted: Wanted) -> Home:
    """Return the house of the named player in which the first card lies."""
    seat = _other(view, wanted.aim)
    upper = view.open.daimyo[seat] if 0 <= seat < view.open.terms.seats else None
    if upper is None:
        return Home.SAMURAI
    lies_there = not wanted.loot or bool(wanted.loot[0].cards & set(upper.cards))
    return Home.DAIMYO if lies_there else Home.SAMURAI


def _goal(view: HonorView, aim: Aim) -> HouseAt | None:
    if aim.discard or not aim.said:
        return None
    home = aim.home or Home.SAMURAI
    return own_house(view, home) if aim.seat is None else HouseAt(aim.seat, home)


_NEAREST: Final[Mapping[Sense, Callable[[HonorView, Wanted], Move]]] = {
    Sense.PLACE: _place,
    Sense.DISCARD: _discard,
    Sense.ASSASSIN: _assassinate,
    Sense.DISHONOR: _dishonor,
    Sense.ATTACK: _declare,
    Sense.ALLY: _declare,
    Sense.SEPPUKU: _seppuku,
    Sense.SPY: _spy,
}
