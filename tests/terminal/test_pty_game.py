"""A game in a real pseudo-terminal: what reaches the screen, byte by byte."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pexpect = pytest.importorskip("pexpect", reason="pexpect drives pseudo-terminals")
pyte = pytest.importorskip("pyte")
if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals for pexpect", allow_module_level=True)

PROMPT = re.compile(rb": $")


@pytest.fixture
def game(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Any]:
    rows, columns, words = request.param
    environment = {
        **os.environ,
        "ACCESS_PLAY_HOME": str(tmp_path),
        "LANG": "C.UTF-8",
        "TERM": "xterm",
    }
    command = ["-m", "access_play", "play", "hagakure", "--seed", "3", *words]
    child = pexpect.spawn(
        sys.executable, command, env=environment, dimensions=(rows, columns), timeout=30
    )
    yield child
    child.close(force=True)


def until_prompt(child: Any) -> bytes:
    child.expect(PROMPT)
    told: bytes = child.before + child.after
    return told


USUAL = (24, 80, [])


@pytest.mark.parametrize("game", [USUAL], indirect=True)
def test_a_typed_key_costs_its_own_byte_and_nothing_is_printed_twice(game: Any) -> None:
    begun = until_prompt(game)
    assert begun.count(b"Your hand") == 1
    for key in b"hand":
        game.send(bytes([key]))
        game.expect(re.compile(re.escape(bytes([key]))))
        assert game.before == b""
    game.send(b"\r")
    answer = until_prompt(game)
    assert answer.startswith(b"\r\nYour hand: ")
    assert answer.count(b"\r\n") == 2
    escapes = re.findall(rb"\x1b[^a-zA-Z]*[a-zA-Z]", begun + answer)
    assert set(escapes) <= {b"\x1b[?2004h", b"\x1b[?2004l"}


@pytest.mark.parametrize(
    "game", [(10, 40, []), (5, 20, []), (10, 40, ["--language", "fr"])], indirect=True
)
def test_rows_break_between_words_only(game: Any) -> None:
    told = until_prompt(game).decode()
    rows = [re.sub(r"\x1b\[\?2004[hl]", "", row) for row in told.split("\r\n")]
    width = 40 if any(len(row) > 20 for row in rows) else 20
    assert all(len(row) <= width for row in rows)
    assert all(row == row.rstrip() for row in rows[:-1])


@pytest.mark.parametrize("game", [USUAL], indirect=True)
def test_the_cursor_stands_behind_the_prompt(game: Any) -> None:
    screen = pyte.Screen(80, 24)
    pyte.ByteStream(screen).feed(until_prompt(game))
    braille_line = screen.display[screen.cursor.y][:40].rstrip()
    assert braille_line.endswith(":")
    assert screen.cursor.x == len(braille_line) + 1


@pytest.mark.parametrize("game", [USUAL], indirect=True)
def test_ctrl_c_leaves_with_130_and_keeps_the_game(game: Any, tmp_path: Path) -> None:
    until_prompt(game)
    game.sendintr()
    game.expect(pexpect.EOF)
    game.wait()
    assert game.exitstatus == 130
    assert len(next(tmp_path.rglob("*.jsonl")).read_bytes().splitlines()) >= 3
