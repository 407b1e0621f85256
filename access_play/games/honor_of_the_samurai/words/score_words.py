"""Honor now and in the next turn, told when it is asked for."""

from collections.abc import Iterator, Sequence
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.reckoning import Income, Role, income
from access_play.games.honor_of_the_samurai.state import HonorView, Phase
from access_play.games.honor_of_the_samurai.words.people import Voices, daimyo_of, said_of
from access_play.games.honor_of_the_samurai.words.question_words import turn
from access_play.games.people_words import from_listener, person
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Phrase, filled, phrase, ranking

_A_LINE: Final = 3
_A_LINE_BELOW: Final = 2
"""So many players fit a line of braille, and so many where somebody's honor is below zero."""
_HONOR: Final = phrase(
    N_("Honor: {standing}. The goal is {goal}."), braille=NP_("braille", "{standing}")
)
_NEXT: Final = phrase(
    N_("Gain in the next turn: {standing}."), braille=NP_("braille", "Next {standing}")
)
_THEN: Final = phrase(N_("Then {standing}."), braille=NP_("braille", "then {standing}"))
_FIRST: Final = Voices(
    phrase(
        N_("You will gain {total}: daimyo's house {first}, samurai's house {third}."),
        braille=NP_("braille", "You {total}: D {first}, S {third}"),
    ),
    phrase(
        N_("{player} will gain {total}: daimyo's house {first}, samurai's house {third}."),
        braille=NP_("braille", "{player} {total}: D {first}, S {third}"),
    ),
)
_SHOGUN: Final = Voices(
    phrase(
        N_(
            "You will gain {total}: daimyo's house {first}, title of shogun {second},"
            " samurai's house {third}."
        ),
        braille=NP_("braille", "You {total}: D {first}, {second}, S {third}"),
    ),
    phrase(
        N_(
            "{player} will gain {total}: daimyo's house {first}, title of shogun {second},"
            " samurai's house {third}."
        ),
        braille=NP_("braille", "{player} {total}: D {first}, {second}, S {third}"),
    ),
)
_SECOND: Final = Voices(
    phrase(
        N_(
            "You will gain {total}: {from_daimyo} as half from {lord}, {third} as half of your own."
        ),
        braille=NP_("braille", "You {total}: half {from_daimyo}, S {third}"),
    ),
    phrase(
        N_(
            "{player} will gain {total}: {from_daimyo} as half from {lord},"
            " {third} as half of the own."
        ),
        braille=NP_("braille", "{player} {total}: half {from_daimyo}, S {third}"),
    ),
)
_RONIN: Final = Voices(
    phrase(
        N_("You will gain nothing: you have no daimyo."),
        braille=NP_("braille", "You 0: no daimyo"),
    ),
    phrase(
        N_("{player} will gain nothing: no daimyo."),
        braille=NP_("braille", "{player} 0: no daimyo"),
    ),
)


def score(view: HonorView) -> tuple[Phrase, ...]:
    """Tell everybody's honor, best first, and what their next turns bring as the table lies."""
    table = view.open
    if table.phase is Phase.SETUP:
        return (turn(view),)
    seats = _ranked(view)
    honor = _in_lines(filled(_HONOR, goal=table.terms.goal), view, seats, table.honor)
    if view.over:
        return tuple(honor)
    gains = [income(table, seat).total for seat in range(table.terms.seats)]
    return (*honor, *_in_lines(_NEXT, view, seats, gains))


def _ranked(view: HonorView) -> list[Seat]:
    honor = view.open.honor
    return sorted(from_listener(view.seat, len(honor)), key=lambda seat: -honor[seat])


def _in_lines(
    template: Phrase, view: HonorView, seats: Sequence[Seat], numbers: Sequence[int]
) -> Iterator[Phrase]:
    most = _A_LINE if min(numbers) >= 0 else _A_LINE_BELOW
    for start in range(0, len(seats), most):
        named = [
            phrase(
                NP_("standing", "{player} {number}"),
                braille=NP_("braille|standing", "{player} {number}"),
                player=person(seat, view.seat),
                number=numbers[seat],
            )
            for seat in seats[start : start + most]
        ]
        yield filled(_THEN if start else template, standing=ranking(tuple(named)))


def score_details(view: HonorView) -> tuple[Phrase, ...]:
    """Tell how each player's next gain comes about."""
    if view.open.phase is Phase.SETUP:
        return (turn(view),)
    if view.over:
        return score(view)
    return tuple([_gain(view, seat) for seat in from_listener(view.seat, view.open.terms.seats)])


def _gain(view: HonorView, seat: Seat) -> Phrase:
    gain = income(view.open, seat)
    if gain.role is Role.RONIN:
        return said_of(_RONIN, seat, view.seat)
    parts = _parts(view, gain)
    if gain.role is Role.SECOND:
        return said_of(_SECOND, seat, view.seat, **parts)
    return said_of(_SHOGUN if gain.title else _FIRST, seat, view.seat, **parts)


def _parts(view: HonorView, gain: Income) -> dict[str, Part]:
    lord = view.seat if gain.role is not Role.SECOND else gain.lord
    return {
        "total": gain.total,
        "first": gain.daimyo,
        "second": gain.title,
        "third": gain.from_house,
        "from_daimyo": gain.from_daimyo,
        "lord": daimyo_of(lord, view.seat),
    }
