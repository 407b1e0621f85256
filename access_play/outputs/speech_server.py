"""Speech through the system's speech server, speech-dispatcher: each line in its language."""

import logging
import socket
from threading import Event
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.voice import USUAL, Voicing
from access_play.outputs.backend import UnavailableError
from access_play.outputs.notices import NoticeCode, Tell, notice
from access_play.outputs.server_voices import ServerVoices
from access_play.outputs.speech_servers import PROGRAM, NoServerError, connect
from access_play.outputs.spoken import ssml
from access_play.outputs.ssip import CANCELLED, ENDED, Ssip
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

WATCH: Final = Watch(start_seconds=30.0, character_seconds=0.3)
"""The server may let another program end its sentence first."""
_ONLY_KANA: Final = ("espeak", "dummy", "flite", "pico")
"""How the names of engines begin that cannot read kanji."""

_log = logging.getLogger(__name__)


class SpeechServer:
    """Hands lines to the server one by one, and waits until each is said.

    So what waits stays with the game, where an answer may still come before it. Everything has
    the priority ``message``: it queues, nothing that matters is dropped.

    Args:
        tell: is told when a language has no voice.
        voicing: how the voices speak.
        only: the name of the one engine that may speak; empty for whichever can.
    """

    def __init__(self, tell: Tell, voicing: Voicing = USUAL, *, only: str = "") -> None:
        self._tell: Final = tell
        self._voicing: Final = voicing
        self._only: Final = only
        self._server: Ssip | None = None
        self._voices: ServerVoices | None = None
        self._waker, self._wakes = socket.socketpair()
        self._wakes.settimeout(0)
        self._without_voice: Final[set[str]] = set()

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Say the spoken form to its end, or until it is cut."""
        server, voices = self._connected()
        language = announcement.language
        engine = voices.engine_for(language)
        if engine is None:
            self._miss(language)
            return
        if cut.is_set():
            return
        voices.speak_with(engine, language)
        kanji = self._voicing.kanji and not engine.startswith(_ONLY_KANA)
        words = ssml(announcement, kanji=kanji, languages=voices.languages(engine))
        self._await_end(server, server.speak(words), cut)

    def silence(self) -> None:
        """Be silent; a line that is being said has been cut before."""
        if self._server is not None:
            self._server.ask("CANCEL self")

    def interrupt(self) -> None:
        """Wake up whoever waits for the end of a line."""
        try:
            self._wakes.send(b"!")
        except OSError:  # many wake-ups wait already, or nothing does any more
            return

    def kill(self) -> None:
        """End the connection, so that nobody waits for it any more."""
        if self._server is not None:
            self._server.kill()

    def close(self) -> None:
        """End the connection and free what is held."""
        if self._server is not None:
            self._server.close()
        self._waker.close()
        self._wakes.close()

    def _connected(self) -> tuple[Ssip, ServerVoices]:
        if self._server is None or self._voices is None:
            try:
                self._server = connect()
            except NoServerError as error:
                raise UnavailableError(notice(NoticeCode.NO_PROGRAM, program=PROGRAM)) from error
            _introduce(self._server, self._voicing)
            self._voices = ServerVoices(self._server, self._only)
        return self._server, self._voices

    def _await_end(self, server: Ssip, message: str, cut: Event) -> None:
        while not cut.is_set():
            event = server.event(self._waker)
            if event in {(ENDED, message), (CANCELLED, message)}:
                return
        server.ask("CANCEL self")

    def _miss(self, language: str) -> None:
        if language not in self._without_voice:
            self._without_voice.add(language)
            self._tell(notice(NoticeCode.NO_VOICE, language=language))


def _introduce(server: Ssip, voicing: Voicing) -> None:
    """Say who speaks and how; what is not chosen stays as the system has it."""
    server.ask("SET self CLIENT_NAME player:access-play:game")
    server.ask("SET self PRIORITY message")
    server.ask("SET self SSML_MODE on")
    for event in ("END", "CANCEL"):
        server.ask(f"SET self NOTIFICATION {event} on")
    chosen = {"RATE": voicing.rate, "PITCH": voicing.pitch, "VOLUME": 2 * voicing.volume - 100}
    usual = {"RATE": USUAL.rate, "PITCH": USUAL.pitch, "VOLUME": 2 * USUAL.volume - 100}
    for parameter, value in chosen.items():
        if value != usual[parameter]:
            server.ask(f"SET self {parameter} {value}")


def open_speech_server(tell: Tell, voicing: Voicing = USUAL) -> Worker:
    """Open an output that speaks through the system's speech server."""
    return Worker(lambda told: SpeechServer(told, voicing), tell, name="speech server", watch=WATCH)
