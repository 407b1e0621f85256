"""Card actions of a turn, as one listener hears them."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import ELITE_NINJA_SPY, by_kind
from access_play.games.honor_of_the_samurai.events import (
    CardDrawn,
    CardTaken,
    DaimyoPlaced,
    Discarded,
    Placed,
    Spied,
)
from access_play.games.honor_of_the_samurai.moves import HouseAt
from access_play.games.honor_of_the_samurai.words.card_words import (
    A_CARD,
    THE_CARD,
    copies,
    names_of,
)
from access_play.games.honor_of_the_samurai.words.people import (
    OWN_HOUSE,
    Voices,
    actions_left,
    house_of,
    said_of,
)
from access_play.games.people_words import person
from access_play.games.sayings import Cue, Kind, Saying
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import AND, Listing, Part, Pattern, Phrase, phrase

_PLACED: Final = Voices(
    phrase(
        N_("You place {card} in {house}, {left}."),
        brief=N_("You place {card} in {house}."),
        braille=NP_("braille", "You {house} {card}, {left}"),
    ),
    phrase(
        N_("{player} places {card} in {house}, {left}."),
        brief=N_("{player} places {card} in {house}."),
        braille=NP_("braille", "{player} {house} {card}, {left}"),
    ),
)
_CASTLE_REPLACED: Final = Voices(
    phrase(
        N_("You place {card} and discard {castle}, {left}."),
        brief=N_("You place {card} and discard {castle}."),
        braille=NP_("braille", "You {card}, {castle} gone, {left}"),
    ),
    phrase(
        N_("{player} places {card} and discards {castle}, {left}."),
        brief=N_("{player} places {card} and discards {castle}."),
        braille=NP_("braille", "{player} {card}, {castle} gone, {left}"),
    ),
)
_DAIMYO_PLAYED: Final = Voices(
    phrase(
        N_("You play {daimyo} and are ronin no longer, {left}."),
        brief=N_("You play {daimyo}."),
        braille=NP_("braille", "You daimyo {daimyo}, {left}"),
    ),
    phrase(
        N_("{player} plays {daimyo} and is ronin no longer, {left}."),
        brief=N_("{player} plays {daimyo}."),
        braille=NP_("braille", "{player} daimyo {daimyo}, {left}"),
    ),
)
_SENT_AWAY: Final = Voices(
    phrase(
        N_("You give {daimyo} to {second}, and the alliance ends, {left}."),
        brief=N_("You give {daimyo} to {second}: alliance over."),
        braille=NP_("braille", "You give {second} {daimyo}, {left}"),
    ),
    phrase(
        N_("{player} gives {daimyo} to {second}, and the alliance ends, {left}."),
        brief=N_("{player} gives {daimyo} to {second}: alliance over."),
        braille=NP_("braille", "{player} gives {second} {daimyo}, {left}"),
    ),
)
_DISCARDED: Final = Voices(
    phrase(N_("You discard {card}."), braille=NP_("braille", "You discard {card}")),
    phrase(
        N_("{player} discards {card} and holds {hand}."),
        brief=N_("{player} discards {card}."),
        braille=NP_("braille", "{player} discards {card}"),
    ),
)
_SPIED: Final = Voices(
    phrase(
        N_("Your ninja spy takes {loot} from {house}. You lose {lost} honor, {left}."),
        brief=N_("Your spy takes {loot} from {house}."),
        braille=NP_("braille", "Spy {house}: {loot}"),
    ),
    phrase(
        N_("{player}'s ninja spy takes {loot} from {house}. {player} loses {lost} honor, {left}."),
        brief=N_("{player}'s spy takes {loot} from {house}."),
        braille=NP_("braille", "{player} spy {house}: {loot}"),
    ),
)
_ELITE_SPIED: Final = Voices(
    phrase(
        N_("Your elite spy takes {loot} from {house}. You lose {lost} honor, {left}."),
        brief=N_("Your elite spy takes {loot} from {house}."),
        braille=NP_("braille", "Spy {house}: {loot}"),
    ),
    phrase(
        N_("{player}'s elite spy takes {loot} from {house}. {player} loses {lost} honor, {left}."),
        brief=N_("{player}'s elite spy takes {loot} from {house}."),
        braille=NP_("braille", "{player} spy {house}: {loot}"),
    ),
)
_CARD_ALONE: Final = NP_("braille|loot", "{card}")
_LOOT: Final = Pattern(NP_("loot", "{first} and {rest}"), NP_("braille|loot", "{first}, {rest}"))


def card_drawn(event: CardDrawn, _listener: Seat | None) -> Iterator[Saying]:
    """Tell a seat which card it has drawn."""
    told = phrase(
        N_("You draw {card}, {left}."),
        full=N_("You draw {card}: {hand}, {left}."),
        braille=NP_("braille", "Drew {card}, {left}"),
        card=names_of(event.okugata).a[event.card],
        hand=cards_in_hand(event.hand),
        left=actions_left(event.left),
    )
    yield Saying(told, sound=Cue.CARD)


def card_taken(event: CardTaken, listener: Seat | None) -> Iterator[Saying]:
    """Tell that another draws a card."""
    told = phrase(
        N_("{player} draws a card, {left}."),
        brief=N_("{player} draws."),
        full=N_("{player} draws a card and holds {hand}, {left}."),
        braille=NP_("braille", "{player} draws, {left}"),
        player=person(event.seat, listener),
        hand=cards_in_hand(event.hand),
        left=actions_left(event.left),
    )
    yield Saying(told, sound=Cue.CARD)


def placed(event: Placed, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a card is placed."""
    replaced = event.discarded
    told = said_of(
        _PLACED if replaced is None else _CASTLE_REPLACED,
        event.seat,
        listener,
        card=names_of(event.okugata).a[event.card],
        house=house_of(event.house, event.seat, listener),
        castle=names_of(event.okugata).a[event.card if replaced is None else replaced],
        left=actions_left(event.left),
    )
    yield _own_or_news(told, event.seat, listener)


