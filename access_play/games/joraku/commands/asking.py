"""What is asked back when a typed line may mean several things, or is half of a move."""

from collections.abc import Iterable
from typing import Final

from access_play.core.seats import Seat, number_of
from access_play.games.commands import Choice, Unclear
from access_play.games.joraku.areas import NEIGHBOURS
from access_play.games.joraku.cards import HIGHEST, Card, is_ninja
from access_play.games.joraku.commands.saying import (
    BadCount,
    Gift,
    Half,
    HalfCard,
    NoSuchCard,
    NotHeld,
    OneOf,
    OneOfCards,
    Unfinished,
    Whom,
)
from access_play.games.joraku.lawful import SAMURAI_MOVES, placeable, removable
from access_play.games.joraku.moves import Act, Move, MoveSamurai, Place, Remove
from access_play.games.joraku.reading import Named
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words.area_words import AREA, IN
from access_play.games.joraku.words.card_words import CARD, cards, one_of
from access_play.games.joraku.words.move_words import choice
from access_play.games.naming import has_namesake
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, either, phrase
from access_play.language.speaker import Name

_WHICH_CARD: Final = phrase(N_("Which card?"))
_WHICH_MEANING: Final = phrase(N_("Which do you mean?"))
_WHAT_MOVES: Final = phrase(
    N_("What moves? Type daimyo, samurai or remove before it."),
    braille=NP_("braille", "daimyo, samurai or remove?"),
)
_WHOSE: Final = phrase(N_("Whose samurai is removed?"), braille=NP_("braille", "Whose S?"))
_NO_SUCH_NAME: Final = phrase(
    N_("Nobody here has that name. Whose samurai is removed?"),
    braille=NP_("braille", "No such name. Whose S?"),
)
_ANY_SAMURAI: Final = MoveSamurai(3, 4)
"""An example where nothing better is at hand."""


def ask_back(view: JorakuView, names: tuple[Name, ...], said: Half) -> Unclear[Move]:
    """Ask what is needed to make a move of what was said."""
    match said:
        case HalfCard(card):
            return _what_for(view, card)
        case OneOf(moves):
            return Unclear(_WHICH_MEANING, _choices(view, names, moves))
        case Whom():
            return _whose(view, names, said)
        case _:
            return Unclear(question(view, said))


def question(view: JorakuView, said: Half) -> Phrase:
    """Return the question alone, as it is asked about one of several steps."""
    match said:
        case Unfinished():
            return _finish(view, said)
        case HalfCard(card):
            return _what_for(view, card).question
        case NotHeld(named):
            return _not_held(view, named)
        case NoSuchCard(number):
            return _no_such_card(number)
        case OneOfCards() | Gift():
            return _cards(view, said)
        case BadCount():
            return _fewer(view)
        case Whom(_, unknown):
            return _NO_SUCH_NAME if unknown else _WHOSE
        case _:
            return _WHICH_MEANING


def _finish(view: JorakuView, said: Unfinished) -> Phrase:
    match said:
        case Unfinished.DAIMYO:
            return _where_to(view)
        case Unfinished.SAMURAI:
            return _from_where_to_where(view)
        case Unfinished.STEP:
            return _WHAT_MOVES
        case _:
            return _WHICH_CARD


def _cards(view: JorakuView, said: OneOfCards | Gift) -> Phrase:
    if isinstance(said, Gift):
        return _two_cards(view)
    return phrase(
        N_("Which one? Name its suit: {cards}."),
        braille=NP_("braille", "Which? {cards}"),
        cards=one_of(said.cards),
    )


def _fewer(view: JorakuView) -> Phrase:
    return phrase(
        N_("That number can't be placed: type a number of samurai from 0 to {count}."),
        braille=NP_("braille", "Place 0 to {count}"),
        count=placeable(view),
    )


