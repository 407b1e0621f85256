"""A card played, and what its action points are spent on, as one listener hears it."""

from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.joraku.events import (
    CardActs,
    CardPlaced,
    DaimyoMoved,
    NinjaPlayed,
    PointsGivenUp,
    SamuraiMoved,
    SamuraiRemoved,
)
from access_play.games.joraku.words.area_words import AREA, FROM, OUT_OF
from access_play.games.joraku.words.card_words import CARD, THE_CARD
from access_play.games.joraku.words.piece_words import SAMURAI, Placed, action_points, placed
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Part, Person, Phrase, filled, phrase


class _Told(NamedTuple):
    """One way to tell of a card."""

    normal: Message
    braille: Message
    full: Message | None = None


_YOU_PLACE: Final = _Told(
    N_("You play {card}: {placed}."),
    NP_("braille", "You {card}, {placed}"),
    N_("You play {card}: {placed}. In your supply: {supply}."),
)
_YOU_LEAD_AND_PLACE: Final = _Told(
    N_("You lead {card}: {placed}."),
    NP_("braille", "You lead {card}, {placed}"),
    N_("You lead {card}: {placed}. In your supply: {supply}."),
)
_OTHER_PLACES: Final = _Told(
    N_("{player}: {card}, {placed}."),
    NP_("braille", "{player} {card}, {placed}"),
    N_("{player}: {card}, {placed}. Left in supply: {supply}."),
)
_OTHER_LEADS_AND_PLACES: Final = _Told(
    N_("{player} leads {card}: {placed}."),
    NP_("braille", "{player} leads {card}, {placed}"),
    N_("{player} leads {card}: {placed}. Left in supply: {supply}."),
)
_YOU_ACT: Final = _Told(
    N_("You play {card}, for {points}."), NP_("braille", "You {card} act {number}")
)
_YOU_LEAD_TO_ACT: Final = _Told(
    N_("You lead {card}, for {points}."), NP_("braille", "You lead {card} act {number}")
)
_OTHER_ACTS: Final = _Told(
    N_("{player}: {card}, for {points}."), NP_("braille", "{player} {card} act {number}")
)
_OTHER_LEADS_TO_ACT: Final = _Told(
    N_("{player} leads {card}, for {points}."),
    NP_("braille", "{player} leads {card} act {number}"),
)


class _Step(NamedTuple):
    """One way to tell of action points that are spent."""

    some: Message
    """Where points are left."""
    last: Message
    """Where none are."""
    braille: Message
    brief: Message | None = None
    """Of the first."""


_YOUR_DAIMYO: Final = _Step(
    N_("Your daimyo moves to {area}, {points} left."),
    N_("Your daimyo moves to {area}, no action points left."),
    NP_("braille", "D {area}, {number} left"),
    N_("Daimyo to {area}, {number} left."),
)
_A_DAIMYO: Final = _Step(
    N_("{player}: daimyo to {area}, {points} left."),
    N_("{player}: daimyo to {area}, no action points left."),
    NP_("braille", "{player} D {area}, {number} left"),
    N_("{player}: daimyo to {area}, {number} left."),
)
_YOUR_SAMURAI: Final = _Step(
    N_("Your samurai moves {origin} to {area}, {points} left."),
    N_("Your samurai moves {origin} to {area}, no action points left."),
    NP_("braille", "S {start} to {area}, {number} left"),
    N_("Samurai {origin} to {area}, {number} left."),
)
_A_SAMURAI: Final = _Step(
    N_("{player}: samurai {origin} to {area}, {points} left."),
    N_("{player}: samurai {origin} to {area}, no action points left."),
    NP_("braille", "{player} S {start} to {area}, {number} left"),
    N_("{player}: samurai {origin} to {area}, {number} left."),
)
_YOU_REMOVE: Final = _Step(
    N_("You remove 1 of {owner}'s samurai {area}, {points} left."),
    N_("You remove 1 of {owner}'s samurai {area}, no action points left."),
    NP_("braille", "Removed {owner} S {area}, {number} left"),
)
_YOURS_REMOVED: Final = _Step(
    N_("{player} removes 1 of your samurai {area}, {points} left."),
    N_("{player} removes 1 of your samurai {area}, no action points left."),
    NP_("braille", "{player} takes your S {area}, {number} left"),
)
_ANOTHERS_REMOVED: Final = _Step(
    N_("{player} removes 1 of {owner}'s samurai {area}, {points} left."),
    N_("{player} removes 1 of {owner}'s samurai {area}, no action points left."),
    NP_("braille", "{player} takes {owner} S {area}, {number} left"),
)
_YOU_KEEP: Final = N_("You have {samurai} left there.")
_OWNER_KEEPS: Final = N_("{owner} has {samurai} left there.")


