"""Saved games by name: new names, the list, finding, deleting and taking back."""

import errno
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from access_play.core.record import RecordFault
from access_play.saves import library
from access_play.saves.faults import Fault, SaveError
from access_play.saves.journal import Journal
from access_play.saves.places import saves_folder

pytestmark = pytest.mark.usefixtures("home")

Action = dict[str, object]
NOW = datetime(2026, 11, 30, 23, 59, tzinfo=UTC)


def saved(name: str, header: Action, changed: int = 0) -> Path:
    path = saves_folder() / f"{name}.jsonl"
    Journal.create(path, header).close()
    os.utime(path, (changed, changed))
    return path


def fault_of(name: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        library.find(name)
    return caught.value


def test_names_are_readable_and_new(home: Path, header: Action) -> None:
    def begun(game: str) -> Path:
        with library.begin({**header, "game": game}, NOW) as journal:
            return journal.path

    assert begun("hagakure") == home / "saves" / "hagakure-2026-11-30-1.jsonl"
    assert begun("hagakure").name == "hagakure-2026-11-30-2.jsonl"
    assert begun("joraku").name == "joraku-2026-11-30-1.jsonl"


@pytest.mark.parametrize(
    ("game", "name"),
    [("../Evil Game", "evil-game"), ("将棋", "game"), ("a" * 400, "a" * 60), ("", "game")],
)
def test_any_id_makes_a_name(home: Path, header: Action, game: str, name: str) -> None:
    with library.begin({**header, "game": game}, NOW) as journal:
        assert journal.path == home / "saves" / f"{name}-2026-11-30-1.jsonl"


def test_beginning_takes_the_next_free_name(header: Action) -> None:
    with library.begin(header, NOW) as one, library.begin(header, NOW) as two:
        assert [one.path.name, two.path.name] == [
            "hagakure-2026-11-30-1.jsonl",
            "hagakure-2026-11-30-2.jsonl",
        ]


def test_beginning_passes_over_a_name_that_is_being_made(header: Action) -> None:
    held = library.begin(header, NOW)
    held.path.unlink()
    with held, library.begin(header, NOW) as other:
        assert other.path.name == "hagakure-2026-11-30-2.jsonl"


def test_two_programs_begin_at_once(header: Action) -> None:
    code = (
        "import json, sys; from datetime import datetime; from access_play.saves import library\n"
        "print(library.begin(json.loads(sys.argv[1]), datetime(2026, 11, 30)).path.name)"
    )
    words = [sys.executable, "-c", code, json.dumps(header)]
    children = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    names = [child.communicate()[0].strip() for child in children]
    assert sorted(names) == [f"hagakure-2026-11-30-{number}.jsonl" for number in (1, 2, 3)]


def test_beginning_where_nothing_can_be_written_is_told(home: Path, header: Action) -> None:
    (home / "saves").write_bytes(b"a file")
    with pytest.raises(SaveError) as caught:
        library.begin(header, NOW)
    assert caught.value.fault is Fault.NO_FOLDER


def test_the_list_has_the_last_game_first(header: Action) -> None:
    saved("old", header, 1000)
    saved("newest", {**header, "title": "Sunday"}, 3000)
    saved("newer", header, 2000)
    games = library.saved_games()
    assert [game.name for game in games] == ["newest", "newer", "old"]
    first = games[0]
    assert first.changed == datetime.fromtimestamp(3000, UTC)
    assert first.problem is None
    assert first.header is not None
    assert (first.header.game, first.header.title) == ("hagakure", "Sunday")
    assert [seat.name for seat in first.header.seats] == ["Zoé", "健"]


def test_no_folder_is_an_empty_list(home: Path) -> None:
    assert library.saved_games() == []
    assert list(home.iterdir()) == []


def test_a_broken_file_is_listed_as_broken(header: Action) -> None:
    saved("good", header, 1)
    folder = saves_folder()
    (folder / "zeros.jsonl").write_bytes(b"\0" * 3_000_000)
    (folder / "later.jsonl").write_text('{"format": "access-play/9"}\n')
    (folder / "seats.jsonl").write_text(
        '{"format": "access-play/1", "game": "hagakure", "seats": [1]}\n'
    )
    (folder / "folder.jsonl").mkdir()
    (folder / "notes.txt").write_text("no save")
    found = {game.name: game.problem for game in library.saved_games()}
    assert found.pop("good") is None
    assert {name: problem.fault for name, problem in found.items() if problem} == {
        "zeros": RecordFault.NOT_AN_OBJECT,
        "later": RecordFault.OTHER_FORMAT,
        "seats": RecordFault.WRONG_VALUE,
        "folder": Fault.IS_FOLDER,
    }


def test_a_file_that_may_not_be_read_is_listed_as_broken(
    header: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved("mine", header)

    def refuse(self: Path, *args: object, **options: object) -> None:
        raise PermissionError(13, "not yours")

    monkeypatch.setattr(Path, "open", refuse)
    (game,) = library.saved_games()
    assert game.problem is not None
    assert game.problem.fault is Fault.DENIED


def test_a_file_that_goes_while_the_list_is_made_is_left_out(
    header: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved("here", header)
    stat = Path.stat

    def gone(self: Path, **options: bool) -> os.stat_result:
        if self.suffix == ".jsonl":
            raise FileNotFoundError(2, "gone")
        return stat(self, **options)

    monkeypatch.setattr(Path, "stat", gone)
    assert library.saved_games() == []


class TestFind:
    def test_by_name_or_its_only_beginning(self, header: Action) -> None:
        one = saved("hagakure-2026-11-30-1", header)
        ten = saved("hagakure-2026-11-30-10", header)
        other = saved("joraku-2026-11-30-1", header)
        assert library.find("hagakure-2026-11-30-1") == one
        assert library.find("hagakure-2026-11-30-1.jsonl") == one
        assert library.find("hagakure-2026-11-30-10") == ten
        assert library.find("j") == other
        assert library.find(" JORAKU ") == other

    def test_as_japanese_and_french_keyboards_write_it(self, header: Action) -> None:
        path = saved("soirée", header)
        assert library.find("soire\u0301e") == path
        assert library.find("ＳＯＩ") == path

    def test_several_are_named(self, header: Action) -> None:
        saved("hagakure-2", header)
        saved("hagakure-1", header)
        error = fault_of("hag")
        assert error.fault is Fault.MANY_SAVES
        assert error.params == {"name": "hag", "names": ("hagakure-1", "hagakure-2")}

    @pytest.mark.parametrize("name", ["x", "", "   ", "../saves/one", "\0", "*"])
    def test_none(self, header: Action, name: str) -> None:
        saved("one", header)
        error = fault_of(name)
        assert (error.fault, error.params) == (Fault.NO_SAVE, {"name": name})

    def test_without_a_folder(self) -> None:
        assert fault_of("x").fault is Fault.NO_SAVE


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_link_that_leads_nowhere_is_listed_with_its_problem(header: Action) -> None:
    saved("good", header, 1)
    circle, nowhere = saves_folder() / "circle.jsonl", saves_folder() / "nowhere.jsonl"
    circle.symlink_to(circle)
    nowhere.symlink_to(saves_folder() / "not there")
    found = {game.name: game for game in library.saved_games()}
    assert list(found) == ["good", "nowhere", "circle"]
    problems = {name: game.problem.fault for name, game in found.items() if game.problem}
    assert problems == {"circle": Fault.TROUBLE, "nowhere": Fault.MISSING}
    assert found["circle"].changed is None


@pytest.mark.parametrize("seconds", [2**40, 2**62, -(2**40)])
def test_a_time_that_cannot_be_leaves_the_game_in_the_list(
    header: Action, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    saved("good", header, 1)
    saved("odd", header)
    stat = Path.stat

    def changed(self: Path, **options: bool) -> os.stat_result:
        found = stat(self, **options)
        return os.stat_result((*found[:8], seconds, 0)) if self.stem == "odd" else found

    monkeypatch.setattr(Path, "stat", changed)
    good, odd = library.saved_games()
    assert (good.name, odd.name) == ("good", "odd")
    assert (odd.changed, odd.problem) == (None, None)
    assert odd.header is not None


@pytest.mark.parametrize("number", [errno.EIO, errno.EACCES, errno.ESTALE])
def test_an_error_about_one_file_hides_no_other(
    header: Action, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    saved("good", header, 1)
    saved("odd", header)
    stat = Path.stat

    def fails(self: Path, **options: bool) -> os.stat_result:
        if self.stem == "odd":
            raise OSError(number, "as the system says it")
        return stat(self, **options)

    monkeypatch.setattr(Path, "stat", fails)
    good, odd = library.saved_games()
    assert (good.name, good.problem) == ("good", None)
    assert odd.name == "odd"
    assert odd.problem is not None
