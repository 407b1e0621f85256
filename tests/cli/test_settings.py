"""Settings that are taken to another computer."""

import json
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.saves.settings import Settings, look, save

CHOSEN = Settings(language="fr", speech="off", pace=1.5)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    return tmp_path


def test_settings_travel_from_one_computer_to_another(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save(CHOSEN)
    assert main(["settings", "export", str(home / "mine.json")]) == 0
    assert capsys.readouterr().out == "Vos réglages sont écrits dans mine.json.\n"
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(home / "other"))
    words = ["settings", "import", str(home / "mine.json"), "--language", "en"]
    assert main(words) == 0
    assert capsys.readouterr().out == "The settings of mine.json are yours from now on.\n"
    assert look().settings == CHOSEN


def test_nothing_is_written_over(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "mine.json").write_text("mine")
    assert main(["settings", "export", str(home / "mine.json"), "--language", "en"]) == 2
    told = "mine.json is there already and stays as it is. Choose another name.\n"
    assert capsys.readouterr().err == told
    assert (home / "mine.json").read_text() == "mine"


def test_a_file_with_impossible_values_changes_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(CHOSEN)
    (home / "mine.json").write_text(json.dumps({"language": "ja", "pace": 99}))
    assert main(["settings", "import", str(home / "mine.json"), "--language", "en"]) == 2
    told = "mine.json has impossible values for pace. Your settings stay as they are.\n"
    assert capsys.readouterr().err == told
    assert look().settings == CHOSEN


def test_broken_settings_are_told_of_before_the_usual_ones_are_exported(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "home").mkdir()
    (home / "home" / "settings.json").write_text("broken")
    assert main(["settings", "export", str(home / "mine.json"), "--language", "en"]) == 0
    broken, written = capsys.readouterr().out.splitlines()
    assert broken == (
        "The settings could not be read and begin anew."
        " The old file is kept as settings.broken-1.json."
    )
    assert written == "Your settings are written to mine.json."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["show", "x"], "Type settings export FILE or settings import FILE, not show."),
        (["export"], "The name of a file is missing after the command."),
    ],
)
def test_what_is_not_understood_is_said(
    home: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert main(["settings", *words, "--language", "en"]) == 2
    assert capsys.readouterr().err == f"{told}\n"
