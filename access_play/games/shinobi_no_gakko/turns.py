"""Carrying out moves: from one state to the next."""

from msgspec.structs import replace

from access_play.core.seats import CHANCE, Seat, after
from access_play.games.entries import with_entry
from access_play.games.shinobi_no_gakko.cards import (
    EMPTY,
    Bag,
    Cards,
    Group,
    bag_of,
    count_of,
    deck,
    size,
    some,
)
from access_play.games.shinobi_no_gakko.line import Line, group_at, with_group, without
from access_play.games.shinobi_no_gakko.moves import HEAVEN, Collect, Dealt, Pile, Play
from access_play.games.shinobi_no_gakko.scoring import result
from access_play.games.shinobi_no_gakko.state import (
    DIVIDE,
    OVER,
    PLAY,
    ROUNDS,
    Open,
    Phase,
    Scored,
    State,
)


def dealt(state: State, deal: Dealt) -> State:
    """Return the state in which everybody divides his hand."""
    table = state.open
    dividing = replace(
        table, phase=DIVIDE, round=table.round + 1, divided=(False,) * table.seats, turn=CHANCE
    )
    heavens = tuple([bag_of(hand) for hand in deal.hands])
    stock = bag_of(deck(table.seats)) - sum(heavens) - bag_of(deal.reveal)
    return State(dividing, heavens, (EMPTY,) * table.seats, deal.reveal, stock, state.starter)


def divided(state: State, seat: Seat, earth: Cards) -> State:
    """Return the state after one seat has divided; the first turn begins when all have."""
    bag = bag_of(earth)
    heavens = with_entry(state.heavens, seat, state.heavens[seat] - bag)
    hidden = with_entry(state.hidden, seat, bag)
    done = with_entry(state.open.divided, seat, True)  # noqa: FBT003 (an entry, not a switch)
    table = replace(state.open, divided=done)
    if not all(done):
        return State(table, heavens, hidden, state.reveal, state.stock, state.starter)
    return _opened(table, heavens, hidden, state)


def _opened(table: Open, heavens: tuple[Bag, ...], earths: tuple[Bag, ...], state: State) -> State:
    """Turn up all Earth cards and the line; the start player has the shuriken (S17, S20)."""
    line: Line = ()
    for number in sorted(set(state.reveal)):
        line = (*line, Group(number, state.reveal.count(number)))
    opened = replace(
        table,
        phase=PLAY,
        starter=state.starter,
        turn=state.starter,
        shuriken=state.starter,
        acted=None,
        line=line,
        earths=earths,
        heaven_sizes=tuple([size(heaven) for heaven in heavens]),
        seen=(EMPTY,) * table.seats,
        idle=0,
    )
    return State(opened, heavens, (), (), state.stock, state.starter)


def played(state: State, seat: Seat, move: Play) -> State:
    """Return the state after cards were played; the round ends with the last card (S14)."""
    table = state.open
    line = with_group(table.line, Group(move.number, move.count))
    moved = _moved(state, seat, move.pile, move.number, -move.count)
    heavens, earths, heaven_sizes, seen = moved
    done = replace(
        table,
        line=line,
        earths=earths,
        heaven_sizes=heaven_sizes,
        seen=seen,
        shuriken=seat,
        idle=0,
    )
    if not heavens[seat] and not earths[seat]:
        return round_over(done, heavens, seat, state.starter)
    return _acted(State(done, heavens, (), (), state.stock, state.starter), move.pile)


def collected(state: State, seat: Seat, move: Collect) -> State:
    """Return the state after the cards at an end went to the pile that acted (S8, S10)."""
    table = state.open
    number, count = group_at(table.line, move.end)
    heavens, earths, heaven_sizes, seen = _moved(state, seat, move.pile, number, count)
    done = replace(
        table,
        line=without(table.line, move.end),
        earths=earths,
        heaven_sizes=heaven_sizes,
        seen=seen,
    )
    return _acted(State(done, heavens, (), (), state.stock, state.starter), move.pile)


def passed(state: State, pile: Pile) -> State:
    """Return the state after a pile took no action."""
    return _acted(state, pile)


def _moved(
    state: State, seat: Seat, pile: Pile, number: int, count: int
) -> tuple[tuple[Bag, ...], tuple[Bag, ...], tuple[int, ...], tuple[Bag, ...]]:
    """Put cards into a pile, or take them out where the count is negative.

    Returns:
        All Heaven and all Earth piles, how many cards each Heaven has, and what was seen of it.
    """
    table, heavens = state.open, state.heavens
    if pile is not HEAVEN:
        earth = table.earths[seat] + some(number, 1) * count
        return heavens, with_entry(table.earths, seat, earth), table.heaven_sizes, table.seen
    seen = table.seen[seat]
    known = max(count, -count_of(seen, number))
    return (
        with_entry(heavens, seat, heavens[seat] + some(number, 1) * count),
        table.earths,
        with_entry(table.heaven_sizes, seat, table.heaven_sizes[seat] + count),
        with_entry(table.seen, seat, seen + some(number, 1) * known) if known else table.seen,
    )


def _acted(state: State, pile: Pile) -> State:
    """Note that a pile has acted; after both, the turn passes on."""
    table = state.open
    if table.acted is None:
        return replace(state, open=replace(table, acted=pile))
    idle = table.idle if table.line else table.idle + 1
    if idle >= 2 * table.seats and not table.line:
        return round_over(table, state.heavens, CHANCE, state.starter)
    turn = after(table.turn, table.seats)
    line, discards = table.line, table.discards
    if turn == table.shuriken:  # nobody else has played since (S15, S17)
        discards += sum([some(number, count) for number, count in line])
        line = ()
    passed_on = replace(table, turn=turn, acted=None, line=line, discards=discards, idle=idle)
    return replace(state, open=passed_on)


def round_over(table: Open, heavens: tuple[Bag, ...], winner: Seat, starter: Seat) -> State:
    """Score a round and gather the cards; who has won starts the next round (S26, S19).

    Args:
        table: the table at the end of the round.
        heavens: what everybody's Heaven holds.
        winner: who played out all cards; ``CHANCE`` where nobody did.
        starter: who started this round.
    """
    results = tuple(
        [
            result(heaven, earth, won=seat == winner)
            for seat, (heaven, earth) in enumerate(zip(heavens, table.earths, strict=True))
        ]
    )
    totals = tuple([total + one.points for total, one in zip(table.totals, results, strict=True)])
    ended = table.round >= ROUNDS
    starts = starter if winner == CHANCE else winner
    gathered = Open(
        table.seats,
        OVER if ended else Phase.DEAL,
        table.round,
        starts,
        totals=totals,
        scored=(*table.scored, Scored(winner, results)),
    )
    return State(gathered, stock=bag_of(deck(table.seats)), starter=starts)
