"""Declarations that are no attack, as one listener hears them."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import Allied, Dissolved, ShogunDeclared
from access_play.games.honor_of_the_samurai.words.people import Voices, daimyo_of, said_of
from access_play.games.sayings import Cue, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase

_SHOGUN: Final = Voices(
    phrase(
        N_("You claim the title of shogun: {title} honor more each turn."),
        brief=N_("You claim the title of shogun."),
        braille=NP_("braille", "You shogun, {title} a turn"),
    ),
    phrase(
        N_("{player} claims the title of shogun: {title} honor more each turn."),
        brief=N_("{player} claims the title of shogun."),
        braille=NP_("braille", "{player} shogun, {title} a turn"),
    ),
)
_ALLIED: Final = Voices(
    phrase(
        N_("You ally with {daimyo}, to serve as second samurai from your next turn."),
        brief=N_("You ally with {daimyo}."),
        braille=NP_("braille", "You ally {daimyo}, serve next turn"),
    ),
    phrase(
        N_("{player} allies with {daimyo}, to serve as second samurai from the next turn."),
        brief=N_("{player} allies with {daimyo}."),
        braille=NP_("braille", "{player} ally {daimyo}, serves next turn"),
    ),
)
_DISSOLVED: Final = Voices(
    phrase(
        N_(
            "You dissolve the alliance with {daimyo} and lose {lost} honor;"
            " you serve until your next turn."
        ),
        brief=N_("You dissolve the alliance with {daimyo}, minus {lost}."),
        braille=NP_("braille", "You dissolve, minus {lost}, till next"),
    ),
    phrase(
        N_(
            "{player} dissolves the alliance with {daimyo} and loses {lost} honor;"
            " the service ends at the next turn."
        ),
        brief=N_("{player} dissolves the alliance with {daimyo}, minus {lost}."),
        braille=NP_("braille", "{player} dissolves {daimyo}, minus {lost}"),
    ),
)


def shogun_declared(event: ShogunDeclared, listener: Seat | None) -> Iterator[Saying]:
    """Tell who is shogun now."""
    told = said_of(_SHOGUN, event.seat, listener, title=event.title)
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)


def allied(event: Allied, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a ronin allies with a daimyo."""
    daimyo = daimyo_of(event.lord, listener)
    told = said_of(_ALLIED, event.seat, listener, daimyo=daimyo)
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)


def dissolved(event: Dissolved, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a second samurai dissolves his alliance, what it costs and when it ends."""
    daimyo = daimyo_of(event.lord, listener)
    told = said_of(_DISSOLVED, event.seat, listener, daimyo=daimyo, lost=event.lost)
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)
