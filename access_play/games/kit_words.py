"""What the kits of games say alike: who thought their marks out, and what score sheets have."""

from typing import Final

from access_play.language.messages import NP_
from access_play.language.phrases import Phrase, phrase

OWN_PROPOSAL: Final = phrase(
    NP_(
        "written",
        "These marks are this project's own proposal."
        " Their number code is that of a French sheet for another game.",
    )
)
"""Who thought the marks out, where nobody else has."""

LABEL: Final = NP_("written|label", "{number}")
"""What is printed beside the stickers of a card that is known by its number."""

_ROUND: Final = NP_("braille|score sheet", "R{number}")
_HEADING: Final = NP_("braille|score sheet", "{game}, {players} players")
TOTAL: Final = phrase(NP_("braille|score sheet", "Sum"))


def round_row(number: int) -> Phrase:
    """Name the row of a round on a score sheet: a few cells."""
    return phrase(_ROUND, number=number)


def sheet_heading(game: Phrase, players: int) -> Phrase:
    """Name the score sheet of a game for so many players."""
    return phrase(_HEADING, game=game, players=players)
