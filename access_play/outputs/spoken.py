"""What is sent to a voice of one announcement."""

import re
from typing import Final

from access_play.announce.announcement import Announcement
from access_play.language.kana import sounded_particles
from access_play.language.marked import MARKED

_SENTENCE_SIGNS: Final = r"(?: ?[,;:.!?]+)?"
"""They go with the name before them: at the beginning of a part eSpeak would name them."""
_NAME: Final = re.compile(f"{MARKED.pattern}({_SENTENCE_SIGNS})")


def _escape(words: str) -> str:
    """Keep signs from being read as SSML; the library's own function loads half the network."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def spoken(announcement: Announcement, *, kanji: bool) -> str:
    """Give the words for a voice: Japanese in kana as they sound, unless it reads kanji well."""
    if announcement.language != "ja":
        return announcement.speech
    return announcement.text if kanji else sounded_particles(announcement.speech)


def ssml(announcement: Announcement, *, kanji: bool, languages: frozenset[str]) -> str:
    """Give the words as SSML, in which a name from another seat keeps its own language.

    Args:
        announcement: what is said.
        kanji: whether the voice reads kanji well.
        languages: those for which the engine has a voice.
    """
    marked = announcement.marked
    if announcement.language == "ja" or marked is None:
        return f"<speak>{_escape(spoken(announcement, kanji=kanji))}</speak>"

    def named(found: re.Match[str]) -> str:
        language, name, signs = found.groups()
        if language not in languages:
            return f"{name}{signs}"
        return f'<voice xml:lang="{language}">{name}{signs}</voice>'

    return f"<speak>{_NAME.sub(named, _escape(marked))}</speak>"