def _what_for(view: JorakuView, card: Card) -> Unclear[Move]:
    """Ask what a card is for; an answer's number is never another number of samurai."""
    if is_ninja(card):
        return Unclear(
            phrase(
                N_("Where? Type {card} and an area for each samurai, for example ninja 0, 1, 1."),
                braille=NP_("braille", "Where? like ninja 0, 1, 1"),
                card=CARD[card],
            )
        )
    most = placeable(view)
    asked = phrase(
        N_("What for? Type {card} place {count}, or {card} act."),
        braille=NP_("braille", "{card} place {count} or act?"),
        card=CARD[card],
        count=most,
    )
    if most < view.open.terms.placed:
        return Unclear(asked)
    placing = [Place(card, count) for count in range(1, most + 1)]
    return Unclear(asked, _choices(view, (), [*placing, Act(card), Place(card, 0)]))


def _where_to(view: JorakuView) -> Phrase:
    at = view.open.daimyo[view.seat]
    beside = NEIGHBOURS[at]
    return phrase(
        N_("Your daimyo stands {place}. Where to? Type daimyo {areas}."),
        braille=NP_("braille", "D in {name}: daimyo {areas}?"),
        place=IN[at],
        name=AREA[at],
        areas=either(beside),
    )


def _from_where_to_where(view: JorakuView) -> Phrase:
    table = view.open
    row = table.samurai[view.seat] if table.samurai else ()
    own = [move for area, count in enumerate(row) if count for move in SAMURAI_MOVES[area]]
    example = own[0] if own else _ANY_SAMURAI
    return phrase(
        N_("From where to where? Type two areas, for example samurai from {origin} to {area}."),
        braille=NP_("braille", "From where? like S {origin} to {area}"),
        origin=example.origin,
        area=example.to,
    )


def _not_held(view: JorakuView, named: Named) -> Phrase:
    if named.number is None:
        return phrase(
            N_("You hold no Ninja. Your cards: {cards}."),
            braille=NP_("braille", "No N: {cards}"),
            cards=cards(view.hand),
        )
    return phrase(
        N_("You hold no card {number}. Your cards: {cards}."),
        braille=NP_("braille", "No {number}: {cards}"),
        number=named.number,
        cards=cards(view.hand),
    )


def _no_such_card(number: int) -> Phrase:
    return phrase(
        N_("There is no card {number}: each suit has 1 to {highest} and a Ninja."),
        braille=NP_("braille", "No card {number}, only 1 to {highest}, N"),
        number=number,
        highest=HIGHEST,
    )


def _two_cards(view: JorakuView) -> Phrase:
    first, second = view.hand[:2]
    return phrase(
        N_("Two cards go to {receiver}: type both, for example {first}, {second}."),
        braille=NP_("braille", "Two cards for {receiver}, both"),
        receiver=Person(view.left),
        first=CARD[first],
        second=CARD[second],
    )


def _whose(view: JorakuView, names: tuple[Name, ...], said: Whom) -> Unclear[Move]:
    seats = said.seats or (removable(view.open, view.seat) if view.open.daimyo else ())
    asked = _NO_SUCH_NAME if said.unknown else _WHOSE
    return Unclear(asked, _choices(view, names, map(Remove, seats)))


def _choices(
    view: JorakuView, names: tuple[Name, ...], moves: Iterable[Move]
) -> tuple[Choice[Move], ...]:
    return tuple([Choice(_label(view, move, names), move) for move in moves])


def _label(view: JorakuView, move: Move, names: tuple[Name, ...]) -> Phrase:
    """Name a move, and where two players have one name, the seat too."""
    if isinstance(move, Remove) and names and has_namesake(move.owner, names):
        return _of_seat(move.owner)
    return choice(view, move)


def _of_seat(owner: Seat) -> Phrase:
    return phrase(
        NP_("choice", "remove a samurai of {owner}, seat {seat}"),
        braille=NP_("braille|choice", "remove {owner}, seat {seat}"),
        owner=Person(owner),
        seat=number_of(owner),
    )
