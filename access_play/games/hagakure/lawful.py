"""The lawful moves of a view: cards that may be played, or tokens."""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from access_play.games.hagakure.judging import forbid, playable
from access_play.games.hagakure.moves import LOOKS, PASS, PLAYS, TOKENS, YOMI, Move, Token
from access_play.games.hagakure.state import FIGHT, HagakureView

_LOOK: Final = Token.LOOK


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
        view = self.view
        return isinstance(move, Move) and view.may_act and forbid(view, move) is None

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


def _token_moves(view: HagakureView) -> list[Move]:
    moves: list[Move] = [PASS]
    for token in view.open.unspent[view.seat]:
        if token is _LOOK:
            places = range(YOMI, view.open.seats)
            moves.extend([LOOKS[at] for at in places if at != view.seat])
        else:
            moves.append(TOKENS[token])
    return moves
