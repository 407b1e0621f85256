"""The moves of Joraku as items of a numbered list, alone or several alike together."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from access_play.core.seats import Seat
from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import NUMBERS, Card
from access_play.games.joraku.lawful import placeable
from access_play.games.joraku.moves import (
    Act,
    Give,
    Move,
    MoveDaimyo,
    MoveSamurai,
    Place,
    Remove,
    Scatter,
)
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words.area_words import AREA, FROM, TO, on_map
from access_play.games.joraku.words.card_words import CARD, both
from access_play.games.joraku.words.piece_words import action_points, as_typed, placed
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, filled, numbered, phrase

Numbered: TypeAlias = tuple[int, Move]
"""A move with its number in the list."""

DONE: Final = phrase(NP_("choice", "done"), braille=NP_("braille|choice", "done"))
_FEW: Final = 12
"""So many moves are listed one by one."""
_PLACES: Final = phrase(
    N_("{first} to {last}, {card}: 0 to {count} samurai {area}."),
    braille=NP_("braille", "{first} to {last}, {card} up to {count}S"),
)
_ASIDE: Final = phrase(
    N_("{first} to {last}, {card}: up to {count} samurai {area}, one of them beside it."),
    braille=NP_("braille", "{first} to {last}, {card}, {count}S, 1 aside"),
)
_ANYWHERE: Final = phrase(
    N_(
        "{first} to {last}, {card}: up to {count} samurai anywhere."
        " Type it, for example ninja {areas}."
    ),
    braille=NP_("braille", "{first} to {last}, {card}: ninja {areas}"),
)


def choice(view: JorakuView, move: Move) -> Phrase:
    """Name a move of this seat, lawful or not."""
    match move:
        case Give(given):
            return phrase(
                NP_("choice", "give {cards}"),
                braille=NP_("braille|choice", "give {cards}"),
                cards=both(given),
            )
        case Place():
            return _placing(move)
        case Act(card):
            return phrase(
                NP_("choice", "{card} for {points}"),
                braille=NP_("braille|choice", "{card} act"),
                card=CARD[card],
                points=action_points(NUMBERS[card]),
            )
        case Scatter(card, areas):
            return _scattering(card, areas)
        case MoveDaimyo() | MoveSamurai():
            return _step(move)
        case Remove(owner):
            return _removing(view, owner)
        case _:
            return DONE


def _placing(move: Place) -> Phrase:
    card, own = move.card, move.count
    groups: list[tuple[Area, int]] = []
    if move.aside is not None:
        own -= 1
        groups.append((move.aside, 1))
    if own:
        groups.insert(0, (NUMBERS[card], own))
    if move.aside is None:
        braille = NP_("braille|choice", "{card}, {number}S")
    else:
        braille = NP_("braille|choice", "{card}, {number}S aside {aside}")
    return phrase(
        NP_("choice", "{card}, {placed}"),
        braille=braille,
        card=CARD[card],
        placed=placed(groups),
        number=move.count,
        aside=move.aside or 0,
    )


def _scattering(card: Card, areas: tuple[Area, ...]) -> Phrase:
    groups = tuple(sorted(Counter(areas).items()))
    if not groups:
        braille = NP_("braille|choice", "{card}, 0S")
        return phrase(
            NP_("choice", "{card}, {placed}"), braille=braille, card=CARD[card], placed=placed(())
        )
    return phrase(
        NP_("choice", "{card}, {placed}"),
        braille=NP_("braille|choice", "{card} {areas}"),
        card=CARD[card],
        placed=placed(groups),
        areas=as_typed(groups),
    )


def _step(move: MoveDaimyo | MoveSamurai) -> Phrase:
    """Name a step of a piece; one off the map only by what moves."""
    if isinstance(move, MoveDaimyo):
        if not on_map(move.to):
            return phrase(NP_("choice", "the daimyo's step"), braille=NP_("braille|choice", "D"))
        return phrase(
            NP_("choice", "daimyo to {area}"),
            braille=NP_("braille|choice", "D {area}"),
            area=AREA[move.to],
        )
    if not on_map(move.to) or not on_map(move.origin):
        return phrase(NP_("choice", "the samurai's step"), braille=NP_("braille|choice", "S"))
    return phrase(
        NP_("choice", "samurai {origin} to {area}"),
        braille=NP_("braille|choice", "S {start} to {area}"),
        origin=FROM[move.origin],
        start=AREA[move.origin],
        area=AREA[move.to],
    )


def _removing(view: JorakuView, owner: Seat) -> Phrase:
    if owner == view.seat or owner not in range(view.open.seats):
        return phrase(NP_("choice", "the removal"), braille=NP_("braille|choice", "remove"))
    return phrase(
        NP_("choice", "remove a samurai of {owner}"),
        braille=NP_("braille|choice", "remove {owner} S"),
        owner=Person(owner),
    )


def listed(view: JorakuView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """List moves with their numbers; where there are many, a card's alike are in one line."""
    every = list(enumerate(moves, start=1))
    if len(every) <= _FEW or not isinstance(moves[0], Place | Act | Scatter):
        return tuple([numbered(number, choice(view, move)) for number, move in every])
    groups = groupby(every, key=lambda one: _kind(one[1]))
    return tuple([_group(view, list(group)) for _, group in groups])


def _kind(move: Move) -> tuple[object, ...]:
    match move:
        case Place(card, _, aside):
            return "place", card, aside is None
        case Scatter(card):
            return "scatter", card
        case _:
            return ("other", move)


def _group(view: JorakuView, group: Sequence[Numbered]) -> Phrase:
    """Name several moves with one card by the first and the last number."""
    number, move = group[0]
    if len(group) == 1:
        return numbered(number, choice(view, move))
    last, most = group[-1][0], placeable(view)
    card = CARD[move.card] if isinstance(move, Place | Scatter) else DONE
    if isinstance(move, Scatter):
        what, typed = _ANYWHERE, as_typed([(0, 1), (1, most - 1)] if most > 1 else [(0, 1)])
        return filled(what, first=number, last=last, card=card, count=most, areas=typed)
    own = NUMBERS[move.card] if isinstance(move, Place) else 0
    what = _PLACES if isinstance(move, Place) and move.aside is None else _ASIDE
    return filled(what, first=number, last=last, card=card, count=most, area=TO[own])
