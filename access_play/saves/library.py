"""Saved games by name, in the player's own folder."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from access_play.core.record import Header, UnreadableError, read_record
from access_play.saves import disk
from access_play.saves.faults import Fault, SaveError
from access_play.saves.journal import Journal
from access_play.saves.places import saves_folder

ENDING: Final = ".jsonl"

HEADER_LIMIT: Final = 1 << 20
"""The longest header that is read for the list, in bytes."""

_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


class SavedGame(msgspec.Struct, frozen=True):
    """One file of the list. Of a broken one only its name and time are known."""

    name: str
    """The file's name without its ending."""
    path: Path
    changed: datetime | None
    """When it was last written, in UTC; ``None`` where the system tells no possible time."""
    header: Header | None = None
    """Its game and seats; ``None`` if it can't be read."""
    problem: SaveError | UnreadableError | None = None
    """Why it can't be resumed, as far as its first line tells."""


def begin(header: Mapping[str, object], now: datetime) -> Journal:
    """Create a journal under a new name, whatever other programs create at the same time.

    Raises:
        SaveError: As ``Journal.create``, but for names that are taken.
    """
    for path in _names(str(header["game"]), now):
        try:
            return Journal.create(path, header)
        except SaveError as error:
            if error.fault not in {Fault.EXISTS, Fault.IN_USE}:
                raise
    raise AssertionError("the numbers never end")


def name_of(path: Path) -> str:
    """Return what ``resume`` takes for a file: its name in the player's folder, else its path."""
    try:
        folder = disk.real_path(saves_folder())
    except SaveError:  # there is no such folder
        return str(path)
    return path.stem if path.parent == folder else str(path)


def saved_games() -> list[SavedGame]:
    """All saved games, the one that was played last first; broken ones too.

    Raises:
        SaveError: The folder is there but can't be read.
    """
    folder = saves_folder()
    with disk.told(folder):
        found = [each for path in _files(folder) if (each := _look(path))]
    return sorted(found, key=lambda each: (each.changed or _LONG_AGO, each.name), reverse=True)


def find(name: str) -> Path:
    """The saved game of this name, or the only one whose name begins so.

    Capital letters, full width and the ending make no difference.

    Raises:
        SaveError: ``NO_SAVE``, ``MANY_SAVES``, or what the system reports.
    """
    folder, typed = saves_folder(), _folded(name)
    with disk.told(folder):
        files = sorted(_files(folder))
    exact = [path for path in files if typed in {_folded(path.stem), _folded(path.name)}]
    hits = exact or [path for path in files if typed and _folded(path.stem).startswith(typed)]
    if not hits:
        raise SaveError(Fault.NO_SAVE, name=name)
    if len(hits) > 1:
        raise SaveError(Fault.MANY_SAVES, name=name, names=tuple(path.stem for path in hits))
    return hits[0]


def _names(game: str, now: datetime) -> Iterator[Path]:
    # An id from another package may hold anything.
    safe = re.sub(r"[^a-z0-9]+", "-", game.lower()).strip("-")[:60] or "game"
    folder = saves_folder()
    for number in count(1):
        yield folder / f"{safe}-{now:%Y-%m-%d}-{number}{ENDING}"


def _files(folder: Path) -> list[Path]:
    if not folder.exists():
        return []
    return [path for path in folder.iterdir() if path.suffix == ENDING]


def _look(path: Path) -> SavedGame | None:
    """Read what the first line tells; ``None`` if the file has just gone."""
    try:
        with disk.told(path):
            changed = _time(path.stat().st_mtime)
    except SaveError as error:
        if error.fault is Fault.MISSING and not path.is_symlink():
            return None
        return SavedGame(path.stem, path, None, problem=error)
    try:
        header = _header(path)
    except (SaveError, UnreadableError) as error:
        return SavedGame(path.stem, path, changed, problem=error)
    return SavedGame(path.stem, path, changed, header)


def _time(seconds: float) -> datetime | None:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):  # a clock gone wrong, or a file from elsewhere
        return None


def _header(path: Path) -> Header:
    with disk.told(path):
        disk.check_file(path)
        with path.open("rb") as file:
            return read_record(file.readline(HEADER_LIMIT)).header


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()
