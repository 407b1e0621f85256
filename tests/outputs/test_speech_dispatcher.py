"""Speech through a real speech-dispatcher whose voice writes down what it says."""

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Event

import pytest

from access_play.outputs.screen_reader import ScreenReader, open_screen_reader

GUARD_SECONDS = 30
CLIENT = Path("/usr/lib/python3/dist-packages/speechd")
SERVER = shutil.which("speech-dispatcher")

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is Linux's"),
    pytest.mark.skipif(
        SERVER is None or not CLIENT.is_dir(),
        reason="needs Debian's speech-dispatcher and python3-speechd",
    ),
    pytest.mark.skipif(
        find_spec("accessible_output2") is None, reason="needs the voices: '.[speech]'"
    ),
]

SETTINGS = """
LogLevel 0
LogDir "{folder}/log"
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
AddModule "written" "sd_generic" "written.conf"
DefaultModule written
DefaultLanguage "en"
Timeout 0
"""
VOICE = """
GenericExecuteSynth "printf %s \\'$DATA\\' | {folder}/voice"
GenericMaxChunkLength 5000
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en1"
DefaultVoice "en1"
"""
# A sentence takes a moment, so that one that is cut can be told from one that ends.
PROGRAM = """#!/bin/sh
words=$(cat)
echo "begin $words" >>{folder}/heard
sleep 0.3
echo "end $words" >>{folder}/heard
"""


class Heard:
    """What the voice says, a line when it begins and one when it ends."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        # Open for writing too, or the pipe would end with each sentence.
        self._pipe = os.fdopen(os.open(path, os.O_RDWR), "rb", buffering=0)

    def next(self) -> str:
        assert select.select([self._pipe], [], [], GUARD_SECONDS)[0], "nothing more was said"
        return self._pipe.readline().decode().strip()

    def close(self) -> None:
        self._pipe.close()


@pytest.fixture
def heard(tmp_path, install_library, monkeypatch) -> Iterator[Heard]:
    """Run a server and listen to its voice."""
    for name in ("log", "conf/modules", "libraries"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "libraries" / "speechd").symlink_to(CLIENT)
    for name, text in {
        "conf/speechd.conf": SETTINGS,
        "conf/modules/written.conf": VOICE,
        "voice": PROGRAM,
    }.items():
        (tmp_path / name).write_text(text.format(folder=tmp_path), encoding="utf-8")
    (tmp_path / "voice").chmod(0o755)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    heard = Heard(tmp_path / "heard")
    start_server(tmp_path)
    yield heard
    heard.close()
    os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), signal.SIGKILL)


def start_server(folder: Path) -> None:
    """Start the server as its clients do: the command returns when it can be reached."""
    assert SERVER is not None
    command = [SERVER, "--spawn", "-C", folder / "conf", "-P", folder / "pid"]
    subprocess.run(command, check=True, capture_output=True, timeout=30)


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
