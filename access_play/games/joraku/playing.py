"""Carrying out lawful moves."""

from typing import Final

from msgspec.structs import replace

from access_play.core.seats import CHANCE, Seat, after
from access_play.games.entries import with_entry, without
from access_play.games.joraku.areas import AREAS, Area
from access_play.games.joraku.cards import DECK, NUMBERS, Cards, hand_size
from access_play.games.joraku.moves import (
    Act,
    DaimyoDrawn,
    Dealt,
    Give,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Play,
    Scatter,
    Step,
    VariantsDrawn,
)
from access_play.games.joraku.reckoning import (
    added,
    influence,
    kachidoki_so_far,
    points_for,
    prestige_points,
)
from access_play.games.joraku.state import (
    ACT,
    DEAL,
    GIVE,
    OVER,
    SKIRMISH,
    Counts,
    Open,
    Phase,
    RoundResult,
    Skirmish,
    State,
)
from access_play.games.joraku.terms import ROUNDS, SAMURAI_COST, Variant, terms_for
from access_play.games.joraku.winning import winning_place

_CHANCE: Final = (CHANCE,)
_ALONE: Final = tuple([(seat,) for seat in range(4)])
_NOBODY_THERE: Final[Counts] = (0,) * len(AREAS)


def with_variants(state: State, drawn: VariantsDrawn) -> State:
    """Lay out the variant rule cards."""
    terms = state.open.terms
    variants = tuple(map(Variant, drawn.ids))
    agreed = terms_for(terms.seats, terms.data, variants, drawn=True)
    return State(replace(state.open, terms=agreed, phase=Phase.DAIMYO))


def with_daimyo(state: State, drawn: DaimyoDrawn) -> State:
    """Deal the daimyo cards and put the daimyo on the map (Game Setup, J28)."""
    table, cards = state.open, drawn.cards
    known = table.terms.data.daimyo
    return State(
        replace(
            table,
            phase=DEAL,
            cards=cards,
            holder=cards.index(max(cards)),
            daimyo=tuple([known[card - 1].area for card in cards]),
            samurai=(_NOBODY_THERE,) * table.seats,
            totals=(0,) * table.seats,
        )
    )


def deal(state: State, dealt: Dealt) -> State:
    """Begin a round (Recruit Phase)."""
    table = state.open
    held = {card for hand in dealt.hands for card in hand}
    begun = replace(
        table,
        phase=GIVE,
        acting=tuple(range(table.seats)),
        round=table.round + 1,
        skirmishes=(),
    )
    aside = tuple([card for card in DECK if card not in held])
    return State(begun, dealt.hands, ((),) * table.seats, aside)


def give(state: State, seat: Seat, gift: Give) -> State:
    """Put two cards aside for the left; when all have, everybody takes up his (J20)."""
    table = state.open
    hand = tuple([card for card in state.hands[seat] if card not in gift.cards])
    hands, given = with_entry(state.hands, seat, hand), with_entry(state.given, seat, gift.cards)
    waiting = tuple([other for other in table.acting if other != seat])
    if waiting:
        return State(replace(table, acting=waiting), hands, given, state.aside)
    taken = [tuple(sorted(hands[seat] + given[seat - 1])) for seat in range(table.seats)]
    begun = replace(table, phase=SKIRMISH, acting=_ALONE[table.holder])
    return State(begun, tuple(taken), given, state.aside)


def play(state: State, seat: Seat, move: Play) -> State:
    """Play a card and resolve its effect, or begin to spend its action points."""
    table, card = state.open, move.card
    hands = with_entry(state.hands, seat, without(state.hands[seat], card))
    trick = (*table.trick, card)
    if isinstance(move, Act):
        acting = replace(table, trick=trick, phase=ACT, points=NUMBERS[card])
        return State(acting, hands, state.given, state.aside)
    samurai = table.samurai
    areas = move.areas if isinstance(move, Scatter) else _areas(move)
    if areas:
        samurai = with_entry(samurai, seat, _joined(samurai[seat], areas))
    return State(_next(table, seat, trick, samurai), hands, state.given, state.aside)


