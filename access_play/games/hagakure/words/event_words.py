"""What happens in Hagakure, as one listener hears it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from access_play.core.events import Event
from access_play.core.seats import Seat
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
from access_play.games.hagakure.moves import YOMI, Token
from access_play.games.hagakure.words.card_words import cards
from access_play.games.hagakure.words.hand_words import own_cards
from access_play.games.hagakure.words.point_words import round_points
from access_play.games.hagakure.words.standing_words import game_won, standing, tied
from access_play.games.hagakure.words.token_words import EFFECT
from access_play.games.hagakure.words.trick_words import card_played
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, filled, phrase

_YOU_PLAY_TOKEN: Final = {
    Token.DOUBLE: N_("You play a token: double points."),
    Token.ZERO: N_("You play a token: score zero."),
    Token.VILLAGERS: N_("You play a token: villager bonus."),
}
_TOKEN_IN_FULL: Final = {
    Token.DOUBLE: N_("{player} plays a token: double points, also of points lost."),
    Token.ZERO: N_("{player} plays a token: score zero, whatever is won."),
    Token.VILLAGERS: N_("{player} plays a token: villager bonus, 2 points for enough villagers."),
}
_YOU_LEAD: Final = phrase(
    N_("Round {round} of {rounds}. {dealer} deals, you lead."),
    brief=N_("Round {round}. You lead."),
    braille=NP_("braille", "R{round} of {rounds}, you lead, {dealer} deals"),
)
_YOU_DEAL: Final = phrase(
    N_("Round {round} of {rounds}. You deal, {leader} leads."),
    brief=N_("Round {round}. {leader} leads."),
    braille=NP_("braille", "R{round} of {rounds}, {leader} leads, you deal"),
)
_OTHERS_START: Final = phrase(
    N_("Round {round} of {rounds}. {dealer} deals, {leader} leads."),
    brief=N_("Round {round}. {leader} leads."),
    braille=NP_("braille", "R{round} of {rounds}, {leader} leads, {dealer} deals"),
)
_YOU_LEAD_EXTRA: Final = phrase(
    N_("Extra round. {dealer} deals, you lead."),
    brief=N_("Extra round. You lead."),
    braille=NP_("braille", "Extra round, you lead, {dealer} deals"),
)
_YOU_DEAL_EXTRA: Final = phrase(
    N_("Extra round. You deal, {leader} leads."),
    brief=N_("Extra round. {leader} leads."),
    braille=NP_("braille", "Extra round, {leader} leads, you deal"),
)
_OTHERS_START_EXTRA: Final = phrase(
    N_("Extra round. {dealer} deals, {leader} leads."),
    brief=N_("Extra round. {leader} leads."),
    braille=NP_("braille", "Extra round, {leader} leads, {dealer} deals"),
)
_YOU_PASS: Final = Saying(
    phrase(N_("You pass."), braille=NP_("braille", "You pass")), kind=Kind.OWN_MOVE
)
_CANNOT_BUT_PASS: Final = phrase(
    N_("You have no Nobori token left, so you pass."),
    brief=N_("No token left, you pass."),
    braille=NP_("braille", "No token, you pass"),
)
_PASSES: Final = phrase(N_("{player} passes."), braille=NP_("braille", "{player} passes"))
_PASSES_UNABLE: Final = phrase(
    N_("{player} passes, with no token left."),
    brief=N_("{player} passes."),
    braille=NP_("braille", "{player} passes"),
)


def tell(event: Event, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce an event that the listener may hear."""
    teller = _TELLERS.get(type(event))
    return teller(event, listener) if teller else ()


def _round_started(event: RoundStarted, listener: Seat | None) -> tuple[Saying, ...]:
    extra = event.round > event.rounds
    if event.leader == listener:
        template = _YOU_LEAD_EXTRA if extra else _YOU_LEAD
    elif event.dealer == listener:
        template = _YOU_DEAL_EXTRA if extra else _YOU_DEAL
    else:
        template = _OTHERS_START_EXTRA if extra else _OTHERS_START
    told = filled(
        template,
        round=event.round,
        rounds=event.rounds,
        dealer=Person(event.dealer),
        leader=Person(event.leader),
    )
    return (Saying(told, sound=Cue.ROUND, starts_round=True),)


def _hand_dealt(event: HandDealt, listener: Seat | None) -> tuple[Saying, ...]:
    del listener
    return (Saying(own_cards(event.hand)),)


