"""One thing told to one listener, in every form an output may need."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from access_play.announce.placing import pan
from access_play.core.seats import Seat
from access_play.games.sayings import Cue, Saying, Urgency
from access_play.language.speaker import Form, Speaker


class Announcement(ABC):
    """One whole sentence, or two short ones, that is understood without the line before it.

    It becomes words when an output asks for the form it needs, and only in that form.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def language(self) -> str:
        """The catalog's language tag: en, fr or ja."""

    @property
    @abstractmethod
    def urgency(self) -> Urgency:
        """How it stands towards others that wait."""

    @property
    @abstractmethod
    def sound(self) -> str | None:
        """The name of a cue that never carries meaning alone."""

    @property
    @abstractmethod
    def pan(self) -> float:
        """Where the cue is heard: from -1, left, to 1, right."""

    @abstractmethod
    def words(self, form: Form) -> str:
        """Put it into words: one line, never empty but for a cue alone."""

    @property
    @abstractmethod
    def marked(self) -> str | None:
        """What a voice says that can switch its language for a name, or ``None``."""

    @property
    def text(self) -> str:
        """What is written."""
        return self.words(Form.TEXT)

    @property
    def speech(self) -> str:
        """What a voice says: plain spaces; kana with spaces between words in Japanese."""
        return self.words(Form.SPEECH)

    @property
    def braille(self) -> str:
        """The short form: 20 cells useful, 40 at most for an ordinary event."""
        return self.words(Form.BRAILLE)


class Worded(Announcement):
    """An announcement of words that do not come from a saying of the game.

    Args:
        words: renders a form.
        language: the catalog's language tag.
        urgency: how it stands towards others that wait.
        sound: the name of a cue.
        pan: where the cue is heard.
        marking: renders the spoken form with marks around names of another language.
    """

    __slots__ = ("_marking", "_words", "language", "pan", "sound", "urgency")

    language: str
    urgency: Urgency
    sound: str | None
    pan: float

    def __init__(
        self,
        words: Callable[[Form], str],
        language: str,
        urgency: Urgency = Urgency.GAME,
        sound: str | None = None,
        pan: float = 0.0,
        marking: Callable[[], str] | None = None,
    ) -> None:
        self._words = words
        self.language = language
        self.urgency = urgency
        self.sound = sound
        self.pan = pan
        self._marking = marking

    def words(self, form: Form) -> str:
        """Put it into words."""
        return self._words(form)

    @property
    def marked(self) -> str | None:
        """What a voice says that can switch its language for a name, or ``None``."""
        return None if self._marking is None else self._marking()


class Told(Announcement):
    """A saying told to one listener; cheap to make, for it is made whenever it is told.

    Args:
        speaker: the listener's.
        listener: a seat, or ``None`` for a bystander.
        saying: what is told.
    """

    __slots__ = ("_listener", "_saying", "_speaker")

    def __init__(self, speaker: Speaker, listener: Seat | None, saying: Saying) -> None:
        self._speaker = speaker
        self._saying = saying
        self._listener = listener

    @property
    def language(self) -> str:
        """The listener's."""
        return self._speaker.language

    @property
    def urgency(self) -> Urgency:
        """How it stands towards others that wait."""
        return self._saying.urgency

    @property
    def sound(self) -> str | None:
        """The cue that goes with the saying."""
        return self._saying.sound

    @property
    def pan(self) -> float:
        """Where the player sits whom it is about: from -1, left, to 1, right."""
        return pan(self._saying, self._listener, len(self._speaker.names))

    def words(self, form: Form) -> str:
        """Put it into words, which the speaker keeps."""
        return self._speaker.render(self._saying.phrase, form)

    @property
    def text(self) -> str:
        """What is written."""
        return self._speaker.text(self._saying.phrase)

    @property
    def marked(self) -> str:
        """What a voice says that can switch its language for a name."""
        return self._speaker.marked(self._saying.phrase)


def cue(sound: Cue | str, pan: float = 0.0) -> Announcement:
    """Make an announcement that is nothing but a cue."""
    return Worded(lambda _form: "", "en", sound=sound, pan=pan)
