"""Lines from a pipe or a file, lines to one."""

import asyncio
import io
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from access_play.terminal.console.console import Console, EndOfInput, Typed
from access_play.terminal.console.earlier_lines import MAX_LINE, EarlierLines
from access_play.terminal.console.open import open_console
from access_play.terminal.console.piped import LineSplitter, PipedConsole
from tests.terminal.line_terminal import PROGRAM, ROOT

ENVIRONMENT = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}

FOLDER_PROGRAM = """
import asyncio, types
from access_play.terminal.console import console, earlier_lines, piped
stream = types.SimpleNamespace(fileno=lambda: {})
try:
    asyncio.run(piped.PipedConsole(stream, None).read("", earlier_lines.EarlierLines()))
except console.EndOfInput:
    print("the end")
"""


async def read_all(console: Console) -> list[str]:
    lines = []
    while True:
        try:
            typed = await console.read("Card: ", EarlierLines())
        except EndOfInput:
            return lines
        assert isinstance(typed, Typed)
        lines.append(typed.text)


def lines_of(data: bytes, folder: Path) -> list[str]:
    path = folder / "lines"
    path.write_bytes(data)
    with path.open(encoding="ascii") as stream:  # whatever Python believes the encoding is
        return asyncio.run(read_all(PipedConsole(stream, None)))


@pytest.fixture
def fifo(tmp_path: Path) -> Iterator[tuple[TextIO, int]]:
    """Yield a stream to read from and the descriptor that feeds it."""
    reading, writing = os.pipe()
    with os.fdopen(reading, encoding="utf-8") as stream:
        yield stream, writing


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"h\n", ["h"]),
        (b"h\nplay 7", ["h", "play 7"]),
        (b"h\r\n\r\nplay 7\r\n", ["h", "", "play 7"]),
        (b"\xef\xbb\xbfh\n", ["h"]),
        ("été 侍\n".encode(), ["été 侍"]),
        (b"a\xffb\xe4\xbe\n", ["a\ufffdb\ufffd"]),
        (b"a\rBob: you lost\n", ["a Bob: you lost"]),
        (b"a\x1b[31mb\x00\x9c\n", ["a[31mb\ufffd"]),
        (b"x" * (MAX_LINE + 5) + b"\nnext\n", ["x" * MAX_LINE, "next"]),
    ],
)
def test_lines_are_read_as_utf_8(data: bytes, lines: list[str], tmp_path: Path) -> None:
    assert lines_of(data, tmp_path) == lines


def test_a_line_without_end_takes_no_memory() -> None:
    splitter = LineSplitter()
    for _ in range(1600):  # 100 MB
        assert list(splitter.feed(bytes(65_536))) == []
    assert list(splitter.feed(b"\nh\n")) == ["\0" * MAX_LINE, "h"]


def test_a_character_may_be_cut_by_the_end_of_a_chunk() -> None:
    splitter = LineSplitter()
    found = [line for byte in "\ufeff侍é\r\n".encode() for line in splitter.feed(bytes([byte]))]
    assert found == ["侍é"]


def test_only_as_much_is_read_as_is_asked_for(fifo: tuple[TextIO, int]) -> None:
    stream, writing = fifo
    feeder = threading.Thread(target=_feed, args=(writing, b"h\n" * 500_000))
    feeder.start()

    async def read_one() -> None:
        assert await PipedConsole(stream, None).read("", EarlierLines()) == Typed("h")

    asyncio.run(read_one())
    assert feeder.is_alive()  # the pipe is full, and the rest still unread
    while os.read(stream.fileno(), 65_536):
        pass
    feeder.join()


def _feed(descriptor: int, data: bytes) -> None:
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(data)


def test_after_the_time_the_line_still_comes(fifo: tuple[TextIO, int]) -> None:
    stream, writing = fifo

    async def read_late() -> None:
        console = PipedConsole(stream, None)
        assert await console.read("", EarlierLines(), timeout=0.01) is None
        os.write(writing, b"late\n")
        os.close(writing)
        assert await read_all(console) == ["late"]

    asyncio.run(read_late())


