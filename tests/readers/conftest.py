"""Games inside screen readers."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.readers.yasr import SpokenGame

Listen = Callable[..., SpokenGame]


@pytest.fixture
def listen(tmp_path: Path) -> Iterator[Listen]:
    """Start a game that is heard through yasr."""
    started: list[SpokenGame] = []

    def run(*words: str, **options: object) -> SpokenGame:
        started.append(SpokenGame(tmp_path, *words, **options))  # type: ignore[arg-type]
        return started[-1]

    yield run
    for game in started:
        game.close()
