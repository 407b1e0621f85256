"""The names of the short sounds that may go with what is told; none carries a meaning alone."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound's name, as ``Saying.sound`` gives it."""

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
