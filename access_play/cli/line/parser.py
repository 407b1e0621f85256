"""The command line's words: commands, options and their values."""

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from access_play.cli.line.tactile_options import add_braille, add_stickers
from access_play.cli.line.values import file_name, file_path
from access_play.core.record import LANGUAGES
from access_play.hosting.problems import PlayerError
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase, quoted
from access_play.language.speaker import Form, Speaker
from access_play.language.voice import MODES
from access_play.saves.settings import LONGEST, SHORTEST

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS: Final = (
    *("play", "learn", "rules", "resume", "check", "show", "simulate", "bench", "settings"),
    *("voices", "sounds", "stickers", "braille", "pages"),
)
_WAYS: Final = ("export", "import")
_MOST_DIGITS: Final = 12

_PROBLEMS: Final = (
    (
        r"unrecognized arguments: (?P<word>\S+).*",
        NP_("written", "{word} is not understood here. Try access-play --help."),
    ),
    (
        r"the following arguments are required: (?P<word>\w+).*",
        NP_("written", "{word} is missing after the command. Try access-play --help."),
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
    for pattern, sentence in _PROBLEMS:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return phrase(sentence, word=quoted(found["word"]))
    other = NP_("written", "This command line is not understood: {reason}. Try access-play --help.")
    return phrase(other, reason=Verbatim(message))


def parse(words: Sequence[str], speaker: Speaker) -> argparse.Namespace:
    """Read a command line.

    Raises:
        PlayerError: it asks for something that is not there.
        SystemExit: it asked for help, which has been written.
    """
    try:
        return _parser().parse_args(list(words))
    except _HelpAsked as asked:
        from access_play.cli.help.lines import help_lines  # noqa: PLC0415 (needed for help only)
        from access_play.cli.help.rows import write_rows  # noqa: PLC0415

        for line in help_lines(asked.command, speaker):
            write_rows(line)
        raise SystemExit(0) from asked


def _parser() -> _Parser:
    parser = _Parser(prog="access-play", allow_abbrev=False)
    _add_language(parser)
    _add_manner(parser)
    parser.set_defaults(language=None, speech=None, form="text", cells=None)
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)
    for add in (
        _add_play,
        _add_learn,
        _add_resume,
        _add_check,
        _add_show,
        _add_simulate,
        _add_bench,
        _add_settings,
        _add_rules,
        _add_voices,
        _add_sounds,
        _add_pages,
    ):
        add(commands)
    add_stickers(commands, _add_language)
    add_braille(commands, _add_language)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    """A command's own default would undo what stood before the command."""
    parser.add_argument("--language", type=_language, default=argparse.SUPPRESS)


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=_number)
    parser.add_argument("--bots")
    parser.add_argument("--seed", type=_number)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--data", type=file_path)
    _add_language(parser)


def _add_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("play", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--player", action="append", default=[])
    _add_table(parser)
    parser.add_argument("--save", type=file_path)
    parser.add_argument("--practice", action="store_true")
    _add_manner(parser)


def _add_learn(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("learn", allow_abbrev=False)
    parser.add_argument("game", nargs="?", metavar="GAME")
    _add_language(parser)
    _add_manner(parser)


def _add_manner(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--speech", type=_speech, default=argparse.SUPPRESS)
    parser.add_argument("--cells", type=_cells, default=argparse.SUPPRESS)
    _add_form(parser)


def _add_form(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", type=_form, default=argparse.SUPPRESS)


def _add_resume(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("resume", allow_abbrev=False)
    parser.add_argument("file", nargs="?", type=file_name)
    parser.add_argument("--seed", type=_number)
    _add_language(parser)
    _add_manner(parser)


def _add_check(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("check", allow_abbrev=False)
    parser.add_argument("file", type=file_name, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    _add_language(parser)


def _add_show(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("show", allow_abbrev=False)
    parser.add_argument("file", type=file_name, metavar="FILE")
    parser.add_argument("--seat", type=_number)
    _add_form(parser)
    _add_language(parser)


def _add_simulate(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("simulate", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME")
    _add_table(parser)
    parser.add_argument("--games", type=_number, default=100)
    parser.add_argument("--save", type=file_path)
    parser.add_argument("--json", action="store_true")


def _add_bench(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("bench", allow_abbrev=False)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=_number)
    parser.add_argument("--json", action="store_true")
    _add_language(parser)


def _add_settings(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("settings", allow_abbrev=False)
    parser.add_argument("way", type=_way, metavar="export")
    parser.add_argument("file", type=file_path, metavar="FILE")
    _add_language(parser)


def _add_rules(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("rules", allow_abbrev=False)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("part", nargs="*", metavar="PART")
    parser.add_argument("--search")
    _add_language(parser)
    _add_manner(parser)


def _add_voices(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("voices", allow_abbrev=False)
    parser.add_argument("test", nargs="?", type=_test)
    _add_language(parser)


def _add_sounds(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("sounds", allow_abbrev=False)
    _add_language(parser)


def _add_pages(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("pages", allow_abbrev=False)
    parser.add_argument("--output", type=file_path)
    _add_language(parser)


def _test(word: str) -> str:
    if word != "test":
        raise PlayerError(
            phrase(
                NP_("written", "Type voices, or voices test to hear each, not {word}."),
                word=quoted(word),
            )
        )
    return word


def _way(word: str) -> str:
    if word not in _WAYS:
        other = NP_("written", "Type settings export FILE or settings import FILE, not {word}.")
        raise PlayerError(phrase(other, word=quoted(word)))
    return word


def _form(word: str) -> str:
    forms = [form.value for form in Form]
    if word not in forms:
        raise PlayerError(
            phrase(
                N_("There is no form {word}. Choose one of: {forms}."),
                word=quoted(word),
                forms=Verbatim(", ".join(forms)),
            )
        )
    return word


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise PlayerError(
            phrase(
                N_("There is no language {word}. Choose one of: {languages}."),
                word=quoted(word),
                languages=Verbatim(", ".join(LANGUAGES)),
            )
        )
    return word


def _speech(word: str) -> str:
    if word not in MODES:
        raise PlayerError(
            phrase(
                N_("No way of speaking is called {word}. Choose one of: {modes}."),
                word=quoted(word),
                modes=Verbatim(", ".join(MODES)),
            )
        )
    return word


def _cells(word: str) -> int:
    number = _number(word)
    if not SHORTEST <= number <= LONGEST:
        other = N_("A braille display has {least} to {most} cells, not {count}.")
        raise PlayerError(phrase(other, least=SHORTEST, most=LONGEST, count=number))
    return number


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS):
        raise PlayerError(
            phrase(N_("{word} is no number that fits here. Type one like 4."), word=quoted(word))
        )
    return int(word)
