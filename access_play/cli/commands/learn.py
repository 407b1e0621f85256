"""``access-play learn``: a lesson at this keyboard."""

import argparse

from access_play.cli.table.agreed import find_game
from access_play.cli.table.running import run_app
from access_play.language.messages import N_
from access_play.language.phrases import phrase
from access_play.terminal.app import App
from access_play.terminal.lessons.offering import choose_lesson, learn
from access_play.terminal.table.playing import Ending


def run(arguments: argparse.Namespace) -> int:
    """Take the lesson of a game; 0 when it ended or was left, 130 after Ctrl-C."""
    name = None if arguments.game is None else find_game(arguments.game).name
    return run_app(arguments, lambda app: _learn(app, name))


async def _learn(app: App, name: str | None) -> Ending | None:
    dialogue = app.dialogue()
    if name is None:
        name = await choose_lesson(dialogue, phrase(N_("The lesson of which game?")))
    return None if name is None else await learn(app, dialogue, name)
