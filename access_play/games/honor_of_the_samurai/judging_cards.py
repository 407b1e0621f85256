"""Why a card may not be drawn, placed, played or discarded; in the order of ``HonorReason``."""

from typing import Final, TypeAlias

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import Seat, number_of
from access_play.games.honor_of_the_samurai.cards import (
    ARMIES,
    CASTLES,
    CODES,
    DAIMYO,
    DISHONOR,
    NINJA_ASSASSIN,
    OKUGATA,
    STEALABLE,
    UNKNOWN,
    Card,
    Cards,
)
from access_play.games.honor_of_the_samurai.houses import (
    HAND_LIMIT,
    MOST_ARMIES,
    cards_at,
)
from access_play.games.honor_of_the_samurai.moves import (
    Assassinate,
    Discard,
    Dishonor,
    DrawCard,
    Home,
    HouseAt,
    Place,
    Spy,
)
from access_play.games.honor_of_the_samurai.reasons import HonorReason, NoTarget
from access_play.games.honor_of_the_samurai.reckoning import actions_left
from access_play.games.honor_of_the_samurai.state import HonorView, House, Open
from access_play.games.honor_of_the_samurai.turns import DISHONOR_ACTIONS

Judgement: TypeAlias = Refusal | None

_NOTHING_TO_DRAW: Final = Refusal(HonorReason.NOTHING_TO_DRAW)


# What several moves need.


def not_in_hand(view: HonorView, card: Card) -> Judgement:
    """Refuse a card that this seat does not hold."""
    if card in view.hand:
        return None
    return Refusal(Reason.NOT_IN_HAND, {} if card == UNKNOWN else {"card": CODES[card]})


def no_target(why: NoTarget, **params: object) -> Refusal:
    """Say what is wrong with a target."""
    return Refusal(HonorReason.NO_SUCH_TARGET, {"why": why.value, **params})


def no_daimyo(view: HonorView, action: str) -> Judgement:
    """Refuse what only a seat that controls a daimyo may do."""
    if view.open.daimyo[view.seat] is not None:
        return None
    return Refusal(HonorReason.NO_DAIMYO, {"action": action, **_lord(view)})


def not_ronin(view: HonorView, action: str) -> Judgement:
    """Refuse what only a ronin may do."""
    if view.open.is_ronin(view.seat):
        return None
    return Refusal(HonorReason.NOT_RONIN, {"action": action, **_lord(view)})


def _lord(view: HonorView) -> dict[str, object]:
    bond = view.open.bonds[view.seat]
    return {} if bond is None else {"serves": bond.lord + 1}


def _too_few_actions(table: Open, needed: int, card: Card = UNKNOWN) -> Judgement:
    left = actions_left(table)
    if left >= needed:
        return None
    params: dict[str, object] = {"needed": needed, "left": left}
    if card != UNKNOWN:
        params["card"] = CODES[card]
    return Refusal(HonorReason.NO_ACTIONS_LEFT, params)


def _is_seat(table: Open, seat: Seat) -> bool:
    return 0 <= seat < table.terms.seats


def _house(table: Open, at: HouseAt) -> House | None:
    return table.house(at) if _is_seat(table, at.seat) else None


def _no_house(table: Open, at: HouseAt) -> Judgement:
    """Refuse a house that is not there."""
    if not _is_seat(table, at.seat):
        return no_target(NoTarget.NO_SEAT)
    if table.house(at) is None:
        return no_target(NoTarget.NO_DAIMYO, seat=number_of(at.seat))
    return None


def _at(at: HouseAt) -> dict[str, object]:
    return {"seat": number_of(at.seat), "of": at.home.value}


def _is_own(view: HonorView, at: HouseAt) -> bool:
    return at.seat == view.seat


def _lacks_own_daimyo(view: HonorView, at: HouseAt, action: str) -> Judgement:
    own = _is_own(view, at) and at.home is Home.DAIMYO
    return no_daimyo(view, action) if own else None


