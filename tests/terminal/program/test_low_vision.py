"""Colours are the terminal's own, whatever the environment says; nothing blinks."""

import re
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pexpect has no pseudo-terminals on Windows", allow_module_level=True)

from access_play.games.catalogue import own_games
from access_play.terminal.console.width import columns_of
from tests.terminal.program.conftest import Start

COLOUR_OR_BLINK = re.compile(rb"\x1b\[[0-9;:]*m")
WISHES = [
    {},
    {"NO_COLOR": "1"},
    {"FORCE_COLOR": "3", "CLICOLOR_FORCE": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"},
    {"TERM": "dumb"},
]


@pytest.mark.parametrize("wish", WISHES, ids=["none", "no colour", "colour", "dumb"])
def test_no_colour_is_set_and_all_is_said_without(
    start: Start, tmp_path: Path, wish: dict[str, str]
) -> None:
    told = []
    for name, environment in (("plain", {}), ("wished", wish)):
        home = tmp_path / name
        home.mkdir()
        words = ("play", "hagakure", "--seed", "3", "--bots", "random")
        game = start(*words, home=home, columns=200, **environment)
        told.append([game.prompts(), game.types("h"), game.types("7"), game.types("m 1")])
        assert not COLOUR_OR_BLINK.search(game.log)
    assert told[0] == told[1], "a colour would be left out of one of them"


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", own_games())
def test_every_game_is_read_in_the_largest_letters(start: Start, name: str, language: str) -> None:
    words = ("play", name, "--seats", "3", "--seed", "3", "--bots", "random")
    game = start(*words, "--language", language, columns=20, rows=5)
    rows = game.prompts().splitlines()
    for typed in ("h", "t", "m", "?", "m 1"):
        rows += game.types(typed).splitlines()
    assert len(rows) > 20
    assert [row for row in rows if columns_of(row) > 21 and " " in row.strip()] == []
    assert not COLOUR_OR_BLINK.search(game.log)
