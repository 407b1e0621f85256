"""Cards, piles, ends and the line of Shinobi no Gakkō as phrases."""

from collections.abc import Iterable, Iterator
from typing import Final

from access_play.games import parting
from access_play.games.parting import Cells
from access_play.games.shinobi_no_gakko.cards import HIGHEST, Bag, Group, groups
from access_play.games.shinobi_no_gakko.line import End, Line, sealed_end
from access_play.games.shinobi_no_gakko.moves import Pile
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Listing, Part, Phrase, numbers, phrase

_SHORT: Final[tuple[Message, ...]] = (
    NP_("braille|cards", "{number}"),
    NP_("braille|cards", "2x{number}"),
    NP_("braille|cards", "3x{number}"),
    NP_("braille|cards", "4x{number}"),
    NP_("braille|cards", "5x{number}"),
)


_WRITTEN_OUT: Final[tuple[Message, ...]] = (
    NP_("braille|list", "{number}"),
    NP_("braille|list", "2x{number}"),
    NP_("braille|list", "3x{number}"),
    NP_("braille|list", "4x{number}"),
    NP_("braille|list", "5x{number}"),
)
"""In a list of Japanese, where a count behind a number might be that of the numbers before."""


def _every_group(*by_copies: Message, shown: tuple[Message, ...] = _SHORT) -> dict[Group, Phrase]:
    """Name every group after one fashion, by how many cards it has."""
    return {
        Group(number, copies): phrase(text, braille=braille, number=number)
        for copies, (text, braille) in enumerate(zip(by_copies, shown, strict=True), start=1)
        for number in range(1, HIGHEST + 1)
    }


GROUP: Final = _every_group(
    NP_("cards", "{number}"),
    NP_("cards", "two {number}s"),
    NP_("cards", "three {number}s"),
    NP_("cards", "four {number}s"),
    NP_("cards", "five {number}s"),
)
"""A group alone."""
_LISTED: Final = _every_group(
    NP_("cards", "{number}"),
    NP_("cards", "two {number}s"),
    NP_("cards", "three {number}s"),
    NP_("cards", "four {number}s"),
    NP_("cards", "five {number}s"),
    shown=_WRITTEN_OUT,
)
"""A group as an item of a list."""
_ONE: Final = [
    phrase(NP_("one card", "{number}"), braille=_WRITTEN_OUT[0], number=number)
    for number in range(HIGHEST + 1)
]
"""A single card before cards that are counted: "3が1枚、4が2枚", not "3、4が2枚"."""
_ONE_EACH: Final = [
    phrase(NP_("one card each", "{number}"), braille=_WRITTEN_OUT[0], number=number)
    for number in range(HIGHEST + 1)
]
"""The last of several such cards: "2、3が1枚ずつ、4が2枚"."""
THE_GROUP: Final = _every_group(
    NP_("the cards", "the {number}"),
    NP_("the cards", "the two {number}s"),
    NP_("the cards", "the three {number}s"),
    NP_("the cards", "the four {number}s"),
    NP_("the cards", "the five {number}s"),
)
"""A group that lies somewhere, as what a verb acts on."""
SOME_CARDS: Final = _every_group(
    NP_("some cards", "{number}"),
    NP_("some cards", "two {number}s"),
    NP_("some cards", "three {number}s"),
    NP_("some cards", "four {number}s"),
    NP_("some cards", "five {number}s"),
)
"""A group out of a pile, as what a verb acts on."""
EITHER_GROUP: Final = _every_group(
    NP_("either of the cards", "the {number}"),
    NP_("either of the cards", "the two {number}s"),
    NP_("either of the cards", "the three {number}s"),
    NP_("either of the cards", "the four {number}s"),
    NP_("either of the cards", "the five {number}s"),
)
"""A group that lies somewhere, as one of those that a verb may act on."""
EITHER_CARDS: Final = _every_group(
    NP_("either of some cards", "{number}"),
    NP_("either of some cards", "two {number}s"),
    NP_("either of some cards", "three {number}s"),
    NP_("either of some cards", "four {number}s"),
    NP_("either of some cards", "five {number}s"),
)
"""A group out of a pile, as one of those that a verb may act on."""
NOT_SO_FEW: Final = _every_group(
    NP_("not so few", "one {number}"),
    NP_("not so few", "two {number}s"),
    NP_("not so few", "three {number}s"),
    NP_("not so few", "four {number}s"),
    NP_("not so few", "five {number}s"),
)
"""Cards that are too few, behind "not"."""

