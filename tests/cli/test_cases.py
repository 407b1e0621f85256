"""Every case, the given ones and the project's own, through the real command."""

import json
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.games.catalogue import own_games

TESTS = Path(__file__).parent.parent
CASES = sorted([*TESTS.glob("cases/*/*.jsonl"), *TESTS.glob("own_cases/*/*.jsonl")])


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_is_judged_as_expected(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expected = json.loads(path.with_suffix(".expect.json").read_text(encoding="utf-8"))
    status = main(["check", "--json", str(path)])
    told = capsys.readouterr()
    assert status == expected["exit"]
    if expected["exit"] == 2:
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        return
    *verdicts, end = map(json.loads, told.out.splitlines())
    refused = [
        {"line": verdict["line"], "reason": verdict["reason"]}
        for verdict in verdicts
        if not verdict["ok"]
    ]
    assert refused == ([expected["refused"]] if expected["refused"] else [])
    assert [verdict["line"] for verdict in verdicts] == list(range(2, len(verdicts) + 2))
    assert {key: end[key] for key in expected["end"]} == expected["end"]


@pytest.mark.parametrize("name", own_games())
def test_every_game_has_cases(name: str) -> None:
    assert sum(path.parent.name == name for path in CASES) >= 20
