"""Who speaks is one choice, and one word decides it."""

import subprocess
import sys

import pytest

from access_play.language.voice import MODES
from access_play.outputs import speech
from access_play.outputs.install import not_installed
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.speech import Source, UnknownMode, missing_voice, open_speech, resolve_mode
from access_play.outputs.worker import Worker

VARIABLE = "ACCESS_PLAY_SPEECH"


@pytest.mark.parametrize(
    ("flag", "environment", "setting", "mode"),
    [
        (None, {}, None, "reader"),
        (None, {}, "own", "own"),
        (None, {VARIABLE: "direct"}, "own", "direct"),
        ("off", {VARIABLE: "direct"}, "own", "off"),
        ("", {VARIABLE: " "}, "own", "own"),
        (" Direct ", {}, None, "direct"),
    ],
)
def test_the_nearest_choice_counts(flag, environment, setting, mode):
    assert resolve_mode(flag, environment, setting) == mode


@pytest.mark.parametrize(
    ("flag", "environment", "setting", "source"),
    [
        ("robot", {VARIABLE: "own"}, "own", Source.FLAG),
        (None, {VARIABLE: "robot"}, "own", Source.ENVIRONMENT),
        (None, {}, "robot", Source.SETTING),
    ],
)
def test_an_unknown_word_is_told_and_never_guessed(flag, environment, setting, source):
    unknown = resolve_mode(flag, environment, setting)
    assert unknown == UnknownMode("robot", source)
    assert unknown.notice == notice(
        NoticeCode.UNKNOWN_MODE, word="robot", choices="reader, direct, own, off"
    )


@pytest.mark.parametrize("mode", MODES)
def test_a_way_of_speaking_that_lacks_its_library_is_known_before_it_speaks(mode, monkeypatch):
    monkeypatch.setattr(speech.speech_servers, "is_the_system_s", lambda: False)
    monkeypatch.setattr(speech.systems, "is_macos", lambda: False)
    monkeypatch.setattr(
        speech, "find_spec", lambda name: None if name == "accessible_output2" else object()
    )
    assert missing_voice(mode) == (not_installed() if mode == "direct" else None)
    monkeypatch.setattr(speech, "find_spec", lambda _library: None)
    assert missing_voice(mode) == (not_installed() if mode in {"direct", "own"} else None)


@pytest.mark.parametrize(
    ("environment", "program", "missing"),
    [
        ({}, None, True),
        ({}, "/usr/bin/speech-dispatcher", False),
        ({"SPEECHD_ADDRESS": "inet_socket:elsewhere:6560"}, None, False),
    ],
)
def test_a_system_without_its_speech_server_is_known_before_it_speaks(
    environment, program, missing, monkeypatch, tmp_path
):
    servers = speech.speech_servers
    monkeypatch.setattr(servers, "is_the_system_s", lambda: True)
    monkeypatch.setattr(servers.shutil, "which", lambda _name: program)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    told = notice(NoticeCode.NO_PROGRAM, program="speech-dispatcher")
    assert missing_voice("direct") == (told if missing else None)
    assert missing_voice("reader") is None


@pytest.mark.parametrize("mode", MODES)
def test_the_program_speaks_only_when_asked(mode, told):
    output = open_speech(mode, told)
    assert isinstance(output, Worker) is (mode in {"direct", "own"})
    if output is not None:
        output.close()


def test_no_library_is_loaded_into_the_game():
    script = """
import sys
from access_play.outputs.speech import open_speech
for mode in ("direct", "own"):
    output = open_speech(mode, print)
    output.close()
print([name for name in ("pyttsx3", "accessible_output2", "prompt_toolkit") if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "[]\n"
