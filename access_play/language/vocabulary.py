"""The words that are understood when typed, in one language and always in English."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from access_play.language.catalogs import catalog_or_english
from access_play.language.folding import fold, one_edit_apart
from access_play.language.kana import is_kana
from access_play.language.messages import Message

_SHORTEST_SLIP: Final = 4
_SHORTEST_KANA_SLIP: Final = 3
"""In a shorter word one slip is another word: ``pas`` and ``bas``, みる and よる."""


class Vocabulary:
    """Looks up typed words. A message in the context ``typed`` lists words parted by commas."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._catalog = catalog_or_english(language)
        self._known: dict[Message, Mapping[str, str]] = {}

    def words(self, message: Message) -> frozenset[str]:
        """Return all folded words for one thing, in this language and in English."""
        return frozenset(self.spellings(message))

    def spellings(self, message: Message) -> Mapping[str, str]:
        """Return the same words, each with the spelling in which it is shown.

        The language's own words come first, in the order of its catalog.
        """
        known = self._known.get(message)
        if known is None:
            own = self._catalog.pgettext(message.context, message.singular)
            known = self._known[message] = dict(_listed(f"{own},{message.singular}"))
        return known

    def own(self, message: Message) -> tuple[str, ...]:
        """Return the folded words of this language alone, as its texts have them."""
        return tuple(dict(_listed(self._catalog.pgettext(message.context, message.singular))))

    def numbers(self, message: Message) -> Mapping[str, int]:
        """Return the numbers from 1 on that a list of folded words counts up."""
        own = self._catalog.pgettext(message.context, message.singular)
        counted: dict[str, int] = {}
        for words in (own, message.singular):
            for count, word in enumerate(words.split(","), start=1):
                counted.setdefault(fold(word), count)
        return counted


vocabulary_of = cache(Vocabulary)
"""Looks up the words of one language; each is read once."""


def _listed(words: str) -> Iterator[tuple[str, str]]:
    seen = set()
    for word in map(str.strip, words.split(",")):
        folded = fold(word)
        if folded and folded not in seen:
            seen.add(folded)
            yield folded, word


def near(typed: str, words: Iterable[str]) -> list[str]:
    """Return the folded words that may have been meant where one slip was made."""
    return [word for word in words if _long_enough(word) and one_edit_apart(typed, word)]


def _long_enough(word: str) -> bool:
    return len(word) >= (_SHORTEST_KANA_SLIP if is_kana(word) else _SHORTEST_SLIP)
