"""Reading a record: the form of its lines, judged whole before anything is replayed."""

import json
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_play.core.record import (
    MAX_BYTES,
    Line,
    RecordFault,
    UnreadableError,
    header_fields,
    read_record,
)
from access_play.core.sums import BeyondNumber, sum_of
from tests.core.records import DEAL, HEADER, fault_of, line, say, summed, text

NO_OBJECT = RecordFault.NOT_AN_OBJECT


def test_header_and_lines_are_read_in_their_order() -> None:
    record = read_record(text(DEAL, say(1, 4)))
    assert json.loads(line(header_fields(record.header))) == HEADER
    assert record.lines == (Line(2, DEAL), Line(3, say(1, 4)))
    assert not record.cut_off


def test_a_header_alone_is_a_record() -> None:
    assert read_record(text()).lines == ()
    assert read_record(line(HEADER)).lines == ()
    assert not read_record(line(HEADER)).cut_off


def test_nothing_is_no_record() -> None:
    assert fault_of(b"") == (RecordFault.EMPTY, 1, "")


@pytest.mark.parametrize("data", [b"\n", b"\r\n", b" \n", b"\n" + text(), b"\x00" * 100])
def test_a_first_line_that_is_no_object_is_no_header(data: bytes) -> None:
    assert fault_of(data)[:2] == (NO_OBJECT, 1)


@pytest.mark.parametrize("ending", [b"\r\n", b" \r\n", b"\t\n"])
def test_a_line_may_end_as_on_windows_or_in_blanks(ending: bytes) -> None:
    data = text(DEAL, say(1, 4)).replace(b"\n", ending)
    assert read_record(data) == read_record(text(DEAL, say(1, 4)))


def test_a_lone_carriage_return_ends_no_line() -> None:
    assert fault_of(text(DEAL, line(say(1, 4)) + b"\r" + line(say(2, 4))))[:2] == (NO_OBJECT, 3)


def test_separators_of_unicode_end_no_line() -> None:
    record = read_record(text(say(1, "\u2028 \u0085 \x0b \x0c")))
    assert record.lines == (Line(2, say(1, "\u2028 \u0085 \x0b \x0c")),)


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b" ",
        b"\r",
        b"\x00" * 8,
        b"no JSON",
        b'{"by": 1',
        b'{"by": 1}}',
        b'{"by": 1} {"by": 2}',
        b"{by: 1}",
        b"{'by': 1}",
        b'{"by": 1,}',
        b'{"by": 1} // said',
        b"[]",
        b"[1]",
        b'"by"',
        b"12",
        b"true",
        b"null",
        b"NaN",
        b"-Infinity",
        b'{"by": NaN}',
        b'{"by": Infinity}',
        b'{"by": -Infinity}',
        b'{"by": [{"at": NaN}]}',
        b'{"by": 01}',
        b'{"by": 1, "by": 1}',
        b'{"by": 1, "do": "say", "by": 2}',
        b'{"by": 1, "b\\u0079": 2}',
        b'{"by": 1, "of": {"at": 1, "at": 1}}',
        b'{"by": 1, "of": [{"at": 1, "at": 2}]}',
        b'{"by": "\\ud800"}',
        b'{"by": "a\\udfffb"}',
        b'{"\\udc00": 1}',
        b'{"by": ["\\ud83d\\ud83d"]}',
        b'{"by": [{"\\ud83d": 1}]}',
        b'{"by": "a\tb"}',
        b"\xef\xbb\xbf" + line(DEAL),
    ],
)
def test_a_broken_line_makes_the_file_unreadable(broken: bytes) -> None:
    assert fault_of(text(DEAL, broken, say(1, 4)))[:2] == (NO_OBJECT, 3)
    assert fault_of(text(DEAL, broken))[:2] == (NO_OBJECT, 3)


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b'{"by": 1, "by": 1}', b"\xef\xbb\xbf{}"])
def test_a_broken_first_line_makes_the_file_unreadable(broken: bytes) -> None:
    assert fault_of(broken + b"\n" + text())[:2] == (NO_OBJECT, 1)


