"""The rules of Hagakure."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from access_play.core.events import Heard
from access_play.core.game import DataError, Draw, Game, Option, OptionsError, Score, Setup
from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE, Seat, after
from access_play.games.entries import with_entry, without
from access_play.games.hagakure import telling
from access_play.games.hagakure.cards import (
    CODES,
    SMALLEST_SAMURAI,
    UNKNOWN,
    Card,
    is_samurai,
)
from access_play.games.hagakure.draws import Deal
from access_play.games.hagakure.imagining import imagine
from access_play.games.hagakure.moves import (
    PASS,
    PLAYS,
    TOKENS,
    YOMI,
    DealerDrawn,
    Dealt,
    Move,
    Pass,
    PlayCard,
    Token,
    UseToken,
    read_move,
    write_move,
)
from access_play.games.hagakure.scoring import leaders, result
from access_play.games.hagakure.state import (
    FIGHT,
    OVER,
    PREPARATION,
    Cards,
    HagakureView,
    Open,
    Phase,
    State,
    winning_place,
)
from access_play.games.seat_draw import SeatDraw

ROUNDS: Final = {3: 9, 4: 8, 5: 5}
"""How many rounds a game has, by its players (G23)."""
_NEEDED: Final = "villagers_needed"
_VILLAGERS_NEEDED: Final = {3: 4, 4: 4, 5: 5}
_FRENCH_SHEET: Final = 4
"""Villagers at every table."""
_ALL_TOKENS: Final = tuple(Token)
_EXCHANGE: Final = Token.EXCHANGE
_LOOK: Final = Token.LOOK


class HagakureReason(StrEnum):
    """The game's own refusal codes, in the order in which they are looked for."""

    MUST_FOLLOW_SAMURAI = "must-follow-samurai"
    TOKEN_SPENT = "token-spent"  # noqa: S105 (a Nobori token)
    NO_SUCH_TARGET = "no-such-target"


class LawfulMoves(msgspec.Struct, frozen=True, gc=False):
    """What a view allows."""

    view: HagakureView

    @property
    def listable(self) -> bool:
        """Say that cards and tokens are few."""
        return True

    def __iter__(self) -> Iterator[Move]:
        """Walk the cards or tokens in their order."""
        return iter(self._list())

    def __contains__(self, move: object) -> bool:
        """Judge a move by the rules."""
        return isinstance(move, Move) and RULES.refuse(self.view, move) is None

    def sample(self, rng: Random) -> Move:
        """Draw one."""
        view = self.view
        table = view.open
        if table.phase is FIGHT and table.turn == view.seat:
            cards = playable(view)
            return PLAYS[cards[int(rng.random() * len(cards))]]
        moves = self._list()
        return moves[int(rng.random() * len(moves))]

    def _list(self) -> list[Move]:
        view = self.view
        if not view.may_act:
            return []
        if view.open.phase is FIGHT:
            return [PLAYS[card] for card in dict.fromkeys(playable(view))]
        return _token_moves(view)


def playable(view: HagakureView) -> Sequence[Card]:
    """Return the cards of a hand that may be played now, copies included (Step 2: The Fight)."""
    hand, trick = view.hand, view.open.trick
    if trick and trick[0] >= SMALLEST_SAMURAI:
        return hand[bisect_left(hand, SMALLEST_SAMURAI) :] or hand
    return hand


def _token_moves(view: HagakureView) -> list[Move]:
    moves: list[Move] = [PASS]
    for token in view.open.unspent[view.seat]:
        if token is _LOOK:
            places = range(YOMI, view.open.seats)
            moves.extend([UseToken(token, at) for at in places if at != view.seat])
        else:
            moves.append(TOKENS[token])
    return moves


