"""The process in which accessible-output2 speaks: orders in, replies out.

Its own choice of a screen reader is asked at each line, since readers come and go.
``speak`` and ``braille`` are called apart, as no output of the library does both
reliably, and their results mean nothing.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from access_play.outputs.child_pipe import Pipe, serve

LIBRARY: Final = "accessible_output2"
LINGER_SECONDS: Final = 10.0
"""How long the last sentence may go on when the game has left."""
QUIET_SECONDS: Final = 0.3
"""How long it must be quiet before speech counts as ended: lines follow one another."""
CHARACTER_SECONDS: Final = 0.07
"""About what a character takes to be spoken."""
_STEP_SECONDS: Final = 0.05


class Reader:
    """Passes lines to whichever screen reader is active.

    Args:
        auto: the library's ``Auto`` output.
        clock: tells the time in seconds.
        pause: waits for some seconds.
    """

    def __init__(
        self,
        auto: Any,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self._auto: Final = auto
        self._clock: Final = clock
        self._pause: Final = pause
        self._braille = True
        self._expected_end = clock()

    def say(self, text: str, braille: str) -> dict[str, object]:
        """Speak and braille one line; tell whether anybody took it."""
        output = self._auto.get_first_available_output()
        if output is None:
            return {"active": False}
        self._auto.speak(_for_output(output, text))
        begin = max(self._expected_end, self._clock())
        self._expected_end = begin + CHARACTER_SECONDS * len(text)
        self._show(braille)
        return {"active": True, "braille": self._braille}

    def who(self) -> dict[str, object]:
        """Name the screen reader that is active."""
        output = self._auto.get_first_available_output()
        return {"active": output is not None, "voice": getattr(output, "name", None) or ""}

    def silence(self) -> None:
        """Stop what is being spoken; JAWS and others only do that when they are spoken to."""
        output = self._auto.get_first_available_output()
        if output is None:
            return
        self._expected_end = self._clock()
        if hasattr(output, "silence"):
            output.silence()
        else:
            self._auto.speak("", interrupt=True)

    def linger(self) -> None:
        """Wait until the last sentence has ended, where that can be known."""
        output = self._auto.get_first_available_output()
        if getattr(output, "name", "") == "sapi5":
            output.object.WaitUntilDone(int(LINGER_SECONDS * 1000))
        elif hasattr(output, "is_speaking"):
            self._wait_for_quiet(output)

    def _wait_for_quiet(self, output: Any) -> None:
        """Wait for the end of speech; speech-dispatcher's client may miss its beginning."""
        last = now = self._clock()
        end = now + LINGER_SECONDS
        spoke = False
        while now < end and (now - last < QUIET_SECONDS or not (spoke or now > self._expected_end)):
            if output.is_speaking():
                spoke, last = True, now
            self._pause(_STEP_SECONDS)
            now = self._clock()

    def _show(self, braille: str) -> None:
        """Braille a line; a reader whose braille fails is not asked for it again."""
        if not self._braille:
            return
        try:
            self._auto.braille(braille)
        except Exception:  # noqa: BLE001 (told in the reply)
            self._braille = False


def _for_output(output: Any, text: str) -> str:
    """Escape what SAPI would read as XML; the library only does so for less-than signs."""
    return text.replace("&", "&amp;") if getattr(output, "name", "") == "sapi5" else text


def main(_arguments: Sequence[str]) -> None:
    """Serve orders until the line is closed."""
    serve(LIBRARY, _serve)


def _serve(pipe: Pipe) -> None:
    from accessible_output2.outputs.auto import Auto  # noqa: PLC0415 (prints when it is loaded)

    reader = Reader(Auto())
    pipe.send()
    while (order := pipe.receive()) is not None:
        if order["do"] == "say":
            pipe.send(**reader.say(order["text"], order["braille"]))
        elif order["do"] == "who":
            pipe.send(**reader.who())
        else:
            reader.silence()
            pipe.send()
    reader.linger()
