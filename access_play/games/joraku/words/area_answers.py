"""One area in full, told when it is asked for: what it pays now, and who stands there."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from access_play.games.joraku.areas import Area
from access_play.games.joraku.reading import area_typed
from access_play.games.joraku.reckoning import Standing, area_score
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words.area_words import AREA, IN, on_map
from access_play.games.joraku.words.piece_words import SAMURAI, reputation
from access_play.games.joraku.words.question_words import turn
from access_play.games.joraku.words.rank_words import RANK
from access_play.games.people_words import person_first
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.vocabulary import Vocabulary

_vocabulary = cache(Vocabulary)
_SHOWN: Final = 12
"""How much of a number that is no area is said."""


def table_at(view: JorakuView, typed: str, language: str) -> tuple[Phrase, ...]:
    """Tell of the area that was typed; empty where what was typed is no area and no number."""
    area = area_typed(typed, _vocabulary(language))
    if area is None:
        return ()
    if not on_map(area):
        return (_no_such_area(typed),)
    return tuple(_area(view, area)) if view.open.daimyo else (turn(view),)


def _no_such_area(typed: str) -> Phrase:
    return phrase(
        N_("There is no area {typed}: Kyoto is 0, the others are 1 to 6."),
        braille=NP_("braille", "No area {typed}, only 0 to 6"),
        typed=Verbatim(typed[:_SHOWN]),
    )


def _area(view: JorakuView, area: Area) -> Iterator[Phrase]:
    score = area_score(view.open, area)
    yield pays(area, max(view.open.round, 1), score.pays)
    if not score.standings:
        yield phrase(
            N_("Nobody stands {place}."),
            braille=NP_("braille", "Nobody in {area}"),
            place=IN[area],
            area=AREA[area],
        )
    for one in score.standings:
        yield _stands(view, area, one)


def pays(area: Area, round_: int, points: tuple[int, int, int]) -> Phrase:
    """Tell what an area pays in a round."""
    if not any(points):
        return phrase(
            N_("{area}, area {number}, pays nothing in round {round}."),
            braille=NP_("braille", "{area}, R{round} pays 0"),
            area=AREA[area],
            number=area,
            round=round_,
        )
    first, second, third = points
    return phrase(
        N_(
            "{area}, area {number}, pays {first}, {second} and {third} reputation points"
            " in round {round}."
        ),
        braille=NP_("braille", "{area}, R{round} pays {first}, {second}, {third}"),
        area=AREA[area],
        number=area,
        round=round_,
        first=first,
        second=second,
        third=third,
    )


def _stands(view: JorakuView, area: Area, one: Standing) -> Phrase:
    table = view.open
    samurai, daimyo = table.samurai[one.seat][area], table.daimyo[one.seat] == area
    return phrase(
        N_("{player}: {pieces}, influence {influence}, {rank}, {points}."),
        braille=NP_("braille", "{player} {pieces}: {influence}, {rank}, {points}"),
        player=person_first(one.seat, view.seat),
        pieces=_pieces(samurai, daimyo=daimyo),
        influence=one.influence,
        rank=RANK[one.rank - 1],
        points=reputation(one.points),
    )


def _pieces(samurai: int, *, daimyo: bool) -> Phrase:
    if not daimyo:
        return SAMURAI[samurai]
    if not samurai:
        return phrase(NP_("pieces", "daimyo"), braille=NP_("braille|joraku", "D"))
    return phrase(
        NP_("pieces", "daimyo and {samurai}"),
        braille=NP_("braille|joraku", "D {samurai}"),
        samurai=SAMURAI[samurai],
    )