class Hagakure(Game[State, HagakureView, Move]):
    """Hagakure for three to five seats."""

    name: ClassVar[str] = "hagakure"
    seats: ClassVar[range] = range(3, 6)
    chance_moves: ClassVar[tuple[type, ...]] = (DealerDrawn, Dealt)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Offer what the French sheet says where that differs."""
        usual = _VILLAGERS_NEEDED[seats]
        return () if usual == _FRENCH_SHEET else (Option(_NEEDED, (usual, _FRENCH_SHEET)),)

    def start(self, setup: Setup) -> State:
        """Give everybody five tokens; the dealer is due to be drawn.

        Option ``villagers_needed``: how many villagers the villager token asks for; the
        French sheet says 4 at every table. There is no data that a player could replace.
        """
        if setup.data:
            raise DataError(Refusal(Reason.NO_DATA))
        seats = setup.seats
        return State(
            Open(
                seats,
                ROUNDS[seats],
                _villagers_needed(setup),
                unspent=(_ALL_TOKENS,) * seats,
                totals=(0,) * seats,
            )
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return whose turn it is."""
        return () if state.open.phase is OVER else (state.open.turn,)

    def chance(self, state: State) -> Draw[Move] | None:
        """Return the draw of the dealer or the deal."""
        match state.open.phase:
            case Phase.DEALER:
                return SeatDraw(state.open.seats, DealerDrawn)
            case Phase.DEAL:
                return Deal(state.open.seats)
            case _:
                return None

    def view(self, state: State, seat: Seat) -> HagakureView:
        """Return what a seat may know."""
        table, hands = state.open, state.hands
        if not hands:
            return HagakureView(seat, table)
        knows = table.knows[seat]
        if not knows:
            return HagakureView(seat, table, hands[seat])
        known = [(at, state.yomi if at == YOMI else hands[at]) for at in sorted(knows)]
        return HagakureView(seat, table, hands[seat], tuple(known))

    def moves(self, view: HagakureView) -> LawfulMoves:
        """Return the lawful moves."""
        return LawfulMoves(view)

    def forbid(self, view: HagakureView, move: Move) -> Refusal | None:
        """Judge a card or a token."""
        preparing = view.open.phase is PREPARATION
        match move:
            case PlayCard():
                return Refusal(Reason.WRONG_PHASE) if preparing else _forbid_card(view, move.card)
            case UseToken():
                return _forbid_token(view, move) if preparing else Refusal(Reason.WRONG_PHASE)
            case Pass():
                return None if preparing else Refusal(Reason.WRONG_PHASE)
            case _:
                return Refusal(Reason.UNKNOWN_ACTION)

    def forced(self, view: HagakureView) -> Move | None:
        """Return the last card of a hand, or the pass where no token is left."""
        table = view.open
        if not view.may_act:
            return None
        if table.phase is FIGHT:
            return PLAYS[view.hand[0]] if len(view.hand) == 1 else None
        return PASS if table.phase is PREPARATION and not table.unspent[view.seat] else None

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Carry out a move."""
        match move:
            case PlayCard():
                return _play(state, seat, move.card)
            case Pass():
                return State(_decided(state.open, None), state.hands, state.yomi)
            case UseToken():
                return _use_token(state, seat, move)
            case Dealt():
                return _dealt(state, move)
            case DealerDrawn():
                return replace(state, open=replace(state.open, phase=Phase.DEAL, dealer=move.seat))

    def events(self, before: State, seat: Seat, move: Move, after: State) -> Sequence[Heard]:
        """Tell what a move brought about."""
        return telling.events(before, seat, move, after)

    def score(self, state: State) -> Score:
        """Return the totals; who leads when the game is over has won."""
        over = state.open.phase is OVER
        totals = state.open.totals
        return Score(totals, over, leaders(totals) if over else ())

    def imagine(self, view: HagakureView, rng: Random) -> State:
        """Deal the cards this seat cannot see in a way it cannot rule out."""
        return imagine(view, rng)

    def read(self, fields: Mapping[str, object]) -> Move:
        """Read a move from a record."""
        return read_move(fields)

    def write(self, move: Move) -> dict[str, object]:
        """Write a move for a record."""
        return write_move(move)


RULES: Final = Hagakure()


def _villagers_needed(setup: Setup) -> int:
    for option in setup.options:
        if option != _NEEDED:
            raise OptionsError(option)
    needed = setup.options.get(_NEEDED, _VILLAGERS_NEEDED[setup.seats])
    if not isinstance(needed, int) or isinstance(needed, bool) or needed < 1:
        raise OptionsError(_NEEDED)
    return needed


def _forbid_card(view: HagakureView, card: Card) -> Refusal | None:
    if card not in view.hand:
        params = {} if card == UNKNOWN else {"card": CODES[card]}
        return Refusal(Reason.NOT_IN_HAND, params)
    if view.open.samurai_led and not is_samurai(card):
        samurai = [CODES[held] for held in dict.fromkeys(view.hand) if is_samurai(held)]
        if samurai:
            return Refusal(
                HagakureReason.MUST_FOLLOW_SAMURAI, {"card": CODES[card], "allowed": samurai}
            )
    return None


def _forbid_token(view: HagakureView, move: UseToken) -> Refusal | None:
    if move.token not in view.open.unspent[view.seat]:
        params = {"token": move.token.value}
        return Refusal(HagakureReason.TOKEN_SPENT, params)
    if move.token is _LOOK and not _may_be_looked_at(view, move.at):
        return Refusal(HagakureReason.NO_SUCH_TARGET, {"oneself": move.at == view.seat})
    return None


def _may_be_looked_at(view: HagakureView, at: Seat | None) -> bool:
    return at == YOMI or (at in range(view.open.seats) and at != view.seat)


def _dealt(state: State, deal: Dealt) -> State:
    table = state.open
    first = table.first_player
    dealt = replace(
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
    return State(dealt, deal.hands, deal.yomi)


def _decided(table: Open, token: Token | None) -> Open:
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


def _use_token(state: State, seat: Seat, move: UseToken) -> State:
    decided = _decided(state.open, move.token)
    if move.token is _EXCHANGE:
        return _exchange(state, seat, decided)
    if move.at is not None:
        knows = with_entry(decided.knows, seat, decided.knows[seat] | {move.at})
        decided = replace(decided, knows=knows)
    return State(decided, state.hands, state.yomi)


def _exchange(state: State, seat: Seat, decided: Open) -> State:
    """Swap a hand with the Yomi; what others know of either goes with it (G8, G9)."""
    swapped = {seat: YOMI, YOMI: seat}
    knows = [frozenset(swapped.get(place, place) for place in row) for row in decided.knows]
    knows[seat] = decided.knows[seat] | {YOMI}
    hands = with_entry(state.hands, seat, state.yomi)
    return State(replace(decided, knows=tuple(knows)), hands, state.hands[seat])


def _play(state: State, seat: Seat, card: Card) -> State:
    table = state.open
    hands = with_entry(state.hands, seat, without(state.hands[seat], card))
    if card < SMALLEST_SAMURAI and table.samurai_led:
        void = with_entry(table.void, seat, True)  # noqa: FBT003 (an entry, not a switch)
        table = replace(table, void=void)
    trick = (*table.trick, card)
    if len(trick) < table.seats:
        table = replace(table, turn=(seat + 1) % table.seats, trick=trick)
    else:
        table = _trick_won(table, trick)
        if not hands[seat]:
            table = _round_over(table)
    return State(table, hands, state.yomi)


def _trick_won(table: Open, trick: Cards) -> Open:
    winner = (table.leader + winning_place(trick)) % table.seats
    won = with_entry(table.won, winner, tuple(sorted((*table.won[winner], *trick))))
    return replace(table, leader=winner, turn=winner, trick=(), won=won)


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
