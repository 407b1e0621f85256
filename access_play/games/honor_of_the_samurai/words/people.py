"""Whoever is listener is "you": sentences in two voices, and whose daimyo, samurai or house."""

from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.language.messages import NNP_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase


class Voices(NamedTuple):
    """The same sentence about the listener and about another, who stands in ``player``."""

    you: Phrase
    other: Phrase


def said_of(voices: Voices, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    """Say a sentence about a seat to a listener."""
    if seat == listener:
        return filled(voices.you, **parts)
    return filled(voices.other, player=Person(seat), **parts)


class _Whose(NamedTuple):
    """What belongs to the listener and to another."""

    yours: Phrase
    others: Phrase


_D: Final = NP_("braille|whose", "{player} D")
_S: Final = NP_("braille|whose", "{player} S")
_YOUR_D: Final = NP_("braille|whose", "your D")
_YOUR_S: Final = NP_("braille|whose", "your S")

_HEAD: Final = {
    Home.DAIMYO: _Whose(
        phrase(NP_("whose", "your daimyo"), braille=_YOUR_D),
        phrase(NP_("whose", "{player}'s daimyo"), braille=_D),
    ),
    Home.SAMURAI: _Whose(
        phrase(NP_("whose", "your samurai"), braille=_YOUR_S),
        phrase(NP_("whose", "{player}'s samurai"), braille=_S),
    ),
}
_HEAD_FIRST: Final = {
    Home.DAIMYO: _Whose(
        phrase(NP_("start", "Your daimyo"), braille=_YOUR_D),
        phrase(NP_("start", "{player}'s daimyo"), braille=_D),
    ),
    Home.SAMURAI: _Whose(
        phrase(NP_("start", "Your samurai"), braille=_YOUR_S),
        phrase(NP_("start", "{player}'s samurai"), braille=_S),
    ),
}
_HOUSE: Final = {
    Home.DAIMYO: _Whose(
        phrase(NP_("whose", "your daimyo's house"), braille=_YOUR_D),
        phrase(NP_("whose", "the house of {player}'s daimyo"), braille=_D),
    ),
    Home.SAMURAI: _Whose(
        phrase(NP_("whose", "your samurai's house"), braille=_YOUR_S),
        phrase(NP_("whose", "the house of {player}'s samurai"), braille=_S),
    ),
}
OWN_HOUSE: Final = {
    Home.DAIMYO: phrase(NP_("whose", "the daimyo's house"), braille=NP_("braille|whose", "D")),
    Home.SAMURAI: phrase(NP_("whose", "the samurai's house"), braille=NP_("braille|whose", "S")),
}
"""A house of the player of whom the sentence speaks."""

_NONE_LEFT: Final = phrase(
    NP_("actions", "no action left"), braille=NP_("braille|actions", "0 act")
)


def head(at: HouseAt, listener: Seat | None) -> Phrase:
    """Name the daimyo or samurai of a house in the middle of a sentence."""
    return _whose(_HEAD[at.home], at.seat, listener)


def head_first(at: HouseAt, listener: Seat | None) -> Phrase:
    """Name the daimyo or samurai of a house as the first words of a sentence."""
    return _whose(_HEAD_FIRST[at.home], at.seat, listener)


def daimyo_of(seat: Seat, listener: Seat | None) -> Phrase:
    """Name the daimyo whom a seat controls."""
    return head(HouseAt(seat, Home.DAIMYO), listener)


def house(at: HouseAt, listener: Seat | None) -> Phrase:
    """Name a house with its owner."""
    return _whose(_HOUSE[at.home], at.seat, listener)


def house_of(at: HouseAt, actor: Seat, listener: Seat | None) -> Phrase:
    """Name a house in a sentence about a player: without its owner, where that is he."""
    return OWN_HOUSE[at.home] if at.seat == actor else house(at, listener)


def _whose(whose: _Whose, seat: Seat, listener: Seat | None) -> Phrase:
    return whose.yours if seat == listener else filled(whose.others, player=Person(seat))


def actions_left(count: int) -> Phrase:
    """Say how many card actions are left, as the end of a sentence."""
    if not count:
        return _NONE_LEFT
    return phrase(
        NNP_("actions", "{count} action left", "{count} actions left"),
        braille=NP_("braille|actions", "{count} act"),
        count=count,
    )
