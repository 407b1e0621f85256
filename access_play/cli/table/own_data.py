"""A player's own values of a game, from a file."""

import re
import tomllib
from pathlib import Path
from typing import Final

from access_play.core.game import AnyGame, DataError
from access_play.games.catalogue import load_words
from access_play.hosting.problems import PlayerError
from access_play.language.messages import NP_
from access_play.language.phrases import Verbatim, phrase
from access_play.saves.disk import told

MAX_BYTES: Final = 1024 * 1024
"""Longer files are no data files: those of the games are far below."""
_LONGEST: Final = 1 << 63
_LINE: Final = re.compile(r"at line (\d+)")


def read_data(path: Path | None, game: AnyGame) -> dict[str, object]:
    """Read a player's own data file: the values that differ from the game's.

    Raises:
        SaveError: the file cannot be read.
        PlayerError: it is no TOML, or not what the game needs.
    """
    if path is None:
        return {}
    with told(path), path.open("rb") as file:
        document = _document(file.read(MAX_BYTES + 1), path)
    try:
        return game.own_data(document)
    except DataError as error:
        raise PlayerError(load_words(game.name).data_fault(error.fault)) from error


def _document(data: bytes, path: Path) -> dict[str, object]:
    file = Verbatim(path.name)
    if len(data) > MAX_BYTES:
        raise PlayerError(
            phrase(NP_("written", "{file} is no data file: it is over 1 megabyte."), file=file)
        )
    try:
        # Some editors on Windows begin a text with a byte order mark.
        return _with_short_numbers(tomllib.loads(data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        raise PlayerError(
            phrase(NP_("written", "{file} must be written in UTF-8."), file=file)
        ) from error
    except tomllib.TOMLDecodeError as error:
        lines = data.count(b"\n") + 1
        found = _LINE.search(str(error))
        wrong = NP_(
            "written", "Line {line} of {file} is not TOML: write each value as NAME = VALUE."
        )
        line = int(found[1]) if found else lines
        raise PlayerError(phrase(wrong, line=line, file=file)) from error
    except ValueError as error:
        wrong = NP_("written", "{file} is no data file: one of its numbers is too long.")
        raise PlayerError(phrase(wrong, file=file)) from error
    except RecursionError as error:
        wrong = NP_("written", "{file} is no data file: its lists stand too deep in one another.")
        raise PlayerError(phrase(wrong, file=file)) from error


def _with_short_numbers(document: dict[str, object]) -> dict[str, object]:
    """Return a document whose whole numbers are those of TOML: of 64 bits with their sign.

    Raises:
        ValueError: one is longer; there are some that Python cannot even write out again.
    """
    left: list[object] = [document]
    while left:
        match left.pop():
            case dict() as table:
                left.extend(table.values())
            case list() as values:
                left.extend(values)
            case int() as whole if not -_LONGEST <= whole < _LONGEST:
                raise ValueError
    return document
