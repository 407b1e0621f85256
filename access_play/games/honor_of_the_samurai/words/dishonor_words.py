"""A dishonor and its answers, as one listener hears them."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events import (
    DishonorAnswered,
    Dishonored,
    DishonorTaken,
    Fall,
    Withheld,
)
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.words.fall_words import (
    cards_gone,
    clauses,
    consequences,
    in_short,
    lost_cards,
)
from access_play.games.honor_of_the_samurai.words.people import (
    Voices,
    actions_left,
    head_first,
    said_of,
)
from access_play.games.people_words import person
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, filled, phrase

_DISHONORED: Final = Voices(
    phrase(
        N_("You dishonor {target}, {left}."),
        brief=N_("You dishonor {target}."),
        braille=NP_("braille", "You dishonor {target}"),
    ),
    phrase(
        N_("{player} dishonors {target}, {left}."),
        brief=N_("{player} dishonors {target}."),
        braille=NP_("braille", "{player} dishonors {target}"),
    ),
)
_TAKEN: Final = Voices(
    phrase(
        N_("You accept. Unless someone saves your face, the alliance with {lord} ends."),
        brief=N_("You accept, unless someone saves your face."),
        braille=NP_("braille", "You accept, unless face saved"),
    ),
    phrase(
        N_("{player} accepts. Unless someone saves face, the alliance with {lord} ends."),
        brief=N_("{player} accepts, unless someone saves face."),
        braille=NP_("braille", "{player} accepts, unless face saved"),
    ),
)
_ACCEPTED: Final = Voices(
    phrase(
        N_("You accept and lose {lost} honor, total {total}."),
        brief=N_("You lose {lost}, total {total}."),
        braille=NP_("braille", "You minus {lost}, honor {total}"),
    ),
    phrase(
        N_("{player} accepts and loses {lost} honor, total {total}."),
        brief=N_("{player} loses {lost}, total {total}."),
        braille=NP_("braille", "{player} minus {lost}, honor {total}"),
    ),
)
_UNSAVED: Final = Voices(
    phrase(
        N_(
            "Nobody saves face: you lose {lost} honor, total {total},"
            " and your alliance with {lord} ends."
        ),
        brief=N_("No face saved: you lose {lost}, total {total}, alliance over."),
        braille=NP_("braille", "You minus {lost}, ally {lord} over"),
    ),
    phrase(
        N_(
            "Nobody saves face: {player} loses {lost} honor, total {total},"
            " and the alliance with {lord} ends."
        ),
        brief=N_("No face saved: {player} loses {lost}, total {total}, alliance over."),
        braille=NP_("braille", "{player} minus {lost}, ally {lord} over"),
    ),
)
_SAVED_SELF: Final = Voices(
    phrase(
        N_("You save face and lose {lost} honor, total {total}."),
        brief=N_("You save face, minus {lost}, total {total}."),
        braille=NP_("braille", "You face, minus {lost}, honor {total}"),
    ),
    phrase(
        N_("{player} saves face and loses {lost} honor, total {total}."),
        brief=N_("{player} saves face, minus {lost}, total {total}."),
        braille=NP_("braille", "{player} face, minus {lost}, honor {total}"),
    ),
)
_SAVED_BY_YOU: Final = phrase(
    N_("You save face for {target}, who loses {lost} honor, total {total}, and stays allied."),
    brief=N_("You save face for {target}: minus {lost}."),
    braille=NP_("braille", "You save {target}, minus {lost}"),
)
_SAVED_YOU: Final = phrase(
    N_("{player} saves your face: you lose {lost} honor, total {total}, and stay allied."),
    brief=N_("{player} saves your face: minus {lost}."),
    braille=NP_("braille", "{player} saves you, minus {lost}"),
)
_SAVED: Final = phrase(
    N_("{player} saves face for {target}, who loses {lost} honor, total {total}, stays allied."),
    brief=N_("{player} saves face for {target}: minus {lost}."),
    braille=NP_("braille", "{player} saves {target}, minus {lost}"),
)
_SEPPUKU: Final = phrase(
    N_("{head} commits seppuku: no honor lost, {clauses}."),
    brief=N_("{head} commits seppuku: {clauses}."),
    braille=NP_("braille", "{head} seppuku, {short}"),
)
_SEPPUKU_ALONE: Final = phrase(
    N_("{head} commits seppuku: no honor lost."),
    brief=N_("{head} commits seppuku."),
    braille=NP_("braille", "{head} seppuku"),
)
_WITHHELD: Final = {
    False: phrase(
        N_("You do not save face for {player}."),
        braille=NP_("braille", "You do not save {player}"),
    ),
    True: phrase(
        N_("You do not save {player}'s daimyo."),
        braille=NP_("braille", "You do not save {player}"),
    ),
}
_OWN_WITHHELD: Final = phrase(
    N_("You do not save your daimyo."), braille=NP_("braille", "You do not save D")
)


def dishonored(event: Dishonored, listener: Seat | None) -> Iterator[Saying]:
    """Tell who is dishonored."""
    told = said_of(
        _DISHONORED,
        event.seat,
        listener,
        target=person(event.target, listener),
        left=actions_left(event.left),
    )
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)


def dishonor_taken(event: DishonorTaken, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a second samurai accepts, which may still be turned."""
    yield Saying(said_of(_TAKEN, event.target, listener, lord=person(event.lord, listener)))


def dishonor_answered(event: DishonorAnswered, listener: Seat | None) -> Iterator[Saying]:
    """Tell the last answer and what it comes to."""
    yield Saying(_answered(event, listener), sound=Cue.TRICK, at=event.target)
    yield from lost_cards(event.fall)


def _answered(event: DishonorAnswered, listener: Seat | None) -> Phrase:
    if event.seppuku is not None and event.fall is not None:
        return _seppuku(event, event.seppuku, event.fall, listener)
    if event.saver is not None and event.saver != event.target:
        return _saved(event, event.saver, listener)
    if event.saver is not None:
        template = _SAVED_SELF
    else:
        template = _ACCEPTED if event.left_lord is None else _UNSAVED
    lord = event.target if event.left_lord is None else event.left_lord
    return said_of(
        template,
        event.target,
        listener,
        lost=event.lost,
        total=event.honor,
        lord=person(lord, listener),
    )


def _saved(event: DishonorAnswered, saver: Seat, listener: Seat | None) -> Phrase:
    if saver == listener:
        template = _SAVED_BY_YOU
    else:
        template = _SAVED_YOU if event.target == listener else _SAVED
    return filled(
        template,
        player=Person(saver),
        target=Person(event.target),
        lost=event.lost,
        total=event.honor,
    )


def _seppuku(event: DishonorAnswered, home: Home, fall: Fall, listener: Seat | None) -> Phrase:
    at = HouseAt(event.target, home)
    gone = [cards_gone(len(fall.cards))] if fall.cards else []
    follows = [*gone, *consequences(fall, listener)]
    if not follows:
        return filled(_SEPPUKU_ALONE, head=head_first(at, listener))
    short = [*gone, *in_short(fall, listener)[1:]] or follows[:1]
    return filled(
        _SEPPUKU,
        head=head_first(at, listener),
        clauses=clauses(follows),
        short=clauses(short),
    )


def withheld(event: Withheld, listener: Seat | None) -> Iterator[Saying]:
    """Confirm to a seat alone that it saves nobody's face."""
    if event.about == listener:
        told = _OWN_WITHHELD
    else:
        told = filled(_WITHHELD[event.battle], player=Person(event.about))
    yield Saying(told, kind=Kind.OWN_MOVE)
