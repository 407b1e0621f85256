"""The journal as a file: what it writes, what it refuses, and whose it is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from access_play.core.record import MAX_BYTES, Record, RecordFault, UnreadableError, read_record
from access_play.core.sums import sum_of
from access_play.saves.faults import Fault, SaveError
from access_play.saves.journal import Journal

Action = dict[str, object]


def played(record: Record) -> list[Action]:
    return [{k: v for k, v in line.fields.items() if k != "sum"} for line in record.lines]


def write(path: Path, header: Action, actions: list[Action]) -> bytes:
    with Journal.create(path, header) as journal:
        for action in actions:
            journal.append(action)
    return path.read_bytes()


def fault_of(path: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Journal.open(path)
    return caught.value


def damage_of(path: Path) -> UnreadableError:
    with pytest.raises(UnreadableError) as caught:
        Journal.open(path)
    return caught.value


def test_a_line_is_readable_and_carries_its_sum(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    first, second, third, _ = write(tmp_path / "a.jsonl", header, actions).splitlines()
    assert json.loads(first) == header
    assert "健" in first.decode()
    expected = sum_of(first, actions[0])
    assert second.decode() == (
        f'{{"by": "chance", "do": "dealer", "seat": 2, "sum": "{expected}"}}'
    )
    assert json.loads(third)["sum"] == sum_of(second, actions[1])


def test_what_was_appended_comes_back(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    write(path, header, actions[:2])
    journal, record = Journal.open(path)
    assert played(record) == actions[:2]
    assert [each.name for each in record.header.seats] == ["Zoé", "健"]
    assert journal.notice is None
    journal.append(actions[2])
    journal.close()
    assert played(read_record(path.read_bytes())) == actions


def test_a_journal_that_went_on_is_the_same_as_one_in_one_go(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    whole = write(tmp_path / "whole.jsonl", header, actions)
    path = tmp_path / "parts.jsonl"
    Journal.create(path, header).close()
    for action in actions:
        journal, _ = Journal.open(path)
        with journal:
            journal.append(action)
    assert path.read_bytes() == whole


def test_a_file_that_is_only_opened_is_not_touched(tmp_path: Path, header: Action) -> None:
    path = tmp_path / "a.jsonl"
    content = json.dumps(header).encode() + b'\n{"by": 1, "do": "pa'
    path.write_bytes(content)
    Journal.open(path)[0].close()
    assert path.read_bytes() == content


def test_a_cut_off_line_is_told_kept_beside_and_taken_off(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path, other = tmp_path / "a.jsonl", tmp_path / "other.jsonl"
    whole = write(other, header, actions)
    write(path, header, actions[:1])
    with path.open("ab") as file:
        file.write(b'{"by": 1, "do": "s')
    journal, record = Journal.open(path)
    assert played(record) == actions[:1]
    assert journal.notice is not None
    assert journal.notice.code is Fault.CUT_OFF
    assert journal.notice.params == {"file": "a.jsonl", "line": 3}
    for action in actions[1:]:
        journal.append(action)
    journal.close()
    assert path.read_bytes() == whole
    assert (tmp_path / "a.jsonl.cut-1").read_bytes() == b'{"by": 1, "do": "s'


def test_what_an_earlier_crash_cut_off_is_not_written_over(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    (tmp_path / "a.jsonl.cut-1").write_bytes(b"earlier")
    path.write_bytes(json.dumps(header).encode() + b"\nnow")
    with Journal.open(path)[0] as journal:
        journal.append(actions[0])
    assert (tmp_path / "a.jsonl.cut-1").read_bytes() == b"earlier"
    assert (tmp_path / "a.jsonl.cut-2").read_bytes() == b"now"


def test_a_whole_last_line_without_line_feed_counts(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    whole = write(tmp_path / "other.jsonl", header, actions)
    path.write_bytes(whole.splitlines()[0] + b"\n" + whole.splitlines()[1])
    journal, record = Journal.open(path)
    with journal:
        assert played(record) == actions[:1]
        for action in actions[1:]:
            journal.append(action)
    assert path.read_bytes() == whole


def test_lines_without_a_sum_may_come_first(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(f"{json.dumps(header)}\n{json.dumps(actions[0])}\n", encoding="utf-8")
    with Journal.open(path)[0] as journal:
        journal.append(actions[1])
    assert played(read_record(path.read_bytes())) == actions[:2]


def test_line_ends_of_another_system_do_no_harm(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    whole = write(path, header, actions[:2])
    path.write_bytes(whole.replace(b"\n", b"\r\n"))
    with Journal.open(path)[0] as journal:
        journal.append(actions[2])
    assert played(read_record(path.read_bytes())) == actions


def test_missing_folders_are_made_and_files_are_private(tmp_path: Path, header: Action) -> None:
    path = tmp_path / "new" / "deep" / "a.jsonl"
    Journal.create(path, header).close()
    assert path.is_file()
    if os.name == "posix":
        assert path.stat().st_mode & 0o777 == 0o600
    assert not list(path.parent.glob("*.new"))


@pytest.mark.parametrize("content", [b"", b"mine"])
def test_nothing_is_written_over(tmp_path: Path, header: Action, content: bytes) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        Journal.create(path, header)
    assert caught.value.fault is Fault.EXISTS
    assert path.read_bytes() == content


def test_a_file_that_another_program_makes_meanwhile_stays(
    tmp_path: Path, header: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    link = os.link

    def slow_link(source: Path, target: Path, **options: bool) -> None:
        path.write_bytes(b"theirs")
        link(source, target, **options)

    monkeypatch.setattr(os, "link", slow_link)
    with pytest.raises(SaveError) as caught:
        Journal.create(path, header)
    assert caught.value.fault is Fault.EXISTS
    assert path.read_bytes() == b"theirs"
    assert not (tmp_path / "a.jsonl.new").exists()


def test_the_remains_of_a_crash_are_never_written_into(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    path = tmp_path / "a.jsonl"
    whole = write(path, header, actions)
    # A crash between the two names of a new save leaves both; the save is then moved.
    (tmp_path / "a.jsonl.new").hardlink_to(path)
    path.rename(tmp_path / "moved.jsonl")
    Journal.create(path, header).close()
    assert (tmp_path / "moved.jsonl").read_bytes() == whole


def test_a_seed_is_never_written(tmp_path: Path, header: Action) -> None:
    with pytest.raises(ValueError, match="seed"):
        Journal.create(tmp_path / "a.jsonl", {**header, "seed": 7})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800"])
def test_what_json_lacks_is_refused_and_leaves_nothing(
    tmp_path: Path, header: Action, actions: list[Action], value: object
) -> None:
    path = tmp_path / "a.jsonl"
    with Journal.create(path, header) as journal:
        with pytest.raises(ValueError, match=r"JSON|surrogates"):
            journal.append({"by": 1, "do": value})
        with pytest.raises(TypeError):
            journal.append({"by": 1, "do": object()})
        journal.append(actions[0])
    assert played(read_record(path.read_bytes())) == actions[:1]


def test_a_closed_journal_takes_nothing(
    tmp_path: Path, header: Action, actions: list[Action]
) -> None:
    journal = Journal.create(tmp_path / "a.jsonl", header)
    journal.close()
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.append(actions[0])


class TestUnreadable:
    def test_missing(self, tmp_path: Path) -> None:
        error = fault_of(tmp_path / "none" / "a.jsonl")
        assert error.fault is Fault.MISSING
        assert error.params == {"file": "a.jsonl", "folder": str(tmp_path / "none")}
        assert list(tmp_path.iterdir()) == []

    def test_a_folder_in_place_of_the_file(self, tmp_path: Path, header: Action) -> None:
        (tmp_path / "a.jsonl").mkdir()
        assert fault_of(tmp_path / "a.jsonl").fault is Fault.IS_FOLDER
        with pytest.raises(SaveError) as caught:
            Journal.create(tmp_path / "a.jsonl", header)
        assert caught.value.fault is Fault.EXISTS

    def test_a_file_in_place_of_the_folder(self, tmp_path: Path, header: Action) -> None:
        (tmp_path / "file").write_bytes(b"")
        with pytest.raises(SaveError) as caught:
            Journal.create(tmp_path / "file" / "a.jsonl", header)
        assert caught.value.fault is Fault.NO_FOLDER

    def test_a_name_that_is_none(self, tmp_path: Path, header: Action) -> None:
        for name in ("a\0b.jsonl", "a" * 300):
            with pytest.raises(SaveError) as caught:
                Journal.create(tmp_path / name, header)
            assert caught.value.fault is Fault.BAD_NAME

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes by name")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "a.jsonl")
        assert fault_of(tmp_path / "a.jsonl").fault is Fault.NO_RECORD

    @pytest.mark.parametrize(
        "content",
        [b"", b"\n", b"\0" * 5000, b"hello\n", b"[1]\n", b'{"by": 1}\n', b"\xff\xfe{}", b"{"],
        ids=repr,
    )
    def test_a_file_that_is_no_record(self, tmp_path: Path, content: bytes) -> None:
        path = tmp_path / "a.jsonl"
        path.write_bytes(content)
        assert damage_of(path).line == 1
        assert path.read_bytes() == content

    def test_a_later_format(self, tmp_path: Path, header: Action) -> None:
        path = tmp_path / "a.jsonl"
        path.write_text(json.dumps({**header, "format": "access-play/2"}) + "\n")
        error = damage_of(path)
        assert (error.fault, error.detail) == (RecordFault.OTHER_FORMAT, "access-play/2")

    def test_an_unknown_key_in_the_header(self, tmp_path: Path, header: Action) -> None:
        path = tmp_path / "a.jsonl"
        path.write_text(json.dumps({**header, "sead": 1}) + "\n")
        error = damage_of(path)
        assert (error.fault, error.detail) == (RecordFault.UNKNOWN_KEY, "sead")

    def test_too_large_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "a.jsonl"
        with path.open("wb") as file:
            file.truncate(MAX_BYTES + 1)
        assert damage_of(path).fault is RecordFault.TOO_LARGE

    @pytest.mark.parametrize(
        "line",
        ["", "{", "[]", '{"by": 1, "by": 2}', '{"by": NaN}', '{"by": "\\ud800"}', "nonsense"],
    )
    def test_a_damaged_line_is_named(
        self, tmp_path: Path, header: Action, actions: list[Action], line: str
    ) -> None:
        path = tmp_path / "a.jsonl"
        first, second, *rest = write(path, header, actions).splitlines()
        content = b"\n".join([first, second, line.encode(), *rest[1:], b""])
        path.write_bytes(content)
        error = damage_of(path)
        assert (error.fault, error.line) == (RecordFault.NOT_AN_OBJECT, 3)
        assert path.read_bytes() == content

    def test_a_line_that_was_taken_out_is_noticed(
        self, tmp_path: Path, header: Action, actions: list[Action]
    ) -> None:
        path = tmp_path / "a.jsonl"
        lines = write(path, header, actions).splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:2] + lines[3:]))
        error = damage_of(path)
        assert (error.fault, error.line) == (RecordFault.WRONG_SUM, 3)

    def test_an_unreadable_file_can_be_opened_again(self, tmp_path: Path, header: Action) -> None:
        path = tmp_path / "a.jsonl"
        path.write_bytes(b"nonsense")
        assert damage_of(path).line == 1
        path.write_text(json.dumps(header))
        Journal.open(path)[0].close()


class TestOneProgram:
    HOLDER = (
        "import sys; from pathlib import Path; from access_play.saves.journal import Journal\n"
        "journal, _ = Journal.open(Path(sys.argv[1]))\n"
        "print('held', flush=True); sys.stdin.read()"
    )

    def test_a_second_program_is_refused(
        self, tmp_path: Path, header: Action, actions: list[Action]
    ) -> None:
        path = tmp_path / "a.jsonl"
        whole = write(path, header, actions)
        command = [sys.executable, "-c", self.HOLDER, str(path)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as holder:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
            error = fault_of(path)
            assert (error.fault, error.params) == (Fault.IN_USE, {"file": "a.jsonl"})
            with pytest.raises(SaveError) as caught:
                Journal.create(path, header)
            assert caught.value.fault is Fault.IN_USE
            holder.kill()
        assert path.read_bytes() == whole
        Journal.open(path)[0].close()

    def test_a_second_journal_of_one_program_is_refused(
        self, tmp_path: Path, header: Action
    ) -> None:
        path = tmp_path / "a.jsonl"
        with Journal.create(path, header):
            assert fault_of(path).fault is Fault.IN_USE
        Journal.open(path)[0].close()

    def test_another_name_of_the_same_file_is_refused(self, tmp_path: Path, header: Action) -> None:
        path, link = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
        try:
            link.symlink_to(path)
        except OSError as error:
            pytest.skip(f"this account may not make links: {error}")
        with Journal.create(path, header):
            assert fault_of(link).fault is Fault.IN_USE

    def test_a_file_that_is_removed_while_open(
        self, tmp_path: Path, header: Action, actions: list[Action]
    ) -> None:
        path = tmp_path / "a.jsonl"
        journal = Journal.create(path, header)
        try:
            path.unlink()
        except OSError as error:
            journal.close()
            pytest.skip(f"this system keeps open files: {error}")
        with journal, pytest.raises(SaveError) as caught:
            journal.append(actions[0])
        assert caught.value.fault is Fault.GONE

    def test_what_another_program_wrote_into_the_file_is_not_cut_off(
        self, tmp_path: Path, header: Action, actions: list[Action]
    ) -> None:
        path = tmp_path / "a.jsonl"
        with Journal.create(path, header) as journal:
            with path.open("ab") as file:
                file.write(b"theirs\n")
            content = path.read_bytes()
            with pytest.raises(SaveError) as caught:
                journal.append(actions[0])
            assert caught.value.fault is Fault.CHANGED
        assert path.read_bytes() == content


def test_starting_does_not_load_the_lock() -> None:
    code = (
        "import sys; import access_play.saves.journal, access_play.saves.settings\n"
        "print([each for each in ('filelock', 'asyncio', 'platformdirs') if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


SAMPLES = Path(__file__).with_name("samples")


@pytest.mark.parametrize("name", ["access-play-1"])
def test_a_save_of_each_released_format_can_be_resumed(tmp_path: Path, name: str) -> None:
    content = (SAMPLES / f"{name}.jsonl").read_bytes()
    path = tmp_path / "old.jsonl"
    path.write_bytes(content)
    journal, record = Journal.open(path)
    with journal:
        assert [seat.reading for seat in record.header.seats] == ["", "けん", ""]
        assert [action["do"] for action in played(record)] == [
            "dealer",
            "deal",
            "token",
            "pass",
            "undo",
        ]
        journal.append({"by": 2, "do": "pass"})
    assert path.read_bytes().startswith(content)
    assert played(read_record(path.read_bytes()))[-1] == {"by": 2, "do": "pass"}
