"""Which of several numbered choices was typed: by its number, its name, or words of it."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias

from access_play.core.record import LANGUAGES
from access_play.language.folding import fold, number
from access_play.language.phrases import Phrase
from access_play.language.speaker import Form, Speaker
from access_play.language.vocabulary import near

_ENGLISH: Final = LANGUAGES[0]
"""Is always understood, as it is for questions and moves."""
_WORD: Final = re.compile(r"\w+")
_NUMBER: Final = re.compile(r"[0-9]+")
_TELLING: Final = re.compile(r"\w{3}|[^\W_a-z0-9]{2}|[\u4e00-\u9fff]")
"""What a word needs to tell of a choice: three letters, two kana or a kanji."""
_Names: TypeAlias = Sequence[AbstractSet[str]]
"""How each choice is called, folded."""
_Fits: TypeAlias = Callable[[AbstractSet[str], str], bool]
"""Tells whether what was typed fits a choice that is called so."""


def place_of(
    typed: str,
    choices: Sequence[Phrase],
    speaker: Speaker,
    *,
    whole: bool = False,
    beyond: bool = False,
    apart: bool = False,
) -> int | None:
    """Find the choice that was typed, from 0.

    Args:
        typed: the line.
        choices: what was offered.
        speaker: the language in which it was offered.
        whole: whether only a whole name counts, for the line has another meaning too.
        beyond: whether a number that is the place of none may be one of a name: "10" for
            "okugata with honor 10".
        apart: whether the line means something by itself too, so that some of a name's numbers
            do not choose it: "earth 3" is not "as suggested, Earth 3, 5".
    """
    typed = fold(typed)
    place = number(typed)
    if place is not None and 1 <= place <= len(choices):
        return place - 1
    if place is not None:
        return _only(_has_number, _names(choices, speaker), typed) if beyond else None
    return _named(typed, choices, speaker, _ways(whole=whole, apart=apart))


def meant_by(typed: str, choices: Sequence[Phrase], speaker: Speaker) -> int | None:
    """Find the one choice of which a line may be the name, or its first words, with a slip."""
    typed = fold(typed)
    close = [
        place
        for place, names in enumerate(_names(choices, speaker))
        if near(typed, {part for name in names for part in _runs(name, len(typed.split()))})
    ]
    return close[0] if len(close) == 1 else None


def _ways(*, whole: bool, apart: bool) -> tuple[_Fits, ...]:
    if whole:
        return (_is_exactly,)
    return (_is_exactly, _begins, _tells_with_all_numbers if apart else _tells)


def _named(
    typed: str, choices: Sequence[Phrase], speaker: Speaker, ways: Sequence[_Fits]
) -> int | None:
    english = Speaker(_ENGLISH, speaker.names, speaker.length)
    speakers = [speaker] if speaker.language == _ENGLISH else [speaker, english]
    for each in speakers:
        names = _names(choices, each)
        for fits in ways:
            if any(fits(called, typed) for called in names):
                return _only(fits, names, typed)
    return None


def _only(fits: _Fits, names: _Names, typed: str) -> int | None:
    found = [place for place, called in enumerate(names) if fits(called, typed)]
    return found[0] if len(found) == 1 else None


def _names(choices: Sequence[Phrase], speaker: Speaker) -> _Names:
    return [
        {fold(speaker.render(choice, form)) for form in (Form.TEXT, Form.SPEECH)}
        for choice in choices
    ]


def _runs(name: str, length: int) -> set[str]:
    """Return all runs of so many words of a name."""
    words = _WORD.findall(name)
    return {" ".join(words[first : first + length]) for first in range(len(words) - length + 1)}


def _is_exactly(names: AbstractSet[str], typed: str) -> bool:
    return typed in names


def _begins(names: AbstractSet[str], typed: str) -> bool:
    return bool(typed) and any(name.startswith(typed) for name in names)


def _has_number(names: AbstractSet[str], typed: str) -> bool:
    return any(typed in _NUMBER.findall(name) for name in names)


def _tells(names: AbstractSet[str], typed: str) -> bool:
    """Tell whether all that was typed stands in a name: "monks" in "discard warrior monks".

    What is typed twice stands there twice: "earth 2 2 2" is not "Earth two 2s, a 4".
    Japanese puts no spaces between words, so there a part of the name is enough.
    """
    wanted = Counter(_WORD.findall(typed))
    return _TELLING.search(typed) is not None and any(
        all(count <= _times(word, name) for word, count in wanted.items()) for name in names
    )


def _tells_with_all_numbers(names: AbstractSet[str], typed: str) -> bool:
    """Tell so where no number of the name is left out either, unless none was typed."""
    numbers = sorted(_NUMBER.findall(typed))
    like = {name for name in names if not numbers or sorted(_NUMBER.findall(name)) == numbers}
    return _tells(like, typed)


def _times(word: str, name: str) -> int:
    return _WORD.findall(name).count(word) if word.isascii() else name.count(word)
