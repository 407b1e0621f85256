"""What happens in Shinobi no Gakkō, as one listener hears it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.sayings import Saying
from access_play.games.shinobi_no_gakko.events import (
    Collected,
    Divided,
    EarthShown,
    GameWon,
    HandDealt,
    LineCleared,
    LineOpened,
    Passed,
    PileEmptied,
    Played,
    RoundScored,
    RoundStarted,
)
from access_play.games.shinobi_no_gakko.words import play_words, round_words

_ONE_LINE: Final[Mapping[type[Event], Callable[[Any, Seat | None], Saying]]] = {
    RoundStarted: round_words.round_started,
    HandDealt: round_words.hand_dealt,
    Divided: round_words.divided,
    LineOpened: round_words.line_opened,
    Played: play_words.played,
    Collected: play_words.collected,
    Passed: play_words.passed,
    PileEmptied: play_words.pile_emptied,
    LineCleared: round_words.line_cleared,
    GameWon: round_words.won,
}


def tell(event: Event, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce an event that the listener may hear."""
    match event:
        case EarthShown():
            return tuple(round_words.earth_shown(event, listener))
        case RoundScored():
            return tuple(round_words.round_scored(event, listener))
        case _:
            teller = _ONE_LINE.get(type(event))
            return (teller(event, listener),) if teller else ()
