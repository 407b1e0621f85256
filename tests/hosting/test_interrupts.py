"""Ctrl-C while something is set up waits for its end."""

import signal
import sys
import threading

import pytest

from access_play.hosting.interrupts import interrupted_once, interrupts_held, interrupts_over


@pytest.fixture(autouse=True)
def usual_handler(monkeypatch: pytest.MonkeyPatch) -> object:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_comes_after_the_block() -> None:
    done = []

    def block() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            done.append(True)

    with pytest.raises(KeyboardInterrupt):
        block()
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_error_in_the_block_is_the_error() -> None:
    def block() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 (its kind is all it has)
        block()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_without_an_interrupt_nothing_happens() -> None:
    with interrupts_held():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_is_ignored_stays_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interrupts_held():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        if sys.platform != "win32":
            signal.raise_signal(signal.SIGINT)


def test_another_thread_holds_nothing() -> None:
    found = []

    def run() -> None:
        with interrupts_held():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert found == [signal.default_int_handler]


@pytest.mark.parametrize("to_the_end", [False, True])
def test_a_key_held_down_interrupts_once(*, to_the_end: bool) -> None:
    left = []

    def block() -> None:
        with interrupted_once(to_the_end=to_the_end):
            try:
                signal.raise_signal(signal.SIGINT)
            finally:
                signal.raise_signal(signal.SIGINT)
                signal.raise_signal(signal.SIGINT)
                left.append(True)

    with pytest.raises(KeyboardInterrupt):
        block()
    assert left
    after = signal.SIG_IGN if to_the_end else signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is after


def test_a_held_interrupt_is_the_first() -> None:
    def block() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)

    with interrupted_once(to_the_end=False):
        with pytest.raises(KeyboardInterrupt):
            block()
        signal.raise_signal(signal.SIGINT)


def test_who_is_leaving_is_not_interrupted() -> None:
    with interrupted_once(to_the_end=False):
        interrupts_over()
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
