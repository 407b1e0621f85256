"""``access-play stickers``: what is written, and one sentence for each thing that cannot be."""

import signal
import sys
from pathlib import Path

import pytest

import access_play
from access_play.cli import main
from access_play.core.record import LANGUAGES
from access_play.games.catalogue import own_games
from access_play.saves import disk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["stickers", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_the_list_says_what_each_sticker_is_and_where_it_goes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = told(capsys, "hagakure", "--language", "en")
    assert "Villager 17, 1 copy; top left: dotted square, dotted circle, two dots." in lines
    assert (
        "Samurai 22, 1 copy; top left: one dot; center: 1 clear pad;"
        " left edge under the first sticker: square with two dots, two dots."
    ) in lines
    assert "Old Fool, 3 copies; top left: star." in lines
    assert lines[-1] == "50 stickers in all."  # 17 + 10 * 3 + 3


def test_additions_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "hagakure", "--no-additions", "--language", "fr")
    assert (
        "Samouraï 22, 1 exemplaire\u00a0; en haut à gauche\u00a0: un point\u00a0;"
        " au centre\u00a0: 1 pastille transparente."
    ) in lines
    assert lines[-1] == "40 stickers en tout."


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["svg", "pdf"])
def test_a_drawing_comes_with_its_words(
    home: Path, capsys: pytest.CaptureFixture[str], game: str, language: str, form: str
) -> None:
    file = home / f"sheet.{form}"
    words = ["--format", form, "--language", language, "--output", str(file)]
    assert main(["stickers", game, *words]) == 0
    made = sorted(path.name for path in home.glob("sheet*"))
    assert f"sheet.{form}.txt" in made
    assert all(name in capsys.readouterr().out for name in made[:1])
    assert (home / f"sheet.{form}.txt").read_text("utf-8").count("\n") > 20
    begins = b"%PDF-" if form == "pdf" else b"<?xml"
    drawings = [path for path in home.glob("sheet*") if path.suffix != ".txt"]
    assert drawings
    assert all(path.read_bytes().startswith(begins) for path in drawings)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["stickers", *words, "--language", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err.rstrip("\n")


def test_what_cannot_be_is_said_in_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(home / "sheet.svg")
    drawn = ("hagakure", "--format", "svg")
    assert refused(capsys, "chess").startswith("There is no game chess.")
    assert refused(capsys, "hagakure", "--format", "png") == (
        "png is not possible for --format. Choose one of: text, svg, pdf."
    )
    assert refused(capsys, "hagakure", "--medium", "clay") == (
        "clay is not possible for --medium. Choose one of: swell, vinyl, ink, emboss."
    )
    for paper in ("a5", "1x1", "210", "210x297mm", "0210x0297x1"):
        assert refused(capsys, "hagakure", "--paper", paper) == (
            f"There is no paper {paper}. Choose a4, letter, or millimeters like 210x297."
        )
    assert refused(capsys, *drawn) == "Say where to write, with --output FILE."
    assert refused(capsys, *drawn, "--paper", "100x150", "--output", file) == (
        "This paper is too small: it must hold a line of 100 millimeters and a mark."
    )
    assert list(home.glob("sheet*")) == []


def test_no_half_of_the_files_is_left_and_nothing_is_written_over(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "sheet-2.svg").write_text("mine")
    words = ("hagakure", "--format", "svg", "--output", str(home / "sheet.svg"))
    assert refused(capsys, *words) == (
        "sheet-2.svg is there already and stays as it is. Choose another name."
    )
    assert [path.name for path in home.glob("sheet*")] == ["sheet-2.svg"]
    assert (home / "sheet-2.svg").read_text() == "mine"


def test_a_folder_that_is_none_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "file").write_text("")
    words = ("hagakure", "--output", str(home / "file" / "list.txt"))
    assert "no folder" in refused(capsys, *words)


@pytest.mark.parametrize("form", ["text", "svg", "pdf"])
@pytest.mark.parametrize("name", [".", "..", "folder"])
def test_a_folder_is_no_file_and_nothing_is_written_beside_it(
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    form: str,
) -> None:
    inner = home / "folder" / "folder"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner.parent)
    words = ("hagakure", "--format", form, "--output", name)
    called = "folder" if name != ".." else home.name
    assert refused(capsys, *words) == f"{called} is a folder, not a file. Choose another name."
    assert list((home / "folder").iterdir()) == [inner]
    assert list(home.glob("*-1*")) == []


