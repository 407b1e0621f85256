"""Finding the games: the project's own by their folders, others by their entry point."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from access_play import games
from access_play.core.game import AnyGame
from access_play.games.commands import AnyCommands
from access_play.games.hints import AnyHints
from access_play.games.kits import MakesKit
from access_play.games.lessons import Lesson
from access_play.games.words import AnyWords

ENTRY_POINTS: Final = "access_play.games"
"""The entry-point group through which another package brings a game."""


class UnknownGameError(LookupError):
    """No game has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def own_games() -> tuple[str, ...]:
    """Return the names of the project's games, in the order of the alphabet."""
    found = pkgutil.iter_modules(games.__path__)
    return tuple(sorted([one.name.replace("_", "-") for one in found if one.ispkg]))


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all games that can be played here."""
    others = {point.name for point in entry_points(group=ENTRY_POINTS)}
    return (*own_games(), *sorted(others - set(own_games())))


@cache
def package_of(name: str) -> str:
    """Return the dotted name of a game's package.

    Raises:
        UnknownGameError: no game has this name.
    """
    if name in own_games():
        return f"{games.__name__}.{name.replace('-', '_')}"
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return point.value
    raise UnknownGameError(name)


def _brings(name: str, module: str) -> bool:
    return find_spec(f"{package_of(name)}.{module}") is not None


def _load(name: str, module: str, value: str) -> Any:
    return getattr(import_module(f"{package_of(name)}.{module}"), value)


@cache
def load_rules(name: str) -> AnyGame:
    """Load a game's rules.

    Raises:
        UnknownGameError: no game has this name.
    """
    rules: AnyGame = _load(name, "rules", "RULES")
    return rules


@cache
def load_words(name: str) -> AnyWords:
    """Load a game's words."""
    words: AnyWords = _load(name, "words", "WORDS")
    return words


@cache
def load_commands(name: str) -> AnyCommands:
    """Load how a game's moves are typed."""
    commands: AnyCommands = _load(name, "commands", "COMMANDS")
    return commands


@cache
def load_hints(name: str) -> AnyHints:
    """Load a game's judgement."""
    hints: AnyHints = _load(name, "hints", "HINTS")
    return hints


@cache
def load_kit(name: str) -> MakesKit | None:
    """Load what is made for playing a game by touch; ``None`` where the game brings nothing.

    Raises:
        UnknownGameError: no game has this name.
    """
    if not _brings(name, "kit"):
        return None
    kit: MakesKit = _load(name, "kit", "kit")
    return kit


def has_lesson(name: str) -> bool:
    """Tell whether a game brings a lesson.

    Raises:
        UnknownGameError: no game has this name.
    """
    return _brings(name, "tutorial")


@cache
def load_lesson(name: str) -> Lesson | None:
    """Load a game's lesson; ``None`` where the game brings none.

    Raises:
        UnknownGameError: no game has this name.
    """
    if not has_lesson(name):
        return None
    lesson: Lesson = _load(name, "tutorial", "LESSON")
    return lesson
