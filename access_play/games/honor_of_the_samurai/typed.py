"""The words in which moves of Honor of the Samurai are typed, and what each may mean."""

from enum import Enum, auto
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from access_play.games.honor_of_the_samurai import cards as kinds
from access_play.games.honor_of_the_samurai.cards import ARMIES, CASTLES, DAIMYO, OKUGATA, Card
from access_play.language.lexicon import Lexicon
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary


class Sense(Enum):
    """What a typed word may mean, beside a card."""

    DRAW = auto()
    PLACE = auto()
    SPY = auto()
    ELITE = auto()
    ASSASSIN = auto()
    DISHONOR = auto()
    DISCARD = auto()
    SHOGUN = auto()
    ATTACK = auto()
    ALLY = auto()
    DISSOLVE = auto()
    END = auto()
    ACCEPT = auto()
    SAVE_FACE = auto()
    PASS = auto()
    SEPPUKU = auto()
    TAKE = auto()
    BURN = auto()
    ALWAYS = auto()
    ASK_ME = auto()
    DAIMYO = auto()
    """A house, a target, or with a number one of the ten."""
    SAMURAI = auto()
    ME = auto()
    SEAT = auto()
    """Stands before the number of a seat."""
    FILLER = auto()
    """Adds nothing anywhere: an article, a particle, "play", "declare"."""


class Named(msgspec.Struct, frozen=True):
    """A word for cards: one kind, or several where the word does not tell which."""

    cards: frozenset[Card]


Word: TypeAlias = Sense | Named


def _one(card: Card) -> Named:
    return Named(frozenset({card}))


_SENSES: Final[dict[Message, Word]] = {
    NP_("typed", "draw"): Sense.DRAW,
    NP_("typed", "place, put"): Sense.PLACE,
    NP_("typed", "spy, spies, ninja spy, steal"): Sense.SPY,
    NP_("typed", "elite, elite spy, elite ninja spy"): Sense.ELITE,
    NP_("typed", "assassinate, assassin, kill, ninja assassin"): Sense.ASSASSIN,
    NP_("typed", "dishonor, dishonour"): Sense.DISHONOR,
    NP_("typed", "discard, destroy, throw away"): Sense.DISCARD,
    NP_("typed", "shogun"): Sense.SHOGUN,
    NP_("typed", "attack"): Sense.ATTACK,
    NP_("typed", "ally, alliance"): Sense.ALLY,
    NP_("typed", "dissolve, leave alliance"): Sense.DISSOLVE,
    NP_("typed", "end, done, end turn, turn over"): Sense.END,
    NP_("typed", "accept, lose"): Sense.ACCEPT,
    NP_("typed", "save face, face"): Sense.SAVE_FACE,
    NP_("typed", "pass, no"): Sense.PASS,
    NP_("typed", "seppuku"): Sense.SEPPUKU,
    NP_("typed", "take, keep"): Sense.TAKE,
    NP_("typed", "burn"): Sense.BURN,
    NP_("typed", "always"): Sense.ALWAYS,
    NP_("typed", "ask me, ask me again"): Sense.ASK_ME,
    NP_("typed", "until my turn, until my own turn, till my turn"): Sense.FILLER,
    NP_("typed", "daimyo, d"): Sense.DAIMYO,
    NP_("typed", "samurai, s"): Sense.SAMURAI,
    NP_("typed", "my, mine, own, me, myself"): Sense.ME,
    NP_("typed", "seat, player"): Sense.SEAT,
    NP_("typed", "nobunaga, oda nobunaga, oda"): _one(1),
    NP_("typed", "hideyoshi, toyotomi hideyoshi, toyotomi"): _one(2),
    NP_("typed", "ieyasu, tokugawa ieyasu, tokugawa"): _one(3),
    NP_("typed", "shingen, takeda shingen, takeda"): _one(4),
    NP_("typed", "uesugi"): _one(5),
    NP_("typed", "mori"): _one(6),
    NP_("typed", "shimazu"): _one(7),
    NP_("typed", "date"): _one(8),
    NP_("typed", "hojo"): _one(9),
    NP_("typed", "imagawa"): _one(10),
    NP_("typed", "okugata, wife"): Named(frozenset(OKUGATA)),
    NP_("typed", "castle, castles"): Named(frozenset(CASTLES)),
    NP_("typed", "army, armies"): Named(frozenset(ARMIES)),
    NP_("typed", "odawara, odawara castle"): _one(kinds.CASTLE_ODAWARA),
    NP_("typed", "osaka, osaka castle"): _one(kinds.CASTLE_OSAKA),
    NP_("typed", "himeji, himeji castle"): _one(kinds.CASTLE_HIMEJI),
    NP_("typed", "cavalry, cav"): _one(kinds.CAVALRY),
    NP_("typed", "lancers, lancer, lanc"): _one(kinds.LANCERS),
    NP_("typed", "foot soldiers, foot, foot soldier"): _one(kinds.FOOT_SOLDIERS),
    NP_("typed", "warrior monks, monks, monk, warrior monk"): _one(kinds.WARRIOR_MONKS),
    NP_("typed", "no-dachi, nodachi, no dachi"): _one(kinds.NO_DACHI),
    NP_("typed", "daisho"): _one(kinds.DAISHO),
    NP_("typed", "swordsmith, smith, master swordsmith"): _one(kinds.SWORDSMITH),
    NP_("typed", "gunpowder weapons, gunpowder, gun, guns"): _one(kinds.GUNPOWDER),
    NP_("typed", "noh theater, noh, noh theatre, theater"): _one(kinds.NOH_THEATER),
    NP_("typed", "house guard, guard, guards, house guards"): _one(kinds.HOUSE_GUARD),
    NP_(
        "typed",
        "the, a, an, at, in, into, of, to, from, for, with, and, against, on, 's, house, card,"
        " cards, declare, play, send, use, turn, please, ninja, title, become, commit, choose,"
        " number, two, honor, honour, ki",
    ): Sense.FILLER,
}
"""A list of words belongs to what stands beside it; a word may stand in several lists."""

_WITHIN: Final = {Sense.FILLER, Sense.SEAT, Sense.ME, Sense.DAIMYO, Sense.SAMURAI}
OPENING: Final = tuple([word for word in _SENSES.values() if word not in _WITHIN])
"""What a line about a move begins with, articles aside."""
DAIMYO_NUMBERS: Final = tuple(sorted(DAIMYO))


@lru_cache(maxsize=8)
def lexicon(vocabulary: Vocabulary) -> Lexicon[Word]:
    """Return the words of one language, English always among them."""
    return Lexicon(vocabulary, _SENSES)
