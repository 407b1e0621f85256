"""The commands that list the voices and the sounds of this computer."""

import sys
from pathlib import Path

import pytest

from access_play.cli.commands import sounds, voices
from access_play.cli.guard import guarded
from access_play.games.sayings import Cue
from access_play.outputs import survey as survey_module
from access_play.outputs.child import Child, ChildFailedError, Reply, VoiceInfo
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.survey import Speaking, Survey, survey, try_out
from tests.cli.processes import access_play
from tests.outputs.daemon import needs_server, running

PACKAGES = "sudo apt install speech-dispatcher speech-dispatcher-espeak-ng alsa-utils"
NO_SERVER = notice(NoticeCode.NO_PROGRAM, program="speech-dispatcher")


class Silent:
    """A device that notes what it is to say."""

    def __init__(self, problem: NoticeCode | None = None) -> None:
        self.said: list[tuple[str, str]] = []
        self._problem = problem

    def start(self, tell) -> "Silent":
        if self._problem is not None:
            tell(notice(self._problem))
        return self

    def say(self, announcement, _cut) -> None:
        self.said.append((announcement.language, announcement.speech))

    def silence(self) -> None: ...

    def interrupt(self) -> None: ...

    def kill(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("ACCESS_PLAY_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setattr(sys, "platform", "linux")


def told(capsys, *words: str) -> list[str]:
    guarded(words)
    return capsys.readouterr().out.replace("\u00a0", " ").splitlines()


def found(monkeypatch, **what) -> None:
    monkeypatch.setattr(voices, "survey", lambda _voicing: Survey(**what))


def test_voices_are_listed_by_language_with_what_is_missing(monkeypatch, capsys):
    direct = Speaking("espeak-ng", {"en": "", "fr": ""}, Silent().start)
    own = Speaking("", {"en": "English (America)"}, Silent().start)
    found(monkeypatch, direct=(direct,), own=(own,))
    assert told(capsys, "voices") == [
        "Direct, with espeak-ng: English and French.",
        "Own voice for English: English (America).",
        "No voice that is listed here speaks Japanese.",
        f"On Debian or Ubuntu, voices for all three languages: {PACKAGES}",
        "To hear one sentence of each: access-play voices test",
    ]


def test_where_there_is_nothing_it_is_said_how_it_is_installed(monkeypatch, capsys):
    found(monkeypatch, problems=(NO_SERVER,))
    lines = told(capsys, "voices", "--language", "fr")
    assert lines[0].startswith("Aucune voix")
    assert "speech-dispatcher" in lines[0]
    assert [line for line in lines if "parle" in line] == [
        "Aucune voix de cette liste ne parle anglais.",
        "Aucune voix de cette liste ne parle français.",
        "Aucune voix de cette liste ne parle japonais.",
    ]
    assert lines[-1].startswith("Sous Debian ou Ubuntu")


@pytest.mark.parametrize(
    ("platform", "begin"), [("win32", "Windows: add voices"), ("darwin", "macOS: add voices")]
)
def test_other_systems_have_their_own_advice(monkeypatch, capsys, platform, begin):
    monkeypatch.setattr(sys, "platform", platform)
    reader = Speaking("NVDA", {}, Silent().start)
    found(monkeypatch, direct=(reader,))
    lines = told(capsys, "voices")
    assert lines[0] == "Direct, with NVDA: the languages of its own voices."
    assert lines[-2].startswith(begin)


def test_each_voice_says_one_sentence_in_its_language_and_only_when_asked(monkeypatch, capsys):
    device, own = Silent(), Silent()
    direct = Speaking("espeak-ng", {"en": "", "ja": ""}, device.start)
    found(monkeypatch, direct=(direct,), own=(Speaking("", {"fr": "Thomas"}, own.start),))
    told(capsys, "voices")
    assert device.said == own.said == []
    assert told(capsys, "voices", "test")[-3:] == [
        "English, espeak-ng:",
        "Japanese, espeak-ng:",
        "French, Thomas:",
    ]
    assert device.said == [
        ("en", "You hear one sentence of this voice."),
        ("ja", "この おんせいで いちぶんを よみあげて います。"),
    ]
    assert own.said == [("fr", "Voici une phrase dite par cette voix.")]


def test_a_voice_that_is_not_heard_is_told_and_the_status_is_1(monkeypatch, capsys):
    device = Silent(NoticeCode.NO_SOUND)
    found(monkeypatch, direct=(Speaking("mute", {"en": ""}, device.start),))
    assert guarded(["voices", "test"]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("No voice can be heard")


def test_another_word_than_test_is_refused(capsys):
    assert guarded(["voices", "all"]) == 2
    assert capsys.readouterr().err == "Type voices, or voices test to hear each, not all.\n"


@needs_server
def test_the_real_server_is_found_by_engine_and_language(monkeypatch):
    with running(monkeypatch, "en", "ja") as server:
        seen = survey()
        (direct,) = seen.direct
        assert (direct.name, list(direct.voices)) == ("written", ["en", "ja"])
        sample = voices.Worded(lambda _form: "One sentence.", "en")
        assert try_out(direct, sample) == ()
        assert server.said() == "One sentence."


def test_what_fails_while_it_is_looked_for_is_told_once(monkeypatch):
    def no_child(*_arguments: object) -> Child:
        raise ChildFailedError(Reply(failed="device"))

    monkeypatch.setattr(survey_module, "Child", no_child)
    monkeypatch.setattr(survey_module.speech_servers, "is_the_system_s", lambda: False)
    assert survey() == Survey(problems=(notice(NoticeCode.FAILED),))


class Asked:
    """A child that answers as a test says."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        self.ended = False

    def receive(self) -> Reply:
        if self._reply.failed:
            raise ChildFailedError(self._reply)
        return self._reply

    def ask(self, **_order: object) -> Reply:
        return self._reply

    def end(self) -> None:
        self.ended = True


@pytest.mark.parametrize(
    ("reply", "names", "problem"),
    [
        (Reply(voice="NVDA"), ["NVDA"], None),
        (Reply(active=False), [], notice(NoticeCode.NO_READER)),
    ],
)
def test_the_screen_reader_is_named_where_it_is_spoken_to(monkeypatch, reply, names, problem):
    monkeypatch.setattr(survey_module, "Child", lambda *_arguments: Asked(reply))
    monkeypatch.setattr(survey_module.speech_servers, "is_the_system_s", lambda: False)
    seen = survey()
    assert [each.name for each in seen.direct] == names
    assert (problem in seen.problems) == (problem is not None)


def test_own_voices_are_chosen_by_language(monkeypatch):
    listed = (VoiceInfo("a", "Amélie", ("fr-CA",)), VoiceInfo("t", "Thomas", ("fr-FR",)))
    child = Asked(Reply(voices=listed))
    monkeypatch.setattr(survey_module, "Child", lambda *_arguments: child)
    monkeypatch.setattr(survey_module.speech_servers, "is_the_system_s", lambda: False)
    (own,) = survey().own
    assert own.voices == {"fr": "Thomas"}
    assert child.ended


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_each_sound_is_named_once_before_it_is_played(monkeypatch, capsys, language):
    played: list[str] = []
    monkeypatch.setattr(sounds.Sounds, "say", lambda _self, cue, _cut: played.append(cue.sound))
    assert guarded(["sounds", "--language", language]) == 0
    assert played == list(Cue)
    lines = capsys.readouterr().out.splitlines()
    assert len(set(lines)) == len(lines) == len(Cue) + 1


def test_without_sound_the_legend_is_read_and_the_reason_told(tmp_path: Path) -> None:
    done = access_play(tmp_path, "sounds", SDL_AUDIODRIVER="there is none")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 1
    assert len(lines) == len(Cue) + 1
    assert lines[-1].startswith(("No sounds can be heard", "Sounds are not installed"))
    assert done.stderr == b""
