"""``access-play rules``: a game's rules by headings, read at a prompt or printed."""

import argparse
import sys

from access_play.cli.statuses import ANSWER_NO
from access_play.cli.streams import flush, warn, write
from access_play.cli.table.agreed import find_game
from access_play.cli.table.running import run_app
from access_play.hosting.rule_reader import Reading, RuleReader
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import vocabulary_of
from access_play.terminal.app import App
from access_play.terminal.asking.dialogue import Back
from access_play.terminal.menus.rule_desk import RuleDesk


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for; else read at a prompt, or answer the lines of a pipe."""
    game = find_game(arguments.game).name
    part = " ".join(arguments.part)
    if part or arguments.search is not None or _nobody_can_type():
        return _print(_read(game, part, arguments), arguments)
    return run_app(arguments, lambda app: _desk(app, game))


async def _desk(app: App, game: str) -> None:
    try:
        await RuleDesk(game, app.dialogue()).run()
    except Back:
        return


def _nobody_can_type() -> bool:
    """Tell whether lines go to a file or a program while a person sits at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty() and not sys.stdout.isatty()


def _read(game: str, part: str, arguments: argparse.Namespace) -> Reading:
    reader = RuleReader(game, by_paragraph=False)
    if arguments.search is not None:
        return reader.search(arguments.search, arguments.spoken)
    return reader.read(part, vocabulary_of(arguments.spoken))


def _print(reading: Reading, arguments: argparse.Namespace) -> int:
    speaker, form = Speaker(arguments.spoken), Form(arguments.form)
    lines = [speaker.render(line, form) for line in reading.lines]
    if not reading.found:
        flush()
        for line in lines:
            warn(line)
        return ANSWER_NO
    for line in lines:
        write(line)
    return 0
