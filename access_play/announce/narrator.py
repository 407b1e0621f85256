"""The voice of the table for one listener: events become announcements in his language."""

from collections.abc import Iterable, Sequence
from functools import partial

from access_play.announce.announcement import Announcement
from access_play.announce.placing import pan
from access_play.core.events import Event, TakenBack
from access_play.core.seats import Seat
from access_play.games.sayings import Urgency
from access_play.games.words import AnyWords, Kind, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, phrase
from access_play.language.speaker import Length, Speaker

_LENGTHS = tuple(Length)
_REMEMBERED = 4096


class Narrator:
    """Tells one seat, or a bystander, what it may hear.

    Args:
        words: the game's words.
        speaker: the listener's language, length and the players' names.
        listener: a seat, or ``None`` for a bystander.
        muted: the kinds of announcements that are switched off.
    """

    def __init__(
        self,
        words: AnyWords,
        speaker: Speaker,
        listener: Seat | None,
        muted: frozenset[Kind] = frozenset(),
    ) -> None:
        self.words = words
        self.speaker = speaker
        self.listener = listener
        self.muted = muted - {Kind.NEWS}
        self._sayings: dict[Event, list[Saying]] = {}
        self._announcements: dict[Saying, Announcement] = {}

    def sayings(self, events: Iterable[Event]) -> list[Saying]:
        """Return what is to be said of events, at this listener's length and wishes."""
        return [saying for event in events for saying in self._wanted(event)]

    def wants(self, saying: Saying) -> bool:
        """Tell whether the listener wants to be told this, at this length."""
        long_enough = _LENGTHS.index(self.speaker.length) >= _LENGTHS.index(saying.at_least)
        return long_enough and saying.kind not in self.muted

    def announce(self, saying: Saying) -> Announcement:
        """Make an announcement of a saying; it is put into words when it is told."""
        known = self._announcements.get(saying)
        if known is None:
            if len(self._announcements) >= _REMEMBERED:
                self._announcements.clear()
            known = self._announcements[saying] = Announcement(
                partial(self.speaker.render, saying.phrase),
                self.speaker.language,
                saying.urgency,
                saying.sound,
                pan(saying, self.listener, len(self.speaker.names)),
                partial(self.speaker.marked, saying.phrase),
            )
        return known

    def _wanted(self, event: Event) -> list[Saying]:
        """Return what is said of an event; the same event comes again and again in a game."""
        known = self._sayings.get(event)
        if known is None:
            if len(self._sayings) >= _REMEMBERED:
                self._sayings.clear()
            known = self._sayings[event] = list(filter(self.wants, self._tell(event)))
        return known

    def _tell(self, event: Event) -> Sequence[Saying]:
        if isinstance(event, TakenBack):
            return (self._taken_back(event.seat),)
        return self.words.tell(event, self.listener)

    def _taken_back(self, seat: Seat) -> Saying:
        if seat == self.listener:
            braille = NP_("braille", "Taken back")
            return Saying(phrase(N_("Taken back."), braille=braille), urgency=Urgency.URGENT)
        braille = NP_("braille", "{player} takes back")
        taken = N_("{player} takes back the last move.")
        return Saying(phrase(taken, braille=braille, player=Person(seat)))
