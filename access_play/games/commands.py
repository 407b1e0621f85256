"""The contract of a game's commands: what was typed becomes a move, or a question back."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec

from access_play.core.game import M, V_contra
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable


class Understood(msgspec.Struct, Generic[M], frozen=True):
    """What was typed means this move; whether it is lawful is for the rules to say."""

    move: M
    then: tuple[M, ...] = ()
    """Moves that the same line announces after it; the first that is refused is the last."""


class Forbidden(msgspec.Struct, frozen=True):
    """Several moves in one line of which one is not allowed, so none is made."""

    sentence: Phrase
    """Which one, why not, and one thing that is allowed."""
    passage: Passage | None = None
    """The rule it rests on; ``None`` where no rule of the game forbids it."""


class Choice(msgspec.Struct, Generic[M], frozen=True):
    """One of several things that what was typed may mean."""

    label: Phrase
    move: M
    then: tuple[M, ...] = ()
    """Moves that follow it, as with ``Understood``."""


class Further(msgspec.Struct, Generic[M], frozen=True):
    """A choice that leads to another question: half of a move is settled."""

    label: Phrase
    ask: "Callable[[], Unclear[M]]"


class Unclear(msgspec.Struct, Generic[M], frozen=True):
    """What was typed is incomplete or may mean several things: asked, never guessed."""

    question: Phrase
    choices: tuple[Choice[M] | Further[M], ...] = ()
    """Offered with numbers; where there are none, the question says what to type."""
    proposes: bool = False
    """Whether the question names the only choice, so that yes or no answers it."""


class Always(msgspec.Struct, Generic[M], frozen=True):
    """What to answer to every question out of turn until the own turn, where it is lawful."""

    move: M | None
    """``None``: ask again."""
    sentence: Phrase
    """Confirms it."""


class Misspelt(msgspec.Struct, frozen=True):
    """Nearly a move: offered as a question, never carried out."""

    suggestion: str
    """What might have been meant, as it would be typed."""


Meaning: TypeAlias = Understood[M] | Forbidden | Unclear[M] | Misspelt | Always[M]


class Commands(ABC, Generic[V_contra, M]):
    """How the moves of a game are typed."""

    @abstractmethod
    def understand(
        self, view: V_contra, typed: str, vocabulary: Vocabulary, names: tuple[Name, ...]
    ) -> "Meaning[M] | None":
        """Find the move that was typed.

        Args:
            view: of the seat that typed it.
            typed: the line, as typed.
            vocabulary: the words of the seat's language, English always among them.
            names: the players' names by seat, for moves that name a player.

        Returns:
            ``None`` where nothing in the line belongs to a move of this game.
        """

    def offers(self, view: V_contra) -> "tuple[Choice[M] | Further[M], ...] | None":
        """Group what this seat may do now, where a list of all its moves would be too long.

        Returns:
            ``None`` where every move is listed on its own.
        """
        del view
        return None

    def is_out_of_turn(self, view: V_contra) -> bool:
        """Tell whether this seat is asked for an answer in another's turn."""
        del view
        return False

    def is_asked_in_secret(self, view: V_contra) -> bool:
        """Tell whether the others are not to learn that this seat is asked, in any turn."""
        del view
        return False

    @abstractmethod
    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the folded words with which a move may begin.

        A word for a question of the table counts before them, so a test keeps the two apart.
        """


AnyCommands: TypeAlias = Commands[Any, Any]
"""Commands of a game whose own types do not matter here."""
