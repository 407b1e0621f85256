"""When a voice begins: behind the first prompt, and with everything that was told before it."""

import asyncio

import pytest

from access_play.announce.announcement import Announcement, Worded
from access_play.outputs.terminal import TerminalOutput
from access_play.terminal.preferences import outlets as outlets_module
from access_play.terminal.preferences.outlets import Outlets
from tests.outputs.recorder import Recorder


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch) -> list[Recorder]:
    """Every voice that is opened."""
    opened: list[Recorder] = []

    def open_speech(*_how: object) -> Recorder:
        opened.append(Recorder())
        return opened[-1]

    monkeypatch.setattr(outlets_module, "open_speech", open_speech)
    monkeypatch.setattr(outlets_module, "missing_voice", lambda _mode: None)
    return opened


def line(text: str) -> Announcement:
    return Worded(lambda _form: text, "en")


def told_to(written: list[str]) -> Outlets:
    return Outlets(TerminalOutput(written.append), "own", lambda _notice: None)


def test_a_voice_is_opened_when_something_is_waited_for(voices: list[Recorder]) -> None:
    written: list[str] = []

    async def begin() -> None:
        outlets = told_to(written)
        outlets.announce(line("one."))
        outlets.announce(line("two."))
        assert [each.strip() for each in written] == ["one.", "two."]
        assert voices == []
        await asyncio.sleep(0)
        assert voices[0].lines() == ["one.", "two."]
        outlets.announce(line("three."))
        assert voices[0].lines() == ["one.", "two.", "three."]

    asyncio.run(begin())
    assert len(voices) == 1


def test_what_was_told_is_spoken_although_the_program_ends_at_once(voices: list[Recorder]) -> None:
    async def begin() -> None:
        outlets = told_to([])
        outlets.announce(line("one."))
        outlets.close()

    asyncio.run(begin())
    assert voices[0].lines() == ["one."]
    assert voices[0].closed


def test_silence_before_the_beginning_forgets_what_was_told(voices: list[Recorder]) -> None:
    async def begin() -> None:
        outlets = told_to([])
        outlets.announce(line("one."))
        outlets.stop()
        outlets.announce(line("two."))
        await asyncio.sleep(0)

    asyncio.run(begin())
    assert voices[0].lines() == ["two."]


def test_where_nothing_can_be_waited_for_a_voice_begins_at_once(voices: list[Recorder]) -> None:
    told_to([]).announce(line("one."))
    assert voices[0].lines() == ["one."]
