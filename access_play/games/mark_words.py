"""Tactile marks in sentences, alike in every game whose cards have numbers."""

from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, phrase
from access_play.tactile.number_code import words_for


def number_at_top_left(number: int) -> Phrase:
    """Say that a card has its number, from 0, at the top left in the code of the French sheet."""
    return phrase(
        N_("Mark at the top left: {marks}."),
        braille=NP_("braille", "Top left {marks}"),
        marks=words_for(number),
    )
