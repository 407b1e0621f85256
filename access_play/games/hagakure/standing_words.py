"""Totals: how the game stands, a tie, and who wins."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from access_play.core.seats import Seat
from access_play.games.cues import Cue
from access_play.games.hagakure.events import GameWon, RoundScored, TiedForFirst
from access_play.games.hagakure.people_words import from_listener, people, person, person_first
from access_play.games.hagakure.point_words import details, points
from access_play.games.hagakure.scoring import leaders
from access_play.games.hagakure.state import HagakureView
from access_play.games.words import Kind, Saying
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase, ranking
from access_play.language.speaker import Length

_SHOWN_IN_BRAILLE: Final = 4
"""Players of a standing that is told by itself; more would not fit a line."""
_SHOWN_BEHIND_WINNER: Final = 2
"""The same beside the words for who wins."""
_REMEMBERED: Final = 4096
"""Players with a total that are kept, for most listeners hear the same."""
_NO_SCORE: Final = phrase(
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


def standing(event: RoundScored, listener: Seat | None) -> Saying:
    """Announce the totals after a round."""
    shown = _room(event.totals, _SHOWN_IN_BRAILLE)
    told = _after_round(event.round, event.totals, listener, shown)
    return Saying(told, kind=Kind.STANDING, at_least=Length.NORMAL)


def tied(event: TiedForFirst, listener: Seat | None) -> Saying:
    """Announce that an extra round follows."""
    told = phrase(
        N_("Tie for first: {people}, {points} each. One extra round, everyone plays."),
        brief=N_("Tie, {people}, {number}. Extra round."),
        braille=NP_("braille", "Tie {number} {people}, extra round"),
        people=people(event.seats, listener),
        points=points(event.points),
        number=event.points,
    )
    return Saying(told)


def game_won(event: GameWon, listener: Seat | None) -> Saying:
    """Announce the winner and everybody's points."""
    won = event.totals[event.winner]
    shown = _room(event.totals, _SHOWN_BEHIND_WINNER)
    parts: dict[str, Part] = {
        "points": points(won),
        "number": won,
        "others": ranking(tuple(_others(event.totals, listener))),
        "shown": ranking(tuple(_others(event.totals, listener))[:shown]),
    }
    if event.winner == listener:
        told = filled(_YOU_WIN, **parts)
    else:
        told = filled(_OTHER_WINS, winner=Person(event.winner), **parts)
    return Saying(told, sound=Cue.GAME_END)


def score(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell the totals, best first, and who is tied for first place."""
    table = view.open
    if not table.results:
        return (_NO_SCORE,)
    if view.over:
        standing = _with_standing(_FINAL_SCORE, table.totals, view.seat, table.seats)
    else:
        standing = _after_round(len(table.results), table.totals, view.seat, table.seats)
    first = leaders(table.totals)
    if len(first) == 1:
        return (standing,)
    tie = phrase(
        N_("Tied for first: {people}."),
        braille=NP_("braille", "Tie {people}"),
        people=people(first, view.seat),
    )
    return (standing, tie)


def score_details(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell everybody's points of every round and how they came about."""
    return details(view.open, view.seat) or (_NO_SCORE,)


def _room(totals: Sequence[int], most: int) -> int:
    """Return how many players fit a line of braille, where "minus" needs room too."""
    return most - (min(totals) < 0)


def _after_round(number: int, totals: Sequence[int], listener: Seat | None, shown: int) -> Phrase:
    return filled(_with_standing(_AFTER_ROUND, totals, listener, shown), round=number)


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
    first = _with_points(person(best, listener), totals[best])
    ranked = (first, *[_with_total(person(seat, listener), totals[seat]) for seat in others])
    return filled(template, standing=ranking(ranked), shown=ranking(ranked[:shown]))


def _ranked(totals: Sequence[int], listener: Seat | None) -> list[Seat]:
    """Return the seats best first; equal ones clockwise, the listener before them."""
    return sorted(from_listener(listener, len(totals)), key=lambda seat: -totals[seat])


def _others(totals: Sequence[int], listener: Seat | None) -> Iterator[Phrase]:
    """Name all but the first, as a sentence of their own."""
    _, second, *rest = _ranked(totals, listener)
    yield _with_total(person_first(second, listener), totals[second])
    for seat in rest:
        yield _with_total(person(seat, listener), totals[seat])


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
