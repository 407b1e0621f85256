"""Where the cards of Shinobi no Gakkō are, and who knows them."""

from collections import Counter
from collections.abc import Iterable, Mapping

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.shinobi_no_gakko.cards import cards_in, deck
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
from access_play.games.shinobi_no_gakko.line import Line
from access_play.games.shinobi_no_gakko.moves import Move
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import DIVIDE, PLAY, ShinobiView, State
from tests.games.properties.census import Census


class ShinobiCensus(Census):
    """The cards of one round: piles, line, discards, and what was not dealt."""

    def deck(self, state: State) -> Iterable[int]:
        return deck(state.open.seats) if state.open.round else ()

    def places(self, state: State) -> Mapping[str, Iterable[int]]:
        table = state.open
        return {
            "line": _in_line(table.line),
            "discards": cards_in(table.discards),
            "reveal": state.reveal,
            "stock": cards_in(state.stock),
            **{f"heaven {seat}": cards_in(bag) for seat, bag in enumerate(state.heavens)},
            **{f"face down {seat}": cards_in(bag) for seat, bag in enumerate(state.hidden)},
            **{f"earth {seat}": cards_in(bag) for seat, bag in enumerate(table.earths)},
        }

    def told(self, event: Event) -> Iterable[int]:
        match event:
            case HandDealt(hand):
                return cards_in(hand)
            case EarthShown(_, earth):
                return cards_in(earth)
            case LineOpened(line):
                return _in_line(line)
            case Played() | Collected():
                return (event.number,) * event.count
            case RoundStarted() | Divided() | Passed() | PileEmptied() | LineCleared():
                return ()
            case RoundScored() | GameWon():
                return ()
            case _:
                raise LookupError(event)

    def known(self, view: ShinobiView) -> Counter[int]:
        table = view.open
        seen = [cards_in(bag) for bag in (*table.earths, view.heaven, view.hidden, table.discards)]
        elsewhere = [cards_in(bag) for seat, bag in enumerate(table.seen) if seat != view.seat]
        known = Counter(_in_line(table.line))
        for cards in (*seen, *elsewhere):
            known.update(cards)
        if table.phase not in {DIVIDE, PLAY}:  # the cards are gathered after a round
            known.update(deck(table.seats))
        return known

    def shows(self, state: State, seat: Seat, move: Move, listener: Seat | None) -> bool:
        """The last division turns cards up for all, the end of a round tells what Heaven costs."""
        del listener
        return RULES.apply(state, seat, move).open.phase is not state.open.phase


def _in_line(line: Line) -> tuple[int, ...]:
    return tuple(group.number for group in line for _ in range(group.copies))


CENSUS = ShinobiCensus()
