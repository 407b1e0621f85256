"""Marks around a name that is said in its own language, for a voice that can switch.

English and French only: Japanese names have readings for each listener, and eSpeak, sent to
Japanese and back, spells out what follows.
"""

import re
from typing import Final

_BEGIN: Final = "\ue000"
_THEN: Final = "\ue001"
_END: Final = "\ue002"
SWITCHED: Final = frozenset({"en", "fr"})
"""The languages between which a voice switches within a sentence."""
MARKED: Final = re.compile(f"{_BEGIN}([a-z]+){_THEN}([^{_END}]*){_END}")
"""A marked name: its language and its letters."""
_MARKS: Final = str.maketrans("", "", _BEGIN + _THEN + _END)


def marked(name: str, language: str) -> str:
    """Mark a name with the language it is said in."""
    return f"{_BEGIN}{language}{_THEN}{name.translate(_MARKS)}{_END}"
