"""Which file is meant: by its path or as a kept game, and what is said where there is none."""

import os
import pwd
import shutil
import sys
from pathlib import Path

import pytest

from access_play.cli import main

RECORDS = Path(__file__).parents[1] / "records" / "hagakure"
SAVED = RECORDS / "unfinished.jsonl"
NAME = "hagakure-2026-11-30-1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "home"


def keep(home: Path, name: str = NAME, source: Path = SAVED) -> Path:
    (home / "saves").mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(source, home / "saves" / f"{name}.jsonl"))


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    said = capsys.readouterr()
    return status, said.out, said.err.replace("\u00a0", " ")


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize("name", [NAME, f"{NAME}.jsonl", "haga"])
def test_a_kept_game_is_found_by_its_name(
    capsys: pytest.CaptureFixture[str], home: Path, command: str, name: str
) -> None:
    by_path = told(capsys, command, str(keep(home)))
    assert told(capsys, command, name) == by_path
    assert by_path[0] == 0


def test_a_file_here_comes_before_a_kept_game(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    keep(home)
    Path(NAME).write_text("")
    assert told(capsys, "check", NAME)[2] == "This file is empty, so it is no record.\n"


def test_several_kept_games_are_named(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    keep(home)
    keep(home, "hagakure-2026-11-30-2")
    sentence = f"haga could be {NAME}, hagakure-2026-11-30-2. Type more of the name.\n"
    assert told(capsys, "check", "haga") == (2, "", sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "nope was not found in this folder. Choose another name or folder."),
        ("fr", "nope est introuvable dans ce dossier. Choisissez un autre nom ou dossier."),
        ("ja", "nopeはこのフォルダーにありません。ほかの名前かフォルダーを選んでください。"),
    ],
)
@pytest.mark.parametrize("command", ["check", "show"])
def test_the_folder_that_is_not_named_is_this_one(
    capsys: pytest.CaptureFixture[str], command: str, language: str, sentence: str
) -> None:
    assert told(capsys, command, "nope", "--language", language) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize("command", ["check", "show", "resume"])
def test_a_folder_is_called_by_its_name(capsys: pytest.CaptureFixture[str], command: str) -> None:
    (Path.cwd() / "below").mkdir()
    here = "here is a folder, not a file. Choose another name.\n"
    for name in (".", "below/.."):
        assert told(capsys, command, name) == (2, "", here)
    root = Path.cwd().anchor
    assert told(capsys, command, root)[2].startswith(f"{root} is a folder, not a file.")


@pytest.mark.parametrize(
    "words",
    [
        ("check", ""),
        ("show", " "),
        ("resume", ""),
        ("play", "hagakure", "--save", ""),
        ("simulate", "hagakure", "--save", ""),
        ("settings", "export", ""),
    ],
)
def test_a_name_of_nothing_is_no_folder(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    sentence = "The name of a file is missing. Try access-play --help.\n"
    assert told(capsys, *words) == (2, "", sentence)


@pytest.mark.parametrize("command", ["check", "show", "resume"])
def test_a_name_no_file_can_have_is_blamed_and_nothing_else(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    name = "a" * 300
    sentence = f"{name} is no name your system can give to a file. Choose another name.\n"
    assert told(capsys, command, name) == (2, "", sentence)


@pytest.mark.parametrize("command", ["check", "resume"])
def test_a_folder_that_may_not_be_looked_into_is_blamed_and_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def refuse(self: Path, *_mode: str, **_options: bool) -> os.stat_result:
        raise PermissionError(13, "not yours", str(self))

    monkeypatch.setattr(Path, "stat", refuse)
    monkeypatch.setattr(Path, "open", refuse)
    told_so = "foo cannot be opened, for your system does not allow it in closed."
    assert told(capsys, command, "closed/foo")[2].startswith(told_so)


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use stays there")
def test_a_folder_that_has_gone_is_told_with_the_name_of_the_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path.cwd().rmdir()
    status, _, error = told(capsys, "play", "hagakure", "--save", "mine.jsonl")
    assert status == 2
    assert error.startswith("mine.jsonl was not found in this folder.")


def test_sentences_on_stderr_are_in_the_language_that_was_chosen(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"language": "ja"}', encoding="utf-8")
    cut = Path("cut.jsonl")
    cut.write_bytes(SAVED.read_bytes() + b'{"by": 1')
    for command, answer in [("check", "Every move is right."), ("show", "Round 1 of 9.")]:
        status, out, error = told(capsys, command, str(cut))
        assert (status, error) == (0, "最後の行は途中で切れているので、使いません。\n")
        assert out.startswith(answer), "the answer is in English where nothing else is asked for"


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that knows no home folder."""

    def unknown(_number: int) -> None:
        raise KeyError

    for variable in [name for name in os.environ if name.startswith(("HOME", "XDG_"))]:
        monkeypatch.delenv(variable)
    monkeypatch.delenv("ACCESS_PLAY_HOME")
    monkeypatch.setattr(pwd, "getpwuid", unknown)


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize("empty", [False, True])
def test_without_a_home_all_goes_that_keeps_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *, empty: bool
) -> None:
    if empty:
        monkeypatch.setenv("HOME", "")
    for words in [("check", str(SAVED)), ("show", str(SAVED)), ("--help",)]:
        status, out, error = told(capsys, *words)
        assert (status, error) == (0, "")
        assert out
    assert told(capsys, "check", "nope")[2].startswith("nope was not found in this folder.")


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize("words", [("play", "hagakure"), ("resume", "haga"), ("resume",)])
def test_without_a_home_one_sentence_says_how_to_name_one(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    sentence = (
        "Your system knows no folder of yours for games and settings. Name one in the"
        " environment variable ACCESS_PLAY_HOME, then try again.\n"
    )
    assert told(capsys, *words) == (2, "", sentence)


@pytest.mark.usefixtures("homeless")
def test_without_a_home_a_game_is_kept_where_it_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, error = told(capsys, "play", "hagakure", "--save", "mine.jsonl")
    assert (status, error) == (0, "")
    farewell = out.splitlines()[-1]
    assert farewell.startswith("The game is kept. To go on, type access-play resume /")
    assert farewell.endswith("/mine.jsonl.")
