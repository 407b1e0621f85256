"""The help of the command line as a document like the others."""

from collections.abc import Iterator
from typing import Final

from access_play.cli.help.form import Help, Line
from access_play.cli.help.lines import help_of, line_parts, note_text
from access_play.cli.help.words import COMMAND_HELP, MORE
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase
from access_play.language.speaker import Speaker
from access_play.pages.site import Document

NAME: Final = "command-line"
_TITLE: Final = NP_("written|heading", "The command line")


def help_document(language: str) -> Document:
    """Write the help of the program and of each command as Markdown."""
    speaker = Speaker(language)
    parts = [f"# {speaker.text(Phrase(_TITLE))}", *_blocks(help_of(""), speaker)]
    for command, found in COMMAND_HELP.items():
        parts += [f"## access-play {command}", *_blocks(found, speaker)]
    for heading, lines in MORE:
        parts += [f"## {speaker.text(Phrase(heading))}", _items(lines, speaker)]
    return Document(NAME, "\n\n".join(parts) + "\n")


def _blocks(found: Help, speaker: Speaker) -> Iterator[str]:
    """Write lists and sentences; where no sentence parts two lists, they are one."""
    notes = [_plain(note_text(note, speaker)) for note in found.notes]
    if not notes:
        yield _items((*found.examples, *found.options), speaker)
        return
    yield _items(found.examples, speaker)
    yield from notes
    if found.options:
        yield _items(found.options, speaker)


def _items(lines: tuple[Line, ...], speaker: Speaker) -> str:
    return "\n".join(f"- {_item(line, speaker)}" for line in lines)


def _item(line: Line, speaker: Speaker) -> str:
    typed, says = line_parts(line, speaker)
    return f"`{typed}`{_plain(says)}"


def _plain(text: str) -> str:
    """Keep signs that mean something in Markdown from meaning it."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>&#" else sign for sign in text)