LEAST: Final = {
    1: phrase(NP_("least", "one card"), braille=NP_("braille|least", "one")),
    2: phrase(NP_("least", "two cards"), braille=NP_("braille|least", "two")),
    3: phrase(NP_("least", "three cards"), braille=NP_("braille|least", "three")),
    4: phrase(NP_("least", "four cards"), braille=NP_("braille|least", "four")),
    5: phrase(NP_("least", "five cards"), braille=NP_("braille|least", "five")),
}
"""How many cards at least, by their number."""

PILE: Final = {
    Pile.HEAVEN: phrase(NP_("pile", "Heaven"), braille=NP_("braille|pile", "H")),
    Pile.EARTH: phrase(NP_("pile", "Earth"), braille=NP_("braille|pile", "E")),
}
END: Final = {
    End.LOW: phrase(NP_("end", "low end"), braille=NP_("braille|end", "low")),
    End.HIGH: phrase(NP_("end", "high end"), braille=NP_("braille|end", "high")),
}
_NO_CARDS: Final = phrase(NP_("pile", "no cards"), braille=NP_("braille|pile", "empty"))

_LINE: Final = {
    None: (NP_("line", "{cards}"), NP_("braille|line", "{shown}")),
    End.LOW: (NP_("line", "{cards}, low end sealed"), NP_("braille|line", "{shown}, seal low")),
    End.HIGH: (NP_("line", "{cards}, high end sealed"), NP_("braille|line", "{shown}, seal high")),
}
_FROM_TO: Final = NP_("braille|line", "{first} to {last}")
_EMPTY_LINE: Final = phrase(NP_("line", "empty"), braille=NP_("braille|line", "empty"))


_SEAL: Final = Cells(11, 13, 9)
"""What the words for a seal take."""
_BETWEEN_ENDS: Final = Cells(2, 2, 3)


def cards(held: Bag) -> Listing | Phrase:
    """List the cards of a bag, grouped and sorted."""
    return listed(groups(held)) if held else _NO_CARDS


def listed(held: Iterable[Group]) -> Listing:
    """List at least one group."""
    return numbers(tuple(_items(tuple(held))))


def _items(held: tuple[Group, ...]) -> Iterator[Phrase]:
    """Name groups so that in Japanese a count belongs to one number only."""
    counted = [group.copies > 1 for group in held]
    for place, group in enumerate(held):
        if counted[place] or not any(counted[place + 1 : place + 2]):
            yield _LISTED[group]
        else:
            several = place > 0 and not counted[place - 1]
            yield (_ONE_EACH if several else _ONE)[group.number]


def line_words(line: Line, room: Cells) -> Phrase:
    """Name the groups of the line from low to high, and its seal.

    Args:
        line: the field.
        room: where the line is to stand in braille. What does not fit is named by its ends;
            where these do not fit, the seal is left out, which is at the end with more cards.
    """
    if not line:
        return _EMPTY_LINE
    sealed = sealed_end(line)
    text, braille = _LINE[sealed]
    shown: Part = listed(line)
    beside_seal = room if sealed is None else room.without(_SEAL)
    if not fits(line, beside_seal):
        shown = phrase(_FROM_TO, braille=_FROM_TO, first=GROUP[line[0]], last=GROUP[line[-1]])
        ends = map(_takes_alone, line[:1] + line[-1:])
        if not parting.fits(ends, beside_seal.without(_BETWEEN_ENDS)):
            braille = _LINE[None][1]
    return phrase(text, braille=braille, cards=listed(line), shown=shown)


def fits(held: Iterable[Group], room: Cells) -> bool:
    """Tell whether a list of groups fits a room in every language."""
    return parting.fits(map(_takes, held), room)


def in_lines(held: Iterable[Group], room: Cells) -> list[tuple[Group, ...]]:
    """Part a long list into pieces that each fit a room; of no groups there is one, empty."""
    return list(parting.in_lines(held, _takes, room)) or [()]


def _takes(group: Group) -> Cells:
    """Count a group in a list; in Japanese every card is written out."""
    sign = 1 + len(str(group.number))
    marked = sign + 3 * (group.copies > 1)
    return Cells(marked, marked, group.copies * (sign + 1) - 1)


def _takes_alone(group: Group) -> Cells:
    sign = 1 + len(str(group.number))
    english, french, written_out = _takes(group)
    return Cells(english, french, written_out if group.copies < _COUNTED else sign + 7)


_COUNTED: Final = 4
"""From so many cards on a group that stands alone is counted in Japanese braille."""
