"""Why a card, or what is to be done with it, is refused."""

from typing import Final, cast

from access_play.core.refusals import Refusal
from access_play.games.joraku.cards import NUMBERS, UNKNOWN, Cards, Suit, card_of
from access_play.games.joraku.lawful import playable
from access_play.games.joraku.reasons import EffectFault
from access_play.games.joraku.state import SKIRMISH, JorakuView
from access_play.games.joraku.words.area_words import AREA, TO
from access_play.games.joraku.words.card_words import SUIT, THE_CARD, cards, one_of
from access_play.games.joraku.words.question_words import shortest
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, phrase

_LARGEST_SAID: Final = 999
"""Nobody wants to hear a longer number again."""
_ASIDE_OF_NONE: Final = phrase(
    N_("Nobody can go aside: you place no samurai. Place one at least."),
    brief=N_("None placed, so none aside: place one."),
    braille=NP_("braille", "None aside of 0S, place one"),
)


def not_in_hand(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse a card that isn't held, or not twice, or is no card."""
    held = view.hand
    may_take = cards(playable(view) if view.open.phase is SKIRMISH else held)
    card = card_of(str(refused.params.get("card", "")))
    if card == UNKNOWN:
        return phrase(
            N_("This game has no such card. You may take {cards}."),
            brief=N_("No such card: {cards}."),
            braille=NP_("braille", "No such: {cards}"),
            cards=may_take,
        )
    if card in held:
        return phrase(
            N_("Not {card} twice: you have it once. You may take {cards}."),
            brief=N_("Not {card} twice: {cards}."),
            braille=NP_("braille", "{card} once: {cards}"),
            card=THE_CARD[card],
            cards=may_take,
        )
    return phrase(
        N_("Not {card}: you don't have it. You may take {cards}."),
        brief=N_("Not {card}, not in hand: {cards}."),
        braille=NP_("braille", "No {card}: {cards}"),
        card=THE_CARD[card],
        cards=may_take,
    )


def must_follow_suit(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse a card of another suit than was led."""
    del view
    allowed: Cards = tuple(map(card_of, cast("list[str]", refused.params["allowed"])))
    return phrase(
        N_("Not {card}: {suit} was led, so play {allowed}."),
        brief=N_("Not {card}, {suit} led: {allowed}."),
        braille=NP_("braille", "No {card}, follow {short}"),
        card=THE_CARD[card_of(str(refused.params["card"]))],
        suit=SUIT[Suit(str(refused.params["suit"]))],
        allowed=one_of(allowed),
        short=shortest(allowed),
    )


def supply_short(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse to place more samurai than the supply holds."""
    del view
    count, supply = cast("int", refused.params["count"]), cast("int", refused.params["supply"])
    if not supply:
        return phrase(
            N_("No samurai can be placed: your supply is empty. Place none, or choose to act."),
            brief=N_("Supply empty: place none, or act."),
            braille=NP_("braille", "Supply 0S, place none or act"),
        )
    if count > _LARGEST_SAID:
        return phrase(
            N_("Not so many samurai: your supply holds {supply}. You may place that many."),
            brief=N_("Not so many, supply {supply}: place that many."),
            braille=NP_("braille", "Too many S, supply {supply}"),
            supply=supply,
        )
    return phrase(
        NN_(
            "Not {count} samurai: your supply holds {supply}. You may place that many.",
            "Not {count} samurai: your supply holds {supply}. You may place that many.",
        ),
        brief=N_("Not {count}, supply {supply}: place that many."),
        braille=NP_("braille", "No {count}S, supply {supply}"),
        count=count,
        supply=supply,
    )


def wrong_effect(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse what a card may not do."""
    del view
    card = card_of(str(refused.params["card"]))
    named, area = THE_CARD[card], NUMBERS[card]
    match refused.params["fault"]:
        case EffectFault.NUMBER_WITH_AREAS:
            return phrase(
                N_("Not with {card}: it places samurai {area} only, or acts. Choose one of these."),
                brief=N_("Not with {card}, only {area}: place there, or act."),
                braille=NP_("braille", "{card}: place in {name}, or act"),
                card=named,
                area=TO[area],
                name=AREA[area],
            )
        case EffectFault.NINJA_WITH_EFFECT:
            return phrase(
                N_(
                    "Not so with {card}: a Ninja gives no action points and places anywhere."
                    " Name areas, for example ninja 0, 1, 1."
                ),
                brief=N_("Not so, a Ninja only places: name areas, like ninja 0, 1, 1."),
                braille=NP_("braille", "N only places: ninja 0, 1, 1"),
                card=named,
            )
        case EffectFault.TOO_MANY:
            return phrase(
                N_("Not so many samurai: a card places {most} at most. Place {most} or fewer."),
                brief=N_("Not so many, {most} at most: place {most} or fewer."),
                braille=NP_("braille", "Too many, {most}S at most"),
                most=cast("int", refused.params["most"]),
            )
        case EffectFault.ASIDE_NOT_IN_PLAY:
            return phrase(
                N_("Nobody can go aside: Open road isn't in play. Place all of them {area}."),
                brief=N_("No aside without Open road: place all {area}."),
                braille=NP_("braille", "No aside, all in {name}"),
                area=TO[area],
                name=AREA[area],
            )
        case _:
            return _ASIDE_OF_NONE


def no_such_area(view: JorakuView, refused: Refusal) -> Phrase:
    """Refuse a Ninja's area that isn't on the map."""
    del view
    area = cast("int", refused.params["area"])
    if abs(area) > _LARGEST_SAID:
        return phrase(
            N_("There is no such area: a Ninja places in areas 0 to 6, Kyoto to Shinano."),
            brief=N_("No such area: name some from 0 to 6."),
            braille=NP_("braille", "No such area, only 0 to 6"),
        )
    return phrase(
        N_("There is no area {area}: a Ninja places in areas 0 to 6, Kyoto to Shinano."),
        brief=N_("No area {area}: name some from 0 to 6."),
        braille=NP_("braille", "No area {area}, only 0 to 6"),
        area=area,
    )
