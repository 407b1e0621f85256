"""What a sticker can show a finger, and where it goes."""

from enum import Enum
from typing import Final, TypeAlias

import msgspec

from access_play.language.messages import NNP_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for


class Number(msgspec.Struct, frozen=True):
    """A number in the number code, from 1; a blank sticker would say nothing."""

    value: int


class Figure(Enum):
    """A mark that is no number."""

    DOT = "dot"
    """One raised dot."""
    STAR = "star"


class Pads(msgspec.Struct, frozen=True):
    """Clear pads side by side: nothing is printed on them, their edges are felt."""

    count: int = 1


Mark: TypeAlias = Number | Figure | Pads


class Place(Enum):
    """Where a sticker goes; what lies in a hand is marked on its front only."""

    TOP_LEFT = "top left"
    UNDER_IT = "under it"
    """At the left edge, right under the sticker at the top left."""
    CENTER = "center"
    EDGE = "edge"
    """At the edge of an area of a board."""
    TOP = "top"
    """On top of a token."""
    UNDERSIDE = "underside"
    """Under a token."""


class Sticker(msgspec.Struct, frozen=True):
    """One sticker of a card or thing."""

    mark: Mark
    place: Place
    added: bool = False
    """Whether a sheet for the game lacks it and the project has added it."""


_FIGURES: Final = {
    Figure.DOT: words_for(1),
    Figure.STAR: phrase(NP_("mark", "star"), braille=NP_("braille|mark", "star")),
}
_PADS: Final = (
    NNP_("mark", "{count} clear pad", "{count} clear pads"),
    NNP_("braille|mark", "{count} pad", "{count} pads"),
)

PLACE_WORDS: Final = {
    Place.TOP_LEFT: NP_("written|place", "top left"),
    Place.UNDER_IT: NP_("written|place", "left edge under the first sticker"),
    Place.CENTER: NP_("written|place", "center"),
    Place.EDGE: NP_("written|place", "edge of the area"),
    Place.TOP: NP_("written|place", "top side"),
    Place.UNDERSIDE: NP_("written|place", "underside"),
}
"""Places as a list names them."""


def mark_words(mark: Mark) -> Phrase:
    """Name a mark: "dotted square, dotted circle, two dots", "star"."""
    match mark:
        case Number():
            return words_for(mark.value)
        case Pads():
            text, braille = _PADS
            return phrase(text, braille=braille, count=mark.count)
        case _:
            return _FIGURES[mark]
