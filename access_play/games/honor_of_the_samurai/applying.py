"""Carrying out a move: the open table, the hands and who is asked."""

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.entries import with_entry, without
from access_play.games.honor_of_the_samurai.battles import (
    decide_castle,
    declare,
    roll_battle,
    settle_battle,
)
from access_play.games.honor_of_the_samurai.cards import (
    DISHONOR,
    NINJA_ASSASSIN,
    SAVE_FACE,
    Card,
)
from access_play.games.honor_of_the_samurai.houses import (
    HAND_LIMIT,
    lower_house,
    upper_house,
)
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    Answer,
    Assassinate,
    DecideCastle,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Move,
    Pass,
    Place,
    Roll,
    SaveFace,
    Seppuku,
    SetUp,
    Shuffle,
    Spy,
)
from access_play.games.honor_of_the_samurai.questions import next_asked
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    NOBODY,
    Assassination,
    Battle,
    CastleWon,
    Dishonoring,
    Open,
    Phase,
    State,
)
from access_play.games.honor_of_the_samurai.turns import (
    dishonor,
    end_turn,
    place,
    send_assassin,
    send_spy,
    settle_dishonor,
    settled,
    start_turn,
    strike,
)


def apply(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a lawful move."""
    match move:
        case Place() | Discard() | Spy() | Assassinate() | Dishonor():
            return _play_card(state, seat, move)
        case DrawCard():
            return _draw(state, seat)
        case End():
            return _on(state, end_turn(state.open))
        case Declare():
            return _on(state, declare(state.open, seat, move))
        case SetUp() | Shuffle() | Roll():
            return _chance(state, move)
        case _:
            return _answer(state, seat, move)


def _play_card(
    state: State, seat: Seat, move: Place | Discard | Spy | Assassinate | Dishonor
) -> State:
    match move:
        case Place():
            state = spend(state, seat, move.card)
            return _on(state, place(state.open, seat, move))
        case Discard():
            state = spend(state, seat, move.card)
            return _on(state, replace(state.open, discards=(*state.open.discards, move.card)))
        case Spy():
            state = spend(state, seat, move.card)
            return _on(state, send_spy(state.open, seat, move))
        case Assassinate():
            state = spend(state, seat, NINJA_ASSASSIN)
            return _on(state, send_assassin(state.open, seat, move))
        case Dishonor():
            state = spend(state, seat, DISHONOR)
            return _on(state, dishonor(state.open, seat, move.seat), move.seat)


def _on(state: State, table: Open, asked: Seat = NOBODY) -> State:
    """Return the state with another table, a shuffle being due on it perhaps."""
    return State(settled(table), state.hands, state.draw, asked)


def spend(state: State, seat: Seat, card: Card) -> State:
    """Return the state with a card taken out of a seat's hand."""
    hand, table = without(state.hands[seat], card), state.open
    held = with_entry(table.held, seat, len(hand))
    hands = with_entry(state.hands, seat, hand)
    return State(replace(table, held=held), hands, state.draw, state.asked)


def _draw(state: State, seat: Seat) -> State:
    table, hand = state.open, tuple(sorted((*state.hands[seat], state.draw[0])))
    table = replace(
        table,
        held=with_entry(table.held, seat, len(hand)),
        pile=table.pile - 1,
        used=table.used + 1,
    )
    return State(settled(table), with_entry(state.hands, seat, hand), state.draw[1:])


def _chance(state: State, move: SetUp | Shuffle | Roll) -> State:
    match move:
        case SetUp():
            return _set_up(state.open, move)
        case Shuffle():
            table = replace(state.open, phase=Phase.TURN, pile=len(move.draw), discards=())
            return State(table, state.hands, move.draw)
        case Roll():
            return _rolled(state, move.dice)


def _set_up(table: Open, move: SetUp) -> State:
    seats, deck = table.terms.seats, table.terms.deck
    table = replace(
        table,
        first=move.first,
        daimyo=tuple([upper_house(deck, (card,)) for card in move.daimyo]),
        samurai=(lower_house(deck, ()),) * seats,
        bonds=(None,) * seats,
        honor=(0,) * seats,
        held=(HAND_LIMIT,) * seats,
        pile=len(move.draw),
    )
    return State(settled(start_turn(table, move.first)), move.hands, move.draw)


def _rolled(state: State, dice: tuple[int, ...]) -> State:
    table = state.open
    match table.pending:
        case Assassination() as pending:
            table, _ = strike(table, pending, dice[0])
            return _on(state, table)
        case Battle() as battle:
            table = roll_battle(table, battle, sum(dice))
            rolled = _on(state, table)
            return ask_next(rolled, None) if table.phase is ANSWER else rolled
        case _:
            return state


def _answer(state: State, seat: Seat, move: Answer) -> State:
    pending = state.open.pending
    match move:
        case SaveFace():
            state = spend(state, seat, SAVE_FACE)
            table = replace(state.open, discards=(*state.open.discards, SAVE_FACE))
            return _settle(_on(state, table), seat)
        case Seppuku() if isinstance(pending, Dishonoring):
            table, _ = settle_dishonor(state.open, pending.target, None, move.of)
            return _on(state, table)
        case DecideCastle() if isinstance(pending, CastleWon):
            table = decide_castle(state.open, pending, move)
            return _on(state, table)
        case Accept() if isinstance(pending, Dishonoring):
            return _accept(state, pending)
        case Accept() | Pass():
            return ask_next(state, seat)
        case _:
            return state


def _accept(state: State, pending: Dishonoring) -> State:
    if state.open.bonds[pending.target] is None:
        return _settle(state, None)
    table = replace(state.open, pending=replace(pending, accepted=True))
    return ask_next(_on(state, table), None)


def ask_next(state: State, after: Seat | None) -> State:
    """Ask who can answer next; where nobody can, carry out what follows."""
    asked = next_asked(state.open, state.hands, after)
    if asked == NOBODY:
        return _settle(state, None)
    return State(state.open, state.hands, state.draw, asked)


def _settle(state: State, saver: Seat | None) -> State:
    table = state.open
    match table.pending:
        case Battle() as battle:
            table, _ = settle_battle(table, battle, saver)
        case Dishonoring() as dishonoring:
            table, _ = settle_dishonor(table, dishonoring.target, saver)
        case _:
            pass
    return _on(state, table)
