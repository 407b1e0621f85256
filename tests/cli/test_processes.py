"""Commands in processes of their own: encodings, closed outputs, signals."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import CASE, NOT_ON_WINDOWS, PLAY, ROOT, access_play, environment, start


def test_a_piped_game_has_no_prompts_no_escapes_and_no_rows(tmp_path: Path) -> None:
    game = access_play(tmp_path, *PLAY, typed=b"i 18\nhand\nquit\n", LANG="C.UTF-8")
    lines = game.stdout.decode().splitlines()
    assert game.returncode == 0
    assert b"\x1b" not in game.stdout
    assert not [line for line in lines if line.endswith(": ")]
    assert max(map(len, lines)) > 80, "nothing is broken into rows"


@pytest.mark.parametrize("command", [PLAY, ("show", CASE, "--seat", "2")])
def test_a_console_without_kana_still_tells(tmp_path: Path, command: tuple[object, ...]) -> None:
    told = access_play(
        tmp_path, *command, "--language", "ja", typed=b"h\n", PYTHONIOENCODING="cp1252"
    )
    assert told.returncode == (0 if command is PLAY else 1)
    assert told.stderr == b""
    assert b"??" in told.stdout
    told.stdout.decode("cp1252")


def test_a_game_that_cannot_be_shown_is_advised_of_once_and_kept(tmp_path: Path) -> None:
    words = (*PLAY, "--language", "ja")
    game = access_play(tmp_path, *words, typed=b"h\nt\n", PYTHONIOENCODING="cp1252")
    assert game.stdout.decode("cp1252").count("PYTHONIOENCODING=utf-8") == 1
    (path,) = (tmp_path / "saves").glob("*.jsonl")
    assert len(path.read_text("utf-8").splitlines()) >= 3


def test_json_is_plain_ascii_where_the_output_is_not_utf_8(tmp_path: Path) -> None:
    words = ("check", "--json", CASE, "--language", "ja")
    told = access_play(tmp_path, *words, PYTHONIOENCODING="cp1252").stdout
    assert told.isascii()
    refused = json.loads(told.decode().splitlines()[-2])
    assert refused["text"].startswith("村人9は出せません。")
    as_utf_8 = access_play(tmp_path, *words, PYTHONIOENCODING="utf-8").stdout
    assert "村人9は出せません。".encode() in as_utf_8


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({"LANG": "C"}, "Round 1 of 8."),
        ({"LANG": "fr_FR.UTF-8"}, "Manche 1 sur 8."),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "第1ラウンド、全8ラウンド。"),
        ({"LANG": "de_DE.UTF-8"}, "Round 1 of 8."),
        ({}, "Round 1 of 8."),
    ],
)
def test_the_language_is_the_system_s_where_none_was_chosen(
    tmp_path: Path, variables: dict[str, str], first: str
) -> None:
    game = access_play(tmp_path, *PLAY, PYTHONIOENCODING="utf-8", **variables)
    assert game.stdout.decode().replace("\u00a0", " ").startswith(first)


def test_the_settings_language_holds_before_the_system_s(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "ja"}', encoding="utf-8")
    refused = access_play(tmp_path, "sing", LANG="fr_FR.UTF-8", PYTHONIOENCODING="utf-8")
    assert refused.stderr.decode().startswith("singというコマンドはありません。")
    asked = access_play(
        tmp_path, "--language", "en", "sing", LANG="fr_FR.UTF-8", PYTHONIOENCODING="utf-8"
    )
    assert asked.stderr.decode().startswith("There is no command sing.")


@pytest.fixture(scope="module")
def without_japanese(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it would be installed, but for one language's catalog."""
    folder = tmp_path_factory.mktemp("package")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "access_play", folder / "access_play", ignore=ignored)
    shutil.copytree(ROOT / "locales", folder / "locales", ignore=ignored)
    shutil.rmtree(folder / "locales" / "ja")
    return folder


@pytest.mark.parametrize("damage", ["missing", "broken"])
def test_a_missing_catalog_is_told_once_and_english_is_spoken(
    tmp_path: Path, without_japanese: Path, damage: str
) -> None:
    catalog = without_japanese / "locales" / "ja" / "LC_MESSAGES" / "access_play.mo"
    if damage == "broken":
        catalog.parent.mkdir(parents=True, exist_ok=True)
        catalog.write_bytes(b"\xde\x12\x04\x95" + b"\xff" * 40)
    game = access_play(
        tmp_path, *PLAY, "--language", "ja", typed=b"h\n", PYTHONPATH=str(without_japanese)
    )
    lines = game.stdout.decode().splitlines()
    assert (game.returncode, game.stderr) == (0, b"")
    assert lines[0] == "The words of this language are missing here, so English is spoken."
    assert lines[1].startswith("Round 1 of 8.")
    assert sum("missing" in line for line in lines) == 1


@NOT_ON_WINDOWS
@pytest.mark.parametrize(
    "words", [("--version",), ("--help",), ("check", "--json", CASE), ("show", CASE), PLAY]
)
def test_an_output_that_nobody_reads_is_left_in_silence(
    tmp_path: Path, words: tuple[object, ...]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    left = subprocess.run(
        [sys.executable, "-m", "access_play", *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert left.stderr == b""
    assert left.returncode in {0, 1}


@NOT_ON_WINDOWS
def test_a_program_without_any_input_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    left = subprocess.run(
        [sys.executable, "-m", "access_play", *PLAY],
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
        preexec_fn=lambda: os.close(0),
    )
    assert (left.returncode, left.stderr) == (0, b"")
    assert len(list((tmp_path / "saves").glob("*.jsonl"))) == 1


@NOT_ON_WINDOWS
def test_ctrl_c_leaves_a_piped_game_with_130_and_keeps_it(tmp_path: Path) -> None:
    with start(tmp_path) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdin.write(b"h\n")
        game.stdin.flush()
        told = b""
        while b"Your hand" not in told.partition(b"?")[2]:
            told += game.stdout.readline()
        game.send_signal(signal.SIGINT)
        told += game.stdout.read()
        assert game.stderr.read() == b""
        assert game.wait(60) == 130
    assert b"To go on, type access-play resume hagakure-" in told
    (path,) = (tmp_path / "saves").glob("*.jsonl")
    checked = access_play(tmp_path, "check", path)
    assert checked.returncode == 0


def test_two_programs_never_write_to_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "access_play", *PLAY, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdout.readline()
        second = access_play(tmp_path, "resume", path, LANG="fr_FR.UTF-8")
        assert second.returncode == 2
        assert second.stderr.decode().startswith("game.jsonl est ouvert dans un autre programme.")
        game.stdin.close()
        game.stdout.read()
        assert game.wait(60) == 0
    assert access_play(tmp_path, "check", path).returncode == 0


def test_a_game_is_kept_where_it_was_asked_for_and_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "mine.jsonl"
    assert access_play(tmp_path, *PLAY, "--save", path).returncode == 0
    kept = path.read_bytes()
    again = access_play(tmp_path, *PLAY, "--save", path)
    assert again.returncode == 2
    assert again.stderr.decode().startswith("mine.jsonl is there already and stays as it is.")
    assert path.read_bytes() == kept
    assert b"seed" not in kept
