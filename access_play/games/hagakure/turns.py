"""What a deal, a token and a card do: the phases of a round, one after another."""

from typing import Final

from msgspec.structs import replace

from access_play.core.seats import CHANCE, Seat, after
from access_play.games.entries import with_entry, without
from access_play.games.hagakure.cards import SMALLEST_SAMURAI, Card
from access_play.games.hagakure.moves import YOMI, Dealt, Token, UseToken
from access_play.games.hagakure.scoring import leaders, result
from access_play.games.hagakure.state import (
    FIGHT,
    OVER,
    PREPARATION,
    Cards,
    Open,
    Phase,
    State,
    winning_place,
)

_EXCHANGE: Final = Token.EXCHANGE


def dealt(state: State, deal: Dealt) -> State:
    """Begin a round: everybody has a hand, and the seat on the dealer's left decides first."""
    table = state.open
    first = table.first_player
    begun = replace(
        table,
        phase=PREPARATION,
        round=table.round + 1,
        turn=first,
        leader=first,
        active=(None,) * table.seats,
        won=((),) * table.seats,
        void=(False,) * table.seats,
        knows=(frozenset(),) * table.seats,
    )
    return State(begun, deal.hands, deal.yomi)


def decided(table: Open, token: Token | None) -> Open:
    """Note a seat's decision on tokens and let the next one decide, or begin the fight (G7)."""
    seat = table.turn
    following = after(seat, table.seats)
    phase = FIGHT if following == table.leader else PREPARATION
    if token is None:
        return replace(table, turn=following, phase=phase)
    left = tuple([kept for kept in table.unspent[seat] if kept is not token])
    return replace(
        table,
        turn=following,
        phase=phase,
        unspent=with_entry(table.unspent, seat, left),
        active=with_entry(table.active, seat, token),
    )


def use_token(state: State, seat: Seat, move: UseToken) -> State:
    """Play a token: one that looks shows its seat cards, one that exchanges moves them."""
    table = decided(state.open, move.token)
    if move.token is _EXCHANGE:
        return _exchange(state, seat, table)
    if move.at is not None:
        knows = with_entry(table.knows, seat, table.knows[seat] | {move.at})
        table = replace(table, knows=knows)
    return State(table, state.hands, state.yomi)


def _exchange(state: State, seat: Seat, table: Open) -> State:
    """Swap a hand with the Yomi; what others know of either goes with it (G8, G9)."""
    swapped = {seat: YOMI, YOMI: seat}
    knows = [frozenset(swapped.get(place, place) for place in row) for row in table.knows]
    knows[seat] = table.knows[seat] | {YOMI}
    hands = with_entry(state.hands, seat, state.yomi)
    return State(replace(table, knows=tuple(knows)), hands, state.hands[seat])


def play(state: State, seat: Seat, card: Card) -> State:
    """Play a card; the last one of a trick wins it for somebody, the last of all ends the round."""
    table = state.open
    hand = without(state.hands[seat], card)
    trick = (*table.trick, card)
    void = table.void
    if card < SMALLEST_SAMURAI <= trick[0]:
        void = with_entry(void, seat, True)  # noqa: FBT003 (an entry, not a switch)
    if len(trick) < table.seats:
        table = replace(table, turn=(seat + 1) % table.seats, trick=trick, void=void)
    else:
        table = _trick_won(table, trick, void)
        if not hand:
            table = _round_over(table)
    return State(table, with_entry(state.hands, seat, hand), state.yomi)


def _trick_won(table: Open, trick: Cards, void: tuple[bool, ...]) -> Open:
    winner = (table.leader + winning_place(trick)) % table.seats
    won = with_entry(table.won, winner, tuple(sorted((*table.won[winner], *trick))))
    return replace(table, leader=winner, turn=winner, trick=(), won=won, void=void)


def _round_over(table: Open) -> Open:
    results = tuple(
        [
            result(table.won[seat], table.tricks_of(seat), token, table.villagers_needed)
            for seat, token in enumerate(table.active)
        ]
    )
    totals = tuple([total + one.points for total, one in zip(table.totals, results, strict=True)])
    ended = table.round >= table.rounds and len(leaders(totals)) == 1
    return replace(
        table,
        phase=OVER if ended else Phase.DEAL,
        turn=CHANCE,
        dealer=table.dealer if ended else table.first_player,
        totals=totals,
        results=(*table.results, results),
    )
