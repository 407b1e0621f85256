"""The levels of computer players: each is handed a view and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from access_play.core.game import AnyGame, View
from access_play.games.catalogue import load_hints, load_rules
from access_play.games.hints import AnyHints


class UnknownLevelError(LookupError):
    """No computer player plays at this level."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level


class Bot(Protocol):
    """A player that knows one seat's view."""

    def choose(self, view: View, rng: Random) -> Any:
        """Choose a lawful move; the same view and generator give the same move."""
        ...


class RandomBot:
    """Plays any lawful move."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, rng: Random) -> Any:
        """Draw a lawful move."""
        return self._game.moves(view).sample(rng)


class SensibleBot:
    """Follows the game's sense."""

    def __init__(self, hints: AnyHints) -> None:
        self._hints = hints

    def choose(self, view: View, rng: Random) -> Any:
        """Ask the game's judgement."""
        return self._hints.choose(view, rng)


_MAKERS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": lambda game: RandomBot(load_rules(game)),
    "sensible": lambda game: SensibleBot(load_hints(game)),
}
LEVELS: Final = tuple(_MAKERS)
"""As a record and the command line name them, weakest first."""
DEFAULT_LEVEL: Final = LEVELS[-1]


def make_bot(level: str, game: str) -> Bot:
    """Make a computer player.

    Args:
        level: one of ``LEVELS``.
        game: the name of the game it plays.

    Raises:
        UnknownLevelError: nobody plays at this level.
        UnknownGameError: no game has this name.
    """
    if level not in _MAKERS:
        raise UnknownLevelError(level)
    return _MAKERS[level](game)
