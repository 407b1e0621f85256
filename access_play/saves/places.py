"""Where files go: the platform's own folders, or all in one that the environment names."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from access_play.saves.disk import real_path
from access_play.saves.faults import Fault, SaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from platformdirs import PlatformDirs

APP: Final = "access-play"

HOME: Final = "ACCESS_PLAY_HOME"
"""Names a folder that takes the place of all others: for tests, and to carry on a stick."""


def saves_folder() -> Path:
    """Where saved games are.

    Raises:
        SaveError: ``NO_HOME``, as the other folders do.
    """
    return (_home() or _own(lambda dirs: dirs.user_data_path)) / "saves"


def settings_folder() -> Path:
    """Where the settings are."""
    return _home() or _own(lambda dirs: dirs.user_config_path)


def log_folder() -> Path:
    """Where fault reports go."""
    home = _home()
    return home / "log" if home else _own(lambda dirs: dirs.user_log_path)


def _home() -> Path | None:
    named = os.environ.get(HOME)
    return real_path(Path(named)) if named else None


def _own(place: "Callable[[PlatformDirs], Path]") -> Path:
    """Where the platform has a folder for this purpose."""
    from platformdirs import PlatformDirs  # noqa: PLC0415 (a start should be quick)

    try:
        return place(PlatformDirs(APP, appauthor=False))
    except RuntimeError as error:  # neither a variable nor the list of users tells
        raise SaveError(Fault.NO_HOME, variable=HOME) from error
