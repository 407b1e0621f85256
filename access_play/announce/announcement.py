"""One thing told to one listener, in every form an output may need."""

import msgspec

from access_play.core.urgency import Urgency


class Announcement(msgspec.Struct, frozen=True):
    """One whole sentence, or two short ones, that is understood without the line before it."""

    text: str
    """What is written; one line, never empty."""
    speech: str
    """What a voice says: no no-break spaces; kana with spaces between words in Japanese."""
    braille: str
    """The short form: 20 cells useful, 40 at most for an ordinary event."""
    language: str
    """The catalog's language tag: en, fr or ja."""
    urgency: Urgency = Urgency.GAME
    sound: str | None = None
    """The name of a cue that never carries meaning alone."""
