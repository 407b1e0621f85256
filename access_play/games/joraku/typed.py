"""The words in which moves of Joraku are typed, and what each may mean."""

from enum import Enum, auto
from functools import lru_cache
from typing import Final

from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import Suit
from access_play.language.lexicon import Lexicon
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary


class Sense(Enum):
    """What a typed word may mean."""

    PLAY = auto()
    """Adds nothing to a card."""
    GIVE = auto()
    KATANA = auto()
    YARI = auto()
    GUN = auto()
    NINJA = auto()
    PLACE = auto()
    ACT = auto()
    ASIDE = auto()
    """One samurai beside the card's area."""
    DAIMYO = auto()
    SAMURAI = auto()
    MOVE = auto()
    REMOVE = auto()
    DONE = auto()
    NONE = auto()
    """Places nobody."""
    KYOTO = auto()
    OMI = auto()
    ISE = auto()
    OWARI = auto()
    MIKAWA = auto()
    TOTOMI = auto()
    SHINANO = auto()
    AREA = auto()
    """Stands before or behind the number of an area."""
    SEAT = auto()
    """Stands before the number of a seat."""
    COUNTER = auto()
    """Stands behind a number of samurai: 3個."""
    MINUS = auto()
    AND = auto()
    """Between two things, or before another step."""
    THEN = auto()
    """Before another step."""
    FILLER = auto()
    """Adds nothing anywhere: an article, a particle."""


_SENSES: Final[dict[Message, Sense]] = {
    NP_("typed", "play, lead, use"): Sense.PLAY,
    NP_("typed", "give, pass"): Sense.GIVE,
    NP_("typed", "katana, k"): Sense.KATANA,
    NP_("typed", "yari, y"): Sense.YARI,
    NP_("typed", "gun, g"): Sense.GUN,
    NP_("typed", "ninja, n"): Sense.NINJA,
    NP_("typed", "place, put, p"): Sense.PLACE,
    NP_("typed", "act, action, actions, action points, points, ap"): Sense.ACT,
    NP_("typed", "aside, beside, one aside, 1 aside"): Sense.ASIDE,
    NP_("typed", "daimyo, d"): Sense.DAIMYO,
    NP_("typed", "samurai, s, samurai token"): Sense.SAMURAI,
    NP_("typed", "move, go"): Sense.MOVE,
    NP_("typed", "remove, take away"): Sense.REMOVE,
    NP_("typed", "done, enough, finished"): Sense.DONE,
    NP_("typed", "none, nobody, no samurai"): Sense.NONE,
    NP_("typed", "kyoto, kyōto"): Sense.KYOTO,
    NP_("typed", "omi, ōmi"): Sense.OMI,
    NP_("typed", "ise"): Sense.ISE,
    NP_("typed", "owari"): Sense.OWARI,
    NP_("typed", "mikawa"): Sense.MIKAWA,
    NP_("typed", "totomi, tōtōmi"): Sense.TOTOMI,
    NP_("typed", "shinano"): Sense.SHINANO,
    NP_("typed", "area, number"): Sense.AREA,
    NP_("typed", "seat, player"): Sense.SEAT,
    NP_("typed", "piece, pieces"): Sense.COUNTER,
    NP_("typed", "minus"): Sense.MINUS,
    NP_("typed", "and"): Sense.AND,
    NP_("typed", "then, and then"): Sense.THEN,
    NP_("typed", "the, a, an, my, of, to, from, in, into, for, with, card, cards, 's, please"): (
        Sense.FILLER
    ),
}
"""A list of words belongs to the sense beside it; a word may stand in several lists."""

SUIT_WORDS: Final = {Sense.KATANA: Suit.KATANA, Sense.YARI: Suit.YARI, Sense.GUN: Suit.GUN}
AREA_WORDS: Final[dict[Sense, Area]] = {
    Sense.KYOTO: 0,
    Sense.OMI: 1,
    Sense.ISE: 2,
    Sense.OWARI: 3,
    Sense.MIKAWA: 4,
    Sense.TOTOMI: 5,
    Sense.SHINANO: 6,
}


@lru_cache(maxsize=8)
def lexicon(vocabulary: Vocabulary) -> Lexicon[Sense]:
    """Return the words of one language, English always among them."""
    return Lexicon(vocabulary, _SENSES)
