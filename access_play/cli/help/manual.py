"""The man page: the help of the command line once more, for ``man access-play``.

Entries begin at the margin and run over two columns further in, as lists do in braille, so a
row of 40 holds as much as it can.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from access_play import __version__
from access_play.cli.help.form import Help, Line
from access_play.cli.help.lines import help_of, line_parts, note_text
from access_play.cli.help.words import COMMAND_HELP, MORE
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Phrase
from access_play.language.speaker import Speaker
from access_play.terminal.console.wrap import pieces

NAME: Final = "access-play"
SECTION: Final = 1

_NAME_HEADING: Final = NP_("written|heading", "Name")
_ABOUT: Final = NP_("written|heading", "games to play by ear, by finger and by eye")
_EXAMPLES: Final = NP_("written|heading", "Examples")
_DESCRIPTION: Final = NP_("written|heading", "Description")
_NARROW: Final = 36
"""Japanese phrases longer than this may be broken inside."""
_SIGNS: Final = {
    "\\": r"\e",
    "-": r"\-",
    "'": r"\(aq",
    "`": r"\(ga",
    "^": r"\(ha",
    "~": r"\(ti",
    "\u00a0": r"\ ",
}
_SIGN: Final = re.compile("|".join(map(re.escape, _SIGNS)))


def place(language: str) -> str:
    """Return where the page of a language stands among the shared data of a system."""
    folder = "" if language == "en" else f"{language}/"
    return f"share/man/{folder}man{SECTION}/{NAME}.{SECTION}"


def manual(language: str) -> str:
    """Write the man page in a language, in the macros of man(7)."""
    return "\n".join(_lines(Speaker(language))) + "\n"


def _lines(speaker: Speaker) -> Iterator[str]:
    yield r".\" -*- coding: utf-8 -*-"
    yield rf'.TH {_text(NAME.upper())} {SECTION} "" "{__version__}" "\&"'
    yield ".nh"
    yield ".ad l"
    program = help_of("")
    yield _heading(_NAME_HEADING, speaker)
    yield from _outdented(rf"{_text(NAME)} \- {_signs(speaker.text(Phrase(_ABOUT)))}")
    yield _heading(_EXAMPLES, speaker)
    yield from _entries(program.examples, speaker)
    yield _heading(_DESCRIPTION, speaker)
    yield from _notes(program, speaker)
    for command, found in COMMAND_HELP.items():
        yield f".SH {_text(f'{NAME} {command}')}"
        yield from _entries(found.examples, speaker)
        yield from _notes(found, speaker)
        yield from _entries(found.options, speaker)
    for heading, lines in MORE:
        yield _heading(heading, speaker)
        yield from _entries(lines, speaker)


def _heading(heading: Message, speaker: Speaker) -> str:
    return f".SH {_text(speaker.text(Phrase(heading)).upper())}"


def _entries(lines: Iterable[Line], speaker: Speaker) -> Iterator[str]:
    """Write entries, each with what is typed in bold."""
    for line in lines:
        typed, says = line_parts(line, speaker)
        yield from _outdented(rf"\fB{_text(typed)}\fR{_text(says)}")


def _notes(found: Help, speaker: Speaker) -> Iterator[str]:
    for note in found.notes:
        yield from _outdented(rf"\&{_text(note_text(note, speaker))}")


def _outdented(text: str) -> Iterator[str]:
    yield ".in 2n"
    yield ".ti 0"
    yield text


def _text(text: str) -> str:
    r"""Write a text so that roff shows each sign as it is.

    Japanese may be broken where a phrase begins (``\:``), as in play.
    """
    return "".join(
        (_signs(blank) if blank or not number else r"\:") + _signs(piece)
        for number, (blank, piece) in enumerate(pieces(text, _NARROW))
    )


def _signs(text: str) -> str:
    return _SIGN.sub(lambda found: _SIGNS[found[0]], text)
