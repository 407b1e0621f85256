"""A seat's own cards, together and one by one."""

from access_play.games import shared_words
from access_play.games.hagakure.cards import FOOL, is_samurai
from access_play.games.hagakure.marks import describe
from access_play.games.hagakure.state import Cards, HagakureView
from access_play.games.hagakure.words.card_words import CARD, cards
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for


def hand(view: HagakureView) -> Phrase:
    """Name the seat's own cards, grouped and sorted."""
    return own_cards(view.hand) if view.hand else shared_words.EMPTY_HAND


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
    return shared_words.own_cards(cards(held))
