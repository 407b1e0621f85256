"""Dividing a hand at the keyboard: by naming cards, by a suggestion, or group by group.

Nothing is kept between two questions but what the next one is made of.
"""

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from access_play.games.commands import Choice, Further, Unclear
from access_play.games.shinobi_no_gakko.cards import (
    Bag,
    Cards,
    Group,
    bag_of,
    cards_in,
    groups,
    some,
)
from access_play.games.shinobi_no_gakko.moves import Divide, Move
from access_play.games.shinobi_no_gakko.planning import best_division
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import THE_GROUP, cards
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

_Asked: TypeAlias = Unclear[Move]
_Options: TypeAlias = "tuple[Choice[Move] | Further[Move], ...]"

_HOW: Final = phrase(
    N_("How do you want to divide? Or type your Earth cards."),
    braille=NP_("braille", "How? Or type Earth cards"),
)
_STEP_BY_STEP: Final = phrase(
    NP_("choice", "number by number"), braille=NP_("braille|choice", "number by number")
)
_YES: Final = phrase(NP_("choice", "yes, divide so"), braille=NP_("braille|choice", "yes"))
_NO: Final = phrase(NP_("choice", "no, choose anew"), braille=NP_("braille|choice", "no"))
_BACK: Final = phrase(NP_("choice", "back"), braille=NP_("braille|choice", "back"))
_TO_HEAVEN: Final = phrase(NP_("choice", "Heaven"), braille=NP_("braille|choice", "Heaven"))
_TO_EARTH: Final = phrase(NP_("choice", "Earth"), braille=NP_("braille|choice", "Earth"))
_ONE_PILE: Final = phrase(
    N_("All cards are in one pile, and each pile needs one. What now?"),
    braille=NP_("braille", "All in one pile. What now?"),
)


def how(view: ShinobiView) -> _Asked:
    """Ask how to divide: as suggested, or number by number."""
    suggested = best_division(view)
    label = phrase(
        NP_("choice", "as suggested, Earth {cards}"),
        braille=NP_("braille|choice", "Earth {cards}"),
        cards=cards(bag_of(suggested.earth)),
    )
    options: _Options = (
        Further(label, partial(confirm, view, suggested.earth)),
        Further(_STEP_BY_STEP, partial(_step, view, ())),
    )
    return Unclear(_HOW, options)


def confirm(view: ShinobiView, earth: Cards) -> _Asked:
    """Read a lawful division back, and ask whether it is right."""
    chosen = bag_of(earth)
    read_back = phrase(
        N_("Earth: {earth}. Heaven: {heaven}. Is that right?"),
        braille=NP_("braille", "E {earth}; H {heaven}?"),
        earth=cards(chosen),
        heaven=cards(view.heaven - chosen),
    )
    yes = Choice[Move](_YES, Divide(earth))
    return Unclear(read_back, (yes, Further(_NO, partial(how, view))))


def _step(view: ShinobiView, counts: tuple[int, ...]) -> _Asked:
    """Ask where the next group goes.

    Args:
        view: of the seat that divides.
        counts: how many cards of each group before it become Earth.
    """
    held = groups(view.heaven)
    if len(counts) == len(held):
        return _whole(view, _earth(held, counts))
    group = held[len(counts)]
    asked = phrase(
        N_("Where do you put {group}?"),
        braille=NP_("braille", "Where {group}?"),
        group=THE_GROUP[group],
    )
    return Unclear(asked, tuple(_places(view, counts, group)))


def _places(
    view: ShinobiView, counts: tuple[int, ...], group: Group
) -> "Iterator[Choice[Move] | Further[Move]]":
    yield Further(_TO_HEAVEN, partial(_step, view, (*counts, 0)))
    yield Further(_TO_EARTH, partial(_step, view, (*counts, group.copies)))
    for earth in range(1, group.copies):
        yield Further(_parted(earth), partial(_step, view, (*counts, earth)))
    if counts:
        yield Further(_BACK, partial(_step, view, counts[:-1]))


def _parted(earth: int) -> Phrase:
    return phrase(
        NNP_(
            "choice",
            "{count} card to Earth, the rest to Heaven",
            "{count} cards to Earth, the rest to Heaven",
        ),
        braille=NP_("braille|choice", "{count} to Earth"),
        count=earth,
    )


def _earth(held: tuple[Group, ...], counts: tuple[int, ...]) -> Bag:
    return sum([some(group.number, count) for group, count in zip(held, counts, strict=True)])


def _whole(view: ShinobiView, earth: Bag) -> _Asked:
    if earth in {0, view.heaven}:
        again = Further[Move](_STEP_BY_STEP, partial(_step, view, ()))
        return Unclear(_ONE_PILE, (again, *how(view).choices[:1]))
    return confirm(view, cards_in(earth))
