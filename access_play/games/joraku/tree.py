"""The tables of a data file as a dictionary by path, and back."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from access_play.games.joraku.reasons import DataFault
from access_play.games.joraku.values import Kind, Path, Value, fault, shown

CHART: Final = "chart"
"""The table whose names are areas."""


def read_tree(
    document: object, kinds: Mapping[Path, Kind], above: Path = (), *, whole: bool
) -> dict[Path, Value]:
    """Check a document against the values that it may have.

    Args:
        document: tables and values.
        kinds: what each value is, in the order in which values are checked.
        above: the names of the tables around the document.
        whole: whether nothing may be missing but what is optional.

    Raises:
        DataError: with the first fault: names that mean nothing, then missing and wrong values.
    """
    given = dict(_leaves(document, kinds, above, ()))
    values: dict[Path, Value] = {}
    for path, kind in kinds.items():
        if path in given:
            values[path] = kind.read(given[path], (*above, *path))
        elif whole and not kind.optional:
            raise fault(DataFault.MISSING, (*above, *_outermost_missing(path, document)), rank=0)
    return values


def write_tree(values: Mapping[Path, Value]) -> dict[str, object]:
    """Put values into tables again, several numbers as a list."""
    tree: dict[str, Any] = {}
    for path, value in values.items():
        table = tree
        for name in path[:-1]:
            table = table.setdefault(name, {})
        table[path[-1]] = list(value) if isinstance(value, tuple) else value
    return tree


def _leaves(
    node: object, kinds: Mapping[Path, Kind], above: Path, path: Path
) -> Iterator[tuple[Path, object]]:
    if path in kinds:
        yield path, node
        return
    if not isinstance(node, Mapping):
        raise fault(DataFault.NOT_A_TABLE, (*above, *path), found=shown(node))
    known = list(dict.fromkeys([one[len(path)] for one in kinds if one[: len(path)] == path]))
    for name, child in node.items():
        if name not in known:
            code = DataFault.UNKNOWN_AREA if path == (CHART,) else DataFault.UNKNOWN_KEY
            raise fault(code, (*above, *path), found=shown(name), known=known)
        yield from _leaves(child, kinds, above, (*path, name))


def _outermost_missing(path: Path, document: object) -> Path:
    """Return the beginning of a path at which the document ends."""
    node, length = document, 0
    while isinstance(node, Mapping) and path[length] in node:
        node, length = node[path[length]], length + 1
    return path[: length + 1]
