"""Speech through a real speech-dispatcher whose voice writes down what it says."""

import signal
import socket
import sys
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from access_play.announce.announcement import Worded
from access_play.games.sayings import Urgency
from access_play.language.messages import NP_
from access_play.language.phrases import Person, phrase
from access_play.language.speaker import Name, Speaker
from access_play.language.voice import Voicing
from access_play.outputs.notices import NoticeCode, notice
from access_play.outputs.speech_server import WATCH, SpeechServer, open_speech_server
from access_play.outputs.spoken import ssml
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker
from tests.outputs.daemon import Daemon, installed, needs_server, running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="speech-dispatcher is not there")
FAILED = notice(NoticeCode.FAILED)


@pytest.fixture
def server(monkeypatch) -> Iterator[Daemon]:
    with running(monkeypatch) as daemon:
        yield daemon


def one_by_one(told, watch: Watch = WATCH) -> Worker:
    """Open it so that every line is an utterance, however fast lines come."""
    return Worker(SpeechServer, told, name="server", watch=watch, waiting=Waiting(joined=1))


@needs_server
def test_every_line_is_said_in_its_language_and_order(server, told, line):
    output = one_by_one(told)
    lines = {
        "Ken: villager 11.": ("en", line("Ken: villager 11.")),
        "Zoé : l'as.": ("fr", line("Zoé\u00a0: l'as.", language="fr", speech="Zoé : l'as.")),
        "けんわ むらびと 11。": (
            "ja",
            line("健は村人11。", language="ja", speech="けんは むらびと 11。"),
        ),
        ".dot & <b>": ("en", line(".dot & <b>")),
    }
    for _, announcement in lines.values():
        output.announce(announcement)
        text = server.said()
        assert server.manner.split()[0] == lines[text][0]
    output.close()
    assert told.rest() == []


@needs_server
def test_a_burst_is_one_utterance_and_the_own_turn_comes_after_it(server, told, line):
    output = open_speech_server(told)
    output.announce(line("one."))
    assert server.next() == "begin one."
    for text in ("two.", "three.", "four."):
        output.announce(line(text))
    output.announce(line("your turn.", Urgency.URGENT))
    output.close()
    assert server.next() == "end one."
    assert [server.said(), server.said()] == ["two. three. four.", "your turn."]


@needs_server
def test_a_typed_line_cuts_at_once_and_its_answer_comes_before_the_news(server, told, line):
    output = open_speech_server(told)
    output.announce(line("one."))
    assert server.next() == "begin one."
    output.announce(line("two."))
    output.answer_next()
    output.announce(line("your hand.", Urgency.URGENT))
    assert server.said() == "your hand."
    assert server.said() == "two."
    output.close()
    assert told.rest() == []


@needs_server
def test_stop_silences_and_forgets(server, told, line):
    output = open_speech_server(told)
    output.announce(line("one."))
    assert server.next() == "begin one."
    output.announce(line("two."))
    output.stop()
    output.announce(line("three."))
    output.close()
    assert server.said() == "three."


@needs_server
@pytest.mark.parametrize(
    ("voicing", "manner"),
    [
        (Voicing(), "en 0.00 0.00 0.00"),
        (Voicing(rate=40, pitch=-20, volume=50), "en 40.00 -20.00 0.00"),
        (Voicing(volume=10), "en 0.00 0.00 -80.00"),
    ],
)
def test_rate_pitch_and_volume_reach_the_voice(server, told, line, voicing, manner):
    output = open_speech_server(told, voicing)
    output.announce(line("Faster."))
    assert server.said() == "Faster."
    output.close()
    assert server.manner == manner


@needs_server
def test_a_language_without_a_voice_is_told_once_and_never_spoken(monkeypatch, told, line):
    with running(monkeypatch, "en") as server:
        output = one_by_one(told)
        for text in ("一。", "二。"):
            output.announce(line(text, language="ja"))
        output.announce(line("one."))
        assert server.said() == "one."
        output.close()
    assert told.rest() == [notice(NoticeCode.NO_VOICE, language="ja")]


@needs_server
def test_a_server_that_dies_for_good_is_one_notice(server, told, line):
    output = one_by_one(told)
    output.announce(line("one."))
    assert server.said() == "one."
    server.die()
    output.announce(line("two."))
    assert told.next() == notice(NoticeCode.NO_PROGRAM, program="speech-dispatcher")
    output.announce(line("three."))
    output.close()
    assert told.rest() == []


@needs_server
def test_a_server_that_hangs_is_given_up_with_one_notice_and_holds_nothing_up(server, told, line):
    output = one_by_one(told, Watch(0.3, 0.0))
    output.announce(line("one."))
    assert server.said() == "one."
    server.signal(signal.SIGSTOP)
    output.announce(line("two."))
    assert told.next() == FAILED
    output.close()
    assert told.rest() == []


