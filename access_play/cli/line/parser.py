"""The parser of the command line, which says what is wrong in the player's language."""

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from access_play.cli.line.options import OPTIONS, add_language, add_manner
from access_play.cli.line.tactile_options import WORKS
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase, quoted
from access_play.language.speaker import Speaker

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS: Final = tuple(OPTIONS)
_HELP: Final = "help"
"""Is typed by many in place of ``--help``."""

_PROBLEMS: Final = (
    (
        r"unrecognized arguments: (?P<word>\S+).*",
        NP_("written", "{word} is not understood here. Try access-play --help."),
    ),
    (
        r"argument (?P<word>--\w+): expected one argument",
        NP_("written", "{word} needs a value after it. Try access-play --help."),
    ),
    (
        r"argument (?P<word>--\w+): ignored explicit argument .*",
        NP_("written", "{word} takes no value. Try access-play --help."),
    ),
)
"""What argparse finds wrong, and how it is said."""
_MISSING: Final = {
    "GAME": NP_("written", "A game is missing after the command. Choose one of: {names}."),
    "FILE": NP_("written", "The name of a file is missing after the command."),
    "WORK": NP_("written", "What to write is missing after the command. Choose one of: {names}."),
    "export": NP_("written", "Type settings export FILE or settings import FILE."),
}
"""What is said where a word of the command line is missing, by its name in the parser."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in the player's language, and prints our own help."""

    def error(self, message: str) -> NoReturn:
        """Refuse a command line."""
        raise PlayerError(_problem(message))

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> NoReturn:  # noqa: ARG002
        """Leave the help to :func:`parse`, which knows the language."""
        raise _HelpAsked(self.prog.partition(" ")[2])


class _HelpAsked(Exception):  # noqa: N818 (it is no fault)
    """The help of a command was asked for, or of the program."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command = command


def _problem(message: str) -> Phrase:
    command = re.match(r"argument command: invalid choice: '(?P<word>.*?)' \(", message, re.DOTALL)
    if command is not None:
        return phrase(
            N_("There is no command {word}. The commands are: {commands}."),
            word=quoted(command["word"]),
            commands=Verbatim(", ".join(COMMANDS)),
        )
    missing = re.match(r"the following arguments are required: (\w+)", message)
    if missing is not None:
        return _missing(missing[1])
    for pattern, sentence in _PROBLEMS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return phrase(sentence, word=quoted(found["word"]))
    other = NP_("written", "This command line is not understood: {reason}. Try access-play --help.")
    return phrase(other, reason=Verbatim(message))


def _missing(word: str) -> Phrase:
    """Say that a word is missing, and which there are."""
    from access_play.games.catalogue import game_names  # noqa: PLC0415 (needed for this only)

    names = {"GAME": game_names(), "WORK": WORKS}.get(word, ())
    return phrase(_MISSING[word], names=Verbatim(", ".join(names)))


def parse(words: Sequence[str], speaker: Speaker) -> argparse.Namespace:
    """Read a command line.

    Raises:
        PlayerError: it asks for something that is not there.
        SystemExit: it asked for help, which has been written.
    """
    asks, *rest = words or ("",)
    try:
        return _parser().parse_args([*rest, "--help"] if asks == _HELP else list(words))
    except _HelpAsked as asked:
        from access_play.cli.help.lines import help_lines  # noqa: PLC0415 (needed for help only)
        from access_play.cli.help.rows import write_rows  # noqa: PLC0415

        for line in help_lines(asked.command, speaker):
            write_rows(line)
        raise SystemExit(0) from asked


def _parser() -> _Parser:
    parser = _Parser(prog="access-play", allow_abbrev=False)
    add_language(parser)
    add_manner(parser)
    parser.set_defaults(language=None, speech=None, form="text", cells=None)
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)
    for command, add in OPTIONS.items():
        taking = commands.add_parser(command, allow_abbrev=False)
        add(taking)
        add_language(taking)
    return parser
