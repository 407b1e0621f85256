"""Samurai, action points and reputation points as phrases, and where samurai are put."""

from collections.abc import Sequence
from typing import Final

from access_play.games.joraku.areas import Area
from access_play.games.joraku.words.area_words import IN, TO
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Listing, Pattern, Phrase, Verbatim, numbers, phrase

_TEXTS: Final = (
    N_("no samurai"),
    N_("1 samurai"),
    N_("2 samurai"),
    N_("3 samurai"),
    N_("4 samurai"),
    N_("5 samurai"),
    N_("6 samurai"),
    N_("7 samurai"),
    N_("8 samurai"),
    N_("9 samurai"),
    N_("10 samurai"),
)
"""One by one, for Japanese counters change their sound with the number."""
_NUMBERS: Final = (
    NP_("samurai", "none"),
    NP_("samurai", "1"),
    NP_("samurai", "2"),
    NP_("samurai", "3"),
    NP_("samurai", "4"),
    NP_("samurai", "5"),
    NP_("samurai", "6"),
    NP_("samurai", "7"),
    NP_("samurai", "8"),
    NP_("samurai", "9"),
    NP_("samurai", "10"),
)
SAMURAI: Final = tuple(
    [
        phrase(text, braille=NP_("braille|joraku", "{number}S"), number=number)
        for number, text in enumerate(_TEXTS)
    ]
)
"""So many samurai."""
SO_MANY: Final = tuple(
    [
        phrase(text, braille=NP_("braille|joraku", "{number}S"), number=number)
        for number, text in enumerate(_NUMBERS)
    ]
)
"""The number alone, behind others of the same sentence."""
_NOBODY: Final = phrase(N_("no samurai placed"), braille=NP_("braille|joraku", "0S"))
_PLACES: Final = Pattern(NP_("placed", "{first}, {rest}"), NP_("braille|placed", "{first} {rest}"))
_NAMED_IN_BRAILLE: Final = 2
"""More areas are told by their numbers there, or a line would not hold them."""

Placed = Sequence[tuple[Area, int]]
"""Areas, each with how many samurai are put there."""


def action_points(count: int) -> Phrase:
    """Say a number of action points."""
    return phrase(
        NN_("{count} action point", "{count} action points"),
        braille=NP_("braille|joraku", "{count}"),
        count=count,
    )


def reputation(count: int) -> Phrase:
    """Say a number of reputation points."""
    return phrase(
        NN_("{count} reputation point", "{count} reputation points"),
        braille=NP_("braille|joraku", "{count}"),
        count=count,
    )


def placed(groups: Placed, *, compact: bool = False) -> Phrase | Listing:
    """Tell where samurai are put: "1 samurai to Kyoto, 2 to Owari".

    Args:
        groups: where, and how many; at most four in all.
        compact: whether braille has room for numbers only where there are several areas.
    """
    if not groups:
        return _NOBODY
    first, *others = groups
    named = Listing((_first(*first), *[_next(*other) for other in others]), _PLACES)
    if len(groups) <= (1 if compact else _NAMED_IN_BRAILLE):
        return named
    return phrase(
        NP_("placed", "{placed}"),
        braille=NP_("braille|joraku", "S {numbers}"),
        placed=named,
        numbers=as_typed(groups),
    )


def as_typed(groups: Placed) -> Listing:
    """Return the areas of a Ninja as they are typed: one number a samurai."""
    return numbers(tuple([Verbatim(str(area)) for area, count in groups for _ in range(count)]))


def stands(groups: Placed) -> Listing:
    """Tell where samurai are: "2 samurai in Mikawa, 1 in Ise"; at least one area."""
    first, *others = groups
    return Listing((_first(*first, IN), *[_next(*other, IN) for other in others]), _PLACES)


def _first(area: Area, count: int, names: Sequence[Phrase] = TO) -> Phrase:
    return phrase(
        NP_("placed", "{samurai} {area}"),
        braille=NP_("braille|placed", "{samurai} {area}"),
        samurai=SAMURAI[count],
        area=names[area],
    )


def _next(area: Area, count: int, names: Sequence[Phrase] = TO) -> Phrase:
    return phrase(
        NP_("placed next", "{samurai} {area}"),
        braille=NP_("braille|placed", "{samurai} {area}"),
        samurai=SO_MANY[count],
        area=names[area],
    )
