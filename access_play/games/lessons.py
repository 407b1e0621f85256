"""The contract of a game's lesson: a fixed game, and what the learner is told and asked in it.

A lesson is a record that is played again, with every card and every move settled beforehand,
and steps that walk along it. The learner sits at the first seat. What happens is told by the
game's own words; a step adds what a teacher would say beside it.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.language.messages import Message
from access_play.language.phrases import Person, Phrase, filled

LEARNER: Final[Seat] = 0
"""The seat of whoever takes the lesson; the others sit at the seats after it, clockwise."""

NAMED: Final = ("ken", "zoe", "mei", "leo", "sam")
"""How a sentence names the players at the seats after the learner's: placeholders."""
_OTHERS: Final = {name: Person(seat) for seat, name in enumerate(NAMED, start=LEARNER + 1)}


class Tell(msgspec.Struct, frozen=True):
    """Say something."""

    sentence: Phrase


class Pause(msgspec.Struct, frozen=True):
    """Wait for Enter, after much has been said; questions are answered meanwhile."""


class Happen(msgspec.Struct, frozen=True):
    """Let the next actions of the record happen, whoever does them, and have them told."""

    count: int = 1


class Try(msgspec.Struct, frozen=True):
    """Ask the learner to type something, until it is typed."""

    task: Phrase
    """What to do. Its placeholder ``{line}``, if it has one, is what to type."""
    line: Message
    """What to type, in the context ``typed|lesson``: the first of several spellings is shown."""


class TryQuestion(Try, frozen=True):
    """Ask for a question of the table, like ``h``: any words that ask the same will do."""


class TryForbidden(Try, frozen=True):
    """Ask for a move that is refused, to hear why."""

    code: str
    """Of the refusal."""


class TryMove(Try, frozen=True):
    """Ask for a move: the learner's next in the record, or several in one line."""

    count: int = 1
    read_back: bool = False
    """Whether the game reads the line back and asks whether it is right; yes comes first."""


Step: TypeAlias = Tell | Pause | Happen | TryQuestion | TryForbidden | TryMove


class Lesson(msgspec.Struct, frozen=True):
    """A game's lesson."""

    seats: int
    actions: tuple[Mapping[str, object], ...]
    """The fixed game, as the lines of a record after its header."""
    steps: tuple[Step, ...]
    options: Mapping[str, object] = {}


def tell(sentence: Message) -> Tell:
    """Say a sentence; ``{ken}``, ``{zoe}`` and so on are the others (``NAMED``)."""
    return Tell(_said(sentence))


def ask(task: Message, line: Message) -> TryQuestion:
    """Ask for a question of the table."""
    return TryQuestion(_said(task), line)


def forbidden(task: Message, line: Message, code: str) -> TryForbidden:
    """Ask for a move that is refused with this code."""
    return TryForbidden(_said(task), line, code)


def move(task: Message, line: Message, count: int = 1, *, read_back: bool = False) -> TryMove:
    """Ask for the learner's next move of the record, or for several in one line."""
    return TryMove(_said(task), line, count, read_back)


def _said(sentence: Message) -> Phrase:
    return filled(Phrase(sentence), **_OTHERS)
