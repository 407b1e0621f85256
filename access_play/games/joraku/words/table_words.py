"""What lies before all, told when it is asked for: the skirmish, and areas that hold something."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import CHANCE
from access_play.games.joraku.areas import AREAS
from access_play.games.joraku.cards import hand_size
from access_play.games.joraku.reckoning import AreaScore, Standing, area_score
from access_play.games.joraku.state import ACT, GIVE, JorakuView
from access_play.games.joraku.winning import winning
from access_play.games.joraku.words.area_words import numbered
from access_play.games.joraku.words.card_words import CARD, THE_CARD
from access_play.games.joraku.words.question_words import turn
from access_play.games.people_words import person
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Listing, Person, Phrase, phrase, ranking

_IN_A_LINE: Final = 3
"""Players of an area, or cards of a skirmish, that fit a line of braille."""


def table(view: JorakuView) -> tuple[Phrase, ...]:
    """Tell what lies before all, a line for each thing; the areas from Kyoto to Shinano."""
    return tuple(_table(view)) if view.open.daimyo else (turn(view),)


def _table(view: JorakuView) -> Iterator[Phrase]:
    table = view.open
    if view.over or table.phase is GIVE or table.turn == CHANCE:
        yield turn(view)
    else:
        yield from _skirmish(view)
    for area in AREAS:
        score = area_score(table, area)
        if score.standings:
            yield from _area(score, view)


def _skirmish(view: JorakuView) -> Iterator[Phrase]:
    table = view.open
    if not table.trick:
        yield turn(view)
        return
    plays = _plays(view)
    yield phrase(
        N_("Skirmish {skirmish} of {skirmishes}: {plays}."),
        braille=NP_("braille", "Cards {plays}"),
        skirmish=len(table.skirmishes) + 1,
        skirmishes=hand_size(table.seats),
        plays=ranking(plays[:_IN_A_LINE]),
    )
    if plays[_IN_A_LINE:]:
        yield phrase(
            N_("Last of all {plays}."),
            braille=NP_("braille", "last {plays}"),
            plays=ranking(plays[_IN_A_LINE:]),
        )
    if len(table.trick) > 1:
        yield _winning_so_far(view)
    if table.phase is ACT:
        yield turn(view)


def _plays(view: JorakuView) -> tuple[Phrase, ...]:
    plays = [
        phrase(
            NP_("trick so far", "{player} {card}"),
            braille=NP_("braille", "{player} {card}"),
            player=person(seat, view.seat),
            card=CARD[card],
        )
        for seat, card in view.open.played
    ]
    return tuple(plays)


def _winning_so_far(view: JorakuView) -> Phrase:
    table = view.open
    win = winning(table.trick, table.terms.beaten)
    seat = (table.holder + win.place) % table.seats
    if seat == view.seat:
        return phrase(
            N_("So far you win the skirmish with {card}."),
            braille=NP_("braille", "So far you, {card}"),
            card=THE_CARD[win.card],
        )
    return phrase(
        N_("So far {winner} wins the skirmish with {card}."),
        braille=NP_("braille", "So far {winner}, {card}"),
        winner=Person(seat),
        card=THE_CARD[win.card],
    )


def _area(score: AreaScore, view: JorakuView) -> Iterator[Phrase]:
    """Tell everybody's influence in an area, the greatest first."""
    first, others = score.standings[:_IN_A_LINE], score.standings[_IN_A_LINE:]
    yield phrase(
        N_("{area}: {influences}."),
        braille=NP_("braille|area", "{area}: {influences}"),
        area=numbered(score.area),
        influences=_influences(first, view),
    )
    if others:
        yield phrase(
            N_("{area}, also: {influences}."),
            braille=NP_("braille|area", "{area}: {influences}"),
            area=numbered(score.area),
            influences=_influences(others, view),
        )


def _influences(standings: tuple[Standing, ...], view: JorakuView) -> Listing:
    return ranking(
        tuple(
            [
                phrase(
                    NP_("standing", "{player} {number}"),
                    braille=NP_("braille|standing", "{player} {number}"),
                    player=person(one.seat, view.seat),
                    number=one.influence,
                )
                for one in standings
            ]
        )
    )
