"""Taking a typed line apart into words that are known, numbers, and the rest."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from access_play.language.folding import JAPANESE, may_end, number
from access_play.language.messages import NP_, Message
from access_play.language.vocabulary import Vocabulary, near

S = TypeVar("S")

SHORTEST_BEGINNING: Final = 3
NUMBERS: Final = NP_(
    "typed",
    "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,"
    " fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two,"
    " twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine,"
    " thirty",
)
"""In their order, so that a place in the list is a number."""

_RUN: Final = re.compile(
    rf"(?P<number>[0-9]+)|(?P<japanese>[{JAPANESE}]+)"
    rf"|(?P<letters>(?:(?![{JAPANESE}])[^\W\d])+)|(?P<signs>[^\w\s]+)|(?P<other>\S)"
)


class Atom(NamedTuple, Generic[S]):
    """A piece of a line that is not taken apart further."""

    text: str
    start: int
    end: int
    senses: frozenset[S] = frozenset()
    """What it may mean; empty for a number and for what is not known."""
    number: int | None = None
    """The number that it is, in digits or as a word."""


class Lexicon(Generic[S]):
    """The typed words of a game or of the program, and what each may mean.

    Args:
        vocabulary: the player's language.
        senses: for each list of words in the catalog what its words mean. A word may stand
            in several lists.
    """

    def __init__(self, vocabulary: Vocabulary, senses: Mapping[Message, S]) -> None:
        self._senses: dict[str, frozenset[S]] = {}
        self._spelling: dict[str, str] = {}
        for message, sense in senses.items():
            for word, spelling in vocabulary.spellings(message).items():
                self._senses[word] = self._senses.get(word, frozenset()) | {sense}
                self._spelling.setdefault(word, spelling)
        self._words_for: dict[tuple[S, ...], frozenset[str]] = {}
        self._numbers = vocabulary.numbers(NUMBERS)
        self._longest = max(map(len, (*self._senses, *self._numbers)))

    def words_for(self, *senses: S) -> frozenset[str]:
        """Return the folded words that may mean one of these."""
        known = self._words_for.get(senses)
        if known is None:
            known = frozenset(word for word, means in self._senses.items() if means & {*senses})
            self._words_for[senses] = known
        return known

    def senses(self, word: str) -> frozenset[S]:
        """Return what a folded word means, or else the words which it begins.

        A beginning has three letters at least: one or two begin questions of the program
        as well, and a token is not to be spent on them.
        """
        exact = self._senses.get(word)
        if exact is not None or len(word) < SHORTEST_BEGINNING:
            return exact or frozenset()
        begun = [means for known, means in self._senses.items() if known.startswith(word)]
        return frozenset[S]().union(*begun)

    def scan(self, line: str, place: int = 0) -> Iterator[Atom[S]]:
        """Take a folded line apart, from a place on."""
        while run := _RUN.search(line, place):
            end = self._end(line, run)
            text = line[run.start() : end]
            counted = self._number(text)
            senses = frozenset[S]() if counted is not None else self.senses(text)
            yield Atom(text, run.start(), end, senses, counted)
            place = end

    def _number(self, text: str) -> int | None:
        """Read digits, or a word for a number that is no other word of the game."""
        digits = number(text)
        return self._numbers.get(text) if digits is None and text not in self._senses else digits

    def _end(self, line: str, run: re.Match[str]) -> int:
        """Find where the word ends that begins with a run of letters or digits."""
        known = self._longest_at(line, run.start())
        if run["japanese"] is None:
            return known or run.end()
        if known >= run.end() or self.senses(run[0]):
            return max(known, run.end())
        return known or self._next_known(line, run)

    def _longest_at(self, line: str, start: int) -> int:
        """Return the end of the longest known word that begins here, 0 if there is none."""
        for end in range(min(len(line), start + self._longest), start, -1):
            ended = end == len(line) or may_end(line[end - 1], line[end])
            word = line[start:end]
            if ended and (word in self._senses or word in self._numbers):
                return end
        return 0

    def _next_known(self, line: str, run: re.Match[str]) -> int:
        for place in range(run.start() + 1, run.end()):
            if self._longest_at(line, place):
                return place
        return run.end()

    def corrections(self, line: str) -> Iterator[str]:
        """Write a folded line anew with each known word that one of its words may be a slip of."""
        for run in _RUN.finditer(line):
            if (run["letters"] or run["japanese"]) and run[0] not in self._senses:
                for word in near(run[0], self._senses):
                    yield line[: run.start()] + self._spelling[word] + line[run.end() :]
