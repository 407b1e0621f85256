"""Orders about how the program's voice speaks and about its cues, as they are typed."""

import re
from typing import Final

from msgspec.structs import replace

from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary
from access_play.language.voice import Voicing

STEP: Final = 10
"""How much faster or louder one order makes a voice."""
_AXES: Final[dict[str, Message]] = {
    "rate": NP_("typed", "rate, speed"),
    "pitch": NP_("typed", "pitch"),
    "volume": NP_("typed", "volume"),
}
_STEPS: Final[tuple[tuple[str, int, Message], ...]] = (
    ("rate", STEP, NP_("typed", "faster")),
    ("rate", -STEP, NP_("typed", "slower")),
    ("pitch", STEP, NP_("typed", "higher")),
    ("pitch", -STEP, NP_("typed", "lower")),
    ("volume", STEP, NP_("typed", "louder")),
    ("volume", -STEP, NP_("typed", "softer, quieter")),
)
_LEAST: Final = {"rate": -100, "pitch": -100, "volume": 0}
_MOST: Final = 100
_KANJI: Final = NP_("typed", "kanji")
_KANA: Final = NP_("typed", "kana")
_ON: Final = NP_("typed", "on, yes")
_OFF: Final = NP_("typed", "off, no, none")
_VALUE: Final = re.compile(r"(?P<axis>.+?)[ :=]*(?P<number>[-+]?[0-9]{1,4})")


def tuned(typed: str, voicing: Voicing, vocabulary: Vocabulary) -> Voicing | None:
    """Understand how a voice is to speak; ``None`` where a line says nothing of that.

    Args:
        typed: the folded line behind ``voice``: ``faster``, ``rate 30``, ``kanji``.
        voicing: how it speaks now; what is out of range becomes the end of the scale.
        vocabulary: the person's words.
    """
    for axis, step, words in _STEPS:
        if typed in vocabulary.words(words):
            return stepped(voicing, axis, step)
    for kanji, words in ((True, _KANJI), (False, _KANA)):
        if typed in vocabulary.words(words):
            return replace(voicing, kanji=kanji)
    value = _VALUE.fullmatch(typed)
    for axis, words in _AXES.items():
        if value is not None and value["axis"] in vocabulary.words(words):
            return _with(voicing, axis, int(value["number"]))
    return None


def stepped(voicing: Voicing, axis: str, step: int) -> Voicing:
    """Change a voice's rate, pitch or volume by a step, to the end of its scale at most."""
    return _with(voicing, axis, getattr(voicing, axis) + step)


def cue_volume(typed: str, volume: int, vocabulary: Vocabulary) -> tuple[bool, int] | None:
    """Understand whether cues are to be played, and how loudly; ``None`` where neither is said.

    Args:
        typed: the folded line behind ``sounds``: ``on``, ``off``, ``50``, ``louder``.
        volume: how loudly they are played now.
        vocabulary: the person's words.
    """
    if typed in vocabulary.words(_ON):
        return True, volume
    if typed in vocabulary.words(_OFF):
        return False, volume
    for axis, step, words in _STEPS:
        if axis == "volume" and typed in vocabulary.words(words):
            return True, _within(axis, volume + step)
    if re.fullmatch("[0-9]{1,4}", typed):
        return True, _within("volume", int(typed))
    return None


def _with(voicing: Voicing, axis: str, value: int) -> Voicing:
    return replace(voicing, **{axis: _within(axis, value)})


def _within(axis: str, value: int) -> int:
    return min(max(value, _LEAST[axis]), _MOST)
