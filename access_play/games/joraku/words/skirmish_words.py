"""Who wins a skirmish and why, with what the Kachidoki pays, as one listener hears it."""

from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.joraku.cards import NUMBERS
from access_play.games.joraku.events import SkirmishWon
from access_play.games.joraku.reckoning import AreaScore, Standing
from access_play.games.joraku.winning import WinReason
from access_play.games.joraku.words.area_words import AREA, IN
from access_play.games.joraku.words.card_words import CARD, THE_CARD
from access_play.games.people_words import person
from access_play.games.sayings import Cue, Saying
from access_play.language.messages import N_, NNP_, NP_, Message
from access_play.language.phrases import Listing, Part, Person, Phrase, filled, phrase, ranking


class _Told(NamedTuple):
    """One way to tell who wins, followed by what the Kachidoki pays."""

    normal: Message
    brief: Message
    braille: Message
    braille_alone: Message
    """Where nobody but the winner gets anything."""


_CARD_IN_BRAILLE: Final = (
    NP_("braille", "{winner} wins {card}: {own}, {others}"),
    NP_("braille", "{winner} wins {card}: {own}"),
)
_NINJA_IN_BRAILLE: Final = (
    NP_("braille", "{winner} N beats {beaten}: {own}, {others}"),
    NP_("braille", "{winner} N beats {beaten}: {own}"),
)
_YOUR_CARD_IN_BRAILLE: Final = (
    NP_("braille", "You win {card}: {own}, {others}"),
    NP_("braille", "You win {card}: {own}"),
)
_YOUR_NINJA_IN_BRAILLE: Final = (
    NP_("braille", "You N beats {beaten}: {own}, {others}"),
    NP_("braille", "You N beats {beaten}: {own}"),
)
_OTHER: Final = {
    WinReason.HIGHEST: _Told(
        N_("{winner} wins the skirmish with {the_card}. {kachidoki}"),
        N_("{winner} wins with {the_card}. {kachidoki}"),
        *_CARD_IN_BRAILLE,
    ),
    WinReason.LAST_OF_HIGHEST: _Told(
        N_("{winner} wins the skirmish with {the_card}, the last {number} played. {kachidoki}"),
        N_("{winner} wins with {the_card}, the last {number}. {kachidoki}"),
        *_CARD_IN_BRAILLE,
    ),
    WinReason.NINJA: _Told(
        N_("{winner} wins the skirmish: the Ninja beats the {beaten}. {kachidoki}"),
        N_("{winner} wins: the Ninja beats the {beaten}. {kachidoki}"),
        *_NINJA_IN_BRAILLE,
    ),
    WinReason.LAST_NINJA: _Told(
        N_("{winner} wins the skirmish: the last Ninja beats the {beaten}. {kachidoki}"),
        N_("{winner} wins: the last Ninja beats the {beaten}. {kachidoki}"),
        *_NINJA_IN_BRAILLE,
    ),
    WinReason.ALL_NINJAS: _Told(
        N_("{winner} wins the skirmish with the last of the Ninjas. {kachidoki}"),
        N_("{winner} wins with the last Ninja. {kachidoki}"),
        *_CARD_IN_BRAILLE,
    ),
}
_YOU: Final = {
    WinReason.HIGHEST: _Told(
        N_("You win the skirmish with {the_card}. {kachidoki}"),
        N_("You win with {the_card}. {kachidoki}"),
        *_YOUR_CARD_IN_BRAILLE,
    ),
    WinReason.LAST_OF_HIGHEST: _Told(
        N_("You win the skirmish with {the_card}, the last {number} played. {kachidoki}"),
        N_("You win with {the_card}, the last {number}. {kachidoki}"),
        *_YOUR_CARD_IN_BRAILLE,
    ),
    WinReason.NINJA: _Told(
        N_("You win the skirmish: your Ninja beats the {beaten}. {kachidoki}"),
        N_("You win: your Ninja beats the {beaten}. {kachidoki}"),
        *_YOUR_NINJA_IN_BRAILLE,
    ),
    WinReason.LAST_NINJA: _Told(
        N_("You win the skirmish: your Ninja, played last, beats the {beaten}. {kachidoki}"),
        N_("You win: your Ninja, the last, beats the {beaten}. {kachidoki}"),
        *_YOUR_NINJA_IN_BRAILLE,
    ),
    WinReason.ALL_NINJAS: _Told(
        N_("You win the skirmish with the last of the Ninjas. {kachidoki}"),
        N_("You win with the last Ninja. {kachidoki}"),
        *_YOUR_CARD_IN_BRAILLE,
    ),
}


def skirmish_won(event: SkirmishWon, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the winner of a skirmish with what the Kachidoki pays everybody."""
    told = (_YOU if event.winner == listener else _OTHER)[event.reason]
    others = [one for one in event.score.standings if one.points and one.seat != event.winner]
    parts: dict[str, Part] = {
        "winner": Person(event.winner),
        "the_card": THE_CARD[event.card],
        "card": CARD[event.card],
        "number": NUMBERS[event.card],
        "beaten": event.beaten,
        "kachidoki": _kachidoki(event.score, listener),
        "own": sum([one.points for one in event.score.standings if one.seat == event.winner]),
    }
    braille = told.braille_alone
    if others:
        parts["others"] = ranking(tuple([_short(one, listener) for one in others]))
        braille = told.braille
    template = phrase(told.normal, brief=told.brief, braille=braille)
    return (Saying(filled(template, **parts), sound=Cue.TRICK),)


def _kachidoki(score: AreaScore, listener: Seat | None) -> Phrase:
    paid = [one for one in score.standings if one.points]
    if not paid:
        return phrase(
            N_("Kachidoki {area}: all tie, no reputation points."),
            brief=N_("{name}: all tie, no points."),
            area=IN[score.area],
            name=AREA[score.area],
        )
    return phrase(
        N_("Kachidoki {area}: {scores}."),
        brief=N_("{name}: {shares}."),
        area=IN[score.area],
        name=AREA[score.area],
        scores=scores(paid, listener),
        shares=ranking(tuple([_short(one, listener) for one in paid])),
    )


def scores(paid: list[Standing], listener: Seat | None) -> Listing:
    """List players with what they get: the points are named once."""
    best, *others = paid
    first = phrase(
        NNP_(
            "kachidoki", "{player} {count} reputation point", "{player} {count} reputation points"
        ),
        braille=NP_("braille|standing", "{player} {count}"),
        player=person(best.seat, listener),
        count=best.points,
    )
    return ranking((first, *[_short(one, listener) for one in others]))


def _short(one: Standing, listener: Seat | None) -> Phrase:
    return phrase(
        NP_("standing", "{player} {number}"),
        braille=NP_("braille|standing", "{player} {number}"),
        player=person(one.seat, listener),
        number=one.points,
    )
