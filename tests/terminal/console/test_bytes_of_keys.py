"""Every byte a key costs, on a real pseudo-terminal."""

import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.line_terminal import LineTerminal

BACKSPACE, LEFT, RIGHT, UP, DOWN = "\x7f", "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B"
PASTE = "\x1b[200~"
HOME, END, DELETE, F1, F2 = "\x1b[H", "\x1b[F", "\x1b[3~", "\x1bOP", "\x1bOQ"

WITHOUT_MEANING = set(range(0x20)) - {ord(key) for key in "\x01\x03\x05\x08\n\x0b\r\x15\x17\x1b"}

EDITS = [
    (BACKSPACE, "\b \b", "abcde"),
    (LEFT, "\b", "abcdef"),
    (RIGHT, "", "abcdef"),
    (HOME, "\b\b\b\b\b\b", "abcdef"),
    (HOME + RIGHT, "\b\b\b\b\b\ba", "abcdef"),
    (HOME + END, "\b\b\b\b\b\babcdef", "abcdef"),
    (LEFT + "X", "\bXf\b", "abcdeXf"),
    (LEFT + LEFT + BACKSPACE, "\b\b\bef \b\b\b", "abcef"),
    (LEFT + DELETE, "\b \b", "abcde"),
    (HOME + DELETE, "\b\b\b\b\b\bbcdef \b\b\b\b\b\b", "bcdef"),
    (DELETE, "", "abcdef"),
    ("\x15", "\b\b\b\b\b\b      \b\b\b\b\b\b", ""),
    (LEFT + "\x0b", "\b \b", "abcde"),
    (" gh\x17", " gh\b\b  \b\b", "abcdef "),
    ("\x01\x05", "\b\b\b\b\b\babcdef", "abcdef"),
    ("e\u0301" + BACKSPACE, "e\u0301\b \b", "abcdef"),
    ("xe\u0301" + LEFT + BACKSPACE, "xe\u0301\b\be\u0301 \b\b", "abcdefe\u0301"),
]
"""Keys typed after abcdef, what they write, and the line that comes of it."""


@pytest.fixture(params=["alone", ""], ids=["alone", "loop"])
def terminal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[LineTerminal]:
    """Yield a terminal, once with a program that waits without and once with an event loop."""
    terminal = LineTerminal(tmp_path, mode=request.param)
    terminal.starts()
    yield terminal
    terminal.close()


def test_a_typed_key_costs_its_own_byte_and_enter_a_line_end(terminal: LineTerminal) -> None:
    for key in "play 7":
        terminal.types(key)
        terminal.gives(key)
    terminal.types("\r")
    terminal.gives("\nGot 'play 7'.\nCard: ")
    terminal.leave()
    assert terminal.log.count(b"\x1b") == 2


def test_a_line_end_that_comes_with_text_changes_no_byte(terminal: LineTerminal) -> None:
    terminal.types("abc\r")
    terminal.gives("abc\nGot 'abc'.\nCard: ")
    terminal.types("abc")
    terminal.gives("abc")
    terminal.types(LEFT)
    terminal.gives("\b")
    terminal.types("X\r")
    terminal.gives("Xc\b\nGot 'abXc'.\nCard: ")
    terminal.leave()


def test_a_japanese_character_costs_its_own_bytes(terminal: LineTerminal) -> None:
    for key in "侍１８を出す":
        terminal.types(key)
        terminal.gives(key)
    terminal.types(BACKSPACE)
    terminal.gives("\b\b  \b\b")
    terminal.types("\r")
    terminal.gives("\nGot '侍１８を出'.\nCard: ")
    terminal.leave()


def test_a_character_may_come_in_pieces(terminal: LineTerminal) -> None:
    first, *rest = "侍".encode()
    terminal.types(bytes([first]))
    terminal.types(bytes(rest))
    terminal.gives("侍")
    terminal.types("\r")
    terminal.gives("\nGot '侍'.\nCard: ")
    terminal.leave()


