"""The record: the text of a game, at once save, replay, report and test case.

JSON Lines in UTF-8. The first line is the header, every later one an action. Reading
judges the form alone; ``replay`` judges the actions.
"""

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from access_play.core.sums import sum_fits

FORMAT: Final = "access-play/1"
LANGUAGES: Final = ("en", "fr", "ja")
MAX_BYTES: Final = 32 * 1024 * 1024
"""Longer files are no records: the longest game stays far below."""
_LARGEST: Final = 2**63


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


class BeyondNumber:
    """Stands for a number that is no whole number of 64 bits."""


_BEYOND: Final = BeyondNumber()


def read_record(data: bytes) -> Record:
    """Read a whole record.

    Raises:
        UnreadableError: the bytes are no record.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableError(RecordFault.TOO_LARGE, detail=str(MAX_BYTES // 1024**2))
    raw = data.split(b"\n")
    tail = raw.pop()
    if tail:
        raw.append(tail)
    cut_off = bool(tail) and len(raw) > 1 and not _is_object(tail)
    if cut_off:
        raw.pop()
    if not raw:
        raise UnreadableError(RecordFault.EMPTY)
    header = read_header(_object(raw[0], 1))
    lines = [Line(number, _object(text, number)) for number, text in enumerate(raw[1:], start=2)]
    _verify_sums(raw, lines)
    return Record(header, tuple(lines), cut_off)


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
    try:
        header = msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise UnreadableError(RecordFault.WRONG_VALUE, detail=str(error)) from error
    for seating in header.seats:
        if seating.language not in LANGUAGES:
            raise UnreadableError(RecordFault.WRONG_VALUE, detail=seating.language[:40])
        if not seating.name.strip():
            raise UnreadableError(RecordFault.WRONG_VALUE, detail="name")
    return header


def header_fields(header: Header) -> dict[str, object]:
    """Write a header as the fields of a record's first line."""
    fields: dict[str, object] = msgspec.to_builtins(header)
    return fields


def _is_object(text: bytes) -> bool:
    try:
        _object(text, 1)
    except UnreadableError:
        return False
    return True


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
    if not isinstance(value, dict) or not _is_encodable(value):
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
        return _BEYOND
    number = int(digits)
    return number if -_LARGEST <= number < _LARGEST else _BEYOND


def _is_encodable(value: object) -> bool:
    """Tell whether all texts are whole characters: half a surrogate pair cannot be written."""
    match value:
        case str():
            return not any("\ud800" <= letter <= "\udfff" for letter in value)
        case list():
            return all(map(_is_encodable, value))
        case dict():
            return all(map(_is_encodable, (*value.keys(), *value.values())))
        case _:
            return True


def _verify_sums(raw: Sequence[bytes], lines: Sequence[Line]) -> None:
    for line, before in zip(lines, raw, strict=False):
        try:
            fits = sum_fits(before, line.fields)
        except TypeError:  # a number beyond 64 bits was never written with a sum
            fits = False
        if not fits:
            raise UnreadableError(RecordFault.WRONG_SUM, line.number)
