"""The contract of a game's judgement: what a simple player would do, and why."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeAlias

import msgspec

from access_play.core.game import M, V_contra
from access_play.language.phrases import Phrase


class Advice(msgspec.Struct, Generic[M], frozen=True):
    """A lawful move and the reason for it, from a view alone."""

    move: M
    reason: Phrase
    """A whole sentence that names the move and says why."""
    secret: bool = False
    """Whether move or reason tells of a card that the others do not see.

    It must not hang on the hidden cards: a reason that is withheld tells by that what it is.
    """
    told: Phrase | None = None
    """What the others may hear in place of the reason; ``None``: the reason itself."""


class Hints(ABC, Generic[V_contra, M]):
    """The sense of a game, for the bot ``sensible`` and for ``hint``."""

    @abstractmethod
    def choose(self, view: V_contra, rng: Random) -> M:
        """Choose a lawful move; the same view and generator give the same move."""

    @abstractmethod
    def advise(self, view: V_contra) -> Advice[M]:
        """Recommend the move that ``choose`` favours, with its reason."""


AnyHints: TypeAlias = Hints[Any, Any]
"""Hints of a game whose own types do not matter here."""
