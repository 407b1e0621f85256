"""The journal on a disk that fails, fills up or dies at every single call in turn."""

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from access_play.core.record import Record, UnreadableError, read_record
from access_play.saves.faults import Fault, SaveError
from access_play.saves.journal import Journal

Action = dict[str, object]
Faulty = Any
"""The fixture's class, which pytest alone can import."""

CUT = b'{"by": 1, "do": "sa'


def played(record: Record) -> list[Action]:
    return [{k: v for k, v in line.fields.items() if k != "sum"} for line in record.lines]


def die(journal: Journal) -> None:
    """Free what the system frees when a program dies."""
    os.close(journal._fd)
    journal._held.release()


class Game:
    """A program that begins or resumes a save, announces all actions, and can die or go on."""

    def __init__(self, path: Path, header: Action, actions: list[Action]) -> None:
        self.path, self.header, self.actions = path, header, actions
        self.journal: Journal | None = None
        self.accepted: list[Action] = []

    def start(self) -> None:
        """Resume what is there, or begin."""
        if self.path.exists():
            self.journal, record = Journal.open(self.path)
            self.accepted = played(record)
        else:
            self.journal = Journal.create(self.path, self.header)

    def play(self) -> None:
        assert self.journal is not None
        for action in self.actions[len(self.accepted) :]:
            self.journal.append(action)
            self.accepted.append(action)

    def end(self) -> None:
        if self.journal is not None:
            die(self.journal)


def every_call(faulty: Faulty, run: Callable[[], None], *, at_least: int) -> Iterator[int]:
    """Number the calls of an undisturbed run."""
    faulty.heal()
    run()
    calls = faulty.calls
    assert calls >= at_least
    yield from range(1, calls + 1)


@pytest.fixture
def whole(tmp_path_factory: pytest.TempPathFactory, header: Action, actions: list[Action]) -> bytes:
    """The bytes of a save that nothing disturbed."""
    path = tmp_path_factory.mktemp("whole") / "whole.jsonl"
    game = Game(path, header, actions)
    game.start()
    game.play()
    game.end()
    return path.read_bytes()


class Bench(NamedTuple):
    """A folder with a save in it, or none, on a disk that can be made to fail."""

    path: Path
    faulty: Faulty
    header: Action
    actions: list[Action]
    whole: bytes

    def clear(self) -> None:
        """Empty the folder, the disk working."""
        self.faulty.heal()
        for path in self.path.parent.iterdir():
            path.unlink()

    def game(self, start: str) -> Game:
        """Lay the save out as nobody, a crash or an editor left it."""
        self.clear()
        lines = self.whole.splitlines(keepends=True)
        if start == "cut":
            self.path.write_bytes(b"".join(lines[:2]) + CUT)
        elif start == "no line feed":
            self.path.write_bytes(b"".join(lines[:2])[:-1])
        return Game(self.path, self.header, self.actions)


@pytest.fixture
def bench(
    tmp_path: Path, faulty: Faulty, header: Action, actions: list[Action], whole: bytes
) -> Bench:
    return Bench(tmp_path / "a.jsonl", faulty, header, actions, whole)


STARTS = pytest.mark.parametrize("start", ["new", "cut", "no line feed"])
HALF = pytest.mark.parametrize("half", [False, True], ids=["nothing written", "half written"])
LASTING = pytest.mark.parametrize("lasting", [False, True], ids=["once", "lasting"])


@STARTS
@HALF
@pytest.mark.parametrize("power", [False, True], ids=["killed", "power lost"])
def test_dying_at_every_call(
    bench: Bench, stopped: type[BaseException], start: str, half: bool, power: bool
) -> None:
    """What was accepted is there, at most with the one action that was being written."""

    def undisturbed() -> None:
        game = bench.game(start)
        run(game)
        game.end()

    for call in every_call(bench.faulty, undisturbed, at_least=6):
        game = bench.game(start)
        bench.faulty.sync_all()
        bench.faulty.break_at(call, stopped(), lasting=True, half=half)
        with pytest.raises(stopped):
            run(game)
        bench.faulty.heal()
        game.end()
        if power:
            bench.faulty.lose_power()
        check_after_death(game, 0 if start == "new" else 1)
        check_going_on(bench, start)


def run(game: Game) -> None:
    game.start()
    game.play()


