"""The help of the command line, for ``--help``, the man page and the players' pages alike."""

from collections.abc import Iterator
from typing import Final

from access_play.cli.help.form import Help, Line
from access_play.cli.help.words import COMMAND_HELP, PROGRAM_HELP
from access_play.games.catalogue import game_names
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker

_LINE: Final = NP_("written|help", "{typed}: {says}")


def help_of(command: str) -> Help:
    """Return the help of a command, or of the program for an empty name."""
    return COMMAND_HELP.get(command, PROGRAM_HELP)


def help_lines(command: str, speaker: Speaker) -> Iterator[str]:
    """Write the help of a command, or of the program for an empty name: examples first."""
    found = help_of(command)
    for example in found.examples:
        yield line_text(example, speaker)
    for note in found.notes:
        yield note_text(note, speaker)
    for option in found.options:
        yield line_text(option, speaker)


def line_text(line: Line, speaker: Speaker) -> str:
    """Write what is typed and, after a colon, what it does."""
    typed = _typed_text(line, speaker)
    if line.says is None:
        return typed
    return speaker.text(phrase(_LINE, typed=Verbatim(typed), says=Phrase(line.says)))


def line_parts(line: Line, speaker: Speaker) -> tuple[str, str]:
    """Part what :func:`line_text` writes: what is typed, and the colon with what it does."""
    typed = _typed_text(line, speaker)
    return typed, line_text(line, speaker).removeprefix(typed)


def _typed_text(line: Line, speaker: Speaker) -> str:
    """Write what is typed: words of the command line, alike in every language, and values."""
    return " ".join(
        part if isinstance(part, str) else speaker.text(Phrase(part)) for part in line.typed
    )


def note_text(note: Message, speaker: Speaker) -> str:
    """Write a sentence of the help."""
    return speaker.text(phrase(note, games=Verbatim(", ".join(game_names()))))
