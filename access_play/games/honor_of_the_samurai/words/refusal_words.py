"""Why a move is refused: what, which rule, and one thing that is allowed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.refusals import Reason, Refusal
from access_play.games.honor_of_the_samurai.cards import UNKNOWN, Card, card_of
from access_play.games.honor_of_the_samurai.houses import MOST_ARMIES
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reasons import HonorReason
from access_play.games.honor_of_the_samurai.reckoning import STRENGTH_FOR_DIE
from access_play.games.honor_of_the_samurai.state import TURN, HonorView
from access_play.games.honor_of_the_samurai.words.allowed_words import allowed, allowed_instead
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.declaring_refusals import (
    DECLARING,
    declaration_refused,
)
from access_play.games.honor_of_the_samurai.words.people import house
from access_play.games.honor_of_the_samurai.words.placing_words import placed_instead
from access_play.games.honor_of_the_samurai.words.question_words import acting
from access_play.games.honor_of_the_samurai.words.target_refusals import no_target
from access_play.games.shared_words import not_your_turn, shared_refusal
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, filled, phrase

_ANSWER_FIRST: Final = phrase(
    N_("Not now: a question waits for your answer. {allowed}"),
    braille=NP_("braille", "Answer first: {allowed}"),
)
_NO_ANSWER_NOW: Final = phrase(
    N_("No answer now: nothing is asked of you like that. {allowed}"),
    braille=NP_("braille", "Nothing asked: {allowed}"),
)
_NO_SUCH_CARD: Final = phrase(
    N_("This game has no such card. {allowed}"),
    braille=NP_("braille", "No such card: {allowed}"),
)
_NO_CARD_AT_ALL: Final = phrase(
    N_("Not {card}: your hand is empty. {allowed}"),
    braille=NP_("braille", "No {card}, no cards: {allowed}"),
)


def refusal(view: HonorView, refused: Refusal) -> Phrase:
    """Say what is refused, which rule forbids it and what is allowed."""
    shared = shared_refusal(refused)
    if shared is not None:
        return shared
    if refused.code == Reason.NOT_YOUR_TURN:
        return not_your_turn(acting(view), view.seat)
    sentence = _SENTENCES[str(refused.code)](view, refused.params)
    return filled(sentence, allowed=_allowed(view, refused))


def _allowed(view: HonorView, refused: Refusal) -> Phrase:
    """Say what is allowed that is nearest to what is refused."""
    if view.open.phase is not TURN:
        return allowed(view)
    declaration = declaration_refused(refused)
    if declaration is not None:
        return allowed_instead(view, declaration)
    return placed_instead(view, refused) or allowed(view)


def _card(params: Mapping[str, Any]) -> Card:
    return card_of(str(params.get("card", "")))


def _house(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return house(HouseAt(params["seat"] - 1, Home(params["of"])), view.seat)


def _wrong_phase(view: HonorView, _params: Mapping[str, Any]) -> Phrase:
    return _NO_ANSWER_NOW if view.open.phase is TURN else _ANSWER_FIRST


def _not_in_hand(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    card = _card(params)
    if card == UNKNOWN:
        return _NO_SUCH_CARD
    if not view.hand:
        return filled(_NO_CARD_AT_ALL, card=names_in(view).the[card])
    return phrase(
        N_("Not {card}: no such card in your hand. You hold {cards}."),
        brief=N_("Not {card}, not in hand. {allowed}"),
        braille=NP_("braille", "No {card} in hand: {allowed}"),
        card=names_in(view).the[card],
        cards=names_in(view).cards(view.hand),
    )


def none_of_the_kind(view: HonorView) -> Phrase:
    """Refuse a card that was named by its kind alone, like "castle", where none is held."""
    return phrase(
        N_("Not that: you hold no such card. You hold {cards}."),
        brief=N_("No such card in hand. {allowed}"),
        braille=NP_("braille", "No such card: {allowed}"),
        cards=names_in(view).cards(view.hand),
        allowed=allowed(view),
    )


def not_all_held(view: HonorView) -> Phrase:
    """Refuse to discard several cards of which one is not held, or not so often."""
    return phrase(
        N_("Not all of these: nothing is discarded. You hold {cards}."),
        brief=N_("You do not hold all of these. {allowed}"),
        braille=NP_("braille", "Not all held: {allowed}"),
        cards=names_in(view).cards(view.hand),
        allowed=allowed(view),
    )


def _hand_full(_view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("No draw: you hold {limit} cards, and more are not allowed. Place or discard one."),
        brief=N_("No draw, {limit} cards in hand: place or discard one."),
        braille=NP_("braille", "No draw, {limit} cards: place, discard"),
        limit=params["limit"],
    )


def _no_actions_left(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    needed, left = params["needed"], params["left"]
    if "card" not in params:
        return phrase(
            N_("No draw: it costs an action, and none is left. {allowed}"),
            brief=N_("No draw, no action left. {allowed}"),
            braille=NP_("braille", "No draw, 0 act: {allowed}"),
        )
    return phrase(
        NN_(
            "Not {card}: it costs {count} action, you have {left}. {allowed}",
            "Not {card}: it costs {count} actions, you have {left}. {allowed}",
        ),
        braille=NP_("braille", "No {card}, needs {count} act: {allowed}"),
        card=names_in(view).the[_card(params)],
        count=needed,
        left=left,
    )


def _nothing_to_draw(_view: HonorView, _params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("No draw: there is no card in the draw pile or the discards. {allowed}"),
        braille=NP_("braille", "Nothing to draw: {allowed}"),
    )


def _house_full(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {card}: {house} has {limit} armies, and more are not allowed. {allowed}"),
        brief=N_("Not {card}, {limit} armies in {house}. {allowed}"),
        braille=NP_("braille", "No {card}, {house} full: {allowed}"),
        card=names_in(view).the[_card(params)],
        house=_house(view, params),
        limit=params.get("limit", MOST_ARMIES),
    )


def _house_has_okugata(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {card}: {house} has one, and a second is not allowed. {allowed}"),
        brief=N_("Not {card}, {house} has one. {allowed}"),
        braille=NP_("braille", "One okug in {house}: {allowed}"),
        card=names_in(view).a[_card(params)],
        house=_house(view, params),
    )


def _castle_only_daimyo(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {castle} there: only a daimyo's house holds a castle. {allowed}"),
        brief=N_("Not {castle}, only a daimyo holds a castle. {allowed}"),
        braille=NP_("braille", "{castle} only in D: {allowed}"),
        castle=names_in(view).the[_card(params)],
    )


def _castle_already(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {castle} beside {has}: one castle is allowed. You may discard {has} for it."),
        brief=N_("Not {castle} beside {has}: discard {has} for it."),
        braille=NP_("braille", "No 2nd castle, discard {has}"),
        castle=names_in(view).the[_card(params)],
        has=THE_CARD[card_of(params["has"])],
    )


def _not_your_house(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {card} in {house}: that alliance does not let you place it there. {allowed}")
        if params["allied"]
        else N_("Not {card} in {house}: you place cards in your own houses. {allowed}"),
        brief=N_("Not {card} in {house}. {allowed}"),
        braille=NP_("braille", "No {card} {house}: {allowed}"),
        card=names_in(view).the[_card(params)],
        house=_house(view, params),
    )


def _cannot_be_stolen(view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not {card}: spies take armies and other possessions only. {allowed}"),
        brief=N_("Not {card}, only possessions. {allowed}"),
        braille=NP_("braille", "{card} can't be taken: {allowed}"),
        card=names_in(view).the[_card(params)],
    )


def _no_dice(_view: HonorView, params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("No attack: strength {strength} gives no die, {needed} are needed. {allowed}"),
        brief=N_("No attack, strength {strength} of {needed}. {allowed}"),
        braille=NP_("braille", "No dice, strength {strength}: {allowed}"),
        strength=params["strength"],
        needed=STRENGTH_FOR_DIE,
    )


def _shogun_no_save_face(_view: HonorView, _params: Mapping[str, Any]) -> Phrase:
    return phrase(
        N_("Not Save Face: it cannot help whose daimyo is shogun. {allowed}"),
        brief=N_("No Save Face for the shogun. {allowed}"),
        braille=NP_("braille", "No face for shogun: {allowed}"),
    )


_SENTENCES: Final[Mapping[str, Callable[[HonorView, Mapping[str, Any]], Phrase]]] = {
    Reason.WRONG_PHASE: _wrong_phase,
    Reason.NOT_IN_HAND: _not_in_hand,
    HonorReason.HAND_FULL: _hand_full,
    HonorReason.NO_ACTIONS_LEFT: _no_actions_left,
    HonorReason.NOTHING_TO_DRAW: _nothing_to_draw,
    HonorReason.HOUSE_FULL: _house_full,
    HonorReason.HOUSE_HAS_OKUGATA: _house_has_okugata,
    HonorReason.CASTLE_ONLY_DAIMYO: _castle_only_daimyo,
    HonorReason.CASTLE_ALREADY: _castle_already,
    HonorReason.NOT_YOUR_HOUSE: _not_your_house,
    HonorReason.CANNOT_BE_STOLEN: _cannot_be_stolen,
    HonorReason.NO_DICE: _no_dice,
    HonorReason.SHOGUN_NO_SAVE_FACE: _shogun_no_save_face,
    HonorReason.NO_SUCH_TARGET: no_target,
    **DECLARING,
}
