"""A library in a process of its own can print, hang and die without the game's notice."""

import os
import select
import sys
from collections.abc import Callable, Iterator

import pytest

from access_play.outputs.child import Child, ChildFailedError

GUARD_SECONDS = 30
posix_only = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows ends what a process started with its job object"
)

NOISY = """
    import ctypes, os, sys
    from access_play.outputs.child_pipe import Pipe

    def main(arguments):
        pipe = Pipe()
        print("noise of a library")
        print("and its complaints", file=sys.stderr)
        os.write(1, b"noise of C code")
        os.write(2, b"and its complaints")
        os.system("echo noise of a program; echo and its complaints >&2")
        pipe.send(voice=" ".join(arguments))
        while (order := pipe.receive()) is not None:
            pipe.send(detail=order["text"])
"""
DEAD = """
    def main(arguments):
        raise SystemExit(3)
"""
FAILING = """
    from access_play.outputs.child_pipe import Pipe

    def main(arguments):
        Pipe().send(failed="library", detail="espeak")
"""
TALKING_NONSENSE = """
    import sys

    def main(arguments):
        print("Cannot find Speech Dispatcher. Please install it.")
        sys.stdin.read()
"""
WITH_A_PLAYER = """
    import subprocess
    from access_play.outputs.child_pipe import Pipe

    def main(arguments):
        pipe = Pipe()
        with open(arguments[0], "w") as sound:
            player = subprocess.Popen(["sleep", "600"], stdout=sound)
        pipe.send()
        player.wait()
"""


@pytest.fixture
def spawn(install_library) -> Iterator[Callable[..., Child]]:
    children: list[Child] = []

    def start(source: str, *arguments: str) -> Child:
        install_library("a_child", source)
        children.append(Child("a_child", arguments))
        return children[-1]

    yield start
    for child in children:
        child.end()


def test_orders_and_replies_are_untouched_by_what_a_library_prints(spawn, capfd):
    child = spawn(NOISY, "one", "two words")
    assert child.receive().voice == "one two words"
    for text in ("Zoé : villageois 11", "にんじゃ ななばん を", "♥ & < \\ \" '"):
        assert child.ask(text=text).detail == text
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("source", [DEAD, TALKING_NONSENSE])
def test_a_child_that_dies_or_talks_nonsense_has_failed(spawn, source):
    child = spawn(source)
    with pytest.raises(ChildFailedError):
        child.receive()


def test_a_failure_tells_what_failed(spawn):
    with pytest.raises(ChildFailedError) as raised:
        spawn(FAILING).receive()
    assert (raised.value.reply.failed, raised.value.reply.detail) == ("library", "espeak")


def test_a_dead_child_can_be_asked_in_vain(spawn):
    child = spawn(NOISY)
    child.receive()
    child.end()
    with pytest.raises(ChildFailedError):
        child.ask(text="anything")


def test_a_child_ends_when_the_line_is_closed(spawn):
    child = spawn(NOISY)
    child.receive()
    child.let_go()
    child.kill()
    with pytest.raises(ChildFailedError):
        child.receive()


@posix_only
def test_what_a_child_started_is_killed_with_it(spawn, tmp_path):
    sound = tmp_path / "sound"
    os.mkfifo(sound)
    listening = os.open(sound, os.O_RDONLY | os.O_NONBLOCK)
    child = spawn(WITH_A_PLAYER, str(sound))
    child.receive()
    child.end()
    # The pipe reads as ended once nobody is left who could write to it.
    assert select.select([listening], [], [], GUARD_SECONDS)[0] == [listening]
    assert os.read(listening, 1) == b""
    os.close(listening)


def test_a_module_in_the_folder_one_plays_in_is_no_library(spawn, tmp_path, monkeypatch):
    (tmp_path / "ctypes.py").write_text("raise SystemExit", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert spawn(NOISY, "safe").receive().voice == "safe"
