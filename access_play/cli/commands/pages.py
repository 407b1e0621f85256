"""``access-play pages``: the rules and the help as pages for a browser."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from access_play.cli.help.page import help_document
from access_play.cli.streams import write
from access_play.core.record import LANGUAGES
from access_play.games.catalogue import game_names
from access_play.hosting.problems import PlayerError
from access_play.language.documents import documents_dir
from access_play.language.messages import NNP_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Speaker
from access_play.pages.markdown import NoMarkdownError
from access_play.pages.site import INDEX, Document, site
from access_play.saves.exports import write_files


def run(arguments: argparse.Namespace) -> int:
    """Write the pages of one language or of all, and say which to open."""
    folder: Path | None = arguments.output
    if folder is None:
        missing = NP_("written", "Say where to write, with --output FOLDER.")
        raise PlayerError(Phrase(missing))
    languages = (arguments.language,) if arguments.language else LANGUAGES
    files = {folder / place: data for place, data in _made(languages).items()}
    write_files(files)
    done = NNP_(
        "written",
        "{count} file is written. Open {file} in a browser.",
        "{count} files are written. Open {file} in a browser.",
    )
    first = folder / arguments.spoken / f"{INDEX}.html"
    told = phrase(done, count=len(files), file=Verbatim(str(first)))
    write(Speaker(arguments.spoken).text(told))
    return 0


def _made(languages: tuple[str, ...]) -> dict[Path, bytes]:
    try:
        return site({language: tuple(documents(language)) for language in languages})
    except NoMarkdownError as error:
        lacking = NP_(
            "written", "Pages need the library markdown-it-py: install access-play[docs]."
        )
        raise PlayerError(Phrase(lacking)) from error


def documents(language: str) -> Iterator[Document]:
    """Find the documents of a language: the rules first, in the order of the games."""
    top = documents_dir()
    games = game_names()
    for name in games:
        yield from _document(top / language / f"{name}.md", rules=True)
    for path in sorted((top / language).glob("*.md")):
        if path.stem not in games:
            yield from _document(path)
    yield help_document(language)


def _document(path: Path, *, rules: bool = False) -> Iterator[Document]:
    """Read a document, if it is there: games of other packages bring none."""
    if path.is_file():
        yield Document(path.stem, path.read_text(encoding="utf-8"), rules)
