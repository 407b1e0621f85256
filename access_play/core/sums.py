"""The checksum that ties each line of a record to the line before it.

It finds damage and slips of the hand. It is no seal: who changes a line on purpose can
work out its sum as well.
"""

import hashlib
import json
from collections.abc import Mapping

KEY = "sum"
"""The key under which an action carries its checksum."""

DIGITS = 16
"""Hexadecimal digits in a sum."""


class BeyondNumber:
    """Stands for a number that is no whole number of 64 bits, as it was written."""

    def __init__(self, digits: str) -> None:
        self.digits = digits


def _number(value: object) -> int:
    """Give a number back as it was written, for the sum is over what stands in the line."""
    if isinstance(value, BeyondNumber):
        return int(value.digits)
    raise TypeError(value)


def sum_of(previous_line: bytes, action: Mapping[str, object]) -> str:
    """Work out the sum of an action that stands after ``previous_line``.

    The sum is the first 16 hexadecimal digits, in lower case, of the SHA-256 of: the bytes
    of the line before without its line end (LF, or CR LF), one LF, and the action without
    its ``sum`` as compact JSON in UTF-8: keys in the order in which they are written,
    ``,`` and ``:`` without blanks, nothing escaped that JSON lets stand.

    Raises:
        ValueError: A number that JSON does not have (NaN, infinity), or one of thousands of digits.
        TypeError: A value that JSON does not have.
    """
    content = {key: value for key, value in action.items() if key != KEY}
    text = json.dumps(
        content, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_number
    )
    digest = hashlib.sha256(previous_line.rstrip(b"\r\n") + b"\n")
    digest.update(text.encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:DIGITS]


def sum_fits(previous_line: bytes, action: Mapping[str, object]) -> bool:
    """Tell whether the sum that an action carries is right; one that carries none fits.

    A sum beside a value that JSON does not have is wrong, for none was ever worked out.
    """
    if KEY not in action:
        return True
    try:
        return action[KEY] == sum_of(previous_line, action)
    except (TypeError, ValueError):
        return False