def check_after_death(game: Game, before: int) -> None:
    if not game.path.exists():
        assert game.journal is None
        assert not before
        return
    found = played(read_record(game.path.read_bytes()))
    accepted = max(len(game.accepted), before)
    one_more = accepted if game.journal is None else accepted + 1
    assert found in (game.actions[:accepted], game.actions[:one_more])


def check_going_on(bench: Bench, start: str) -> None:
    """The save goes on as if nothing had been."""
    later = Game(bench.path, bench.header, bench.actions)
    run(later)
    later.end()
    assert bench.path.read_bytes() == bench.whole
    if start == "cut":
        kept = [each.read_bytes() for each in bench.path.parent.glob("a.jsonl.cut-*")]
        assert CUT in kept


@LASTING
@HALF
def test_failing_at_every_call_of_a_new_save(
    bench: Bench, system_error: OSError, lasting: bool, half: bool
) -> None:
    """A save that could not be made is not there, and can be made when the cause is gone."""
    first = bench.whole.splitlines(keepends=True)[0]

    def undisturbed() -> None:
        Journal.create(bench.path, bench.header).close()

    for call in every_call(bench.faulty, undisturbed, at_least=6):
        bench.clear()
        bench.faulty.break_at(call, system_error, lasting=lasting, half=half)
        error = attempt(undisturbed)
        bench.faulty.heal()
        if error is not None:
            assert error.__cause__ is system_error
            assert error.fault in {Fault.NO_ROOM, Fault.TROUBLE, Fault.READ_ONLY}
            if bench.path.exists():
                # The disk failed so that even taking the new name back failed.
                assert lasting
                assert bench.path.read_bytes() == first
                bench.path.unlink()
            undisturbed()
        assert bench.path.read_bytes() == first
        left = {each.name for each in bench.path.parent.iterdir()}
        assert left <= {"a.jsonl", "a.jsonl.lock"}


def begun(bench: Bench, start: str) -> Game:
    game = bench.game(start)
    game.start()
    bench.faulty.heal()
    return game


def play_through(bench: Bench, start: str) -> None:
    game = begun(bench, start)
    game.play()
    game.end()


def attempt(call: Callable[[], None]) -> SaveError | None:
    try:
        call()
    except SaveError as error:
        return error
    return None


@STARTS
@LASTING
@HALF
def test_failing_at_every_call_of_a_running_game(
    bench: Bench, system_error: OSError, start: str, lasting: bool, half: bool
) -> None:
    """An action that failed is not in the file; it can be tried again, and nothing is lost."""
    for call in every_call(bench.faulty, partial(play_through, bench, start), at_least=4):
        game = begun(bench, start)
        bench.faulty.break_at(call, system_error, lasting=lasting, half=half)
        error = attempt(game.play)
        assert error is not None
        assert error.__cause__ is system_error
        if not lasting:
            assert played(read_record(bench.path.read_bytes())) == game.accepted
        bench.faulty.heal()
        game.play()
        game.end()
        assert bench.path.read_bytes() == bench.whole


@HALF
def test_an_interruption_from_the_keyboard_at_every_call(bench: Bench, half: bool) -> None:
    for call in every_call(bench.faulty, partial(play_through, bench, "new"), at_least=6):
        game = begun(bench, "new")
        bench.faulty.break_at(call, KeyboardInterrupt(), half=half)
        with pytest.raises(KeyboardInterrupt):
            game.play()
        game.play()
        game.end()
        assert bench.path.read_bytes() == bench.whole


def test_closing_after_a_failure_takes_the_rest_back(bench: Bench) -> None:
    first = bench.whole.splitlines(keepends=True)[0]
    journal = Journal.create(bench.path, bench.header)
    bench.faulty.break_at(1, OSError(28, "full"), lasting=True, half=True)
    with pytest.raises(SaveError):
        journal.append(bench.actions[0])
    assert bench.path.read_bytes() != first
    bench.faulty.heal()
    journal.close()
    assert bench.path.read_bytes() == first


