"""What happens in Joraku, as one listener hears it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.events import Event
from access_play.core.seats import Seat
from access_play.games.joraku import events
from access_play.games.joraku.words import (
    play_words,
    point_words,
    rank_words,
    recruit_words,
    skirmish_words,
    variant_words,
)
from access_play.games.sayings import Saying

_TELLERS: Final[Mapping[type[Event], Callable[[Any, Seat | None], tuple[Saying, ...]]]] = {
    events.VariantsTold: variant_words.told,
    events.DaimyoDealt: recruit_words.daimyo_dealt,
    events.RoundStarted: recruit_words.round_started,
    events.HandDealt: recruit_words.hand_dealt,
    events.CardsChosen: recruit_words.cards_chosen,
    events.Chose: recruit_words.chose,
    events.CardsReceived: recruit_words.cards_received,
    events.SkirmishesBegan: recruit_words.skirmishes_began,
    events.CardPlaced: play_words.card_placed,
    events.NinjaPlayed: play_words.ninja_played,
    events.CardActs: play_words.card_acts,
    events.DaimyoMoved: play_words.daimyo_moved,
    events.SamuraiMoved: play_words.samurai_moved,
    events.SamuraiRemoved: play_words.samurai_removed,
    events.PointsGivenUp: play_words.points_given_up,
    events.SkirmishWon: skirmish_words.skirmish_won,
    events.AreaScored: rank_words.area_scored,
    events.RoundScored: point_words.round_scored,
    events.GameWon: point_words.game_won,
}


def tell(event: Event, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce an event that the listener may hear."""
    teller = _TELLERS.get(type(event))
    return teller(event, listener) if teller else ()
