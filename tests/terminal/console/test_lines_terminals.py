"""The line layer on terminals of every kind and size, and on one that goes away."""

import os
import signal
from pathlib import Path

import pexpect
import pytest

from tests.terminal.line_terminal import LineTerminal

LONG = "Ken plays villager 11, and Zoé takes the trick with samurai 22."


def lines_of(terminal: LineTerminal) -> list[str]:
    return [row.rstrip() for row in terminal.screen.display if row.strip()]


@pytest.fixture(params=["alone", ""], ids=["alone", "loop"])
def mode(request: pytest.FixtureRequest) -> str:
    """Return the way of the program's waiting: without and with an event loop."""
    mode: str = request.param
    return mode


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_terminal_without_escape_sequences_gets_none(tmp_path: Path, term: str) -> None:
    terminal = LineTerminal(tmp_path, TERM=term)
    terminal.gives("Card: ")
    terminal.types("plaz\x7fy\r")
    terminal.gives("plaz\b \by\nGot 'play'.\nCard: ")
    terminal.types("clear\r")
    terminal.gives("clear\nCleared: False.\nCard: ")
    terminal.leave()
    assert b"\x1b" not in terminal.log
    terminal.close()


def test_three_lines_at_once_are_a_paste_where_the_terminal_marks_none(
    tmp_path: Path, mode: str
) -> None:
    terminal = LineTerminal(tmp_path, mode=mode, TERM="dumb")
    terminal.gives("Card: ")
    terminal.types("x\x7f")  # what follows is awaited, not typed ahead
    terminal.gives("x\b \b")
    terminal.types("one\rtwo\rthree\r")
    terminal.gives("\nPasted 3: one, two, three.\nCard: ")
    terminal.leave()
    terminal.close()


def test_lines_typed_ahead_are_no_paste(tmp_path: Path, mode: str) -> None:
    terminal = LineTerminal(tmp_path, mode=mode, TERM="dumb")
    terminal.gives("Card: ")
    terminal.types("busy\r")
    terminal.gives("busy\nBusy.\n")
    terminal.types("one\rtwo\rthree\r")
    terminal.tells("go")
    terminal.gives("Ready.\n")
    for line in ("one", "two", "three"):
        terminal.gives(f"Card: {line}\nGot '{line}'.\n")
    terminal.gives("Card: ")
    terminal.leave()
    terminal.close()


def test_the_c_locale_reads_and_writes_utf_8(tmp_path: Path) -> None:
    terminal = LineTerminal(tmp_path, LANG="C")
    terminal.starts()
    terminal.types("été 侍\r")
    terminal.gives("été 侍\nGot 'été 侍'.\nCard: ")
    terminal.leave()
    terminal.close()


