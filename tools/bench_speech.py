# mypy: disable-error-code="unreachable"
"""Measure what speech costs a player, on pseudo-terminals, as ratios within one run.

1. A typed question, with speech off and with each backend hung: is it answered as fast?
2. From a computer player's move, at the moment it is handed to the table, to the first byte of
   its announcement, and to the request at the speech server; against a bare echo.
3. From the start to the first prompt, with speech off and on.

    python tools/bench_speech.py [LINES]

The programs take turns, so that a busy machine is as busy for each.
"""

import json
import os
import pty
import re
import signal
import socket
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from bench_terminal import BARE

LINES: Final = 60
STARTS: Final = 9
WARM_UP: Final = 5
ROOT: Final = Path(__file__).parents[1]
PROMPT: Final = re.compile(rb"(?:: |> )\Z")
WAITING: Final = re.compile(rb"Enter: \Z")
GAME: Final = ("play", "hagakure", "--seats", "3", "--bots", "random", "--language", "en")
HUNG: Final = "import time\ntime.sleep(1_000_000)\n"
LIBRARIES: Final = ("accessible_output2", "pyttsx3", "pygame")

PLAIN: Final = "import sys; from access_play.cli import main; sys.exit(main(sys.argv[1:]))"
STAMPED: Final = """
import os, sys, time
from access_play.core.table import Table
pipe, announce = int(os.environ["STAMPS"]), Table.announce
def stamped(self, seat, move, **how):
    if seat > 0:
        os.write(pipe, b"%d\\n" % time.monotonic_ns())
    return announce(self, seat, move, **how)
Table.announce = stamped
from access_play.cli import main
sys.exit(main(sys.argv[1:]))
"""


if sys.platform == "win32":
    sys.exit("This needs pseudo-terminals, which Windows does not have.")


class Program:
    """A Python program on a pseudo-terminal of its own, in a folder of its own."""

    def __init__(self, code: str, words: Sequence[str], environment: dict[str, str]) -> None:
        start = time.monotonic_ns()
        self._process, self._terminal = pty.fork()
        if self._process == 0:
            os.chdir(ROOT)
            command = [sys.executable, "-c", code, *words]
            os.execve(sys.executable, command, {**os.environ, **environment})  # noqa: S606
        os.set_inheritable(self._terminal, False)  # noqa: FBT003 - or the next program holds it
        self.reads: list[tuple[int, bytes]] = []
        """What came since the last line was typed, and when."""
        self.until_prompt()
        self.started = self.reads[-1][0] - start

    def types(self, line: str) -> int:
        """Type a line and wait for the prompt; return the nanoseconds until its first answer."""
        self.reads = []
        start = time.monotonic_ns()
        os.write(self._terminal, f"{line}\r".encode())
        echo = f"{line}\r\n".encode()
        while not self.told.partition(echo)[2]:
            self._read()
        taken = self.reads[-1][0] - start
        self.until_prompt()
        return taken

    def until_prompt(self) -> None:
        """Read on until a prompt stands at the end."""
        while not PROMPT.search(self.told):
            self._read()

    @property
    def told(self) -> bytes:
        """All that came since the last line was typed."""
        return b"".join(data for _, data in self.reads)

    def end(self) -> None:
        """End the program and free its terminal."""
        os.kill(self._process, signal.SIGKILL)  # or it would give its voice time to end
        os.close(self._terminal)
        os.waitpid(self._process, 0)

    def _read(self) -> None:
        data = os.read(self._terminal, 65_536)
        self.reads.append((time.monotonic_ns(), data))


class SpeechServer:
    """Speaks its clients' protocol: hangs for ever, or notes when a request comes."""

    def __init__(self, folder: Path, *, hangs: bool) -> None:
        self.address = f"unix_socket:{folder}/ssip"
        self.requests: list[int] = []
        self._hangs = hangs
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(f"{folder}/ssip")
        self._socket.listen()
        Thread(target=self._serve, daemon=True).start()

    def request_after(self, moment: int) -> int:
        """Wait for the first request after a moment; return when it came."""
        while not (self.requests and self.requests[-1] > moment):
            time.sleep(0.0005)
        return next(each for each in self.requests if each > moment)

    def _serve(self) -> None:
        clients = []
        while True:
            clients.append(self._socket.accept()[0])
            if not self._hangs:
                Thread(target=self._answer, args=(clients[-1],), daemon=True).start()

    def _answer(self, client: socket.socket) -> None:
        speaking = False
        for line in client.makefile("rb"):
            if speaking:
                speaking = line != b".\r\n"
                reply = "" if speaking else "225-1\r\n225 OK\r\n702-1\r\n702-1\r\n702 END\r\n"
            else:
                speaking = line == b"SPEAK\r\n"
                if speaking:
                    self.requests.append(time.monotonic_ns())
                reply = _REPLIES.get(line.decode().strip(), "208 OK\r\n")
            client.sendall(reply.encode())


