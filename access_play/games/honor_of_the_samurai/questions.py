"""Who is asked for an answer out of turn, and who might be by public knowledge."""

from collections.abc import Sequence

from access_play.core.seats import Seat, clockwise
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE, Cards
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    NOBODY,
    Battle,
    Dishonoring,
    Open,
)


def asked_in_order(table: Open) -> tuple[Seat, ...]:
    """Return whom the pending question could go to, in its order, whatever is in their hands.

    After a battle the loser, then the others clockwise (H34), or nobody where the loser was
    shogun. For a second samurai who accepted a dishonor the others clockwise from him (H37).
    """
    match table.pending:
        case Battle() as battle if battle.defense is not None:
            loser = battle.loser
            return () if table.shogun == loser else clockwise(loser, table.terms.seats)
        case Dishonoring(accepted=True) as dishonoring:
            return clockwise(dishonoring.target, table.terms.seats)[1:]
        case _:
            return ()


def might_answer(table: Open) -> tuple[Seat, ...]:
    """Return who might be asked, by public knowledge alone, in the order of asking.

    Each seat with a card in hand, unless all save face cards lie in the discards. At one
    keyboard each of them is called; one who is not really asked only confirms.
    """
    if table.discards.count(SAVE_FACE) == table.terms.deck.copies[SAVE_FACE]:
        return ()
    return tuple([seat for seat in asked_in_order(table) if table.held[seat]])


def is_secret(table: Open) -> bool:
    """Tell whether somebody is asked of whom only he himself may know."""
    return table.phase is ANSWER and bool(asked_in_order(table))


def next_asked(table: Open, hands: Sequence[Cards], after: Seat | None = None) -> Seat:
    """Return who can answer the pending question next, or ``NOBODY``.

    Args:
        table: with the question pending.
        hands: by seat.
        after: who has answered last; ``None`` before the first.
    """
    order = asked_in_order(table)
    if after is not None:
        order = order[order.index(after) + 1 :]
    return next((seat for seat in order if SAVE_FACE in hands[seat]), NOBODY)


def has_answered(table: Open, seat: Seat, asked: Seat) -> bool:
    """Tell whether a seat stands before the one that is asked now."""
    order = asked_in_order(table)
    return seat in order and asked in order and order.index(seat) < order.index(asked)
