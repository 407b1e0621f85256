"""A dishonor, and answers out of turn, of which nobody may hear who could give one."""

from access_play.core.events import Called, Event
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.events.falls import Fall
from access_play.games.honor_of_the_samurai.moves import Home


class Dishonored(Event, frozen=True, gc=False):
    """A dishonor is played; its target is asked."""

    seat: Seat
    target: Seat
    can_save: bool
    """Whether the target may play save face: not where it controls the shogun."""
    has_daimyo: bool
    """Whether the target controls a daimyo, whose seppuku it may choose."""
    left: int


class DishonorTaken(Event, frozen=True, gc=False):
    """A second samurai accepts a dishonor, and others might save his face: not lost yet.

    ``AnswersAwaited`` follows.
    """

    target: Seat
    lord: Seat


class DishonorAnswered(Event, frozen=True, gc=False):
    """A dishonor has its answer, or its last one."""

    target: Seat
    saver: Seat | None
    """Who played save face, the target itself perhaps; ``None`` where nobody did."""
    seppuku: Home | None
    """Of whom, where that was the answer."""
    lost: int
    """75, or 30 with save face, or 0 with seppuku."""
    honor: int
    fall: Fall | None
    """What follows from seppuku."""
    left_lord: Seat | None
    """The seat with whose daimyo the target's alliance ends (H36)."""


class AnswersAwaited(Called, frozen=True, gc=False):
    """Others might save a face now: the loser of a battle first, where he might.

    ``Unanswered`` stands before what comes of it where nobody does, perhaps among the events of
    the same move.
    """

    about: Seat
    """Whose face it is."""
    battle: bool
    """Whether it is about a battle lost; else about a dishonor."""


class Withheld(Event, frozen=True, gc=False):
    """Private: a seat that could have saved a face did not. Nobody else hears of it."""

    about: Seat
    battle: bool
