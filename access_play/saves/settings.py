"""What a player has chosen for all games, kept readable in the platform's own folder."""

import codecs
import errno
import json
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from access_play.core.record import MAX_DEPTH
from access_play.language.speaker import Length
from access_play.language.voice import Degree, Mode, Percent, Voicing
from access_play.saves import disk
from access_play.saves.faults import Fault, SaveError, SaveNotice
from access_play.saves.places import settings_folder

NAME: Final = "settings.json"

LIMIT: Final = 1 << 20
"""The largest file of settings that is read, in bytes."""

Language: TypeAlias = Annotated[str, msgspec.Meta(max_length=35)]
Kind: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0.5, le=10)]
DISPLAY: Final = 40
"""Cells of a braille display, if nothing else is chosen."""
SHORTEST, LONGEST = 12, 80
Cells: TypeAlias = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]
Game: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Step: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Pace: TypeAlias = Literal["instant", "enter"] | Seconds


class Settings(msgspec.Struct, frozen=True):
    """Every value is one that the program can use; the defaults are those of a first start."""

    language: Language = ""
    """A language tag; empty: not chosen yet."""
    speech: Mode | Literal[""] = ""
    """Who speaks: the screen reader, the program through it, a voice of its own; empty: not
    chosen yet."""
    verbosity: Length = Length.NORMAL
    muted: tuple[Kind, ...] = ()
    """Kinds of message that are not told."""
    news_in_prompt: bool = False
    """Whether the prompt begins with the last news; meant for braille."""
    braille_cells: Cells = DISPLAY
    """How many cells that display has."""
    pace: Pace = "instant"
    """How the others' moves follow each other: at once, after Enter, or after some seconds."""
    own_dice: bool = False
    """Whether the table rolls dice of its own and types in what they show."""
    voice_rate: Degree = 0
    voice_pitch: Degree = 0
    voice_volume: Percent = 100
    """How the program's voice speaks; 0, 0 and 100 leave it as the system has it."""
    voice_kanji: bool = False
    """Whether that voice reads kanji well; kana are sent to it else."""
    sounds: bool = False
    sound_volume: Percent = 70
    """Whether cues are played, and how loudly."""
    lessons: dict[Game, Step] = {}
    """Where a game's lesson goes on: the number of its step, from 1."""

    @property
    def voicing(self) -> Voicing:
        """How the program's voice speaks."""
        return Voicing(self.voice_rate, self.voice_pitch, self.voice_volume, self.voice_kanji)

    @property
    def cue_volume(self) -> int | None:
        """How loudly cues are played; ``None`` where they are not."""
        return self.sound_volume if self.sounds else None


def settings_path() -> Path:
    """Where the settings are kept, links followed."""
    return disk.real_path(settings_folder() / NAME)


class Found(msgspec.Struct, frozen=True):
    """The settings as they were found, while nothing has been done to their file."""

    path: Path | None
    """Their file; ``None`` where the system knows no folder for one."""
    settings: Settings
    """What can be used; the defaults stand for all else."""
    raw: Mapping[str, object] | None = None
    """The keys in the file; ``None`` where it is no file of settings."""
    wrong: tuple[str, ...] = ()
    """The keys whose values are impossible."""
    unread: str = ""
    """The system's name of the error where the file could not be read."""


def look() -> Found:
    """Read the settings and change nothing on disk; a file that can't be read has none."""
    try:
        path = settings_path()
    except SaveError:  # told by whoever has something to keep
        return Found(None, Settings(), {})
    try:
        raw = _read(path)
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, type(error).__name__)
        return Found(path, Settings(), unread=reason)
    settings, wrong = _choose(raw or {})
    return Found(path, settings, raw, wrong)


def mend(found: Found) -> SaveNotice | None:
    """Let the file hold what can be used, and say what the player should be told; never fails.

    A file that is no file of settings is set aside, whole, under the first free name of
    ``settings.broken-1.json`` and so on. Where single values are impossible, a copy of the
    file is set aside and the rest is written back.
    """
    path = found.path
    if path is None:
        return None
    if found.unread:
        return SaveNotice(Fault.SETTINGS_UNREAD, {"file": path.name, "reason": found.unread})
    if found.raw is None:
        return SaveNotice(Fault.SETTINGS_BROKEN, {"kept": _kept(path, _set_aside)})
    if not found.wrong:
        return None
    rest = {key: value for key, value in found.raw.items() if key not in found.wrong}
    kept = _kept(path, lambda broken: _mend(broken, rest))
    return SaveNotice(Fault.SETTINGS_PARTLY, {"kept": kept, "keys": found.wrong})


