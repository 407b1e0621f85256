"""What a player should be told although all goes on: a code, until it becomes a sentence."""

from collections.abc import Mapping
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

import msgspec

from access_play.language.messages import Message
from access_play.language.phrases import Part, Phrase, Verbatim, filled

Code = TypeVar("Code", bound=Enum)

Param: TypeAlias = str | int | tuple[str, ...]
"""A name as it stands somewhere, a number, or a list of names."""


class Notice(msgspec.Struct, Generic[Code], frozen=True):
    """A code and its parameters, which become words where the listener's language is known."""

    code: Code
    params: Mapping[str, Param] = {}


def sentence(message: Message, params: Mapping[str, Param]) -> Phrase:
    """Make the sentence of a notice or an error."""
    return filled(Phrase(message), **{key: _part(value) for key, value in params.items()})


def _part(value: Param) -> Part:
    match value:
        case int():
            return value
        case str():
            return Verbatim(value)
        case _:
            return Verbatim(", ".join(value))