def test_an_edit_writes_the_smallest_change(terminal: LineTerminal) -> None:
    for keys, echo, line in EDITS:
        terminal.types("abcdef")
        terminal.gives("abcdef")
        terminal.types(keys)
        terminal.gives(echo)
        terminal.types("\r")
        terminal.gives(f"\nGot {line!r}.\nCard: ")
    terminal.leave()


def test_a_key_without_meaning_neither_writes_nor_swallows_the_next(terminal: LineTerminal) -> None:
    sequences = ("5~", "6~", "Z", "15~", "999~", "1;9X", "M !!", "I", "<0;1;1M")
    for key in [*map(chr, sorted(WITHOUT_MEANING)), *(f"\x1b[{keys}" for keys in sequences)]:
        terminal.types("ab")
        terminal.gives("ab")
        terminal.types(key)
        terminal.types("c\r")
        terminal.gives("c\nGot 'abc'.\nCard: ")
    terminal.leave()


def test_escape_alone_does_nothing(terminal: LineTerminal) -> None:
    terminal.types("\x1b")
    terminal.types("Oui\r")  # not the key that Escape and O begin
    terminal.gives("Oui\nGot 'Oui'.\nCard: ")
    terminal.leave()


def test_up_and_down_write_the_whole_line(terminal: LineTerminal) -> None:
    for line in ("play 7", "play 9"):
        terminal.types(line + "\r")
        terminal.gives(f"{line}\nGot '{line}'.\nCard: ")
    terminal.types("ha")
    terminal.gives("ha")
    terminal.types(UP)
    terminal.gives("\b\bplay 9")
    terminal.types(UP)
    terminal.gives("\b\b\b\b\b\bplay 7")
    terminal.types(UP)
    terminal.types(DOWN)
    terminal.gives("\b\b\b\b\b\bplay 9")
    terminal.types(DOWN)
    terminal.gives("\b\b\b\b\b\bha    \b\b\b\b")
    terminal.types("\r")
    terminal.gives("\nGot 'ha'.\nCard: ")
    terminal.leave()


def test_nothing_of_another_persons_history_is_reached(terminal: LineTerminal) -> None:
    terminal.types("secret\r")
    terminal.gives("secret\nGot 'secret'.\nCard: ")
    terminal.types("other\r")
    terminal.gives("other\nAnother person.\nCard: ")
    terminal.types(UP + UP + DOWN + "\x10\x12s\r")
    terminal.gives("s\nGot 's'.\nCard: ")
    terminal.types("other\r")
    terminal.gives("other\nAnother person.\nCard: ")
    terminal.types(UP + UP)
    terminal.gives("other\b\b\b\b\bsecret")
    terminal.types("\x15")
    terminal.gives("\b\b\b\b\b\b      \b\b\b\b\b\b")
    terminal.leave()


def test_a_function_key_is_a_command_and_keeps_the_line_begun(terminal: LineTerminal) -> None:
    terminal.types(F1)
    terminal.gives("\nGot '?'.\nCard: ")
    terminal.types("pl")
    terminal.gives("pl")
    terminal.types(F2)
    terminal.gives("\nGot 'h'.\nCard: pl")
    terminal.types("ay\r")
    terminal.gives("ay\nGot 'play'.\nCard: ")
    terminal.types(UP)
    terminal.gives("play")
    terminal.types("\x15")
    terminal.gives("\b\b\b\b    \b\b\b\b")
    terminal.leave()


def test_several_pasted_lines_are_never_commands(terminal: LineTerminal) -> None:
    terminal.types("go \x1b[200~one\r\ntwo\n\nthree\x1b[201~")
    terminal.gives("go \nPasted 3: go one, two, three.\nCard: ")
    terminal.leave()


def test_one_pasted_line_is_typed_but_not_entered(terminal: LineTerminal) -> None:
    terminal.types("\x1b[200~play\t7\n\x1b[201~")
    terminal.gives("play 7")
    terminal.types("\r")
    terminal.gives("\nGot 'play 7'.\nCard: ")
    terminal.leave()


