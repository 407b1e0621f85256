"""Which voices there are on this computer, by language, and what is missing."""

from collections.abc import Callable, Sequence
from subprocess import SubprocessError
from typing import Final, TypeAlias

import msgspec

from access_play.announce.announcement import Announcement
from access_play.core.record import LANGUAGES
from access_play.language.voice import USUAL, Voicing
from access_play.outputs import macos, speech_servers, systems
from access_play.outputs.backend import Backend, UnavailableError
from access_play.outputs.child import Child, ChildFailedError, Reply, VoiceInfo
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


_Look: TypeAlias = Callable[[], Sequence[Speaking]]


def survey(voicing: Voicing = USUAL) -> Survey:
    """Look for every way of speaking; nothing is said."""
    problems: list[OutputNotice] = []
    direct, own = _ways(voicing)
    return Survey(_found(direct, problems), _found(own, problems), tuple(problems))


def _ways(voicing: Voicing) -> tuple[_Look, _Look]:
    """Say how this system is looked through for direct and for own voices."""
    if systems.is_macos():
        return _voiceover, lambda: _say(voicing)
    direct = _server(voicing) if speech_servers.is_the_system_s() else _reader
    return direct, lambda: _own(voicing)


def try_out(speaking: Speaking, sentence: Announcement) -> tuple[OutputNotice, ...]:
    """Say a sentence and wait for its end; return what went wrong."""
    told: list[OutputNotice] = []
    worker = Worker(
        speaking.start, told.append, name="trial", watch=WATCH, closing_seconds=_TRIAL_SECONDS
    )
    worker.announce(sentence)
    worker.close()
    return tuple(told)


def _found(look: _Look, problems: list[OutputNotice]) -> tuple[Speaking, ...]:
    try:
        return tuple(look())
    except UnavailableError as error:
        told = error.notice
    except (OSError, ChildFailedError, SubprocessError):
        told = notice(NoticeCode.FAILED)
    if told not in problems:
        problems.append(told)
    return ()


def _server(voicing: Voicing) -> _Look:
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
    voices = _named(reply.voices, reply.voice)
    return [Speaking("", voices, lambda tell: Synthesiser(tell, voicing))]


def _named(voices: Sequence[VoiceInfo], current: str = "") -> dict[str, str]:
    """Name the voice that would speak each language."""
    chosen = {each: choose_voice(voices, each, current) for each in LANGUAGES}
    return {
        language: voice.name or voice.id for language, voice in chosen.items() if voice is not None
    }


def _say(voicing: Voicing) -> Sequence[Speaking]:
    return [Speaking("", _named(macos.voices()), lambda tell: macos.Say(tell, voicing))]


def _voiceover() -> Sequence[Speaking]:
    if not macos.voiceover_runs():
        raise UnavailableError(notice(NoticeCode.NO_READER))
    return [Speaking("VoiceOver", {}, macos.VoiceOver)]


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
