"""Totals in words, alike in every game: who leads, by how much, and how a round left it."""

from collections.abc import Iterator, Sequence
from typing import Final

from access_play.core.seats import Seat
from access_play.games.people_words import from_listener, people, person, person_first
from access_play.language.messages import N_, NN_, NNP_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase, ranking

SHOWN_IN_BRAILLE: Final = 4
"""Players of a standing that is told by itself; more would not fit a line."""
_SHOWN_BEHIND_WINNER: Final = 2
"""The same beside the words for who wins."""
NO_SCORE: Final = phrase(
    N_("No round has been scored yet."), braille=NP_("braille", "No score yet")
)
_YOU_WIN: Final = phrase(
    N_("You win the game with {points}. {others}."),
    brief=N_("You win with {number}. {others}."),
    braille=NP_("braille", "You win {number}, {shown}"),
)
_OTHER_WINS: Final = phrase(
    N_("{winner} wins the game with {points}. {others}."),
    brief=N_("{winner} wins with {number}. {others}."),
    braille=NP_("braille", "{winner} wins {number}, {shown}"),
)
_AFTER_ROUND: Final = phrase(
    N_("After round {round}: {standing}."), braille=NP_("braille", "{shown}")
)
_FINAL_SCORE: Final = phrase(N_("Final score: {standing}."), braille=NP_("braille", "{shown}"))


def points(count: int) -> Phrase:
    """Say a number of points."""
    return phrase(NN_("{count} point", "{count} points"), count=count)


def room(totals: Sequence[int], most: int) -> int:
    """Return how many players fit a line of braille, where "minus" needs room too."""
    return most - (min(totals) < 0)


def after_round(number: int, totals: Sequence[int], listener: Seat | None, shown: int) -> Phrase:
    """Say how the game stands after a round.

    Args:
        number: the round.
        totals: by seat.
        listener: who is "you".
        shown: how many players, the best, stand in braille.
    """
    return filled(_with_standing(_AFTER_ROUND, totals, listener, shown), round=number)


def final_score(totals: Sequence[int], listener: Seat | None) -> Phrase:
    """Say how the game ended."""
    return _with_standing(_FINAL_SCORE, totals, listener, len(totals))


def tied_for_first(seats: Sequence[Seat], listener: Seat | None) -> Phrase:
    """Say who shares first place; at least two seats."""
    return phrase(
        N_("Tied for first: {people}."),
        braille=NP_("braille", "Tie {people}"),
        people=people(seats, listener),
    )


def game_won(winner: Seat, totals: Sequence[int], listener: Seat | None) -> Phrase:
    """Say who has won alone, and everybody's points."""
    won = totals[winner]
    others = tuple(other_totals(totals, listener))
    parts: dict[str, Part] = {
        "points": points(won),
        "number": won,
        "others": ranking(others),
        "shown": ranking(others[: room(totals, _SHOWN_BEHIND_WINNER)]),
    }
    if winner == listener:
        return filled(_YOU_WIN, **parts)
    return filled(_OTHER_WINS, winner=Person(winner), **parts)


def _with_standing(
    template: Phrase, totals: Sequence[int], listener: Seat | None, shown: int
) -> Phrase:
    """Say a standing: "points" is said of the first player only.

    Args:
        template: has a place for the whole ``standing`` and for what is ``shown`` in braille.
        totals: by seat.
        listener: who is "you".
        shown: how many players, the best, stand in braille.
    """
    best, *others = _ranked(totals, listener)
    first = phrase(
        NNP_("standing", "{player} {count} point", "{player} {count} points"),
        braille=NP_("braille|standing", "{player} {count}"),
        player=person(best, listener),
        count=totals[best],
    )
    ranked = (first, *[_with_total(person(seat, listener), totals[seat]) for seat in others])
    return filled(template, standing=ranking(ranked), shown=ranking(ranked[:shown]))


def _ranked(totals: Sequence[int], listener: Seat | None) -> list[Seat]:
    """Return the seats best first; equal ones clockwise, the listener before them."""
    return sorted(from_listener(listener, len(totals)), key=lambda seat: -totals[seat])


def other_totals(totals: Sequence[int], listener: Seat | None, first: int = 1) -> Iterator[Phrase]:
    """Name all but the first, or the first few, with their points, as a sentence of their own."""
    ranked = _ranked(totals, listener)[first:]
    for place, seat in enumerate(ranked):
        named = person(seat, listener) if place else person_first(seat, listener)
        yield _with_total(named, totals[seat])


def _with_total(player: Part, total: int) -> Phrase:
    return phrase(
        NP_("standing", "{player} {number}"),
        braille=NP_("braille|standing", "{player} {number}"),
        player=player,
        number=total,
    )
