"""What a round paid and who has won, as it happens; and the score when it is asked for."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games import standings
from access_play.games.joraku.events import GameWon, RoundScored
from access_play.games.joraku.reckoning import kachidoki_so_far, prestige, what_if
from access_play.games.joraku.state import Counts, JorakuView, Open
from access_play.games.joraku.words.piece_words import reputation
from access_play.games.joraku.words.rank_words import if_scored_now
from access_play.games.people_words import from_listener, people
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Person, Phrase, filled, phrase
from access_play.language.speaker import Length

_OF_ROUND_BRAILLE: Final = NP_("braille", "{player} {number}: {won}, prestige {paid}")
_YOURS_OF_ROUND: Final = phrase(
    N_("You score {points} in this round: {won} by Kachidoki and {paid} by prestige."),
    brief=N_("You score {number} in this round."),
    braille=NP_("braille", "You {number}: {won}, prestige {paid}"),
)
_OTHERS_OF_ROUND: Final = phrase(
    N_("{player} scores {points} in this round: {won} by Kachidoki and {paid} by prestige."),
    braille=_OF_ROUND_BRAILLE,
)
_YOURS_BEFORE: Final = phrase(
    N_("Round {round}, you: {points}, {won} by Kachidoki and {paid} by prestige."),
    braille=NP_("braille", "R{round} you {number}: {won}, {paid}"),
)
_OTHERS_BEFORE: Final = phrase(
    N_("Round {round}, {player}: {points}, {won} by Kachidoki and {paid} by prestige."),
    braille=NP_("braille", "R{round} {player} {number}: {won}, {paid}"),
)
_BEFORE_TOTALS: Final = 12
"""The cells of the words that stand before the totals."""
_IF_NOW: Final = phrase(
    N_("If round {round} ended now: {standing}."), braille=NP_("braille", "End now: {shown}")
)
_BY_KACHIDOKI: Final = phrase(
    N_("By Kachidoki in round {round}: {standing}."), braille=NP_("braille", "Kachidoki {shown}")
)
_NO_SKIRMISH_YET: Final = phrase(
    N_("No Kachidoki yet in this round."), braille=NP_("braille", "No Kachidoki yet")
)


_TIED_WITH_ONE: Final = (
    phrase(
        N_(
            "{winner} wins the game: {points} like {people},"
            " and the higher daimyo card, {higher} against {lower}."
        ),
        brief=N_("{winner} wins: {number} like {people}, higher daimyo card, {higher} to {lower}."),
        braille=NP_("braille", "{winner} wins {number}, daimyo {higher} to {lower}"),
    ),
    phrase(
        N_(
            "You win the game: {points} like {people},"
            " and the higher daimyo card, {higher} against {lower}."
        ),
        brief=N_("You win: {number} like {people}, higher daimyo card, {higher} to {lower}."),
        braille=NP_("braille", "You win {number}, daimyo {higher} to {lower}"),
    ),
)
"""Of another winner, and of the listener."""
_TIED_WITH_SEVERAL: Final = (
    phrase(
        N_(
            "{winner} wins the game: {points} like {people}, and the highest daimyo card, {higher}."
        ),
        brief=N_("{winner} wins: {number} like {people}, highest daimyo card, {higher}."),
        braille=NP_("braille", "{winner} wins {number}, daimyo {higher} highest"),
    ),
    phrase(
        N_("You win the game: {points} like {people}, and the highest daimyo card, {higher}."),
        brief=N_("You win: {number} like {people}, highest daimyo card, {higher}."),
        braille=NP_("braille", "You win {number}, daimyo {higher} highest"),
    ),
)


def round_scored(event: RoundScored, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce what the round paid the listener, at full length everybody, and the totals."""
    sayings = [
        Saying(
            _of_round(event, seat, listener),
            kind=Kind.SCORES,
            at_least=Length.BRIEF if seat == listener else Length.FULL,
        )
        for seat in from_listener(listener, len(event.totals))
    ]
    if event.final:
        return tuple(sayings)
    told = standings.after_round(event.round, event.totals, listener)
    return (*sayings, Saying(told, kind=Kind.STANDING, at_least=Length.NORMAL))


def _of_round(event: RoundScored, seat: Seat, listener: Seat | None) -> Phrase:
    template = _YOURS_OF_ROUND if seat == listener else _OTHERS_OF_ROUND
    return _paid(template, seat, event.kachidoki[seat], event.prestige[seat])


def _paid(template: Phrase, seat: Seat, won: int, paid: int, **parts: Part) -> Phrase:
    return filled(
        template,
        player=Person(seat),
        points=reputation(won + paid),
        number=won + paid,
        won=won,
        paid=paid,
        **parts,
    )


def game_won(event: GameWon, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the winner; of a tie, whose daimyo card decides it, then everybody's points."""
    if not event.tied:
        told = standings.game_won(event.winner, event.totals, listener)
        return (Saying(told, sound=Cue.GAME_END),)
    totals = [
        Saying(line, kind=Kind.STANDING, at_least=Length.NORMAL)
        for line in standings.final_score(event.totals, listener)
    ]
    return (Saying(_tie_broken(event, listener), sound=Cue.GAME_END), *totals)


def _tie_broken(event: GameWon, listener: Seat | None) -> Phrase:
    own = event.winner == listener
    template = _TIED_WITH_SEVERAL[own] if len(event.tied) > 1 else _TIED_WITH_ONE[own]
    points = event.totals[event.winner]
    return filled(
        template,
        winner=Person(event.winner),
        people=people(event.tied, listener),
        points=reputation(points),
        number=points,
        higher=event.cards[event.winner],
        lower=event.cards[event.tied[0]],
    )


def score(view: JorakuView) -> tuple[Phrase, ...]:
    """Tell the totals, best first."""
    table = view.open
    if not table.totals:
        return (standings.NO_SCORE,)
    if view.over:
        return standings.final_score(table.totals, view.seat)
    return standings.score_so_far(table.totals, view.seat)


def score_details(view: JorakuView) -> tuple[Phrase, ...]:
    """Tell what the round being played would pay if it ended now, and what each one before paid."""
    if not view.open.totals:
        return (standings.NO_SCORE,)
    table = view.open
    counted = 0 < table.round == len(table.results)
    return (*(() if counted else _as_it_stands(view)), *_rounds_before(view))


def _rounds_before(view: JorakuView) -> Iterator[Phrase]:
    for number, result in enumerate(view.open.results, start=1):
        paid = result.prestige_totals
        for seat in from_listener(view.seat, view.open.seats):
            template = _YOURS_BEFORE if seat == view.seat else _OTHERS_BEFORE
            yield _paid(template, seat, result.kachidoki[seat], paid[seat], round=number)


def _as_it_stands(view: JorakuView) -> Iterator[Phrase]:
    table = view.open
    template = filled(_IF_NOW, round=max(table.round, 1))
    yield from standings.in_lines(template, what_if(table), view.seat, _BEFORE_TOTALS)
    for area in prestige(table):
        if area.standings:
            yield if_scored_now(area, view.seat)
    if len(table.results) < table.round:
        yield from _kachidoki(table, view.seat)


def _kachidoki(table: Open, seat: Seat) -> Iterator[Phrase]:
    won: Counts = kachidoki_so_far(table)
    if not table.skirmishes:
        yield _NO_SKIRMISH_YET
    else:
        template = filled(_BY_KACHIDOKI, round=table.round)
        yield from standings.in_lines(template, won, seat, _BEFORE_TOTALS)
