"""Lines typed at the editor, key by key through prompt_toolkit's pipe input."""

import asyncio
import io
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from access_play.terminal.console import stream
from access_play.terminal.console.console import EndOfInput, Interrupted, Pasted, Typed
from access_play.terminal.console.earlier_lines import KEPT_LINES, MAX_LINE, EarlierLines
from access_play.terminal.console.editor import Editor
from access_play.terminal.console.keyboard import Keyboard
from access_play.terminal.console.line_edit import LineEdit

NULL = Path(os.devnull)


class Desk(NamedTuple):
    """An editor, the keys that are pressed, and what was written in how many writes."""

    editor: Editor
    keys: PipeInput
    output: io.BytesIO
    history: EarlierLines

    def written(self) -> str:
        """Return what was written since this was last asked."""
        text = self.output.getvalue().decode()
        self.output.seek(0)
        self.output.truncate()
        return text


@contextmanager
def opened(keys: PipeInput) -> Iterator[Desk]:
    output = io.BytesIO()
    with NULL.open(encoding="utf-8") as stdin:
        editor = Editor(
            stdin,
            io.TextIOWrapper(output, encoding="utf-8"),
            function_keys={"f1": "?"},
            open_keyboard=lambda: Keyboard(keys),
        )
        try:
            yield Desk(editor, keys, output, EarlierLines())
        finally:
            editor.close()


