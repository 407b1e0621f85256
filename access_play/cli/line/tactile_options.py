"""The options of the commands that make something for the fingers."""

from argparse import ArgumentParser
from collections.abc import Callable
from enum import Enum
from typing import Final

from access_play.cli.line.values import between, choice, file_path, millimetres
from access_play.hosting.problems import PlayerError
from access_play.language.messages import NP_
from access_play.language.phrases import phrase, quoted
from access_play.tactile.braille.files import Alphabet, FormFeed, LineEnd
from access_play.tactile.drawing.sizes import Medium, Paper

SHEET_FORMATS: Final = ("text", "svg", "pdf")
WORKS: Final = ("rules", "labels", "scores", "aid")
_PAPERS: Final = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


def add_stickers(parser: ArgumentParser) -> None:
    """Add what ``stickers`` takes."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--format", type=choice("--format", SHEET_FORMATS), default="text")
    parser.add_argument("--paper", type=_paper, default=_PAPERS["a4"])
    parser.add_argument("--medium", type=_one_of("--medium", Medium), default=Medium.SWELL.value)
    parser.add_argument("--no-additions", action="store_true")
    parser.add_argument("--data", type=file_path)
    parser.add_argument("--font", type=file_path)
    parser.add_argument("--output", type=file_path)


def add_braille(parser: ArgumentParser) -> None:
    """Add what ``braille`` takes."""
    parser.add_argument("work", type=choice("braille", WORKS), metavar="WORK")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--format", type=_one_of("--format", Alphabet), default=Alphabet.BRF.value)
    parser.add_argument("--cells", type=between("--cells", 20, 100), default=40)
    parser.add_argument("--lines", type=between("--lines", 5, 100), default=25)
    parser.add_argument("--data", type=file_path)
    parser.add_argument("--contracted", action="store_true")
    parser.add_argument(
        "--line-end", type=_one_of("--line-end", LineEnd), default=LineEnd.CRLF.value
    )
    parser.add_argument(
        "--form-feed", type=_one_of("--form-feed", FormFeed), default=FormFeed.BETWEEN.value
    )
    parser.add_argument("--output", type=file_path)


def _one_of(option: str, values: type[Enum]) -> Callable[[str], str]:
    return choice(option, [value.value for value in values])


def _paper(word: str) -> Paper:
    found = millimetres(word)
    paper = Paper(*found) if found else _PAPERS.get(word.lower())
    if paper is None:
        wrong = NP_(
            "written", "There is no paper {word}. Choose a4, letter, or millimeters like 210x297."
        )
        raise PlayerError(phrase(wrong, word=quoted(word)))
    return paper
