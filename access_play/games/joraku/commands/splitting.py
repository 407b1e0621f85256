"""Parting a typed line into the steps that it holds, each with the words that belong to it."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from access_play.games.joraku.typed import Sense, lexicon
from access_play.language.vocabulary import Vocabulary

_MARKS: Final = re.compile(r"[,;:、]|(?<![(「。])。(?![)」。])|(?<=[^\W_])\.(?=\s+[^\W\d_]|$)")
"""A full stop in a number code is none."""
_CARD_WORDS: Final = frozenset({Sense.KATANA, Sense.YARI, Sense.GUN, Sense.NINJA})
_EFFECT_WORDS: Final = frozenset({Sense.PLACE, Sense.ACT, Sense.ASIDE, Sense.NONE})
_STEP_WORDS: Final = frozenset({Sense.DAIMYO, Sense.SAMURAI, Sense.MOVE, Sense.REMOVE, Sense.DONE})
_OTHER_MEANINGS: Final = frozenset({Sense.FILLER, Sense.AND})


class Step(NamedTuple):
    """What belongs to one step: the pieces of the line between marks."""

    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """The pieces as one."""
        return " ".join(self.pieces)


class _Piece(NamedTuple):
    text: str
    heads: frozenset[Sense]
    """What it may begin with or be about."""
    telling: bool
    """Whether it says anything: "please" does not."""


def steps_of(line: str, vocabulary: Vocabulary, *, giving: bool) -> tuple[Step, ...]:
    """Part a prepared line at its marks, and before a word like "then".

    A piece that begins nothing belongs to the step before it: "ninja 0, 1, 1".

    Args:
        line: folded and prepared.
        vocabulary: the player's.
        giving: whether cards are to be given, so that they belong together.
    """
    pieces = [_piece(text, vocabulary) for text in _parted(line, vocabulary)]
    pieces = [piece for piece in pieces if piece.telling]
    together = giving or bool(pieces and Sense.GIVE in pieces[0].heads)
    groups: list[list[_Piece]] = []
    for piece in pieces:
        if groups and not _begins(piece, groups[-1], together=together):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return tuple([Step(tuple([piece.text for piece in group])) for group in groups])


def _begins(piece: _Piece, before: list[_Piece], *, together: bool) -> bool:
    """Tell whether a piece begins a step of its own."""
    steps = piece.heads & _STEP_WORDS
    if steps:
        of_card = bool(before[0].heads & _CARD_WORDS) and not _acts(before)
        return not (of_card and steps == {Sense.SAMURAI})
    if together:
        return False
    if piece.heads & _CARD_WORDS:
        return True
    return bool(piece.heads & _EFFECT_WORDS) and _is_step(before)


def _is_step(group: list[_Piece]) -> bool:
    return any(piece.heads & _STEP_WORDS for piece in group)


def _acts(group: list[_Piece]) -> bool:
    return any(Sense.ACT in piece.heads for piece in group)


def _parted(line: str, vocabulary: Vocabulary) -> Iterator[str]:
    for text in _MARKS.split(line):
        yield from filter(None, map(str.strip, _parted_at_words(text, vocabulary)))


def _parted_at_words(text: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Part a text before "then", and before "and" where a piece is named behind it."""
    atoms = list(lexicon(vocabulary).scan(text))
    start = 0
    for place, atom in enumerate(atoms):
        behind = atoms[place + 1].senses if place + 1 < len(atoms) else frozenset[Sense]()
        stepping = Sense.AND in atom.senses and behind and behind <= _STEP_WORDS
        if atom.senses == {Sense.THEN} or stepping:
            yield text[start : atom.start]
            start = atom.end
    yield text[start:]


def _piece(text: str, vocabulary: Vocabulary) -> _Piece:
    """Note what a piece is about; a word that may be a particle counts at its beginning only."""
    heads: set[Sense] = set()
    atoms = list(lexicon(vocabulary).scan(text))
    for atom in atoms:
        if not atom.senses & _OTHER_MEANINGS or not atom.start:
            heads |= atom.senses - _OTHER_MEANINGS
    telling = any(not atom.senses or atom.senses - _OTHER_MEANINGS for atom in atoms)
    return _Piece(text, frozenset(heads), telling)
