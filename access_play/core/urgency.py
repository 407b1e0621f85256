"""What may wait and what may not."""

from enum import Enum, auto


class Urgency(Enum):
    """How an announcement stands towards others that wait to be spoken."""

    URGENT = auto()
    """The listener's own turn, an answer to a question, a refusal: may cut what is less urgent."""
    GAME = auto()
    """What happens in the game: queues, never dropped."""
    AMBIENCE = auto()
    """May be cut and left out."""