@pytest.fixture
def startable(tmp_path, monkeypatch) -> Iterator[Daemon]:
    """A server that does not run, and the program that starts it as its clients do."""
    with installed(monkeypatch) as daemon:
        program = tmp_path / "speech-dispatcher"
        program.write_text(f'#!/bin/sh\n[ "$*" = --spawn ] && exec {" ".join(daemon.command)}\n')
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        yield daemon


@needs_server
def test_a_server_that_does_not_run_is_started_and_one_that_dies_is_started_again(
    startable, told, line
):
    output = one_by_one(told)
    output.announce(line("one."))
    assert startable.said() == "one."
    output.announce(line("two."))
    assert startable.next() == "begin two."
    startable.die()
    output.announce(line("three."))
    heard = [startable.next() for _ in range(5)]
    output.close()
    heard.remove("end two.")  # the voice outlives its server
    assert heard == ["begin two.", "end two.", "begin three.", "end three."]
    assert told.rest() == []


def test_a_name_keeps_its_own_language_where_the_engine_has_a_voice_for_it():
    names = (Name("Zoé", "ゾエ", "fr"), Name("健", "ケン", "ja"), Name("Sam & Co", language="en"))
    speaker = Speaker("en", names)
    people = (Person(0), Person(1), Person(2))
    sentence = NP_("test", "{zoe}, {ken} and {sam}.")
    told = phrase(sentence, zoe=people[0], ken=people[1], sam=people[2])
    announcement = Worded(
        lambda form: speaker.render(told, form), "en", marking=lambda: speaker.marked(told)
    )
    both, english = frozenset({"en", "fr", "ja"}), frozenset({"en"})
    assert ssml(announcement, kanji=False, languages=both) == (
        '<speak><voice xml:lang="fr">Zoé,</voice> Ken and Sam &amp; Co.</speak>'
    )
    assert ssml(announcement, kanji=False, languages=english) == (
        "<speak>Zoé, Ken and Sam &amp; Co.</speak>"
    )
    assert announcement.speech == "Zoé, Ken and Sam & Co."


@pytest.mark.parametrize(
    ("kanji", "words"), [(False, "けんわ むらびと 11。"), (True, "健は村人11。")]
)
def test_kanji_are_sent_only_where_the_player_says_so(line, kanji, words):
    announcement = line("健は村人11。", language="ja", speech="けんは むらびと 11。")
    assert ssml(announcement, kanji=kanji, languages=frozenset({"ja"})) == f"<speak>{words}</speak>"


class Scripted:
    """A speech server that answers each command as a test says."""

    def __init__(self, answers: dict[str, str]) -> None:
        self.commands: list[str] = []
        self._answers = answers
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen()
        self.address = f"inet_socket:127.0.0.1:{self._socket.getsockname()[1]}"
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        client, _ = self._socket.accept()
        with client, client.makefile("rwb") as stream:
            for line in stream:
                command = line.decode().strip()
                self.commands.append(command)
                if command.startswith("<speak>"):
                    continue
                answer = self._answers.get(command, "200 OK")
                stream.write("".join(f"{each}\r\n" for each in answer.split("\n")).encode())
                stream.flush()

    def close(self) -> None:
        self._socket.close()
        self._thread.join(30)


def test_events_between_replies_disturb_nothing(monkeypatch, told, line):
    scripted = Scripted(
        {
            "LIST OUTPUT_MODULES": "250-mute\n250-espeak-ng\n250 OK MODULE LIST SENT",
            "GET OUTPUT_MODULE": "251-mute\n251 OK GET RETURNED",
            "LIST SYNTHESIS_VOICES": "249-Japanese\tja\tnone\n249-English\ten-GB\tnone\n249 OK",
            "SPEAK": "702-1\n702-1\n702 END\n230 OK RECEIVING DATA",
            ".": "225-7\n225 OK MESSAGE QUEUED\n701-7\n701-1\n701 BEGIN\n702-7\n702-1\n702 END",
        },
    )
    monkeypatch.setenv("SPEECHD_ADDRESS", scripted.address)
    backend = SpeechServer(told, Voicing(kanji=True))
    backend.say(line("一。", language="ja", speech="いち。"), Event())
    backend.say(line("one."), Event())
    backend.close()
    scripted.close()
    spoken = [each for each in scripted.commands if each.startswith(("<speak>", "SET self LANG"))]
    assert spoken == [
        "SET self LANGUAGE ja",
        "<speak>一。</speak>",
        "SET self LANGUAGE en",
        "<speak>one.</speak>",
    ]
    assert told.rest() == []


def test_a_server_of_another_kind_is_given_up(monkeypatch, told, line):
    scripted = Scripted({"SET self CLIENT_NAME player:access-play:game": "HTTP/1.1 400"})
    monkeypatch.setenv("SPEECHD_ADDRESS", scripted.address)
    backend = SpeechServer(told)
    with pytest.raises(ConnectionError):
        backend.say(line("one."), Event())
    backend.close()
    scripted.close()
