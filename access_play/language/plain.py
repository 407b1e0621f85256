"""What stands for letters that an encoding does not have, on a terminal and in a pipe alike."""

import codecs
import unicodedata
from typing import Final

ERRORS: Final = "access-play-plain"
"""Name it as the ``errors`` of a text stream, which then never fails to encode."""
_PLAIN: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "œ": "oe", "Œ": "OE"}
    | {"\u00a0": " ", "\u202f": " ", "\ufffd": "?"}
)
"""What stands for a sign that an encoding does not know, without anything being lost."""


def encode(text: str, encoding: str) -> tuple[bytes, bool]:
    """Encode with what stands for missing letters; false if a letter lost something."""
    try:
        return text.encode(encoding), True
    except UnicodeEncodeError:
        text = "".join([_known(sign, encoding) for sign in text])
    try:
        return text.encode(encoding), True
    except UnicodeEncodeError:
        plain = "".join([_bare(sign, encoding) for sign in text])
        return plain.encode(encoding, errors="replace"), False


def _known(sign: str, encoding: str) -> str:
    return sign if _has(encoding, sign) else sign.translate(_PLAIN)


def _bare(sign: str, encoding: str) -> str:
    """Return a letter without its marks where the encoding has it only so."""
    if _has(encoding, sign):
        return sign
    return "" if unicodedata.combining(sign) else unicodedata.normalize("NFD", sign)[:1]


def _has(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _stand_in(error: UnicodeError) -> tuple[bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    data, _ = encode(error.object[error.start : error.end], error.encoding)
    return data, error.end


codecs.register_error(ERRORS, _stand_in)
