"""Totals in words, alike in every game: who leads, by how much, and how a round left it."""

from collections.abc import Iterator, Sequence
from typing import Final

from access_play.core.seats import Seat
from access_play.games.people_words import from_listener, people, person, person_first
from access_play.language.messages import N_, NN_, NNP_, NP_
from access_play.language.phrases import Listing, Part, Person, Phrase, filled, phrase, ranking

SHOWN_IN_BRAILLE: Final = 4
"""Players of a standing that is told by itself; more would not fit a line."""
_STANDING_CELLS: Final = 44
"""A line of braille, and the mark behind its last player."""
_NAME_CELLS: Final = 9
"""A name of three letters, its blanks and marks, and the sign before a number."""
_MINUS_CELLS: Final = 6
_SHOWN_BEHIND_WINNER: Final = 2
"""The same beside the words for who wins."""
_BEHIND_WINNER_CELLS: Final = 26
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
_AND_THEN: Final = phrase(N_("Then {standing}."), braille=NP_("braille", "Then {standing}"))
_FINAL_SCORE: Final = phrase(N_("Final score: {standing}."), braille=NP_("braille", "{shown}"))


def points(count: int) -> Phrase:
    """Say a number of points."""
    return phrase(NN_("{count} point", "{count} points"), count=count)


def room(totals: Sequence[int], most: int) -> int:
    """Return how many players fit a line of braille, where "minus" needs room too."""
    return most - (min(totals) < 0)


def fitting(totals: Sequence[int], cells: int = _STANDING_CELLS) -> int:
    """Return how many of some totals, in their order, fit so many cells with usual names."""
    for shown, total in enumerate(totals):
        cells -= _NAME_CELLS + len(str(abs(total))) + _MINUS_CELLS * (total < 0)
        if cells < 0:
            return max(shown, 1)
    return len(totals)


def after_round(number: int, totals: Sequence[int], listener: Seat | None, shown: int) -> Phrase:
    """Say how the game stands after a round.

    Args:
        number: the round.
        totals: by seat.
        listener: who is "you".
        shown: how many players, the best, stand in braille.
    """
    return filled(_with_standing(_AFTER_ROUND, totals, listener, shown), round=number)


def standing_in_lines(
    number: int | None, totals: Sequence[int], listener: Seat | None
) -> Iterator[Phrase]:
    """Say how the game stands, in as many lines as braille needs for all players.

    Args:
        number: the round after which; ``None`` at the end of the game.
        totals: by seat.
        listener: who is "you".
    """
    ranked = _ranked(totals, listener)
    shown = fitting([totals[seat] for seat in ranked])
    first = _ranking(ranked[:shown], totals, listener)
    if number is None:
        yield filled(_FINAL_SCORE, standing=first, shown=first)
    else:
        yield filled(_AFTER_ROUND, standing=first, shown=first, round=number)
    rest = ranked[shown:]
    while rest:
        shown = fitting([totals[seat] for seat in rest], _STANDING_CELLS - _NAME_CELLS)
        named = [_with_total(person(seat, listener), totals[seat]) for seat in rest[:shown]]
        yield filled(_AND_THEN, standing=ranking(tuple(named)))
        rest = rest[shown:]


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
        "shown": ranking(others[: _shown_behind(winner, totals)]),
    }
    if winner == listener:
        return filled(_YOU_WIN, **parts)
    return filled(_OTHER_WINS, winner=Person(winner), **parts)


def _shown_behind(winner: Seat, totals: Sequence[int]) -> int:
    """Return how many players fit a line of braille behind the words for who wins."""
    others = sorted([total for seat, total in enumerate(totals) if seat != winner], reverse=True)
    cells = _BEHIND_WINNER_CELLS - _MINUS_CELLS * (totals[winner] < 0)
    return min(fitting(others, cells), room(totals, _SHOWN_BEHIND_WINNER))


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
    ranked = _ranked(totals, listener)
    return filled(
        template,
        standing=_ranking(ranked, totals, listener),
        shown=_ranking(ranked[:shown], totals, listener),
    )


def _ranking(seats: Sequence[Seat], totals: Sequence[int], listener: Seat | None) -> Listing:
    best, *others = seats
    first = phrase(
        NNP_("standing", "{player} {count} point", "{player} {count} points"),
        braille=NP_("braille|standing", "{player} {count}"),
        player=person(best, listener),
        count=totals[best],
    )
    rest = [_with_total(person(seat, listener), totals[seat]) for seat in others]
    return ranking((first, *rest))


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
