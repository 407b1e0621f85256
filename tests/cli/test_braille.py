"""``access-play braille``: files that can be read back, and one sentence where there is none."""

import sys
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.games.catalogue import own_games
from access_play.language.documents import phrase_of, read_sections
from access_play.language.speaker import Speaker
from access_play.tactile.braille import liblouis, translators
from access_play.tactile.braille.files import from_brf
from access_play.tactile.braille.kana_braille import KanaBraille
from access_play.tactile.braille.leaves import BLANK
from access_play.tactile.braille.translators import prepared
from tests.tactile.kana_cells import read_back
from tests.tactile.tables import louis

GAMES = own_games()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))
    return tmp_path


def made(home: Path, *words: str) -> bytes:
    file = home / "file.brf"
    file.unlink(missing_ok=True)
    assert main(["braille", *words, "--output", str(file)]) == 0
    return file.read_bytes()


def pages(data: bytes) -> list[list[str]]:
    return [page.splitlines() for page in data.decode("ascii").split("\f")]


def read_number(language: str, cells: str) -> str:
    return read_back(cells) if language == "ja" else louis(language).back(cells)


def squeezed(cells: str) -> str:
    """Leave out where lines are broken."""
    return cells.replace(BLANK, "").replace("\u2824", "")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_rules_are_read_back_from_the_file(home: Path, game: str, language: str) -> None:
    table = KanaBraille() if language == "ja" else louis(language)
    book = pages(made(home, "rules", game, "--language", language))
    assert len(book) > 20
    for number, page in enumerate(book, start=1):
        assert len(page) <= 25
        assert all(len(line) <= 40 for line in page)
        assert read_number(language, from_brf(page[0]).strip(BLANK)) == str(number)
    read = squeezed("".join(from_brf(line) for page in book for line in page[1:]))
    speaker = Speaker(language)
    for section in read_sections(game, language):
        for text in (section.title, *section.texts):
            plain = prepared(speaker.braille(phrase_of(text)), language)
            assert squeezed(table.translate(plain)) in read


def test_the_first_page_in_japanese_can_be_read(home: Path) -> None:
    book = pages(made(home, "rules", "hagakure", "--language", "ja"))
    title, *lines = [from_brf(line) for line in book[0][1:6]]
    assert title == BLANK * 4 + "⠥⠐⠡⠩⠛"
    assert read_back(title.strip(BLANK)) == "ハガクレ"
    assert " ".join(read_back(line.strip(BLANK)) for line in lines).startswith(
        "コノ ページワ、コノ プログラムデ アソブ ハガクレノ ルールヲ、ミミデ キク ヒトヤ"
    )


