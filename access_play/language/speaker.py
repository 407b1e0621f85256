"""One language spoken to one listener: phrases become words here and nowhere else."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

from access_play.language.catalogs import catalog_or_english
from access_play.language.kana import is_kana, katakana, sounded_particles
from access_play.language.messages import NP_, Message
from access_play.language.phrases import Listing, OutOf, Part, Pattern, Person, Phrase, Verbatim

_CACHE_SIZE: Final = 4096
_PLAIN_SPACES: Final = {0xA0: " ", 0x202F: " "}
_MINUS: Final = NP_("number", "minus {number}")
_MINUS_BRAILLE: Final = NP_("braille|number", "minus {number}")


class Form(Enum):
    """What a text is for."""

    TEXT = "text"
    SPEECH = "speech"
    BRAILLE = "braille"


class Length(Enum):
    """How much is said; what the rules need is said at every length."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Name(msgspec.Struct, frozen=True):
    """A player's name and, where it is not plain to read, its kana."""

    text: str
    reading: str = ""


class Speaker:
    """Renders phrases in one language for a table with these players.

    Args:
        language: the catalog's tag.
        names: the players' names by seat.
        length: how much is said.
    """

    def __init__(
        self, language: str, names: Sequence[Name] = (), length: Length = Length.NORMAL
    ) -> None:
        self.language: Final = language
        self.names: Final = tuple(names)
        self.length: Final = length
        self._catalog = catalog_or_english(language)
        self._kana = language == "ja"
        self._cache: dict[tuple[Phrase, Form], str] = {}

    def text(self, phrase: Phrase) -> str:
        """Render what is written."""
        return self.render(phrase, Form.TEXT)

    def render(self, phrase: Phrase, form: Form) -> str:
        """Render a phrase in one form, at this speaker's length."""
        key = (phrase, form)
        words = self._cache.get(key)
        if words is None:
            if len(self._cache) >= _CACHE_SIZE:
                self._cache.clear()
            words = self._cache[key] = self._render(phrase, form)
        return words

    def _render(self, phrase: Phrase, form: Form) -> str:
        parts = {key: self._part(part, form) for key, part in phrase.parts}
        message = self._message(phrase, form)
        count = next((part for key, part in phrase.parts if key == "count"), None)
        pattern = self._translate(message, form, count if isinstance(count, int) else None)
        return pattern.format_map(parts)

    def _message(self, phrase: Phrase, form: Form) -> Message:
        if form is Form.BRAILLE and phrase.braille is not None:
            return phrase.braille
        if self.length is Length.BRIEF and phrase.brief is not None:
            return phrase.brief
        if self.length is Length.FULL and phrase.full is not None:
            return phrase.full
        return phrase.normal

    def _translate(self, message: Message, form: Form, count: int | None) -> str:
        own_braille = message.context.startswith("braille")
        context = message.context
        if form is not Form.TEXT and self._kana and not own_braille:
            context = f"speech|{context}" if context else "speech"
        words = self._look_up(message, context, count)
        if form is Form.TEXT:
            return words
        if form is Form.BRAILLE and self._kana and not own_braille:
            return katakana(sounded_particles(words))
        return words.translate(_PLAIN_SPACES)

    def _look_up(self, message: Message, context: str, count: int | None) -> str:
        singular, plural = message.singular, message.plural
        if plural and count is not None:
            if context:
                return self._catalog.npgettext(context, singular, plural, abs(count))
            return self._catalog.ngettext(singular, plural, abs(count))
        if context:
            return self._catalog.pgettext(context, singular)
        return self._catalog.gettext(singular)

    def _part(self, part: Part, form: Form) -> str:
        match part:
            case int():
                return self._number(part, form)
            case OutOf(done, total):
                return str(total - done if self._kana else total)
            case Phrase():
                return self.render(part, form)
            case Person():
                return self.name(part.seat, form)
            case Listing():
                return self._listing(part, form)
            case Verbatim():
                return part.text

    def _number(self, number: int, form: Form) -> str:
        if number >= 0:
            return str(number)
        message = _MINUS_BRAILLE if form is Form.BRAILLE else _MINUS
        return self._translate(message, form, None).format(number=-number)

    def _listing(self, listing: Listing, form: Form) -> str:
        *others, words = (self._part(item, form) for item in listing.items)
        pattern = listing.last or listing.pattern
        for item in reversed(others):
            words = self._joined(pattern, form).format(first=item, rest=words)
            pattern = listing.pattern
        return words

    def _joined(self, pattern: Pattern, form: Form) -> str:
        message = pattern.braille if form is Form.BRAILLE and pattern.braille else pattern.text
        return self._translate(message, form, None)

    def name(self, seat: int, form: Form = Form.TEXT) -> str:
        """Say a player's name: in Japanese by its reading where letters alone would be misread."""
        name = self.names[seat]
        if not self._kana or not name.reading:
            return name.text
        if form is Form.TEXT and _is_japanese(name.text):
            return name.text
        return katakana(name.reading)


def _is_japanese(text: str) -> bool:
    return is_kana(text) or any("一" <= letter <= "鿿" for letter in text)
