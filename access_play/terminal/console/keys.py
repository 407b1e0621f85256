"""Names of keys, the same on every system."""

from typing import Final

import msgspec

TEXT: Final = "text"
PASTE: Final = "<bracketed-paste>"
ENTER: Final = "c-m"


class Key(msgspec.Struct, frozen=True, gc=False):
    """One key, or several characters typed one after another.

    ``name`` is ``text``, or a key's name in prompt_toolkit: ``c-m``, ``left``, ``f1``.
    """

    name: str
    text: str = ""
