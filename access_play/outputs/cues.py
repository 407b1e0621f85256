"""The sounds of the cues, made here from a few tones: short, and told apart by ear."""

from array import array
from math import exp, pi, sin
from typing import Final, NamedTuple

from access_play.games.sayings import Cue

RATE: Final = 22_050
"""Samples a second."""
_LOUDEST: Final = 32_767
_ATTACK: Final = 0.004
"""Seconds until a tone is at its loudest; shorter ones click."""
_PEAK: Final = 0.6
"""How loud the loudest moment of a cue is, of what is possible."""


class Tone(NamedTuple):
    """One tone of a cue."""

    start: float
    """Seconds after the cue's beginning."""
    seconds: float
    hertz: float
    partials: tuple[tuple[float, float], ...] = ((1, 1.0), (2, 0.3), (3, 0.1))
    """Multiples of the frequency, and how loud each is."""
    falls: float = 5.0
    """How fast it dies away: as a power of e over its length."""


_WOOD: Final = ((1, 1.0), (2.7, 0.5), (5.1, 0.2))
_BELL: Final = ((1, 1.0), (2.76, 0.6), (5.4, 0.25))
_REED: Final = ((1, 1.0), (2, 0.8), (3, 0.6), (4, 0.4))

CUES: Final[dict[Cue, tuple[Tone, ...]]] = {
    Cue.OWN_TURN: (Tone(0, 0.14, 659.3), Tone(0.1, 0.22, 880)),
    Cue.CARD: (Tone(0, 0.09, 262, _WOOD, 7),),
    Cue.TRICK: (Tone(0, 0.12, 523.3), Tone(0.08, 0.12, 659.3), Tone(0.16, 0.24, 784)),
    Cue.TOKEN: (Tone(0, 0.45, 1046.5, _BELL),),
    Cue.ROUND: (Tone(0, 0.5, 196, _BELL, 4), Tone(0.18, 0.5, 293.7, _BELL, 4)),
    Cue.REFUSAL: (Tone(0, 0.12, 185, _REED, 2), Tone(0.13, 0.2, 139, _REED, 2)),
    Cue.GAME_END: (
        Tone(0, 0.2, 392),
        Tone(0.14, 0.2, 523.3),
        Tone(0.28, 0.2, 659.3),
        Tone(0.42, 0.6, 784, falls=4),
    ),
}
"""High and rising is good for the listener, low and falling is not, wood is a card, a bell rare."""


def seconds(cue: Cue) -> float:
    """Tell how long a cue is."""
    return max(tone.start + tone.seconds for tone in CUES[cue])


def samples(cue: Cue) -> "array[int]":
    """Make a cue's sound: one channel, 16 bits a sample."""
    wave = [0.0] * round(seconds(cue) * RATE)
    for tone in CUES[cue]:
        _add(tone, wave)
    peak = max(map(abs, wave))
    return array("h", [round(each / peak * _PEAK * _LOUDEST) for each in wave])


def _add(tone: Tone, wave: list[float]) -> None:
    first, count = round(tone.start * RATE), round(tone.seconds * RATE)
    for place in range(min(count, len(wave) - first)):
        time = place / RATE
        fades = exp(-tone.falls * time / tone.seconds) * (1 - place / count)
        loud = min(time / _ATTACK, 1) * fades
        turn = 2 * pi * tone.hertz * time
        wave[first + place] += loud * sum(part * sin(turn * times) for times, part in tone.partials)
