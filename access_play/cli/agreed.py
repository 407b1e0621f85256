"""What is agreed before a game: which one, options, and a player's own values from a file."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from access_play.core.game import AnyGame, DataError
from access_play.core.record import Header, UnreadableError
from access_play.core.replay import table_of
from access_play.games.catalogue import UnknownGameError, game_names, load_rules, load_words
from access_play.hosting.problems import PlayerError
from access_play.language.folding import number
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase, quoted
from access_play.saves.disk import told

MAX_BYTES: Final = 1024 * 1024
"""Longer files are no data files: those of the games are far below."""
_LINE: Final = re.compile(r"at line (\d+)")


def find_game(name: str) -> AnyGame:
    """Load a game's rules.

    Raises:
        PlayerError: there is no such game.
    """
    try:
        return load_rules(name)
    except UnknownGameError as error:
        raise PlayerError(
            phrase(
                N_("There is no game {game}. Choose one of: {games}."),
                game=quoted(name),
                games=Verbatim(", ".join(game_names())),
            )
        ) from error


def check_header(header: Header, game: AnyGame) -> None:
    """Refuse options that the game does not have.

    Raises:
        PlayerError: an option is unknown or its value out of range.
    """
    try:
        table_of(header, game)
    except UnreadableError as error:
        wrong = N_("The game has no option {option}, or not with this value.")
        raise PlayerError(phrase(wrong, option=Verbatim(error.detail))) from error


def read_options(given: Sequence[str]) -> dict[str, object]:
    """Read ``NAME=VALUE``; a value of digits is a number, one with commas a list of words.

    Raises:
        PlayerError: one is written in another way.
    """
    options: dict[str, object] = {}
    for text in given:
        name, found, value = text.partition("=")
        if not found:
            raise PlayerError(
                phrase(
                    NP_("written", "An option is given as NAME=VALUE, not as {text}."),
                    text=quoted(text),
                )
            )
        options[name] = _value(value)
    return options


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
        return tomllib.loads(data.decode())
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
    except RecursionError as error:
        wrong = NP_("written", "{file} is no data file: its lists stand too deep in one another.")
        raise PlayerError(phrase(wrong, file=file)) from error


def _value(text: str) -> object:
    digits = number(text)
    if digits is not None:
        return digits
    return [part for part in text.split(",") if part] if "," in text else text
