"""The tactile marks of the cards: a proposal of this project, in Hagakure's number code.

The box has none. A finger has to know only which kind a card is; its values are told.
"""

from typing import Final

from access_play.games.honor_of_the_samurai import cards as kinds
from access_play.games.honor_of_the_samurai.cards import DAIMYO, DECREE, SAMURAI, Card
from access_play.games.mark_words import number_at_top_left
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Phrase, phrase
from access_play.tactile.number_code import words_for

NUMBERS: Final[dict[Card, int]] = {
    **{daimyo: daimyo for daimyo in sorted(DAIMYO)},
    kinds.FOOT_SOLDIERS: 1,
    kinds.LANCERS: 2,
    kinds.CAVALRY: 3,
    kinds.WARRIOR_MONKS: 4,
    kinds.NO_DACHI: 5,
    kinds.DAISHO: 6,
    kinds.SWORDSMITH: 7,
    kinds.GUNPOWDER: 8,
    kinds.NOH_THEATER: 9,
    kinds.HOUSE_GUARD: 10,
    kinds.OKUGATA_10_3: 11,
    kinds.OKUGATA_5_4: 12,
    kinds.CASTLE_ODAWARA: 13,
    kinds.CASTLE_OSAKA: 14,
    kinds.CASTLE_HIMEJI: 15,
    kinds.NINJA_SPY: 16,
    kinds.ELITE_NINJA_SPY: 17,
    kinds.NINJA_ASSASSIN: 18,
    kinds.DISHONOR: 19,
    kinds.SAVE_FACE: 20,
}
"""The number at the top left of each kind; a daimyo has a pad besides."""

_PAD: Final = phrase(
    N_("Mark: a clear pad in the center, no number."), braille=NP_("braille", "Pad, no number")
)
_STAR: Final = phrase(N_("Mark: a star at the top left."), braille=NP_("braille", "Star top left"))


def describe(card: Card) -> Phrase:
    """Say which marks a finger finds on a card, in a whole sentence that does not name it."""
    if card in {SAMURAI, DECREE}:
        return _PAD if card == SAMURAI else _STAR
    if card in DAIMYO:
        return phrase(
            N_("Mark at the top left: {marks}; in the center a clear pad."),
            braille=NP_("braille", "{marks}; pad"),
            marks=words_for(NUMBERS[card]),
        )
    return number_at_top_left(NUMBERS[card])


def felt(card: Card) -> Part:
    """Say which marks a finger finds, as short as can be, behind the name of the card."""
    numbered = card in NUMBERS and card not in DAIMYO
    return words_for(NUMBERS[card]) if numbered else describe(card)
