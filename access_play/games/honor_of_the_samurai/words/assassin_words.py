"""An assassin's errand and what becomes of it, as one listener hears it."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import AssassinSent, AssassinStruck, Fall
from access_play.games.honor_of_the_samurai.words.fall_words import (
    clauses,
    consequences,
    guard_gone,
    in_short,
    lost,
    lost_cards,
)
from access_play.games.honor_of_the_samurai.words.people import Voices, head, house, said_of
from access_play.games.sayings import Cue, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

_SENT: Final = Voices(
    phrase(
        N_("You send an assassin against {head} and lose {lost} honor."),
        brief=N_("You send an assassin against {head}."),
        full=N_("You send an assassin against {head} and lose {lost} honor. He needs {needed}."),
        braille=NP_("braille", "Assassin {head}, you minus {lost}"),
    ),
    phrase(
        N_("{player} sends an assassin against {head} and loses {lost} honor."),
        brief=N_("{player} sends an assassin against {head}."),
        full=N_(
            "{player} sends an assassin against {head} and loses {lost} honor. He needs {needed}."
        ),
        braille=NP_("braille", "{player} assassin {head}, minus {lost}"),
    ),
)
_SENT_IN_TREACHERY: Final = Voices(
    phrase(
        N_("You send an assassin against {head}, whom you serve, and lose {lost} honor."),
        brief=N_("You send an assassin against {head}, minus {lost} honor."),
        braille=NP_("braille", "Assassin {head}, you minus {lost}"),
    ),
    phrase(
        N_("{player} sends an assassin against {head}, a treachery, and loses {lost} honor."),
        brief=N_("{player} sends an assassin against {head}, minus {lost} honor."),
        braille=NP_("braille", "{player} assassin {head}, minus {lost}"),
    ),
)
_NEEDED: Final = NP_("die", "at least {number}")


def assassin_sent(event: AssassinSent, listener: Seat | None) -> Iterator[Saying]:
    """Tell against whom an assassin sets out, and what he costs."""
    told = said_of(
        _SENT_IN_TREACHERY if event.treachery else _SENT,
        event.seat,
        listener,
        head=head(event.house, listener),
        lost=event.lost,
        needed=phrase(_NEEDED, number=event.needed),
    )
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)


def assassin_struck(event: AssassinStruck, listener: Seat | None) -> Iterator[Saying]:
    """Tell whether the assassin succeeds, and everything that follows from it."""
    fall = event.fall
    if fall is None:
        yield Saying(_failed(event, listener), sound=Cue.TRICK, at=event.house.seat)
        return
    yield Saying(_succeeded(event, fall, listener), sound=Cue.TRICK, at=event.house.seat)
    yield from lost_cards(fall)


def _failed(event: AssassinStruck, listener: Seat | None) -> Phrase:
    if event.guard:
        return phrase(
            N_(
                "The assassin rolls {die} and fails: at least {needed} was needed."
                " A house guard is discarded from {house}."
            ),
            brief=N_("The assassin rolls {die} and fails. A house guard is discarded."),
            braille=NP_("braille", "Fails, die {die} not {needed}, guard gone"),
            die=event.die,
            needed=event.needed,
            house=house(event.house, listener),
        )
    return phrase(
        N_("The assassin rolls {die} and fails: at least {needed} was needed."),
        brief=N_("The assassin rolls {die} and fails."),
        braille=NP_("braille", "Fails, die {die} not {needed}"),
        die=event.die,
        needed=event.needed,
    )


def _succeeded(event: AssassinStruck, fall: Fall, listener: Seat | None) -> Phrase:
    guard = [guard_gone()] if event.guard else []
    follows = [lost(fall, listener), *guard, *consequences(fall, listener)]
    return phrase(
        N_("The assassin rolls {die} and succeeds: {clauses}."),
        full=N_("The assassin rolls {die} and succeeds, at least {needed} was needed: {clauses}."),
        braille=NP_("braille", "Succeeds: {short}")
        if fall.heir is None
        else NP_("braille", "{short}"),
        die=event.die,
        needed=event.needed,
        clauses=clauses(follows),
        short=clauses(in_short(fall, listener)),
    )
