"""``access-play stickers``: a sheet of tactile marks in true size, and what is on it in words."""

import argparse
from pathlib import Path

from access_play.cli.making.files import find_kit, make, needs_output
from access_play.cli.making.sticker_words import captions, list_lines, sections
from access_play.cli.streams import write
from access_play.cli.table.agreed import find_game
from access_play.cli.table.own_data import read_data
from access_play.games.catalogue import load_words
from access_play.games.kits import Kit
from access_play.hosting.problems import PlayerError
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.tactile.drawing.pdf import FontError, NoPdfError, pdf
from access_play.tactile.drawing.shapes import Page
from access_play.tactile.drawing.sheet import PaperError, lay_out
from access_play.tactile.drawing.sizes import Medium
from access_play.tactile.drawing.svg import svg


def run(arguments: argparse.Namespace) -> int:
    """Make a sheet; with a drawing goes a file that says in words what is on it."""
    game = find_game(arguments.game)
    data = read_data(arguments.data, game)
    kit = find_kit(game.name)(additions=not arguments.no_additions, data=data)
    title = load_words(game.name).title
    speaker = Speaker(arguments.spoken)
    medium = Medium(arguments.medium)
    drawn = arguments.format != "text"
    lines = list_lines(kit, title, medium if drawn else None)
    text = "\n".join(map(speaker.text, lines))
    if not drawn and arguments.output is None:
        write(text)
        return 0
    files = _drawings(arguments, kit, title, speaker) if drawn else {}
    path = arguments.output
    files[path.with_name(f"{path.name}.txt") if drawn else path] = f"{text}\n".encode()
    make(files, speaker)
    return 0


def _drawings(
    arguments: argparse.Namespace, kit: Kit, game: Phrase, speaker: Speaker
) -> dict[Path, bytes]:
    path = needs_output(arguments.output)
    medium = Medium(arguments.medium)
    shown = captions(kit, game, medium, speaker)
    try:
        pages = lay_out(sections(kit, speaker), shown, arguments.paper, medium)
    except PaperError as error:
        small = NP_(
            "written", "This paper is too small: it must hold a line of 100 millimeters and a mark."
        )
        raise PlayerError(Phrase(small)) from error
    if arguments.format == "pdf":
        return {path: _pdf(pages, shown.title, speaker.language, arguments.font)}
    return _svg(path, pages, shown.title, speaker.language)


def _svg(path: Path, pages: tuple[Page, ...], title: str, language: str) -> dict[Path, bytes]:
    """Write a file for each page, for SVG has no pages: the second ends in ``-2``."""
    files = {}
    for number, page in enumerate(pages, start=1):
        name = path if len(pages) == 1 else path.with_stem(f"{path.stem}-{number}")
        files[name] = svg(page, title, language).encode()
    return files


def _pdf(pages: tuple[Page, ...], title: str, language: str, font: Path | None) -> bytes:
    try:
        return pdf(pages, title, language, font)
    except NoPdfError as error:
        missing = NP_(
            "written",
            "PDF needs the library reportlab: install access-play[tactile], or choose svg.",
        )
        raise PlayerError(Phrase(missing)) from error
    except FontError as error:
        wrong = NP_("written", "{file} is no TrueType font that can be put into a PDF.")
        name = Verbatim(font.name if font else "")
        raise PlayerError(phrase(wrong, file=name)) from error
