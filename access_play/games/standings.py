"""Totals in words, alike in every game: who leads, by how much, and how a round left it."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from access_play.core.seats import Seat
from access_play.games.people_words import from_listener, people, person, person_first
from access_play.language.messages import N_, NN_, NNP_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase, ranking

_ROOM: Final = 40
"""The cells of a line of braille."""
_ROOM_BEHIND_WINNER: Final = 22
"""The same beside the words for who wins."""
_ROOM_BEHIND_OTHERS: Final = 35
"""The same where a line begins with "then"."""
_TAKES: Final = 8
"""The cells of a short name, beside the digits of the total."""
_MINUS_TAKES: Final = 6
_REMEMBERED: Final = 4096
"""Players with a total that are kept, for most listeners hear the same."""
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
_AFTER_EXTRA_ROUND: Final = phrase(
    N_("After the extra round: {standing}."), braille=NP_("braille", "{shown}")
)
_FINAL_SCORE: Final = phrase(N_("Final score: {standing}."), braille=NP_("braille", "{shown}"))
_SO_FAR: Final = phrase(N_("So far: {standing}."), braille=NP_("braille", "{shown}"))
_THEN: Final = phrase(N_("Then {standing}."), braille=NP_("braille", "then {standing}"))


@cache
def points(count: int) -> Phrase:
    """Say a number of points."""
    return phrase(NN_("{count} point", "{count} points"), count=count)


def after_round(
    number: int, totals: Sequence[int], listener: Seat | None, *, extra: bool = False
) -> Phrase:
    """Say in one sentence how a round left the game; braille has the best of the players.

    Args:
        number: the round, from 1.
        totals: by seat.
        listener: who is "you".
        extra: whether it was a round beyond those that the game has.
    """
    seats = _ranked(totals, listener)
    whole = ranking(_standing(seats, totals, listener))
    fitting = _fitting(seats, totals, _ROOM)
    shown = whole if fitting == len(seats) else ranking(whole.items[:fitting])
    template = _AFTER_EXTRA_ROUND if extra else _AFTER_ROUND
    return filled(template, round=number, standing=whole, shown=shown)


def score_after_round(
    number: int, totals: Sequence[int], listener: Seat | None, *, extra: bool = False
) -> tuple[Phrase, ...]:
    """Say the same when it is asked for: everybody, in as many lines as braille needs."""
    template = _AFTER_EXTRA_ROUND if extra else _AFTER_ROUND
    return tuple(in_lines(filled(template, round=number), totals, listener))


def final_score(totals: Sequence[int], listener: Seat | None) -> tuple[Phrase, ...]:
    """Say how the game ended, when it is asked for."""
    return tuple(in_lines(_FINAL_SCORE, totals, listener))


def score_so_far(totals: Sequence[int], listener: Seat | None) -> tuple[Phrase, ...]:
    """Say how a game stands in which points are scored within a round too."""
    return tuple(in_lines(_SO_FAR, totals, listener))


def in_lines(
    template: Phrase, totals: Sequence[int], listener: Seat | None, taken: int = 0
) -> Iterator[Phrase]:
    """Fill a template with those who fit, and let the others follow.

    Args:
        template: has places for the ``standing`` and for what is ``shown`` in braille.
        totals: by seat.
        listener: who is "you".
        taken: the cells of braille that the words of the template take.
    """
    seats = _ranked(totals, listener)
    standing = _standing(seats, totals, listener)
    start, room = 0, _ROOM - taken
    while start < len(seats):
        end = start + _fitting(seats[start:], totals, room)
        share = ranking(standing[start:end])
        yield filled(_THEN if start else template, standing=share, shown=share)
        start, room = end, _ROOM_BEHIND_OTHERS


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
    shown = _fitting(_ranked(totals, listener)[1:], totals, _ROOM_BEHIND_WINNER)
    parts: dict[str, Part] = {
        "points": points(won),
        "number": won,
        "others": ranking(others),
        "shown": ranking(others[:shown]),
    }
    if winner == listener:
        return filled(_YOU_WIN, **parts)
    return filled(_OTHER_WINS, winner=Person(winner), **parts)


def other_totals(totals: Sequence[int], listener: Seat | None, first: int = 1) -> Iterator[Phrase]:
    """Name all but the first, or the first few, with their points, as a sentence of their own."""
    ranked = _ranked(totals, listener)[first:]
    for place, seat in enumerate(ranked):
        named = person(seat, listener) if place else person_first(seat, listener)
        yield _with_total(named, totals[seat])


def _standing(
    seats: Sequence[Seat], totals: Sequence[int], listener: Seat | None
) -> tuple[Phrase, ...]:
    """Name players with their totals: "points" is said of the first one only."""
    best, *others = seats
    first = _with_points(person(best, listener), totals[best])
    return first, *[_with_total(person(seat, listener), totals[seat]) for seat in others]


def _fitting(seats: Sequence[Seat], totals: Sequence[int], room: int) -> int:
    """Return how many of these players, from the first on, fit so many cells; at least one."""
    fitting = 0
    for seat in seats:
        room -= _cells(totals[seat])
        if room < 0:
            break
        fitting += 1
    return max(fitting, 1)


@lru_cache(_REMEMBERED)
def _cells(total: int) -> int:
    return _TAKES + len(str(abs(total))) + _MINUS_TAKES * (total < 0)


def _ranked(totals: Sequence[int], listener: Seat | None) -> list[Seat]:
    """Return the seats best first; equal ones clockwise, the listener before them."""
    return sorted(from_listener(listener, len(totals)), key=totals.__getitem__, reverse=True)


@lru_cache(_REMEMBERED)
def _with_points(player: Part, total: int) -> Phrase:
    return phrase(
        NNP_("standing", "{player} {count} point", "{player} {count} points"),
        braille=NP_("braille|standing", "{player} {count}"),
        player=player,
        count=total,
    )


@lru_cache(_REMEMBERED)
def _with_total(player: Part, total: int) -> Phrase:
    return phrase(
        NP_("standing", "{player} {number}"),
        braille=NP_("braille|standing", "{player} {number}"),
        player=player,
        number=total,
    )


def round_of(number: int, count: int) -> Phrase | None:
    """Say which round of how many is played, as a part of a line; ``None`` before the first.

    Args:
        number: the round, from 1; above ``count`` it is an extra one, which has no number.
        count: how many rounds a game has that ends without a tie.
    """
    if number < 1:
        return None
    if number > count:
        return phrase(NP_("progress", "extra round"))
    return phrase(NP_("progress", "round {round} of {rounds}"), round=number, rounds=count)
