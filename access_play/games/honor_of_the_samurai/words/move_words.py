"""Moves of Honor of the Samurai as items of a numbered list."""

from typing import Final, assert_never

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.moves import (
    Accept,
    Assassinate,
    DecideCastle,
    Declaration,
    Declare,
    Discard,
    Dishonor,
    DrawCard,
    End,
    Home,
    HouseAt,
    Move,
    Pass,
    Place,
    Roll,
    SaveFace,
    Seppuku,
    SetUp,
    Shuffle,
    Spy,
)
from access_play.games.honor_of_the_samurai.state import HonorView
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.people import OWN_HOUSE, head, house
from access_play.games.people_words import person
from access_play.language.messages import NP_
from access_play.language.phrases import Listing, Pattern, Phrase, phrase

DRAW: Final = phrase(NP_("choice", "draw a card"), braille=NP_("braille|choice", "draw"))
END: Final = phrase(NP_("choice", "end the turn"), braille=NP_("braille|choice", "end"))
_ALONE: Final = {
    DrawCard: DRAW,
    End: END,
    Accept: phrase(NP_("choice", "accept"), braille=NP_("braille|choice", "accept")),
    SaveFace: phrase(NP_("choice", "save face"), braille=NP_("braille|choice", "save face")),
    Pass: phrase(NP_("choice", "pass"), braille=NP_("braille|choice", "pass")),
}
_SEPPUKU: Final = {
    Home.SAMURAI: phrase(
        NP_("choice", "seppuku of the samurai"), braille=NP_("braille|choice", "seppuku S")
    ),
    Home.DAIMYO: phrase(
        NP_("choice", "seppuku of the daimyo"), braille=NP_("braille|choice", "seppuku D")
    ),
}
_CASTLE: Final = {
    True: phrase(NP_("choice", "take the castle"), braille=NP_("braille|choice", "take castle")),
    False: phrase(NP_("choice", "burn the castle"), braille=NP_("braille|choice", "burn castle")),
}
_SHOGUN: Final = phrase(
    NP_("choice", "declare your daimyo shogun"), braille=NP_("braille|choice", "shogun")
)
_DISSOLVE: Final = phrase(
    NP_("choice", "dissolve your alliance"), braille=NP_("braille|choice", "dissolve")
)
_LOOT: Final = Pattern(NP_("loot", "{first} and {rest}"), NP_("braille|loot", "{first}, {rest}"))


def choice(move: Move, view: HonorView) -> Phrase:
    """Name a move as an item of a list for the seat that may make it."""
    viewer = view.seat
    match move:
        case DrawCard() | End() | Accept() | SaveFace() | Pass():
            return _ALONE[type(move)]
        case Place() | Spy() | Discard():
            return _with_card(move, view)
        case Assassinate(at):
            return phrase(
                NP_("choice", "send an assassin against {head}"),
                braille=NP_("braille|choice", "assassin {head}"),
                head=head(at, viewer),
            )
        case Dishonor(seat):
            return phrase(
                NP_("choice", "dishonor {player}"),
                braille=NP_("braille|choice", "dishonor {player}"),
                player=person(seat, viewer),
            )
        case Declare():
            return _declaration(move, viewer)
        case Seppuku(of):
            return _SEPPUKU[of]
        case DecideCastle(keep):
            return _CASTLE[keep]
        case SetUp() | Shuffle() | Roll():
            raise LookupError(type(move))
        case _:
            assert_never(move)


def _with_card(move: Place | Spy | Discard, view: HonorView) -> Phrase:
    names = names_in(view).a
    match move:
        case Place(card, at, discard_castle):
            if discard_castle:
                return phrase(
                    NP_("choice", "place {card}, discarding the castle there"),
                    braille=NP_("braille|choice", "place {card}, discard old"),
                    card=names[card],
                )
            return phrase(
                NP_("choice", "place {card} in {house}"),
                braille=NP_("braille|choice", "place {card} {house}"),
                card=names[card],
                house=place_of(at, view.seat),
            )
        case Discard(card):
            return phrase(
                NP_("choice", "discard {card}"),
                braille=NP_("braille|choice", "discard {card}"),
                card=names[card],
            )
        case Spy():
            return _spy(move, view.seat)


def _spy(move: Spy, viewer: Seat) -> Phrase:
    loot = [_loot(card, at, viewer) for card, at in zip(move.take, move.to, strict=True)]
    return phrase(
        NP_("choice", "send {spy} to {house}: {loot}"),
        braille=NP_("braille|choice", "{spy} {house}: {loot}"),
        spy=THE_CARD[move.card],
        house=house(move.house, viewer),
        loot=Listing(tuple(loot), _LOOT),
    )


def _loot(card: int, at: HouseAt | None, viewer: Seat) -> Phrase:
    if at is None:
        return phrase(
            NP_("loot", "{card} to be discarded"),
            braille=NP_("braille|loot", "{card} out"),
            card=THE_CARD[card],
        )
    return phrase(
        NP_("loot", "{card} for {house}"),
        braille=NP_("braille|loot", "{card} {home}"),
        card=THE_CARD[card],
        house=place_of(at, viewer),
        home=OWN_HOUSE[at.home],
    )


def place_of(at: HouseAt, viewer: Seat) -> Phrase:
    """Name a house as a place for cards of the viewer."""
    return OWN_HOUSE[at.home] if at.seat == viewer else house(at, viewer)


def _declaration(move: Declare, viewer: Seat) -> Phrase:
    if move.seat is None:
        return _SHOGUN if move.what is Declaration.SHOGUN else _DISSOLVE
    if move.what is Declaration.ATTACK:
        return phrase(
            NP_("choice", "attack {player}"),
            braille=NP_("braille|choice", "attack {player}"),
            player=person(move.seat, viewer),
        )
    return phrase(
        NP_("choice", "ally with {head}"),
        braille=NP_("braille|choice", "ally {head}"),
        head=head(HouseAt(move.seat, Home.DAIMYO), viewer),
    )
