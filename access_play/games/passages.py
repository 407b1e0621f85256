"""Where in a game's rules stands what a refusal rests on, as far as games are alike."""

from collections.abc import Mapping
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.language.passage import Passage

SHARED: Final[Mapping[str, Passage]] = {
    Reason.GAME_OVER: Passage("The end of the game"),
    Reason.UNKNOWN_ACTION: Passage("Typing a move"),
}
"""Every game's rules have these headings."""
NO_PASSAGE: Final = frozenset({Reason.STALE, Reason.IMPOSSIBLE_CHANCE, Reason.NO_DATA})
"""Reasons that rest on no rule of a game: the table changed, a draw or a file cannot be."""


def passage_by_code(refusal: Refusal, own: Mapping[str, Passage]) -> Passage | None:
    """Find a passage by the code of a refusal alone.

    Args:
        refusal: what was refused.
        own: the passages of the game, by code.

    Returns:
        ``None`` where no rule of the game forbids it.
    """
    return own.get(refusal.code) or SHARED.get(refusal.code)
