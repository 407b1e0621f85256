"""A seat's own cards, together and one by one."""

from typing import Final

from access_play.games.hagakure.cards import FOOL, is_samurai
from access_play.games.hagakure.marks import describe
from access_play.games.hagakure.state import Cards, HagakureView
from access_play.games.hagakure.words.card_words import CARD, cards
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for

_NO_CARDS: Final = phrase(N_("Your hand is empty."), braille=NP_("braille", "No cards"))


def hand(view: HagakureView) -> Phrase:
    """Name the seat's own cards, grouped and sorted."""
    return own_cards(view.hand) if view.hand else _NO_CARDS


def hand_item(view: HagakureView, number: int) -> Phrase | None:
    """Describe the card at a place of the hand, from 1, with its tactile mark."""
    if not 1 <= number <= len(view.hand):
        return None
    card = view.hand[number - 1]
    if card == FOOL:
        braille = NP_("braille", "{card}: star")
    elif is_samurai(card):
        braille = NP_("braille", "{card}: pad, {marks}")
    else:
        braille = NP_("braille", "{card}: {marks}")
    return phrase(
        N_("Card {number}, {card}. {mark}"),
        braille=braille,
        number=number,
        card=CARD[card],
        mark=describe(card),
        marks=words_for(card),
    )


def own_cards(held: Cards) -> Phrase:
    """Name a listener's own cards, at least one."""
    return phrase(
        N_("Your hand: {cards}."),
        brief=N_("Hand: {cards}."),
        braille=NP_("braille", "{cards}"),
        cards=cards(held),
    )
