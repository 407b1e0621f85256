"""The words in which moves of Shinobi no Gakkō are typed, and what each may mean."""

from enum import Enum, auto
from functools import lru_cache
from typing import Final

from access_play.language.lexicon import Lexicon
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary


class Sense(Enum):
    """What a typed word may mean."""

    PLAY = auto()
    COLLECT = auto()
    PASS = auto()
    DIVIDE = auto()
    HEAVEN = auto()
    EARTH = auto()
    LOW = auto()
    HIGH = auto()
    ONE = auto()
    TWO = auto()
    THREE = auto()
    FOUR = auto()
    FIVE = auto()
    BOTH = auto()
    """Before a number: two of it; alone with a pass: with both piles."""
    ALL = auto()
    """Before a number: as many of it as there are."""
    PLURAL = auto()
    """Behind a number that nothing counts: as many of it as there are."""
    TIMES = auto()
    """Between how many and a number: 2x9."""
    COUNTER = auto()
    """Behind how many, which stands behind the number: 9が2枚."""
    SEAL = auto()
    SHURIKEN = auto()
    LINE = auto()
    DISCARDS = auto()
    PENALTY = auto()
    MINUS = auto()
    """The sign before a number, for which there is no card."""
    THEN = auto()
    """Parts what one pile does from what the other one does."""
    FILLER = auto()
    """Adds nothing anywhere: an article, a particle."""


_SENSES: Final[dict[Message, Sense]] = {
    NP_("typed", "play, put, lay"): Sense.PLAY,
    NP_("typed", "collect, take, pick up, pick, gather"): Sense.COLLECT,
    NP_("typed", "pass, skip"): Sense.PASS,
    NP_("typed", "divide, split, share out"): Sense.DIVIDE,
    NP_("typed", "heaven, h"): Sense.HEAVEN,
    NP_("typed", "earth, e"): Sense.EARTH,
    NP_("typed", "low, lower, lowest, small"): Sense.LOW,
    NP_("typed", "high, higher, highest, big"): Sense.HIGH,
    NP_("typed", "one, single"): Sense.ONE,
    NP_("typed", "two, pair, pair of, double"): Sense.TWO,
    NP_("typed", "three, triple"): Sense.THREE,
    NP_("typed", "four"): Sense.FOUR,
    NP_("typed", "five"): Sense.FIVE,
    NP_("typed", "both, both of, both piles"): Sense.BOTH,
    NP_("typed", "all, all of, all my, every"): Sense.ALL,
    NP_("typed", "s, 's"): Sense.PLURAL,
    NP_("typed", "x, times"): Sense.TIMES,
    NP_("typed", "copies, pieces"): Sense.COUNTER,
    NP_("typed", "seal, sealed, sealing"): Sense.SEAL,
    NP_("typed", "shuriken"): Sense.SHURIKEN,
    NP_("typed", "line, field"): Sense.LINE,
    NP_("typed", "discards, discard, discarded"): Sense.DISCARDS,
    NP_("typed", "minus, -"): Sense.MINUS,
    NP_("typed", "then, and then"): Sense.THEN,
    NP_("typed", "penalty, points, scoring, score"): Sense.PENALTY,
    NP_(
        "typed",
        "the, a, an, my, at, on, to, from, in, into, of, with, and, end, side, pile, is,"
        " card, cards, number, please",
    ): Sense.FILLER,
}
"""A list of words belongs to the sense beside it; a word may stand in several lists."""


@lru_cache(maxsize=8)
def lexicon(vocabulary: Vocabulary) -> Lexicon[Sense]:
    """Return the typed words of one language, English always among them."""
    return Lexicon(vocabulary, _SENSES)
