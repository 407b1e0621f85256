"""What a simple player would do in its turn: each move with its worth in honor, and why."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import (
    CASTLES,
    DAIMYO,
    DISHONOR,
    ELITE_NINJA_SPY,
    GUNPOWDER,
    HOUSE_GUARD,
    NINJA_ASSASSIN,
    NINJA_SPY,
    SAVE_FACE,
    Card,
)
from access_play.games.honor_of_the_samurai.errands import errands
from access_play.games.honor_of_the_samurai.falls import heir_of
from access_play.games.honor_of_the_samurai.houses import HAND_LIMIT
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import (
    DISCARDS,
    Assassinate,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Home,
    HouseAt,
    Move,
    Place,
)
from access_play.games.honor_of_the_samurai.odds import attack_chance
from access_play.games.honor_of_the_samurai.prospects import ACTION, Prospects
from access_play.games.honor_of_the_samurai.reckoning import actions_left
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.turns import (
    DISHONOR_COST,
    NINJA_COST,
    assassin_cost,
    needed,
)


class Why(StrEnum):
    """Why a move is recommended."""

    TITLE = "title"
    """Be shogun: the title is free."""
    DAIMYO = "daimyo"
    """A ronin earns nothing."""
    ALLY = "ally"
    """Half of a daimyo's honor is better than none."""
    INCOME = "income"
    """It brings honor every turn."""
    KI = "ki"
    """It brings ki, for more actions."""
    STRENGTH = "strength"
    GUARD = "guard"
    CASTLE = "castle"
    STEAL = "steal"
    SHED = "shed"
    """Be rid of a card that costs honor."""
    KILL = "kill"
    """A rival would lose much."""
    TREACHERY = "treachery"
    """Take over the daimyo one serves."""
    DISHONOR = "dishonor"
    ATTACK = "attack"
    """The odds pay."""
    DRAW = "draw"
    MAKE_ROOM = "make-room"
    """Discard the least useful card of a full hand."""
    END = "end"
    ACCEPT = "accept"
    SAVE_SELF = "save-self"
    SEPPUKU = "seppuku"
    """It costs less than the loss of honor."""
    SAVE_OTHER = "save-other"
    PASS = "pass"  # noqa: S105 (an answer)
    TAKE_CASTLE = "take-castle"
    BURN_CASTLE = "burn-castle"


class Option(NamedTuple):
    """A move that is weighed."""

    worth: float
    move: Move
    why: Why


_SURE: Final = 1000.0
_LAST: Final = 0.01
"""Better than ending the turn, and than nothing else."""
_GOOD_ODDS: Final = 0.55
_DIE: Final = 6
_DEFENDED: Final = 0.35
"""A castle is worth placing only where its daimyo would lose less often than this."""


def best(view: HonorView) -> Option:
    """Return the best move of a turn; of equals the first that is listed."""
    return max(options(view), key=lambda option: option.worth)


def options(view: HonorView) -> Iterator[Option]:
    """Weigh the moves of a turn that are worth weighing."""
    ahead = Prospects(view)
    for move in plain_moves(view):
        yield from _WEIGH[type(move)](ahead, move)
    if actions_left(view.open):
        for card in (NINJA_SPY, ELITE_NINJA_SPY):
            if card in view.hand:
                yield from _errands(ahead, card)


# Cards placed, drawn, discarded.


def _place(ahead: Prospects, move: Place) -> Iterator[Option]:
    card, at = move.card, move.house
    if card in DAIMYO:
        yield from _daimyo(ahead, move)
        return
    worth = ahead.of_card(card) - _exposed(ahead, at)
    if card in CASTLES:
        yield from _castle(ahead, move, worth)
    elif card == HOUSE_GUARD:
        yield Option(_guard_worth(ahead, at), move, Why.GUARD)
    elif card != GUNPOWDER:
        yield Option(worth, move, _why_placed(ahead, card))


def _exposed(ahead: Prospects, at: HouseAt) -> float:
    """Return what makes one house a little worse than another for a card."""
    if at.seat != ahead.seat:
        return 2.0  # a lord's house is not for ever one's own
    house = ahead.table.house(at)
    return 0.2 * len(house.cards) if house is not None else 0.0


def _why_placed(ahead: Prospects, card: Card) -> Why:
    values = ahead.table.terms.deck.values[card]
    if values.honor > 0:
        return Why.INCOME
    return Why.KI if values.ki > 0 else Why.STRENGTH


def _daimyo(ahead: Prospects, move: Place) -> Iterator[Option]:
    """Weigh a daimyo for oneself; one's own second samurai is never sent away."""
    if move.house.seat == ahead.seat:
        yield Option(_SURE + ahead.of_card(move.card), move, Why.DAIMYO)


def _guard_worth(ahead: Prospects, at: HouseAt) -> float:
    house = ahead.table.house(at)
    if house is None or house.guards or at.seat != ahead.seat:
        return 0.0
    return 0.06 * ahead.loss(at)


def _castle(ahead: Prospects, move: Place, worth: float) -> Iterator[Option]:
    house = ahead.table.daimyo[ahead.seat]
    if house is None:
        return
    if move.discard_castle:
        worth -= ahead.of_card(house.castle)
    elif ahead.table.shogun != ahead.seat and _would_fall(ahead):
        return
    if worth > 0:
        yield Option(worth, move, Why.CASTLE)


