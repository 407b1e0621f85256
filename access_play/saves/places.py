"""Where files go: the platform's own folders, or all in one that the environment names."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from access_play.saves.disk import real_path

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

APP: Final = "access-play"

HOME: Final = "ACCESS_PLAY_HOME"
"""Names a folder that takes the place of all others: for tests, and to carry on a stick."""


def saves_folder() -> Path:
    """Where saved games are."""
    return (_home() or _platform().user_data_path) / "saves"


def settings_folder() -> Path:
    """Where the settings are."""
    return _home() or _platform().user_config_path


def log_folder() -> Path:
    """Where fault reports go."""
    home = _home()
    return home / "log" if home else _platform().user_log_path


def _home() -> Path | None:
    named = os.environ.get(HOME)
    return real_path(Path(named)) if named else None


def _platform() -> "PlatformDirs":
    """The platform's own folders."""
    from platformdirs import PlatformDirs  # noqa: PLC0415 (a start should be quick)

    return PlatformDirs(APP, appauthor=False)
