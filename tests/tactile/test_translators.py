"""Text into braille, by what public descriptions of the codes say."""

import os
import stat
import unicodedata
from pathlib import Path

import pytest

from access_play.tactile.braille import liblouis
from access_play.tactile.braille.files import to_brf
from access_play.tactile.braille.kana_braille import KanaBraille
from access_play.tactile.braille.liblouis import LouisTranslator, louis_translator
from access_play.tactile.braille.translator import NoTableError, NoTranslatorError, UnwritableError
from access_play.tactile.braille.translators import TABLES, prepared, translator
from tests.tactile.tables import louis

BOTH = [("en", False), ("en", True), ("fr", False), ("fr", True)]

EXAMPLES = [
    ("en", False, "Samurai 22. Trick 3 of 5.", "⠠⠎⠁⠍⠥⠗⠁⠊⠀⠼⠃⠃⠲⠀⠠⠞⠗⠊⠉⠅⠀⠼⠉⠀⠕⠋⠀⠼⠑⠲"),
    ("en", True, "Samurai 22. Trick 3 of 5.", "⠠⠎⠁⠍⠥⠗⠁⠊⠀⠼⠃⠃⠲⠀⠠⠞⠗⠊⠉⠅⠀⠼⠉⠀⠷⠀⠼⠑⠲"),
    ("fr", False, "Samouraï 22. Pli 3 sur 5.", "⠨⠎⠁⠍⠕⠥⠗⠁⠻⠀⠠⠣⠣⠲⠀⠨⠏⠇⠊⠀⠠⠩⠀⠎⠥⠗⠀⠠⠱⠲"),
    ("fr", True, "Samouraï 22. Pli 3 sur 5.", "⠨⠎⠁⠍⠳⠗⠁⠻⠀⠠⠣⠣⠲⠀⠨⠫⠊⠀⠠⠩⠀⠓⠀⠠⠱⠲"),
]


@pytest.mark.parametrize(("language", "contracted", "text", "cells"), EXAMPLES)
def test_english_has_number_signs_and_french_antoine_digits(
    language: str, contracted: bool, text: str, cells: str
) -> None:
    assert louis(language, contracted=contracted).translate(text) == cells


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("サムライ 22。3トリックメ。", "⠱⠽⠑⠃⠀⠼⠃⠃⠲⠀⠀⠼⠉⠞⠓⠂⠩⠿⠲"),
        ("てんの ふだ", "⠟⠴⠎⠀⠭⠐⠕"),
        ("ガッコー", "⠐⠡⠂⠪⠒"),
        ("キョ", "⠈⠪"),
        ("2ラウンド", "⠼⠃⠤⠑⠉⠴⠐⠞"),
        ("１７", "⠼⠁⠛"),
    ],
)
def test_japanese_is_written_kana_by_kana(text: str, cells: str) -> None:
    assert KanaBraille().translate(text) == cells


@pytest.mark.parametrize(("language", "contracted"), BOTH)
@pytest.mark.parametrize("text", ["10", "20", "17 et 1, 30, 100", "2008", "999"])
def test_numbers_are_read_back_alike(language: str, contracted: bool, text: str) -> None:
    table = louis(language, contracted=contracted)
    assert table.back(table.translate(text)) == text


@pytest.mark.parametrize("text", ["10 âge", "À vous", "Zoé", "hôte, œuvre, maïs, où"])
def test_french_accents_are_read_back_alike(text: str) -> None:
    table = louis("fr")
    assert table.back(table.translate(text)) == text


@pytest.mark.parametrize(
    ("language", "text", "sign"),
    [
        ("en", "a 侍", "侍"),
        ("en", "★", "★"),
        ("fr", "Tōtōmi", "ō"),
        ("fr", "un ★", "★"),
        ("fr", "さむらい", "さ"),
    ],
)
@pytest.mark.parametrize("contracted", [False, True])
def test_a_sign_that_a_table_lacks_is_named(
    language: str, contracted: bool, text: str, sign: str
) -> None:
    with pytest.raises(UnwritableError) as caught:
        louis(language, contracted=contracted).translate(text)
    assert caught.value.sign == sign


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("h 2ワ", "⠰⠓⠀⠼⠃⠄"),
        ("セップク h:", "⠻⠂⠠⠭⠩⠀⠰⠓⠐⠂"),
        ("18ワ、1ラウンド", "⠼⠁⠓⠄⠰⠀⠼⠁⠤⠑⠉⠴⠐⠞"),
        ("17ワ [.](.).. ト", "⠼⠁⠛⠄⠀⠠⠦⠷⠲⠾⠦⠲⠴⠲⠲⠠⠴⠀⠞"),
        ('ア、{"at": [1, 2]} ノ', "⠁⠰⠀⠠⠦⠣⠶⠁⠞⠶⠐⠂⠀⠷⠼⠁⠂⠀⠼⠃⠾⠜⠠⠴⠀⠎"),
        ("go --to a_b=4", "⠠⠦⠛⠕⠀⠤⠤⠞⠕⠀⠁⠐⠤⠃⠒⠒⠼⠙⠠⠴"),
    ],
)
def test_what_is_typed_is_in_the_code_for_information_processing(text: str, cells: str) -> None:
    assert KanaBraille().translate(text) == cells


