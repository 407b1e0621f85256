"""Where the cards of Hagakure are, and who knows them."""

from collections import Counter
from collections.abc import Iterable, Mapping

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.hagakure.cards import deck
from access_play.games.hagakure.events import (
    CardPlayed,
    CardsSeen,
    Exchanged,
    GameWon,
    HandDealt,
    HandExchanged,
    Looked,
    Passed,
    RoundScored,
    RoundStarted,
    TiedForFirst,
    TokenPlayed,
)
from access_play.games.hagakure.moves import Move, Token, UseToken
from access_play.games.hagakure.state import HagakureView, State
from tests.games.properties.census import Census


class HagakureCensus(Census):
    """The cards of one round: hands, Yomi, trick and won cards."""

    things = ("18", "fool", "9")
    odd = (
        *("yomi", "Yomi", "V1", "S18", "F", "V0", "V99", "f", " V9", "double"),
        *(["F"], ["F", "F"], [["V6"]]),
    )
    options = ({}, {"villagers_needed": 4}, {"villagers_needed": 1})

    def deck(self, state: State) -> Iterable[int]:
        return deck(state.open.seats) if state.open.round else ()

    def places(self, state: State) -> Mapping[str, Iterable[int]]:
        return {
            "yomi": state.yomi,
            "trick": state.open.trick,
            **{f"hand {seat}": hand for seat, hand in enumerate(state.hands)},
            **{f"won {seat}": won for seat, won in enumerate(state.open.won)},
        }

    def told(self, event: Event) -> Iterable[int]:
        match event:
            case CardPlayed(won=won):
                return (event.card,) if won is None else {event.card, won.card}
            case HandDealt(hand) | HandExchanged(hand):
                return hand
            case CardsSeen(_, cards):
                return cards
            case RoundStarted() | Passed() | TokenPlayed() | Exchanged() | Looked():
                return ()
            case RoundScored() | TiedForFirst() | GameWon():
                return ()
            case _:
                raise LookupError(event)

    def known(self, view: HagakureView) -> Counter[int]:
        known = Counter((*view.hand, *view.open.trick))
        for cards in (*view.open.won, *(cards for _, cards in view.known)):
            known.update(cards)
        return known

    def shows(self, state: State, seat: Seat, move: Move, listener: Seat | None) -> bool:
        del state
        looks = isinstance(move, UseToken) and move.token in {Token.EXCHANGE, Token.LOOK}
        return looks and seat == listener


CENSUS = HagakureCensus()
