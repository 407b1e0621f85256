"""The man page: one for each language, right for both readers of it, and in rows of 40."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from access_play.cli.help.lines import help_lines
from access_play.cli.help.manual import manual, place
from access_play.cli.line.parser import COMMANDS
from access_play.core.record import LANGUAGES
from access_play.language.speaker import Speaker
from access_play.terminal.console.width import columns_of

MAN = pytest.mark.skipif(shutil.which("man") is None, reason="man is missing (apt install man-db)")
MANDOC = pytest.mark.skipif(
    shutil.which("mandoc") is None, reason="mandoc is missing (apt install mandoc)"
)
HEADINGS = {
    "en": ("NAME", "EXAMPLES", "DESCRIPTION", "OPTIONS EVERYWHERE", "ENVIRONMENT", "EXIT STATUS"),
    "fr": ("NOM", "EXEMPLES", "DESCRIPTION", "OPTIONS PARTOUT", "ENVIRONNEMENT", "CODES DE SORTIE"),
    "ja": ("名前", "例", "説明", "共通のオプション", "環境変数", "終了コード"),
}


@pytest.fixture
def page(tmp_path: Path, language: str) -> Path:
    file = tmp_path / place(language)
    file.parent.mkdir(parents=True)
    file.write_text(manual(language), encoding="utf-8")
    return file


def run(*command: str | Path, **variables: str) -> tuple[str, str]:
    """Run a reader of man pages; return what it writes and what it warns of."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, "LC_ALL": "C.UTF-8", **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return done.stdout, done.stderr


def shown_by_man(page: Path, columns: int) -> list[str]:
    command = ("man", "--warnings", "--encoding=UTF-8", "--local-file", page)
    shown, warned = run(*command, MANWIDTH=str(columns), MANOPT="", MANROFFOPT="")
    assert warned == ""
    return shown.splitlines()


def test_a_page_stands_where_man_looks_for_its_language() -> None:
    assert [place(language) for language in LANGUAGES] == [
        "share/man/man1/access-play.1",
        "share/man/fr/man1/access-play.1",
        "share/man/ja/man1/access-play.1",
    ]


@MAN
@pytest.mark.parametrize("language", LANGUAGES)
def test_man_shows_it_in_rows_of_40_examples_first(page: Path, language: str) -> None:
    rows = shown_by_man(page, 40)
    assert [row for row in rows if columns_of(row) > 40] == []
    assert tuple(row for row in rows if row in HEADINGS[language]) == HEADINGS[language]
    at = rows.index(HEADINGS[language][1])
    assert rows[at + 1].startswith("access-play")
    assert rows[rows.index(HEADINGS[language][0]) + 1].startswith("access-play - ")


@MAN
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_what_help_tells(page: Path, language: str) -> None:
    blanks = re.compile(r"[\s\u00a0]+")
    shown = blanks.sub("", "".join(shown_by_man(page, 200)))
    for command in ("", *COMMANDS):
        for line in help_lines(command, Speaker(language)):
            assert blanks.sub("", line) in shown


@MANDOC
@pytest.mark.parametrize("language", LANGUAGES)
def test_mandoc_warns_of_nothing_but_that_no_day_is_given(page: Path, language: str) -> None:
    """A day, the version and the name do not fit a row of 40 together."""
    told, _ = run("mandoc", "-T", "lint", "-W", "warning", page)
    assert [line.partition("WARNING: ")[2] for line in told.splitlines()] == [
        'missing date, using "": TH'
    ]


@MANDOC
@pytest.mark.parametrize("language", ["en", "fr"])
def test_mandoc_shows_it_in_rows_of_40(page: Path, language: str) -> None:
    """Not Japanese: mandoc breaks rows at blanks alone, and a terminal folds the rest."""
    shown, warned = run("mandoc", "-T", "utf8", "-O", "width=40", page)
    assert warned == ""
    rows = [re.sub(".\b", "", row) for row in shown.splitlines()]
    assert len(rows) > 100
    assert [row for row in rows if columns_of(row) > 40] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_of_a_text_means_something_to_roff(language: str) -> None:
    for line in manual(language).splitlines()[1:]:
        assert not line.startswith("'")
        assert re.sub(r"\\(?:[-e &:]|\(aq|f[BR])", "", line).count("\\") == 0
        assert "\u00a0" not in line
        request = re.match(r"\.(\w+)", line)
        assert request is None or request[1] in {"TH", "SH", "nh", "ad", "in", "ti"}
