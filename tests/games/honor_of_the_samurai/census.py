"""Where the cards of Honor of the Samurai are, and who knows them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from access_play.core.events import Event, Unanswered
from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai import events as told
from access_play.games.honor_of_the_samurai.imagining import lying_open
from access_play.games.honor_of_the_samurai.moves import Accept, DrawCard, Move, Pass
from access_play.games.honor_of_the_samurai.questions import (
    asked_in_order,
    might_answer,
    next_asked,
)
from access_play.games.honor_of_the_samurai.state import (
    NOBODY,
    CastleWon,
    Dishonoring,
    HonorView,
    Phase,
    State,
)
from tests.games.properties.census import Census

_TOLD: Mapping[type[Event], Callable[[Any], Iterable[int]]] = {
    told.GameStarted: lambda event: event.daimyo,
    told.HandDealt: lambda event: event.hand,
    told.CardDrawn: lambda event: (event.card,),
    told.Placed: lambda event: _there(event.card, event.discarded),
    told.DaimyoPlaced: lambda event: (event.card,),
    told.Discarded: lambda event: (event.card,),
    told.Spied: lambda event: (event.card, *[loot.card for loot in event.loot]),
    told.AssassinStruck: lambda event: _fallen(event.fall),
    told.DishonorAnswered: lambda event: _fallen(event.fall),
    told.Attacked: lambda event: _there(event.defense.castle),
    told.BattleEnded: lambda event: (
        *_fallen(event.fall),
        *_there(event.castle, event.replaces),
    ),
    told.CastleDecided: lambda event: _there(event.castle, event.discarded),
    **dict.fromkeys(
        (
            Unanswered,
            told.TurnStarted,
            told.Reshuffled,
            told.GameWon,
            told.CardTaken,
            told.AssassinSent,
            told.Dishonored,
            told.DishonorTaken,
            told.AnswersAwaited,
            told.Withheld,
            told.ShogunDeclared,
            told.DiceRolled,
            told.BattleTied,
            told.BattleDecided,
            told.Allied,
            told.Dissolved,
        ),
        lambda _event: (),
    ),
}


class HonorCensus(Census):
    """The 103 cards that are dealt: hands, draw pile, discards and houses."""

    things = ("lancers", "daimyo", "castle", "Ken", "shogun")
    odd = (
        *("daimyo-1", "daimyo-11", "lancers", "Lancers", " lancers", "samurai", "discard"),
        *("daimyo", "shogun", "attack", ["lancers"], ["lancers", "lancers"]),
        *([1, "daimyo"], [2, "samurai"], [9, "samurai"], [[1, "daimyo"]], ["discard", "discard"]),
    )
    options = ({}, {"goal": 250}, {"goal": 300})

    def deck(self, state: State) -> Iterable[int]:
        return () if state.open.phase is Phase.SETUP else state.open.terms.deck.cards

    def places(self, state: State) -> Mapping[str, Iterable[int]]:
        table = state.open
        waiting = (table.pending.castle,) if isinstance(table.pending, CastleWon) else ()
        uppers = enumerate(table.daimyo)
        return {
            "draw": state.draw,
            "discards": table.discards,
            "castle": waiting,
            **{f"hand {seat}": hand for seat, hand in enumerate(state.hands)},
            **{f"lower {seat}": house.cards for seat, house in enumerate(table.samurai)},
            **{f"upper {seat}": house.cards for seat, house in uppers if house is not None},
        }

    def told(self, event: Event) -> Iterable[int]:
        return _TOLD[type(event)](event)

    def known(self, view: HonorView) -> Counter[int]:
        return Counter((*view.hand, *lying_open(view.open)))

    def shows(self, state: State, seat: Seat, move: Move, listener: Seat | None) -> bool:
        """A drawn card; and, where a secret question ends, that nobody else could answer it."""
        if isinstance(move, DrawCard):
            return seat == listener
        pending, table = state.open.pending, state.open
        if isinstance(move, Accept) and isinstance(pending, Dishonoring):
            accepted = msgspec.structs.replace(pending, accepted=True)
            table = msgspec.structs.replace(table, pending=accepted)
            bond = table.bonds[pending.target]
            asked = bond is not None and bool(might_answer(table))
            return asked and next_asked(table, state.hands) == NOBODY
        ends = isinstance(move, Accept | Pass) and seat in asked_in_order(table)
        return ends and next_asked(table, state.hands, seat) == NOBODY


def _there(*cards: int | None) -> tuple[int, ...]:
    return tuple([card for card in cards if card is not None])


def _fallen(fall: told.Fall | None) -> tuple[int, ...]:
    return () if fall is None else (*_there(fall.daimyo, fall.heirs_daimyo), *fall.cards)


CENSUS = HonorCensus()
