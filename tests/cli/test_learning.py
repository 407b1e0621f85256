"""``access-play learn``: lessons from the command line, in processes of their own."""

import json
from pathlib import Path

import pytest

from access_play.games import catalogue
from access_play.language import catalogs
from golden import GOLDEN, transcript
from tests.cli.processes import access_play

TYPED = "h\npass\n17\nt\n9\n\n8\n"


def test_a_piped_lesson_is_taken_left_and_gone_on_with(tmp_path: Path) -> None:
    first = access_play(tmp_path, "learn", "hagakure", typed=TYPED)
    assert (first.returncode, first.stderr) == (0, b"")
    lines = first.stdout.decode().splitlines()
    assert "Not villager 8: a samurai was led, so play samurai 21 or the Old Fool." in lines
    assert lines[-1].endswith("or start with access-play learn hagakure.")
    again = access_play(tmp_path, "learn", "hagakure", typed="1\nm\nquit\n")
    assert (again.returncode, again.stderr) == (0, b"")
    assert "The lesson goes on: Hagakure, task 7 of 23." in again.stdout.decode().splitlines()


def test_no_game_is_kept_for_a_lesson(tmp_path: Path) -> None:
    access_play(tmp_path, "learn", "hagakure", typed=TYPED)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["settings.json"]
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert settings["lessons"] == {"hagakure": 18}


def test_without_a_name_the_lessons_are_listed(tmp_path: Path) -> None:
    asked = access_play(tmp_path, "learn", typed="hagakure\nquit\n")
    lines = asked.stdout.decode().splitlines()
    assert lines[:2] == ["The lesson of which game?", "1, Hagakure"]
    assert "Lesson: Hagakure." in lines


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_an_unknown_game_is_one_sentence(tmp_path: Path, language: str) -> None:
    refused = access_play(tmp_path, "learn", "chess", "--language", language)
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert len(refused.stderr.decode().splitlines()) == 1


def test_a_game_may_bring_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "package_of", lambda _: "access_play.games")
    catalogue.load_lesson.cache_clear()
    assert not catalogue.has_lesson("lanterns")
    assert catalogue.load_lesson("lanterns") is None
    catalogue.load_lesson.cache_clear()


@pytest.mark.parametrize("form", ["text", "speech", "braille"])
@pytest.mark.parametrize(
    "record", sorted(GOLDEN.rglob("game.jsonl")), ids=lambda record: record.parent.name
)
def test_a_game_never_reads_the_words_of_the_lessons(
    record: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every word of a whole game is in the catalog that is read at the start."""

    def read(*_: object) -> None:
        raise AssertionError("the lessons were read")

    for method in ("gettext", "ngettext", "pgettext", "npgettext"):
        monkeypatch.setattr(catalogs._Lessons, method, read)
    for seat in range(1, 4):
        assert len(transcript(record, seat, form).splitlines()) > 10
