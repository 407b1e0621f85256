"""Messages that no extraction can find: a check of the marker calls in the source.

A marker holds literals only. An f-string, a sum of strings, a variable or a call in it is
skipped without a word by the extraction, and the player meets English.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MARKERS: Final = {"N_": 1, "NP_": 2, "NN_": 2, "NNP_": 3}
"""The markers' names and how many strings each takes."""


def lint(root: Path) -> Iterator[str]:
    """Check every module of the package; yield one line for each fault."""
    plurals: dict[tuple[str, str], str] = {}
    for path in sorted((root / "access_play").rglob("*.py")):
        yield from lint_source(path.read_text("utf-8"), path.relative_to(root).as_posix(), plurals)


def lint_source(
    source: str, name: str, plurals: dict[tuple[str, str], str] | None = None
) -> Iterator[str]:
    """Check one module.

    Args:
        source: the module's text.
        name: what a fault calls it.
        plurals: the plural of each message seen so far; the same message with another
            plural would share its entry.
    """
    plurals = {} if plurals is None else plurals
    for node in ast.walk(ast.parse(source, name)):
        for fault in _faults(node, plurals):
            yield f"{name}:{getattr(node, 'lineno', 1)}: {fault}"


def _faults(node: ast.AST, plurals: dict[tuple[str, str], str]) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom):
        renamed = [each.name for each in node.names if each.name in MARKERS and each.asname]
        yield from (f"{marker} is imported under another name" for marker in renamed)
    elif isinstance(node, ast.Call) and _called(node) in MARKERS:
        yield from _call_faults(node, _called(node), plurals)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _call_faults(call: ast.Call, marker: str, plurals: dict[tuple[str, str], str]) -> Iterator[str]:
    literals = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    if len(literals) < len(call.args) or call.keywords:
        yield f"{marker} holds something other than plain literals"
    elif len(literals) != MARKERS[marker] or not all(isinstance(each, str) for each in literals):
        yield f"{marker} takes {MARKERS[marker]} strings"
    elif not all(literals):
        yield f"{marker} holds an empty string"
    else:
        yield from _plural_faults(marker, [str(each) for each in literals], plurals)


def _plural_faults(
    marker: str, strings: list[str], plurals: dict[tuple[str, str], str]
) -> Iterator[str]:
    context = strings.pop(0) if "P" in marker else ""
    singular, plural = strings[0], "".join(strings[1:])
    if plurals.setdefault((context, singular), plural) != plural:
        yield f"{singular!r} stands elsewhere with another plural"
