"""The first start: which language, and who speaks; at most five lines."""

from typing import Final

from access_play.core.record import LANGUAGES
from access_play.language.folding import fold, number
from access_play.language.language_names import named_language
from access_play.language.messages import N_, NP_, Message
from access_play.language.phrases import Phrase, phrase
from access_play.language.speaker import Speaker
from access_play.language.voice import MODES, Mode
from access_play.terminal.asking.dialogue import Dialogue
from access_play.terminal.asking.questions import Ask, is_word_for

_TYPE_LANGUAGE: Final[dict[str, Message]] = {
    "en": N_("For English, type 1 and Enter."),
    "fr": N_("For French, type 2 and Enter."),
    "ja": N_("For Japanese, type 3 and Enter."),
}
"""Each is said in the language it offers."""
_LANGUAGE_PROMPT: Final = phrase(N_("1, 2, 3:"), braille=NP_("braille|prompt", "1, 2, 3:"))
_WHO_SPEAKS: Final = phrase(
    N_(
        "Who speaks? 1, your screen reader reads the terminal; 2, the program through your screen"
        " reader; 3, a voice of its own; 4, nobody. Enter alone is 1."
    )
)
_VOICE_PROMPT: Final = phrase(N_("1 to 4:"), braille=NP_("braille|prompt", "1 to 4:"))
NEWS_MODES: Final = frozenset[Mode]({"off"})
"""Where nobody speaks, the prompt carries the news: a braille display shows its line alone."""


async def ask_language(dialogue: Dialogue) -> str:
    """Ask for the language, in all of them, until one is chosen.

    Raises:
        Quit: the person asked to leave.
    """
    while True:
        for language in LANGUAGES:
            dialogue.speaker = Speaker(language)
            dialogue.say(Phrase(_TYPE_LANGUAGE[language]))
        dialogue.speaker = Speaker(LANGUAGES[0])
        chosen = _language(fold(await dialogue.ask(_LANGUAGE_PROMPT)))
        if chosen is not None:
            return chosen


async def ask_voice(dialogue: Dialogue) -> Mode:
    """Ask who speaks.

    Raises:
        Quit: the person asked to leave.
    """
    dialogue.say(_WHO_SPEAKS)
    while True:
        typed = fold(await dialogue.ask(_VOICE_PROMPT))
        place = number(typed) if typed else 1
        if place is not None and 1 <= place <= len(MODES):
            return MODES[place - 1]
        if is_word_for(typed, dialogue.vocabulary, Ask.HELP, Ask.REPEAT):
            dialogue.say(_WHO_SPEAKS)
        else:
            dialogue.say(phrase(N_("Type a number from 1 to {count}."), count=len(MODES)))


def _language(typed: str) -> str | None:
    place = number(typed)
    if place is not None:
        return LANGUAGES[place - 1] if 1 <= place <= len(LANGUAGES) else None
    return named_language(typed)
