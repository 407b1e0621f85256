"""Deciding what a typed line means, alike in every game once a folded line can be read."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from access_play.games.commands import Meaning, Misspelt, Understood
from access_play.games.typed_lines import corrected_code, spellings
from access_play.language.folding import fold
from access_play.language.lexicon import Lexicon

M = TypeVar("M")
S = TypeVar("S")

Read: TypeAlias = Callable[[str], Meaning[M] | None]
"""How a game reads a folded line."""

_LONGEST_SLIP: Final = 60
"""Of a longer line all corrections would take too long."""


def meaning_of(typed: str, read: Read[M]) -> Meaning[M] | None:
    """Read a line with and without the marks around it: a move goes before a question back."""
    meanings = [read(line) for line in spellings(typed)]
    understood = (meaning for meaning in meanings if isinstance(meaning, Understood))
    asked = (meaning for meaning in reversed(meanings) if meaning is not None)
    return next(understood, None) or next(asked, None)


def slip_in(typed: str, words: Lexicon[S], read: Read[M], most: int) -> Misspelt | None:
    """Find what was meant by a line with one slip in a word, or in the marks of a number.

    Args:
        typed: a line that means nothing as it is.
        words: those of the game.
        read: how the game reads a line.
        most: the highest number that has marks in the game.
    """
    line = spellings(typed)[-1]
    if len(line) > _LONGEST_SLIP:
        return None
    code = corrected_code(line, most)
    if code is not None:
        return Misspelt(code)
    nearly: list[str] = []
    for corrected in words.corrections(line):
        meaning = read(fold(corrected))
        if isinstance(meaning, Understood):
            return Misspelt(corrected)
        if meaning is not None:
            nearly.append(corrected)
    return Misspelt(nearly[0]) if nearly else None
