"""Reading what is done with a card: giving it, placing samurai, or acting."""

from collections.abc import Sequence
from itertools import chain, product
from typing import Final

from access_play.games.joraku.cards import DECK, HIGHEST, NUMBERS, Card, Cards, is_ninja
from access_play.games.joraku.commands.saying import (
    BadCount,
    Gift,
    HalfCard,
    Moves,
    NoSuchCard,
    NotHeld,
    OneOf,
    OneOfCards,
    Said,
    Unfinished,
)
from access_play.games.joraku.lawful import playable
from access_play.games.joraku.moves import GIVEN, Act, Give, Move, Place, Scatter
from access_play.games.joraku.reading import Item, Named, area_of, cards_said
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.typed import AREA_WORDS, SUIT_WORDS, Sense

_CARD_ITEMS: Final = frozenset({*SUIT_WORDS, Sense.NINJA})
_EFFECTS: Final = frozenset({Sense.PLACE, Sense.ACT})
_LONGEST_NINJA: Final = 10
"""More areas are not read: nobody has more samurai."""


def read_gift(view: JorakuView, pieces: Sequence[Sequence[Item]]) -> Said | None:
    """Read cards that are given to the left, in the way in which they are held, if there is one."""
    words = [[item for item in piece if item is not Sense.GIVE] for piece in pieces]
    ways = [[*cards_said(piece)] for piece in words]
    every = [[card for piece in way for card in piece] for way in product(*ways)]
    if not every:
        suits = [*chain.from_iterable(words)]
        return Gift(0) if suits and {*suits} <= {*SUIT_WORDS} else None
    held = [named for named in every if all(one.among(view.hand) for one in named)]
    return _gift(view, (held or every)[0])


def _gift(view: JorakuView, named: Sequence[Named]) -> Said:
    if len(named) != GIVEN:
        return Gift(len(named))
    chosen: list[Card] = []
    for one in named:
        found = _held(view, one, playing=False)
        if not isinstance(found, tuple):
            return found
        free = tuple([card for card in found if card not in chosen]) or found
        if len(free) > 1:
            return OneOfCards(free)
        chosen.append(free[0])
    return Moves((Give(tuple(sorted(chosen))),))


def read_card(view: JorakuView, items: Sequence[Item]) -> Said | None:
    """Read a card with what it is played for."""
    effect_first = items[0] in _EFFECTS and {*items[1:2]} <= _CARD_ITEMS
    parted = _card_and_rest([*items[1:], items[0]] if effect_first else items)
    if parted is None:
        return Unfinished.CARD if {*items} & {*SUIT_WORDS, Sense.PLACE, Sense.ACT} else None
    named, rest = parted
    found = _held(view, named, playing=True)
    if not isinstance(found, tuple):
        return found
    said = [_played(card, rest) for card in found]
    if len(said) == 1:
        return said[0]
    moves = [move for one in said if isinstance(one, Moves) for move in one.moves]
    return OneOf(tuple(moves)) if moves else OneOfCards(found)


def _card_and_rest(items: Sequence[Item]) -> tuple[Named, tuple[Item, ...]] | None:
    """Take the card off the beginning, or a number before the word for an effect."""
    match items:
        case [Sense() as suit, Sense.NINJA, *rest] if suit in SUIT_WORDS:
            return Named(None, SUIT_WORDS[suit]), tuple(rest)
        case [Sense.NINJA, Sense() as suit, *rest] if suit in SUIT_WORDS:
            return Named(None, SUIT_WORDS[suit]), tuple(rest)
        case [Sense.NINJA, *rest]:
            return Named(None), tuple(rest)
        case [Sense() as suit, int(number), *rest] if suit in SUIT_WORDS:
            return Named(number, SUIT_WORDS[suit]), tuple(rest)
        case [int(number), Sense() as suit, *rest] if suit in SUIT_WORDS:
            return Named(number, SUIT_WORDS[suit]), tuple(rest)
        case [int(number)] | [int(number), Sense.PLACE | Sense.ACT, *_]:
            return Named(number), tuple(items[1:])
        case _:
            return None


def _held(view: JorakuView, named: Named, *, playing: bool) -> Cards | NotHeld | NoSuchCard:
    """Find the cards that may be meant: those in hand, lawful ones before others."""
    if named.number is not None and not 1 <= named.number <= HIGHEST:
        return NoSuchCard(named.number)
    held = named.among(view.hand)
    if not held:
        return NotHeld(named) if named.suit is None else named.among(DECK)
    lawful = tuple([card for card in held if card in playable(view)]) if playing else ()
    return lawful if len(lawful) == 1 else held


