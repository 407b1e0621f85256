"""Where a person is told: what is written, at most one voice beside it, and cues."""

from asyncio import get_running_loop
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from access_play.announce.announcement import Announcement, cue
from access_play.games.sayings import Cue
from access_play.language.voice import USUAL, Mode, Voicing
from access_play.outputs.notices import OutputNotice
from access_play.outputs.output import Output
from access_play.outputs.speech import missing_voice, open_speech


class Outlets:
    """Writes every announcement, speaks it where a voice was chosen, and plays its cue if wished.

    Args:
        written: the terminal.
        mode: who speaks at first.
        tell: writes what went wrong with a voice or with cues; it is called with the next
            announcement, never from another thread.
        voicing: how the voice speaks.
        cue_volume: how loudly cues are played; ``None`` where they are not.
    """

    def __init__(
        self,
        written: Output,
        mode: Mode,
        tell: Callable[[OutputNotice], None],
        voicing: Voicing = USUAL,
        cue_volume: int | None = None,
    ) -> None:
        self._written: Final = written
        self._tell: Final = tell
        self._notices: Final[SimpleQueue[OutputNotice]] = SimpleQueue()
        self.mode: Mode = mode
        self._voicing = voicing
        self._spoken: Output | None = None
        self._early: list[Announcement] | None = []
        """What is to be spoken as soon as the first prompt is out; ``None`` from then on."""
        self._cues: Output | None = None
        self.play_cues(cue_volume)
        if self.missing is not None:
            self._notices.put(self.missing)

    @property
    def missing(self) -> OutputNotice | None:
        """What the chosen voice lacks, so that it cannot speak at all."""
        return missing_voice(self.mode)

    def switch(self, mode: Mode) -> None:
        """Let another speak; the former one falls silent first, so that never two speak."""
        self.begin_to_speak()
        _end(self._spoken)
        self.mode = mode
        self._spoken = self._opened()

    def tune(self, voicing: Voicing) -> None:
        """Let the voice speak in another way from now on."""
        self._voicing = voicing
        self.switch(self.mode)

    def play_cues(self, volume: int | None) -> None:
        """Play cues from now on, so loudly; with ``None`` play none."""
        _end(self._cues)
        self._cues = None
        if volume is not None:
            from access_play.outputs.sounds import open_sounds  # noqa: PLC0415 (if wished)

            self._cues = open_sounds(self._notices.put, volume)

    def announce(self, announcement: Announcement) -> None:
        """Write, speak and mark one announcement, after what went wrong with the last ones."""
        while not self._notices.empty():
            self._tell(self._notices.get())
        self._written.announce(announcement)
        if self._cues is not None and announcement.sound is not None:
            self._cues.announce(announcement)
        if self._early is not None:
            self._speak_later(announcement)
        elif self._spoken is not None:
            self._spoken.announce(announcement)

    def _speak_later(self, announcement: Announcement) -> None:
        """Keep a line until the program waits for one: a voice loads behind the first prompt."""
        if self._early is None:
            return
        if not self._early:
            try:
                get_running_loop().call_soon(self.begin_to_speak)
            except RuntimeError:  # nothing is waited for
                self.begin_to_speak(announcement)
                return
        self._early.append(announcement)

    def begin_to_speak(self, *more: Announcement) -> None:
        """Open the voice that was chosen, and let it say what has been told so far."""
        if self._early is None:
            return
        early, self._early = (*self._early, *more), None
        self._spoken = self._opened()
        if self._spoken is not None:
            for announcement in early:
                self._spoken.announce(announcement)

    def cue(self, sound: Cue) -> None:
        """Play a cue that goes with the prompt."""
        if self._cues is not None:
            self._cues.announce(cue(sound))

    def stop(self) -> None:
        """Silence the voice and the cues; what is written stays."""
        if self._early:
            self._early.clear()
        for output in (self._spoken, self._cues):
            if output is not None:
                output.stop()

    def answer_next(self) -> None:
        """Hear that a line was typed: the voice is cut, and its answer comes first."""
        if self._spoken is not None:
            self._spoken.answer_next()

    def cut_answer(self) -> None:
        """Hear that a key was pressed: the voice is cut if it gives an answer."""
        if self._spoken is not None:
            self._spoken.cut_answer()

    def close(self) -> None:
        """Let the last sentence and cue end."""
        self.begin_to_speak()
        for output in (self._spoken, self._cues):
            if output is not None:
                output.close()

    def _opened(self) -> Output | None:
        if self.missing is not None:
            return None
        return open_speech(self.mode, self._notices.put, self._voicing)


def _end(output: Output | None) -> None:
    if output is not None:
        output.stop()
        output.close()
