"""Which voices there are on this computer, by language, and what is missing."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from access_play.announce.announcement import Announcement
from access_play.core.record import LANGUAGES
from access_play.language.voice import USUAL, Voicing
from access_play.outputs import speech_servers
from access_play.outputs.backend import Backend, UnavailableError
from access_play.outputs.child import Child, ChildFailedError, Reply
from access_play.outputs.notices import NoticeCode, OutputNotice, Tell, notice
from access_play.outputs.screen_reader import CHILD as READER_CHILD
from access_play.outputs.screen_reader import ScreenReader, await_start
from access_play.outputs.server_voices import ServerVoices
from access_play.outputs.speech_server import WATCH, SpeechServer
from access_play.outputs.synthesiser import CHILD as OWN_CHILD
from access_play.outputs.synthesiser import Synthesiser, await_engine
from access_play.outputs.synthesiser_child import LIST
from access_play.outputs.voices import choose_voice
from access_play.outputs.worker import StartBackend, Worker

_TRIAL_SECONDS: Final = 30.0


class Speaking(msgspec.Struct, frozen=True):
    """One way of speaking: an engine of the speech server, the screen reader, the own voices."""

    name: str
    """The engine's, the reader's; empty for the program's own voices."""
    voices: dict[str, str]
    """By language, the name of the voice that would speak it; empty where it has no name."""
    start: StartBackend
    """Makes the device that speaks so."""


class Survey(msgspec.Struct, frozen=True):
    """What was found."""

    direct: tuple[Speaking, ...] = ()
    own: tuple[Speaking, ...] = ()
    problems: tuple[OutputNotice, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """The languages that nothing here speaks."""
        found = {language for each in (*self.direct, *self.own) for language in each.voices}
        return tuple(language for language in LANGUAGES if language not in found)


def survey(voicing: Voicing = USUAL) -> Survey:
    """Look for every way of speaking; nothing is said."""
    problems: list[OutputNotice] = []
    direct = _server(voicing) if speech_servers.is_the_system_s() else _reader
    return Survey(
        _found(direct, problems),
        _found(lambda: _own(voicing), problems),
        tuple(problems),
    )


def try_out(speaking: Speaking, sentence: Announcement) -> tuple[OutputNotice, ...]:
    """Say a sentence and wait for its end; return what went wrong."""
    told: list[OutputNotice] = []
    worker = Worker(
        speaking.start, told.append, name="trial", watch=WATCH, closing_seconds=_TRIAL_SECONDS
    )
    worker.announce(sentence)
    worker.close()
    return tuple(told)


def _found(
    look: Callable[[], Sequence[Speaking]], problems: list[OutputNotice]
) -> tuple[Speaking, ...]:
    try:
        return tuple(look())
    except UnavailableError as error:
        told = error.notice
    except (OSError, ChildFailedError):
        told = notice(NoticeCode.FAILED)
    if told not in problems:
        problems.append(told)
    return ()


def _server(voicing: Voicing) -> Callable[[], Sequence[Speaking]]:
    def look() -> Sequence[Speaking]:
        try:
            server = speech_servers.connect()
        except speech_servers.NoServerError as error:
            missing = notice(NoticeCode.NO_PROGRAM, program=speech_servers.PROGRAM)
            raise UnavailableError(missing) from error
        try:
            voices = ServerVoices(server)
            return [_engine(each, voices.languages(each), voicing) for each in voices.engines]
        finally:
            server.close()

    return look


def _engine(engine: str, languages: frozenset[str], voicing: Voicing) -> Speaking:
    def start(tell: Tell) -> Backend:
        return SpeechServer(tell, voicing, only=engine)

    return Speaking(engine, {each: "" for each in LANGUAGES if each in languages}, start)


def _own(voicing: Voicing) -> Sequence[Speaking]:
    reply = _asked(Child(OWN_CHILD, [LIST]), await_engine)
    chosen = {each: choose_voice(reply.voices, each, reply.voice) for each in LANGUAGES}
    voices = {
        language: voice.name or voice.id for language, voice in chosen.items() if voice is not None
    }
    return [Speaking("", voices, lambda tell: Synthesiser(tell, voicing))]


def _reader() -> Sequence[Speaking]:
    """Name the reader that answers; which languages its voice speaks, only it knows."""

    def ask(child: Child) -> Reply:
        await_start(child)
        return child.ask(do="who")

    reply = _asked(Child(READER_CHILD), ask)
    if not reply.active:
        raise UnavailableError(notice(NoticeCode.NO_READER))
    return [Speaking(reply.voice, {}, ScreenReader)]


def _asked(child: Child, ask: Callable[[Child], Reply]) -> Reply:
    try:
        return ask(child)
    finally:
        child.end()
