"""Speech with a voice of our own: each fault of the library, and the library itself."""

import ctypes.util
import os
import shutil
import sys
import textwrap
from queue import Queue
from threading import Event, Thread

import pytest

from access_play.outputs.child import Child
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.synthesiser import CHILD, WATCH, Synthesiser
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

GUARD_SECONDS = 30
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="uses a shell script or named pipe")

BASE = """
    import os, pathlib
    HEARD = pathlib.Path(os.environ["HEARD"])

    def hear(*words):
        with HEARD.open("a", encoding="utf-8") as heard:
            print(*words, file=heard)

    class Voice:
        def __init__(self, id, name, languages):
            self.id, self.name, self.languages = id, name, languages

    class Engine:
        voices = [
            Voice("en", "English", ["en"]),
            Voice("fr", "French", ["fr-fr"]),
            Voice("ja", "Japanese", ["ja"]),
        ]

        def __init__(self):
            print("Audio saved to X")
            self.calls, self.text, self.voice = {}, None, "en"

        def connect(self, topic, call):
            self.calls[topic] = call

        def getProperty(self, name):
            return {"voices": self.voices, "voice": self.voice}[name]

        def setProperty(self, name, value):
            self.voice = value

        def say(self, text):
            self.text = text

        def runAndWait(self):
            hear(self.voice, self.text)
            self.calls["finished-utterance"](name=None, completed=True)

        def __str__(self):
            return "fake"

    def init(driver=None):
        hear("init", os.getpid())
        return Engine()
"""


@pytest.fixture
def library(install_library, tmp_path, monkeypatch):
    """Put a library in place of the real one; what was heard is read with the result."""
    heard = tmp_path / "heard"
    heard.touch()
    monkeypatch.setenv("HEARD", str(heard))

    def install(change: str = ""):
        install_library("pyttsx3", textwrap.dedent(BASE) + textwrap.dedent(change))

        def spoken() -> list[str]:
            lines = heard.read_text(encoding="utf-8").splitlines()
            return [words for words in lines if not words.startswith("init")]

        return spoken

    return install


def open_one_by_one(told) -> Worker:
    """Open it so that every line is an utterance, however fast lines come."""
    return Worker(Synthesiser, told, name="one by one", watch=WATCH, waiting=Waiting(joined=1))


def say(told, *announcements) -> None:
    output = open_one_by_one(told)
    for announcement in announcements:
        output.announce(announcement)
    output.close()


def test_every_line_is_said_in_its_language_and_order(library, told, line, capfd):
    heard = library()
    say(
        told,
        line("Ken: villager 11."),
        line("Zoé : villageois 11.", language="fr", speech="Zoé: villageois 11."),
        line("健、村人 11。", language="ja", speech="けん むらびと 11。"),
        line("Your turn."),
    )
    assert heard() == [
        "en Ken: villager 11.",
        "fr Zoé: villageois 11.",
        "ja けん むらびと 11。",
        "en Your turn.",
    ]
    assert told.rest() == []
    assert capfd.readouterr() == ("", "")


