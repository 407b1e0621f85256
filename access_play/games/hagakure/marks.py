"""The tactile marks of Hagakure's cards (French sheet: Adaptation).

The sheet marks every samurai alike: a dot and a pad. So that 18 to 27 can be told apart
by touch, the project adds the number in the sheet's own code, and says that it does.
"""

from typing import Final

from access_play.games.hagakure.cards import FOOL, Card, is_samurai
from access_play.games.mark_words import number_at_top_left
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for

_FOOL: Final = phrase(N_("Mark: a star at the top left."), braille=NP_("braille", "Star top left"))


def describe(card: Card) -> Phrase:
    """Say which marks a finger finds on a card, in a whole sentence that does not name it."""
    if card == FOOL:
        return _FOOL
    if not is_samurai(card):
        return number_at_top_left(card)
    return phrase(
        N_("Mark: one dot at the top left, a clear pad in the center, and the number: {marks}."),
        braille=NP_("braille", "Pad, {marks}"),
        marks=words_for(card),
    )
