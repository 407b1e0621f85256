"""Reading a header: what it must have, may have, and what is wrong with another."""

import json

import pytest

from access_play.core.record import RecordFault, UnreadableError, header_fields, read_record
from tests.core.records import DEAL, HEADER, fault_of, line, text


def test_everything_that_a_header_may_have() -> None:
    full = {
        **HEADER,
        "options": {"turns": 4},
        "practice": True,
        "data": {"lantern": [1, 2]},
        "title": "第一夜",
        "date": "2026-01-02",
        "seats": [
            {"name": "Aki", "language": "ja", "reading": "アキ"},
            {"name": "Sam", "language": "en", "bot": "sensible"},
        ],
    }
    header = read_record(text(header=full)).header
    assert json.loads(line(header_fields(header))) == full
    assert (header.practice, header.options) == (True, {"turns": 4})
    assert [seating.bot for seating in header.seats] == ["", "sensible"]


def test_what_is_left_out_has_its_default() -> None:
    header = read_record(text()).header
    assert (header.options, header.practice, header.data) == ({}, False, {})
    assert (header.title, header.date) == ("", "")


def test_a_default_may_be_repeated() -> None:
    spelt = {**HEADER, "options": {}, "practice": False, "data": {}, "title": "", "date": ""}
    assert read_record(text(header=spelt)) == read_record(text())


@pytest.mark.parametrize("key", ["sum", "seed", "player", "", "Options", "é" * 50])
def test_an_unknown_key_is_named(key: str) -> None:
    assert fault_of(text(header={**HEADER, key: 1})) == (RecordFault.UNKNOWN_KEY, 1, key[:40])


@pytest.mark.parametrize("key", ["seat", "Name", "colour"])
def test_an_unknown_key_of_a_seat_is_named(key: str) -> None:
    seats = [{"name": "Aki", "language": "ja"}, {"name": "Zoé", "language": "fr", key: "x"}]
    assert fault_of(text(header={**HEADER, "seats": seats})) == (
        RecordFault.UNKNOWN_KEY,
        1,
        key,
    )


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"game": 1}, "game"),
        ({"game": None}, "game"),
        ({"seats": None}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": "Aki"}, "seats"),
        ({"seats": [1]}, "seats[0]"),
        ({"seats": [{"name": "Aki", "language": "ja"}, "Zoé"]}, "seats[1]"),
        ({"seats": [{"language": "ja"}]}, "seats[0].name"),
        ({"seats": [{"name": "Aki"}]}, "seats[0].language"),
        ({"seats": [{"name": 1, "language": "ja"}]}, "seats[0].name"),
        ({"seats": [{"name": "Aki", "language": None}]}, "seats[0].language"),
        ({"seats": [{"name": "Aki", "language": "ja", "bot": True}]}, "seats[0].bot"),
        ({"seats": [{"name": "Aki", "language": "ja", "reading": 1}]}, "seats[0].reading"),
        ({"options": None}, "options"),
        ({"options": []}, "options"),
        ({"options": "turns"}, "options"),
        ({"practice": 1}, "practice"),
        ({"practice": "yes"}, "practice"),
        ({"practice": None}, "practice"),
        ({"data": []}, "data"),
        ({"title": 1}, "title"),
        ({"date": 20260102}, "date"),
    ],
)
def test_a_value_of_a_wrong_type_is_named(fields: dict[str, object], place: str) -> None:
    header = {**HEADER, **fields}
    assert fault_of(text(header=header)) == (RecordFault.WRONG_VALUE, 1, place)


@pytest.mark.parametrize("key", ["game", "seats"])
def test_a_missing_key_is_named(key: str) -> None:
    header = {other: value for other, value in HEADER.items() if other != key}
    assert fault_of(text(header=header)) == (RecordFault.WRONG_VALUE, 1, key)


@pytest.mark.parametrize("language", ["de", "", "EN", "english", "jp", "fr_FR", "e" * 60])
def test_a_language_without_a_catalog_is_named(language: str) -> None:
    seats = [{"name": "Aki", "language": language}]
    found = fault_of(text(header={**HEADER, "seats": seats}))
    assert found == (RecordFault.WRONG_VALUE, 1, language[:40])


@pytest.mark.parametrize("name", ["", " ", "\u3000\t"])
def test_a_seat_has_a_name(name: str) -> None:
    seats = [{"name": name, "language": "en"}]
    found = fault_of(text(header={**HEADER, "seats": seats}))
    assert found == (RecordFault.WRONG_VALUE, 1, "name")


@pytest.mark.parametrize("later", ["access-play/2", "access-play/1.1", "access-play/10"])
def test_a_later_format_is_refused_by_naming_it(later: str) -> None:
    header = {"format": later, "table": [], "unknown": 1}
    assert fault_of(text(header=header)) == (RecordFault.OTHER_FORMAT, 1, later)


@pytest.mark.parametrize("found", ["access-play", "chess/1", "", None, 1, [], 2**70, 1e400])
def test_another_format_is_no_header(found: object) -> None:
    data = text(header={**HEADER, "format": found}).replace(b"Infinity", b"1e400")
    assert fault_of(data) == (RecordFault.NO_HEADER, 1, "")


def test_an_action_is_no_header() -> None:
    assert fault_of(text(header=DEAL)) == (RecordFault.NO_HEADER, 1, "")


def test_what_is_said_of_a_fault_names_it() -> None:
    with pytest.raises(UnreadableError, match=r"unknown-key.*1.*seed"):
        read_record(text(header={**HEADER, "seed": 1}))
