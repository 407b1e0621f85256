"""What help is made of, whatever shows it."""

from typing import NamedTuple

from access_play.language.messages import Message


class Line(NamedTuple):
    """Something to type, and what it does."""

    typed: tuple[str | Message, ...]
    """Words of the command line, and names of values in the reader's language, parted by blanks."""
    says: Message | None = None


class Help(NamedTuple):
    """The help of the program or of one command, in the order in which it is read."""

    examples: tuple[Line, ...]
    notes: tuple[Message, ...] = ()
    """Sentences, which may have ``{games}`` in them."""
    options: tuple[Line, ...] = ()
