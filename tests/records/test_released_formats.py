"""Records of each released format, as a journal or a hand wrote them, stay readable."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from access_play.cli import main
from access_play.core.record import RecordFault, UnreadableError
from access_play.core.replay import Replay
from access_play.games.catalogue import load_rules
from access_play.saves.journal import Journal

HERE = Path(__file__).parent / "hagakure"
ENDS: dict[str, dict[str, Any]] = {
    "finished": {"over": True, "scores": [24, 12, 14], "winners": [1], "to_act": []},
    "unfinished": {"over": False, "scores": [9, 3, -3], "winners": [], "to_act": [2]},
    "practice-with-undo": {"over": False, "scores": [0, 2, 2], "winners": [], "to_act": [3]},
    "four-villagers-needed": {
        "over": True,
        "scores": [14, 1, 11, 0, -5],
        "winners": [1],
        "to_act": [],
    },
    "by-hand": {"over": False, "scores": [3, 1, 1], "winners": [], "to_act": [1]},
}
ACTIONS = {
    "finished": 172,
    "unfinished": 40,
    "practice-with-undo": 34,
    "four-villagers-needed": 187,
    "by-hand": 24,
}
LAST_TOLD = {
    "finished": "Aki wins the game with 24 points. Sam 14, Zoé 12.",
    "unfinished": "Round 3 of 9. Player deals, Ken leads.",
    "practice-with-undo": "Ken: villager 12.",
    "four-villagers-needed": "健 wins the game with 14 points."
    " Sam 11, Zoé 1, Sakura 0, Léo minus 5.",
    "by-hand": "Zoé plays a token: double points.",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))


@pytest.fixture(params=ENDS)
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy: what is tried on it must not change the sample."""
    path = tmp_path / f"{request.param}.jsonl"
    path.write_bytes((HERE / path.name).read_bytes())
    return path


def test_every_sample_is_tried() -> None:
    assert {path.stem for path in HERE.glob("*.jsonl")} == {*ENDS}


def test_a_record_ends_as_it_did(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", str(sample)]) == 0
    told = capsys.readouterr()
    *actions, end = map(json.loads, told.out.splitlines())
    assert told.err == ""
    assert end == {"end": True, **ENDS[sample.stem]}
    assert len(actions) == ACTIONS[sample.stem]
    assert all(action["ok"] for action in actions)


def test_a_record_is_told_as_it_was(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(sample)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == LAST_TOLD[sample.stem]


def test_a_record_goes_on(sample: Path) -> None:
    before = sample.read_bytes()
    journal, record = Journal.open(sample)
    with journal:
        replay = Replay(record, load_rules)
        assert len(list(replay.verdicts())) == ACTIONS[sample.stem]
        table = replay.table
        table.keep(journal)
        if not ENDS[sample.stem]["over"]:
            (seat, *_) = table.to_act()
            table.announce(seat, table.game.moves(table.view(seat)).sample(Random(1)))
    after = sample.read_bytes()
    assert after.startswith(before)
    assert (len(after) > len(before)) == (not ENDS[sample.stem]["over"])
    assert main(["check", str(sample)]) == 0


@pytest.mark.parametrize("name", [name for name in ENDS if name != "by-hand"])
def test_a_journal_s_sums_guard_every_line(name: str, tmp_path: Path) -> None:
    lines = (HERE / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    assert all(b'"sum": "' in line for line in lines[1:])
    for place in range(1, len(lines), 7):
        changed = [*lines]
        changed[place] = re.sub(rb'"sum": "(.)', b'"sum": "x', lines[place])
        path = tmp_path / f"{place}.jsonl"
        path.write_bytes(b"".join(changed))
        with pytest.raises(UnreadableError) as refused:
            Journal.open(path)
        assert refused.value.fault is RecordFault.WRONG_SUM
        assert refused.value.line == place + 1


def test_the_villager_option_changes_the_score(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (HERE / "four-villagers-needed.jsonl").read_text("utf-8")
    usual = text.replace(', "options": {"villagers_needed": 4}', "")
    assert usual != text
    path = tmp_path / "usual.jsonl"
    path.write_text(re.sub(r', "sum": "\w+"', "", usual), "utf-8")
    main(["check", "--json", str(path)])
    end = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert end["scores"] != ENDS["four-villagers-needed"]["scores"]


def test_the_hand_written_sample_has_what_hands_write() -> None:
    data = (HERE / "by-hand.jsonl").read_bytes()
    assert b"\r\n" in data
    assert not data.endswith(b"\n")
    assert b"sum" not in data
