"""The tactile marks of Joraku: a proposal of the project's own.

The box has none. Numbers are in the number code that a French sheet made for another game;
pads in the center tell the suit, a star the Ninja and Kyoto.
"""

from typing import Final

from access_play.games.joraku.areas import KYOTO, Area
from access_play.games.joraku.cards import NUMBERS, SUITS, Card, Suit, is_ninja
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for

PADS: Final = {
    Suit.KATANA: phrase(
        NP_("mark", "one clear pad in the center"), braille=NP_("braille|mark", "1 pad")
    ),
    Suit.YARI: phrase(
        NP_("mark", "two clear pads in the center"), braille=NP_("braille|mark", "2 pads")
    ),
    Suit.GUN: phrase(
        NP_("mark", "three clear pads in the center"), braille=NP_("braille|mark", "3 pads")
    ),
}
"""How a finger tells the suits apart."""
PAD_COUNTS: Final = {suit: count for count, suit in enumerate(Suit, start=1)}
"""How many pads those are."""
_KYOTO: Final = phrase(
    N_("Mark at the edge, this project's proposal: a star."),
    braille=NP_("braille", "Edge: star"),
)
TOKEN: Final = phrase(
    N_(
        "Mark of a token, this project's proposal: one to four dots for the color,"
        " and a clear pad on a daimyo."
    ),
    braille=NP_("braille", "Token: 1 to 4 dots, D a pad"),
)
"""How a finger tells whose a token is, and a daimyo from a samurai."""
KACHIDOKI: Final = phrase(
    N_("Mark, this project's proposal: a star, without a pad."),
    braille=NP_("braille", "Star, no pad"),
)
"""How a finger finds the Kachidoki card."""

NINJA: Final = phrase(
    N_("Mark, this project's proposal: a star at the top left, and the pads of its suit."),
    braille=NP_("braille", "Top left: star; pads of suit"),
)
"""How a finger finds a Ninja of any suit."""


def describe(card: Card) -> Phrase:
    """Say which marks a finger finds on a card, in a whole sentence that does not name it."""
    pads = PADS[SUITS[card]]
    if is_ninja(card):
        return phrase(
            N_("Mark, this project's proposal: a star at the top left, {pads}."),
            braille=NP_("braille", "Top left: star; {pads}"),
            pads=pads,
        )
    return phrase(
        N_("Mark, this project's proposal: at the top left {marks}, {pads}."),
        braille=NP_("braille", "Top left: {marks}; {pads}"),
        marks=words_for(NUMBERS[card]),
        pads=pads,
    )


def describe_area(area: Area) -> Phrase:
    """Say which mark an area of the board has."""
    if area == KYOTO:
        return _KYOTO
    return phrase(
        N_("Mark at the edge, this project's proposal: {marks}."),
        braille=NP_("braille", "Edge: {marks}"),
        marks=words_for(area),
    )
