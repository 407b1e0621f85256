"""The tactile marks of the ninja cards.

The game has no sheet of its own for blind players. The project marks the numbers with the
code of the French sheet for another game, and says that this is its own doing.
"""

from access_play.games.shinobi_no_gakko.cards import Card
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for


def describe(card: Card) -> Phrase:
    """Say which marks a finger finds on a card, in a whole sentence that does not name it."""
    return phrase(
        N_("This project's own mark, at the top left: {marks}."),
        braille=NP_("braille", "Top left: {marks}"),
        marks=words_for(card),
    )
