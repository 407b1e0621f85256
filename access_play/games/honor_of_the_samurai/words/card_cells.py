"""How much of a line of braille a card takes in each language; a test holds it to the catalogs."""

from collections.abc import Mapping
from operator import add
from typing import Final

from access_play.games.honor_of_the_samurai import cards as kinds
from access_play.games.honor_of_the_samurai.cards import OKUGATA, Card
from access_play.games.honor_of_the_samurai.deck import OkugataValues
from access_play.games.parting import Cells

_TAKES: Final[Mapping[Card, Cells]] = {
    1: Cells(9, 9, 6),
    2: Cells(10, 10, 5),
    3: Cells(7, 7, 4),
    4: Cells(8, 8, 5),
    5: Cells(7, 7, 5),
    6: Cells(5, 5, 3),
    7: Cells(8, 8, 4),
    8: Cells(5, 5, 3),
    9: Cells(5, 5, 5),
    10: Cells(8, 8, 5),
    kinds.CASTLE_ODAWARA: Cells(8, 8, 8),
    kinds.CASTLE_OSAKA: Cells(6, 6, 7),
    kinds.CASTLE_HIMEJI: Cells(7, 7, 7),
    kinds.CAVALRY: Cells(3, 5, 5),
    kinds.LANCERS: Cells(4, 4, 5),
    kinds.FOOT_SOLDIERS: Cells(4, 4, 5),
    kinds.WARRIOR_MONKS: Cells(5, 6, 4),
    kinds.NO_DACHI: Cells(8, 8, 4),
    kinds.DAISHO: Cells(6, 6, 6),
    kinds.SWORDSMITH: Cells(5, 8, 6),
    kinds.GUNPOWDER: Cells(3, 3, 5),
    kinds.NOH_THEATER: Cells(4, 2, 6),
    kinds.HOUSE_GUARD: Cells(5, 5, 4),
    kinds.NINJA_SPY: Cells(3, 6, 4),
    kinds.ELITE_NINJA_SPY: Cells(9, 9, 5),
    kinds.NINJA_ASSASSIN: Cells(8, 8, 3),
    kinds.DISHONOR: Cells(8, 10, 3),
    kinds.SAVE_FACE: Cells(4, 4, 5),
}
_BESIDE_DIGITS: Final = 2
"""A number sign and a blank."""
_OKUGATA_MORE: Final = 2
"""Their own number stands there too, so a word or a sign parts both."""


_OKUGATA_AND_SIGN: Final = Cells(6, 6, 7)
"""Her name, a blank and a number sign."""
_KI: Final = Cells(3, 3, 5)
_MINUS: Final = Cells(6, 6, 5)


def takes(card: Card, count: int, okugata: OkugataValues) -> Cells:
    """Return at least what cards of one kind take, with how many they are."""
    alone = _TAKES.get(card) or _okugata(card, okugata)
    if count == 1:
        return alone
    more = _BESIDE_DIGITS + len(str(count)) + _OKUGATA_MORE * (card in OKUGATA)
    return alone.without(-more)


def _okugata(card: Card, okugata: OkugataValues) -> Cells:
    """Count an okugata by the number that names her."""
    value = (okugata.ki if okugata.by_ki else okugata.honor)[card - kinds.OKUGATA_10_3]
    takes = _OKUGATA_AND_SIGN.without(-len(str(abs(value))))
    for words, said in ((_KI, okugata.by_ki), (_MINUS, value < 0)):
        takes = Cells(*map(add, takes, words)) if said else takes
    return takes