def save(settings: Settings, changed: Collection[str] = Settings.__struct_fields__) -> None:
    """Write the settings; whenever this stops, the old or the new ones are there, whole.

    Keys that this version does not know stay in the file. A file that has become unreadable
    is set aside first.

    Args:
        settings: all of them.
        changed: the keys to write. The others stay as they are in the file, where another
            program may have changed them meanwhile; those that are not there are written too.

    Raises:
        SaveError: What the system reports; the old settings are still there.
        msgspec.ValidationError: A value that could not be loaded again.
    """
    path, known = settings_path(), _plain(settings)
    with disk.told(path):
        disk.make_folder(path.parent)
        raw = _read(path)
        if raw is None:
            _set_aside(path)
        stays = {key: value for key, value in (raw or {}).items() if key not in changed}
        disk.replace_file(path, _text({**(raw or {}), **known, **stays}))


def export_settings(settings: Settings, path: Path) -> None:
    """Write the settings to a new file, to be imported on another machine.

    Raises:
        SaveError: ``EXISTS``, or what the system reports.
        msgspec.ValidationError: A value that could not be loaded again.
    """
    place, text = disk.real_path(path), _text(_plain(settings))
    with disk.told(place):
        disk.make_folder(place.parent)
        disk.write_new(place, text)
        disk.sync_folder(place.parent)


def import_settings(path: Path) -> Settings:
    """Read exported settings; neither they nor the player's own are changed.

    Raises:
        SaveError: ``MISSING``, ``IMPORT_BROKEN``, ``IMPORT_PARTLY``, or what the system reports.
    """
    place = disk.real_path(path)
    with disk.told(place):
        place.stat()
        raw = _read(place)
    if raw is None:
        raise SaveError(Fault.IMPORT_BROKEN, file=place.name)
    settings, wrong = _choose(raw)
    if wrong:
        raise SaveError(Fault.IMPORT_PARTLY, file=place.name, keys=wrong)
    return settings


def _read(path: Path) -> dict[str, object] | None:
    """The keys in a file: none where there is no file, ``None`` where it holds no settings."""
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return {}
    if size > LIMIT or not path.is_file():
        return None
    try:
        # Some editors on Windows begin a text with a byte order mark.
        text = path.read_bytes().removeprefix(codecs.BOM_UTF8)
        keys = msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError):
        return None
    return keys if _is_shallow(keys, MAX_DEPTH) else None


def _is_shallow(value: object, depth: int) -> bool:
    """Tell whether a value can be written again, as deep as its parts stand in one another."""
    match value:
        case dict():
            return depth > 0 and all(_is_shallow(part, depth - 1) for part in value.values())
        case list():
            return depth > 0 and all(_is_shallow(part, depth - 1) for part in value)
        case _:
            return True


def _choose(raw: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a file, and the keys of those that are impossible."""
    good = {key: raw[key] for key in Settings.__struct_fields__ if key in raw}
    wrong = tuple(key for key, value in good.items() if not _possible(key, value))
    for key in wrong:
        del good[key]
    return msgspec.convert(good, Settings), wrong


def _possible(key: str, value: object) -> bool:
    try:
        msgspec.convert({key: value}, Settings)
    except msgspec.ValidationError:
        return False
    return True


def _kept(path: Path, change: Callable[[Path], str]) -> str:
    """The name under which a broken file is kept; its own where it can't be moved."""
    try:
        return change(path)
    except OSError:
        return path.name


def _set_aside(path: Path) -> str:
    return _keep_broken(path, lambda place: disk.move_new(path, place))


def _mend(path: Path, rest: Mapping[str, object]) -> str:
    before = path.read_bytes()
    kept = _keep_broken(path, lambda place: disk.write_new(place, before))
    disk.replace_file(path, _text(rest))
    return kept


def _keep_broken(path: Path, put: Callable[[Path], None]) -> str:
    return disk.keep(path.parent, f"{path.stem}.broken-", path.suffix, put).name


def _plain(settings: Settings) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(settings)
    msgspec.convert(plain, Settings)
    return plain


def _text(content: Mapping[str, object]) -> bytes:
    return (json.dumps(content, ensure_ascii=False, indent=2) + "\n").encode("utf-8")
