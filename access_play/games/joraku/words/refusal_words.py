"""Why a move is refused: what, which rule, and what is allowed."""

from collections.abc import Callable, Mapping
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.games.joraku.areas import Area
from access_play.games.joraku.reasons import JorakuReason
from access_play.games.joraku.state import ACT, GIVE, JorakuView
from access_play.games.joraku.words import card_refusals, step_refusals
from access_play.games.joraku.words.area_words import AREA, IN
from access_play.games.people_words import people
from access_play.games.shared_words import not_your_turn, shared_refusal
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, phrase

_NO_GIFT_NOW: Final = phrase(
    N_("No more gifts: cards are given only before the skirmishes. Play a card."),
    brief=N_("No more gifts: play a card."),
    braille=NP_("braille", "No gifts now, play a card"),
)
_NO_POINTS_YET: Final = phrase(
    N_("Not now: steps need action points, and you have none. Play a card first."),
    brief=N_("No action points: play a card first."),
    braille=NP_("braille", "No points, play a card"),
)
_ACTING: Final = phrase(
    N_("Not now: you are spending action points. Move or remove a piece, or say done."),
    brief=N_("Not now, you have action points: a step, or done."),
    braille=NP_("braille", "Not now: a step or done"),
)


def refusal(view: JorakuView, refused: Refusal) -> Phrase:
    """Say what is refused, which rule forbids it and what is allowed."""
    shared = shared_refusal(refused)
    if shared is not None:
        return shared
    match refused.code:
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(view)
        case Reason.WRONG_PHASE:
            return _wrong_phase(view, gift="gift" in refused.params)
        case code:
            return _BY_CODE[code](view, refused)


def in_a_line(step: Phrase, place: int, refused: Phrase) -> Phrase:
    """Say that nothing of a line is done, for one of its steps is refused.

    Args:
        step: what is refused.
        place: of the step behind the card; 0 for the card, which its refusal names.
        refused: why.
    """
    return phrase(
        N_("Nothing is done, because of this: {step}. {refusal}"),
        brief=N_("Nothing done, step {number}. {refusal}")
        if place
        else N_("Nothing done. {refusal}"),
        braille=NP_("braille|line", "{number}: {refusal}")
        if place
        else NP_("braille|line", "{refusal}"),
        step=step,
        number=place,
        refusal=refused,
    )


def after_the_turn(step: Phrase) -> Phrase:
    """Say that nothing of a line is done, for one of its steps comes when the turn is over."""
    return phrase(
        N_("Nothing is done, because of this: {step}. The turn is over before it: leave it out."),
        brief=N_("Nothing done: the turn is over before {step}."),
        braille=NP_("braille|line", "Nothing: turn over before {step}"),
        step=step,
    )


def _not_your_turn(view: JorakuView) -> Phrase:
    table = view.open
    if table.phase is not GIVE or view.may_act:
        return not_your_turn(table.turn, view.seat)
    return phrase(
        N_("Not again: you have chosen your two cards. Wait for {people}."),
        brief=N_("Not again, you have chosen: wait for {people}."),
        braille=NP_("braille", "Not again, wait for {people}"),
        people=people(table.acting, None),
    )


def _wrong_phase(view: JorakuView, *, gift: bool) -> Phrase:
    if view.open.phase is GIVE:
        return phrase(
            N_("Not yet: everyone gives cards before the skirmishes. Choose two for {receiver}."),
            brief=N_("Not yet, gifts come first: two cards for {receiver}."),
            braille=NP_("braille", "Not yet, give {receiver} 2 cards"),
            receiver=Person(view.left),
        )
    if view.open.phase is ACT:
        return _ACTING
    return _NO_GIFT_NOW if gift else _NO_POINTS_YET


def removed_elsewhere(place: Area, stands: Area) -> Phrase:
    """Refuse to remove from an area in which the own daimyo does not stand."""
    return phrase(
        N_(
            "Nothing is removed {place}: you remove only where your daimyo stands, and that is"
            " {stands}. Leave the area out."
        ),
        brief=N_("No removal {place}: your daimyo stands {stands}."),
        braille=NP_("braille", "No removing in {name}, D in {at}"),
        place=IN[place],
        name=AREA[place],
        stands=IN[stands],
        at=AREA[stands],
    )


_BY_CODE: Final[Mapping[str, Callable[[JorakuView, Refusal], Phrase]]] = {
    Reason.NOT_IN_HAND: card_refusals.not_in_hand,
    JorakuReason.MUST_FOLLOW_SUIT: card_refusals.must_follow_suit,
    JorakuReason.SUPPLY_SHORT: card_refusals.supply_short,
    JorakuReason.WRONG_EFFECT: card_refusals.wrong_effect,
    JorakuReason.NO_SUCH_AREA: card_refusals.no_such_area,
    JorakuReason.NOT_ADJACENT: step_refusals.not_adjacent,
    JorakuReason.NO_SUCH_PIECE: step_refusals.no_such_piece,
    JorakuReason.TOO_FEW_ACTION_POINTS: step_refusals.too_few_points,
}
