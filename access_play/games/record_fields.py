"""What stands in a line of a record, before a game makes a move of it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from access_play.core.refusals import UnknownActionError


def line_of(fields: Mapping[str, object], kinds: Any) -> Any:
    """Read the fields of an action as one of several kinds of lines.

    Args:
        fields: of a record.
        kinds: a union of structs, told apart by what is done.

    Raises:
        UnknownActionError: they are none of these.
    """
    try:
        return msgspec.convert(fields, kinds)
    except msgspec.ValidationError as error:
        raise UnknownActionError from error