def _passed(event: Passed, listener: Seat | None) -> tuple[Saying, ...]:
    if event.seat == listener:
        return (Saying(_CANNOT_BUT_PASS) if event.unable else _YOU_PASS,)
    template = _PASSES_UNABLE if event.unable else _PASSES
    return (Saying(filled(template, player=Person(event.seat))),)


def _token_played(event: TokenPlayed, listener: Seat | None) -> tuple[Saying, ...]:
    effect = EFFECT[event.token]
    if event.seat == listener:
        braille = NP_("braille", "You token {token}")
        told = phrase(_YOU_PLAY_TOKEN[event.token], braille=braille, token=effect)
        return (Saying(told, kind=Kind.OWN_MOVE, sound=Cue.TOKEN),)
    told = phrase(
        N_("{player} plays a token: {token}."),
        brief=N_("{player}: {token}."),
        full=_TOKEN_IN_FULL[event.token],
        braille=NP_("braille", "{player} token {token}"),
        player=Person(event.seat),
        token=effect,
    )
    return (Saying(told, sound=Cue.TOKEN),)


def _exchanged(event: Exchanged, listener: Seat | None) -> tuple[Saying, ...]:
    del listener
    told = phrase(
        N_("{player} swaps all {number} cards with the Yomi."),
        brief=N_("{player} swaps with the Yomi."),
        braille=NP_("braille", "{player} swaps with Yomi"),
        player=Person(event.seat),
        number=event.cards,
    )
    return (Saying(told, sound=Cue.TOKEN),)


def _hand_exchanged(event: HandExchanged, listener: Seat | None) -> tuple[Saying, ...]:
    del listener
    told = phrase(
        N_("Your new hand from the Yomi: {cards}."),
        brief=N_("New hand: {cards}."),
        braille=NP_("braille", "New {cards}"),
        cards=cards(event.hand),
    )
    return (Saying(told, sound=Cue.TOKEN),)


def _looked(event: Looked, listener: Seat | None) -> tuple[Saying, ...]:
    player = Person(event.seat)
    if event.at == YOMI:
        braille = NP_("braille", "{player} looks at Yomi")
        told = phrase(N_("{player} looks at the Yomi."), braille=braille, player=player)
    elif event.at == listener:
        braille = NP_("braille", "{player} looks at your hand")
        told = phrase(N_("{player} looks at your hand."), braille=braille, player=player)
    else:
        told = phrase(
            N_("{player} looks at {owner}'s hand."),
            braille=NP_("braille", "{player} looks at {owner}"),
            player=player,
            owner=Person(event.at),
        )
    return (Saying(told, sound=Cue.TOKEN),)


def _cards_seen(event: CardsSeen, listener: Seat | None) -> tuple[Saying, ...]:
    seen = cards(event.cards)
    if event.at == YOMI:
        told = phrase(
            N_("You look at the Yomi: {cards}."),
            brief=N_("Yomi: {cards}."),
            braille=NP_("braille", "Yomi {cards}"),
            cards=seen,
        )
    else:
        told = phrase(
            N_("You look at {owner}'s hand: {cards}."),
            brief=N_("{owner}'s hand: {cards}."),
            braille=NP_("braille", "{owner} has {cards}"),
            owner=Person(event.at),
            cards=seen,
        )
    return (Saying(told, sound=Cue.TOKEN, at=listener),)


def _card_played(event: CardPlayed, listener: Seat | None) -> tuple[Saying, ...]:
    return (card_played(event, listener),)


def _round_scored(event: RoundScored, listener: Seat | None) -> tuple[Saying, ...]:
    scored = round_points(event, listener)
    return tuple(scored) if event.final else (*scored, standing(event, listener))


def _tied(event: TiedForFirst, listener: Seat | None) -> tuple[Saying, ...]:
    return (tied(event, listener),)


def _game_won(event: GameWon, listener: Seat | None) -> tuple[Saying, ...]:
    return (game_won(event, listener),)


_TELLERS: Final[Mapping[type[Event], Callable[[Any, Seat | None], tuple[Saying, ...]]]] = {
    RoundStarted: _round_started,
    HandDealt: _hand_dealt,
    Passed: _passed,
    TokenPlayed: _token_played,
    Exchanged: _exchanged,
    HandExchanged: _hand_exchanged,
    Looked: _looked,
    CardsSeen: _cards_seen,
    CardPlayed: _card_played,
    RoundScored: _round_scored,
    TiedForFirst: _tied,
    GameWon: _game_won,
}
