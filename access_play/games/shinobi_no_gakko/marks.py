"""The tactile marks of the ninja cards and the two tokens.

The game has no sheet of its own for blind players. The project marks the numbers with the
code of the French sheet for another game, and says that this is its own doing.
"""

from typing import Final

from access_play.games.shinobi_no_gakko.cards import Card
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.marks import Figure, Mark, Pads, mark_words
from access_play.tactile.number_code import words_for

SHURIKEN: Final[Mark] = Figure.STAR
SEAL: Final[Mark] = Pads()
"""What is on each token; no card has either."""


def describe(card: Card) -> Phrase:
    """Say which marks a finger finds on a card, in a whole sentence that does not name it."""
    return phrase(
        N_("This project's own mark, at the top left: {marks}."),
        braille=NP_("braille", "Top left {marks}"),
        marks=words_for(card),
    )


def describe_token(mark: Mark) -> Phrase:
    """Say which mark a finger finds on a token, in a whole sentence that does not name it."""
    return phrase(
        N_("This project's own mark, on the token: {mark}."),
        braille=NP_("braille", "On the token: {mark}"),
        mark=mark_words(mark),
    )
