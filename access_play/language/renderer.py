"""Phrases become words here and nowhere else: in one language, form and length."""

import gettext
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from string import Formatter
from typing import Final, NamedTuple, TypeVar, assert_never

import msgspec

from access_play.language.clean import clean
from access_play.language.kana import (
    braille_kana,
    has_kanji,
    is_kana,
    katakana,
    spoken_kana,
)
from access_play.language.marked import SWITCHED, marked
from access_play.language.messages import NP_, Message
from access_play.language.phrases import (
    Listing,
    OutOf,
    Part,
    Pattern,
    Person,
    Phrase,
    Verbatim,
)
from access_play.language.roman import roman

K = TypeVar("K")
V = TypeVar("V")

_CACHE_SIZE: Final = 8192
_PLAIN: Final = str.maketrans("\u00a0\u202fāēīōūĀĒĪŌŪ", "  aeiouAEIOU")
"""Signs of the written form for which voices or tables of braille have none."""
_MINUS: Final = Pattern(NP_("number", "minus {number}"), NP_("braille|number", "minus {number}"))


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
    language: str = ""
    """The player's; empty where it is not known."""


_OF_LENGTH: Final[Mapping[Length, Callable[[Phrase], Message]]] = {
    Length.BRIEF: lambda phrase: phrase.normal if phrase.brief is None else phrase.brief,
    Length.NORMAL: attrgetter("normal"),
    Length.FULL: lambda phrase: phrase.normal if phrase.full is None else phrase.full,
}
"""What takes the message of a length out of a phrase."""


class _Template(NamedTuple):
    """A translated message, taken apart once."""

    words: str
    """As the catalog has it: what is said where there are no parts."""
    pattern: str
    """The same for the ``%`` operator, which fills many times as fast as ``format``."""
    names: tuple[str, ...]
    """Its placeholders, in the order in which they stand."""

    def joining(self, first: str, rest: str) -> str:
        """Fill the placeholders of a pattern that joins two parts of a list."""
        in_order = self.names[0] == "first"
        return self.pattern % ((first, rest) if in_order else (rest, first))


class _Learnt(dict[K, V]):
    """What each key stands for; learnt as they are met, and forgotten when they are many.

    Args:
        learn: finds out what a key stands for.
    """

    def __init__(self, learn: Callable[[K], V]) -> None:
        super().__init__()
        self._learn = learn

    def __missing__(self, key: K) -> V:
        value = self._learn(key)
        if len(self) >= _CACHE_SIZE:
            self.clear()
        self[key] = value
        return value


