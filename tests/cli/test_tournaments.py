"""``simulate`` and ``bench``: their JSON, their records, and what cannot be."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from access_play.cli import main
from access_play.cli.commands import bench
from access_play.games.catalogue import game_names

GAME = ("simulate", "hagakure", "--seats", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*GAME, "--json", *words]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    told: dict[str, Any] = json.loads(line)
    return told


def test_the_result_is_one_object_with_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulated(capsys, "--games", "6", "--bots", "sensible,random")
    assert list(told) == ["game", "seats", "games", "seconds", "bots"]
    assert (told["game"], told["seats"], told["games"]) == ("hagakure", 3, 6)
    assert [row["bot"] for row in told["bots"]] == ["sensible", "random"]
    keys = ["bot", "games", "first", "first_low", "mean", "lead", "lead_low"]
    assert all(list(row) == keys for row in told["bots"])
    assert [row["games"] for row in told["bots"]] == [6, 12]
    firsts = [row["first"] * row["games"] for row in told["bots"]]
    assert sum(firsts) == pytest.approx(6), "a shared win counts its part"
    leads = [row["lead"] * row["games"] for row in told["bots"]]
    assert sum(leads) == pytest.approx(0)
    assert all(row["first_low"] <= row["first"] for row in told["bots"])
    assert all(row["lead_low"] <= row["lead"] for row in told["bots"])


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (simulated(capsys, "--games", "3") for _ in range(2))
    first.pop("seconds"), second.pop("seconds")
    assert first == second


def test_games_are_written_and_each_is_a_right_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    simulated(capsys, "--games", "3", "--bots", "random", "--save", str(folder))
    names = [path.name for path in sorted(folder.iterdir())]
    assert names == [f"hagakure-{number:04}.jsonl" for number in (1, 2, 3)]
    for name in names:
        assert main(["check", "--json", str(folder / name)]) == 0
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["over"]
        header = json.loads((folder / name).read_text("utf-8").splitlines()[0])
        assert [seat["bot"] for seat in header["seats"]] == ["random"] * 3
        assert "seed" not in header


def test_a_record_that_is_there_is_never_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "hagakure-0001.jsonl").write_text("mine")
    assert main([*GAME, "--games", "1", "--save", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("hagakure-0001.jsonl is there already and stays as it is.")
    assert (tmp_path / "hagakure-0001.jsonl").read_text() == "mine"


def test_without_json_a_level_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--games", "2", "--bots", "sensible,random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert re.match(
        r"sensible: first in [\d.]+ percent of 2 seats, lead -?[\d.]+ points\.", lines[0]
    )


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "hagakure", "--seats", "2"),
        ("simulate", "hagakure", "--seats", "6"),
        ("simulate", "chess"),
        ("simulate", "hagakure", "--bots", "random,,"),
        ("simulate", "hagakure", "--games", "x"),
        ("simulate", "hagakure", "--games", "9" * 13),
        ("simulate", "hagakure", "--seed", "-1"),
        ("bench", "chess"),
        ("bench", "hagakure", "--seats", "1"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert main([*words, "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("words", [("bench",), ("bench", "hagakure", "--seats", "5")])
def test_the_speed_of_each_game_is_one_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    assert main([*words, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["game"] for line in lines] == (list(words[1:2]) or list(game_names()))
    for line in lines:
        assert list(line) == ["game", "seats", "core", "table", "told"]
        assert line["seats"] == (5 if "--seats" in words else 4)
        assert all(
            isinstance(line[key], int) and line[key] > 0 for key in ("core", "table", "told")
        )


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "hagakure", "--games", "0", "--language", "en"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "The number of games must be 1 or more, not 0.\n")
