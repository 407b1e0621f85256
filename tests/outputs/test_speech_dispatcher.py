"""accessible-output2 through a real speech-dispatcher whose voice writes down what it says."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Event

import pytest

from access_play.outputs.screen_reader import ScreenReader, open_screen_reader
from tests.outputs.daemon import Daemon, needs_server, running

CLIENT = Path("/usr/lib/python3/dist-packages/speechd")

pytestmark = [
    needs_server,
    pytest.mark.skipif(
        not CLIENT.is_dir(), reason="needs Debian's client (apt install python3-speechd)"
    ),
    pytest.mark.skipif(
        find_spec("accessible_output2") is None,
        reason="needs the optional voices: pip install '.[speech]'",
    ),
]


@pytest.fixture
def heard(tmp_path, install_library, monkeypatch) -> Iterator[Daemon]:
    """Run a server and listen to its voice."""
    (tmp_path / "libraries").mkdir()
    (tmp_path / "libraries" / "speechd").symlink_to(CLIENT)
    with running(monkeypatch) as daemon:
        yield daemon


def test_lines_that_come_at_once_are_all_said_to_their_end(heard, told, line):
    output = open_screen_reader(told)
    texts = ("Ken: villager 11.", "Zoé : villageois 9.", "You win.")
    for text in texts:
        output.announce(line(text))
    output.close()
    expected = [f"{event} {text}" for text in texts for event in ("begin", "end")]
    assert [heard.next() for _ in expected] == expected
    assert told.rest() == []


def test_silence_cuts_what_is_said_and_what_waits(heard, told, line):
    reader = ScreenReader(told)
    for text in ("one.", "two.", "three."):
        reader.say(line(text), Event())
    assert heard.next() == "begin one."
    reader.silence()
    reader.say(line("four."), Event())
    reader.close()
    assert [heard.next(), heard.next()] == ["begin four.", "end four."]
