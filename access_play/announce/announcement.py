"""One thing told to one listener, in every form an output may need."""

from collections.abc import Callable

import msgspec

from access_play.games.sayings import Urgency
from access_play.language.speaker import Form


class Announcement(msgspec.Struct, eq=False, gc=False):
    """One whole sentence, or two short ones, that is understood without the line before it.

    It becomes words when an output asks for the form it needs, and only in that form. What is
    written is kept, for the same is announced again and again in a game.
    """

    words: Callable[[Form], str]
    """Renders a form: one line, never empty."""
    language: str
    """The catalog's language tag: en, fr or ja."""
    urgency: Urgency = Urgency.GAME
    sound: str | None = None
    """The name of a cue that never carries meaning alone."""
    pan: float = 0.0
    """Where the cue is heard: from -1, left, to 1, right."""
    marking: Callable[[], str] | None = None
    """Renders the spoken form with marks around names of another language."""
    _text: str = ""

    @property
    def text(self) -> str:
        """What is written."""
        if not self._text:
            self._text = self.words(Form.TEXT)
        return self._text

    @property
    def speech(self) -> str:
        """What a voice says: plain spaces; kana with spaces between words in Japanese."""
        return self.words(Form.SPEECH)

    @property
    def marked(self) -> str | None:
        """What a voice says that can switch its language for a name, or ``None``."""
        return None if self.marking is None else self.marking()

    @property
    def braille(self) -> str:
        """The short form: 20 cells useful, 40 at most for an ordinary event."""
        return self.words(Form.BRAILLE)
