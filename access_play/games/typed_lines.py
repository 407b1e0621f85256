"""Reading a typed line, alike in every game: its spellings, its numbers and its number codes."""

import re
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final, TypeAlias, TypeVar

from access_play.language.folding import JAPANESE, bare, fold
from access_play.language.lexicon import Atom, Lexicon
from access_play.tactile import number_code

S = TypeVar("S")

Reading: TypeAlias = tuple[S | int, ...]
"""One way to take a line: for each word its sense, or the number that it is."""

LONGEST_LINE: Final = 200
"""A longer line is no move and is not looked into."""
_LONGEST_TYPED: Final = 5 * LONGEST_LINE
"""Signs and blanks that are folded away may make a line longer than it is."""
_MOST_READINGS: Final = 500
_AFTER_CODE: Final = re.compile(rf"$|[ {JAPANESE}]")
_BLANKS_IN_CODE: Final = re.compile(r"(?<=[\])」])\s+(?=[(.。])")


def spellings(typed: str) -> tuple[str, ...]:
    """Return the folded line, and the same without marks around it, if that differs."""
    line = fold(typed) if len(typed) <= _LONGEST_TYPED else ""
    return tuple(dict.fromkeys((line, bare(line))))


def every_reading(line: str, words: Lexicon[S], filler: S) -> Iterator[Reading[S]]:
    """Take a folded line in every way in which all of it has a meaning.

    Nothing comes of a line with a word that is not known, nor of one that may mean too much.

    Args:
        line: folded.
        words: what the words of the game mean.
        filler: what means nothing anywhere and is left out.
    """
    if len(line) > LONGEST_LINE:
        return iter(())
    line = _BLANKS_IN_CODE.sub("", line)
    atoms = [atom for atom in words.scan(line) if atom.senses != {filler}]
    telling = [_meanings(atom, line) for atom in atoms]
    if not telling or prod(map(len, telling)) not in range(1, _MOST_READINGS):
        return iter(())
    return product(*telling)


def corrected_code(line: str, most: int) -> str | None:
    """Write a number code as it is put, where its marks were typed in another order or number.

    Args:
        line: folded.
        most: the highest number that is marked so in the game.
    """
    added_up = number_code.add_up(line)
    return None if added_up is None or added_up > most else number_code.write(added_up)


def _meanings(atom: Atom[S], line: str) -> frozenset[S] | frozenset[int]:
    """Return what an atom may be: a number, typed marks or a word; empty where it is unknown."""
    if atom.number is not None:
        return frozenset({atom.number})
    if atom.senses or not _stands_alone(atom, line):
        return atom.senses
    marks = number_code.read(atom.text)
    return frozenset[int]() if marks is None else frozenset({marks})


def _stands_alone(atom: Atom[S], line: str) -> bool:
    """Tell signs that may be a number code from those in ``1.5`` and at the end of a sentence."""
    before = line[: atom.start][-1:]
    return before in {"", " "} and _AFTER_CODE.match(line, atom.end) is not None
