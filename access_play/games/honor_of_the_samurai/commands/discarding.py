"""Several cards that are discarded in one line, all of them or none."""

from collections.abc import Sequence

from access_play.games.commands import Forbidden, Meaning, Understood
from access_play.games.honor_of_the_samurai.cards import Card
from access_play.games.honor_of_the_samurai.moves import Discard, Move
from access_play.games.honor_of_the_samurai.passages import DISCARDING
from access_play.games.honor_of_the_samurai.state import TURN, HonorView
from access_play.games.honor_of_the_samurai.words.refusal_words import not_all_held


def discards(view: HonorView, wanted: Sequence[frozenset[Card]]) -> Meaning[Move] | None:
    """Discard a card of each of these kinds; ``None`` where a word fits different cards held."""
    left, moves = list(view.hand), []
    for kinds in wanted:
        held = sorted(kinds & set(left))
        if len(held) > 1:
            return None
        if not held:
            return _missing(view, kinds)
        left.remove(held[0])
        moves.append(Discard(held[0]))
    return Understood[Move](moves[0], tuple(moves[1:]))


def _missing(view: HonorView, kinds: frozenset[Card]) -> Meaning[Move]:
    """Say that not all are held; where nothing can be discarded at all, the rules say why."""
    if view.may_act and view.hand and view.open.phase is TURN:
        return Forbidden(not_all_held(view), DISCARDING)
    return Understood[Move](Discard(min(kinds)))
