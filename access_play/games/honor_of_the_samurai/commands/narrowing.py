"""What is missing of a move is asked step by step."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, TypeAlias, TypeVar

from access_play.games.commands import Choice, Further, Unclear
from access_play.games.honor_of_the_samurai.cards import Card
from access_play.games.honor_of_the_samurai.moves import (
    Assassinate,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    HouseAt,
    Move,
    Place,
    Seppuku,
    Spy,
)
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.card_words import A_CARD, THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.move_words import choice, place_of
from access_play.games.honor_of_the_samurai.words.people import house
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

K = TypeVar("K", bound=Hashable)
T = TypeVar("T", bound=Move)

Asked: TypeAlias = Choice[Move] | Further[Move]

_WHICH: Final = phrase(N_("Which do you mean?"))
_WHICH_CARD: Final = phrase(N_("Which card?"))
_WHICH_HOUSE: Final = phrase(N_("In which house?"))
_FROM_WHICH_HOUSE: Final = phrase(N_("From which house?"))
_AGAINST_WHOM: Final = phrase(N_("Against whom?"))
_WITH_WHOM: Final = phrase(N_("With whom?"))
_WHOSE: Final = phrase(N_("Whose seppuku?"))
_WHICH_SPY: Final = phrase(N_("Which spy?"))
_WHICH_LOOT: Final = phrase(N_("Take which card?"))
_AND_WHICH: Final = phrase(N_("And which second card?"))
_NO_SECOND: Final = phrase(
    NP_("choice", "no second card"), braille=NP_("braille|choice", "no second")
)
_TO_DISCARDS: Final = phrase(
    NP_("choice", "the discards"), braille=NP_("braille|choice", "discards")
)


def ask(moves: Sequence[Move], view: HonorView) -> Unclear[Move]:
    """Ask for the first thing in which moves of one kind differ; at least two moves."""
    spies = [move for move in moves if isinstance(move, Spy)]
    if len(spies) == len(moves):
        return _which_spy(spies, view)
    placed = [move for move in moves if isinstance(move, Place)]
    if len(placed) == len(moves) and len({move.card for move in placed}) > 1:
        return _grouped(
            _WHICH_CARD, placed, _card, names_in(view).a.__getitem__, partial(_list, view)
        )
    return _list(view, moves)


def _list(view: HonorView, moves: Sequence[Move]) -> Unclear[Move]:
    """Offer moves one by one."""
    choices = tuple([Choice(choice(move, view), move) for move in moves])
    return Unclear(_question(moves[0]), choices)


def _question(move: Move) -> Phrase:
    match move:
        case Place():
            return _WHICH_HOUSE
        case Discard():
            return _WHICH_CARD
        case Assassinate() | Dishonor() | Declare(Declaration.ATTACK):
            return _AGAINST_WHOM
        case Declare(Declaration.ALLY):
            return _WITH_WHOM
        case Seppuku():
            return _WHOSE
        case _:
            return _WHICH


def _card(move: Place | Spy) -> Card:
    return move.card


def _grouped(
    question: Phrase,
    moves: Sequence[T],
    key: Callable[[T], K],
    label: Callable[[K], Phrase],
    further: Callable[[Sequence[T]], Unclear[Move]],
) -> Unclear[Move]:
    """Offer what a thing may be; whichever is chosen, ask further where moves are left."""
    groups: dict[K, list[T]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    if len(groups) == 1:
        return further(moves)
    return Unclear(
        question,
        tuple([_leading(label(each), left, further) for each, left in groups.items()]),
    )


def _leading(
    label: Phrase, moves: Sequence[T], further: Callable[[Sequence[T]], Unclear[Move]]
) -> Asked:
    if len(moves) == 1:
        return Choice[Move](label, moves[0])
    return Further[Move](label, partial(further, moves))


# A spy: which one, from where, what, and where to.


def _which_spy(moves: Sequence[Spy], view: HonorView) -> Unclear[Move]:
    further = partial(_from_where, view)
    return _grouped(_WHICH_SPY, moves, _card, A_CARD.__getitem__, further)


def _from_where(view: HonorView, moves: Sequence[Spy]) -> Unclear[Move]:
    def label(at: HouseAt) -> Phrase:
        return house(at, view.seat)

    further = partial(_what, view)
    return _grouped(_FROM_WHICH_HOUSE, moves, _source, label, further)


def _source(move: Spy) -> HouseAt:
    return move.house


def _what(view: HonorView, moves: Sequence[Spy]) -> Unclear[Move]:
    """Ask for a card that is taken; of two either may be named first."""
    kinds = sorted({card for move in moves for card in move.take})
    if len(kinds) == 1 or len({move.take for move in moves}) == 1:
        return _and_what(view, kinds[0], moves)
    choices = []
    for card in kinds:
        left = [move for move in moves if card in move.take]
        choices.append(_leading(THE_CARD[card], left, partial(_and_what, view, card)))
    return Unclear(_WHICH_LOOT, tuple(choices))


def _and_what(view: HonorView, card: Card, moves: Sequence[Spy]) -> Unclear[Move]:
    def other(move: Spy) -> Card | None:
        rest = [*move.take]
        rest.remove(card)
        return rest[0] if rest else None

    def label(second: Card | None) -> Phrase:
        return _NO_SECOND if second is None else THE_CARD[second]

    return _grouped(_AND_WHICH, moves, other, label, partial(_where_to, view, 0))


def _where_to(view: HonorView, place: int, moves: Sequence[Spy]) -> Unclear[Move]:
    """Ask where the card at a place of the loot goes, then the next one."""
    if place >= len(moves[0].take):
        return _list(view, moves)

    def goal(move: Spy) -> HouseAt | None:
        return move.to[place]

    def label(at: HouseAt | None) -> Phrase:
        return _TO_DISCARDS if at is None else place_of(at, view.seat)

    question = phrase(
        N_("Where to with {card}?"),
        braille=NP_("braille", "{card} to?"),
        card=THE_CARD[moves[0].take[place]],
    )
    return _grouped(question, moves, goal, label, partial(_where_to, view, place + 1))