def daimyo_placed(event: DaimyoPlaced, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a ronin plays a daimyo, or a first samurai gives one to his second."""
    told = said_of(
        _DAIMYO_PLAYED if event.to == event.seat else _SENT_AWAY,
        event.seat,
        listener,
        daimyo=A_CARD[event.card],
        second=person(event.to, listener),
        left=actions_left(event.left),
    )
    yield _own_or_news(told, event.seat, listener)


def discarded(event: Discarded, listener: Seat | None) -> Iterator[Saying]:
    """Tell that a card is discarded."""
    hand = cards_in_hand(event.hand)
    card = names_of(event.okugata).a[event.card]
    told = said_of(_DISCARDED, event.seat, listener, card=card, hand=hand)
    yield _own_or_news(told, event.seat, listener)


def spied(event: Spied, listener: Seat | None) -> Iterator[Saying]:
    """Tell what a spy takes, and where it goes."""
    told = said_of(
        _ELITE_SPIED if event.card == ELITE_NINJA_SPY else _SPIED,
        event.seat,
        listener,
        loot=_all_loot(event, listener),
        house=house_of(event.house, event.seat, listener),
        lost=event.lost,
        left=actions_left(event.left),
    )
    yield Saying(told, sound=Cue.TOKEN, at=event.seat)


def _all_loot(event: Spied, listener: Seat | None) -> Listing | Phrase:
    """Name what is taken; cards that go the same way are named together."""
    first, *others = event.loot
    if others and all(each.to == first.to for each in others):
        taken = by_kind(tuple([each.card for each in event.loot]))
        both = Listing(tuple([copies(*kind) for kind in taken]), AND)
        return _taken(both, first.to, event.seat, listener, alone=False)
    items = [
        _taken(THE_CARD[each.card], each.to, event.seat, listener, alone=not others)
        for each in event.loot
    ]
    return Listing(tuple(items), _LOOT)


def _taken(
    card: Part, to: HouseAt | None, thief: Seat, listener: Seat | None, *, alone: bool
) -> Phrase:
    """Say where loot goes; braille has room for it only where one card is taken."""
    if to is None:
        return phrase(
            NP_("loot", "{card} to be discarded"),
            braille=NP_("braille|loot", "{card} out") if alone else _CARD_ALONE,
            card=card,
        )
    return phrase(
        NP_("loot", "{card} for {house}"),
        braille=NP_("braille|loot", "{card} {home}") if alone else _CARD_ALONE,
        card=card,
        house=house_of(to, thief, listener),
        home=OWN_HOUSE[to.home],
    )


def cards_in_hand(count: int) -> Phrase:
    """Say how many cards a hand has."""
    return phrase(NN_("{count} card in hand", "{count} cards in hand"), count=count)


def _own_or_news(told: Phrase, seat: Seat, listener: Seat | None) -> Saying:
    kind = Kind.OWN_MOVE if seat == listener else Kind.NEWS
    return Saying(told, kind=kind, sound=Cue.CARD, at=seat)
