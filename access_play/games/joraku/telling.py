"""What a move in Joraku brought about, and who may hear it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from access_play.core.events import Event, Heard
from access_play.core.seats import Seat
from access_play.core.seats import after as left_of
from access_play.games.joraku.cards import NUMBERS, hand_size
from access_play.games.joraku.events import (
    AreaScored,
    CardActs,
    CardPlaced,
    CardsChosen,
    CardsReceived,
    Chose,
    DaimyoDealt,
    DaimyoMoved,
    GameWon,
    HandDealt,
    NinjaPlayed,
    PointsGivenUp,
    RoundScored,
    RoundStarted,
    SamuraiMoved,
    SamuraiRemoved,
    SkirmishesBegan,
    SkirmishWon,
    VariantsTold,
)
from access_play.games.joraku.moves import (
    Act,
    DaimyoDrawn,
    Dealt,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Play,
    Remove,
    Scatter,
    Step,
    VariantsDrawn,
)
from access_play.games.joraku.reckoning import kachidoki_score, prestige, winner
from access_play.games.joraku.state import GIVE, OVER, SKIRMISH, Open, State
from access_play.games.joraku.terms import ROUNDS
from access_play.games.joraku.winning import winning


def events(before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
    """Return the events of a move, in the order in which they are told."""
    match move:
        case Give():
            return list(_given(seat, move, after))
        case Dealt():
            return _dealt(after.open, after)
        case DaimyoDrawn():
            return _daimyo_dealt(after.open)
        case VariantsDrawn():
            return [_variants_told(after.open)]
        case _:
            done = Heard(_done(before, seat, move, after))
            fought = len(before.open.skirmishes) < len(after.open.skirmishes)
            return [done, *_skirmish_over(before.open, after.open)] if fought else [done]


def _daimyo_dealt(table: Open) -> list[Heard]:
    """Tell of the daimyo, and first of variants that were chosen and not drawn."""
    known = [table.terms.data.daimyo[card - 1] for card in table.cards]
    names = tuple([(card.name, card.reading) for card in known])
    dealt = Heard(DaimyoDealt(table.cards, table.daimyo, names, table.holder))
    chosen = table.terms.variants and not table.terms.drawn
    return [_variants_told(table), dealt] if chosen else [dealt]


def _variants_told(table: Open) -> Heard:
    terms = table.terms
    return Heard(VariantsTold(terms.variants, terms.data.variants, drawn=terms.drawn))


def _dealt(table: Open, after: State) -> list[Heard]:
    number, seats = table.round, table.seats
    hands = [
        Heard(HandDealt(hand, left_of(seat, seats), number, ROUNDS), only=seat)
        for seat, hand in enumerate(after.hands)
    ]
    return [Heard(RoundStarted(number, ROUNDS, table.holder)), *hands]


def _given(seat: Seat, gift: Give, after: State) -> Iterator[Heard]:
    table = after.open
    yield Heard(CardsChosen(gift.cards, left_of(seat, table.seats)), only=seat)
    if table.phase is GIVE:
        yield Heard(Chose(seat, table.acting), but=seat)
        return
    for receiver, hand in enumerate(after.hands):
        giver = (receiver - 1) % table.seats
        yield Heard(CardsReceived(giver, after.given[giver], hand), only=receiver, shows=True)
    yield Heard(SkirmishesBegan(table.holder, hand_size(table.seats)))


def _done(before: State, seat: Seat, move: Move, after: State) -> Event:
    """Return what a seat did in a skirmish."""
    match move:
        case Place() | Act() | Scatter():
            return _card_played(before.open, seat, move, after)
        case MoveDaimyo() | MoveSamurai() | Remove():
            return _stepped(before.open, seat, move, after.open)
        case _:
            return PointsGivenUp(seat, before.open.points)


def _card_played(table: Open, seat: Seat, play: Play, after: State) -> Event:
    card, leads, last = play.card, not table.trick, not after.hands[seat]
    match play:
        case Act():
            return CardActs(seat, card, leads, last, NUMBERS[card])
        case Place():
            supply, area = after.open.supply(seat), NUMBERS[card]
            return CardPlaced(seat, card, leads, last, area, play.count, play.aside, supply)
        case Scatter():
            placed = tuple(sorted(Counter(play.areas).items()))
            return NinjaPlayed(seat, card, leads, last, placed, after.open.supply(seat))


def _stepped(table: Open, seat: Seat, step: Step, after: Open) -> Event:
    points = after.points  # 0 when the turn has passed on
    match step:
        case MoveDaimyo():
            return DaimyoMoved(seat, table.daimyo[seat], step.to, points)
        case MoveSamurai():
            return SamuraiMoved(seat, step.origin, step.to, points)
        case Remove():
            area = table.daimyo[seat]
            left = after.samurai[step.owner][area]
            return SamuraiRemoved(seat, step.owner, area, left, points)


def _skirmish_over(before: Open, after: Open) -> Iterator[Heard]:
    fought, skirmishes = after.skirmishes[-1], hand_size(after.seats)
    win = winning(fought.cards, after.terms.beaten)
    yield Heard(
        SkirmishWon(
            fought.winner,
            win.card,
            win.reason,
            win.beaten,
            kept=fought.winner == before.holder,
            score=kachidoki_score(after, fought.winner),
            skirmish=len(after.skirmishes),
            skirmishes=skirmishes,
            leads_next=len(after.skirmishes) < skirmishes,
        )
    )
    if after.phase is not SKIRMISH:
        yield from _round_over(after)


def _round_over(table: Open) -> Iterator[Heard]:
    number, final = table.round, table.phase is OVER
    for score in prestige(table, number):
        if score.standings:
            yield Heard(AreaScored(number, score))
    paid = table.results[-1]
    yield Heard(RoundScored(number, paid.kachidoki, paid.prestige_totals, table.totals, final))
    if final:
        first = winner(table)
        best = [seat for seat, total in enumerate(table.totals) if total == table.totals[first]]
        tied = tuple([seat for seat in best if seat != first])
        yield Heard(GameWon(first, table.totals, tied, table.cards))
