"""What may be placed instead, as the end of a refusal to place a card."""

from collections.abc import Sequence
from typing import Final

from access_play.core.refusals import Refusal
from access_play.games.honor_of_the_samurai.cards import DAIMYO, UNKNOWN, Card, card_of
from access_play.games.honor_of_the_samurai.lawful import plain_moves
from access_play.games.honor_of_the_samurai.moves import HouseAt, Place
from access_play.games.honor_of_the_samurai.reasons import HonorReason, NoTarget
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.move_words import place_of
from access_play.games.honor_of_the_samurai.words.people import house
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, either, phrase

_PLACING: Final = frozenset(
    {
        HonorReason.HOUSE_FULL,
        HonorReason.HOUSE_HAS_OKUGATA,
        HonorReason.CASTLE_ONLY_DAIMYO,
        HonorReason.NOT_YOUR_HOUSE,
    }
)
_WITH_ACTION: Final = frozenset({HonorReason.NO_DAIMYO, HonorReason.NOT_RONIN})
_ROOM: Final = 6
"""Cells of braille that the name of a card may take behind the longest refusal."""


def placed_instead(view: HonorView, refused: Refusal) -> Phrase | None:
    """Say where a card may be placed that was refused elsewhere, or which others may be placed.

    Returns:
        ``None`` where no placing is refused, or where none is allowed.
    """
    if not _is_about_placing(view, refused):
        return None
    places = [move for move in plain_moves(view) if isinstance(move, Place)]
    card = _refused_card(view, refused)
    same = [move for move in places if move.card == card]
    return _elsewhere(view, same) if same else _others(view, places)


def _is_about_placing(view: HonorView, refused: Refusal) -> bool:
    """Tell a placing from a spy's errand, whose loot is not in the hand."""
    if refused.code in _WITH_ACTION:
        return refused.params["action"] == "place"
    if refused.code == HonorReason.NO_SUCH_TARGET:
        return refused.params["why"] == NoTarget.SAMURAI_HOUSE
    return refused.code in _PLACING and _refused_card(view, refused) in view.hand


def _refused_card(view: HonorView, refused: Refusal) -> Card:
    """Return what was to be placed; any daimyo in hand where only that kind is known."""
    if refused.code == HonorReason.NOT_RONIN:
        return next((card for card in view.hand if card in DAIMYO), UNKNOWN)
    return card_of(str(refused.params.get("card", "")))


def _elsewhere(view: HonorView, places: Sequence[Place]) -> Phrase:
    first = places[0]
    castle = _discarded(view, first)
    home = place_of(first.house, view.seat)
    if castle != UNKNOWN:
        return phrase(
            NP_("allowed", "You may place it in {house}, and {castle} is discarded."),
            braille=NP_("braille|allowed", "place {home}"),
            house=house(first.house, view.seat),
            castle=THE_CARD[castle],
            home=home,
        )
    return phrase(
        NP_("allowed", "You may place it in {house}."),
        brief=NP_("allowed", "Place it in {house}."),
        braille=NP_("braille|allowed", "place {home}"),
        house=either(tuple([house(place.house, view.seat) for place in places])),
        home=home,
    )


def _discarded(view: HonorView, place: Place) -> Card:
    there = view.open.house(place.house) if place.discard_castle else None
    return UNKNOWN if there is None else there.castle


def _others(view: HonorView, places: Sequence[Place]) -> Phrase | None:
    """Name the cards that the house takes which takes most of them."""
    kinds: dict[HouseAt, list[Card]] = {}
    for place in places:
        if not place.discard_castle:
            kinds.setdefault(place.house, []).append(place.card)
    if not kinds:
        return None
    names = names_in(view)

    def cells(card: Card) -> int:
        return max(names.takes(card))

    at = max(kinds, key=lambda one: len(kinds[one]))
    shortest = min(kinds[at], key=cells)
    fits = cells(shortest) <= _ROOM
    return phrase(
        NP_("allowed", "You may place {cards} in {house}."),
        brief=NP_("allowed", "Place {card} in {house}."),
        braille=NP_("braille|allowed", "{card} {home}")
        if fits
        else NP_("braille|allowed", "others {home}"),
        cards=either(tuple([names.a[card] for card in kinds[at]])),
        card=names.a[shortest],
        house=house(at, view.seat),
        home=place_of(at, view.seat),
    )
