"""The line of a braille display in every game: what happened, what is asked, nothing cut off."""

import sys
from functools import partial
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pexpect has no pseudo-terminals on Windows", allow_module_level=True)

from access_play.games.catalogue import own_games
from access_play.language.cells import cells
from access_play.terminal.console.width import columns_of
from tests.cli.shown import happenings
from tests.terminal.program.conftest import Start

TABLE = ("--seats", "3", "--seed", "3", "--bots", "random")
NUMBER = ("Number:", "Numéro:", "バンゴー:")
STEPS = 40


@pytest.fixture
def start(start: Start) -> Start:
    return partial(start, settings={"news_in_prompt": True, "speech": "off"})


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", own_games())
def test_after_each_event_it_says_what_happened_and_what_is_asked(
    start: Start,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: str,
) -> None:
    game = start("play", name, *TABLE, "--language", language)
    game.prompts()
    shown = [game.braille]
    for _ in range(STEPS):
        game.types("1" if shown[-1].endswith(NUMBER) else "m 1")
        shown.append(game.braille)
        assert game.screen.cursor.x == columns_of(game.braille) + 1 <= 37
        assert cells(game.braille, language) <= 32
        assert game.braille.endswith(":")
    told = happenings(tmp_path, capsys, monkeypatch, "--form", "braille")
    carried = 0
    for line in shown:
        if not line.endswith(NUMBER):
            news = line.rpartition("。" if language == "ja" else ". ")[0]
            place = next(at for at, each in enumerate(told) if each.startswith(news))
            carried += place > 0
            told = told[place:]
    assert carried >= STEPS // 3


@pytest.mark.parametrize("count", [20, 32, 80])
def test_it_is_as_long_as_the_display(start: Start, count: int) -> None:
    game = start("play", "hagakure", *TABLE, "--cells", str(count), columns=100)
    game.prompts()
    lengths = []
    for _ in range(STEPS):
        game.types("m 1")
        row = game.screen.display[game.screen.cursor.y].rstrip()
        lengths.append(cells(row, "en"))
    assert max(lengths) <= count - (2 if count == 20 else count // 5)
    assert max(lengths) >= {20: 16, 32: 20, 80: 33}[count]
