"""What a braille translator does, and why it may not."""

from typing import Protocol


class Translator(Protocol):
    """Writes the braille of one language."""

    def translate(self, text: str) -> str:
        """Return the cells of a text, blanks as U+2800.

        Raises:
            UnwritableError: the table has no cells for a sign of the text.
        """

    def knows(self, sign: str) -> bool:
        """Tell whether a sign that is not blank has cells of its own."""


class NoTranslatorError(Exception):
    """What a language needs for its braille is not installed.

    Args:
        needs: the name of what is missing.
    """

    def __init__(self, needs: str) -> None:
        super().__init__(needs)
        self.needs = needs


class NoTableError(Exception):
    """The braille library that is installed lacks a table."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class UnwritableError(Exception):
    """A braille table would leave a sign blank, or spell out its number."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.sign = sign