class Renderer:
    """Renders phrases in one form for one listener.

    Names and what was typed may come from anywhere: they are cleaned here, whatever came before.
    What was rendered or looked up once is kept, for a game says the same words again and again.

    Args:
        catalog: the language's words.
        kana: whether speech and braille have kana of their own.
        form: what the words are for.
        length: how much is said.
        names: the players' names by seat.
        marks: the listener's language, where names of another are marked with it.
    """

    def __init__(
        self,
        catalog: gettext.NullTranslations,
        form: Form,
        length: Length,
        names: Sequence[Name],
        *,
        kana: bool,
        marks: str = "",
    ) -> None:
        self._catalog = catalog
        self._kana = kana
        self._braille = form is Form.BRAILLE
        self._written = form is Form.TEXT
        self._message = _choice(form, length)
        self._names = [_marked(self._called(name), name.language, marks) for name in names]
        self._sentences = _Learnt(self._phrase)
        self.render: Final[Callable[[Phrase], str]] = self._sentences.__getitem__
        """Renders a phrase; looking it up is all that most need, so that nothing stands between."""
        self._parts = _Learnt(self._say)  # apart, for they are few and come again and again
        self._templates = _Learnt(self._template)
        self._patterns = _Learnt(self._pattern)

    def name(self, seat: int) -> str:
        """Say a player's name: in Japanese by its reading where letters alone would be misread."""
        return self._names[seat]

    def _phrase(self, phrase: Phrase) -> str:
        message, values = self._message(phrase), phrase.values
        count = phrase.parts.get("count") if message.plural else None
        template = self._templates[message, count if isinstance(count, int) else None]
        if not values:
            return template.words
        said, place = self._parts, phrase.placeholders.index
        return template.pattern % tuple([said[values[place(name)]] for name in template.names])

    def _template(self, key: tuple[Message, int | None]) -> _Template:
        """Look a message up, and take it apart."""
        return _template_of(self._translate(*key))

    def _translate(self, message: Message, count: int | None) -> str:
        context = message.context
        takes_kana = self._kana and not self._written and not context.startswith("braille")
        if takes_kana:
            context = f"speech|{context}" if context else "speech"
        words = self._look_up(message, context, count)
        if self._written:
            return words
        if self._braille and takes_kana:
            return braille_kana(words)
        return words.translate(_PLAIN)

    def _look_up(self, message: Message, context: str, count: int | None) -> str:
        singular, plural = message.singular, message.plural
        if plural and count is not None:
            if context:
                return self._catalog.npgettext(context, singular, plural, abs(count))
            return self._catalog.ngettext(singular, plural, abs(count))
        if context:
            return self._catalog.pgettext(context, singular)
        return self._catalog.gettext(singular)

    def _say(self, part: Part) -> str:
        # A chain is twice as fast as patterns of classes.
        if isinstance(part, Phrase):
            return self._phrase(part)
        if isinstance(part, int):
            return self._number(part)
        if isinstance(part, Person):
            return self._names[part.seat]
        if isinstance(part, OutOf):
            return str(part.total - part.done if self._kana else part.total)
        if isinstance(part, Listing):
            return self._listing(part)
        if isinstance(part, Verbatim):
            return self._verbatim(part)
        assert_never(part)

    def _number(self, number: int) -> str:
        return str(number) if number >= 0 else self._patterns[_MINUS].pattern % str(-number)

    def _listing(self, listing: Listing) -> str:
        *others, words = [self._parts[item] for item in listing.items]
        if not others:
            return words
        words = self._patterns[listing.last or listing.pattern].joining(others.pop(), words)
        pattern = self._patterns[listing.pattern]
        for item in reversed(others):
            words = pattern.joining(item, words)
        return words

    def _verbatim(self, part: Verbatim) -> str:
        if self._kana and not self._written and part.reading:
            reading = clean(part.reading)
            return braille_kana(reading) if self._braille else spoken_kana(reading)
        return clean(part.text)

    def _pattern(self, pattern: Pattern) -> _Template:
        message = pattern.braille if self._braille and pattern.braille else pattern.text
        return self._templates[message, None]

    def _called(self, name: Name) -> str:
        """Say a name so that it can be read: in kana, or in letters where kana can't be read."""
        text, reading = clean(name.text), clean(name.reading)
        japanese = _is_japanese(text)
        if not self._kana:  # what is written is mostly read by a voice too
            return roman(reading or text) if japanese else text
        if self._written and japanese:
            return text
        return katakana(reading) if reading else text


def _choice(form: Form, length: Length) -> Callable[[Phrase], Message]:
    """Return what takes out of a phrase the message of a form and a length."""
    usual = _OF_LENGTH[length]
    if form is not Form.BRAILLE:
        return usual
    return lambda phrase: usual(phrase) if phrase.braille is None else phrase.braille


def _marked(name: str, language: str, listener: str) -> str:
    switches = language != listener and {language, listener} <= SWITCHED
    return marked(name, language) if switches else name


@lru_cache(_CACHE_SIZE)
def _template_of(words: str) -> _Template:
    pieces = [(text.replace("%", "%%"), name) for text, name, _, _ in Formatter().parse(words)]
    pattern = "".join([text if name is None else f"{text}%s" for text, name in pieces])
    return _Template(words, pattern, tuple([name for _, name in pieces if name is not None]))


def _is_japanese(text: str) -> bool:
    return is_kana(text) or has_kanji(text)
