"""Signals while a game is at a terminal: Ctrl-C held down, and being stopped and continued."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("signals and pseudo-terminals of POSIX", allow_module_level=True)

import pty
import termios

from access_play.terminal.console.console import Interrupted
from access_play.terminal.console.earlier_lines import EarlierLines
from access_play.terminal.console.editor import Editor
from access_play.terminal.console.screen import Screen
from tests.cli.processes import PLAY, start
from tests.terminal.game_terminal import GameTerminal

KEPT = re.compile(r"The game is kept\. To go on, type access-play resume hagakure-[-\d]+\.")


@pytest.fixture
def game(tmp_path: Path) -> Iterator[GameTerminal]:
    game = GameTerminal(tmp_path, *PLAY)
    yield game
    game.close()


def test_a_ctrl_c_held_down_leaves_once_and_in_order(game: GameTerminal) -> None:
    game.prompts()
    while game.child.isalive():
        game.child.kill(signal.SIGINT)
    told = game.ends().splitlines()
    assert KEPT.fullmatch(told[-1])
    assert told[:-1] == ["", ""][: len(told) - 1], "nothing but the end of the prompt's line"
    assert game.child.exitstatus == 130


def test_a_ctrl_c_held_down_leaves_a_piped_game_in_order(tmp_path: Path) -> None:
    with start(tmp_path) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdout.readline()
        while game.poll() is None:
            game.send_signal(signal.SIGINT)
        assert game.stderr.read() == b""
        assert KEPT.fullmatch(game.stdout.read().decode().splitlines()[-1])
    assert game.returncode == 130


@pytest.mark.parametrize("alone", [True, False])
def test_a_ctrl_c_just_as_the_prompt_appears_leaves_no_prompt_behind(
    monkeypatch: pytest.MonkeyPatch, *, alone: bool
) -> None:
    ask = Screen.ask

    def interrupted(self: Screen, prompt: str, text: str, cursor: int) -> None:
        ask(self, prompt, text, cursor)
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Screen, "ask", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setenv("TERM", "dumb")
    above, below = pty.openpty()
    with open(below, closefd=False) as stdin, open(below, "w") as stdout:  # noqa: PTH123
        editor = Editor(stdin, stdout, alone=alone)
        with pytest.raises(Interrupted):
            asyncio.run(editor.read("Token: ", EarlierLines()))
        signal.raise_signal(signal.SIGINT)
        editor.write("The game is kept.")
        editor.close()
        written = b""
        while not written.endswith(b"kept.\r\n"):
            written += os.read(above, 4096)
        assert written == b"Token: \r\nThe game is kept.\r\n"
    os.close(above)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, before)


def test_a_game_that_was_stopped_goes_on_where_it_was(game: GameTerminal) -> None:
    prompt = game.prompts().splitlines()[-1]
    game.presses(b"1", b"1")
    game.presses(b"4", b"4")
    game.child.kill(signal.SIGSTOP)
    os.waitpid(game.child.pid, os.WUNTRACED)
    held = termios.tcgetattr(game.child.child_fd)
    shell = [*held[:3], held[3] | termios.ECHO | termios.ICANON, *held[4:]]
    termios.tcsetattr(game.child.child_fd, termios.TCSANOW, shell)
    game.child.kill(signal.SIGCONT)
    game.child.expect_exact(f"\r\n{prompt}14".encode())
    assert termios.tcgetattr(game.child.child_fd)[3] == held[3]
    game.presses(b"\x7f", b"\b \b")
    assert game.child.before == b"", "shown once"