FAULTS = {
    "says only the first": """
        class Fault(Engine):
            said = 0

            def runAndWait(self):
                Fault.said += 1
                if Fault.said == 1:
                    super().runAndWait()
        """,
    "run loop already started": """
        class Fault(Engine):
            said = 0

            def runAndWait(self):
                Fault.said += 1
                if Fault.said > 1:
                    raise RuntimeError("run loop already started")
                super().runAndWait()
        """,
    "keeps one text": """
        class Fault(Engine):
            text = None

            def say(self, text):
                Fault.text = Fault.text or text

            def runAndWait(self):
                self.text = Fault.text
                super().runAndWait()
        """,
    "returns before the end": """
        import threading

        class Fault(Engine):
            def runAndWait(self):
                threading.Timer(0.05, super().runAndWait).start()
        """,
    "prints": """
        import sys

        class Fault(Engine):
            def runAndWait(self):
                print("Playback error")
                os.system("echo sh: aplay: not found >&2")
                super().runAndWait()
        """,
    "crashes at its end": """
        import atexit

        atexit.register(os.abort)
        Fault = Engine
        """,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_third_line_is_said_whatever_the_engine_does_after_the_first(
    library, told, line, capfd, fault
):
    heard = library(textwrap.dedent(FAULTS[fault]) + "\nEngine = Fault\n")
    say(told, line("1."), line("2."), line("3."))
    assert heard() == ["en 1.", "en 2.", "en 3."]
    assert told.rest() == []
    assert capfd.readouterr() == ("", "")


def test_an_engine_that_raises_once_is_asked_again(library, told, line):
    heard = library(
        """
        class Raises(Engine):
            def runAndWait(self):
                if self.text == "2." and not HEARD.with_suffix(".raised").exists():
                    HEARD.with_suffix(".raised").touch()
                    raise RuntimeError("run loop already started")
                super().runAndWait()

        Engine = Raises
        """
    )
    say(told, line("1."), line("2."), line("3."))
    assert heard() == ["en 1.", "en 2.", "en 3."]
    assert told.rest() == []


@pytest.mark.parametrize("act", ["raise RuntimeError('no')", "os._exit(1)", "os.abort()"])
def test_an_engine_that_always_fails_is_given_up_with_one_notice(library, told, line, act):
    library(
        f"""
        class Fails(Engine):
            def runAndWait(self):
                {act}

        Engine = Fails
        """
    )
    say(told, line("1."), line("2."))
    assert told.rest() == [notice(NoticeCode.FAILED)]


def test_an_engine_that_hangs_is_given_up_with_one_notice(library, told, line):
    library(
        """
        class Hangs(Engine):
            def runAndWait(self):
                while True:
                    from threading import Event
                    Event().wait()

        Engine = Hangs
        """
    )
    output = Worker(Synthesiser, told, name="synthesiser", watch=Watch(0.5, 0.0))
    output.announce(line("1."))
    assert told.next() == notice(NoticeCode.FAILED)
    output.close()
    assert told.rest() == []


def test_a_voice_that_cannot_be_set_never_speaks_with_another(library, told, line):
    heard = library(
        """
        class NoVoice(Engine):
            def setProperty(self, name, value):
                self.refused = True

            def runAndWait(self):
                if getattr(self, "refused", False):
                    self.calls["error"](name=None, exception=ValueError("voice"))
                super().runAndWait()

        Engine = NoVoice
        """
    )
    say(told, line("1."), line("un.", language="fr"))
    assert heard() == ["en 1."]
    assert told.rest() == [notice(NoticeCode.FAILED)]


def test_a_language_without_a_voice_is_told_once_and_never_spoken(library, told, line):
    heard = library("Engine.voices = Engine.voices[:2]")
    say(
        told,
        line("いち", language="ja"),
        line("1."),
        line("に", language="ja"),
        line("deux.", language="fr"),
        line("さん", language="ja"),
    )
    assert heard() == ["en 1.", "fr deux."]
    assert told.rest() == [notice(NoticeCode.NO_VOICE, language="ja")]


def test_voices_without_languages_are_known_by_id_and_name(library, told, line):
    heard = library(
        """
        TOKENS = "HKEY_LOCAL_MACHINE\\\\SOFTWARE\\\\Microsoft\\\\Speech\\\\Voices\\\\Tokens\\\\"
        Engine.voices = [
            Voice(TOKENS + "TTS_MS_EN-US_ZIRA_11.0", "Zira", []),
            Voice("{hortense}", "Hortense, French", None),
            Voice("kyoko", None, [b"\\x05ja"]),
        ]
        """
    )
    say(told, line("1."), line("un.", language="fr"), line("いち", language="ja"))
    assert [words.rpartition("\\")[2] for words in heard()] == [
        "TTS_MS_EN-US_ZIRA_11.0 1.",
        "{hortense} un.",
        "kyoko いち",
    ]
    assert told.rest() == []


def test_a_missing_library_is_told_once_with_what_installs_it(install_library, told, line):
    install_library("pyttsx3", "raise ModuleNotFoundError(name='pyttsx3')")
    say(told, line("1."), line("2."))
    assert told.rest() == [notice(NoticeCode.NOT_INSTALLED, command='pip install ".[speech]"')]


@pytest.mark.skipif(sys.platform != "linux", reason="eSpeak is Linux's engine")
def test_a_missing_engine_is_told_by_name(library, told, line):
    library(
        """
        def init(driver=None):
            raise RuntimeError("This means you probably do not have eSpeak installed!")
        """
    )
    say(told, line("1."), line("2."))
    assert told.rest() == [notice(NoticeCode.NO_PROGRAM, program="espeak-ng")]


@pytest.fixture
def player(tmp_path, monkeypatch):
    """Put a program in place of aplay, or nothing."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))

    def put(script: str | None) -> None:
        if script is not None:
            write_program(folder / "aplay", script)

    return put


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (None, [notice(NoticeCode.NO_PROGRAM, program="aplay")]),
        ("exit 1", [notice(NoticeCode.NO_SOUND)]),
        ("exit 0", []),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="aplay is Linux's player")
def test_a_sound_that_cannot_be_played_is_told_once(library, told, line, player, script, expected):
    heard = library("Engine.__str__ = lambda self: 'espeak'")
    player(script)
    say(told, line("1."), line("2."))
    assert told.rest() == expected
    assert heard() == ([] if expected else ["en 1.", "en 2."])


@posix_only
def test_stop_ends_the_sentence_and_what_follows_is_said(
    library, told, line, tmp_path, monkeypatch
):
    speaking = tmp_path / "speaking"
    os.mkfifo(speaking)
    monkeypatch.setenv("SPEAKING", str(speaking))
    heard = library(
        """
        class Long(Engine):
            def runAndWait(self):
                if self.text == "long.":
                    open(os.environ["SPEAKING"], "w").close()
                    from threading import Event
                    Event().wait()
                super().runAndWait()

        Engine = Long
        """
    )
    output = open_one_by_one(told)
    output.announce(line("long."))
    output.announce(line("forgotten."))
    speaking.read_text(encoding="utf-8")
    output.stop()
    output.announce(line("2."))
    output.close()
    assert heard() == ["en 2."]
    assert told.rest() == []


def test_a_line_that_is_cut_before_its_engine_is_ready_is_not_said(library, told, line):
    heard = library()
    synthesiser = Synthesiser(told)
    cut = Event()
    cut.set()
    synthesiser.say(line("1."), cut)
    synthesiser.say(line("2."), Event())
    synthesiser.close()
    assert heard() == ["en 2."]


@posix_only
def test_the_next_engine_starts_while_a_sentence_is_said(
    library, told, line, tmp_path, monkeypatch
):
    spare = tmp_path / "spare"
    os.mkfifo(spare)
    monkeypatch.setenv("SPARE", str(spare))
    heard = library(
        """
        class Waits(Engine):
            def runAndWait(self):
                open(os.environ["SPARE"]).read()
                super().runAndWait()

        def init(driver=None):
            with HEARD.open("a") as heard:
                heard.write("init\\n")
            if HEARD.read_text().count("init") == 2:
                open(os.environ["SPARE"], "w").close()
            return Waits()
        """
    )
    # The first sentence only ends when a second engine has been started beside it.
    synthesiser = Synthesiser(told)
    ended: Queue[str] = Queue()
    Thread(
        target=lambda: (synthesiser.say(line("1."), Event()), ended.put("ended")), daemon=True
    ).start()
    assert ended.get(timeout=GUARD_SECONDS) == "ended"
    synthesiser.close()
    assert heard() == ["en 1."]


def test_nothing_is_left_behind(library, told, line, tmp_path, monkeypatch):
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    library(
        """
        class Litters(Engine):
            def runAndWait(self):
                import tempfile
                tempfile.NamedTemporaryFile(suffix=".wav", delete=False).close()
                super().runAndWait()

        Engine = Litters
        """
    )
    say(told, line("1."), line("2."))
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("languages", [("en", "fr"), ("en",)])
def test_the_real_library_with_its_dummy_driver(told, line, languages):
    pytest.importorskip("pyttsx3", reason="pyttsx3 is missing: pip install '.[speech]'")
    synthesiser = Synthesiser(told, spawn=lambda place: Child(CHILD, [place, "dummy"]))
    for language in languages:
        synthesiser.say(line("1.", language=language), Event())
    synthesiser.close()
    missing = [notice(NoticeCode.NO_VOICE, language="fr")] if "fr" in languages else []
    assert told.rest() == missing


@pytest.mark.skipif(
    sys.platform != "linux" or ctypes.util.find_library("espeak-ng") is None,
    reason="needs Linux with libespeak-ng (apt install libespeak-ng1)",
)
def test_the_real_library_says_every_line_in_its_language(told, line, tmp_path, monkeypatch, capfd):
    pytest.importorskip("pyttsx3", reason="pyttsx3 is missing: pip install '.[speech]'")
    played = tmp_path / "played"
    folder = tmp_path / "bin"
    folder.mkdir()
    # The probe is read to its end; a sentence leaves the size of its sound file.
    script = f'case "$2" in -) exec cat;; esac; wc -c <"$1" >>{played}; echo noise; echo noise >&2'
    write_program(folder / "aplay", script)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    say(
        told,
        line("Ken: villager 11."),
        line("Zoé: villageois 11.", language="fr"),
        line("健", language="ja", speech="けん むらびと 11"),
        line("Your turn."),
    )
    sizes = [int(size) for size in played.read_text(encoding="utf-8").split()]
    header = 44
    assert len(sizes) == 4
    assert min(sizes) > 100 * header
    assert told.rest() == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("aplay") is None,
    reason="needs Linux with aplay (apt install alsa-utils)",
)
def test_the_real_player_without_a_sound_card_is_told_once(told, line, monkeypatch, tmp_path):
    pytest.importorskip("pyttsx3", reason="pyttsx3 is missing: pip install '.[speech]'")
    if ctypes.util.find_library("espeak-ng") is None:
        pytest.skip("libespeak-ng is not installed (apt install libespeak-ng1)")
    nobody = tmp_path / "asound.conf"
    nobody.write_text("pcm.!default { type hw card 31 }\n", encoding="utf-8")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(nobody))
    say(told, line("1."), line("2."))
    assert told.rest() == [notice(NoticeCode.NO_SOUND)]


def write_program(path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
