"""Speech through the screen reader: each fault of the library, and the library itself."""

import os
import sys
import textwrap
from queue import Queue
from threading import Event, Thread

import pytest

from access_play.outputs.child import ChildFailedError
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.screen_reader import ScreenReader, open_screen_reader
from access_play.outputs.screen_reader_child import Reader
from access_play.outputs.waiting import LINES
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

GUARD_SECONDS = 30

AUTO = "accessible_output2.outputs.auto"
BASE = """
    import os, pathlib
    HEARD = pathlib.Path(os.environ["HEARD"])

    def hear(*words):
        with HEARD.open("a", encoding="utf-8") as heard:
            print(*words, file=heard)

    class Reader:
        name = "fake"

        def silence(self):
            hear("silence")

    class Auto:
        reader = Reader()

        def __init__(self):
            print("Cannot find Speech Dispatcher. Please install python3-speechd.")
            os.system("echo ALSA lib pcm.c: Unknown PCM >&2")
            hear("start")

        def get_first_available_output(self):
            return self.reader

        def speak(self, text, interrupt=False):
            hear("speak", text, *["interrupt"] * interrupt)

        def braille(self, text):
            hear("braille", text)
"""


@pytest.fixture
def library(install_library, tmp_path, monkeypatch):
    """Put a library in place of the real one; what it hears is read with the result."""
    heard = tmp_path / "heard"
    heard.touch()
    monkeypatch.setenv("HEARD", str(heard))

    def install(change: str = ""):
        for package in ("accessible_output2", "accessible_output2.outputs"):
            install_library(f"{package}.__init__", "")
        install_library(AUTO, textwrap.dedent(BASE) + textwrap.dedent(change))
        return lambda: heard.read_text(encoding="utf-8").splitlines()

    return install


def say(told, *announcements) -> Worker:
    output = open_screen_reader(told)
    for announcement in announcements:
        output.announce(announcement)
    output.close()
    return output


def test_speech_and_braille_are_handed_over_apart_and_in_order(library, told, line, capfd):
    heard = library()
    say(told, line("Zoé : 11.", speech="Zoé: 11."), line("2.", speech="に"), line("3."))
    assert heard() == [
        "start",
        *("speak Zoé: 11.", "braille b Zoé : 11."),
        *("speak に", "braille b 2."),
        *("speak 3.", "braille b 3."),
    ]
    assert told.rest() == []
    assert capfd.readouterr() == ("", "")


def test_no_active_reader_is_told_once_and_asked_again(library, told, line):
    heard = library(
        """
        class Comes(Auto):
            asked = 0

            def get_first_available_output(self):
                self.asked += 1
                return self.reader if self.asked > 2 else None

        Auto = Comes
        """
    )
    say(told, line("1."), line("2."), line("3."))
    assert told.rest() == [notice(NoticeCode.NO_READER)]
    assert heard() == ["start", "speak 3.", "braille b 3."]


@pytest.mark.parametrize("error", ["ImportError('appscript')", "OSError()", "SystemExit(1)"])
def test_a_library_that_fails_to_start_is_given_up_with_one_notice(library, told, line, error):
    library(
        f"""
        class Fails(Auto):
            def __init__(self):
                raise {error}

        Auto = Fails
        """
    )
    say(told, line("1."), line("2."))
    assert told.rest() == [notice(NoticeCode.FAILED)]


def test_a_missing_library_is_told_with_what_installs_it(install_library, told, line):
    # A package that is there in part raises the same error as one that isn't there.
    install_library("accessible_output2", "raise ModuleNotFoundError(name='accessible_output2')")
    say(told, line("1."), line("2."))
    [missing] = told.rest()
    assert missing == notice(NoticeCode.NOT_INSTALLED, command='pip install ".[speech]"')


def test_a_server_that_dies_is_reached_again(library, told, line):
    heard = library(
        """
        class Dies(Auto):
            def speak(self, text):
                if text == "2." and HEARD.read_text().count("start") == 1:
                    raise ConnectionError("SSIP")
                hear("speak", text)

        Auto = Dies
        """
    )
    say(told, line("1."), line("2."), line("3."))
    assert [words for words in heard() if words.startswith("speak")] == [
        "speak 1.",
        "speak 2.",
        "speak 3.",
    ]
    assert told.rest() == []


def test_braille_that_fails_is_told_and_speech_goes_on(library, told, line):
    heard = library(
        """
        class NoBraille(Auto):
            def braille(self, text):
                hear("braille")
                raise OSError("com_error")

        Auto = NoBraille
        """
    )
    say(told, line("1."), line("2."))
    assert heard() == ["start", "speak 1.", "braille", "speak 2."]
    assert told.rest() == [notice(NoticeCode.NO_BRAILLE)]


BLOCKS = """
    from threading import Event

    class Blocks(Auto):
        def speak(self, text):
            open(os.environ["BLOCKED"], "w").close()
            Event().wait()

    Auto = Blocks
    """


