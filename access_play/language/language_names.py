"""How the languages are called, and which one a word names."""

from typing import Final

from access_play.core.record import LANGUAGES
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Phrase, phrase
from access_play.language.vocabulary import vocabulary_of

LANGUAGE_NAMES: Final[dict[str, Phrase]] = {
    "en": phrase(NP_("language", "English")),
    "fr": phrase(NP_("language", "French")),
    "ja": phrase(NP_("language", "Japanese")),
}
_WORDS: Final[dict[str, Message]] = {
    "en": NP_("typed", "english, en"),
    "fr": NP_("typed", "french, fr"),
    "ja": NP_("typed", "japanese, ja"),
}


def named_language(typed: str) -> str | None:
    """Find the language that a folded word names, in whichever language it names it."""
    for language, words in _WORDS.items():
        if any(typed in vocabulary_of(said_in).words(words) for said_in in LANGUAGES):
            return language
    return None
