"""Whose cards a typed line asks to look at."""

from typing import Final

from access_play.games.hagakure.moves import YOMI
from access_play.games.hagakure.typed import Sense, lexicon
from access_play.games.naming import Frame, Named, find_named
from access_play.games.typed_lines import LONGEST_LINE
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_AROUND: Final = (
    Sense.FILLER,
    Sense.PLAY,
    Sense.TOKEN,
    Sense.HAND,
    Sense.SEAT,
    Sense.COUNTER,
)
"""What may stand around the name: "the token look at the hand of Ken, please"."""


def find_aim(line: str, vocabulary: Vocabulary, names: tuple[Name, ...]) -> Named | None:
    """Return what a folded line asks to look at: seats and the ``YOMI``.

    ``None`` where it does not ask for that.
    """
    if len(line) > LONGEST_LINE:
        return None
    words = lexicon(vocabulary)
    yomi = [(word, YOMI) for word in words.words_for(Sense.YOMI)]
    return find_named(line, Frame(words, Sense.LOOK, _AROUND), names, yomi)
