"""What is said of an event or an answer: a phrase, of which kind, how urgent, with which sound."""

from enum import Enum, StrEnum, auto

import msgspec

from access_play.language.phrases import Phrase
from access_play.language.speaker import Length


class Kind(StrEnum):
    """Kinds of announcements; all but the news can be switched off one by one."""

    NEWS = "news"
    """What the rules need: cards played, tricks won, cards seen."""
    OWN_MOVE = "own-move"
    """The confirmation of what the listener did himself."""
    SCORES = "scores"
    """How a round's points came about."""
    STANDING = "standing"
    """The totals between rounds."""
    REMINDER = "reminder"
    """What must be followed, what a token does."""


class Urgency(Enum):
    """How an announcement stands towards others that wait to be spoken."""

    URGENT = auto()
    """The listener's own turn, an answer to a question, a refusal: may cut what is less urgent."""
    GAME = auto()
    """What happens in the game: queues, never dropped."""
    AMBIENCE = auto()
    """May be cut and left out."""


class Cue(StrEnum):
    """A short sound that may go with what is told; none carries a meaning alone."""

    OWN_TURN = "own-turn"
    """The listener is asked for a move."""
    CARD = "card"
    """A card is played."""
    TRICK = "trick"
    """A trick, or what a game has instead of one, is won."""
    TOKEN = "token"  # noqa: S105 (a token of a game)
    """Something special is used."""
    ROUND = "round"
    """A round begins."""
    REFUSAL = "refusal"
    """A move is refused."""
    GAME_END = "game-end"
    """The game is over."""


class Saying(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A phrase that is to be announced."""

    phrase: Phrase
    kind: Kind = Kind.NEWS
    urgency: Urgency = Urgency.GAME
    sound: str | None = None
    at_least: Length = Length.BRIEF
    """Not said at a shorter length."""
    starts_round: bool = False
    """Whether the log of the round begins with it."""
    at: int | None = None
    """The seat its cue is heard from; where none is given, that of the first player it names."""
