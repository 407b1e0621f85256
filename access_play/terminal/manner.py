"""How this keyboard's table is played: what persons chose that is no rule of a game."""

import msgspec

from access_play.language.speaker import Form
from access_play.saves.settings import DISPLAY, Pace


class Manner(msgspec.Struct, frozen=True):
    """Choices that concern the telling alone."""

    form: Form = Form.TEXT
    """What lines and prompts are written in."""
    news_in_prompt: bool = False
    """Whether the prompt begins with the last news, for a braille display."""
    cells: int = DISPLAY
    """Of that display: how long such a prompt may be."""
    pace: Pace = "instant"
    """How the others' moves follow each other: at once, after Enter, or after some seconds."""
