"""Why a move is refused: what, which rule, and what is allowed."""

from typing import Final, cast

from access_play.core.refusals import Reason, Refusal
from access_play.games.hagakure.cards import FOOL, UNKNOWN, Card, card_of, is_samurai
from access_play.games.hagakure.judging import playable
from access_play.games.hagakure.moves import Token
from access_play.games.hagakure.reasons import HagakureReason
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.hagakure.words.card_words import THE_CARD, cards, samurai_to_follow
from access_play.games.hagakure.words.token_words import WORD, words_of
from access_play.games.shared_words import not_your_turn, shared_refusal
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase

_NO_CARD_YET: Final = phrase(
    N_("No card yet: tokens come before the first trick. Play a token, or pass."),
    brief=N_("No card yet, tokens first: token or pass."),
    braille=NP_("braille", "No card yet, token or pass"),
)
_NO_TOKEN_NOW: Final = phrase(
    N_("No token and no pass now: they come before the first trick. Play a card."),
    brief=N_("No token or pass in the fight: play a card."),
    braille=NP_("braille", "No token now, play a card"),
)
_NOT_YOUR_OWN: Final = phrase(
    N_(
        "Not your own hand: this token is for the Yomi or another player's hand."
        " You may look at the Yomi."
    ),
    brief=N_("Not your own hand: the Yomi or another's hand."),
    braille=NP_("braille", "Not your hand, look Yomi"),
)
_NO_SUCH_SEAT: Final = phrase(
    N_(
        "Nobody sits there: this token is for the Yomi or a player's hand."
        " You may look at the Yomi."
    ),
    brief=N_("Nobody there: the Yomi or a player's hand."),
    braille=NP_("braille", "Nobody there, look Yomi"),
)


def refusal(view: HagakureView, refused: Refusal) -> Phrase:
    """Say what is refused, which rule forbids it and what is allowed."""
    shared = shared_refusal(refused)
    if shared is not None:
        return shared
    match refused.code:
        case Reason.NOT_YOUR_TURN:
            return not_your_turn(view.open.turn, view.seat)
        case Reason.WRONG_PHASE:
            return _NO_CARD_YET if view.open.phase is Phase.PREPARATION else _NO_TOKEN_NOW
        case Reason.NOT_IN_HAND:
            return _not_in_hand(view, str(refused.params.get("card", "")))
        case HagakureReason.TOKEN_SPENT:
            return _token_spent(view, Token(str(refused.params["token"])))
        case HagakureReason.NO_SUCH_TARGET:
            return _NOT_YOUR_OWN if refused.params["oneself"] else _NO_SUCH_SEAT
        case HagakureReason.MUST_FOLLOW_SAMURAI:
            return _must_follow(view, refused)
        case _:
            raise LookupError(refused.code)


def _must_follow(view: HagakureView, refused: Refusal) -> Phrase:
    allowed = [card_of(code) for code in cast("list[str]", refused.params["allowed"])]
    fool_led = view.open.trick[0] == FOOL
    return phrase(
        N_("Not {card}: an Old Fool was led and counts as a samurai, so play {allowed}.")
        if fool_led
        else N_("Not {card}: a samurai was led, so play {allowed}."),
        brief=N_("Not {card}, samurai led: {allowed}."),
        braille=NP_("braille", "No {card}, follow {allowed}"),
        card=THE_CARD[card_of(str(refused.params["card"]))],
        allowed=samurai_to_follow(allowed, view.hand.count(FOOL)),
    )


def _not_in_hand(view: HagakureView, code: str) -> Phrase:
    may_play = cards(playable(view))
    card = card_of(code)
    if card == UNKNOWN:
        return phrase(
            N_("This game has no such card. You may play {cards}."),
            brief=N_("No such card: {cards}."),
            braille=NP_("braille", "No such: {cards}"),
            cards=may_play,
        )
    return phrase(
        N_("Not {card}: you don't have it. You may play {cards}."),
        brief=N_("Not {card}, not in hand: {cards}."),
        braille=NP_("braille", "No {card}: {cards}"),
        card=THE_CARD[card],
        cards=may_play,
    )


def of_another_kind(view: HagakureView, card: Card) -> Phrase:
    """Refuse a card that is not held, and was named with a kind that is not its own."""
    text, braille = (
        (
            N_("{number} is a samurai, and you don't have it. You may play {cards}."),
            NP_("braille", "{number} is S: {cards}"),
        )
        if is_samurai(card)
        else (
            N_("{number} is a villager, and you don't have it. You may play {cards}."),
            NP_("braille", "{number} is V: {cards}"),
        )
    )
    return phrase(text, braille=braille, number=card, cards=cards(playable(view)))


def _token_spent(view: HagakureView, token: Token) -> Phrase:
    unspent = view.open.unspent[view.seat]
    if not unspent:
        return phrase(
            N_("Not {token}: you have used that token, and each works once. You may pass."),
            brief=N_("Not {token}, used before: pass."),
            braille=NP_("braille", "No {token}, used, pass"),
            token=WORD[token],
        )
    return phrase(
        N_(
            "Not {token}: you have used that token, and each works once."
            " You still have {tokens}, or pass."
        ),
        brief=N_("Not {token}, used before: {tokens}, or pass."),
        braille=NP_("braille", "No {token}, have {tokens}, pass"),
        token=WORD[token],
        tokens=words_of(unspent),
    )
