"""Commands as a player types them, in processes of their own."""

import json
from pathlib import Path

import pytest

from tests.cli.processes import access_play


def test_a_piped_game_is_kept_when_input_ends_and_goes_on(tmp_path: Path) -> None:
    first = access_play(tmp_path, "play", "hagakure", "--seed", "3", typed="h\npass\n")
    assert (first.returncode, first.stderr) == (0, b"")
    assert b"\x1b" not in first.stdout
    name = next((tmp_path / "data").rglob("*.jsonl"), None) or next(tmp_path.rglob("*.jsonl"))
    kept = len(name.read_bytes().splitlines())
    assert kept > 3
    again = access_play(tmp_path, "resume", name.stem, typed="who\nquit\n")
    assert (again.returncode, again.stderr) == (0, b"")
    assert len(name.read_bytes().splitlines()) >= kept


def test_a_whole_game_is_played_by_numbers_alone(tmp_path: Path) -> None:
    typed = "m 1\n" * 200
    game = access_play(tmp_path, "play", "hagakure", "--seats", "3", "--seed", "5", typed=typed)
    assert game.returncode == 0
    name = next(tmp_path.rglob("*.jsonl"))
    judged = access_play(tmp_path, "check", str(name), "--json")
    assert judged.returncode == 0
    assert json.loads(judged.stdout.splitlines()[-1])["over"] is True


@pytest.mark.parametrize(
    "words",
    [
        ["check", "missing.jsonl"],
        ["check", "."],
        ["play", "chess"],
        ["play", "hagakure", "--seats", "9"],
        ["play", "hagakure", "--bots", "clever"],
        ["play", "hagakure", "--language", "de"],
        ["play", "hagakure", "--player", "Zoé"],
        ["play", "hagakure", "--player", "Zoé:fr", "--player", "Zoe\u0301:fr"],
        ["play", "hagakure", "--option", "speed=3"],
        ["play", "hagakure", "--seed", "²"],
        ["resume", "nothing"],
        ["sing"],
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: list[str], language: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": language}), encoding="utf-8")
    refused = access_play(tmp_path, *words)
    assert refused.returncode == 2
    assert refused.stdout == b""
    told = refused.stderr.decode()
    assert len(told.splitlines()) == 1
    assert "Traceback" not in told
    assert "{" not in told


def test_a_language_chosen_in_a_game_holds_for_the_menu_after_it(tmp_path: Path) -> None:
    typed = "1\n1\n1\nhagakure\n3\n1\n\nlang fr\nquit\n5\n"
    menu = access_play(tmp_path, typed=typed)
    assert menu.returncode == 0
    after = menu.stdout.decode().rpartition("La langue est maintenant le français.")[2]
    assert "Que voulez-vous faire" in after


def kept_game(folder: Path) -> Path:
    """Keep a game in which a person leads and holds villagers 6, 7 and 8."""
    hands = [["V6", "V7", "V8", "S18", "F"], ["V9", "V10", "V11", "V12", "S19"]]
    hands.append(["V13", "V14", "V15", "V16", "S20"])
    seats = [{"name": "Ann", "language": "en"}]
    seats += [{"name": name, "language": "en", "bot": "random"} for name in ("Ken", "Mei")]
    lines = [
        {"format": "access-play/1", "game": "hagakure", "seats": seats},
        {"by": "chance", "do": "dealer", "seat": 3},
        {"by": "chance", "do": "deal", "hands": hands, "yomi": ["V17", "S21", "S22", "F", "F"]},
        *[{"by": seat, "do": "pass"} for seat in (1, 2, 3)],
    ]
    path = folder / "kept.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


def test_a_kind_without_a_number_is_asked_and_the_next_line_is_a_move(tmp_path: Path) -> None:
    game = access_play(tmp_path, "resume", str(kept_game(tmp_path)), typed="villager\n7\nquit\n")
    told = game.stdout.decode()
    assert "Which villager? You hold 6, 7, 8." in told
    assert "You lead villager 7." in told.partition("Which villager?")[2]


def test_full_width_help_is_understood(tmp_path: Path) -> None:
    game = access_play(tmp_path, "play", "hagakure", "--seed", "3", typed="！ｈｅｌｐ\n")
    assert "h, hand: your cards." in game.stdout.decode()