@pytest.mark.parametrize("work", ["labels", "scores", "aid"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_every_work_is_made_in_every_language(
    home: Path, game: str, language: str, work: str
) -> None:
    if language != "ja":
        louis(language)
    data = made(home, work, game, "--language", language)
    for page in pages(data):
        assert 2 <= len(page) <= 25
        assert all(len(line) <= 40 for line in page)
    assert b"\r\n" in data


def test_there_is_a_label_for_every_card_and_token(home: Path) -> None:
    book = pages(made(home, "labels", "hagakure", "--language", "ja"))
    lines = [from_brf(line) for page in book for line in page[1:] if line]
    assert lines.count("⠊") == 3  # the Old Fools
    assert lines.count("⠽⠼⠁⠛") == 1  # villager 17
    assert len(lines) == 30 + 25 + 1 + 4  # cards, tokens, the title, the kinds


def test_a_score_sheet_has_a_field_for_each_player_in_each_row(home: Path) -> None:
    first, second, third = pages(made(home, "scores", "hagakure", "--language", "ja"))
    for players, rows, page in ((3, 12, first), (4, 11, second), (5, 8, third)):
        names, rule, *table = [from_brf(line) for line in page[2:]]
        assert names.count("⠸") == players + 1
        assert set(rule) == {"⠒"}
        assert [row.count("⠸") for row in table] == [players + 1] * rows
        assert len({row.index("⠸") for row in (names, *table)}) == 1


def test_page_line_ends_and_form_feeds_are_settings(home: Path) -> None:
    words = ("labels", "hagakure", "--language", "ja", "--lines", "10", "--cells", "20")
    data = made(home, *words, "--line-end", "lf", "--form-feed", "end", "--format", "unicode")
    text = data.decode()
    assert "\r" not in text
    assert text.endswith("\n\f")
    leaves = text.removesuffix("\f").split("\f")
    assert len(leaves) > 5
    for leaf in leaves:
        assert len(leaf.splitlines()) <= 10
        assert len(leaf.splitlines()[0]) == 20


def test_a_file_may_go_to_the_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["braille", "aid", "hagakure", "--language", "ja"]) == 0
    assert capfdbinary.readouterr().out.startswith(b" " * 38 + b"#A\r\n")


def refused(capsys: pytest.CaptureFixture[str], *words: str, language: str = "en") -> str:
    assert main(["braille", *words, "--language", language]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err.rstrip("\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("songs", "hagakure"),
            "songs is not possible for braille. Choose one of: rules, labels, scores, aid.",
        ),
        (
            ("aid", "hagakure", "--format", "pef"),
            "pef is not possible for --format. Choose one of: brf, unicode.",
        ),
        (
            ("aid", "hagakure", "--cells", "19"),
            "--cells is a number from 20 to 100, not 19.",
        ),
        (
            ("aid", "hagakure", "--lines", "٢٥"),
            "--lines is a number from 5 to 100, not ٢٥.",
        ),
        (
            ("aid", "hagakure", "--line-end", "cr"),
            "cr is not possible for --line-end. Choose one of: crlf, lf.",
        ),
        (
            ("aid", "hagakure", "--form-feed", "yes"),
            "yes is not possible for --form-feed. Choose one of: between, end, none.",
        ),
    ],
)
def test_settings_that_cannot_be(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert refused(capsys, *words) == told


def test_a_line_may_be_too_short_for_a_score_sheet(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    louis("en")
    file = home / "scores.brf"
    words = ("scores", "hagakure", "--cells", "20", "--output", str(file))
    assert refused(capsys, *words) == (
        "Lines of 20 cells are too short for a score sheet of 4 players."
    )
    assert not file.exists()


def test_japanese_is_not_contracted(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "aid", "hagakure", "--contracted", language="ja") == (
        "日本語の点字に略字はありません。--contractedを取ってください。"
    )


def documents(home: Path, monkeypatch: pytest.MonkeyPatch, **pages: str) -> None:
    """Put pages about Hagakure in place of the program's; an underscore stands for a hyphen."""
    for folder, text in pages.items():
        page = home / "docs" / folder.replace("_", "-") / "hagakure.md"
        page.parent.mkdir(parents=True)
        page.write_text(text, encoding="utf-8")
    monkeypatch.setattr("access_play.language.documents.documents_dir", lambda: home / "docs")


@pytest.mark.parametrize("read", [{}, {"ja_kana": "# はがくれ\n\nかーど。\n\nかーど。\n"}])
def test_japanese_rules_are_refused_where_no_page_tells_how_they_are_read(
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    read: dict[str, str],
) -> None:
    documents(home, monkeypatch, ja="# 葉隠\n\nカードは30枚あります。\n", **read)
    file = home / "rules.brf"
    assert refused(capsys, "rules", "hagakure", "--output", str(file), language="ja") == (
        "このルールは、読みを示すページがないので、この点字では作れません。"
    )
    assert not file.exists()


def test_rules_that_are_not_installed_are_no_file(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    documents(home, monkeypatch, ja="# 葉隠\n")
    file = home / "rules.brf"
    assert refused(capsys, "rules", "joraku", "--output", str(file), language="ja") == (
        "ルールの文書が入っていません。"
    )
    assert not file.exists()


def test_a_page_in_kana_makes_japanese_rules(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    documents(
        home,
        monkeypatch,
        ja="# 葉隠\n\nカードは30枚あります。\n",
        ja_kana="# はがくれ\n\nカードは 30まい あります。\n",
    )
    (leaf,) = pages(made(home, "rules", "hagakure", "--language", "ja"))
    assert [from_brf(line) for line in leaf[1:]] == [
        "⠀⠀⠀⠀⠥⠐⠡⠩⠛",
        "⠀⠀⠡⠒⠐⠞⠄⠀⠼⠉⠚⠵⠃⠀⠁⠓⠵⠹⠲",
    ]


def test_without_liblouis_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(liblouis, "find_library", lambda _: None)
    monkeypatch.setattr(liblouis.shutil, "which", lambda _: None)
    monkeypatch.setenv(liblouis.VARIABLE, "")
    liblouis._engine.cache_clear()
    try:
        assert refused(capsys, "aid", "hagakure") == (
            "English and French braille need liblouis: get it with apt install liblouis20"
            " liblouis-data or brew install liblouis, or name its file in ACCESS_PLAY_LIBLOUIS."
        )
    finally:
        liblouis._engine.cache_clear()


def test_without_libkuraji_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "libkuraji", None)
    assert refused(capsys, "aid", "hagakure", language="ja") == (
        "日本語の点字にはライブラリlibkurajiが必要です。access-play[tactile]を入れてください。"
    )


def test_a_table_that_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    louis("en")
    monkeypatch.setitem(translators.TABLES, ("en", False), "en-none.ctb")
    assert refused(capsys, "aid", "hagakure") == (
        "This liblouis lacks the table en-none.ctb: get a newer one."
    )


def test_a_sign_that_a_table_would_blank_is_named(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    louis("fr")
    documents(home, monkeypatch, fr="# Tōtōmi\n")
    file = home / "rules.brf"
    told = refused(capsys, "rules", "hagakure", "--output", str(file), language="fr")
    assert told == ("La table braille n'a pas de cellule pour ō (U+014D)\u00a0: rien n'est écrit.")
    assert not file.exists()


def test_aids_and_labels_follow_a_players_own_values(home: Path) -> None:
    file = home / "mine.toml"
    file.write_text("[lancers]\ncopies = 12\nstrength = 4\n[foot-soldiers]\ncopies = 16\n")
    words = ("honor-of-the-samurai", "--language", "ja", "--data", str(file))
    aid = [from_brf(line) for page in pages(made(home, "aid", *words)) for line in page[1:]]
    assert "ヤリグミ: 0、0、4" in [read_back(line) for line in aid]
    labels = [from_brf(line) for page in pages(made(home, "labels", *words)) for line in page[1:]]
    assert [read_back(line) for line in labels].count("ヤリグミ") == 12


def test_a_wrong_file_of_values_makes_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "mine.toml"
    file.write_text("?")
    for work in ("rules", "labels"):
        words = (work, "joraku", "--data", str(file), "--output", str(home / "x.brf"))
        assert refused(capsys, *words) == (
            "Line 1 of mine.toml is not TOML: write each value as NAME = VALUE."
        )
    assert not (home / "x.brf").exists()


def test_a_folder_that_is_none_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "file").write_text("")
    words = ("aid", "hagakure", "--output", str(home / "file" / "aid.brf"))
    assert "no folder" in refused(capsys, *words)
    assert (home / "file").read_text() == ""


def test_japanese_rules_are_also_signs_that_show_the_dots(home: Path) -> None:
    words = ("rules", "joraku", "--language", "ja", "--format", "unicode", "--line-end", "lf")
    lines = made(home, *words).decode().splitlines()
    assert lines[1].strip(BLANK) == "⠘⠺⠒⠑⠩"
    assert all("\u2800" <= cell <= "\u283f" for line in lines for cell in line.replace("\f", ""))
