"""The words in which moves of Hagakure are typed, and what each may mean."""

from enum import Enum, auto
from functools import lru_cache
from typing import Final

from access_play.games.hagakure.moves import Token
from access_play.language.lexicon import Lexicon
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary


class Sense(Enum):
    """What a typed word may mean."""

    PLAY = auto()
    VILLAGER = auto()
    SAMURAI = auto()
    FOOL = auto()
    TOKEN = auto()
    DOUBLE = auto()
    ZERO = auto()
    VILLAGERS = auto()
    EXCHANGE = auto()
    LOOK = auto()
    PASS = auto()
    YES = auto()
    """Answers whether a token is played, and leaves open which."""
    YOMI = auto()
    SEAT = auto()
    """Stands before the number of a seat."""
    HAND = auto()
    """Adds nothing to an exchange; alone it is a question of the program."""
    POINTS = auto()
    """Adds nothing to a token that changes them: "double points", "score zero"."""
    COUNTER = auto()
    """Adds nothing behind a number: 18番."""
    FILLER = auto()
    """Adds nothing anywhere: an article, a particle."""


_SENSES: Final[dict[Message, Sense]] = {
    NP_("typed", "play, use, lead"): Sense.PLAY,
    NP_("typed", "villager, v"): Sense.VILLAGER,
    NP_("typed", "samurai, s"): Sense.SAMURAI,
    NP_("typed", "fool, f, old fool"): Sense.FOOL,
    NP_("typed", "token, nobori, nobori token"): Sense.TOKEN,
    NP_("typed", "double, x2, 2x"): Sense.DOUBLE,
    NP_("typed", "zero, x0, 0x, 0 points"): Sense.ZERO,
    NP_("typed", "villagers, villager, villager bonus"): Sense.VILLAGERS,
    NP_("typed", "swap, exchange"): Sense.EXCHANGE,
    NP_("typed", "look, see"): Sense.LOOK,
    NP_("typed", "pass, pass my turn, no token, no, none"): Sense.PASS,
    NP_("typed", "yes, y, ok"): Sense.YES,
    NP_("typed", "yomi, goze"): Sense.YOMI,
    NP_("typed", "seat, player, seat number"): Sense.SEAT,
    NP_("typed", "hand, 's hand, hands"): Sense.HAND,
    NP_("typed", "points, score"): Sense.POINTS,
    NP_("typed", "number"): Sense.COUNTER,
    NP_(
        "typed",
        "i'll, the, a, an, my, all, at, in, of, to, with, card, cards, number, 's, please",
    ): Sense.FILLER,
}
"""A list of words belongs to the sense beside it; a word may stand in several lists."""

TOKENS: Final = {
    Sense.DOUBLE: Token.DOUBLE,
    Sense.ZERO: Token.ZERO,
    Sense.VILLAGERS: Token.VILLAGERS,
    Sense.EXCHANGE: Token.EXCHANGE,
    Sense.LOOK: Token.LOOK,
}
"""The tokens by the words that mean them."""


@lru_cache(maxsize=8)
def lexicon(vocabulary: Vocabulary) -> Lexicon[Sense]:
    """Return the words of one language, English always among them."""
    return Lexicon(vocabulary, _SENSES)
