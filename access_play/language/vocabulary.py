"""The words that are understood when typed, in one language and always in English."""

from functools import cached_property
from typing import Final

from access_play.language.catalogs import catalog_or_english
from access_play.language.folding import fold
from access_play.language.messages import Message


class Vocabulary:
    """Looks up typed words. A message in the context ``typed`` lists words parted by commas."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._catalog = catalog_or_english(language)
        self._known: dict[Message, frozenset[str]] = {}

    def words(self, message: Message) -> frozenset[str]:
        """Return all folded words for one thing, in this language and in English."""
        known = self._known.get(message)
        if known is None:
            own = self._catalog.pgettext(message.context, message.singular)
            listed = f"{message.singular},{own}".split(",")
            known = frozenset(fold(word) for word in listed) - {""}
            self._known[message] = known
        return known

    @cached_property
    def writes_without_spaces(self) -> bool:
        """Whether words of a sentence are typed without blanks between them."""
        return self.language == "ja"
