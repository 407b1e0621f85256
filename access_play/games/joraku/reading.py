"""What the words of a typed line say in Joraku: numbers with their sign, areas and cards."""

import re
from collections.abc import Iterator, Sequence
from itertools import product, takewhile
from typing import Final, TypeAlias

import msgspec

from access_play.games.joraku.areas import Area
from access_play.games.joraku.cards import DECK, NINJA, NUMBERS, SUITS, Cards, Suit
from access_play.games.joraku.typed import AREA_WORDS, SUIT_WORDS, Sense, lexicon
from access_play.games.typed_lines import every_reading, spellings
from access_play.language.vocabulary import Vocabulary

Item: TypeAlias = Sense | int
"""A word by its meaning, or a number."""

_MINUS: Final = re.compile(
    r"(?:(?<![0-9a-z.])[-\u2010-\u2015\u2212]|(?<![0-9a-z.ぁ-ヿ])ー)(?=[0-9])"
)
"""A hyphen, a dash or a minus; the long sign too where it lengthens no kana."""
_NINJA_CODE: Final = re.compile(r"\b([kygf])n\b")
"""A Ninja as a braille display shows it, and as records have it."""
_TOO_LONG: Final = re.compile(r"[0-9]{10,}")
_ANY_LARGE_NUMBER: Final = "999999999"
_NO_CARD: Final = -1
"""What a typed 0 counts as, for a Ninja counts 0."""
_SILENT: Final = frozenset({Sense.FILLER, Sense.PLAY, Sense.THEN, Sense.AREA})


class Named(msgspec.Struct, frozen=True):
    """A card as it is named: its suit may be left out."""

    number: int | None
    """As it was typed, on a card or not; ``None`` for a Ninja."""
    suit: Suit | None = None

    def among(self, cards: Sequence[int]) -> Cards:
        """Return those cards that may be meant."""
        number = NINJA if self.number is None else self.number or _NO_CARD
        return tuple(
            [card for card in cards if NUMBERS[card] == number and self.suit in {None, SUITS[card]}]
        )


def prepared(line: str) -> str:
    """Write a folded line so that its numbers can be read: a sign as a word, none too long.

    The code of a Ninja is parted into its suit and the rest.
    """
    line = _NINJA_CODE.sub(r"\1 n", _MINUS.sub(" minus ", line))
    return _TOO_LONG.sub(_ANY_LARGE_NUMBER, line).strip()


def items_of(line: str, vocabulary: Vocabulary) -> Iterator[tuple[Item, ...]]:
    """Take a prepared line in every way in which all of it has a meaning, numbers signed."""
    for reading in every_reading(line, lexicon(vocabulary), Sense.FILLER):
        yield tuple(_signed(reading))


def telling(items: Sequence[Item]) -> tuple[Item, ...]:
    """Leave out what adds nothing anywhere."""
    return tuple([item for item in items if item not in _SILENT and item is not Sense.AND])


def parted(items: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """Part the words of a piece at each "and"; what adds nothing is left out."""
    part: list[Item] = []
    for item in items:
        if item is Sense.AND:
            yield tuple(part)
            part.clear()
        elif item not in _SILENT:
            part.append(item)
    yield tuple(part)


def area_of(item: Item) -> Area | None:
    """Return the area that an item names, on the map or not."""
    return item if isinstance(item, int) else AREA_WORDS.get(item)


def area_typed(typed: str, vocabulary: Vocabulary) -> int | None:
    """Find the area that a line names, and nothing but it; its words must be whole.

    Returns:
        A number, on the map or not; ``None`` where the line is something else.
    """
    words = lexicon(vocabulary).words_for(*AREA_WORDS)
    for line in map(prepared, spellings(typed)):
        for items in map(telling, items_of(line, vocabulary)):
            areas = {area_of(item) for item in items}
            whole = all(isinstance(item, int) for item in items) or line in words
            if len(areas) == 1 and whole:
                return areas.pop()
    return None


def suit_typed(typed: str, vocabulary: Vocabulary) -> Suit | None:
    """Find the suit that a line names, and nothing but it."""
    for line in map(prepared, spellings(typed)):
        for items in map(telling, items_of(line, vocabulary)):
            if len(items) == 1 and items[0] in SUIT_WORDS:
                return SUIT_WORDS[Sense(items[0])]
    return None


def cards_named(typed: str, vocabulary: Vocabulary) -> Cards:
    """Find the cards that a line names by suit and number, whoever holds them."""
    for line in map(prepared, spellings(typed)):
        for items in items_of(line, vocabulary):
            for cards in cards_said(items):
                if cards and all(card.suit for card in cards):
                    return tuple([card for one in cards for card in one.among(DECK)])
    return ()


def cards_said(items: Sequence[Item]) -> Iterator[tuple[Named, ...]]:
    """Read cards in every way in which their suits may belong to them.

    "katana 2 6", "5 katana", "le Ninja yari et le yari 2": a suit belongs to what is behind
    it up to the next suit, or to the one before it. Nothing comes of what is no card.
    """
    parts = [list(_one_part(part, ())) for part in parted(items) if part]
    for way in product(*parts):
        yield tuple([card for part in way for card in part])


def _one_part(items: Sequence[Item], before: tuple[Named, ...]) -> Iterator[tuple[Named, ...]]:
    """Read cards between which there is no mark and no "and"."""
    if not items:
        yield before
        return
    first, *rest = items
    if isinstance(first, Sense) and first in SUIT_WORDS:
        suit = SUIT_WORDS[first]
        behind = _cards_behind(rest)
        for count in range(len(behind), 0, -1):
            named = tuple([Named(number, suit) for number in behind[:count]])
            yield from _one_part(rest[count:], (*before, *named))
        if before and before[-1].suit is None:
            yield from _one_part(rest, (*before[:-1], Named(before[-1].number, suit)))
    elif first is Sense.NINJA or isinstance(first, int):
        number = first if isinstance(first, int) else None
        yield from _one_part(rest, (*before, Named(number)))


def _cards_behind(items: Sequence[Item]) -> list[int | None]:
    """Return the numbers, ``None`` for a Ninja, at the beginning of these words."""
    cards = takewhile(lambda item: isinstance(item, int) or item is Sense.NINJA, items)
    return [item if isinstance(item, int) else None for item in cards]


def _signed(reading: Sequence[Item]) -> Iterator[Item]:
    negative = False
    for item in reading:
        if item is Sense.MINUS:
            negative = True
        else:
            yield -item if negative and isinstance(item, int) else item
            negative = False