def at_desk(script: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        with create_pipe_input() as keys, opened(keys) as desk:
            await script(desk)

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - turns of the loop are awaited, not a time
        await asyncio.sleep(0)


def test_a_line_is_read_and_echoed() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("play 7\rh\r")
        assert await desk.editor.read("> ", desk.history) == Typed("play 7")
        assert desk.written() == "> play 7\n"
        assert await desk.editor.read("> ", desk.history) == Typed("h")
        assert desk.history.lines == ("play 7", "h")

    at_desk(script)


def test_every_key_is_heard_of_at_once() -> None:
    async def script(desk: Desk) -> None:
        heard: list[str] = []
        desk.editor.hear_keys(lambda: heard.append(desk.written()))
        reading = asyncio.create_task(desk.editor.read("> ", desk.history))
        await until(lambda: bool(desk.output.getvalue()))
        for count, key in enumerate("h2\r", start=1):
            desk.keys.send_text(key)
            await until(lambda count=count: len(heard) == count)
        assert await reading == Typed("h2")
        assert heard == ["> ", "h", "2"], "before the key itself is shown"

    at_desk(script)


def test_a_half_typed_line_is_offered_again_and_not_printed_twice() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("play")
        assert await desk.editor.read("> ", desk.history, timeout=0.05) is None
        assert desk.written() == "> play"
        assert await desk.editor.read("> ", desk.history, timeout=0.05) is None
        assert desk.written() == ""
        assert await desk.editor.read("Card: ", desk.history, timeout=0.05) is None
        assert desk.written() == "\nCard: play"
        desk.editor.write("Bob: pass.")
        assert desk.written() == "\nBob: pass.\n"
        desk.keys.send_text(" 7\r")
        assert await desk.editor.read("> ", desk.history) == Typed("play 7")
        assert desk.written() == "> play 7\n"

    at_desk(script)


def test_a_half_typed_line_is_offered_to_nobody_else() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("secret")
        assert await desk.editor.read("> ", desk.history, timeout=0.05) is None
        desk.written()
        desk.keys.send_text("h\r")
        assert await desk.editor.read("> ", EarlierLines()) == Typed("h")
        assert desk.written() == "\n> h\n"
        desk.keys.send_text("\r")
        assert await desk.editor.read("> ", desk.history) == Typed("secret")

    at_desk(script)


def test_a_cancelled_read_keeps_the_line_begun() -> None:
    async def script(desk: Desk) -> None:
        reading = asyncio.ensure_future(desk.editor.read("> ", desk.history))
        desk.keys.send_text("pla")
        await until(lambda: desk.history.begun == "pla")
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        desk.keys.send_text("y\r")
        assert await desk.editor.read("> ", desk.history) == Typed("play")
        assert desk.written() == "> play\n"

    at_desk(script)


def test_a_line_entered_as_the_read_is_cancelled_is_not_lost() -> None:
    async def script(desk: Desk) -> None:
        reading = asyncio.ensure_future(desk.editor.read("> ", desk.history))
        desk.keys.send_text("h\r")
        await until(lambda: bool(desk.history.lines))
        reading.cancel()
        try:
            typed = await reading
        except asyncio.CancelledError:
            typed = await desk.editor.read("> ", desk.history)
        assert typed == Typed("h")

    at_desk(script)


def test_lines_and_keys_that_came_together_are_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.openpty()
    writes: list[bytes] = []
    write = os.write

    def note(descriptor: int, data: bytes) -> int:
        if descriptor == writing:
            writes.append(data)
        return write(descriptor, data)

    async def read_one(editor: Editor) -> None:
        editor.write("Ken: villager 11. " * 20)
        assert await editor.read("> ", EarlierLines()) == Typed("h")

    monkeypatch.setattr(stream.os, "write", note)
    with (
        create_pipe_input() as keys,
        os.fdopen(writing, "w", encoding="utf-8") as out,
        NULL.open(encoding="utf-8") as stdin,
    ):
        keys.send_text("h\r")
        editor = Editor(stdin, out, open_keyboard=lambda: Keyboard(keys))
        asyncio.run(read_one(editor))
        editor.close()
    os.close(reading)
    assert len(writes) == 3
    assert writes[0].count(b"\n") == 5
    assert writes[1:] == [b"> ", b"h\n"]


def test_an_error_while_a_key_is_shown_reaches_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(desk: Desk) -> None:
        def fail(*_args: object, **_more: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(desk.editor._screen, "change", fail)
        desk.keys.send_text("x")
        with pytest.raises(ZeroDivisionError):
            await desk.editor.read("> ", desk.history)

    at_desk(script)


def test_control_c_and_control_d_as_keys() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("pla\x03typed ahead")
        with pytest.raises(Interrupted):
            await desk.editor.read("> ", desk.history)
        desk.keys.send_text("x\x04\x7f\x04")
        with pytest.raises(EndOfInput):
            await desk.editor.read("> ", desk.history)
        desk.keys.send_text("h\r")
        assert await desk.editor.read("> ", desk.history) == Typed("h")
        assert desk.written() == "> pla\n> x\b \b\n> h\n"

    at_desk(script)


def test_the_end_of_the_keys_is_the_end_for_good() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("h\rpla")
        desk.keys.close()
        assert await desk.editor.read("> ", desk.history) == Typed("h")
        for _ in range(2):
            with pytest.raises(EndOfInput):
                await desk.editor.read("> ", desk.history)

    at_desk(script)


def test_a_paste_of_several_lines_takes_the_typed_text_with_it() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("ac\x1b[D\x1b[200~one\r\n\r\n t\x1bwo\nthree\r\x1b[201~")
        pasted = await desk.editor.read("> ", desk.history)
        assert pasted == Pasted(("aone", " two", "threec"))
        assert desk.history.lines == ()
        desk.keys.send_text("\r")
        assert await desk.editor.read("> ", desk.history) == Typed("")

    at_desk(script)


def test_a_line_grows_only_so_long() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("\x1b[200~" + "x" * (MAX_LINE + 100) + "\x1b[201~yz\r")
        assert await desk.editor.read("> ", desk.history) == Typed("x" * MAX_LINE)

    at_desk(script)


def test_a_function_key_without_a_command_does_nothing() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("\x1bOQ\x1bOP")
        assert await desk.editor.read("> ", desk.history) == Typed("?")
        assert desk.history.lines == ()

    at_desk(script)


def test_only_one_read_waits() -> None:
    async def script(desk: Desk) -> None:
        first = asyncio.ensure_future(desk.editor.read("> ", desk.history))
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError, match="waits"):
            await desk.editor.read("> ", desk.history)
        desk.keys.send_text("h\r")
        assert await first == Typed("h")

    at_desk(script)


def test_a_prompt_is_cleaned_like_any_line() -> None:
    async def script(desk: Desk) -> None:
        desk.keys.send_text("\r")
        await desk.editor.read("Ken\r\x1b[2J: ", desk.history)
        assert desk.written() == "Ken [2J: \n"

    at_desk(script)


def test_a_history_keeps_lines_but_not_blank_ones_or_the_same_twice() -> None:
    history = EarlierLines()
    for line in ["", "h", "h", " ", "s", "h"]:
        history.add(line)
    assert history.lines == ("h", "s", "h")
    for number in range(KEPT_LINES):
        history.add(str(number))
    assert len(history.lines) == KEPT_LINES
    assert history.lines[-1] == str(KEPT_LINES - 1)


def test_walking_in_the_history_leaves_the_typed_line_in_its_place() -> None:
    history = EarlierLines()
    history.add("h")
    history.add("s")
    edit = LineEdit(history)
    edit.insert("play")
    assert [edit.older(), edit.older(), edit.older()] == [True, True, False]
    assert edit.text == "h"
    edit.insert("x")
    assert [edit.newer(), edit.newer(), edit.newer()] == [True, True, False]
    assert (edit.text, edit.cursor) == ("play", 4)
    assert edit.older()
    assert history.lines == ("h", "s")
