"""The record: the text of a game, at once save, replay, report and test case.

JSON Lines in UTF-8. The first line is the header, every later one an action. Reading
judges the form alone; ``replay`` judges the actions.
"""

import json
import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from io import BytesIO
from typing import Final

import msgspec

from access_play.core.sums import BeyondNumber, sum_fits

FORMAT: Final = "access-play/1"
LANGUAGES: Final = ("en", "fr", "ja")
"""The languages spoken here, as BCP 47 tags, in the order in which they are offered."""
BY: Final = "by"
"""The key under which an action names who announces it: a seat's number, or chance."""
DO: Final = "do"
"""The key under which an action tells what is announced."""
MAX_BYTES: Final = 32 * 1024 * 1024
"""Longer files are no records: the longest game stays far below."""
MAX_DEPTH: Final = 50
"""Lists and objects in one another that a line may have: the same limit on every Python."""
_LARGEST: Final = 2**63
_PLACE: Final = re.compile(r"at `\$\.?([^`]*)`")
_FIELD: Final = re.compile(r"field `([^`]*)`")


class RecordFault(StrEnum):
    """What makes a file unreadable as a record."""

    TOO_LARGE = "too-large"
    NOT_UTF8 = "not-utf8"
    EMPTY = "empty"
    NOT_AN_OBJECT = "not-an-object"
    WRONG_SUM = "wrong-sum"
    NO_HEADER = "no-header"
    OTHER_FORMAT = "other-format"
    UNKNOWN_KEY = "unknown-key"
    WRONG_VALUE = "wrong-value"
    UNKNOWN_GAME = "unknown-game"
    WRONG_SEATS = "wrong-seats"
    WRONG_OPTION = "wrong-option"


class UnreadableError(ValueError):
    """A file that cannot be read as a record; it stays as it was."""

    def __init__(self, fault: RecordFault, line: int = 1, detail: str = "") -> None:
        super().__init__(fault, line, detail)
        self.fault = fault
        self.line = line
        """Counted from 1."""
        self.detail = detail
        """The key, value or name that is at fault."""


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat."""

    name: str
    language: str
    bot: str = ""
    """The level of a computer player; empty for a person."""
    reading: str = ""
    """How the name is said, in kana."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    format: str
    game: str
    seats: tuple[Seating, ...]
    options: dict[str, object] = {}
    practice: bool = False
    data: dict[str, object] = {}
    title: str = ""
    date: str = ""


class Line(msgspec.Struct, frozen=True):
    """One action as it stands in a record."""

    number: int
    """Of the line, counted from 1."""
    fields: Mapping[str, object]


class Record(msgspec.Struct, frozen=True):
    """A record whose form is sound."""

    header: Header
    lines: tuple[Line, ...]
    cut_off: bool
    """Whether a last line was left out because a crash had cut it off."""


def read_record(data: bytes) -> Record:
    """Read a whole record.

    Raises:
        UnreadableError: the bytes are no record; names the first line at fault.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableError(RecordFault.TOO_LARGE, detail=str(MAX_BYTES // 1024**2))
    texts = BytesIO(data)
    before = texts.readline()
    if not before:
        raise UnreadableError(RecordFault.EMPTY)
    header = read_header(_object(before, 1))
    lines: list[Line] = []
    for number, text in enumerate(texts, start=2):
        if _was_cut_off(text):
            return Record(header, tuple(lines), cut_off=True)
        lines.append(_action(text, number, before))
        before = text
    return Record(header, tuple(lines), cut_off=False)


def read_header(fields: Mapping[str, object]) -> Header:
    """Read a header.

    Raises:
        UnreadableError: a key is missing, unknown or of a wrong type, or the format another.
    """
    found = fields.get("format")
    if found != FORMAT:
        if isinstance(found, str) and found.startswith("access-play/"):
            raise UnreadableError(RecordFault.OTHER_FORMAT, detail=found[:40])
        raise UnreadableError(RecordFault.NO_HEADER)
    _check_keys(fields, Header)
    seats = fields.get("seats")
    for seating in seats if isinstance(seats, list) else ():
        if isinstance(seating, dict):
            _check_keys(seating, Seating)
    try:
        header = msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise UnreadableError(RecordFault.WRONG_VALUE, detail=_place(str(error))) from error
    for seating in header.seats:
        _check_seating(seating)
    return header


def header_fields(header: Header) -> dict[str, object]:
    """Write a header as the fields of a record's first line."""
    fields: dict[str, object] = msgspec.to_builtins(header)
    return fields


def _check_keys(fields: Mapping[str, object], kind: type[msgspec.Struct]) -> None:
    for key in fields:
        if key not in kind.__struct_fields__:
            raise UnreadableError(RecordFault.UNKNOWN_KEY, detail=key[:40])


def _check_seating(seating: Seating) -> None:
    if seating.language not in LANGUAGES:
        raise UnreadableError(RecordFault.WRONG_VALUE, detail=seating.language[:40])
    if not seating.name.strip():
        raise UnreadableError(RecordFault.WRONG_VALUE, detail="name")


def _place(complaint: str) -> str:
    """Take out of a complaint of msgspec's which value it is about, as in ``seats[0].name``."""
    found = (_PLACE.search(complaint), _FIELD.search(complaint))
    return ".".join([part[1] for part in found if part])


def _was_cut_off(text: bytes) -> bool:
    """Tell whether a crash ended a line: no line feed, and no JSON either."""
    if text.endswith(b"\n"):
        return False
    try:
        json.loads(text.decode(), parse_int=_whole)
    except (UnicodeDecodeError, json.JSONDecodeError):
        return True
    except RecursionError:
        return False
    return False


def _action(text: bytes, number: int, before: bytes) -> Line:
    fields = _object(text, number)
    if not sum_fits(before, fields):
        raise UnreadableError(RecordFault.WRONG_SUM, number)
    return Line(number, fields)


def _object(text: bytes, number: int) -> dict[str, object]:
    """Read one line: a JSON object without a key twice, NaN or half characters."""
    try:
        value = json.loads(
            text.decode(),
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_whole,
        )
    except UnicodeDecodeError as error:
        raise UnreadableError(RecordFault.NOT_UTF8, number) from error
    except (ValueError, RecursionError) as error:
        raise UnreadableError(RecordFault.NOT_AN_OBJECT, number) from error
    if not isinstance(value, dict) or not _is_sound(value, MAX_DEPTH):
        raise UnreadableError(RecordFault.NOT_AN_OBJECT, number)
    return value


def _unique(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a key stands twice")
    return fields


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _whole(digits: str) -> int | BeyondNumber:
    if len(digits) > len(str(-_LARGEST)):
        return BeyondNumber(digits)
    number = int(digits)
    return number if -_LARGEST <= number < _LARGEST else BeyondNumber(digits)


def _is_sound(value: object, depth: int) -> bool:
    """Tell whether a value is not too deep and all texts in it are whole characters.

    Half a surrogate pair cannot be written again.
    """
    match value:
        case str():
            return not any("\ud800" <= letter <= "\udfff" for letter in value)
        case list():
            return depth > 0 and all(_is_sound(item, depth - 1) for item in value)
        case dict():
            parts = (*value.keys(), *value.values())
            return depth > 0 and all(_is_sound(part, depth - 1) for part in parts)
        case _:
            return True
