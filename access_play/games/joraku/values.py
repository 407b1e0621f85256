"""The kinds of values in a data file, each with what may be wrong with one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

from access_play.core.game import DataError
from access_play.core.refusals import Refusal
from access_play.games.joraku.areas import AREA_IDS
from access_play.games.joraku.reasons import DataFault
from access_play.games.joraku.terms import RANKED

Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Path: TypeAlias = tuple[str, ...]
"""The names of the tables around a value and its own, like ``("chart", "mikawa", "round-2")``."""

MOST: Final = 99
"""The most points that a rank may pay."""
LONGEST: Final = 40
"""Characters of a name; also how much of a wrong value is shown."""


class Source(StrEnum):
    """Where a value is from."""

    RULEBOOK = "rulebook"
    PUBLISHED = "published"
    PROJECT = "project"
    PLAYER = "player"
    """A player's own data file; never a mark in a file."""


_MARKS: Final = tuple([str(mark) for mark in Source if mark is not Source.PLAYER])


def fault(code: DataFault, path: Sequence[str], **params: object) -> DataError:
    """Make the error for a place of the file."""
    return DataError(Refusal(code, {"at": ".".join(path), **params}))


def shown(value: object) -> str:
    """Return a wrong value as it may be said."""
    return str(value)[:LONGEST]


class Kind(ABC):
    """A kind of value."""

    optional = False
    """Whether it may be left out of a player's own file."""

    @abstractmethod
    def read(self, value: object, path: Path) -> Value:
        """Check a value.

        Raises:
            DataError: it is none of this kind.
        """


class Number(Kind):
    """A whole number within limits."""

    def __init__(self, low: int, high: int) -> None:
        self._low = low
        self._high = high

    def read(self, value: object, path: Path) -> int:
        """Check a number."""
        return self.read_rank(value, path, 0)

    def read_rank(self, value: object, path: Path, rank: int) -> int:
        """Check a number that is for a rank."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise fault(DataFault.NOT_A_NUMBER, path, rank=rank, found=shown(value))
        if not self._low <= value <= self._high:
            limits = {"low": self._low, "high": self._high}
            raise fault(DataFault.OUT_OF_RANGE, path, rank=rank, found=shown(value), **limits)
        return value


class Pays(Kind):
    """Points for three ranks, the first one the highest."""

    _number = Number(0, MOST)

    def read(self, value: object, path: Path) -> tuple[int, ...]:
        """Check three numbers."""
        cells = _three(value, path)
        numbers = [self._number.read_rank(cell, path, rank) for rank, cell in enumerate(cells, 1)]
        for rank in range(1, RANKED):
            if numbers[rank] > numbers[rank - 1]:
                raise fault(DataFault.RANKS_OUT_OF_ORDER, path, rank=rank + 1)
        return tuple(numbers)


class AreaName(Kind):
    """The name of an area."""

    def read(self, value: object, path: Path) -> str:
        """Check the name of an area."""
        if value not in AREA_IDS:
            known = list(map(str, AREA_IDS))
            raise fault(DataFault.UNKNOWN_AREA, path, found=shown(value), known=known)
        return str(value)


class Text(Kind):
    """A name as it is printed, or its reading; empty where there is none."""

    optional = True

    def read(self, value: object, path: Path) -> str:
        """Check a short text of visible signs."""
        if not isinstance(value, str):
            raise fault(DataFault.NOT_A_TEXT, path, found=shown(value))
        if len(value) > LONGEST or not value.isprintable():
            raise fault(DataFault.TEXT_UNFIT, path, high=LONGEST)
        return value.strip()


class Marks(Kind):
    """Where a value is from: one mark, or one for each of three numbers."""

    def __init__(self, *, three: bool) -> None:
        self._three = three

    def read(self, value: object, path: Path) -> tuple[str, ...]:
        """Check marks."""
        cells = _three(value, path) if self._three else (value,)
        for cell in cells:
            if cell not in _MARKS:
                known = list(_MARKS)
                raise fault(DataFault.UNKNOWN_MARK, path, found=shown(cell), known=known)
        return tuple(map(str, cells))


def _three(value: object, path: Path) -> Sequence[object]:
    if not isinstance(value, list):
        raise fault(DataFault.NOT_A_LIST, path, found=shown(value))
    if len(value) > RANKED:
        raise fault(DataFault.TOO_MANY, path, count=len(value))
    if len(value) < RANKED:
        raise fault(DataFault.MISSING, path, rank=len(value) + 1)
    return value