def test_every_sign_of_a_file_has_cells_of_its_own() -> None:
    table = KanaBraille()
    signs = [chr(code) for code in range(ord("!"), ord("~") + 1) if chr(code) != "`"]
    cells = [table.translate(f"ab{sign}") for sign in signs]
    assert len(set(cells)) == len(signs)
    with pytest.raises(UnwritableError) as caught:
        table.translate("ab`c")
    assert caught.value.sign == "`"


@pytest.mark.parametrize(("text", "sign"), [("カード侍", "侍"), ("ア한", "한"), ("ニャ□ョ", "ョ")])
def test_kana_braille_names_what_is_no_kana(text: str, sign: str) -> None:
    with pytest.raises(UnwritableError) as caught:
        KanaBraille().translate(text)
    assert caught.value.sign == sign


def test_every_kana_has_cells_and_none_is_blank() -> None:
    kana = [chr(code) for code in range(ord("ァ"), ord("ヶ") + 1)]
    alone = [sign for sign in kana if sign not in "ァィゥェォャュョヮヵヶヰヱ"]
    table = KanaBraille()
    for sign in (*alone, "ー", "。", "、", "？", *"0123456789"):
        assert to_brf(table.translate(sign)).strip(), unicodedata.name(sign)


def test_french_braille_has_no_blank_before_high_marks() -> None:
    assert prepared("Main\u00a0: «\u00a0oui\u00a0»\u202f!", "fr") == "Main: «oui»!"
    assert prepared("Hand\u00a0: a", "en") == "Hand : a"
    assert prepared("cafe\u0301", "fr") == "café"


@pytest.mark.parametrize(("language", "contracted"), BOTH)
def test_every_table_makes_cells_of_six_dots(language: str, contracted: bool) -> None:
    cells = louis(language, contracted=contracted).translate("Zoé : 17, Ken 3 + 4 (x2)?")
    assert to_brf(cells)


def test_the_command_of_liblouis_does_the_same() -> None:
    table = TABLES["en", False]
    louis("en")
    path = liblouis.shutil.which("lou_translate")
    if path is None:
        pytest.skip("lou_translate is not installed (apt install liblouis-bin)")
    command = LouisTranslator(liblouis._Command(path), table)
    assert command.translate("Samurai 22.") == "⠠⠎⠁⠍⠥⠗⠁⠊⠀⠼⠃⠃⠲"
    assert command.back("⠠⠎⠁⠍⠥⠗⠁⠊⠀⠼⠃⠃⠲") == "Samurai 22."
    assert not command.knows("侍")
    assert not LouisTranslator(liblouis._Command(path), TABLES["fr", False]).knows("★")
    with pytest.raises(NoTableError):
        LouisTranslator(liblouis._Command(path), "missing.ctb").translate("a")


def test_a_table_that_is_not_there_is_named() -> None:
    louis("en")
    with pytest.raises(NoTableError) as caught:
        louis_translator("missing.ctb")
    assert caught.value.table == "missing.ctb"


def test_a_file_that_is_no_library_is_no_translator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "liblouis.so"
    wrong.write_bytes(b"no library")
    monkeypatch.setenv(liblouis.VARIABLE, str(wrong))
    with pytest.raises(NoTranslatorError):
        translator("en")


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(liblouis, "find_library", lambda _: None)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setenv(liblouis.VARIABLE, "")
    liblouis._engine.cache_clear()
    yield
    liblouis._engine.cache_clear()


@pytest.mark.usefixtures("nothing_installed")
def test_without_liblouis_its_name_is_told() -> None:
    with pytest.raises(NoTranslatorError) as caught:
        translator("fr")
    assert caught.value.needs == "liblouis"


@pytest.mark.usefixtures("nothing_installed")
def test_where_the_library_hides_the_command_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "lou_translate"
    command.write_text("#!/bin/sh\nprintf '\\342\\240\\201\\n'\n")
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    if liblouis.shutil.which("lou_translate") is None:
        pytest.skip("this system runs no scripts by their first line")
    assert translator("en").translate("a") == "⠁"
