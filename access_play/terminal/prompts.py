"""The prompt: what a braille display shows when nothing is pressed."""

from typing import Final

from access_play.language.cells import cells
from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, Verbatim, phrase
from access_play.language.speaker import Form, Speaker

PROMPT_CELLS: Final = 32
"""A line of 40 cells leaves 8 to type in."""
_WITH_NEWS: Final = NP_("braille|prompt", "{news}. {prompt}")


def prompt_words(speaker: Speaker, prompt: Phrase, news: Phrase | None, form: Form) -> str:
    """Return the words of a prompt, with the last news before it where they fit.

    Args:
        speaker: the listener's language.
        prompt: what is asked.
        news: the last news; ``None`` where the prompt is not to carry any.
        form: what the prompt alone is written in.
    """
    if news is None:
        return speaker.render(prompt, form)
    asked = speaker.render(prompt, Form.BRAILLE)
    told = speaker.render(news, Form.BRAILLE).rstrip(".")
    while told:
        words = speaker.render(
            phrase(_WITH_NEWS, braille=_WITH_NEWS, news=Verbatim(told), prompt=Verbatim(asked)),
            Form.BRAILLE,
        )
        if cells(words, speaker.language) <= PROMPT_CELLS:
            return words
        told = _shortened(told)
    return asked


def _shortened(told: str) -> str:
    """Leave out the last part of a line: what comes first tells most."""
    for mark in (";", "、", ",", " "):
        head, found, _ = told.rpartition(mark)
        if found:
            return head.rstrip()
    return ""
