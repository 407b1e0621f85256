"""``access-play resume``: goes on with a game that was kept."""

import argparse
from pathlib import Path

from access_play.cli.records import find_record
from access_play.cli.table.running import run_app
from access_play.hosting.headers import generator
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_
from access_play.language.phrases import phrase
from access_play.saves import library
from access_play.saves.faults import Fault, SaveError
from access_play.terminal.menus.menu import Menu


def run(arguments: argparse.Namespace) -> int:
    """Go on with a game, named by its file or by the beginning of its name."""
    if arguments.file is None:
        return run_app(arguments, lambda app: Menu(app).resume())
    path = _find(arguments.file)
    return run_app(arguments, lambda app: app.resume(path, generator(arguments.seed)))


def _find(name: str) -> Path:
    try:
        return find_record(name)
    except SaveError as error:
        if error.fault is Fault.NO_SAVE and not library.saved_games():
            raise PlayerError(phrase(N_("No game has been kept yet."))) from error
        raise
