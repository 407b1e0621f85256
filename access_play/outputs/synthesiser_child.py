"""The process in which pyttsx3 says one sentence.

One engine says one sentence and its process ends: an engine that is asked a second time
stays silent on some systems, and none can be stopped in mid-sentence except by killing it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from threading import Event
from typing import Any, Final

from access_play.outputs.child_pipe import Pipe, leave

LIBRARY: Final = "pyttsx3"
PLAYER: Final = "aplay"
"""The program with which the library's eSpeak driver plays sound on Linux."""
SYNTHESISER: Final = "espeak-ng"
FIRST: Final = "first"
"""The argument of the first process: it also lists the voices and tries the sound."""
NEXT: Final = "next"
"""The argument of all that follow."""
LIST: Final = "list"
"""The argument of a process that only lists the voices, whether they can be heard or not."""
RATE_SPAN: Final = 2.5
"""How much faster or slower the ends of the scale are."""
LOUDEST: Final = 100
WITH_PITCH: Final = frozenset({"espeak"})
"""The drivers that can set a pitch, from 0 to 100."""
_SILENCE: Final = bytes(8000 // 20)
"""A twentieth of a second in the player's default format."""


class _FailedError(Exception):
    """What the reply is to tell: a kind of failure, and what failed."""


def main(arguments: Sequence[str]) -> None:
    """Start an engine, wait for one sentence, say it and end.

    Args:
        arguments: ``FIRST``, ``NEXT`` or ``LIST``, and the driver's name if it is not the usual.
    """
    pipe = Pipe()
    try:
        _serve(pipe, arguments[0], arguments[1] if arguments[1:] else None)
    except _FailedError as error:
        failed, detail = error.args
        pipe.send(failed=failed, detail=detail)
    except Exception as error:  # noqa: BLE001 (told in the reply)
        pipe.send(failed="device", detail=type(error).__name__)
    leave()


def _serve(pipe: Pipe, place: str, driver: str | None) -> None:
    engine = _engine(driver)
    if place == FIRST and uses_player(str(engine)):
        try_sound()
    pipe.send(**described(engine) if place in {FIRST, LIST} else {})
    order = pipe.receive()
    if order is None:
        return
    engine.connect("error", lambda **event: _report_and_leave(pipe, event))
    tune(engine, order["rate"], order["pitch"], order["volume"])
    say(engine, order["text"], order["properties"])
    pipe.send()


def _engine(driver: str | None) -> Any:
    try:
        import pyttsx3  # noqa: PLC0415 (takes long to load)
    except ModuleNotFoundError as error:
        raise _FailedError("library", LIBRARY) from error
    try:
        return pyttsx3.init(driver)
    except RuntimeError as error:
        if sys.platform == "linux":  # what its driver says when the C library is not there
            raise _FailedError("program", SYNTHESISER) from error
        raise


def uses_player(driver: str) -> bool:
    """Tell whether a driver plays through another program."""
    return sys.platform == "linux" and driver == "espeak"


def try_sound() -> None:
    """Play a moment of silence: the library does not look at what became of its sound."""
    player = shutil.which(PLAYER)
    if player is None:
        raise _FailedError("program", PLAYER)
    tried = subprocess.run([player, "-q", "-"], input=_SILENCE, check=False)  # noqa: S603
    if tried.returncode != 0:
        raise _FailedError("sound", PLAYER)


def described(engine: Any) -> dict[str, object]:
    """List the voices and tell which one is set."""
    voices = [voice_info(voice) for voice in engine.getProperty("voices")]
    current = engine.getProperty("voice")
    return {"voices": voices, "voice": str(getattr(current, "id", current) or "")}


def voice_info(voice: Any) -> dict[str, object]:
    """Describe a voice; drivers leave out what they don't know, and some tell bytes."""
    languages = [_as_text(tag) for tag in voice.languages or () if tag]
    return {"id": _as_text(voice.id), "name": _as_text(voice.name or ""), "languages": languages}


def _as_text(value: object) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def tune(engine: Any, rate: int, pitch: int, volume: int) -> None:
    """Let the engine speak faster or slower, higher or lower, more or less loudly.

    What is left as it is is not touched, and no driver but eSpeak's has a pitch.

    Args:
        engine: the engine.
        rate: from -100 to 100; each end is two and a half times as slow or fast.
        pitch: from -100 to 100.
        volume: per cent of the engine's own.
    """
    if rate:
        usual = engine.getProperty("rate")
        engine.setProperty("rate", round(usual * RATE_SPAN ** (rate / 100)))
    if pitch and str(engine) in WITH_PITCH:
        usual = engine.getProperty("pitch")
        engine.setProperty("pitch", usual + round(pitch / 2))
    if volume != LOUDEST:
        usual = engine.getProperty("volume")
        engine.setProperty("volume", usual * volume / LOUDEST)


def say(engine: Any, text: str, properties: dict[str, str | float]) -> None:
    """Say a sentence and wait for its end, which ``runAndWait`` itself does not always do."""
    finished = Event()
    engine.connect("finished-utterance", lambda **_: finished.set())
    for name, value in properties.items():
        engine.setProperty(name, value)
    engine.say(text)
    engine.runAndWait()
    finished.wait()


def _report_and_leave(pipe: Pipe, event: dict[str, object]) -> None:
    """Report what the engine could not do, before it speaks with the wrong voice."""
    pipe.send(failed="device", detail=type(event.get("exception")).__name__)
    os._exit(0)
