"""What a move brought about, and who may hear it."""

from collections.abc import Sequence

from access_play.core.events import Event, Heard
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.cards import DAIMYO
from access_play.games.honor_of_the_samurai.moves import (
    Assassinate,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Move,
    Place,
    Roll,
    SetUp,
    Shuffle,
    Spy,
)
from access_play.games.honor_of_the_samurai.reckoning import actions, actions_left, income, ki
from access_play.games.honor_of_the_samurai.state import (
    OVER,
    Assassination,
    Battle,
    Open,
    State,
)
from access_play.games.honor_of_the_samurai.telling_answers import answered
from access_play.games.honor_of_the_samurai.telling_battles import battle_rolled, declared
from access_play.games.honor_of_the_samurai.turns import (
    NINJA_COST,
    assassin_cost,
    discarded_castle,
    is_treachery,
    needed,
    strike,
)


def events(before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
    """Return the events of a move, in the order in which they are told."""
    match move:
        case DrawCard():
            return _drawn(seat, before, after)
        case Place() | Discard() | Spy() | Assassinate() | Dishonor():
            return [Heard(_played(before.open, seat, move, after.open))]
        case End():
            return _turn_started(before.open, after.open)
        case Declare():
            return [Heard(declared(after.open, seat, move))]
        case Roll():
            return _rolled(before, move, after)
        case SetUp() | Shuffle():
            return _dealt(move, after)
        case _:
            return answered(before, seat, move, after)


def _dealt(move: SetUp | Shuffle, after: State) -> Sequence[Heard]:
    table = after.open
    if isinstance(move, Shuffle):
        return [Heard(told.Reshuffled(len(move.draw)))]
    terms = table.terms
    values = tuple([terms.deck.values[card] for card in move.daimyo])
    started = told.GameStarted(move.first, move.daimyo, values, terms.goal, terms.title)
    hands = [
        Heard(told.HandDealt(hand, terms.deck.okugata), only=seat)
        for seat, hand in enumerate(after.hands)
    ]
    return [Heard(started), *hands, *_turn_started(table, table)]


def _turn_started(before: Open, after: Open) -> list[Heard]:
    seat = after.turn
    bond = before.bonds[seat]
    started = told.TurnStarted(
        seat,
        seat == after.first,
        income(before, seat),
        after.honor[seat],
        ki(after, seat),
        actions(after, seat),
        begins_service=bond is not None and not bond.serves,
        left_lord=bond.lord if bond is not None and bond.dissolving else None,
    )
    if after.phase is not OVER:
        return [Heard(started)]
    return [Heard(started), Heard(told.GameWon(seat, after.honor, after.terms.goal))]


def _drawn(seat: Seat, before: State, after: State) -> Sequence[Heard]:
    left, hand = actions_left(after.open), after.open.held[seat]
    drawn = told.CardDrawn(before.draw[0], left, hand, after.open.terms.deck.okugata)
    return [
        Heard(drawn, only=seat, shows=True),
        Heard(told.CardTaken(seat, left, hand), but=seat),
    ]


def _played(
    before: Open, seat: Seat, move: Place | Discard | Spy | Assassinate | Dishonor, after: Open
) -> Event:
    left, okugata = actions_left(after), after.terms.deck.okugata
    match move:
        case Place() if move.card in DAIMYO:
            return told.DaimyoPlaced(seat, move.card, move.house.seat, left)
        case Place():
            castle = discarded_castle(before, move)
            return told.Placed(seat, move.card, move.house, castle, left, okugata)
        case Discard():
            return told.Discarded(seat, move.card, after.held[seat], okugata)
        case Spy():
            loot = [told.Loot(card, at) for card, at in zip(move.take, move.to, strict=True)]
            honor = after.honor[seat]
            return told.Spied(seat, move.card, move.house, tuple(loot), NINJA_COST, honor, left)
        case Assassinate():
            return _assassin_sent(before, seat, move, after)
        case Dishonor(target):
            can_save = before.shogun != target
            has_daimyo = before.daimyo[target] is not None
            return told.Dishonored(seat, target, can_save, has_daimyo, left)


def _assassin_sent(before: Open, seat: Seat, move: Assassinate, after: Open) -> Event:
    house = before.house(move.house)
    return told.AssassinSent(
        seat,
        move.house,
        needed(before, move.house),
        0 if house is None else house.guards,
        is_treachery(before, seat, move.house),
        assassin_cost(before, seat, move.house),
        after.honor[seat],
        actions_left(after),
    )


def _rolled(before: State, move: Roll, after: State) -> Sequence[Heard]:
    match before.open.pending:
        case Assassination() as pending:
            die, house = move.dice[0], before.open.house(pending.house)
            _, fallen = strike(before.open, pending, die)
            guard = house is not None and house.guards > 0
            left = actions_left(after.open)
            struck = told.AssassinStruck(
                pending.seat, pending.house, die, pending.needed, guard, fallen, left
            )
            return [Heard(struck)]
        case Battle() as battle:
            return battle_rolled(before.open, battle, move, after.open)
        case _:
            return []