def test_others_have_their_turn_between_lines(tmp_path: Path) -> None:
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both(stream: TextIO) -> None:
        task = asyncio.create_task(other())
        assert len(await read_all(PipedConsole(stream, None))) == 100
        task.cancel()

    path = tmp_path / "lines"
    path.write_text("h\n" * 100, encoding="utf-8")
    with path.open(encoding="utf-8") as stream:
        asyncio.run(both(stream))
    assert turns >= 100


def test_no_input_at_all_is_its_end() -> None:
    console = PipedConsole(None, None)
    console.write("Nobody hears.")
    assert asyncio.run(read_all(console)) == []


def test_a_folder_as_input_is_its_end(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "channel")
    folder = os.open(tmp_path, os.O_RDONLY)
    done = subprocess.run(
        [sys.executable, "-c", FOLDER_PROGRAM.format(folder)],
        pass_fds=[folder],
        capture_output=True,
        env=ENVIRONMENT,
        check=True,
    )
    os.close(folder)
    assert (done.stdout, done.stderr) == (b"the end\n", b"")


def test_what_is_written_is_whole_cleaned_and_not_broken() -> None:
    written = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    console = PipedConsole(io.StringIO("h\n"), written)
    console.write("word " * 50 + "\r\x1b[2JServer: you lost\n")
    assert written.buffer.getvalue() == b"word " * 50 + b" [2JServer: you lost\n"
    assert asyncio.run(read_all(console)) == ["h"]
    assert not console.interactive
    assert not console.clear()


def test_without_a_terminal_there_are_no_prompts_and_no_escapes(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "channel")
    done = subprocess.run(
        [sys.executable, str(PROGRAM), str(tmp_path / "channel")],
        input="h\nété\nclear".encode(),
        capture_output=True,
        env=ENVIRONMENT | {"TERM": "xterm"},
        check=True,
        timeout=60,
    )
    answers = "Got 'h'.\nGot 'été'.\nCleared: False.\nThe end.\nThe terminal is back.\n"
    assert done.stdout.decode() == answers
    assert done.stderr == b""


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_line_is_one_write(tmp_path: Path, unbuffered: str) -> None:
    os.mkfifo(tmp_path / "channel")
    reading, writing = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)  # keeps writes apart
    subprocess.run(
        [sys.executable, str(PROGRAM), str(tmp_path / "channel")],
        input=b"h\n" + b"x" * 9_000,
        stdout=writing,
        env=ENVIRONMENT | {"PYTHONUNBUFFERED": unbuffered},
        check=True,
        timeout=60,
    )
    writing.close()
    writes = [reading.recv(65_536).decode() for _ in range(3)]
    assert writes == ["Got 'h'.\n", f"Got '{'x' * 9_000}'.\n", "The end.\n"]
    reading.close()


def test_an_output_that_is_gone_ends_the_input_without_a_word(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "channel")
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), str(tmp_path / "channel")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(b"h\n")
    process.stdin.flush()  # and stays open: the program leaves by itself
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == b""
    process.stdin.close()
    process.stderr.close()


@pytest.mark.parametrize(
    ("encoding", "written", "told"),
    [
        ("utf-8", "Zoé joue «\u202f侍\u202f»…", 0),
        ("cp1252", "Zoé joue « ? »…", 1),
        ("ascii", 'Zoe joue " ? "...', 1),
        ("cp437", "Zoé joue « ? »...", 1),
    ],
)
def test_what_cannot_be_encoded_is_replaced_and_told_once(
    encoding: str, written: str, told: int
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    times = []
    console = open_console(
        stdin=io.StringIO(), stdout=stream, on_unencodable=lambda: times.append(1)
    )
    for _ in range(2):
        console.write("Zoé joue «\u202f侍\u202f»…")
    assert stream.buffer.getvalue().decode(encoding) == f"{written}\n{written}\n"
    assert len(times) == told


def test_typographic_signs_alone_are_no_loss() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = PipedConsole(None, stream, on_unencodable=lambda: pytest.fail("nothing was lost"))
    console.write("l’as\u00a0: 18")
    assert stream.buffer.getvalue() == b"l'as : 18\n"


def test_nothing_big_is_imported_before_a_line_is_read() -> None:
    code = (
        "import sys, access_play.terminal.console.open as o, access_play.terminal.console.wrap\n"
        "o.open_console().write('h')\n"
        "print(sorted({'asyncio', 'prompt_toolkit', 'wcwidth'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENVIRONMENT
    )
    assert done.stdout == "h\n[]\n"
