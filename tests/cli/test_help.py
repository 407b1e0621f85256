"""``--help``: plain lines that begin with examples, in rows that a narrow terminal holds."""

import argparse
import sys
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.help.lines import help_lines, help_of
from access_play.cli.line.parser import COMMANDS, parse
from access_play.core.record import LANGUAGES
from access_play.language.speaker import Speaker
from access_play.terminal.console.width import columns_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    status = main([*filter(None, words)])
    said = capsys.readouterr()
    assert (status, said.err) == (0, "")
    return said.out.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_plain_lines_that_begin_with_examples(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    lines = shown(capsys, command, "--help", "--language", language)
    assert lines[0].startswith(f"access-play {command}".rstrip())
    for line in lines:
        assert len(line) >= 3
        assert line == line.strip()
        assert "  " not in line
        assert not set("[]{}|<>") & set(line)
        words = line.replace("、", " ").split()
        assert language == "ja" or max(map(len, words)) <= 40, "rows of 40 hold every word"
    if not command:
        assert any(f"docs/{language}/accessibility.md" in line for line in lines)


@pytest.mark.parametrize("command", ["", "play"])
def test_help_may_be_typed_as_a_command(capsys: pytest.CaptureFixture[str], command: str) -> None:
    words = [command] if command else []
    assert shown(capsys, "help", *words) == shown(capsys, *words, "--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own_and_stands_in_the_program_s(command: str) -> None:
    assert help_of(command) != help_of("")
    examples = [str(line.typed[0]) for line in help_of("").examples]
    assert any(example.startswith(f"access-play {command}") for example in examples)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_has_its_line_of_help(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    begins = [line.replace(":", " ").split()[0] for line in shown(capsys, command, "--help")]
    options = options_of(command)
    assert "--language" in options
    assert [option for option in options if option not in begins] == []


def options_of(command: str) -> list[str]:
    """The options that the parser takes behind a command."""
    found: list[str] = []
    add = argparse.ArgumentParser.add_argument

    def note(self: argparse.ArgumentParser, *names: str, **options: object) -> argparse.Action:
        if self.prog.endswith(f" {command}"):
            found.extend(name for name in names if name.startswith("--") and name != "--help")
        return add(self, *names, **options)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(argparse.ArgumentParser, "add_argument", note)
        parse(["check", "x"], Speaker("en"))
    return found


@pytest.mark.parametrize("columns", [40, 20])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_rows_on_a_terminal_fit_it_and_break_between_words(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    language: str,
    columns: int,
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    rows = shown(capsys, command, "--help", "--language", language)
    assert [row for row in rows if columns_of(row) > columns and " " in row] == []
    assert columns == 20 or max(map(columns_of, rows)) <= 40
    whole = list(help_lines(command, Speaker(language)))
    between = "" if language == "ja" else " "
    assert unblanked(between.join(rows), language) == unblanked(between.join(whole), language)


def unblanked(text: str, language: str) -> str:
    """In Japanese a row may end where no blank was; elsewhere every break was one."""
    return text.replace(" ", "") if language == "ja" else text


def test_what_is_no_terminal_gets_whole_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    assert shown(capsys, "play", "--help")[3] == (
        "--player NAME:LANGUAGE: a person at this keyboard; once for each."
    )