def is_served(view: HonorView, at: HouseAt) -> bool:
    """Tell whether a house is that of the daimyo whom this seat serves already."""
    bond = view.open.bonds[view.seat]
    serves = bond is not None and bond.serves and bond.lord == at.seat
    return serves and at.home is Home.DAIMYO


def is_seconds(view: HonorView, at: HouseAt) -> bool:
    """Tell whether a house is that of the samurai who serves this seat's daimyo already."""
    bond = view.open.bonds[at.seat] if _is_seat(view.open, at.seat) else None
    serves = bond is not None and bond.serves and bond.lord == view.seat
    return serves and at.home is Home.SAMURAI


def _is_allied(table: Open, seat: Seat, other: Seat) -> bool:
    bonds = ((table.bonds[seat], other), (table.bonds[other], seat))
    return any(bond is not None and bond.lord == lord for bond, lord in bonds)


def _not_your_house(view: HonorView, card: Card, at: HouseAt) -> Refusal:
    allied = _is_allied(view.open, view.seat, at.seat)
    params = {"card": CODES[card], **_at(at), "allied": allied}
    return Refusal(HonorReason.NOT_YOUR_HOUSE, params)


# Drawing and discarding.


def forbid_draw(view: HonorView, _move: DrawCard) -> Judgement:
    """Judge a draw."""
    table = view.open
    if len(view.hand) >= HAND_LIMIT:
        return Refusal(HonorReason.HAND_FULL, {"limit": HAND_LIMIT})
    return _too_few_actions(table, 1) or (None if table.pile else _NOTHING_TO_DRAW)


def forbid_discard(view: HonorView, move: Discard) -> Judgement:
    """Judge a discard: any card of the hand (H8)."""
    return not_in_hand(view, move.card)


# Placing (Card Layout; H18, H19, H29, H41, H47).


def forbid_place(view: HonorView, move: Place) -> Judgement:
    """Judge the placing of a card that stays on the table."""
    table, card = view.open, move.card
    refused = not_in_hand(view, card) or _too_few_actions(table, 1, card)
    if refused is not None:
        return refused
    if card in DAIMYO:
        return _forbid_daimyo(view, card, move.house)
    house = _house(table, move.house)
    return (
        _over_limit(house, card, move.house)
        or _castle_misplaced(house, move)
        or _lacks_own_daimyo(view, move.house, "place")
        or _forbid_house(view, card, move.house)
        or _nothing_to_discard(house, move)
    )


def _over_limit(house: House | None, card: Card, at: HouseAt) -> Judgement:
    if house is None:
        return None
    params = {"card": CODES[card], **_at(at)}
    if card in ARMIES and house.armies >= MOST_ARMIES:
        return Refusal(HonorReason.HOUSE_FULL, {**params, "limit": MOST_ARMIES})
    if card in OKUGATA and house.okugata != UNKNOWN:
        return Refusal(HonorReason.HOUSE_HAS_OKUGATA, {**params, "has": CODES[house.okugata]})
    return None


def _castle_misplaced(house: House | None, move: Place) -> Judgement:
    if move.card not in CASTLES:
        return None
    params = {"card": CODES[move.card], "seat": number_of(move.house.seat)}
    if move.house.home is Home.SAMURAI:
        return Refusal(HonorReason.CASTLE_ONLY_DAIMYO, params)
    if house is not None and house.castle != UNKNOWN and not move.discard_castle:
        return Refusal(HonorReason.CASTLE_ALREADY, {**params, "has": CODES[house.castle]})
    return None


def _forbid_house(view: HonorView, card: Card, at: HouseAt) -> Judgement:
    """Refuse a house in which this seat may not place this card, or that is not there."""
    if _is_own(view, at) or (is_served(view, at) and card not in CASTLES):
        return None
    return _no_house(view.open, at) or _not_your_house(view, card, at)


def _nothing_to_discard(house: House | None, move: Place) -> Judgement:
    if move.discard_castle and house is not None and house.castle == UNKNOWN:
        return no_target(NoTarget.NO_CASTLE, seat=number_of(move.house.seat))
    return None


