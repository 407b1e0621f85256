"""Which language is spoken: asked for, chosen before, or the system's."""

import io
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.line.language import spoken_language
from access_play.saves import settings

FRENCH = {"LANG": "fr_FR.UTF-8"}


@pytest.mark.parametrize(
    ("words", "chosen", "environment", "language"),
    [
        ((), "", {}, "en"),
        ((), "", FRENCH, "fr"),
        ((), "", {"LC_ALL": "ja_JP", **FRENCH}, "ja"),
        ((), "", {"LC_ALL": "", **FRENCH}, "fr"),
        ((), "", {"LC_ALL": "de_DE", **FRENCH}, "en"),
        ((), "ja", FRENCH, "ja"),
        ((), "de", FRENCH, "fr"),
        (("play", "--language", "en"), "ja", FRENCH, "en"),
        (("--language=en", "play"), "ja", FRENCH, "en"),
        (("--language", "en", "play", "--language", "fr"), "ja", {}, "fr"),
        (("--language", "xx"), "ja", {}, "ja"),
        (("en", "--language"), "", {}, "en"),
        (("play", "fr"), "", {}, "en"),
    ],
)
def test_the_first_that_is_a_language_counts(
    words: tuple[str, ...], chosen: str, environment: dict[str, str], language: str
) -> None:
    assert spoken_language(words, chosen, environment) == language


def test_the_settings_are_read_once_at_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, paths = settings._read, []

    def counted(path: Path) -> dict[str, object] | None:
        paths.append(path)
        return read(path)

    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    monkeypatch.setattr(settings, "_read", counted)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "hagakure"]) == 0
    assert paths == [tmp_path / "settings.json"]
