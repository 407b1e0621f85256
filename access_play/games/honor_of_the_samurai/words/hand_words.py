"""A seat's own cards, together and one by one."""

from access_play.games import shared_words
from access_play.games.honor_of_the_samurai.cards import STAYS, Card, Cards
from access_play.games.honor_of_the_samurai.marks import describe, felt
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.card_words import CardNames, names_in
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase


def hand(view: HonorView) -> tuple[Phrase, ...]:
    """Name the seat's own cards by kind."""
    return own_cards(view.hand, names_in(view))


def own_cards(held: Cards, names: CardNames) -> tuple[Phrase, ...]:
    """Name a listener's own cards by kind, in as many lines as braille needs."""
    if not held:
        return (shared_words.EMPTY_HAND,)
    first, *others = names.cards_in_lines(held)
    return (shared_words.own_cards(first), *map(shared_words.more_own_cards, others))


def hand_item(view: HonorView, number: int) -> Phrase | None:
    """Describe the card at a place of the hand, from 1, with its values and its mark."""
    if not 1 <= number <= len(view.hand):
        return None
    card = view.hand[number - 1]
    template = (
        N_("Card {number}, {card}: {values}. {mark}")
        if card in STAYS
        else N_("Card {number}, {card}. {mark}")
    )
    return phrase(
        template,
        braille=NP_("braille", "{card}: {felt}"),
        number=number,
        card=names_in(view).a[card],
        values=values(view, card),
        mark=describe(card),
        felt=felt(card),
    )


def values(view: HonorView, card: Card) -> Phrase:
    """Say what is printed on a card that stays on the table, as part of a sentence."""
    printed = view.open.terms.deck.values[card]
    return phrase(
        NP_("values", "honor {honor}, ki {ki}, strength {strength}"),
        braille=NP_("braille|values", "hon {honor}, ki {ki}, str {strength}"),
        honor=printed.honor,
        ki=printed.ki,
        strength=printed.strength,
    )
