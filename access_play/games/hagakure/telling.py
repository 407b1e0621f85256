"""What a move in Hagakure brought about, and who may hear it."""

from collections.abc import Iterator, Sequence

from access_play.core.events import Heard
from access_play.core.seats import Seat
from access_play.games.hagakure.cards import FOOL, SMALLEST_SAMURAI, Card, hand_size
from access_play.games.hagakure.events import (
    CardPlayed,
    CardsSeen,
    Exchanged,
    GameWon,
    HandDealt,
    HandExchanged,
    Looked,
    Passed,
    RoundScored,
    RoundStarted,
    TiedForFirst,
    TokenPlayed,
    TrickWon,
)
from access_play.games.hagakure.moves import Dealt, Move, Pass, PlayCard, Token, UseToken
from access_play.games.hagakure.scoring import leaders
from access_play.games.hagakure.state import FIGHT, OVER, State, winning_place


def events(before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
    """Return the events of a move, in the order in which they are told."""
    match move:
        case PlayCard():
            return _played(before, seat, move.card, after)
        case Pass():
            return [Heard(Passed(seat))]
        case UseToken():
            return _token(seat, move, after)
        case Dealt():
            return _dealt(after)
        case _:
            return []


def _dealt(after: State) -> list[Heard]:
    table = after.open
    started = RoundStarted(table.round, table.rounds, table.dealer, table.leader)
    hands = [Heard(HandDealt(hand), only=seat, shows=True) for seat, hand in enumerate(after.hands)]
    return [Heard(started), *hands]


def _token(seat: Seat, move: UseToken, after: State) -> list[Heard]:
    match move:
        case UseToken(Token.EXCHANGE):
            hand = after.hands[seat]
            return [
                Heard(HandExchanged(hand), only=seat, shows=True),
                Heard(Exchanged(seat, len(hand)), but=seat),
            ]
        case UseToken(Token.LOOK, at) if at is not None:
            return [
                Heard(CardsSeen(at, after.cards_at(at)), only=seat, shows=True),
                Heard(Looked(seat, at), but=seat),
            ]
        case _:
            return [Heard(TokenPlayed(seat, move.token))]


def _played(before: State, seat: Seat, card: Card, after: State) -> Sequence[Heard]:
    trick = (*before.open.trick, card)
    played = CardPlayed(
        seat,
        card,
        leads=len(trick) == 1,
        fool=trick.count(FOOL) if card == FOOL else 0,
        last_card=not after.hands[seat],
        won=_won(before, trick),
    )
    if after.open.phase is FIGHT:
        return [Heard(played)]
    return [Heard(played), *_round_over(after)]


def _won(before: State, trick: tuple[Card, ...]) -> TrickWon | None:
    table = before.open
    if len(trick) < table.seats:
        return None
    place = winning_place(trick)
    return TrickWon(
        (table.leader + place) % table.seats,
        trick[place],
        table.tricks_played + 1,
        hand_size(table.seats),
        SMALLEST_SAMURAI in trick,
    )


def _round_over(after: State) -> Iterator[Heard]:
    table = after.open
    final = table.phase is OVER
    extra = table.round > table.rounds
    yield Heard(RoundScored(table.round, table.results[-1], table.totals, final, extra))
    first = leaders(table.totals)
    if final:
        yield Heard(GameWon(first[0], table.totals))
    elif table.round >= table.rounds:
        yield Heard(TiedForFirst(first, table.totals[first[0]]))
