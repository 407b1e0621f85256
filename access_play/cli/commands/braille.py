"""``access-play braille``: rules, labels, score sheets and player aids as braille files."""

import argparse
from collections.abc import Iterator
from typing import Final

from access_play.cli.making.braille_works import NoRoomError, Scribe, aid, labels, rules, scores
from access_play.cli.making.files import find_kit, make
from access_play.cli.streams import write_bytes
from access_play.cli.table.agreed import find_game
from access_play.cli.table.own_data import read_data
from access_play.games.catalogue import load_words
from access_play.hosting.problems import PlayerError
from access_play.language.documents import READINGS, MissingDocumentError, Section, read_sections
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.tactile.braille.files import Alphabet, FormFeed, LineEnd, Writing, written
from access_play.tactile.braille.leaves import HYPHEN, Block, Layout, pages_of
from access_play.tactile.braille.translator import (
    NoTableError,
    NoTranslatorError,
    Translator,
    UnwritableError,
)
from access_play.tactile.braille.translators import NO_HYPHEN, translator

_MISSING: Final = {
    "liblouis": NP_(
        "written",
        "English and French braille need liblouis: get it with apt install liblouis20"
        " liblouis-data or brew install liblouis, or name its file in ACCESS_PLAY_LIBLOUIS.",
    ),
    "libkuraji": NP_(
        "written", "Japanese braille needs the library libkuraji: install access-play[tactile]."
    ),
}


def run(arguments: argparse.Namespace) -> int:
    """Make a braille file, or write it to the output where no file is named."""
    try:
        data = _made(arguments)
    except UnwritableError as error:
        lacking = NP_("written", "The braille table has no cells for {sign}, so nothing is made.")
        raise PlayerError(phrase(lacking, sign=Verbatim(_named(error.sign)))) from error
    except NoRoomError as error:
        short = NP_(
            "written", "Lines of {cells} cells are too short for a score sheet of {count} players."
        )
        raise PlayerError(phrase(short, cells=arguments.cells, count=error.players)) from error
    if arguments.output is None:
        write_bytes(data)
    else:
        make({arguments.output: data}, Speaker(arguments.spoken))
    return 0


def _made(arguments: argparse.Namespace) -> bytes:
    language = arguments.spoken
    scribe = Scribe(_translator(language, contracted=arguments.contracted), Speaker(language))
    hyphen = "" if language in NO_HYPHEN else HYPHEN
    layout = Layout(arguments.cells, arguments.lines, hyphen)
    pages = pages_of(_blocks(arguments, scribe), layout, lambda number: scribe.text(str(number)))
    writing = Writing(
        Alphabet(arguments.format), LineEnd(arguments.line_end), FormFeed(arguments.form_feed)
    )
    return written(pages, layout, writing)


def _blocks(arguments: argparse.Namespace, scribe: Scribe) -> Iterator[Block]:
    game = find_game(arguments.game)
    data = read_data(arguments.data, game)
    if arguments.work == "rules":
        return rules(_rules_page(game.name, arguments.spoken), scribe)
    kit, title = find_kit(game.name)(additions=True, data=data), load_words(game.name).title
    if arguments.work == "labels":
        return labels(kit, title, scribe)
    if arguments.work == "scores":
        return scores(kit, arguments.cells, scribe)
    return aid(kit, title, scribe)


def _rules_page(game: str, language: str) -> tuple[Section, ...]:
    try:
        found = read_sections(game, language)
    except MissingDocumentError as error:
        raise PlayerError(Phrase(N_("The rules are missing from this installation."))) from error
    if language in READINGS and not all(section.heading_reading for section in found):
        unread = NP_(
            "written",
            "These rules cannot be made in this braille: no page of them tells how it is read.",
        )
        raise PlayerError(Phrase(unread))
    return found


def _translator(language: str, *, contracted: bool) -> Translator:
    try:
        return translator(language, contracted=contracted)
    except NoTranslatorError as error:
        raise PlayerError(Phrase(_MISSING[error.needs])) from error
    except NoTableError as error:
        old = NP_("written", "This liblouis lacks the table {table}: get a newer one.")
        raise PlayerError(phrase(old, table=Verbatim(error.table))) from error
    except LookupError as error:
        none = NP_("written", "Japanese braille is never contracted: leave out --contracted.")
        raise PlayerError(Phrase(none)) from error


def _named(sign: str) -> str:
    """Name a sign so that it can be told apart also where it cannot be shown."""
    return f"{sign} (U+{ord(sign):04X})"
