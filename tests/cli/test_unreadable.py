"""Files that are no records: status 2, nothing on stdout, one sentence in the chosen language."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from access_play.cli import main
from access_play.core.record import MAX_BYTES, RecordFault

LANGUAGES = ("en", "fr", "ja")
HEADER: dict[str, Any] = {
    "format": "access-play/1",
    "game": "hagakure",
    "seats": [{"name": name, "language": "en"} for name in ("Ann", "Ben", "Cat")],
}
LINE = b'{"by": "chance", "do": "dealer", "seat": 3}\n'


def header(**changes: object) -> bytes:
    return json.dumps({**HEADER, **changes}).encode() + b"\n"


WRONG_SUM = b'{"by": "chance", "do": "dealer", "seat": 3, "sum": "0123456789abcdef"}\n'
CASES: list[tuple[RecordFault, bytes, list[str]]] = [
    (
        RecordFault.TOO_LARGE,
        b"\x00" * (MAX_BYTES + 1),
        [
            "This file is no record: it is larger than 32 megabytes.",
            "Ce fichier n'est pas un enregistrement : il dépasse 32 mégaoctets.",
            "このファイルは記録ではありません。32メガバイトより大きいからです。",
        ],
    ),
    (
        RecordFault.NOT_UTF8,
        header() + b'{"by": 1, "do": "p\xe9"}\n' + LINE,
        [
            "Line 2 of this record is damaged: it is not written in UTF-8.",
            "La ligne 2 de cet enregistrement est abîmée : elle n'est pas écrite en UTF-8.",
            "この記録の2行めは壊れています。UTF8で書かれていないからです。",
        ],
    ),
    (
        RecordFault.EMPTY,
        b"",
        [
            "This file is empty, so it is no record.",
            "Ce fichier est vide, ce n'est donc pas un enregistrement.",
            "このファイルは何も書かれていないので、記録ではありません。",
        ],
    ),
    (
        RecordFault.NOT_AN_OBJECT,
        header() + b"\n" + LINE,
        [
            "Line 2 of this record is damaged: every line must be one JSON object.",
            "La ligne 2 de cet enregistrement est abîmée : chaque ligne doit être un objet JSON.",
            "この記録の2行めは壊れています。どの行もひとつのJSONオブジェクトのはずです。",
        ],
    ),
    (
        RecordFault.NOT_AN_OBJECT,
        header() + LINE + b'{"by": 1, "by": 2, "do": "pass"}\n',
        [
            "Line 3 of this record is damaged: every line must be one JSON object.",
            "La ligne 3 de cet enregistrement est abîmée : chaque ligne doit être un objet JSON.",
            "この記録の3行めは壊れています。どの行もひとつのJSONオブジェクトのはずです。",
        ],
    ),
    (
        RecordFault.NOT_AN_OBJECT,
        header() + b'{"by": NaN}\n',
        [
            "Line 2 of this record is damaged: every line must be one JSON object.",
            "La ligne 2 de cet enregistrement est abîmée : chaque ligne doit être un objet JSON.",
            "この記録の2行めは壊れています。どの行もひとつのJSONオブジェクトのはずです。",
        ],
    ),
    (
        RecordFault.NOT_AN_OBJECT,
        b"[" * 100_000 + b"\n",
        [
            "Line 1 of this record is damaged: every line must be one JSON object.",
            "La ligne 1 de cet enregistrement est abîmée : chaque ligne doit être un objet JSON.",
            "この記録の1行めは壊れています。どの行もひとつのJSONオブジェクトのはずです。",
        ],
    ),
    (
        RecordFault.WRONG_SUM,
        header() + WRONG_SUM,
        [
            (
                "Line 2 of this record, or the line before it, was changed or damaged: its"
                " checksum is wrong."
            ),
            (
                "La ligne 2 de cet enregistrement, ou la précédente, a été modifiée ou abîmée :"
                " sa somme de contrôle est fausse."
            ),
            "この記録の2行めか、その前の行が、変えられたか壊れています。チェックサムが合いません。",
        ],
    ),
    (
        RecordFault.NO_HEADER,
        LINE,
        [
            "This file is no record: its first line must be the header of a record.",
            "Ce fichier n'est pas un enregistrement : sa première ligne doit en être l'en-tête.",
            "このファイルは記録ではありません。最初の行は、記録のヘッダーのはずです。",
        ],
    ),
    (
        RecordFault.OTHER_FORMAT,
        header(format="access-play/2"),
        [
            "This record has the format access-play/2, which this version cannot read.",
            "Cet enregistrement a le format access-play/2, que cette version ne sait pas lire.",
            "この記録の形式はaccess-play/2で、このバージョンでは読めません。",
        ],
    ),
    (
        RecordFault.UNKNOWN_KEY,
        header(colour="red"),
        [
            "The header of this record has the unknown key colour.",
            "L'en-tête de cet enregistrement a la clé inconnue colour.",
            "この記録のヘッダーに、知らないキーcolourがあります。",
        ],
    ),
    (
        RecordFault.WRONG_VALUE,
        header(practice="yes"),
        [
            "The header of this record has a wrong value: practice.",
            "L'en-tête de cet enregistrement a une valeur fausse : practice.",
            "この記録のヘッダーに、正しくない値があります。practice。",
        ],
    ),
    (
        RecordFault.UNKNOWN_GAME,
        header(game="chess"),
        [
            "This record is of the game chess, which is not known here.",
            "Cet enregistrement est du jeu chess, inconnu ici.",
            "この記録はchessというゲームのもので、ここにはありません。",
        ],
    ),
    (
        RecordFault.WRONG_SEATS,
        header(seats=HEADER["seats"][:2]),
        [
            "The header of this record names 2 players, and the game is not played with so many.",
            (
                "L'en-tête de cet enregistrement nomme 2 joueurs, et le jeu ne se joue pas à ce"
                " nombre."
            ),
            "この記録のヘッダーのプレイヤーの数は2で、このゲームでは遊べません。",
        ],
    ),
    (
        RecordFault.WRONG_OPTION,
        header(options={"villagers_needed": 0}),
        [
            (
                "The header of this record has the option villagers_needed, which the game does"
                " not have or not with this value."
            ),
            (
                "L'en-tête de cet enregistrement a l'option villagers_needed, que le jeu n'a"
                " pas, ou pas avec cette valeur."
            ),
            "この記録のヘッダーのオプションvillagers_neededは、このゲームにないか、その値にはできません。",
        ],
    ),
]
"""What is wrong, a file in which it is, and what is said in English, French and Japanese."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path / "home"))