@pytest.mark.parametrize(
    "raw",
    [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80", "é".encode("latin-1")],
)
def test_bytes_that_are_no_utf8_are_told_with_their_line(raw: bytes) -> None:
    assert fault_of(text(DEAL, b'{"by": "' + raw + b'"}')) == (RecordFault.NOT_UTF8, 3, "")
    assert fault_of(b'{"by": "' + raw + b'"}\n')[:2] == (RecordFault.NOT_UTF8, 1)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_other_encodings_are_no_records(encoding: str) -> None:
    assert fault_of(text().decode().encode(encoding))[0] in {RecordFault.NOT_UTF8, NO_OBJECT}


def test_a_whole_pair_of_surrogates_is_one_character() -> None:
    assert read_record(text(b'{"by": "\\ud83d\\ude00"}')).lines[0].fields == {"by": "😀"}


def test_the_first_damaged_line_is_named() -> None:
    damaged = summed([DEAL, say(1, 4)]).replace(b'"number": 4', b'"number": 5') + b"{\n"
    assert fault_of(damaged)[:2] == (RecordFault.WRONG_SUM, 3)
    assert fault_of(text(b"{", say(1, 4) | {"sum": "0"}))[:2] == (NO_OBJECT, 2)


class TestLastLine:
    """A last line without its line feed that is no JSON was cut off by a crash."""

    @pytest.mark.parametrize("kept", range(1, len(line(say(1, 4)))))
    def test_cut_off_anywhere_it_is_left_out(self, kept: int) -> None:
        record = read_record(text(DEAL) + line(say(1, 4))[:kept])
        assert record.lines == (Line(2, DEAL),)
        assert record.cut_off

    def test_cut_off_within_a_character_it_is_left_out(self) -> None:
        record = read_record(text(DEAL) + '{"by": "é'.encode()[:-1])
        assert (len(record.lines), record.cut_off) == (1, True)

    def test_zeros_that_a_crash_left_are_left_out(self) -> None:
        record = read_record(text(DEAL) + b"\x00" * 4096)
        assert (len(record.lines), record.cut_off) == (1, True)

    def test_cut_off_right_after_the_header_nothing_is_left(self) -> None:
        record = read_record(text() + b"{")
        assert (record.lines, record.cut_off) == ((), True)

    def test_whole_it_counts(self) -> None:
        record = read_record(text(DEAL) + line(say(1, 4)))
        assert record.lines == (Line(2, DEAL), Line(3, say(1, 4)))
        assert not record.cut_off

    @pytest.mark.parametrize(
        "whole", [b"12", b"[]", b"null", b'{"by": 1, "by": 1}', b'{"by": "\\ud800"}', b"[" * 90000]
    )
    def test_whole_but_no_action_it_is_damage(self, whole: bytes) -> None:
        assert fault_of(text(DEAL) + whole)[:2] == (NO_OBJECT, 3)

    def test_whole_with_a_wrong_sum_it_is_damage(self) -> None:
        data = summed([DEAL, say(1, 4)]).replace(b'"number": 4', b'"number": 5')
        assert fault_of(data.removesuffix(b"\n"))[:2] == (RecordFault.WRONG_SUM, 3)

    def test_with_its_line_feed_it_is_damage(self) -> None:
        assert fault_of(text(DEAL) + line(say(1, 4))[:-1] + b"\n")[:2] == (NO_OBJECT, 3)

    def test_only_the_last_line_may_be_cut_off(self) -> None:
        assert fault_of(text(DEAL, b"{") + b"{")[:2] == (NO_OBJECT, 3)

    def test_a_header_that_was_cut_off_is_no_record(self) -> None:
        assert fault_of(line(HEADER)[:-1])[:2] == (NO_OBJECT, 1)


class TestNumbers:
    """Numbers are kept apart that are no whole numbers of 64 bits; the replay judges them."""

    @pytest.mark.parametrize("number", [0, -1, 9, 2**63 - 1, -(2**63)])
    def test_whole_numbers_of_64_bits(self, number: int) -> None:
        assert read_record(text(say(1, number))).lines[0].fields["number"] == number

    @pytest.mark.parametrize("digits", ["9223372036854775808", "-9223372036854775809", "1" * 5000])
    def test_beyond_64_bits(self, digits: str) -> None:
        for written in (digits, f"[[{digits}]]"):
            fields = read_record(text(f'{{"by": {written}}}'.encode())).lines[0].fields
            assert "1" * 20 not in repr(fields)
        fields = read_record(text(f'{{"by": {digits}}}'.encode())).lines[0].fields
        assert isinstance(fields["by"], BeyondNumber)

    @pytest.mark.parametrize("written", ["4.0", "1e400", "-1e400", "1e2", "0.5", "1." + "1" * 5000])
    def test_fractions_and_powers_can_be_read(self, written: str) -> None:
        fields = read_record(text(f'{{"by": {written}}}'.encode())).lines[0].fields
        assert isinstance(fields["by"], float)

    def test_a_million_digits_take_no_time(self) -> None:
        digits = b"9" * 1_000_000
        record = read_record(text(b'{"by": ' + digits + b', "at": 0.' + digits + b"}"))
        assert isinstance(record.lines[0].fields["by"], BeyondNumber)


class TestNesting:
    """A record goes a few levels deep; the limit is the same on every Python."""

    @staticmethod
    def nested(depth: int) -> bytes:
        """Return an action of ``depth`` lists and objects in one another."""
        return b'{"by": ' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"

    def test_at_the_limit_a_line_can_be_read(self) -> None:
        assert len(read_record(text(self.nested(50))).lines) == 1

    @pytest.mark.parametrize("depth", [51, 300, 900, 950, 980, 1000, 1100, 100_000])
    def test_beyond_it_not(self, depth: int) -> None:
        assert fault_of(text(DEAL, self.nested(depth)))[:2] == (NO_OBJECT, 3)
        objects = b'{"by": ' * depth + b"1" + b"}" * depth
        assert fault_of(text(DEAL, objects))[:2] == (NO_OBJECT, 3)
        assert fault_of(text(header={**HEADER, "options": {}}).replace(b"{}", objects))[:2] == (
            NO_OBJECT,
            1,
        )

    def test_an_open_end_is_damage_too(self) -> None:
        assert fault_of(text(DEAL, b"[" * 100_000))[:2] == (NO_OBJECT, 3)


def lines_or_fault(data: bytes) -> int:
    """Return how many lines a record has, or up to which the bytes were sound."""
    try:
        record = read_record(data)
    except UnreadableError as error:
        return error.line
    return 1 + len(record.lines) + record.cut_off


@settings(max_examples=300, derandomize=True)
@given(inserted=st.binary(max_size=60), place=st.integers(0, 400), dropped=st.integers(0, 40))
def test_whatever_the_bytes_they_are_a_record_or_a_fault(
    inserted: bytes, place: int, dropped: int
) -> None:
    whole = summed([DEAL, say(1, 4)])
    data = whole[:place] + inserted + whole[place + dropped :]
    assert 1 <= lines_or_fault(data) <= data.count(b"\n") + 1


class TestSize:
    def test_a_hundred_megabytes_of_zeros_are_too_large(self) -> None:
        assert fault_of(bytes(100 * 1024 * 1024)) == (RecordFault.TOO_LARGE, 1, "32")

    def test_the_limit_itself_is_not_too_large(self) -> None:
        assert fault_of(bytes(MAX_BYTES)) == (NO_OBJECT, 1, "")
        assert fault_of(bytes(MAX_BYTES + 1))[0] == RecordFault.TOO_LARGE

    def test_a_file_of_line_ends_is_left_at_the_first(self) -> None:
        data = b"\n" * MAX_BYTES
        tracemalloc.start()
        try:
            assert fault_of(data)[:2] == (NO_OBJECT, 1)
            assert fault_of(text() + data[: -len(text())])[:2] == (NO_OBJECT, 2)
            assert tracemalloc.get_traced_memory()[1] < 3 * MAX_BYTES
        finally:
            tracemalloc.stop()


class TestSums:
    """Any action may carry a sum over itself and the line before."""

    ACTIONS = (DEAL, say(1, 4), say(2, 5), say(1, 6))

    def test_right_sums_are_read(self) -> None:
        record = read_record(summed(self.ACTIONS))
        assert len(record.lines) == 4
        assert {len(str(each.fields["sum"])) for each in record.lines} == {16}

    def test_right_sums_hold_with_the_line_ends_of_windows(self) -> None:
        assert len(read_record(summed(self.ACTIONS).replace(b"\n", b"\r\n")).lines) == 4

    def test_lines_without_a_sum_may_stand_between(self) -> None:
        lines = summed(self.ACTIONS).splitlines()
        lines[2] = line(say(1, 4))
        assert fault_of(b"\n".join(lines))[:2] == (RecordFault.WRONG_SUM, 4)
        lines[3] = line(say(2, 5))
        assert fault_of(b"\n".join(lines))[:2] == (RecordFault.WRONG_SUM, 5)
        assert len(read_record(b"\n".join(lines[:4])).lines) == 3

    def test_a_sum_goes_over_the_line_before_without_one(self) -> None:
        data = text(DEAL) + summed([say(1, 4)], header=DEAL).partition(b"\n")[2]
        assert len(read_record(data).lines) == 2

    @pytest.mark.parametrize(
        ("kind", "at"),
        [("changed", 3), ("dropped", 3), ("swapped", 3), ("repeated", 4), ("header", 2)],
    )
    def test_a_doctored_line_is_found(self, kind: str, at: int) -> None:
        lines = summed(self.ACTIONS).splitlines()
        match kind:
            case "changed":
                lines[2] = lines[2].replace(b'"number": 4', b'"number": 3')
            case "dropped":
                del lines[2]
            case "swapped":
                lines[2], lines[3] = lines[3], lines[2]
            case "repeated":
                lines.insert(3, lines[2])
            case _:
                lines[0] = lines[0].replace(b"Aki", b"Ken")
        assert fault_of(b"\n".join(lines))[:2] == (RecordFault.WRONG_SUM, at)

    @pytest.mark.parametrize("wrong", ["", "0" * 16, "0" * 64, 5, None, [], {}, True, 1.5])
    def test_a_wrong_sum(self, wrong: object) -> None:
        assert fault_of(text(DEAL, {**say(1, 4), "sum": wrong}))[:2] == (RecordFault.WRONG_SUM, 3)

    def test_a_sum_in_capitals_is_another(self) -> None:
        lines = summed([DEAL]).splitlines()
        found = json.loads(lines[1])["sum"]
        assert found != found.upper()
        lines[1] = lines[1].replace(found.encode(), found.upper().encode())
        assert fault_of(b"\n".join(lines))[:2] == (RecordFault.WRONG_SUM, 2)

    @pytest.mark.parametrize("number", ["9" * 30, "1" * 5000, "1e400", "[-1e400]", "[[9e999]]"])
    def test_a_sum_beside_a_number_of_which_none_is_made(self, number: str) -> None:
        strange = f'{{"by": 1, "at": {number}, "sum": "0123456789abcdef"}}'.encode()
        assert fault_of(text(DEAL, strange))[:2] == (RecordFault.WRONG_SUM, 3)

    def test_a_header_has_no_sum(self) -> None:
        assert fault_of(text(header={**HEADER, "sum": "0"})) == (RecordFault.UNKNOWN_KEY, 1, "sum")


def test_a_number_beyond_64_bits_is_part_of_the_sum() -> None:
    """What is wrong with it is for the rules to say: the line itself is as it was written."""
    before = text().splitlines()[0]
    action: dict[str, object] = {"by": 1, "do": "say", "number": 2**64}
    action["sum"] = sum_of(before, action)
    (line,) = read_record(before + b"\n" + json.dumps(action).encode() + b"\n").lines
    assert isinstance(line.fields["number"], BeyondNumber)