def test_ctrl_c_leaves_all_of_the_files_or_none(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes when the first of three files has been begun."""
    write_all = disk.write_all

    def interrupted(file: int, data: bytes) -> None:
        signal.raise_signal(signal.SIGINT)
        write_all(file, data)

    monkeypatch.setattr(disk, "write_all", interrupted)
    words = ("hagakure", "--format", "svg", "--output", str(home / "sheet.svg"))
    assert main(["stickers", *words]) == 130
    made = sorted(home.glob("sheet*"))
    assert [path.name for path in made] == ["sheet-1.svg", "sheet-2.svg", "sheet.svg.txt"]
    assert all(path.read_bytes().endswith((b"</svg>\n", b"in all.\n")) for path in made)


def test_a_font_that_is_none_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "font.ttf").write_text("no font")
    words = ("hagakure", "--format", "pdf", "--output", str(home / "sheet.pdf"))
    assert refused(capsys, *words, "--font", str(home / "font.ttf")) == (
        "font.ttf is no TrueType font that can be put into a PDF."
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such device")
def test_a_font_that_has_no_end_is_not_read(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("hagakure", "--format", "pdf", "--output", str(home / "sheet.pdf"))
    assert refused(capsys, *words, "--font", "/dev/zero") == (
        "zero is no TrueType font that can be put into a PDF."
    )


def test_without_reportlab_it_is_said_how_to_get_it(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("reportlab")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "reportlab", None)
    words = ("hagakure", "--format", "pdf", "--output", str(home / "sheet.pdf"))
    assert refused(capsys, *words) == (
        "PDF needs the library reportlab: install access-play[tactile], or choose svg."
    )
    assert list(home.glob("sheet*")) == []


JORAKU = Path(access_play.__file__).parent / "games" / "joraku" / "data.toml"
NAMED = """[daimyo.3]
area = "owari"
name = "織田信長"
reading = "おだ のぶなが"
"""
HONOR = """
[lancers]
copies = 9
strength = 4

[foot-soldiers]
copies = 20

[castle-osaka]
copies = 0
"""


def own_values(home: Path, text: str) -> str:
    file = home / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def whole_joraku(home: Path) -> str:
    """Write Joraku's file with the name of a daimyo in it."""
    game = JORAKU.read_text("utf-8")
    begin, end = game.index("[daimyo.3]"), game.index("[daimyo.4]")
    return own_values(home, f"{game[:begin]}{NAMED}{game[end:]}")


def test_the_labels_follow_the_names_of_a_players_own_cards(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told(capsys, "joraku", "--data", whole_joraku(home), "--language", "ja")
    assert "大名カード3、織田信長、1つ分。左上に点みっつ。" in lines
    drawn = ["joraku", "--data", whole_joraku(home), "--language", "ja", "--format", "svg"]
    assert main(["stickers", *drawn, "--output", str(home / "sheet.svg")]) == 0
    assert any("3、織田信長" in path.read_text("utf-8") for path in home.glob("sheet*.svg"))


def test_the_stickers_follow_the_copies_of_a_players_own_deck(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = own_values(home, HONOR)
    lines = told(capsys, "honor-of-the-samurai", "--data", data, "--language", "en")
    assert "Lancers, 9 copies; top left: two dots." in lines
    assert "Foot soldiers, 20 copies; top left: one dot." in lines
    assert not any("Osaka" in line for line in lines)


@pytest.mark.parametrize("game", ["hagakure", "joraku"])
def test_wrong_values_make_no_stickers(
    home: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    output = ("--output", str(home / "list.txt"))
    assert refused(capsys, game, "--data", own_values(home, "[x]"), *output)
    assert refused(capsys, game, "--data", own_values(home, "?"), *output) == (
        "Line 1 of mine.toml is not TOML: write each value as NAME = VALUE."
    )
    assert not (home / "list.txt").exists()


@pytest.mark.parametrize("option", ["--output", "--font", "--data"])
def test_an_empty_name_is_no_file(
    home: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    words = ("hagakure", "--format", "svg", "--output", str(home / "sheet.svg"))
    assert refused(capsys, *words, option, "") == (
        "The name of a file is missing. Try access-play --help."
    )
    assert list(home.glob("sheet*")) == []