def test_every_fault_of_a_record_is_tried() -> None:
    assert {fault for fault, _, _ in CASES} == {*RecordFault}


@pytest.mark.parametrize("place", range(3), ids=LANGUAGES)
@pytest.mark.parametrize(("fault", "data", "told"), CASES)
def test_a_file_that_is_no_record_is_one_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    fault: RecordFault,
    data: bytes,
    told: list[str],
    place: int,
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    for command in (["check"], ["check", "--json"], ["show"], ["show", "--seat", "1"]):
        status = main([*command, str(path), "--language", LANGUAGES[place]])
        said = capsys.readouterr()
        assert (status, said.out) == (2, "")
        assert said.err.replace("\u00a0", " ") == f"{told[place]}\n"
    assert path.read_bytes() == data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("fault", "data", "told"), CASES)
def test_what_is_no_record_is_not_resumed_and_stays_as_it_was(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    fault: RecordFault,
    data: bytes,
    told: list[str],
    language: str,
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    assert main(["resume", str(path), "--language", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert bool(re.search("[ぁ-ん]", said.err)) == (language == "ja")
    assert path.read_bytes() == data


NO_FILES = [
    (lambda _path: None, "game.jsonl was not found in"),
    (lambda path: path.mkdir(), "game.jsonl is a folder, not a file. Choose another name."),
]


@pytest.mark.parametrize(("make", "told"), NO_FILES)
@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there_or_a_folder_is_told(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], None],
    told: str,
    command: str,
) -> None:
    path = tmp_path / "game.jsonl"
    make(path)
    assert main([command, str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(told)
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("cut", range(1, len(LINE)))
def test_a_last_line_cut_off_at_any_byte_is_left_out_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cut: int
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(header() + LINE[:-cut])
    assert main(["check", "--json", str(path)]) == 0
    said = capsys.readouterr()
    whole = cut == 1
    assert len(said.out.splitlines()) == (2 if whole else 1)
    warning = "The last line was cut off by a crash and is left out.\n"
    assert said.err == ("" if whole else warning)
