"""What happens in Honor of the Samurai, as one listener hears it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from access_play.core.events import Event, Unanswered
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.words import (
    action_words,
    assassin_words,
    battle_words,
    declaration_words,
    dishonor_words,
    turn_words,
)
from access_play.games.sayings import Saying
from access_play.games.shared_words import called


def tell(event: Event, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce an event that the listener may hear."""
    return tuple(_TELLERS[type(event)](event, listener))


def _called(event: told.AnswersAwaited, listener: Seat | None) -> Iterator[Saying]:
    yield Saying(called(event.seats, listener))


def _nothing(_event: Event, _listener: Seat | None) -> Iterator[Saying]:
    """Say nothing: what stands behind says it."""
    yield from ()


_TELLERS: Final[Mapping[type[Event], Callable[[Any, Seat | None], Iterator[Saying]]]] = {
    told.GameStarted: turn_words.game_started,
    told.HandDealt: turn_words.hand_dealt,
    told.TurnStarted: turn_words.turn_started,
    told.Reshuffled: turn_words.reshuffled,
    told.GameWon: turn_words.game_won,
    told.CardDrawn: action_words.card_drawn,
    told.CardTaken: action_words.card_taken,
    told.Placed: action_words.placed,
    told.DaimyoPlaced: action_words.daimyo_placed,
    told.Discarded: action_words.discarded,
    told.Spied: action_words.spied,
    told.AssassinSent: assassin_words.assassin_sent,
    told.AssassinStruck: assassin_words.assassin_struck,
    told.Dishonored: dishonor_words.dishonored,
    told.DishonorTaken: dishonor_words.dishonor_taken,
    told.DishonorAnswered: dishonor_words.dishonor_answered,
    told.Withheld: dishonor_words.withheld,
    told.ShogunDeclared: declaration_words.shogun_declared,
    told.Allied: declaration_words.allied,
    told.Dissolved: declaration_words.dissolved,
    told.Attacked: battle_words.attacked,
    told.DiceRolled: battle_words.dice_rolled,
    told.BattleTied: battle_words.battle_tied,
    told.BattleDecided: battle_words.battle_decided,
    told.BattleEnded: battle_words.battle_ended,
    told.CastleDecided: battle_words.castle_decided,
    told.AnswersAwaited: _called,
    Unanswered: _nothing,
}
