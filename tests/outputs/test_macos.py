"""Speech with macOS's own programs, which stand-ins take the place of here."""

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest

from access_play.cli import main
from access_play.language.voice import Voicing
from access_play.outputs import macos, speech_servers, systems
from access_play.outputs.backend import UnavailableError
from access_play.outputs.macos import Say, VoiceOver, open_say, open_voiceover
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.speech import missing_voice, open_speech
from access_play.outputs.survey import survey

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")

VOICES = """\
Alex                en_US    # Most people recognize me by my voice.
Amélie              fr_CA    # Bonjour! Je m’appelle Amélie.
Eddy (Anglais (É.-U.)) en_US    # Hello! My name is Eddy.
Kyoko               ja_JP    # こんにちは! 私の名前はKyokoです。
Thomas              fr_FR    # Bonjour, je m’appelle Thomas.
"""
SAY = """\
if [ "$2" = "?" ]; then cat "{folder}/voices"; exit; fi
echo "$* |" "$(cat)" >>"{folder}/heard"
"""
OSASCRIPT = """\
for word; do :; done
if [ $# -eq 2 ]; then cat "{folder}/runs"; exit; fi
[ "$(cat "{folder}/runs")" = true ] || {{ echo "no reader"; exit; }}
echo "$word" >>"{folder}/heard"
"""

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put a program before those of the system."""
    (tmp_path / "voices").write_text(VOICES, encoding="utf-8")
    (tmp_path / "runs").write_text("true", encoding="utf-8")
    (tmp_path / "heard").touch()
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(systems, "is_macos", lambda: True)
    monkeypatch.setattr(speech_servers, "is_the_system_s", lambda: False)

    def put(name: str, program: str) -> None:
        path = tmp_path / "bin" / name
        path.write_text(f"#!/bin/sh\n{program.format(folder=tmp_path)}", encoding="utf-8")
        path.chmod(0o755)

    return put


def heard(folder: Path) -> list[str]:
    return (folder / "heard").read_text(encoding="utf-8").splitlines()


def test_each_line_is_said_by_a_voice_of_its_language(install, tmp_path, told, line):
    install("say", SAY)
    output = open_say(told)
    for each in (
        line("Ken: villager 11."),
        line("Zoé : villageois 11.", language="fr", speech="Zoé: villageois 11."),
        line("健、村人11。", language="ja", speech="けん むらびと 11。"),
    ):
        output.announce(each)
    output.close()
    assert heard(tmp_path) == [
        "-v Alex | Ken: villager 11.",
        "-v Thomas | Zoé: villageois 11.",
        "-v Kyoko | けん むらびと 11。",
    ]
    assert told.rest() == []


def test_rate_and_volume_are_what_was_chosen_and_kanji_are_sent_where_they_are_read(
    install, tmp_path, told, line
):
    install("say", SAY)
    device = Say(told, Voicing(rate=100, volume=50, kanji=True))
    device.say(line("健、村人11。", language="ja", speech="けん むらびと 11。"), Event())
    assert heard(tmp_path) == ["-v Kyoko -r 450 | [[volm 0.50]] 健、村人11。"]


def test_what_a_player_typed_is_no_command_to_the_voice(install, tmp_path, told, line):
    install("say", SAY)
    Say(told).say(line("[[volm 0]] plays."), Event())
    assert heard(tmp_path) == ["-v Alex | [ [volm 0]] plays."]


def test_a_language_without_a_voice_is_told_once_and_never_spoken(install, tmp_path, told, line):
    install("say", SAY)
    (tmp_path / "voices").write_text(VOICES.replace("ja_JP", "zh_CN"), encoding="utf-8")
    device = Say(told)
    for _ in range(2):
        device.say(line("むらびと。", language="ja"), Event())
    assert told.rest() == [notice(NoticeCode.NO_VOICE, language="ja")]
    assert heard(tmp_path) == []


def test_a_sentence_is_cut_at_once(install, tmp_path, told, line):
    install("say", SAY.replace("echo", 'echo begun >"{folder}/begun"; exec sleep 60; echo', 1))
    (tmp_path / "begun").touch()
    device, cut = Say(told), Event()
    saying = Thread(target=device.say, args=(line("A long sentence."), cut))
    saying.start()
    while not (tmp_path / "begun").read_text():
        assert saying.is_alive()
    cut.set()
    device.interrupt()
    saying.join(timeout=30)
    assert not saying.is_alive()


def test_a_cut_before_the_beginning_says_nothing(install, tmp_path, told, line):
    install("say", SAY)
    cut = Event()
    cut.set()
    Say(told).say(line("one."), cut)
    assert heard(tmp_path) == []


def test_a_voice_that_fails_is_started_anew_once_and_then_told(install, told, line):
    install("say", SAY + "exit 1\n")
    output = open_say(told)
    output.announce(line("one."))
    assert told.next() == notice(NoticeCode.FAILED)
    output.close()


def test_without_the_program_its_name_is_told(install, told, line, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    for device, program in ((Say(told), "say"), (VoiceOver(told), "osascript")):
        with pytest.raises(UnavailableError) as missing:
            device.say(line("one."), Event())
        assert missing.value.notice == notice(NoticeCode.NO_PROGRAM, program=program)


def test_voiceover_is_handed_each_line_in_order(install, tmp_path, told, line):
    install("osascript", OSASCRIPT)
    output = open_voiceover(told)
    for text in ("Ken: villager 11.", 'Zoé said "no".', "You win."):
        output.announce(line(text))
    output.close()
    assert heard(tmp_path) == ["Ken: villager 11.", 'Zoé said "no".', "You win."]
    assert told.rest() == []


def test_voiceover_is_never_started_and_its_absence_is_told(install, tmp_path, told, line):
    install("osascript", OSASCRIPT)
    (tmp_path / "runs").write_text("false", encoding="utf-8")
    output = open_voiceover(told)
    output.announce(line("one."))
    output.announce(line("two."))
    output.close()
    assert heard(tmp_path) == []
    assert told.rest() == [notice(NoticeCode.NO_READER)]
    assert "is not running then return" in " ".join(macos._OUTPUT)


def test_silence_gives_voiceover_something_new_without_words(install, tmp_path, told):
    install("osascript", OSASCRIPT)
    VoiceOver(told).silence()
    assert heard(tmp_path) == [""]


@pytest.mark.parametrize(("mode", "said"), [("direct", "one."), ("own", "-v Alex | one.")])
def test_on_macos_nothing_is_to_be_installed(install, tmp_path, told, line, mode, said):
    install("say", SAY)
    install("osascript", OSASCRIPT)
    assert missing_voice(mode) is None
    output = open_speech(mode, told)
    output.announce(line("one."))
    output.close()
    assert heard(tmp_path) == [said]


def test_its_voices_are_listed(install, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    install("say", SAY)
    install("osascript", OSASCRIPT)
    assert main(["voices", "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[:4] == [
        "Direct, with VoiceOver: the languages of its own voices.",
        "Own voice for English: Alex.",
        "Own voice for French: Thomas.",
        "Own voice for Japanese: Kyoko.",
    ]


def test_where_voiceover_does_not_run_that_is_told(install, tmp_path):
    install("say", SAY)
    install("osascript", OSASCRIPT)
    (tmp_path / "runs").write_text("false", encoding="utf-8")
    found = survey()
    assert found.direct == ()
    assert found.problems == (notice(NoticeCode.NO_READER),)
    assert found.missing == ()