@pytest.mark.parametrize("begun", [PASTE, f"go {PASTE}"])
def test_a_paste_whose_end_never_comes_ends_by_itself(terminal: LineTerminal, begun: str) -> None:
    terminal.types(f"{begun}play\r")
    terminal.gives(f"{begun.partition(PASTE)[0]}play")
    terminal.types("\r")
    terminal.gives(f"\nGot '{begun.partition(PASTE)[0]}play'.\nCard: ")
    terminal.types("\x1b[20")
    terminal.types("0~one\rtwo\r")
    terminal.gives("\nPasted 2: one, two.\nCard: ")
    terminal.types("\x1b[201~quit\r")
    terminal.gives("quit\nGot 'quit'.\nCard: ")
    terminal.leave()


def test_keys_typed_while_busy_are_shown_once_when_read(terminal: LineTerminal) -> None:
    terminal.types("busy\r")
    terminal.gives("busy\nBusy.\n")
    terminal.types("plax\x7fy\rsec")
    terminal.tells("go")
    terminal.gives("Ready.\nCard: plax\b \by\nGot 'play'.\nCard: sec")
    terminal.types("ond\r")
    terminal.gives("ond\nGot 'second'.\nCard: ")
    terminal.leave()


def test_a_paste_while_busy_is_no_command_either(terminal: LineTerminal) -> None:
    terminal.types("busy\r")
    terminal.gives("busy\nBusy.\n")
    terminal.types("\x1b[200~one\ntwo\x1b[201~")
    terminal.tells("go")
    terminal.gives("Ready.\nCard: \nPasted 2: one, two.\nCard: ")
    terminal.leave()


def test_a_line_written_while_one_is_typed_leaves_it_whole(terminal: LineTerminal) -> None:
    terminal.types("pla")
    terminal.gives("pla")
    terminal.tells("Bob: villager 9.")
    terminal.gives("\nBob: villager 9.\nCard: pla")
    terminal.types("y")
    terminal.gives("y")
    terminal.types("\r")
    terminal.gives("\nGot 'play'.\nCard: ")
    terminal.leave()


def test_a_line_written_while_the_cursor_is_inside_keeps_it_there(terminal: LineTerminal) -> None:
    terminal.types("ply" + LEFT)
    terminal.gives("ply\b")
    terminal.tells("Bob: villager 9.")
    terminal.gives("\nBob: villager 9.\nCard: ply\b")
    terminal.types("a")
    terminal.gives("ay\b")
    terminal.types("\r")
    terminal.gives("\nGot 'play'.\nCard: ")
    terminal.leave()


def test_an_invalid_byte_is_a_replacement_character(terminal: LineTerminal) -> None:
    terminal.types(b"a\xffb\xc3\r")
    terminal.gives("a\ufffdb\ufffd\nGot 'a\ufffdb\ufffd'.\nCard: ")
    terminal.leave()


def test_control_c_interrupts_and_drops_the_line(terminal: LineTerminal) -> None:
    terminal.types("pla")
    terminal.gives("pla")
    terminal.types("\x03")
    terminal.gives("\nInterrupted.\nCard: ")
    terminal.types("x\r")
    terminal.gives("x\nGot 'x'.\nCard: ")
    terminal.leave()


def test_control_c_while_busy_is_pythons(terminal: LineTerminal) -> None:
    terminal.types("busy\r")
    terminal.gives("busy\nBusy.\n")
    terminal.types("\x03")
    terminal.gives(b"Stopped.\r\n\x1b[?2004lThe terminal is back.\r\n")


def test_control_d_with_text_does_nothing(terminal: LineTerminal) -> None:
    terminal.types("pl\x04ay\r")
    terminal.gives("play\nGot 'play'.\nCard: ")
    terminal.leave()


def test_clearing_takes_screen_and_scrollback_and_typed_ahead_keys(terminal: LineTerminal) -> None:
    terminal.types("clear\rsecret")
    terminal.gives("clear\n")
    terminal.gives(b"\x1b[H\x1b[2J\x1b[3JCleared: True.\r\nCard: ")
    terminal.leave()


def test_the_terminal_gets_its_echo_back(terminal: LineTerminal) -> None:
    def echoes() -> bool:
        return bool(termios.tcgetattr(terminal.child.child_fd)[3] & termios.ECHO)

    assert not echoes()
    terminal.leave()
    assert echoes()
