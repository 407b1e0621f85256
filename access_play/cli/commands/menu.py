"""``access-play`` without a command: the menu."""

import argparse

from access_play.cli.table.running import run_app
from access_play.terminal.menus.menu import Menu


def run(arguments: argparse.Namespace) -> int:
    """Offer the menu; 130 after Ctrl-C."""
    return run_app(arguments, lambda app: Menu(app).run())