def test_a_terminal_of_ascii_only_gets_bare_letters_and_says_so_once(tmp_path: Path) -> None:
    terminal = LineTerminal(
        tmp_path, LANG="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    terminal.starts()
    terminal.types("é侍\r")
    terminal.gives("e?\nSome characters can't be shown here.\n")
    terminal.gives("Got 'e?'.\nCard: ")
    terminal.tells("L’as\u202f: œuf…")
    terminal.gives("\nL'as : oeuf...\nCard: ")
    terminal.leave()
    terminal.close()


def test_a_terminal_in_another_encoding_is_read_and_written_in_it(tmp_path: Path) -> None:
    terminal = LineTerminal(tmp_path, PYTHONIOENCODING="cp1252")
    terminal.starts()
    terminal.types("é\r".encode("cp1252"))
    terminal.gives("é\nGot 'é'.\nCard: ".replace("\n", "\r\n").encode("cp1252"))
    terminal.tells("侍 18")
    terminal.gives("\n? 18\nCard: \nSome characters can't be shown here.\nCard: ")
    terminal.leave()
    terminal.close()


@pytest.mark.parametrize(("columns", "rows"), [(40, 10), (20, 5)])
def test_lines_are_broken_between_words_in_small_windows(
    tmp_path: Path, columns: int, rows: int
) -> None:
    terminal = LineTerminal(tmp_path, columns, rows)
    terminal.starts()
    terminal.tells(LONG)
    broken = {
        40: "Ken plays villager 11, and Zoé takes the\ntrick with samurai 22.",
        20: "Ken plays\nvillager 11, and Zoé\ntakes the trick with\nsamurai 22.",
    }[columns]
    terminal.gives(f"\n{broken}\nCard: ")
    assert terminal.screen.cursor.x == len("Card: ")
    assert terminal.screen.display[terminal.screen.cursor.y].rstrip() == "Card:"
    terminal.leave()
    terminal.close()


def test_the_row_end_at_twenty_columns(tmp_path: Path) -> None:
    terminal = LineTerminal(tmp_path, 20, 5)
    terminal.starts()
    terminal.types("abcdefghijklm")
    terminal.gives("abcdefghijklm")
    for key in "nopq":  # the fourteenth fills the row
        terminal.types(key)
        terminal.gives(key)
    for echo in ["\b \b", "\b \b", "\b \b", "\nabcdefghijklm"]:
        terminal.types("\x7f")
        terminal.gives(echo)
    assert lines_of(terminal)[-1] == "abcdefghijklm"
    terminal.tells("Bob: pass.")
    terminal.gives("\nBob: pass.\nCard: abcdefghijklm")
    assert lines_of(terminal)[-2:] == ["Bob: pass.", "Card: abcdefghijklm"]
    terminal.types("\r")
    terminal.gives("\nGot 'abcdefghijklm'.\nCard: ")
    terminal.leave()
    terminal.close()


def test_the_window_may_change_its_size_while_a_line_is_typed(tmp_path: Path) -> None:
    terminal = LineTerminal(tmp_path, 40)
    terminal.starts()
    terminal.types("play villager 11 now")
    terminal.gives("play villager 11 now")
    terminal.child.setwinsize(10, 20)
    terminal.types("!")
    terminal.gives("!")
    terminal.types("\x7f")
    terminal.gives("\nplay villager 11 now")
    terminal.tells("Ken: samurai 22, double token.")
    terminal.gives("\nKen: samurai 22,\ndouble token.\nCard: play villager 11 now")
    terminal.types("\r")
    terminal.gives("\nGot 'play\nvillager 11 now'.\nCard: ")
    terminal.leave()
    terminal.close()


def test_a_closed_terminal_ends_the_input(tmp_path: Path, mode: str) -> None:
    terminal = LineTerminal(tmp_path, mode=mode)
    terminal.starts()
    terminal.types("pla")
    terminal.gives("pla")
    os.close(terminal.child.child_fd)
    _, status = os.waitpid(terminal.child.pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0  # neither killed nor failed, nor spinning


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_to_end_ends_the_input_and_gives_the_terminal_back(
    tmp_path: Path, number: signal.Signals, mode: str
) -> None:
    terminal = LineTerminal(tmp_path, mode=mode)
    terminal.starts()
    terminal.types("pla")
    terminal.gives("pla")
    terminal.child.kill(number)
    terminal.gives(b"\r\nThe end.\r\n\x1b[?2004lThe terminal is back.\r\n")
    terminal.child.expect(pexpect.EOF)
    terminal.child.wait()
    assert terminal.child.exitstatus == 0
    terminal.close()


def test_a_signal_while_busy_ends_the_input_at_the_next_read(tmp_path: Path, mode: str) -> None:
    terminal = LineTerminal(tmp_path, mode=mode)
    terminal.starts()
    terminal.types("busy\r")
    terminal.gives("busy\nBusy.\n")
    terminal.child.kill(signal.SIGHUP)
    terminal.child.kill(signal.SIGHUP)  # the shell and the system both send one
    terminal.tells("go")
    terminal.gives(b"Ready.\r\nThe end.\r\n\x1b[?2004lThe terminal is back.\r\n")
    terminal.close()