@pytest.mark.skipif(sys.platform == "win32", reason="waits for the child with a named pipe")
def test_a_reader_that_blocks_is_freed_by_killing_it(library, told, line, tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    os.mkfifo(blocked)
    monkeypatch.setenv("BLOCKED", str(blocked))
    library(BLOCKS)
    reader = ScreenReader(told)
    outcome: Queue[str] = Queue()

    def say_one() -> None:
        with pytest.raises(ChildFailedError):
            reader.say(line("1."), Event())
        outcome.put("freed")

    Thread(target=say_one, daemon=True).start()
    blocked.read_text(encoding="utf-8")
    reader.kill()
    assert outcome.get(timeout=GUARD_SECONDS) == "freed"


def test_a_reader_that_blocks_is_told_once(library, told, line, monkeypatch):
    monkeypatch.setenv("BLOCKED", os.devnull)
    library(BLOCKS)
    output = Worker(ScreenReader, told, name="reader", watch=Watch(0.5, 0.0))
    for number in range(1_000):
        output.announce(line(f"{number}."))
    assert output.waiting <= LINES
    assert told.next() == notice(NoticeCode.FAILED)
    output.close()
    assert told.rest() == []


def test_stop_silences_the_reader(library, told, line):
    heard = library()
    reader = ScreenReader(told)
    reader.say(line("1."), Event())
    reader.silence()
    reader.say(line("2."), Event())
    reader.close()
    assert heard()[3:] == ["silence", "speak 2.", "braille b 2."]


def test_a_reader_without_silence_is_cut_by_speaking(library, told, line):
    heard = library("del Reader.silence")
    reader = ScreenReader(told)
    reader.silence()
    reader.say(line("1."), Event())
    reader.silence()
    reader.close()
    assert heard() == ["start", "speak 1.", "braille b 1.", "speak  interrupt"]


def test_silence_without_a_reader_is_silence(library, told, line):
    heard = library("Auto.reader = None")
    reader = ScreenReader(told)
    reader.say(line("1."), Event())
    reader.silence()
    reader.close()
    assert heard() == ["start"]


def test_a_line_that_was_cut_before_it_was_handed_over_is_not_said(library, told, line):
    heard = library()
    reader = ScreenReader(told)
    cut = Event()
    cut.set()
    reader.say(line("1."), cut)
    reader.close()
    assert heard() == ["start"]


class SpokenAuto:
    """A reader that tells between two times that it speaks; its clock only runs in pauses."""

    name = "fake"

    def __init__(self, begin: float, end: float) -> None:
        self.now = 0.0
        self._begin = begin
        self._end = end

    def get_first_available_output(self) -> "SpokenAuto":
        return self

    def speak(self, text: str) -> None:
        self.text = text

    braille = speak

    def silence(self) -> None:
        self._end = self.now

    def is_speaking(self) -> bool:
        return self._begin <= self.now < self._end

    def pause(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize(
    ("begin", "end", "characters", "least", "most"),
    [
        (0.0, 4.0, 30, 4.3, 4.5),  # told, and waited for to its end
        (0.2, 4.0, 30, 4.3, 4.5),  # begins a little later
        (0.0, 0.5, 100, 0.8, 1.0),  # a fast voice is not waited for longer than it speaks
        (0.0, 0.0, 30, 2.1, 2.3),  # its beginning was missed: the usual time is waited for
        (0.0, 0.0, 0, 0.3, 0.5),  # nothing was said
        (0.0, 99.0, 30, 10.0, 10.2),  # no end is told: there is a bound
    ],
)
def test_the_last_sentence_ends_before_the_process_does(begin, end, characters, least, most):
    auto = SpokenAuto(begin, end)
    reader = Reader(auto, lambda: auto.now, auto.pause)
    reader.say("x" * characters, "")
    reader.linger()
    assert least <= auto.now <= most


def test_silence_is_not_lingered_over():
    auto = SpokenAuto(0.0, 9.0)
    reader = Reader(auto, lambda: auto.now, auto.pause)
    reader.say("x" * 100, "")
    reader.silence()
    reader.linger()
    assert auto.now < 0.5


def test_sapi_is_waited_for_and_reads_no_markup(library, told, line):
    heard = library(
        """
        class Voice:
            def WaitUntilDone(self, milliseconds):
                hear("wait", milliseconds)

        Reader.name = "sapi5"
        Reader.object = Voice()
        """
    )
    say(told, line("Tom & Zoé."))
    assert heard() == ["start", "speak Tom &amp; Zoé.", "braille b Tom & Zoé.", "wait 10000"]


def test_the_real_library_without_any_reader_is_one_notice_and_no_noise(
    told, line, capfd, tmp_path, monkeypatch
):
    pytest.importorskip(
        "accessible_output2", reason="accessible-output2 is missing: pip install '.[speech]'"
    )
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/nobody")
    say(told, line("1."), line("2."), line("3."))
    notices = told.rest()
    if sys.platform == "linux":
        assert notices == [notice(NoticeCode.NO_READER)]
    assert len(notices) <= 1
    assert capfd.readouterr() == ("", "")
