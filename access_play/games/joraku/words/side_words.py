"""What is open of one player, told when it is asked for."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from access_play.core.seats import Seat
from access_play.games.joraku.areas import AREAS
from access_play.games.joraku.cards import Suit
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.words.area_words import AREA, IN
from access_play.games.joraku.words.card_words import SUIT, both
from access_play.games.joraku.words.daimyo_words import is_daimyo
from access_play.games.joraku.words.piece_words import SAMURAI, stands
from access_play.games.joraku.words.question_words import turn
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Person, Phrase, either, filled, phrase


class _Side(NamedTuple):
    """The same sentences about whoever is told of."""

    daimyo: Phrase
    supply: Phrase
    kachidoki: Phrase


_YOURS: Final = _Side(
    phrase(
        N_("You are {daimyo}, card {number}; your daimyo stands {place}."),
        braille=NP_("braille", "You card {number}, D in {area}"),
    ),
    phrase(
        N_("You have {supply} in supply and {held} in hand."),
        braille=NP_("braille", "Supply {supply}, hand {number}"),
    ),
    phrase(N_("You hold the Kachidoki card."), braille=NP_("braille", "You hold Kachidoki")),
)
_ANOTHERS: Final = _Side(
    phrase(
        N_("{player} is {daimyo}, card {number}; the daimyo stands {place}."),
        braille=NP_("braille", "{player} card {number}, D in {area}"),
    ),
    phrase(
        N_("{player} has {supply} in supply and {held} in hand."),
        braille=NP_("braille", "{player} supply {supply}, hand {number}"),
    ),
    phrase(
        N_("{player} holds the Kachidoki card."),
        braille=NP_("braille", "{player} holds Kachidoki"),
    ),
)
_NO_SAMURAI: Final = phrase(N_("No samurai on the map."), braille=NP_("braille", "No S on map"))
_AREAS_IN_A_LINE: Final = 3


def table_of(view: JorakuView, seat: Seat) -> tuple[Phrase, ...]:
    """Tell what is open of one player, and which of the listener's cards he has been given."""
    if not view.open.daimyo:
        return (turn(view),)
    own = seat == view.seat
    pieces = _pieces(view, seat, _YOURS if own else _ANOTHERS)
    return (*pieces, *(_own_gifts(view) if own else _known_cards(view, seat)))


def _pieces(view: JorakuView, seat: Seat, side: _Side) -> Iterator[Phrase]:
    table, player = view.open, Person(seat)
    number, at = table.cards[seat], table.daimyo[seat]
    known = table.terms.data.daimyo[number - 1]
    yield filled(
        side.daimyo,
        player=player,
        daimyo=is_daimyo(known.area, known.name, known.reading),
        number=number,
        place=IN[at],
        area=AREA[at],
    )
    yield from _samurai(view, seat)
    held = table.cards_held(seat)
    yield filled(
        side.supply,
        player=player,
        supply=SAMURAI[table.supply(seat)],
        held=phrase(NNP_("held", "{count} card", "{count} cards"), count=held),
        number=held,
    )
    if table.holder == seat:
        yield filled(side.kachidoki, player=player)


def _samurai(view: JorakuView, seat: Seat) -> Iterator[Phrase]:
    row = view.open.samurai[seat]
    groups = [(area, row[area]) for area in AREAS if row[area]]
    if not groups:
        yield _NO_SAMURAI
    for place in range(0, len(groups), _AREAS_IN_A_LINE):
        yield phrase(
            N_("On the map: {samurai}."),
            braille=NP_("braille|samurai", "{samurai}"),
            samurai=stands(groups[place : place + _AREAS_IN_A_LINE]),
        )


def _own_gifts(view: JorakuView) -> Iterator[Phrase]:
    if view.received:
        yield phrase(
            N_("In this round you gave {receiver} {gave}, and {giver} gave you {received}."),
            braille=NP_("braille", "Gave {gave}, got {received}"),
            receiver=Person(view.left),
            gave=both(view.gave),
            giver=Person(view.right),
            received=both(view.received),
        )


def _known_cards(view: JorakuView, seat: Seat) -> Iterator[Phrase]:
    table = view.open
    if view.received and seat == view.left:
        yield phrase(
            N_("In this round you gave {receiver} {gave}."),
            braille=NP_("braille", "You gave {gave}"),
            receiver=Person(seat),
            gave=both(view.gave),
        )
    lacks = [suit for suit in Suit if suit in table.lacks(seat)]
    if lacks and table.cards_held(seat):
        yield phrase(
            N_("{player} could not follow, so holds no {suits}."),
            braille=NP_("braille", "{player} has no {suits}"),
            player=Person(seat),
            suits=either(tuple([SUIT[suit] for suit in lacks])),
        )
