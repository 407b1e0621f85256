"""Options and a player's own data file, as they are given on the command line."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from access_play.cli import main
from access_play.cli.table.agreed import check_header, read_options
from access_play.cli.table.own_data import MAX_BYTES, read_data
from access_play.core.game import DataError, Option
from access_play.core.record import Seating
from access_play.games.catalogue import load_rules
from access_play.games.hagakure.rules import Hagakure
from access_play.hosting.headers import new_header
from access_play.hosting.problems import PlayerError
from access_play.language.speaker import Speaker


class Changeable(Hagakure):
    """Hagakure, if it had more to agree on, and values that a player could replace."""

    def options(self, seats: int) -> tuple[Option, ...]:
        del seats
        return (
            Option("goal", (400, 300, 250)),
            Option("variants", ("deep-roots", "war-cry"), several=True, alone=("random",)),
        )

    def own_data(self, document: Mapping[str, object]) -> dict[str, object]:
        return {key: value for key, value in document.items() if value != 1}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("goal=250", {"goal": 250}),
        ("variants=random", {"variants": "random"}),
        ("variants=deep-roots,war-cry", {"variants": ["deep-roots", "war-cry"]}),
        ("variants=deep-roots", {"variants": ["deep-roots"]}),
        ("variants=", {"variants": []}),
        ("title=a=b", {"title": "a=b"}),
    ],
)
def test_an_option_is_a_number_a_word_or_a_list(given: str, read: dict[str, object]) -> None:
    assert read_options([given], Changeable()) == read


def test_an_option_that_cannot_be_is_answered_with_those_that_can() -> None:
    header = new_header("hagakure", [Seating("Aki", "en")] * 3, {"villagers_needed": 0})
    with pytest.raises(PlayerError) as caught:
        check_header(header, Changeable())
    assert Speaker("en").text(caught.value.sentence) == (
        "The game has no option villagers_needed, or not with this value;"
        " it has goal 400, 300, 250; variants random, deep-roots, war-cry."
    )


def test_a_data_file_is_handed_to_the_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("card = 1\nother = 2\n", "utf-8")
    assert read_data(path, Changeable()) == {"other": 2}
    assert read_data(None, Changeable()) == {}


def test_a_data_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbfcard = 1\r\nother = -9223372036854775808\r\n")
    assert read_data(path, Changeable()) == {"other": -(2**63)}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"card = 1\n= 2\n", "Line 2 of mine.toml is not TOML"),
        (b"card = [1,\n", "Line 2 of mine.toml is not TOML"),
        (b"card = '\xff'", "mine.toml must be written in UTF-8."),
        (b"a=" + b"[" * 5000 + b"]" * 5000, "mine.toml is no data file: its lists stand too deep"),
        (b"#" * (MAX_BYTES + 1), "mine.toml is no data file: it is over 1 megabyte."),
        (b"a = " + b"9" * 5000, "mine.toml is no data file: one of its numbers is too long."),
        (b"a = [[0x1" + b"0" * 5000 + b"]]", "mine.toml is no data file: one of its numbers is"),
        (b"card = 1", "This game has no values that a file could change"),
    ],
)
@pytest.mark.parametrize("command", [("play",), ("simulate", "--games", "1")])
def test_a_data_file_that_cannot_be_used_is_told_in_one_sentence(
    content: bytes,
    told: str,
    command: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    assert main([command[0], "hagakure", *command[1:], "--data", str(path)]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    (line,) = streams.err.splitlines()
    assert line.startswith(told)


def test_a_data_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "hagakure", "--data", str(tmp_path / "none.toml")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("none.toml was not found in")


def test_a_game_without_data_says_so() -> None:
    with pytest.raises(DataError):
        load_rules("hagakure").own_data({})
