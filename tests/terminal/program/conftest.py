"""The whole program on pseudo-terminals, each closed at the end of its test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.terminal.game_terminal import GameTerminal

Start = Callable[..., "GameTerminal"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program with words of the command line, at home in the test's own folder."""
    from tests.terminal.game_terminal import GameTerminal  # noqa: PLC0415 (not on Windows)

    started: list[GameTerminal] = []

    def run(*words: str, home: Path = tmp_path, **options: object) -> GameTerminal:
        started.append(GameTerminal(home, *words, **options))  # type: ignore[arg-type]
        return started[-1]

    yield run
    for terminal in started:
        terminal.close()
