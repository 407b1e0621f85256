"""Why a target is none."""

from collections.abc import Mapping
from typing import Any, Final

from access_play.games.honor_of_the_samurai.cards import card_of
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reasons import NoTarget
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.allowed_words import allowed
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.people import house
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, filled, phrase

_ONESELF: Final = phrase(
    N_("Not yourself: this is for another player. {allowed}"),
    braille=NP_("braille", "Not yourself: {allowed}"),
)
_NO_SEAT: Final = phrase(
    N_("Nobody sits there: name a player of this game. {allowed}"),
    braille=NP_("braille", "Nobody there: {allowed}"),
)
_YOU_NO_DAIMYO: Final = phrase(
    N_("Not there: you control no daimyo, so you have no such house. {allowed}"),
    braille=NP_("braille", "No D house: {allowed}"),
)
_NOTHING_TO_TAKE: Final = phrase(
    N_("No spy there: no army and no other possession lies there. {allowed}"),
    brief=N_("Nothing to take there. {allowed}"),
    braille=NP_("braille", "Nothing to take: {allowed}"),
)
_NO_CASTLE: Final = phrase(
    N_("Nothing to discard: the daimyo has no castle. Place it without that."),
    brief=N_("No castle to discard: place it without that."),
    braille=NP_("braille", "No castle there: only place"),
)


def nothing_to_take(view: HonorView) -> Phrase:
    """Say that a spy finds nothing where he was sent."""
    return filled(_NOTHING_TO_TAKE, allowed=allowed(view))


def no_target(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    """Say what is wrong with a target."""
    match NoTarget(params["why"]):
        case NoTarget.ONESELF:
            return _ONESELF
        case NoTarget.NO_SEAT:
            return _NO_SEAT
        case NoTarget.NO_CASTLE:
            return _NO_CASTLE
        case NoTarget.NO_DAIMYO:
            return _no_daimyo(view, params)
        case NoTarget.NO_CARD:
            return _no_card(view, params)
        case NoTarget.SAMURAI_HOUSE:
            return phrase(
                N_("Not {daimyo} there: a daimyo heads a house of his own. {allowed}"),
                braille=NP_("braille", "No daimyo in S: {allowed}"),
                daimyo=THE_CARD[card_of(params["card"])],
            )


def _no_daimyo(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    seat = params["seat"] - 1
    if seat == view.seat:
        return _YOU_NO_DAIMYO
    return phrase(
        N_("Not there: {player} controls no daimyo. {allowed}"),
        braille=NP_("braille", "{player} has no D: {allowed}"),
        player=Person(seat),
    )


def _no_card(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    at = HouseAt(params["seat"] - 1, Home(params["of"]))
    return phrase(
        N_("Not {card}: it is not in {house}, or not so often. {allowed}"),
        brief=N_("Not {card}, not in {house}. {allowed}"),
        braille=NP_("braille", "No {card} in {house}: {allowed}"),
        card=names_in(view).a[card_of(params["card"])],
        house=house(at, view.seat),
    )
