"""Ranks in an area with what they pay: at the prestige, and before it, as things stand."""

from itertools import groupby
from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.joraku.events import AreaScored
from access_play.games.joraku.reckoning import AreaScore, Standing
from access_play.games.joraku.words.area_words import AREA
from access_play.games.joraku.words.piece_words import reputation
from access_play.games.people_words import people, person
from access_play.games.sayings import Kind, Saying
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Part, Phrase, filled, groups, phrase, ranking
from access_play.language.speaker import Length

RANK: Final = (
    phrase(NP_("rank", "first"), braille=NP_("braille|rank", "1st")),
    phrase(NP_("rank", "second"), braille=NP_("braille|rank", "2nd")),
    phrase(NP_("rank", "third"), braille=NP_("braille|rank", "3rd")),
    phrase(NP_("rank", "fourth"), braille=NP_("braille|rank", "4th")),
)


class _Rank(NamedTuple):
    """One way to tell of a rank: of the first one told, and of others after it."""

    first: Message
    next: Message


_ALONE: Final = _Rank(
    NP_("prestige", "{rank} {player} with influence {influence}, for {points}"),
    NP_("prestige next", "{rank} {player} with {influence}, for {number}"),
)
_ALONE_UNPAID: Final = _Rank(
    NP_("prestige", "{rank} {player} with influence {influence}, no points"),
    NP_("prestige next", "{rank} {player} with {influence}, no points"),
)
_TIED: Final = _Rank(
    NP_("prestige", "{people} tie for {rank} with influence {influence}, for {points} each"),
    NP_("prestige next", "{people} tie for {rank} with {influence}, for {number} each"),
)
_TIED_UNPAID: Final = _Rank(
    NP_("prestige", "{people} tie for {rank} with influence {influence}, no points"),
    NP_("prestige next", "{people} tie for {rank} with {influence}, no points"),
)


def area_scored(event: AreaScored, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the prestige of an area; one that pays nothing in this round at full length only."""
    score = event.score
    if any(score.pays):
        return (Saying(_scored(score, listener), kind=Kind.SCORES),)
    told = phrase(
        N_("{area} pays nothing in round {round}."),
        braille=NP_("braille", "{area} pays 0 in R{round}"),
        area=AREA[score.area],
        round=event.round,
    )
    return (Saying(told, kind=Kind.SCORES, at_least=Length.FULL),)


def _scored(score: AreaScore, listener: Seat | None) -> Phrase:
    paid = [one for one in score.standings if one.points]
    if not paid:
        return phrase(
            N_("{area}: {ranks}."),
            brief=N_("{area}: all tie, no points."),
            braille=NP_("braille", "{area} all tie, 0"),
            area=AREA[score.area],
            ranks=ranks(score, listener),
        )
    return phrase(
        N_("{area}: {ranks}."),
        brief=N_("{area}: {shares}."),
        braille=NP_("braille|prestige", "{area} {shares}"),
        area=AREA[score.area],
        ranks=ranks(score, listener),
        shares=ranking(tuple([_share(one, listener) for one in paid])),
    )


def if_scored_now(score: AreaScore, listener: Seat | None) -> Phrase:
    """Tell the ranks of an area in which somebody stands as if the prestige came now."""
    paid = [one for one in score.standings if one.points]
    if not paid:
        return phrase(
            N_("{area}, if scored now: {ranks}."),
            braille=NP_("braille", "{area} now all tie, 0")
            if any(score.pays)
            else NP_("braille", "{area} now pays 0"),
            area=AREA[score.area],
            ranks=ranks(score, listener),
        )
    return phrase(
        N_("{area}, if scored now: {ranks}."),
        braille=NP_("braille|prestige", "{area} now {shares}"),
        area=AREA[score.area],
        ranks=ranks(score, listener),
        shares=ranking(tuple([_share(one, listener) for one in paid])),
    )


def ranks(score: AreaScore, listener: Seat | None) -> Phrase:
    """List everybody who is ranked in an area, best first; the units are named once."""
    alike = [tuple(group) for _, group in groupby(score.standings, key=lambda one: one.rank)]
    told = [_rank(group, listener, first=not place) for place, group in enumerate(alike)]
    return phrase(NP_("prestige", "{ranks}"), ranks=groups(tuple(told)))


def _rank(group: tuple[Standing, ...], listener: Seat | None, *, first: bool) -> Phrase:
    one, paid = group[0], group[0].points > 0
    if len(group) > 1:
        template = _TIED if paid else _TIED_UNPAID
        seats = sorted([each.seat for each in group], key=lambda seat: seat != listener)
        who: dict[str, Part] = {"people": people(seats, listener)}
    else:
        template = _ALONE if paid else _ALONE_UNPAID
        who = {"player": person(one.seat, listener)}
    return filled(
        phrase(template.first if first else template.next),
        rank=RANK[one.rank - 1],
        influence=one.influence,
        points=reputation(one.points),
        number=one.points,
        **who,
    )


def _share(one: Standing, listener: Seat | None) -> Phrase:
    return phrase(
        NP_("standing", "{player} {number}"),
        braille=NP_("braille|standing", "{player} {number}"),
        player=person(one.seat, listener),
        number=one.points,
    )
