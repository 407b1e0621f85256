"""The contract of a game's kit: what is made of paper and film so that it can be played by touch.

A game brings its kit in ``kit.py``: a function ``kit(additions, data)``, found by the catalogue.
The marks in it are the ones that the game's words describe in play.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Protocol

import msgspec

from access_play.language.phrases import Phrase
from access_play.tactile.marks import Sticker

NO_DATA: Final[Mapping[str, object]] = MappingProxyType({})
"""A game's own values, and none of a player's."""


class Thing(msgspec.Struct, frozen=True):
    """A card, a token or an area, of which there may be several alike."""

    name: Phrase
    """Its name alone; the braille form is what a braille label has."""
    label: Phrase
    """What is printed beside its stickers for those who see: short, for its kind is the heading."""
    copies: int
    stickers: tuple[Sticker, ...] = ()
    """What one copy needs; things of one kind have stickers in the same places, or none."""


class Kind(msgspec.Struct, frozen=True):
    """Things of one kind under one heading, with stickers in the same places."""

    heading: Phrase
    things: tuple[Thing, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """A table to be filled in: a column for each player, a row for each thing to be written."""

    heading: Phrase
    players: int
    rows: tuple[Phrase, ...]
    """The braille forms stand at the left: a few cells each."""


class Kit(msgspec.Struct, frozen=True):
    """Everything that is made for one game."""

    origin: tuple[Phrase, ...]
    """Who thought these marks out, as whole sentences."""
    kinds: tuple[Kind, ...]
    score_sheets: tuple[ScoreSheet, ...]
    aid: tuple[Phrase, ...]
    """What a player wants under the fingers in a game, one thing a line, in its braille form."""

    def things(self) -> Iterator[Thing]:
        """Walk through all things, kind after kind."""
        for kind in self.kinds:
            yield from kind.things


class MakesKit(Protocol):
    """Makes a game's kit."""

    def __call__(self, *, additions: bool, data: Mapping[str, object] = NO_DATA) -> Kit:
        """Return the kit.

        Args:
            additions: whether the project's own additions to another's marks are in it.
            data: a player's own values, as ``Game.own_data`` gives them.
        """