_REPLIES: Final = {
    "SPEAK": "230 OK\r\n",
    "GET OUTPUT_MODULE": "251-fake\r\n251 OK\r\n",
    "LIST OUTPUT_MODULES": "250-fake\r\n250 OK\r\n",
    "LIST SYNTHESIS_VOICES": "249-voice\ten\tnone\r\n249 OK\r\n",
}


class Bench:
    """Starts programs in folders of their own, below one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._libraries = folder / "libraries"
        self._libraries.mkdir()
        for name in LIBRARIES:
            (self._libraries / f"{name}.py").write_text(HUNG, encoding="utf-8")

    def game(
        self, speech: str, *, code: str = PLAIN, server: str = "", **settings: object
    ) -> Program:
        """Start a game; where no server is given, every backend is one that hangs."""
        home = self._new_folder()
        chosen = {"language": "en", "speech": speech, **settings}
        (home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
        if not server:
            server = SpeechServer(home, hangs=True).address
        environment = {
            "ACCESS_PLAY_HOME": str(home),
            "PYTHONPATH": f"{self._libraries}{os.pathsep}{ROOT}",
            "SPEECHD_ADDRESS": server,
            "ACCESS_PLAY_SPEECH": speech,
            "TERM": "xterm",
        }
        return Program(code, GAME, environment)

    def echo(self) -> Program:
        """Start a bare loop around ``input()``."""
        return Program(BARE, (), {})

    def noting_server(self) -> SpeechServer:
        """Start a server that answers at once."""
        return SpeechServer(self._new_folder(), hangs=False)

    def _new_folder(self) -> Path:
        home = self._folder / str(sum(1 for _ in self._folder.iterdir()))
        home.mkdir()
        return home


def questions(bench: Bench, lines: int) -> None:
    """Ask for the hand, by turns, of games that differ in nothing but who speaks."""
    programs = {
        "speech off": bench.game("off"),
        "a hung speech server": bench.game("direct"),
        "a hung synthesiser": bench.game("own"),
        "a hung server and hung sounds": bench.game("direct", sounds=True),
    }
    taken: dict[str, list[int]] = {name: [] for name in programs}
    order = list(programs)
    for _ in range(WARM_UP + lines):
        for name in order:
            taken[name].append(programs[name].types("h"))
        order.append(order.pop(0))  # whoever is first has waited longest
    _tell("a typed question, answered with", taken)
    for program in programs.values():
        program.end()


def moves(bench: Bench, lines: int) -> None:
    """Let computer players move one at a time, and compare with an echo."""
    pipe, write = os.pipe()
    os.set_inheritable(write, True)  # noqa: FBT003
    os.environ["STAMPS"] = str(write)
    server, echo = bench.noting_server(), bench.echo()
    game = bench.game("direct", code=STAMPED, server=server.address, pace="enter")
    taken: dict[str, list[int]] = {"a bare echo": [], "the first byte": [], "the request": []}
    while len(taken["the request"]) < WARM_UP + lines:
        if not WAITING.search(game.told):
            if b"The game is over" in game.told:
                game.end()
                game = bench.game("direct", code=STAMPED, server=server.address, pace="enter")
            game.types("m 1")
            continue
        _drained(pipe)
        taken["a bare echo"].append(echo.types("h"))
        game.types("")
        moved = int(os.read(pipe, 4096).split()[0])
        taken["the first byte"].append(next(at for at, _ in game.reads if at > moved) - moved)
        taken["the request"].append(server.request_after(moved) - moved)
    _tell("from a computer player's move, against", taken)
    game.end()
    echo.end()


def starts(bench: Bench) -> None:
    """Start games by turns."""
    ways = {"speech off": "off", "a hung speech server": "direct", "a hung synthesiser": "own"}
    taken: dict[str, list[int]] = {name: [] for name in ways}
    for _ in range(1 + STARTS):
        for name, speech in ways.items():
            program = bench.game(speech)
            taken[name].append(program.started)
            program.end()
    _tell("to the first prompt, with", taken, dropped=1)


def _drained(pipe: int) -> None:
    os.set_blocking(pipe, False)
    try:
        while os.read(pipe, 65_536):
            pass
    except BlockingIOError:
        os.set_blocking(pipe, True)


def _tell(title: str, taken: dict[str, list[int]], *, dropped: int = WARM_UP) -> None:
    """Print medians, as ratios to the first."""
    medians = {name: statistics.median(times[dropped:]) for name, times in taken.items()}
    usual = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"{title} {name}: {median / 1e6:.2f} ms, ratio {median / usual:.2f}")


def main() -> None:
    """Measure all three."""
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    with TemporaryDirectory(prefix="bench-") as folder:
        bench = Bench(Path(folder))
        questions(bench, lines)
        moves(bench, lines)
        starts(bench)


if __name__ == "__main__":
    main()
