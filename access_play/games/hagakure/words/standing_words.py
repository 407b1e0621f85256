"""Totals in Hagakure: how the game stands, a tie, and who wins."""

from access_play.core.seats import Seat
from access_play.games.hagakure.events import GameWon, RoundScored, TiedForFirst
from access_play.games.hagakure.scoring import leaders
from access_play.games.hagakure.state import HagakureView
from access_play.games.hagakure.words.point_words import details
from access_play.games.people_words import people
from access_play.games.sayings import Cue, Kind, Saying
from access_play.games.standings import (
    NO_SCORE,
    after_round,
    final_score,
    points,
    round_of,
    score_after_round,
    tied_for_first,
)
from access_play.games.standings import game_won as says_who_wins
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Length


def progress(view: HagakureView) -> Phrase | None:
    """Tell which round is played."""
    return round_of(view.open.round, view.open.rounds)


def standing(event: RoundScored, listener: Seat | None) -> Saying:
    """Announce the totals after a round."""
    told = after_round(event.round, event.totals, listener, extra=event.extra)
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
    return Saying(says_who_wins(event.winner, event.totals, listener), sound=Cue.GAME_END)


def score(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell the totals, best first, and who is tied for first place."""
    table = view.open
    if not table.results:
        return (NO_SCORE,)
    if view.over:
        return final_score(table.totals, view.seat)
    scored = len(table.results)
    extra = scored > table.rounds
    standing = score_after_round(scored, table.totals, view.seat, extra=extra)
    first = leaders(table.totals)
    return standing if len(first) == 1 else (*standing, tied_for_first(first, view.seat))


def score_details(view: HagakureView) -> tuple[Phrase, ...]:
    """Tell everybody's points of every round and how they came about."""
    return details(view.open, view.seat) or (NO_SCORE,)
