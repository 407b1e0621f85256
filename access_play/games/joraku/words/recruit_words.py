"""How a game and a round begin, as one listener hears it: daimyo, hands and cards passed on."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.joraku.events import (
    CardsChosen,
    CardsReceived,
    Chose,
    DaimyoDealt,
    HandDealt,
    RoundStarted,
    SkirmishesBegan,
)
from access_play.games.joraku.moves import GIVEN
from access_play.games.joraku.words.area_words import AREA
from access_play.games.joraku.words.card_words import both
from access_play.games.joraku.words.daimyo_words import is_daimyo
from access_play.games.joraku.words.hand_words import own_cards
from access_play.games.people_words import from_listener
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Person, Phrase, groups, phrase
from access_play.language.speaker import Length

_IN_A_LINE: Final = 2
"""Players with their areas that fit a line of braille."""
_YOU_START: Final = N_("You are {daimyo}, card {number}, and start.")
_OTHER_STARTS: Final = N_(
    "You are {daimyo}, card {number}. {leader} holds card {best}, {area}, and starts."
)


def daimyo_dealt(event: DaimyoDealt, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the listener's daimyo and who starts, then the daimyo of the others."""
    told = _starter(event) if listener is None else _own_daimyo(event, listener)
    others = [
        seat
        for seat in from_listener(listener, len(event.cards))
        if seat not in {listener, event.first}
    ]
    return (Saying(told, sound=Cue.ROUND), *map(Saying, _others(event, others)))


def _own_daimyo(event: DaimyoDealt, seat: Seat) -> Phrase:
    number = event.cards[seat]
    daimyo = is_daimyo(event.areas[seat], *event.names[seat])
    if seat == event.first:
        return phrase(
            _YOU_START,
            braille=NP_("braille", "You {number} {home}, you start"),
            daimyo=daimyo,
            number=number,
            home=AREA[event.areas[seat]],
        )
    return phrase(
        _OTHER_STARTS,
        braille=NP_("braille", "You {number} {home}, {leader} {best} starts"),
        daimyo=daimyo,
        number=number,
        home=AREA[event.areas[seat]],
        leader=Person(event.first),
        best=event.cards[event.first],
        area=AREA[event.areas[event.first]],
    )


def _starter(event: DaimyoDealt) -> Phrase:
    return phrase(
        N_("{leader} holds daimyo card {best}, {area}, and starts."),
        braille=NP_("braille", "{leader} {best} {area} starts"),
        leader=Person(event.first),
        best=event.cards[event.first],
        area=AREA[event.areas[event.first]],
    )


def _others(event: DaimyoDealt, others: list[Seat]) -> Iterator[Phrase]:
    """Name those who neither listen nor start."""
    for place in range(0, len(others), _IN_A_LINE):
        shown = others[place : place + _IN_A_LINE]
        yield phrase(
            N_("Daimyo cards: {cards}."),
            braille=NP_("braille|daimyo", "{cards}"),
            cards=groups(tuple([_card_of(event, seat) for seat in shown])),
        )


def _card_of(event: DaimyoDealt, seat: Seat) -> Phrase:
    return phrase(
        NP_("daimyo card of", "{player} card {number}, {area}"),
        braille=NP_("braille", "{player} {number} {area}"),
        player=Person(seat),
        number=event.cards[seat],
        area=AREA[event.areas[seat]],
    )


def round_started(event: RoundStarted, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a round to a bystander; a player hears of it with his hand."""
    if listener is not None:
        return ()
    told = phrase(
        N_("Round {round} of {rounds}: the cards are dealt."),
        braille=NP_("braille", "R{round} of {rounds}, cards dealt"),
        round=event.round,
        rounds=event.rounds,
    )
    return (Saying(told, sound=Cue.ROUND, starts_round=True),)


def hand_dealt(event: HandDealt, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce a round to the seat that takes up this hand and is to choose two cards of it."""
    del listener
    asked = phrase(
        N_(
            "Round {round} of {rounds}, recruit. Choose {count} cards for {receiver}, on your left."
        ),
        brief=N_("Round {round}, recruit: {count} cards for {receiver}."),
        braille=NP_("braille", "R{round} give {receiver} {count} cards"),
        round=event.round,
        rounds=event.rounds,
        count=GIVEN,
        receiver=Person(event.receiver),
    )
    return (
        Saying(asked, sound=Cue.ROUND, starts_round=True),
        Saying(own_cards(event.hand)),
    )


def cards_chosen(event: CardsChosen, listener: Seat | None) -> tuple[Saying, ...]:
    """Confirm the two cards that the listener gives."""
    del listener
    told = phrase(
        N_("You give {receiver} {cards}."),
        braille=NP_("braille", "To {receiver} {cards}"),
        receiver=Person(event.receiver),
        cards=both(event.cards),
    )
    return (Saying(told, kind=Kind.OWN_MOVE),)


def chose(event: Chose, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce that another seat has chosen, and where the listener is waited for alone."""
    player = Person(event.seat)
    if event.waiting == (listener,):
        told = phrase(
            N_("{player} has chosen two cards. Only you are left."),
            braille=NP_("braille", "{player} chose, only you left"),
            player=player,
        )
    else:
        told = phrase(
            N_("{player} has chosen two cards."),
            braille=NP_("braille", "{player} chose"),
            player=player,
        )
    return (Saying(told, at_least=Length.NORMAL),)


def cards_received(event: CardsReceived, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce what the listener is given, and the hand that it makes."""
    del listener
    told = phrase(
        N_("{giver} gives you {cards}."),
        braille=NP_("braille", "{giver} gives {cards}"),
        giver=Person(event.giver),
        cards=both(event.cards),
    )
    return (Saying(told), Saying(own_cards(event.hand)))


def skirmishes_began(event: SkirmishesBegan, listener: Seat | None) -> tuple[Saying, ...]:
    """Announce the skirmish phase; how many there are, who leads is told as he is asked."""
    if event.leader == listener:
        told = phrase(N_("The skirmish phase begins."), braille=NP_("braille", "Skirmishes begin"))
    else:
        told = phrase(
            N_("Skirmish phase: {number} skirmishes, {leader} leads the first."),
            brief=N_("Skirmish phase: {leader} leads."),
            braille=NP_("braille", "Skirmishes, {leader} leads"),
            number=event.skirmishes,
            leader=Person(event.leader),
        )
    return (Saying(told),)
