"""The prompt: what a braille display shows when nothing is pressed."""

from typing import Final

from access_play.language.cells import cells
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Form, Speaker
from access_play.terminal.console.width import columns_of

_SHORT: Final = 20
_ROOM_OF_SHORT: Final = 2
"""A short display and its cells that are left to type in; of longer ones it is a fifth."""
_COLUMNS_LEFT: Final = 4
"""A display that shows a part of the screen shows its columns, of which kana take two."""
_WITH_NEWS: Final = NP_("braille|prompt", "{news}. {prompt}")
_WITH_QUESTION: Final = NP_("braille|prompt", "{question} {prompt}")


def prompt_words(
    speaker: Speaker, prompt: Phrase, news: Phrase | None, form: Form, display: int
) -> str:
    """Return the words of a prompt, with the last news before it where they fit.

    Args:
        speaker: the listener's language.
        prompt: what is asked.
        news: the last news, or the question that is answered at this prompt; ``None`` where
            the prompt is not to carry any.
        form: what the prompt alone is written in.
        display: the cells of the braille display.
    """
    if news is None:
        return speaker.render(prompt, form)
    asked = speaker.render(prompt, Form.BRAILLE)
    told = speaker.render(news, Form.BRAILLE).rstrip(".。 ")
    while told:
        words = speaker.render(_joined(told, asked), Form.BRAILLE)
        if _fits(words, speaker.language, display):
            return words
        told = _shortened(told)
    return asked


def _joined(told: str, asked: str) -> Phrase:
    if told.endswith(("?", "？")):
        both = _WITH_QUESTION
        return phrase(both, braille=both, question=Verbatim(told), prompt=Verbatim(asked))
    return phrase(_WITH_NEWS, braille=_WITH_NEWS, news=Verbatim(told), prompt=Verbatim(asked))


def _fits(words: str, language: str, display: int) -> bool:
    room = _ROOM_OF_SHORT if display <= _SHORT else display // 5
    columns = display - min(room, _COLUMNS_LEFT)
    return cells(words, language) <= display - room and columns_of(words) <= columns


def _shortened(told: str) -> str:
    """Leave out the last part of a line: what comes first tells most."""
    for mark in (";", "、", ",", " "):
        head, found, _ = told.rpartition(mark)
        if found:
            return head.rstrip(" :;,、")
    return ""