def _would_fall(ahead: Prospects) -> bool:
    """Tell whether a castle would bring its daimyo into danger."""
    table = ahead.table
    rivals = [seat for seat in range(table.terms.seats) if seat != ahead.seat]
    return max([attack_chance(table, rival, ahead.seat) for rival in rivals]) > _DEFENDED


def _draw(_ahead: Prospects, move: DrawCard) -> Iterator[Option]:
    yield Option(ACTION, move, Why.DRAW)


def _discard(ahead: Prospects, move: Discard) -> Iterator[Option]:
    """Make room in a full hand, where a draw would be better than its least useful card."""
    view = ahead.view
    if len(view.hand) < HAND_LIMIT or not actions_left(view.open) or not view.open.pile:
        return
    if move == DISCARDS[min(view.hand, key=lambda card: _kept(ahead, card))]:
        yield Option(2 * _LAST, move, Why.MAKE_ROOM)


def _kept(ahead: Prospects, card: Card) -> float:
    """Return what a card is worth in hand."""
    if card == GUNPOWDER:
        return -1.0
    if card in DAIMYO:
        return 5.0 if ahead.table.daimyo[ahead.seat] is not None else _SURE
    return {SAVE_FACE: 40.0, NINJA_ASSASSIN: 20.0, DISHONOR: 15.0, HOUSE_GUARD: 8.0}.get(
        card, 10.0 if card in {NINJA_SPY, ELITE_NINJA_SPY} else ahead.of_card(card)
    )


# Ninja and dishonor.


def _errands(ahead: Prospects, card: Card) -> Iterator[Option]:
    for errand in errands(ahead.view, card):
        gain = sum(
            [
                _loot_worth(ahead, errand.house, taken, at)
                for taken, at in zip(errand.take, errand.to, strict=True)
            ]
        )
        shed = errand.house.seat == ahead.seat
        yield Option(gain - NINJA_COST, errand, Why.SHED if shed else Why.STEAL)


def _loot_worth(ahead: Prospects, source: HouseAt, card: Card, to: HouseAt | None) -> float:
    worth = ahead.of_card(card)
    own = source in ahead.own_houses()
    lost = worth if own else -worth * ahead.share(source.seat)
    if to is None:
        return -lost
    return worth - _exposed(ahead, to) - lost


def _assassinate(ahead: Prospects, move: Assassinate) -> Iterator[Option]:
    table, at = ahead.table, move.house
    if at.seat == ahead.seat:
        return
    chance = (_DIE + 1 - needed(table, at)) / _DIE
    cost = assassin_cost(table, ahead.seat, at) + ACTION
    if at.home is Home.SAMURAI and heir_of(table, at.seat) == ahead.seat:
        more = ahead.incomes[at.seat] - ahead.incomes[ahead.seat]
        yield Option(chance * more * ahead.turns - cost, move, Why.TREACHERY)
        return
    gain = ahead.loss(at) * ahead.share(at.seat)
    free = table.shogun == at.seat and at.home is Home.DAIMYO and not table.declared
    if free and table.daimyo[ahead.seat] is not None:
        gain += ahead.title_worth()
    bond = table.bonds[ahead.seat]
    if bond is not None and bond.lord == at.seat:
        gain -= ahead.incomes[ahead.seat] * ahead.turns
    yield Option(chance * gain - cost, move, Why.KILL)


def _dishonor(ahead: Prospects, move: Dishonor) -> Iterator[Option]:
    target = move.seat
    cheapest = min(DISHONOR_COST, ahead.loss(HouseAt(target, Home.SAMURAI)))
    worth = cheapest * ahead.share(target) - ACTION
    yield Option(worth, move, Why.DISHONOR)


# Declarations.


def _declare(ahead: Prospects, move: Declare) -> Iterator[Option]:
    match move:
        case Declare(Declaration.SHOGUN):
            yield Option(2 * _SURE, move, Why.TITLE)
        case Declare(Declaration.ALLY, lord) if lord is not None:
            yield Option(_LAST + ahead.incomes[lord] / _SURE, move, Why.ALLY)
        case Declare(Declaration.ATTACK, target) if target is not None:
            yield from _attack(ahead, move, target)
        case _:
            return


def _attack(ahead: Prospects, move: Declare, target: Seat) -> Iterator[Option]:
    table, seat = ahead.table, ahead.seat
    chance = attack_chance(table, seat, target)
    gain = ahead.loss(HouseAt(target, Home.DAIMYO)) * ahead.share(target)
    gain += ahead.title_worth() if table.shogun == target else 0.0
    worth = chance * gain - (1.0 - chance) * ahead.loss(HouseAt(seat, Home.DAIMYO))
    if worth > 0 and chance >= _GOOD_ODDS:
        yield Option(_LAST * 3 + worth / _SURE, move, Why.ATTACK)


def _end(_ahead: Prospects, move: End) -> Iterator[Option]:
    yield Option(0.0, move, Why.END)


_WEIGH: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    Place: _place,
    DrawCard: _draw,
    Discard: _discard,
    Assassinate: _assassinate,
    Dishonor: _dishonor,
    Declare: _declare,
    End: _end,
}
