"""Naming a place in the rules; reading it is for :mod:`access_play.language.rulebook`."""

import msgspec


class Passage(msgspec.Struct, frozen=True):
    """Where a rule stands, in every language: a heading and one of its paragraphs.

    All languages have the same headings in the same places, so the English one names it.
    """

    heading: str
    paragraph: int = 1
    """Counted from 1."""
