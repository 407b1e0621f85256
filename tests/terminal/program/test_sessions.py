"""Sessions on a real pseudo-terminal: bytes, the braille line, sizes, and sudden ends."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pexpect has no pseudo-terminals on Windows", allow_module_level=True)

from access_play.cli import main
from access_play.terminal.console.width import columns_of
from tests.terminal.program.conftest import Start

PLAY = ("play", "hagakure", "--seats", "3", "--seed", "3", "--bots", "random")
MOVES = ("Token:", "Jeton :", "Card:", "Carte :")
HANDS = ("Your hand", "Votre main")
CLEARING = {b"\x1b[?2004h", b"\x1b[H", b"\x1b[2J", b"\x1b[3J"}
PASTE_MARKS = {b"\x1b[?2004h", b"\x1b[?2004l"}


def only_save(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.jsonl")
    return path


def test_a_game_writes_what_its_record_tells_each_line_once_without_escapes(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = start(*PLAY, columns=200)
    told = game.prompts().splitlines()
    for _ in range(12):
        told += game.types("m 1").splitlines()
    assert game.escapes == {b"\x1b[?2004h"}
    game.child.send(b"quit\r")
    game.ends()
    assert game.escapes == PASTE_MARKS
    assert game.child.exitstatus == 0
    assert main(["show", str(only_save(tmp_path)), "--seat", "1"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert [line for line in told if not line.endswith(": ")] == shown


def test_the_cursor_stands_behind_the_prompt(start: Start) -> None:
    game = start(*PLAY)
    game.prompts()
    assert game.braille.endswith(":")
    assert game.screen.cursor.x == len(game.braille) + 1


def test_keys_cost_their_own_bytes_in_a_game(start: Start) -> None:
    game = start(*PLAY, "--language", "ja")
    game.prompts()
    for key in "さむらい 18":
        game.presses(key.encode(), key.encode())
    game.presses(b"\x7f", b"\b \b")
    game.presses(b"\x7f", b"\b \b")
    game.presses(b"\x7f", b"\b \b")
    game.presses(b"\x7f", b"\b\b  \b\b")
    game.presses(b"\x1b[D", b"\b\b")
    for silent in (b"\t", b"\x12", b"\x13", b"\x14"):
        game.presses(silent, b"")
    game.presses(b"\x15", b"\b\b\b\b" + "ら".encode() + b"    \b\b\b\b\b\b")


@pytest.mark.parametrize(
    ("columns", "rows", "language"),
    [(40, 10, "en"), (40, 10, "fr"), (40, 10, "ja"), (20, 5, "en"), (20, 5, "fr"), (20, 5, "ja")],
)
def test_small_terminals_break_rows_between_words(
    start: Start, columns: int, rows: int, language: str
) -> None:
    game = start(*PLAY, "--language", language, columns=columns, rows=rows)
    game.prompts()
    for typed in ("h", "t", "m", "?", "i 18"):
        told = game.types(typed)
        for row in told.splitlines():
            assert sum(1 + (ord(letter) > 0x2E80) for letter in row) <= columns + 1, row
            if language != "ja":
                assert not row.startswith((" ", ",", ".", ";"))
    assert game.braille.endswith((":", "："))


@pytest.mark.parametrize(
    ("language", "ends"), [("en", "Token:"), ("fr", "Jeton:"), ("ja", "ノボリ:")]
)
def test_the_braille_line_carries_the_news_after_each_event(
    start: Start, language: str, ends: str
) -> None:
    game = start(*PLAY, "--language", language, settings={"news_in_prompt": True})
    game.prompts()
    seen = {game.braille}
    assert game.braille.endswith(ends)
    for _ in range(12):
        game.types("m 1")
        assert game.screen.cursor.x == columns_of(game.braille) + 1
        assert game.screen.cursor.x <= 37
        seen.add(game.braille)
    assert len(seen) >= 8, "the line tells what has just happened"
    game.types("h")
    assert game.braille in seen, "an answer is no news"


def test_lines_typed_ahead_are_each_carried_out_once(start: Start, tmp_path: Path) -> None:
    game = start(*PLAY)
    game.prompts()
    game.child.send(b"m 1\rm 1\rh\r")
    game.child.expect(b"Your hand: [^\r]*\r\n")
    game._took(game.child.before + game.child.after)
    game.prompts()
    assert game.log.count(b"m 1") == 2
    assert only_save(tmp_path).read_text("utf-8").count('"by": 1') == 2


def test_questions_are_answered_while_another_s_turn_lasts(start: Start) -> None:
    game = start(*PLAY, settings={"pace": "enter", "language": "en", "speech": "reader"})
    told = game.prompts()
    while "is next. Enter: " not in told:
        told = game.types("m 1")
    assert "Your hand: " in game.types("h")
    assert game.braille.endswith("is next. Enter:")
    assert game.types("").count("\r\n") >= 1


def test_a_new_size_holds_from_the_next_line_on(start: Start) -> None:
    game = start(*PLAY)
    game.prompts()
    wide = game.types("i 18").splitlines()
    assert max(map(len, wide)) > 40
    game.resizes(40, 10)
    narrow = game.types("i 18").splitlines()
    assert max(map(len, narrow)) <= 40
    assert " ".join(narrow).split() == " ".join(wide).split()


def test_a_terminal_that_closes_keeps_the_game_to_be_resumed(start: Start, tmp_path: Path) -> None:
    game = start(*PLAY)
    game.prompts()
    for _ in range(3):
        game.types("m 1")
    hand = game.types("h").splitlines()[0]
    kept = only_save(tmp_path).read_bytes()
    game.child.close(force=False)
    again = start("resume", "hagakure")
    assert "The game goes on." in again.prompts()
    assert again.types("h").splitlines()[0] == hand
    assert only_save(tmp_path).read_bytes() == kept


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_to_end_keeps_the_game(start: Start, tmp_path: Path, number: int) -> None:
    game = start(*PLAY)
    game.prompts()
    os.kill(game.child.pid, number)
    told = game.ends()
    assert "To go on, type access-play resume hagakure-" in told
    assert game.child.exitstatus == 0
    assert game.escapes == PASTE_MARKS


@pytest.mark.parametrize("typed", [b"", b"half a line", "さむらい".encode()])
def test_ctrl_c_leaves_with_130_and_gives_the_terminal_back(
    start: Start, tmp_path: Path, typed: bytes
) -> None:
    game = start(*PLAY)
    game.prompts()
    if typed:
        game.presses(typed, typed)
    game.child.sendintr()
    assert "To go on, type access-play resume hagakure-" in game.ends()
    assert game.child.exitstatus == 130
    assert game.escapes == PASTE_MARKS
    assert len(only_save(tmp_path).read_bytes().splitlines()) >= 3


def test_ctrl_d_leaves_on_an_empty_line_only(start: Start) -> None:
    game = start(*PLAY)
    game.prompts()
    game.presses(b"x", b"x")
    game.presses(b"\x04", b"")
    game.presses(b"\x7f", b"\b \b")
    game.child.send(b"\x04")
    assert "To go on, type access-play resume hagakure-" in game.ends()
    assert game.child.exitstatus == 0


def test_the_curtain_alone_clears_the_screen(start: Start) -> None:
    persons = ("--player", "Sam:en", "--player", "Zoé:fr")
    game = start("play", "hagakure", "--seats", "3", "--seed", "3", *persons)
    game.prompts()
    assert game.escapes == CLEARING, "the first one who comes is hidden from too"
    present = set[str]()
    while len(present) < 2:
        asked = game.braille.replace("\u00a0", " ").endswith(MOVES)
        game.types("h" if asked else "")
        shown = "\n".join(game.screen.display)
        present |= {sign for sign in HANDS if sign in shown}
        assert not all(sign in shown for sign in HANDS)
        if asked:
            game.types("m 1")
    assert game.escapes == CLEARING


def test_a_paste_of_several_lines_is_asked_about(start: Start, tmp_path: Path) -> None:
    game = start(*PLAY)
    game.prompts()
    kept = only_save(tmp_path).read_bytes()
    game.child.send(b"\x1b[200~pass\nquit\n\x1b[201~")
    assert "You pasted 2 lines. Use pass, and drop the rest?" in game.prompts()
    assert "The pasted lines are dropped." in game.types("no")
    assert only_save(tmp_path).read_bytes() == kept


def test_an_invalid_byte_is_harmless(start: Start) -> None:
    game = start(*PLAY)
    game.prompts()
    game.child.send(b"\xff\xfeh\r")
    assert "is not understood" in game.prompts()
    assert "Your hand" in game.types("h")


def test_the_kana_of_a_name_in_kanji_are_asked_for_before_the_game(
    start: Start, tmp_path: Path
) -> None:
    words = ("play", "hagakure", "--seats", "3", "--bots", "random")
    game = start(*words, "--player", "健:ja", "--language", "ja")
    assert "健は、かなでどう読みますか。" in game.prompts()
    assert "かなだけで" in game.types("Ken")
    game.types("ｹﾝ")
    header = only_save(tmp_path).read_text("utf-8").splitlines()[0]
    assert '"reading": "ケン"' in header


def test_the_kana_of_names_in_latin_letters_are_asked_for_where_somebody_hears_japanese(
    start: Start, tmp_path: Path
) -> None:
    words = ("play", "hagakure", "--seats", "4", "--bots", "random", "--language", "ja")
    game = start(*words, "--player", "アキ:ja", "--player", "Zoé:fr")
    assert "Zoéは、かなでどう読みますか。" in game.prompts()
    game.types("ぞえ")
    header = json.loads(only_save(tmp_path).read_text("utf-8").splitlines()[0])
    assert [seat.get("reading") for seat in header["seats"][:2]] == [None, "ぞえ"]


def test_the_question_for_kana_can_be_left_before_a_game_begins(
    start: Start, tmp_path: Path
) -> None:
    game = start("play", "hagakure", "--player", "健:ja", "--language", "ja")
    game.prompts()
    game.child.send("終了\r".encode())
    game.ends()
    assert game.child.exitstatus == 0
    assert not (tmp_path / "saves").exists()
