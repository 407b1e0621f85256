"""The exit statuses that mean something, as ``--help`` tells them."""

from typing import Final

ANSWER_NO: Final = 1
"""A record has a move that is not right, or the rules lack what was asked for."""
USAGE_ERROR: Final = 2
"""What was asked for cannot be done."""
SOFTWARE_ERROR: Final = 70
"""A fault in the program itself."""
INTERRUPTED: Final = 130
"""Ctrl-C was pressed."""
