"""A seat's own cards, together and one by one."""

from access_play.games import shared_words
from access_play.games.joraku.cards import NUMBERS, SUITS, Cards, is_ninja
from access_play.games.joraku.marks import PADS, describe
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words.card_words import CARD, cards
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for


def hand(view: JorakuView) -> Phrase:
    """Name the seat's own cards, grouped and sorted."""
    return own_cards(view.hand) if view.hand else shared_words.EMPTY_HAND


def hand_item(view: JorakuView, number: int) -> Phrase | None:
    """Describe the card at a place of the hand, from 1, with its tactile mark."""
    if not 1 <= number <= len(view.hand):
        return None
    card = view.hand[number - 1]
    pads = PADS[SUITS[card]]
    if is_ninja(card):
        braille = NP_("braille", "{card}: star, {pads}")
    else:
        braille = NP_("braille", "{card}: {marks}, {pads}")
    return phrase(
        N_("Card {number}, {card}. {mark}"),
        braille=braille,
        number=number,
        card=CARD[card],
        mark=describe(card),
        marks=words_for(NUMBERS[card]),
        pads=pads,
    )


def own_cards(held: Cards) -> Phrase:
    """Name a listener's own cards, at least one."""
    return shared_words.own_cards(cards(held))