def _played(card: Card, rest: Sequence[Item]) -> Said | None:
    """Read what a card is played for."""
    kinds = {*rest} & {Sense.ACT, Sense.PLACE}
    if len(kinds) > 1 or {*rest} & _CARD_ITEMS:
        return None
    if Sense.ACT in kinds:
        numbers = [item for item in rest if item is not Sense.ACT]
        return Moves((Act(card),)) if {*numbers} <= {NUMBERS[card]} else None
    words = [item for item in rest if item is not Sense.PLACE]
    if is_ninja(card):
        unclear = kinds and len(words) == 1 and isinstance(words[0], int) and words[0]
        return HalfCard(card) if unclear else _scattered(card, words)
    if not words or (not kinds and not {*words} & {Sense.SAMURAI, Sense.NONE, Sense.COUNTER}):
        areas = [area for area in map(area_of, words) if area is not None]
        whole = not kinds and len(areas) > 1 and len(areas) == len(words)
        return Moves((Scatter(card, tuple(sorted(areas))),)) if whole else HalfCard(card)
    return _placed(card, words)


def _placed(card: Card, words: Sequence[Item]) -> Said | None:
    """Read how many samurai a numbered card places, and where one goes aside."""
    aside: int | None = None
    if Sense.ASIDE in words:
        at = words.index(Sense.ASIDE)
        behind = [area for area in map(area_of, words[at + 1 :]) if area is not None]
        if len(behind) != 1 or len(words) != at + 2:
            return None
        aside, words = behind[0], words[:at]
    numbers = [item for item in words if isinstance(item, int)]
    areas = {AREA_WORDS[item] for item in words if isinstance(item, Sense) and item in AREA_WORDS}
    if Sense.NONE in words and not numbers:
        numbers = [0]
    if len(numbers) != 1 or len(areas) > 1:
        return None if numbers else HalfCard(card)
    count = numbers[0]
    if count < 0:
        return BadCount(count)
    if areas - {NUMBERS[card]}:
        return Moves((Scatter(card, tuple(areas) * min(count, _LONGEST_NINJA)),))
    return Moves((Place(card, count, aside),))


def _scattered(card: Card, words: Sequence[Item]) -> Said | None:
    """Read where the samurai of a Ninja go."""
    if words in ([Sense.NONE], [0, Sense.SAMURAI]):
        return Moves((Scatter(card, ()),))
    counts = bool({*words} & {Sense.SAMURAI, Sense.COUNTER})
    words = [item for item in words if item not in {Sense.SAMURAI, Sense.COUNTER}]
    if counts or _alternates(words):
        return _counted(card, words, sure=counts)
    areas = [area for area in map(area_of, words) if area is not None]
    if not words:
        return HalfCard(card)
    if len(areas) != len(words) or len(areas) > _LONGEST_NINJA:
        return None
    return Moves((Scatter(card, tuple(sorted(areas))),))


def _alternates(words: Sequence[Item]) -> bool:
    """Tell "2 omi 1 kyoto", which may be counts of samurai or numbers of areas."""
    numbers = [isinstance(item, int) for item in words]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
    return bool(pairs) and len(words) % 2 == 0 and all(one != other for one, other in pairs)


def _counted(card: Card, words: Sequence[Item], *, sure: bool) -> Said | None:
    """Read counts of samurai, each before or behind its area.

    Args:
        card: the Ninja.
        words: numbers and areas.
        sure: whether the numbers are counts, and cannot be areas.
    """
    areas: list[int] = []
    for one, other in zip(words[::2], words[1::2], strict=False):
        behind = isinstance(one, Sense) and isinstance(other, int)
        count, place = (other, area_of(one)) if behind else (one, area_of(other))
        if not isinstance(count, int) or place is None or not 0 <= count <= _LONGEST_NINJA:
            return None
        areas += [place] * count
    if len(words) % 2 or not words:
        return HalfCard(card)
    counted: Move = Scatter(card, tuple(sorted(areas)))
    if sure:
        return Moves((counted,))
    as_areas = [area for area in map(area_of, words) if area is not None]
    return OneOf((counted, Scatter(card, tuple(sorted(as_areas)))))
