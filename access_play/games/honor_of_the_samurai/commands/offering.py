"""What a seat may do, grouped as a person would say it, for a numbered list."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from access_play.games.commands import Choice, Further
from access_play.games.honor_of_the_samurai.cards import SPIES, Card
from access_play.games.honor_of_the_samurai.commands.matching import matching
from access_play.games.honor_of_the_samurai.commands.narrowing import ask
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import (
    Assassinate,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Move,
    Place,
)
from access_play.games.honor_of_the_samurai.state import TURN, HonorView
from access_play.games.honor_of_the_samurai.typed import Sense
from access_play.games.honor_of_the_samurai.wanted import Wanted
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.move_words import choice
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase

_ASSASSIN: Final = phrase(
    NP_("choice", "send the assassin"), braille=NP_("braille|choice", "assassin")
)
_DISHONOR: Final = phrase(
    NP_("choice", "dishonor somebody"), braille=NP_("braille|choice", "dishonor")
)
_ATTACK: Final = phrase(NP_("choice", "attack somebody"), braille=NP_("braille|choice", "attack"))
_ALLY: Final = phrase(NP_("choice", "ally with a daimyo"), braille=NP_("braille|choice", "ally"))
_DISCARD: Final = phrase(NP_("choice", "discard a card"), braille=NP_("braille|choice", "discard"))

_Offer = Choice[Move] | Further[Move]


def offers(view: HonorView) -> tuple[_Offer, ...] | None:
    """Return what this seat may do; ``None`` out of a turn, where each answer stands alone."""
    if view.open.phase is not TURN:
        return None
    return tuple(_offers(view))


def _offers(view: HonorView) -> Iterator[_Offer]:
    moves = plain_moves(view)
    yield from _alone(view, moves, lambda move: isinstance(move, DrawCard))
    for card in dict.fromkeys(view.hand):
        yield from _placing(view, moves, card)
    for card in sorted(SPIES & set(view.hand)):
        yield from _spying(view, card)
    yield from _group(view, moves, _ASSASSIN, lambda move: isinstance(move, Assassinate))
    yield from _group(view, moves, _DISHONOR, lambda move: isinstance(move, Dishonor))
    yield from _alone(view, moves, _is_alone)
    yield from _group(view, moves, _ATTACK, partial(_declares, Declaration.ATTACK))
    yield from _group(view, moves, _ALLY, partial(_declares, Declaration.ALLY))
    yield from _group(view, moves, _DISCARD, lambda move: isinstance(move, Discard))
    yield from _alone(view, moves, lambda move: isinstance(move, End))


def _is_alone(move: Move) -> bool:
    """Tell declarations that name nobody."""
    return isinstance(move, Declare) and move.seat is None


def _declares(what: Declaration, move: Move) -> bool:
    return isinstance(move, Declare) and move.what is what


def _alone(
    view: HonorView, moves: Sequence[Move], belongs: Callable[[Move], bool]
) -> Iterator[_Offer]:
    for move in filter(belongs, moves):
        yield Choice(choice(move, view), move)


def _group(
    view: HonorView, moves: Sequence[Move], label: Phrase, belongs: Callable[[Move], bool]
) -> Iterator[_Offer]:
    """Offer several moves as one thing to do; a single one by its own name."""
    yield from _leading(list(filter(belongs, moves)), label, view)


def _placing(view: HonorView, moves: Sequence[Move], card: Card) -> Iterator[_Offer]:
    label = phrase(
        NP_("choice", "place {card}"),
        braille=NP_("braille|choice", "place {card}"),
        card=names_in(view).a[card],
    )
    placed = [move for move in moves if isinstance(move, Place) and move.card == card]
    yield from _leading(placed, label, view)


def _spying(view: HonorView, card: Card) -> Iterator[_Offer]:
    label = phrase(
        NP_("choice", "send {spy}"),
        braille=NP_("braille|choice", "{spy}"),
        spy=THE_CARD[card],
    )
    errands = matching(view, Wanted(Sense.SPY, frozenset({card})))
    yield from _leading(errands, label, view)


def _leading(moves: Sequence[Move], label: Phrase, view: HonorView) -> Iterator[_Offer]:
    if len(moves) == 1:
        yield Choice(choice(moves[0], view), moves[0])
    elif moves:
        yield Further(label, partial(ask, moves, view))
