"""Speech with a voice of the game's own (pyttsx3), one process a sentence."""

import sys
import tempfile
from collections.abc import Callable
from threading import Event
from typing import Final, TypeAlias

from access_play.announce.announcement import Announcement
from access_play.language.voice import USUAL, Voicing
from access_play.outputs.backend import UnavailableError
from access_play.outputs.child import Child, ChildFailedError, Reply
from access_play.outputs.install import not_installed
from access_play.outputs.notices import NoticeCode, OutputNotice, Tell, notice
from access_play.outputs.spoken import spoken
from access_play.outputs.synthesiser_child import FIRST, NEXT
from access_play.outputs.voices import choose_voice
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

CHILD: Final = "access_play.outputs.synthesiser_child"
WATCH: Final = Watch(start_seconds=15.0, character_seconds=0.3)
"""Twice what the slowest voice takes."""

_ONLY_KANA: Final = sys.platform not in {"win32", "darwin"}
"""Elsewhere the library speaks with eSpeak, which cannot read kanji."""

SpawnChild: TypeAlias = Callable[[str], Child]
"""Starts a process with an engine, given ``FIRST`` or ``NEXT``."""


class Synthesiser:
    """Says each sentence in a process of its own, while the next one's engine starts.

    A language without a voice is told once and then left to the written lines; the wrong
    voice is never used. Japanese is spoken from kana, since eSpeak can't read kanji.

    Args:
        tell: is told when a language has no voice.
        voicing: how the voices speak.
        spawn: starts a process.
    """

    def __init__(
        self, tell: Tell, voicing: Voicing = USUAL, spawn: SpawnChild | None = None
    ) -> None:
        self._tell: Final = tell
        self._voicing: Final = voicing
        self._sounds: Final = tempfile.TemporaryDirectory(
            prefix="access-play-", ignore_cleanup_errors=True
        )
        self._spawn: Final = spawn or self._spawn_child
        self._current: Child | None = None
        self._spare: Child | None = None
        self._known: Reply | None = None
        self._voices: Final[dict[str, str | None]] = {}

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Say the spoken form to its end, or until it is cut."""
        if self._known is not None and self._voice(announcement.language) is None:
            return
        child = self._current = self._take()
        try:
            # A cut that comes before this line is seen here, a later one kills the child.
            if not cut.is_set():
                self._say_with(child, announcement)
        finally:
            self._current = None
            child.end()

    def silence(self) -> None:
        """Do nothing: a sentence is only ever ended by killing its process."""

    def interrupt(self) -> None:
        """End the sentence that is being said."""
        if (child := self._current) is not None:
            child.kill()

    def kill(self) -> None:
        """End every process."""
        self.interrupt()
        self.close()

    def close(self) -> None:
        """Free what is kept ready."""
        if (spare := self._spare) is not None:
            spare.end()
        self._sounds.cleanup()

    def _take(self) -> Child:
        child, self._spare = self._spare, None
        return child or self._spawn(FIRST if self._known is None else NEXT)

    def _say_with(self, child: Child, announcement: Announcement) -> None:
        ready = await_engine(child)
        if self._known is None:
            self._known = ready
        voice = self._voice(announcement.language)
        if voice is None:
            return
        properties = {} if voice == self._known.voice else {"voice": voice}
        child.send(
            text=spoken(announcement, kanji=self._voicing.kanji and not _ONLY_KANA),
            properties=properties,
            rate=self._voicing.rate,
            pitch=self._voicing.pitch,
            volume=self._voicing.volume,
        )
        self._spare = self._spawn(NEXT)
        child.receive()

    def _voice(self, language: str) -> str | None:
        """Find the voice for a language, and tell the first time that there is none."""
        assert self._known is not None  # noqa: S101 (the first child has told its voices)
        if language not in self._voices:
            voice = choose_voice(self._known.voices, language, self._known.voice)
            self._voices[language] = voice.id if voice else None
            if voice is None:
                self._tell(notice(NoticeCode.NO_VOICE, language=language))
        return self._voices[language]

    def _spawn_child(self, place: str) -> Child:
        # Sound files of a sentence that was cut stay behind; they go with this folder.
        return Child(CHILD, [place], {"TMPDIR": self._sounds.name})


def await_engine(child: Child) -> Reply:
    """Wait until a child's engine has started; its reply lists the voices where asked for.

    Raises:
        UnavailableError: something is missing that a second try would miss too.
        ChildFailedError: it failed otherwise, or died.
    """
    try:
        return child.receive()
    except ChildFailedError as error:
        told = lasting(error.reply)
        if told is None:
            raise
        raise UnavailableError(told) from error


def lasting(reply: Reply) -> OutputNotice | None:
    """Say what is missing, where a second try would miss it too."""
    match reply.failed:
        case "library":
            return not_installed()
        case "program":
            return notice(NoticeCode.NO_PROGRAM, program=reply.detail)
        case "sound":
            return notice(NoticeCode.NO_SOUND)
        case _:
            return None


def open_synthesiser(tell: Tell, voicing: Voicing = USUAL) -> Worker:
    """Open an output that speaks with the system's own voices."""
    return Worker(lambda told: Synthesiser(told, voicing), tell, name="synthesiser", watch=WATCH)