def test_what_was_taken_back_does_not_return_when_the_power_fails(bench: Bench) -> None:
    first = bench.whole.splitlines(keepends=True)[0]
    journal = Journal.create(bench.path, bench.header)
    bench.faulty.break_at(2, OSError(5, "failing"), lasting=True)
    with pytest.raises(SaveError):
        journal.append(bench.actions[0])
    # The system may write the whole line at any time, although the sync failed.
    bench.faulty.heal()
    bench.faulty.sync_all()
    assert bench.path.read_bytes() != first
    journal.close()
    bench.faulty.lose_power()
    assert bench.path.read_bytes() == first


def test_closing_on_a_failing_disk_tells_and_frees_the_lock(bench: Bench) -> None:
    journal = Journal.create(bench.path, bench.header)
    bench.faulty.break_at(1, OSError(5, "failing"), lasting=True, half=True)
    with pytest.raises(SaveError):
        journal.append(bench.actions[0])
    with pytest.raises(SaveError) as caught:
        journal.close()
    assert caught.value.params["reason"] == "EIO"
    bench.faulty.heal()
    again, record = Journal.open(bench.path)
    again.close()
    assert played(record) == []


def test_a_system_that_writes_a_byte_at_a_time(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    header: Action,
    actions: list[Action],
    whole: bytes,
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, bytes(data)[:1]))
    game = Game(tmp_path / "a.jsonl", header, actions)
    game.start()
    game.play()
    game.end()
    assert game.path.read_bytes() == whole


def test_a_system_that_writes_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, header: Action, actions: list[Action]
) -> None:
    with Journal.create(tmp_path / "a.jsonl", header) as journal:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", lambda *_: 0)
            with pytest.raises(SaveError) as caught:
                journal.append(actions[0])
        journal.append(actions[0])
    assert caught.value.fault is Fault.TROUBLE


def test_a_file_system_without_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, header: Action
) -> None:
    def refuse(*args: object, **options: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.jsonl"
    Journal.create(path, header).close()
    assert json.loads(path.read_bytes()) == header
    with pytest.raises(SaveError) as caught:
        Journal.create(path, header)
    assert caught.value.fault is Fault.EXISTS
    assert not (tmp_path / "a.jsonl.new").exists()


def test_a_folder_that_cannot_be_synced_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, header: Action
) -> None:
    opened = os.open

    def refuse_folders(path: Any, flags: int, *args: Any, **options: Any) -> int:
        if Path(path) == tmp_path and not flags & os.O_CREAT:
            raise PermissionError(13, "may be entered but not read")
        return opened(path, flags, *args, **options)

    monkeypatch.setattr(os, "open", refuse_folders)
    Journal.create(tmp_path / "a.jsonl", header).close()
    assert (tmp_path / "a.jsonl").exists()


class TestDamage:
    def test_cut_at_every_byte(self, bench: Bench) -> None:
        path, actions, whole = bench.path, bench.actions, bench.whole
        lines = whole.splitlines()
        for length in range(len(whole)):
            bench.clear()
            path.write_bytes(whole[:length])
            if length < len(lines[0]):
                with pytest.raises(UnreadableError):
                    Journal.open(path)
                assert path.read_bytes() == whole[:length]
                continue
            journal, record = Journal.open(path)
            ends = [sum(map(len, lines[: n + 1])) + n for n in range(1, len(lines))]
            count = sum(length >= end for end in ends)
            assert played(record) == actions[:count]
            rest = whole[:length].rpartition(b"\n")[2]
            is_cut = bool(rest) and length not in ends and length > len(lines[0])
            assert (journal.notice is not None) == is_cut
            with journal:
                for action in actions[count:]:
                    journal.append(action)
            assert path.read_bytes().rstrip(b"\n") == whole.rstrip(b"\n")

    def test_every_flipped_bit_is_noticed(self, actions: list[Action], whole: bytes) -> None:
        keys = {key for action in actions for key in action} | {"sum"}
        for place in range(len(whole)):
            for bit in range(8):
                damaged = bytearray(whole)
                damaged[place] ^= 1 << bit
                assert is_noticed(bytes(damaged), keys), (place, bit)


def is_noticed(damaged: bytes, keys: set[str]) -> bool:
    """Whether the reader sees it: an error, a warning, or a key that no action has.

    Only a flip in the last line's key ``sum`` comes to the last: the rules refuse that key.
    """
    try:
        record = read_record(damaged)
    except UnreadableError:
        return True
    return record.cut_off or not set(record.lines[-1].fields) <= keys
