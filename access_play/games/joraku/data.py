"""The values of Joraku, and a player's own in their place.

A record's header keeps the values in which a player's file differs, in the file's shape.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from access_play.games.joraku.areas import AREA_IDS, Area
from access_play.games.joraku.terms import ROUNDS, DaimyoCard, Data, Variant, VariantValues
from access_play.games.joraku.tree import CHART, read_tree, write_tree
from access_play.games.joraku.values import (
    AreaName,
    Kind,
    Marks,
    Number,
    Path,
    Pays,
    Source,
    Text,
    Value,
)

Values: TypeAlias = dict[Path, Value]

_DAIMYO: Final = "daimyo"
_VARIANTS: Final = "variants"
_PROVENANCE: Final = "provenance"
_AREAS: Final = tuple([str(area) for area in AREA_IDS])
_ROUNDS: Final = tuple([f"round-{number}" for number in range(1, ROUNDS + 1)])
_CARDS: Final = tuple([str(number) for number in range(1, len(AREA_IDS))])
_NUMBERS: Final[dict[Variant, Kind]] = {
    Variant.SWIFT_HORSES: Number(1, 6),
    Variant.DEEP_ROOTS: Number(1, 6),
    Variant.NINJA_NIGHT: Number(1, 6),
    Variant.GREAT_HOST: Number(1, 5),
    Variant.WAR_CRY: Pays(),
}
"""No cost may be 0, or a turn need not end; open-road has no number."""

_KINDS: Final[dict[Path, Kind]] = {
    **{(CHART, area, round_): Pays() for area in _AREAS for round_ in _ROUNDS},
    **{(_DAIMYO, card, "area"): AreaName() for card in _CARDS},
    **{(_DAIMYO, card, key): Text() for card in _CARDS for key in ("name", "reading")},
    **{(_VARIANTS, str(variant)): kind for variant, kind in _NUMBERS.items()},
}
_MARKS: Final[dict[Path, Kind]] = {
    path: Marks(three=isinstance(kind, Pays)) for path, kind in _KINDS.items()
}


@cache
def game_data() -> Data:
    """Return the values of the game's own data file."""
    return _data(_game_values())


def own_data(document: Mapping[str, object]) -> dict[str, object]:
    """Return what a player's own data file has other than the game, in the file's shape.

    Raises:
        DataError: with a ``DataFault``, the first that is found.
    """
    known = _game_values()
    values = _read(document)
    return write_tree({path: value for path, value in values.items() if value != known[path]})


def data_from(differing: Mapping[str, object]) -> Data:
    """Put the values that a record's header keeps in the place of the game's.

    Raises:
        DataError: they are not what ``own_data`` would give.
    """
    if not differing:
        return game_data()
    return _data({**_game_values(), **read_tree(differing, _KINDS, whole=False)})


def sources(data: Data) -> dict[Path, tuple[Source, ...]]:
    """Return where each value of a game is from: one mark, or three for three numbers."""
    marks, known, mine = _game_marks(), _game_values(), _values(data)
    return {path: _sources(marks[path], known[path], mine[path]) for path in _KINDS}


def chart_sources(data: Data, round_: int, area: Area) -> tuple[Source, ...]:
    """Return where the points that an area pays in a round (1 to 3) are from, by rank."""
    return sources(data)[CHART, _AREAS[area], _ROUNDS[round_ - 1]]


def variant_sources(data: Data, variant: Variant) -> tuple[Source, ...]:
    """Return where the number of a variant rule is from; open-road is the project's own."""
    return sources(data).get((_VARIANTS, str(variant)), (Source.PROJECT,))


def _sources(marks: tuple[Source, ...], known: Value, mine: Value) -> tuple[Source, ...]:
    if isinstance(known, tuple) and isinstance(mine, tuple):
        each = zip(marks, known, mine, strict=True)
        return tuple([mark if one == other else Source.PLAYER for mark, one, other in each])
    return marks if known == mine else (Source.PLAYER,)


@cache
def _document() -> Mapping[str, Any]:
    text = files(__package__).joinpath("data.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _game_values() -> Values:
    return _read(_document())


@cache
def _game_marks() -> dict[Path, tuple[Source, ...]]:
    marks = read_tree(_document()[_PROVENANCE], _MARKS, whole=True)
    return {
        path: tuple([Source(str(mark)) for mark in each])
        for path, each in marks.items()
        if isinstance(each, tuple)
    }


def _read(document: Mapping[str, object]) -> Values:
    """Check a whole file; its marks of provenance may be missing, but not be nonsense."""
    tables = dict(document)
    if _PROVENANCE in tables:
        read_tree(tables.pop(_PROVENANCE), _MARKS, (_PROVENANCE,), whole=False)
    values = read_tree(tables, _KINDS, whole=True)
    return {path: values.get(path, "") for path in _KINDS}


def _data(values: Mapping[Path, Any]) -> Data:
    rows = [tuple([values[CHART, area, round_] for area in _AREAS]) for round_ in _ROUNDS]
    cards = [[values[_DAIMYO, card, key] for key in ("area", "name", "reading")] for card in _CARDS]
    daimyo = [DaimyoCard(_AREAS.index(area), name, reading) for area, name, reading in cards]
    numbers = {_field(variant): values[_VARIANTS, str(variant)] for variant in _NUMBERS}
    return Data(tuple(rows), tuple(daimyo), VariantValues(**numbers))


def _values(data: Data) -> Values:
    """Return the values of a game by path."""
    values: Values = {}
    for round_, row in zip(_ROUNDS, data.chart, strict=True):
        values.update({(CHART, area, round_): row[_AREAS.index(area)] for area in _AREAS})
    for card, daimyo in zip(_CARDS, data.daimyo, strict=True):
        values[_DAIMYO, card, "area"] = _AREAS[daimyo.area]
        values[_DAIMYO, card, "name"] = daimyo.name
        values[_DAIMYO, card, "reading"] = daimyo.reading
    for variant in _NUMBERS:
        values[_VARIANTS, str(variant)] = getattr(data.variants, _field(variant))
    return values


def _field(variant: Variant) -> str:
    return variant.name.lower()
