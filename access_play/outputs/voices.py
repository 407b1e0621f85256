"""Finds the voice that speaks a language, whatever a system tells about its voices."""

import re
from collections.abc import Iterable
from typing import Final

from access_play.outputs.child import VoiceInfo

_REGIONS: Final = {"en": ("us", "gb"), "fr": ("fr", "ca"), "ja": ("jp",)}
"""The regions preferred where several voices speak a language."""
_NAMES: Final = {
    "en": ("english", "anglais", "英語"),
    "fr": ("french", "français", "francais", "フランス語"),
    "ja": ("japanese", "japonais", "日本語"),
}
"""How the languages are called in the names of voices."""


def choose_voice(voices: Iterable[VoiceInfo], language: str, current: str = "") -> VoiceInfo | None:
    """Choose a voice that speaks a language, or none.

    The voice the system has set is kept if it does. What voices say of their languages
    is trusted first; Windows leaves that empty at times, and then ids and names are read.

    Args:
        voices: what is installed.
        language: a language tag; its region is not looked at.
        current: the id of the voice that is set.
    """
    wanted = _subtags(language)[0]
    speaking = [voice for voice in voices if speaks(voice, wanted)]
    ranked = sorted(speaking, key=lambda voice: (voice.id != current, _rank(voice, wanted)))
    return ranked[0] if ranked else None


def speaks(voice: VoiceInfo, language: str) -> bool:
    """Tell whether a voice speaks a language, given by its primary subtag."""
    known = [subtags[0] for tag in voice.languages if (subtags := _subtags(tag))]
    if any(len(subtag) in {2, 3} for subtag in known):
        return language in known
    return _id_speaks(voice.id, language) or _is_named(voice.name, language)


def _rank(voice: VoiceInfo, language: str) -> int:
    """Order voices of one language: plain first, then the preferred regions, then the rest."""
    regions = _REGIONS.get(language, ())
    ranks = [_tag_rank(_subtags(tag), regions) for tag in voice.languages]
    return min(ranks, default=len(regions) + 1)


def _tag_rank(subtags: list[str], regions: tuple[str, ...]) -> int:
    match subtags:
        case [_]:
            return 0
        case [_, region] if region in regions:
            return 1 + regions.index(region)
        case _:
            return len(regions) + 1


def _subtags(tag: str) -> list[str]:
    """Take a tag apart: en_US, EN-us and eSpeak's priority byte before it are all known."""
    return re.findall(r"[a-z0-9]+", tag.lower())


def _id_speaks(identifier: str, language: str) -> bool:
    # "fr" after "br-" is the region of a Breton voice.
    pattern = rf"(?<![a-z0-9])(?<![a-z]{{2}}-){re.escape(language)}(?![a-z0-9])"
    return re.search(pattern, identifier.lower()) is not None


def _is_named(name: str, language: str) -> bool:
    return any(word in name.lower() for word in _NAMES.get(language, ()))
