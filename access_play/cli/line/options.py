"""What each command takes: its words and its options."""

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Callable, Mapping
from typing import Final

from access_play.cli.line import values
from access_play.cli.line.tactile_options import add_braille, add_stickers


def add_language(parser: ArgumentParser) -> None:
    """Add ``--language``; a command's own default would undo what stood before the command."""
    parser.add_argument("--language", type=values.language, default=SUPPRESS)


def add_manner(parser: ArgumentParser) -> None:
    """Add how lines are spoken, shown and written."""
    parser.add_argument("--speech", type=values.speech, default=SUPPRESS)
    parser.add_argument("--cells", type=values.cells, default=SUPPRESS)
    _add_form(parser)


def _add_form(parser: ArgumentParser) -> None:
    parser.add_argument("--form", type=values.form, default=SUPPRESS)


def _add_table(parser: ArgumentParser) -> None:
    """Add what a new game is begun with."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=values.number)
    parser.add_argument("--bots")
    parser.add_argument("--seed", type=values.number)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--data", type=values.file_path)
    parser.add_argument("--save", type=values.file_path)


def _add_play(parser: ArgumentParser) -> None:
    _add_table(parser)
    parser.add_argument("--player", action="append", default=[])
    parser.add_argument("--practice", action="store_true")
    add_manner(parser)


def _add_learn(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_manner(parser)


def _add_rules(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("part", nargs="*", metavar="PART")
    parser.add_argument("--search")
    add_manner(parser)


def _add_resume(parser: ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=values.file_name)
    parser.add_argument("--seed", type=values.number)
    add_manner(parser)


def _add_check(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=values.file_name, metavar="FILE")
    _add_json(parser)


def _add_show(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=values.file_name, metavar="FILE")
    parser.add_argument("--seat", type=values.number)
    _add_form(parser)


def _add_simulate(parser: ArgumentParser) -> None:
    _add_table(parser)
    parser.add_argument("--games", type=values.number, default=100)
    _add_json(parser)


def _add_bench(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=values.number)
    _add_json(parser)


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def _add_settings(parser: ArgumentParser) -> None:
    parser.add_argument("way", type=values.way, metavar="export")
    parser.add_argument("file", type=values.file_path, metavar="FILE")


def _add_voices(parser: ArgumentParser) -> None:
    parser.add_argument("test", nargs="?", type=values.test)


def _add_nothing(_parser: ArgumentParser) -> None:
    """The command takes the language alone."""


def _add_pages(parser: ArgumentParser) -> None:
    parser.add_argument("--output", type=values.file_path)


OPTIONS: Final[Mapping[str, Callable[[ArgumentParser], None]]] = {
    "play": _add_play,
    "learn": _add_learn,
    "rules": _add_rules,
    "resume": _add_resume,
    "check": _add_check,
    "show": _add_show,
    "simulate": _add_simulate,
    "bench": _add_bench,
    "settings": _add_settings,
    "voices": _add_voices,
    "sounds": _add_nothing,
    "stickers": add_stickers,
    "braille": add_braille,
    "pages": _add_pages,
}
"""What adds a command's own options, in the order in which the commands are told."""