def card_placed(event: CardPlaced, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a numbered card that places samurai."""
    aside = () if event.aside is None else ((event.aside, 1),)
    own = event.count - len(aside)
    groups = (((event.area, own),) if own else ()) + aside
    return (_placing(event, groups, listener),)


def ninja_played(event: NinjaPlayed, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a Ninja; one that places nobody may have been played by the table."""
    return (_placing(event, event.placed, listener),)


def _placing(event: CardPlaced | NinjaPlayed, groups: Placed, listener: Seat | None) -> Saying:
    where, supply = placed(groups, compact=event.leads), SAMURAI[event.supply]
    kind = Kind.NEWS
    if event.seat == listener:
        told = _card(
            _YOU_LEAD_AND_PLACE if event.leads else _YOU_PLACE,
            card=THE_CARD[event.card],
            placed=where,
            supply=supply,
        )
        kind = Kind.OWN_MOVE if groups else Kind.NEWS
    else:
        told = _card(
            _OTHER_LEADS_AND_PLACES if event.leads else _OTHER_PLACES,
            player=Person(event.seat),
            card=THE_CARD[event.card] if event.leads else CARD[event.card],
            placed=where,
            supply=supply,
        )
    return Saying(told, kind=kind, sound=Cue.CARD)


def card_acts(event: CardActs, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a numbered card that is played for action points."""
    points, number = action_points(event.points), event.points
    if event.seat == listener:
        template = _YOU_LEAD_TO_ACT if event.leads else _YOU_ACT
        told = _card(template, card=THE_CARD[event.card], points=points, number=number)
        return (Saying(told, kind=Kind.OWN_MOVE, sound=Cue.CARD),)
    told = _card(
        _OTHER_LEADS_TO_ACT if event.leads else _OTHER_ACTS,
        player=Person(event.seat),
        card=THE_CARD[event.card] if event.leads else CARD[event.card],
        points=points,
        number=number,
    )
    return (Saying(told, sound=Cue.CARD),)


def _card(told: _Told, **parts: Part) -> Phrase:
    return filled(phrase(told.normal, full=told.full, braille=told.braille), **parts)


def daimyo_moved(event: DaimyoMoved, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the step of a daimyo."""
    own = event.seat == listener
    template = _YOUR_DAIMYO if own else _A_DAIMYO
    told = _step(template, event.points, player=Person(event.seat), area=AREA[event.to])
    return (_saying(told, own=own),)


def samurai_moved(event: SamuraiMoved, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the step of a samurai."""
    own = event.seat == listener
    told = _step(
        _YOUR_SAMURAI if own else _A_SAMURAI,
        event.points,
        player=Person(event.seat),
        origin=FROM[event.origin],
        start=AREA[event.origin],
        area=AREA[event.to],
    )
    return (_saying(told, own=own),)


def samurai_removed(event: SamuraiRemoved, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a samurai that is removed; at full length also how many its owner has left."""
    own = event.seat == listener
    template = _YOU_REMOVE if own else _ANOTHERS_REMOVED
    keeps = _OWNER_KEEPS
    if event.owner == listener:
        template, keeps = _YOURS_REMOVED, _YOU_KEEP
    parts: dict[str, Part] = {"player": Person(event.seat), "owner": Person(event.owner)}
    told = _step(template, event.points, area=OUT_OF[event.area], **parts)
    kept = phrase(keeps, owner=Person(event.owner), samurai=SAMURAI[event.left])
    whole = phrase(
        NP_("told", "{told}"),
        full=NP_("told", "{told} {kept}"),
        braille=NP_("braille|told", "{told}"),
        told=told,
        kept=kept,
    )
    return (_saying(whole, own=own),)


def points_given_up(event: PointsGivenUp, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce that action points are lost.

    The table decides so where there is no other step: it is news to the listener too.
    """
    points = action_points(event.points)
    if event.seat == listener:
        told = phrase(
            N_("You are done, {points} unused."),
            braille=NP_("braille", "You done, {number} unused"),
            points=points,
            number=event.points,
        )
        return (Saying(told),)
    told = phrase(
        N_("{player} is done, {points} unused."),
        braille=NP_("braille", "{player} done, {number} unused"),
        player=Person(event.seat),
        points=points,
        number=event.points,
    )
    return (Saying(told),)


def _step(step: _Step, left: int, **parts: Part) -> Phrase:
    if not left:
        return filled(phrase(step.last, braille=step.braille, number=0), **parts)
    template = phrase(step.some, brief=step.brief, braille=step.braille)
    return filled(template, points=action_points(left), number=left, **parts)


def _saying(told: Phrase, *, own: bool) -> Saying:
    return Saying(told, kind=Kind.OWN_MOVE if own else Kind.NEWS)
