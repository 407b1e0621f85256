"""Sentences as data: a message and what stands in its placeholders.

A phrase holds no language. The same phrase is said to one listener in Japanese
and to another in French, spoken in full and short on a braille display.
"""

from typing import Final, TypeAlias

import msgspec

from access_play.language.messages import NP_, Message


class Person(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The name of the player at a seat, said as the listener's language says it."""

    seat: int


class Verbatim(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Text that is nobody's translation: what was typed, a file name, a number code."""

    text: str
    reading: str = ""
    """How it is said, in kana, for a voice and for braille; empty: as it is written."""


class OutOf(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """How far a count has come: a number that is said after "of".

    English and French say how many there are in all ("trick 2 of 5"). Japanese has no
    such word that is short and clear by ear, so there the number is how many are left.
    """

    done: int
    total: int


class Pattern(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """How two parts of a list are joined, with the placeholders ``first`` and ``rest``."""

    text: Message
    braille: Message | None = None


class Listing(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Several parts, joined as the language joins them; never empty."""

    items: "tuple[Part, ...]"
    pattern: Pattern
    last: Pattern | None = None
    """Joins the last two parts, where that differs."""


class Phrase(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A message in up to three lengths and a braille form, with its parts by placeholder."""

    normal: Message
    placeholders: tuple[str, ...] = ()
    """Those that are filled."""
    values: "tuple[Part, ...]" = ()
    """What stands in them, in the same order."""
    brief: Message | None = None
    full: Message | None = None
    braille: Message | None = None

    @property
    def parts(self) -> "dict[str, Part]":
        """What stands in which placeholder."""
        return dict(zip(self.placeholders, self.values, strict=True))


Part: TypeAlias = int | OutOf | Person | Verbatim | Listing | Phrase

_SHOWN_OF_TYPED: Final = 40
NUMBERS = Pattern(NP_("numbers", "{first}, {rest}"), NP_("braille|numbers", "{first}, {rest}"))
GROUPS = Pattern(NP_("groups", "{first}; {rest}"), NP_("braille|groups", "{first}; {rest}"))
CHOICES = Pattern(NP_("choices", "{first}, {rest}"), NP_("braille|choices", "{first} {rest}"))
OR = Pattern(NP_("or", "{first} or {rest}"), NP_("braille|or", "{first} {rest}"))
TOGETHER = Pattern(NP_("all", "{first}, {rest}"), NP_("braille|all", "{first} {rest}"))
AND = Pattern(NP_("and", "{first} and {rest}"), NP_("braille|and", "{first} {rest}"))
WITH_YOU = Pattern(NP_("with you", "{first} and {rest}"), NP_("braille|all", "{first} {rest}"))
RANKING = Pattern(NP_("ranking", "{first}, {rest}"), NP_("braille|ranking", "{first}, {rest}"))
YOU_AND_ONE = (NP_("all", "you and {other}"), NP_("braille|all", "you {other}"))
YOU_AND_OTHERS = (NP_("all", "you, {others}"), NP_("braille|all", "you {others}"))


def phrase(
    normal: Message,
    *,
    brief: Message | None = None,
    full: Message | None = None,
    braille: Message | None = None,
    **parts: Part,
) -> Phrase:
    """Make a phrase; a length or form that is left out is said like the normal one."""
    return Phrase(normal, tuple(parts), tuple(parts.values()), brief, full, braille)


def quoted(typed: str) -> Verbatim:
    """Return what was typed, short enough to be said in a sentence."""
    return Verbatim(typed[:_SHOWN_OF_TYPED])


def filled(template: Phrase, /, **parts: Part) -> Phrase:
    """Return a phrase with parts in the placeholders that it still has open."""
    return Phrase(
        template.normal,
        (*template.placeholders, *parts),
        (*template.values, *parts.values()),
        template.brief,
        template.full,
        template.braille,
    )


def numbers(items: tuple[Part, ...]) -> Listing:
    """List bare numbers of one kind: "6, 9, 14"."""
    return Listing(items, NUMBERS)


def groups(items: tuple[Part, ...]) -> Listing:
    """List groups that are lists themselves: "villagers 6, 9; samurai 18"."""
    return Listing(items, GROUPS)


def either(items: tuple[Part, ...]) -> Listing:
    """List alternatives: "18, 21 or 22"."""
    return Listing(items, CHOICES, OR)


def all_of(items: tuple[Part, ...]) -> Listing:
    """List what belongs together: "Ken, Zoé and Aki"."""
    return Listing(items, TOGETHER, AND)


def you_and(others: tuple[Part, ...]) -> Phrase:
    """List the listener and others, in the order in which it is polite: "Zoé et vous"."""
    if len(others) == 1:
        text, braille = YOU_AND_ONE
        return phrase(text, braille=braille, other=others[0])
    text, braille = YOU_AND_OTHERS
    return phrase(text, braille=braille, others=Listing(others, TOGETHER, WITH_YOU))


def ranking(items: tuple[Part, ...]) -> Listing:
    """List players with their points, best first: "Zoé 8 points, you 1"."""
    return Listing(items, RANKING)


def numbered(place: int, choice: "Part") -> Phrase:
    """Name one line of a list that is chosen from by number."""
    return phrase(
        NP_("choice", "{number}, {choice}"),
        braille=NP_("braille|choice", "{number}, {choice}"),
        number=place,
        choice=choice,
    )
