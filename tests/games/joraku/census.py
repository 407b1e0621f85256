"""Where the skirmish cards of Joraku are, and who knows them."""

from collections import Counter
from collections.abc import Iterable, Mapping

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.joraku.cards import DECK
from access_play.games.joraku.events import (
    AreaScored,
    CardActs,
    CardPlaced,
    CardsChosen,
    CardsReceived,
    Chose,
    DaimyoDealt,
    DaimyoMoved,
    GameWon,
    HandDealt,
    NinjaPlayed,
    PointsGivenUp,
    RoundScored,
    RoundStarted,
    SamuraiMoved,
    SamuraiRemoved,
    SkirmishesBegan,
    SkirmishWon,
    VariantsTold,
)
from access_play.games.joraku.moves import Give, Move
from access_play.games.joraku.state import GIVE, JorakuView, State
from tests.games.properties.census import Census

VARIANTS = ["swift-horses", "deep-roots", "open-road", "ninja-night", "great-host", "war-cry"]


class JorakuCensus(Census):
    """The cards of one round: hands, gifts on their way, played cards and those not dealt."""

    options = (
        {},
        {"variants": "random"},
        {"variants": ["swift-horses", "deep-roots"]},
        {"variants": ["open-road", "ninja-night"]},
        {"variants": ["great-host", "war-cry"]},
        {"variants": VARIANTS},
    )

    def deck(self, state: State) -> Iterable[int]:
        return DECK if state.open.round else ()

    def places(self, state: State) -> Mapping[str, Iterable[int]]:
        table = state.open
        giving = table.phase is GIVE
        return {
            "aside": state.aside,
            "trick": table.trick,
            **{f"skirmish {place}": one.cards for place, one in enumerate(table.skirmishes)},
            **{f"hand {seat}": hand for seat, hand in enumerate(state.hands)},
            **{f"gift {seat}": gift for seat, gift in enumerate(state.given) if giving},
        }

    def told(self, event: Event) -> Iterable[int]:
        match event:
            case CardPlaced() | NinjaPlayed() | CardActs() | SkirmishWon():
                return (event.card,)
            case HandDealt() | CardsReceived():
                return event.hand
            case CardsChosen():
                return event.cards
            case VariantsTold() | DaimyoDealt() | RoundStarted() | Chose() | SkirmishesBegan():
                return ()
            case DaimyoMoved() | SamuraiMoved() | SamuraiRemoved() | PointsGivenUp():
                return ()
            case AreaScored() | RoundScored() | GameWon():
                return ()
            case _:
                raise LookupError(event)

    def known(self, view: JorakuView) -> Counter[int]:
        table = view.open
        played = [*table.trick, *[card for one in table.skirmishes for card in one.cards]]
        return Counter({*view.hand, *view.gave, *view.received, *played})

    def shows(self, state: State, seat: Seat, move: Move, listener: Seat | None) -> bool:
        """The last gift shows everybody what he gets."""
        del seat
        return isinstance(move, Give) and len(state.open.acting) == 1 and listener is not None


CENSUS = JorakuCensus()
