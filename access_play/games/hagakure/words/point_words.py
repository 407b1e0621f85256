"""Points of a round, and how they came about."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.hagakure.events import RoundScored
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.state import Open, Result
from access_play.games.people_words import from_listener, person
from access_play.games.sayings import Kind, Saying
from access_play.games.standings import points
from access_play.language.messages import N_, NNP_, NP_, Message
from access_play.language.phrases import Part, Person, Phrase, filled, phrase


class _How(NamedTuple):
    """How points came about, by whether samurai 18 was won, or no trick at all."""

    tricks: Message
    eighteen: Message
    none: Message
    braille: Message
    braille_eighteen: Message


_PLAIN: Final = _How(
    NNP_("points for", "{count} trick", "{count} tricks"),
    NNP_("points for", "{count} trick and samurai 18", "{count} tricks and samurai 18"),
    NP_("points for", "no trick"),
    NP_("braille", "{count}T"),
    NP_("braille", "{count}T S18"),
)
_DOUBLED: Final = _How(
    NNP_("points for", "{count} trick, doubled", "{count} tricks, doubled"),
    NNP_(
        "points for",
        "{count} trick and samurai 18, doubled",
        "{count} tricks and samurai 18, doubled",
    ),
    NP_("points for", "no trick, doubled"),
    NP_("braille", "{count}T x2"),
    NP_("braille", "{count}T S18 x2"),
)
_VILLAGERS_MISSED: Final = _How(
    NNP_(
        "points for",
        "{count} trick, villager bonus missed",
        "{count} tricks, villager bonus missed",
    ),
    NNP_(
        "points for",
        "{count} trick and samurai 18, villager bonus missed",
        "{count} tricks and samurai 18, villager bonus missed",
    ),
    NP_("points for", "no trick, villager bonus missed"),
    _PLAIN.braille,
    _PLAIN.braille_eighteen,
)
"""A token that earned nothing; braille leaves it out."""
_VILLAGERS: Final = _VILLAGERS_MISSED._replace(
    tricks=NNP_(
        "points for", "{count} trick, plus 2 for villagers", "{count} tricks, plus 2 for villagers"
    ),
    eighteen=NNP_(
        "points for",
        "{count} trick and samurai 18, plus 2 for villagers",
        "{count} tricks and samurai 18, plus 2 for villagers",
    ),
    braille=NP_("braille", "{count}T, vil 2"),
    braille_eighteen=NP_("braille", "{count}T S18, vil 2"),
)
"""Villagers were won in at least one trick."""
_ZERO: Final = phrase(NP_("points for", "the zero token"), braille=NP_("braille|token", "x0"))

_YOU_SCORE: Final = phrase(
    N_("You score {gained}: {how}."),
    brief=N_("You score {number}, total {total}."),
    braille=NP_("braille", "You {number}, total {total}"),
)
_YOU_SCORE_FOR: Final = replace(
    _YOU_SCORE, braille=NP_("braille", "You {number} total {total}, {how}")
)
_OTHER_SCORES: Final = phrase(
    N_("{player} scores {gained}: {how}."),
    brief=N_("{player} scores {number}, total {total}."),
    braille=NP_("braille", "{player} {number}, total {total}"),
)
_OTHER_SCORES_FOR: Final = replace(
    _OTHER_SCORES, braille=NP_("braille", "{player} {number} total {total}, {how}")
)
_DETAIL: Final = phrase(
    N_("Round {round}, {player}: {gained} for {how}."),
    braille=NP_("braille", "R{round} {player} {number}, {how}"),
)
_EXTRA_DETAIL: Final = phrase(
    N_("Extra round, {player}: {gained} for {how}."),
    braille=NP_("braille", "Extra {player} {number}, {how}"),
)
_REMEMBERED: Final = 4096
"""Sentences that are kept, for every listener but one hears the same about a player."""
_SCORING_TOKENS: Final = {Token.DOUBLE, Token.ZERO, Token.VILLAGERS}


def round_points(event: RoundScored, listener: Seat | None) -> list[Saying]:
    """Announce everybody's points, the listener's first."""
    results, totals = event.results, event.totals
    return [
        _score(None if seat == listener else seat, results[seat], totals[seat])
        for seat in from_listener(listener, len(totals))
    ]


def details(table: Open, listener: Seat) -> tuple[Phrase, ...]:
    """Tell everybody's points of every round and how they came about."""
    return tuple(
        [
            _detail(table, number, seat, listener)
            for number in range(1, len(table.results) + 1)
            for seat in from_listener(listener, table.seats)
        ]
    )


@lru_cache(_REMEMBERED)
def _score(player: Seat | None, result: Result, total: int) -> Saying:
    """Announce a player's points, the listener's own where no seat is given."""
    eventful = _is_eventful(result)
    if player is None:
        scored = filled(_YOU_SCORE_FOR if eventful else _YOU_SCORE, **_parts(result, total))
    else:
        template = _OTHER_SCORES_FOR if eventful else _OTHER_SCORES
        scored = filled(template, player=Person(player), **_parts(result, total))
    return Saying(scored, kind=Kind.SCORES)


def _is_eventful(result: Result) -> bool:
    """Tell whether more than tricks made the points."""
    return result.eighteen or result.token in _SCORING_TOKENS


def _parts(result: Result, total: int) -> dict[str, Part]:
    return {
        "gained": points(result.points),
        "number": result.points,
        "how": _how(result),
        "total": total,
    }


@lru_cache(_REMEMBERED)
def _how(result: Result) -> Phrase:
    """Say how a round's points came about."""
    match result.token:
        case Token.ZERO:
            return _ZERO
        case Token.DOUBLE:
            how = _DOUBLED
        case Token.VILLAGERS:
            how = _VILLAGERS if result.villagers else _VILLAGERS_MISSED
        case _:
            how = _PLAIN
    if not result.tricks:
        return phrase(how.none, braille=how.braille, count=0)
    if result.eighteen:
        return phrase(how.eighteen, braille=how.braille_eighteen, count=result.tricks)
    return phrase(how.tricks, braille=how.braille, count=result.tricks)


def _detail(table: Open, number: int, seat: Seat, listener: Seat) -> Phrase:
    result = table.results[number - 1][seat]
    return filled(
        _EXTRA_DETAIL if number > table.rounds else _DETAIL,
        round=number,
        player=person(seat, listener),
        gained=points(result.points),
        number=result.points,
        how=_how(result),
    )
