"""The rules on the command line: printed, piped, and read at a prompt."""

from collections.abc import Callable
from pathlib import Path

import pytest

from access_play.cli import main
from tests.cli.processes import access_play
from tests.docs.pages import text_of

LANGUAGES = ("en", "fr", "ja")
A_ROUND = (
    "A round has three phases: recruit, when cards are dealt and passed on; skirmish, when they"
    " are played; and prestige, when the areas pay."
)
Printed = Callable[..., tuple[int, list[str], list[str]]]


@pytest.fixture
def printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Printed:
    """Run the command; return its status, what it wrote and what it warned of."""
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))

    def run(*words: str, language: str = "en") -> tuple[int, list[str], list[str]]:
        status = main(["rules", *words, "--language", language])
        told = capsys.readouterr()
        lines, warnings = (
            text.replace("\u00a0", " ").splitlines() for text in (told.out, told.err)
        )
        return status, lines, warnings

    return run


def test_a_heading_is_printed_whole_with_the_list_of_those_under_it(printed: Printed) -> None:
    status, lines, warnings = printed("joraku", "12")
    assert (status, warnings) == (0, [])
    assert lines == [
        "Heading 12: A round, 1 paragraph.",
        A_ROUND,
        "13, The recruit phase",
        "14, The starting player",
    ]


def test_a_heading_is_printed_with_all_that_is_under_it(printed: Printed) -> None:
    _, lines, _ = printed("joraku", "12", "all")
    titles = [line for line in lines if line.startswith("Heading ")]
    assert titles == [
        "Heading 12: A round, 1 paragraph.",
        "Heading 13: The recruit phase, 2 paragraphs.",
        "Heading 14: The starting player, 1 paragraph.",
    ]
    assert len(lines) == 3 + 1 + 2 + 1


def test_a_word_is_looked_for(printed: Printed) -> None:
    status, lines, _ = printed("joraku", "--search", "Kyotō touches")
    assert status == 0
    assert lines[0] == "Heading 4: The map, 3 paragraphs."
    assert lines[1].startswith("The areas are Kyoto")
    assert printed("joraku", "kyoto", "touches")[1] == lines
    _, french, _ = printed("honor-of-the-samurai", "--search", "CHATEAUX", language="fr")
    assert french[1] == "13, Les châteaux : paragraphes 1, 2, 3", "each tells of one château"
    _, japanese, _ = printed("joraku", "--search", "カチドキ", language="ja")
    assert japanese[1].startswith("31、")


def test_a_word_that_is_a_command_is_looked_for_too(printed: Printed) -> None:
    status, lines, _ = printed("hagakure", "--search", "next")
    assert status == 0
    assert lines[0].endswith("headings with next. Type rules and a number.")
    assert printed("hagakure", "search", "next")[1] == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_rules_are_printed(printed: Printed, language: str) -> None:
    status, lines, _ = printed("shinobi-no-gakko", "all", language=language)
    page = text_of("shinobi-no-gakko", language)
    assert status == 0
    assert len(lines) == len([line for line in page.splitlines() if line])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("joraku", "71"), "Type rules and a number from 1 to 70."),
        (("joraku", "--search", "xyzzy"), "Nothing in the rules holds xyzzy. Type rules for"),
        (("joraku", "9, 2"), "With 3 players has 1 paragraph only."),
        (("joraku", "--search", ""), "Type search and the word that you look for."),
    ],
)
def test_what_is_not_there_is_status_1(printed: Printed, words: tuple[str, ...], told: str) -> None:
    status, lines, warnings = printed(*words)
    assert (status, lines, len(warnings)) == (1, [], 1)
    assert warnings[0].startswith(told)


def test_an_unknown_game_is_told_with_the_others(printed: Printed) -> None:
    status, _, warnings = printed("chess", "5")
    assert status == 2
    assert warnings[0].startswith("There is no game chess. Choose one of: hagakure,")


def test_braille_is_short(printed: Printed) -> None:
    _, lines, _ = printed("joraku", "12", "--form", "braille")
    assert lines[0] == "12, A round"
    assert lines[-1] == "14, The starting player"


PIPED = {
    "en": (b"4\n\nagain\nprevious\nback\n5\n", "Heading 4: The map, 3 paragraphs."),
    "fr": ("4\n\nencore\nprécédent\nretour\n5\n".encode(), "Titre 4 : La carte"),
    "ja": ("4\n\nもう一度\n前\n戻る\n5\n".encode(), "見出し4、地図。段落の数は3。"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_is_answered_line_by_line_until_it_goes_back(tmp_path: Path, language: str) -> None:
    typed, heading = PIPED[language]
    told = access_play(
        tmp_path, "rules", "joraku", "--language", language, typed=typed, LANG="C.UTF-8"
    )
    assert (told.returncode, told.stderr) == (0, b"")
    *_, title, first, second, again, before = (
        told.stdout.decode().replace("\u00a0", " ").splitlines()
    )
    assert title.startswith(heading)
    assert second == again != first == before


def test_without_anybody_at_the_keyboard_the_headings_are_listed(tmp_path: Path) -> None:
    told = access_play(tmp_path, "rules", "joraku", LANG="C.UTF-8")
    assert told.returncode == 0
    assert told.stdout.decode().splitlines()[1] == "1, Joraku"
