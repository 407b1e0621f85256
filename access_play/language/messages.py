"""Markers for the words a player meets: what they hold is translated when it is rendered.

The names follow gettext's own: ``N_`` marks a message, ``P`` stands for a context,
a second ``N`` for a plural. The arguments must be literals, for the catalogs are
extracted from the source without running it. A message is made once, however often the
function it stands in is called.
"""

from functools import cache
from typing import NamedTuple


class Message(NamedTuple):
    """The key of a catalog entry; English is at once key and last resort."""

    singular: str
    plural: str = ""
    context: str = ""


@cache
def N_(singular: str) -> Message:  # noqa: N802 (gettext's name)
    """Mark a message."""
    return Message(singular)


@cache
def NP_(context: str, singular: str) -> Message:  # noqa: N802
    """Mark a message whose translation depends on where it stands."""
    return Message(singular, context=context)


@cache
def NN_(singular: str, plural: str) -> Message:  # noqa: N802
    """Mark a message that depends on the number in its placeholder ``{count}``."""
    return Message(singular, plural)


@cache
def NNP_(context: str, singular: str, plural: str) -> Message:  # noqa: N802
    """Mark a message with a context and a plural."""
    return Message(singular, plural, context)
