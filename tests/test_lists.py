"""The lists of known faults and of the checklist name tests that are there."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FAULTS = tomllib.loads((HERE / "faults.toml").read_text("utf-8"))
CHECKLIST = tomllib.loads((HERE / "checklist.toml").read_text("utf-8"))
ROWS = [
    pytest.param(row, id=f"{name}-{key}")
    for name, rows in (("fault", FAULTS), ("checklist", CHECKLIST))
    for key, row in rows.items()
]
LINES = {"O": 13, "I": 13, "T": 7, "S": 11, "B": 7, "V": 6, "L": 8, "E": 7, "H": 5, "D": 6}
"""How many lines each part of the checklist has."""


@cache
def named_in(file: str) -> frozenset[str]:
    tree = ast.parse((HERE / file).read_text("utf-8"))
    return frozenset(
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    )


@pytest.mark.parametrize("row", ROWS)
def test_a_row_names_tests_or_what_it_waits_for(row: dict[str, object]) -> None:
    assert ("tests" in row) != ("waits" in row)
    assert row.get("tests") or row.get("waits")


@pytest.mark.parametrize("row", ROWS)
def test_every_test_that_is_named_is_there(row: dict[str, list[str]]) -> None:
    for named in row.get("tests", []):
        file, _, test = named.partition("::")
        assert test in named_in(file), named


def test_every_fault_has_a_kind() -> None:
    assert all(row["kind"] for row in FAULTS.values())


def test_every_line_of_the_checklist_is_there() -> None:
    lines = {f"{part}{line:02}" for part, count in LINES.items() for line in range(1, count + 1)}
    assert {*CHECKLIST} == lines


def test_no_fault_is_left_out() -> None:
    known = (
        "B01 B03 B05 B06 B08 B10 B11 B13 B15 B16 B18 B20 B21 B23 B25 B26 B28 B30 B31 B33 B35 B36"
        " B38 B40 B41 B43 B45 B46 B48 B50 B51 B53 B55 B56 B58 B60 B61 B63 B65 B66 B68 B70 B71 B73"
        " B75 B76 B78 B80 B81 B83 B85 B86 B88 B90 B91 B93 B95 B96 B98 B100 B101 B103 B105"
        " M01 M03 M05 M06 M08 M10 M11"
    )
    assert list(FAULTS) == known.split()
