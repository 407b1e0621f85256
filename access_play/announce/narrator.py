"""The voice of the table for one listener: events become announcements in his language."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from access_play.announce.announcement import Announcement, Told
from access_play.core.events import Event, TakenBack
from access_play.core.seats import Seat
from access_play.games.sayings import Kind, Saying, Urgency
from access_play.games.words import AnyWords
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, phrase
from access_play.language.speaker import Length, Speaker

_LENGTHS = tuple(Length)
_REMEMBERED = 8192


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
        self._lengths = _LENGTHS[: _LENGTHS.index(speaker.length) + 1]
        self._sayings: dict[Event, tuple[Saying, ...]] = {}
        self.announce: Final[Callable[[Saying], Announcement]] = partial(Told, speaker, listener)
        """Makes an announcement of a saying; it is put into words when it is told."""

    def sayings(self, events: Iterable[Event]) -> list[Saying]:
        """Return what is to be said of events, at this listener's length and wishes."""
        wanted: list[Saying] = []
        for event in events:
            known = self._sayings.get(event)
            wanted += self._wanted(event) if known is None else known
        return wanted

    def wants(self, saying: Saying) -> bool:
        """Tell whether the listener wants to be told this, at this length."""
        muted = self.muted and saying.kind in self.muted
        return saying.at_least in self._lengths and not muted

    def _wanted(self, event: Event) -> tuple[Saying, ...]:
        """Return what is said of a new event; the same one comes again and again in a game."""
        if len(self._sayings) >= _REMEMBERED:
            self._sayings.clear()
        wanted = self._sayings[event] = tuple(filter(self.wants, self._tell(event)))
        return wanted

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
