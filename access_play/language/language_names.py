"""How the languages are called."""

from typing import Final

from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase

LANGUAGE_NAMES: Final[dict[str, Phrase]] = {
    "en": phrase(NP_("language", "English")),
    "fr": phrase(NP_("language", "French")),
    "ja": phrase(NP_("language", "Japanese")),
}