def act(state: State, seat: Seat, step: Step) -> State:
    """Spend action points; the turn ends with the last one."""
    table = spend(state.open, seat, step)
    if not table.points:
        table = _next(table, seat, table.trick, table.samurai)
    return State(table, state.hands, state.given, state.aside)


def done(state: State, seat: Seat) -> State:
    """Give up the action points that are left (J14)."""
    table = state.open
    table = _next(table, seat, table.trick, table.samurai)
    return State(table, state.hands, state.given, state.aside)


def spend(table: Open, seat: Seat, step: Step) -> Open:
    """Carry out a step on the map, whoever looks at it: it touches only what lies open."""
    match step:
        case MoveSamurai():
            row = list(table.samurai[seat])
            row[step.origin] -= 1
            row[step.to] += 1
            samurai = with_entry(table.samurai, seat, tuple(row))
            return replace(table, samurai=samurai, points=table.points - SAMURAI_COST)
        case MoveDaimyo():
            daimyo = with_entry(table.daimyo, seat, step.to)
            return replace(table, daimyo=daimyo, points=table.points - table.terms.daimyo_cost)
        case _:
            row = list(table.samurai[step.owner])
            row[table.daimyo[seat]] -= 1
            samurai = with_entry(table.samurai, step.owner, tuple(row))
            return replace(table, samurai=samurai, points=table.points - table.terms.remove_cost)


def placed(table: Open, seat: Seat, move: Place | Scatter) -> Open:
    """Put the samurai of a card on the map."""
    areas = move.areas if isinstance(move, Scatter) else _areas(move)
    return replace(
        table, samurai=with_entry(table.samurai, seat, _joined(table.samurai[seat], areas))
    )


def _areas(move: Place) -> tuple[Area, ...]:
    own = NUMBERS[move.card]
    if move.aside is None:
        return (own,) * move.count
    return (*(own,) * (move.count - 1), move.aside)


def _joined(row: Counts, areas: tuple[Area, ...]) -> Counts:
    counts = list(row)
    for area in areas:
        counts[area] += 1
    return tuple(counts)


def _next(table: Open, seat: Seat, trick: Cards, samurai: tuple[Counts, ...]) -> Open:
    """Pass the turn on, or end the skirmish."""
    seats = table.terms.seats
    if len(trick) < seats:
        following = _ALONE[after(seat, seats)]
        return replace(
            table, trick=trick, samurai=samurai, acting=following, phase=SKIRMISH, points=0
        )
    fought = replace(table, trick=trick, samurai=samurai, phase=SKIRMISH, points=0)
    return _round_over(won) if _is_last(won := _won(fought)) else won


def _won(table: Open) -> Open:
    """Hand over the Kachidoki card and pay (Kachidoki Card Resolution, J11, J12)."""
    terms = table.terms
    winner = (table.holder + winning_place(table.trick, terms.beaten)) % terms.seats
    area = table.daimyo[winner]
    points = points_for(influence(table, area), terms.kachidoki)
    fought = Skirmish(table.holder, table.trick, winner, area, points)
    return replace(
        table,
        acting=_ALONE[winner],
        holder=winner,
        trick=(),
        skirmishes=(*table.skirmishes, fought),
        totals=added((table.totals, points), terms.seats),
    )


def _is_last(table: Open) -> bool:
    return len(table.skirmishes) == hand_size(table.terms.seats)


def _round_over(table: Open) -> Open:
    """Pay the prestige; all pieces stay where they are (Prestige Phase)."""
    paid = prestige_points(table)
    ended = table.round == ROUNDS
    return replace(
        table,
        phase=OVER if ended else DEAL,
        acting=() if ended else _CHANCE,
        totals=added((table.totals, *paid), table.terms.seats),
        results=(*table.results, RoundResult(kachidoki_so_far(table), paid)),
    )
