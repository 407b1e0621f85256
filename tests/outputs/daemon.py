"""A real speech-dispatcher whose voice writes down what it says, when and in which language."""

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

GUARD_SECONDS = 30
SERVER = shutil.which("speech-dispatcher")
needs_server = pytest.mark.skipif(
    sys.platform != "linux" or SERVER is None,
    reason="needs speech-dispatcher, not installed (apt install speech-dispatcher)",
)

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
GenericExecuteSynth "printf %s \\'$DATA\\' | {folder}/voice $LANGUAGE $RATE $PITCH $VOLUME"
GenericMaxChunkLength 5000
GenericDelimiters "|"
DefaultVoice "en1"
"""
LANGUAGE = """
GenericLanguage "{language}" "{language}" "utf-8"
AddVoice "{language}" "MALE1" "{language}1"
"""
# A sentence takes a moment, so that one that is cut can be told from one that ends.
PROGRAM = """#!/bin/sh
words=$(cat)
echo "begin $words" >>{folder}/heard
echo "$*" >{folder}/manner
sleep 0.3
echo "end $words" >>{folder}/heard
"""


class Daemon:
    """The server, and what its voice says: a line when it begins and one when it ends."""

    def __init__(self, folder: Path, languages: tuple[str, ...]) -> None:
        self.folder = folder
        self.address = f"unix_socket:{folder}/speech-dispatcher/speechd.sock"
        for name in ("log", "conf/modules"):
            (folder / name).mkdir(parents=True)
        voice = VOICE + "".join(LANGUAGE.format(language=each) for each in languages)
        for name, text in {
            "conf/speechd.conf": SETTINGS,
            "conf/modules/written.conf": voice,
            "voice": PROGRAM,
        }.items():
            (folder / name).write_text(text.replace("{folder}", str(folder)), encoding="utf-8")
        (folder / "voice").chmod(0o755)
        os.mkfifo(folder / "heard")
        # Open for writing too, or the pipe would end with each sentence.
        pipe = os.open(folder / "heard", os.O_RDWR)
        self._pipe = os.fdopen(pipe, "rb", buffering=0)

    @property
    def command(self) -> list[str]:
        """What starts the server, as its clients do: it returns when it can be reached."""
        assert SERVER is not None
        return [SERVER, "--spawn", "-C", f"{self.folder}/conf", "-P", f"{self.folder}/pid"]

    def start(self) -> None:
        """Start the server; XDG_RUNTIME_DIR must be its folder."""
        subprocess.run(self.command, check=True, capture_output=True, timeout=GUARD_SECONDS)

    def signal(self, number: int) -> None:
        """Send the server a signal."""
        os.kill(int((self.folder / "pid").read_text(encoding="utf-8")), number)

    def die(self) -> None:
        """Let it be gone without a word, as after a crash."""
        self.signal(signal.SIGKILL)
        for left in ("pid", "speech-dispatcher/speechd.sock"):
            (self.folder / left).unlink(missing_ok=True)

    def next(self) -> str:
        """Wait for the next line."""
        assert select.select([self._pipe], [], [], GUARD_SECONDS)[0], "nothing more was said"
        return self._pipe.readline().decode().strip()

    def said(self) -> str:
        """Wait for a sentence that is said to its end."""
        begun = self.next().removeprefix("begin ")
        assert self.next() == f"end {begun}"
        return begun

    @property
    def manner(self) -> str:
        """The language, rate, pitch and volume of what was said last."""
        return (self.folder / "manner").read_text(encoding="utf-8").strip()

    def close(self) -> None:
        """End the server and what listens to it."""
        self._pipe.close()
        if (self.folder / "pid").exists():
            self.signal(signal.SIGCONT)
            self.die()


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, *languages: str) -> Iterator[Daemon]:
    """Set a server up that does not run, in a folder whose path is short enough for a socket."""
    with TemporaryDirectory(prefix="speech-", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
        daemon = Daemon(Path(folder), languages or ("en", "fr", "ja"))
        try:
            yield daemon
        finally:
            daemon.close()


@contextmanager
def running(monkeypatch: pytest.MonkeyPatch, *languages: str) -> Iterator[Daemon]:
    """Run a server that the game finds, and that no other is started in place of."""
    with installed(monkeypatch, *languages) as daemon:
        daemon.start()
        monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)
        yield daemon
