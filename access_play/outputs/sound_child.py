"""The process in which pygame plays cues: orders in, replies out."""

import os
from array import array
from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from access_play.games.sayings import Cue
from access_play.outputs.child_pipe import Pipe, serve
from access_play.outputs.cues import RATE, samples, seconds

LIBRARY: Final = "pygame"
_BUFFER: Final = 512
"""Samples played at a time: a cue begins within a fortieth of a second."""
_REST: Final = 0.04
"""Seconds of silence after a cue, so that two are two."""


def main(_arguments: Sequence[str]) -> None:
    """Play cues until the line is closed."""
    serve(LIBRARY, _serve)


def _serve(pipe: Pipe) -> None:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pygame import error, mixer, time  # noqa: PLC0415 (takes long to load)

    try:
        mixer.init(RATE, -16, 2, _BUFFER)
    except error as no_device:
        pipe.send(failed="sound", detail=str(no_device))
        return
    sounds = {cue: mixer.Sound(buffer=_both_sides(samples(cue))) for cue in Cue}
    pipe.send()
    while (order := pipe.receive()) is not None:
        cue = Cue(order["cue"])
        channel = sounds[cue].play()
        if channel is not None:
            channel.set_volume(*sides(order["pan"], order["volume"]))
        time.wait(round((seconds(cue) + _REST) * 1000))
        pipe.send()
    mixer.quit()


def _both_sides(mono: "array[int]") -> bytes:
    both = array("h", bytes(4 * len(mono)))
    both[::2] = both[1::2] = mono
    return both.tobytes()


def sides(pan: float, volume: int) -> tuple[float, float]:
    """Give the loudness of the left and the right side, from 0 to 1.

    As loud in the middle as at either end: the squares always add up to the same.

    Args:
        pan: from -1, left, to 1, right.
        volume: per cent.
    """
    angle = (pan + 1) * pi / 4
    return cos(angle) * volume / 100, sin(angle) * volume / 100
