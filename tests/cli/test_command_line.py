"""The command line itself: options before and after a command, and what cannot be."""

from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.line.parser import parse
from access_play.language.speaker import Speaker


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    said = capsys.readouterr()
    return status, said.out, said.err.replace("\u00a0", " ")


WRONG = [
    (("sing",), "There is no command sing. The commands are: play, learn, rules, resume, check,"),
    (("--frob",), "--frob is not understood here. Try access-play --help."),
    (("play",), "A game is missing after the command. Choose one of: hagakure, honor-of-the"),
    (("rules",), "A game is missing after the command. Choose one of: hagakure, honor-of-the"),
    (("check",), "The name of a file is missing after the command."),
    (("settings",), "Type settings export FILE or settings import FILE."),
    (
        ("braille",),
        "What to write is missing after the command. Choose one of: rules, labels, scores, aid.",
    ),
    (("play", "hagakure", "--seats"), "--seats needs a value after it. Try access-play --help."),
    (("play", "hagakure", "--practice=1"), "--practice takes no value. Try access-play --help."),
    (("check", "a", "b"), "b is not understood here. Try access-play --help."),
    (
        ("show", "x", "--form", "song"),
        "There is no form song. Choose one of: text, speech, braille.",
    ),
    (("play", "x", "--language", "de"), "There is no language de. Choose one of: en, fr, ja."),
    (("play", "x", "--speech", "robot"), "No way of speaking is called robot."),
    (("play", "hagakure", "--seats", "²"), "² is no number that fits here. Type one like 4."),
    (("play", "hagakure", "--seats", "1_0"), "1_0 is no number that fits here. Type one like 4."),
    (("play", "hagakure", "--seats", "٣"), "٣ is no number that fits here. Type one like 4."),
    (("play", "hagakure", "--seats", "9" * 5000), f"{'9' * 40} is no number that fits here"),
    (("play", "hagakure", "--seats", "2"), "This game is played by 3 to 5 players, not by 2."),
    (("play", "hagakure", "--option", "x"), "An option is given as NAME=VALUE, not as x."),
    (("play", "hagakure", "--option", "x=1"), "The game has no option x, or not with this value."),
    (("play", "hagakure", "--option", "villagers_needed=0"), "The game has no option villagers_n"),
    (("play", "hagakure", "--player", ":fr"), "A name needs at least one letter."),
    (("play", "hagakure", "--player", "x" * 200 + ":fr"), "This name is too long; at most 30"),
    (("play", "hagakure", "--player", "Zoé"), "A player is given as NAME:LANGUAGE with en, fr or"),
    (("play", "hagakure", "--bots", "clever"), "No computer player is called clever. Choose one"),
    (("resume", "nothing"), "No game has been kept yet."),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_what_cannot_be_is_said(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = told(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith(sentence)
    assert len(err.splitlines()) == 1
    assert len(err) < 160


@pytest.mark.parametrize("language", ["fr", "ja"])
@pytest.mark.parametrize(("words", "english"), WRONG)
def test_what_cannot_be_is_said_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], english: str, language: str
) -> None:
    if "--language" in words:
        words = words[:2]
    status, out, err = told(capsys, "--language", language, *words)
    assert (status, out) == (2, "")
    assert not err.startswith(english)
    assert bool([sign for sign in err if "ぁ" <= sign <= "ん"]) == (language == "ja")


def test_options_before_and_after_the_command_count_alike() -> None:
    speaker = Speaker("en")
    before = parse(["--language", "fr", "--form", "braille", "play", "hagakure"], speaker)
    after = parse(["play", "hagakure", "--language", "fr", "--form", "braille"], speaker)
    assert vars(before) == vars(after)
    last = parse(["--language", "fr", "play", "hagakure", "--language", "ja"], speaker)
    assert last.language == "ja"
