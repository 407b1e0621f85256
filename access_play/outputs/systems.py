"""Which system this is, where that decides how it speaks."""

import sys


def is_macos() -> bool:
    """Tell whether this is macOS, whose own programs speak."""
    return sys.platform == "darwin"
