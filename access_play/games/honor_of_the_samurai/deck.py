"""What is printed on the cards and how many copies there are: the game's data and a player's own.

The data stands in ``deck.toml`` beside this module, each value with its provenance.
"""

import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final, NoReturn

import msgspec

from access_play.core.game import DataError
from access_play.core.refusals import Refusal
from access_play.games.honor_of_the_samurai.cards import (
    ALL_CODES,
    CODES,
    DAIMYO,
    DECREE,
    OKUGATA_5_4,
    OKUGATA_10_3,
    SAMURAI,
    STAYS,
    Card,
    Cards,
)
from access_play.games.honor_of_the_samurai.reasons import DataFault

MOST_SEATS: Final = 6
DECK: Final = "deck"
HONOR: Final = "honor"
COPIES: Final = "copies"
FROM: Final = "from"
_FILE: Final = "deck.toml"
_RANGES: Final = {COPIES: (0, 110), HONOR: (-200, 200), "ki": (-20, 20), "strength": (0, 20)}
_NARROWER: Final = {
    "samurai.copies": (MOST_SEATS, 110),
    "by-imperial-decree.copies": (1, 1),
    "deck.cards": (110, 110),
}


class Provenance(StrEnum):
    """Where a value comes from."""

    RULEBOOK = "rulebook"
    PUBLISHED = "published"
    PROJECT = "project"


class Values(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a card."""

    honor: int = 0
    ki: int = 0
    strength: int = 0


class OkugataValues(msgspec.Struct, frozen=True, gc=False):
    """What is printed on the two kinds of okugata, by which they are named and told apart.

    Each number belongs to the kind whose code stands first in ``CODES``, then to the other.
    """

    honor: tuple[int, int]
    ki: tuple[int, int]

    @property
    def by_ki(self) -> bool:
        """Whether only ki tells them apart."""
        return self.honor[0] == self.honor[1] and self.ki[0] != self.ki[1]


class Deck(msgspec.Struct, frozen=True):
    """The deck with which a game is played."""

    values: tuple[Values, ...]
    """By card; the samurai's among them, those of cards that never lie in a house are 0."""
    copies: tuple[int, ...]
    """By card."""
    decree: tuple[int, ...]
    """The honor of the title of shogun a turn, by the number of seats."""
    okugata: OkugataValues

    @property
    def cards(self) -> Cards:
        """The cards that are shuffled and dealt: all but the samurai and the shogun card."""
        return tuple([card for card in CODES for _ in range(self.copies[card])])


def document() -> dict[str, object]:
    """Return the game's own deck file, as TOML reads it."""
    return tomllib.loads(files(__package__).joinpath(_FILE).read_text("utf-8"))


@cache
def provenance() -> Mapping[str, Provenance]:
    """Return where each value comes from, by its dotted path like ``lancers.copies``."""
    marks = {
        f"{table}.{path}": mark
        for table, values in document().items()
        if isinstance(values, dict)
        for path, mark in _leaves(values[FROM])
    }
    return {path: Provenance(str(mark)) for path, mark in marks.items()}


@cache
def own_values() -> Mapping[str, int]:
    """Return the game's own values by their dotted paths like ``lancers.copies``."""
    return {path: value for path, value in _leaves(document()) if isinstance(value, int)}


def differing(given: Mapping[str, object]) -> dict[str, object]:
    """Return what a player's own document says otherwise than the game's, in the same shape.

    Raises:
        DataError: a name is unknown, a value is none or out of range, or the copies are not
            those of a deck.
    """
    values = dict(_checked(given))
    _check_counts({**own_values(), **values})
    found: dict[str, object] = {}
    for path, value in values.items():
        if value != own_values()[path]:
            _put(found, path.split("."), value)
    return found


def deck_of(data: Mapping[str, object]) -> Deck:
    """Return the deck with the values of ``data`` in the places of the game's own.

    Raises:
        DataError: as ``differing``.
    """
    return _deck(tuple(sorted(_checked(data)))) if data else _own_deck()


@cache
def _own_deck() -> Deck:
    return _deck(())


@cache
def _deck(changes: tuple[tuple[str, int], ...]) -> Deck:
    values = {**own_values(), **dict(changes)}
    _check_counts(values)
    printed = tuple([_printed(card, values) for card in range(DECREE + 1)])
    first, second = printed[OKUGATA_10_3], printed[OKUGATA_5_4]
    return Deck(
        printed,
        tuple([values.get(f"{ALL_CODES.get(card)}.{COPIES}", 0) for card in range(DECREE + 1)]),
        tuple([values.get(f"{ALL_CODES[DECREE]}.{HONOR}.{n}", 0) for n in range(MOST_SEATS + 1)]),
        OkugataValues((first.honor, second.honor), (first.ki, second.ki)),
    )


def _printed(card: Card, values: Mapping[str, int]) -> Values:
    if card not in STAYS and card != SAMURAI:
        return Values()
    code = ALL_CODES[card]
    return Values(values[f"{code}.honor"], values[f"{code}.ki"], values[f"{code}.strength"])


def _leaves(table: Mapping[str, object], above: str = "") -> Iterator[tuple[str, object]]:
    """Walk the values of a document with their dotted paths."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def _checked(given: Mapping[str, object], above: str = "") -> Iterator[tuple[str, int]]:
    """Walk a player's document; what says where a value comes from is passed over."""
    for key, value in given.items():
        path = f"{above}{key}"
        if key == FROM and above:
            continue
        if "." in key or not _is_known(path):
            _fail(DataFault.UNKNOWN_NAME, where=path)
        if path in own_values():
            yield path, _number(path, value)
        elif isinstance(value, Mapping):
            yield from _checked(value, f"{path}.")
        else:
            _fail(DataFault.NOT_A_TABLE, where=path)


def _is_known(path: str) -> bool:
    return any(f"{known}.".startswith(f"{path}.") for known in own_values())


def _number(path: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        _fail(DataFault.NOT_A_NUMBER, where=path)
    kind = path.split(".")[1]
    lowest, highest = _NARROWER.get(path) or _RANGES[kind]
    if not lowest <= value <= highest:
        _fail(DataFault.OUT_OF_RANGE, where=path, value=value, lowest=lowest, highest=highest)
    return value


def _check_counts(values: Mapping[str, int]) -> None:
    """Hold the copies of all cards to the number of cards, and a daimyo for every seat."""
    total = sum(values[f"{code}.{COPIES}"] for code in ALL_CODES.values())
    expected = values[f"{DECK}.cards"]
    if total != expected:
        difference = abs(total - expected)
        _fail(
            DataFault.WRONG_SUM,
            total=total,
            deck=expected,
            difference=difference,
            more=total > expected,
        )
    daimyo = sum(values[f"{CODES[card]}.{COPIES}"] for card in DAIMYO)
    if daimyo < MOST_SEATS:
        _fail(DataFault.TOO_FEW_DAIMYO, count=daimyo, needed=MOST_SEATS)


def _put(tree: dict[str, object], path: list[str], value: int) -> None:
    first, *rest = path
    if not rest:
        tree[first] = value
        return
    branch = tree.setdefault(first, {})
    assert isinstance(branch, dict)  # noqa: S101 (made here)
    _put(branch, rest, value)


def _fail(code: DataFault, **params: object) -> NoReturn:
    raise DataError(Refusal(code, params))