def _forbid_daimyo(view: HonorView, card: Card, at: HouseAt) -> Judgement:
    """Judge a daimyo from hand: for oneself, or for one's own second samurai."""
    table = view.open
    if not _is_seat(table, at.seat):
        return no_target(NoTarget.NO_SEAT)
    if _is_own(view, at):
        if at.home is Home.SAMURAI:
            return no_target(NoTarget.SAMURAI_HOUSE, card=CODES[card], seat=number_of(at.seat))
        return not_ronin(view, "place")
    if at.home is Home.DAIMYO and at.seat == table.second_of(view.seat):
        return None
    return _not_your_house(view, card, at)


# Ninja and dishonor (Ninjas; H23 to H28, H38).


def forbid_spy(view: HonorView, move: Spy) -> Judgement:
    """Judge a spy's errand."""
    table = view.open
    return (
        _not_all_in_hand(view, move)
        or _too_few_actions(table, 1, move.card)
        or _loot_over_limit(table, move)
        or _loot_lacks_daimyo(view, move)
        or _loot_misplaced(view, move)
        or _loot_not_there(table, move)
        or _loot_safe(move)
    )


def _not_all_in_hand(view: HonorView, move: Spy) -> Judgement:
    if UNKNOWN in move.take:
        return Refusal(Reason.NOT_IN_HAND)
    return not_in_hand(view, move.card)


def _loot_over_limit(table: Open, move: Spy) -> Judgement:
    """Refuse a sixth army (H27); what is taken out of a house makes room there."""
    for at in dict.fromkeys(move.to):
        house = None if at is None else _house(table, at)
        loot = [card for card, to in zip(move.take, move.to, strict=True) if to == at]
        armies = [card for card in loot if card in ARMIES]
        if at is None or house is None or not armies:
            continue
        taken = sum(card in ARMIES for card in move.take) if at == move.house else 0
        if house.armies - taken + len(armies) > MOST_ARMIES:
            params = {"card": CODES[armies[0]], **_at(at), "limit": MOST_ARMIES}
            return Refusal(HonorReason.HOUSE_FULL, params)
    return None


def _loot_lacks_daimyo(view: HonorView, move: Spy) -> Judgement:
    for at in move.to:
        refused = None if at is None else _lacks_own_daimyo(view, at, "spy")
        if refused is not None:
            return refused
    return None


def _loot_misplaced(view: HonorView, move: Spy) -> Judgement:
    for card, at in zip(move.take, move.to, strict=True):
        if at is None or _is_own(view, at) or is_served(view, at) or is_seconds(view, at):
            continue
        if _no_house(view.open, at) is None:
            return _not_your_house(view, card, at)
    return None


def _loot_not_there(table: Open, move: Spy) -> Judgement:
    for at in (move.house, *move.to):
        refused = None if at is None else _no_house(table, at)
        if refused is not None:
            return refused
    there: Cards = cards_at(table, move.house)
    for card in move.take:
        if move.take.count(card) > there.count(card):
            return no_target(NoTarget.NO_CARD, card=CODES[card], **_at(move.house))
    return None


def _loot_safe(move: Spy) -> Judgement:
    for card in move.take:
        if card not in STEALABLE:
            return Refusal(HonorReason.CANNOT_BE_STOLEN, {"card": CODES[card]})
    return None


def forbid_assassin(view: HonorView, move: Assassinate) -> Judgement:
    """Judge an assassin's errand: against any house that is there, one's own included."""
    return (
        not_in_hand(view, NINJA_ASSASSIN)
        or _too_few_actions(view.open, 1, NINJA_ASSASSIN)
        or _no_house(view.open, move.house)
    )


def forbid_dishonor(view: HonorView, move: Dishonor) -> Judgement:
    """Judge a dishonor: of an opponent, for two card actions."""
    refused = not_in_hand(view, DISHONOR) or _too_few_actions(view.open, DISHONOR_ACTIONS, DISHONOR)
    if refused is not None:
        return refused
    if move.seat == view.seat:
        return no_target(NoTarget.ONESELF)
    return None if _is_seat(view.open, move.seat) else no_target(NoTarget.NO_SEAT)
