"""Speech on macOS through programs that are part of it: ``say``, and ``osascript`` for VoiceOver.

The Python libraries for either are known to fail there, and these need no installing.
"""

import re
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Event
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.voice import USUAL, Voicing
from access_play.outputs.backend import UnavailableError
from access_play.outputs.child import VoiceInfo
from access_play.outputs.notices import NoticeCode, Tell, notice
from access_play.outputs.spoken import spoken
from access_play.outputs.synthesiser_child import RATE_SPAN
from access_play.outputs.voices import choose_voice
from access_play.outputs.waiting import Waiting
from access_play.outputs.watch import Watch
from access_play.outputs.worker import Worker

SAY: Final = "say"
SCRIPTS: Final = "osascript"
WATCH: Final = Watch(start_seconds=15.0, character_seconds=0.3)
_USUAL_RATE: Final = 180
"""Words a minute, about what voices speak if nothing is chosen."""
_ANSWER_SECONDS: Final = 10.0
_VOICE: Final = re.compile(r"(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3}[_-]\w+)\s+#.*")
"""A line of ``say -v ?``: a name, which may hold blanks and brackets, a language, a sample."""
_RUNNING: Final = ("-e", 'application "VoiceOver" is running')
_OUTPUT: Final = (
    *("-e", "on run argv"),
    *("-e", 'if application "VoiceOver" is not running then return "no reader"'),
    *("-e", 'tell application "VoiceOver" to output (item 1 of argv)'),
    *("-e", "end run", "--"),
)
"""It asks first whether VoiceOver runs, for to tell it something would start it."""


class _Programs:
    """Runs one program after another; from any thread the one that runs can be ended."""

    def __init__(self) -> None:
        self._running: subprocess.Popen[bytes] | None = None

    def run(self, command: Sequence[str], words: str, cut: Event) -> tuple[int, str]:
        """Run a program to its end; return its status and what it wrote.

        Raises:
            UnavailableError: there is no such program.
        """
        try:
            process = subprocess.Popen(  # noqa: S603 (the system's own program)
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except FileNotFoundError as error:
            raise UnavailableError(notice(NoticeCode.NO_PROGRAM, program=command[0])) from error
        self._running = process
        # A cut that comes before this line is seen here, a later one ends the program.
        if cut.is_set():
            process.kill()
        with process:
            written = process.communicate(words.encode())[0]
        self._running = None
        return process.returncode, written.decode(errors="replace")

    def end(self) -> None:
        """End the program that runs."""
        if (process := self._running) is not None:
            with suppress(ProcessLookupError):
                process.kill()


class Say:
    """Says each line with a voice of its language, in a process that is ended to interrupt it.

    Args:
        tell: is told when a language has no voice.
        voicing: how the voices speak.
    """

    def __init__(self, tell: Tell, voicing: Voicing = USUAL) -> None:
        self._tell: Final = tell
        self._voicing: Final = voicing
        self._programs: Final = _Programs()
        self._voices: Final[dict[str, str | None]] = {}

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Say the spoken form to its end, or until it is cut."""
        voice = self._voice(announcement.language)
        if voice is None or cut.is_set():
            return
        words = spoken(announcement, kanji=self._voicing.kanji)
        status, _ = self._programs.run([SAY, "-v", voice, *self._rate()], self._tuned(words), cut)
        if status and not cut.is_set():
            raise RuntimeError(SAY, status)

    def silence(self) -> None:
        """Do nothing: a sentence is only ever ended by ending its process."""

    def interrupt(self) -> None:
        """End the sentence that is being said."""
        self._programs.end()

    def kill(self) -> None:
        """End the sentence that is being said."""
        self._programs.end()

    def close(self) -> None:
        """Do nothing: each program has ended with its sentence."""

    def _rate(self) -> list[str]:
        rate = self._voicing.rate
        return ["-r", str(round(_USUAL_RATE * RATE_SPAN ** (rate / 100)))] if rate else []

    def _tuned(self, words: str) -> str:
        """Put the volume before words in which nothing else is a command to the voice."""
        words = words.replace("[[", "[ [")
        volume = self._voicing.volume
        return words if volume == USUAL.volume else f"[[volm {volume / 100:.2f}]] {words}"

    def _voice(self, language: str) -> str | None:
        """Find the voice for a language, and tell the first time that there is none."""
        if language not in self._voices:
            voice = choose_voice(voices(), language)
            self._voices[language] = voice.id if voice else None
            if voice is None:
                self._tell(notice(NoticeCode.NO_VOICE, language=language))
        return self._voices[language]


def voices() -> list[VoiceInfo]:
    """List the system's voices.

    Raises:
        UnavailableError: there is no program that speaks.
    """
    found = map(_VOICE.fullmatch, _answer(SAY, "-v", "?").splitlines())
    return [VoiceInfo(one["name"], one["name"], (one["language"],)) for one in found if one]


def voiceover_runs() -> bool:
    """Tell whether VoiceOver runs, without starting it."""
    return _answer(SCRIPTS, *_RUNNING).strip() == "true"


def _answer(program: str, *arguments: str) -> str:
    """Return what a program of the system writes."""
    try:
        done = subprocess.run(  # noqa: S603 (the system's own program)
            [program, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_ANSWER_SECONDS,
            check=True,
        )
    except FileNotFoundError as error:
        raise UnavailableError(notice(NoticeCode.NO_PROGRAM, program=program)) from error
    return done.stdout.decode(errors="replace")


class VoiceOver:
    """Hands lines to VoiceOver, which speaks them and shows them in braille in its own way.

    Args:
        tell: is told when VoiceOver does not run or may not be spoken to.
        voicing: whether its voice reads kanji well; all else is the reader's own.
    """

    def __init__(self, tell: Tell, voicing: Voicing = USUAL) -> None:
        self._tell: Final = tell
        self._voicing: Final = voicing
        self._programs: Final = _Programs()

    def say(self, announcement: Announcement, cut: Event) -> None:
        """Hand over the spoken form."""
        if cut.is_set():
            return
        if not self._told(spoken(announcement, kanji=self._voicing.kanji), cut):
            self._tell(notice(NoticeCode.NO_READER))

    def silence(self) -> None:
        """Have the reader stop, by something new that has no words."""
        self._told("", Event())

    def interrupt(self) -> None:
        """Do nothing: a line is handed over in no time, and ``silence`` follows."""

    def kill(self) -> None:
        """End the program that hands a line over."""
        self._programs.end()

    def close(self) -> None:
        """Do nothing: VoiceOver says what it was handed."""

    def _told(self, words: str, cut: Event) -> bool:
        status, answer = self._programs.run([SCRIPTS, *_OUTPUT, words], "", cut)
        return status == 0 and not answer.strip()


def open_say(tell: Tell, voicing: Voicing = USUAL) -> Worker:
    """Open an output that speaks with the system's own voices."""
    return Worker(lambda told: Say(told, voicing), tell, name="say", watch=WATCH)


def open_voiceover(tell: Tell, voicing: Voicing = USUAL) -> Worker:
    """Open an output that speaks through VoiceOver, line by line, for its braille."""
    return Worker(
        lambda told: VoiceOver(told, voicing),
        tell,
        name="VoiceOver",
        watch=WATCH,
        waiting=Waiting(joined=1),
    )
