"""What lies before all, and what is open of one player, told when it is asked for."""

from collections.abc import Iterator
from typing import Final

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.battles import own_castle
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.reckoning import ki, strength
from access_play.games.honor_of_the_samurai.state import NOBODY, HonorView, House, Phase
from access_play.games.honor_of_the_samurai.words.action_words import cards_in_hand
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD, names_in
from access_play.games.honor_of_the_samurai.words.people import head_first
from access_play.games.honor_of_the_samurai.words.question_words import turn
from access_play.games.parting import LINE, parted
from access_play.games.people_words import counts, from_listener, person, person_first
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Phrase, numbers, phrase, ranking

_HANDS_IN_A_LINE: Final = 3
"""Players with their cards that fit a line of braille."""
_ITEMS_IN_A_LINE: Final = 4
"""Of a player, one less where honor is below zero."""
_ROOM_BEHIND_HEAD: Final = LINE.without(14)
"""Behind a house with a short name."""
_SHOGUN: Final = phrase(NP_("standing", "shogun"), braille=NP_("braille|standing", "shogun"))
_RONIN: Final = phrase(NP_("standing", "ronin"), braille=NP_("braille|standing", "ronin"))
_NO_SHOGUN: Final = phrase(
    N_("Nobody is shogun. Draw pile {pile}, discards {discards}."),
    braille=NP_("braille", "No shogun, draw pile {pile}"),
)


def table(view: HonorView) -> tuple[Phrase, ...]:
    """Tell each player in one line, the seat's own first, then the piles."""
    if view.open.phase is Phase.SETUP:
        return (turn(view),)
    return tuple(_table(view))


def _table(view: HonorView) -> Iterator[Phrase]:
    table = view.open
    seats = from_listener(view.seat, table.terms.seats)
    for seat in seats:
        yield summary(view, seat)
    for hands in parted(counts(table.held, view.seat), _HANDS_IN_A_LINE):
        yield phrase(
            N_("Cards in hand: {hands}."),
            braille=NP_("braille", "Hands {hands}"),
            hands=ranking(hands),
        )
    if table.shogun == NOBODY:
        yield phrase(
            _NO_SHOGUN.normal,
            braille=_NO_SHOGUN.braille,
            pile=table.pile,
            discards=len(table.discards),
        )
    else:
        yield phrase(
            N_("Draw pile {pile}, discards {discards}."),
            braille=NP_("braille", "Draw pile {pile}, discards {discards}"),
            pile=table.pile,
            discards=len(table.discards),
        )


def summary(view: HonorView, seat: Seat) -> Phrase:
    """Tell a player in one line: honor, ki, strength, and what makes a difference.

    Where all that is too long for braille, ki and then strength are left out there.
    """
    items = tuple(_items(view, seat))
    honor, *others = items
    left_out = max(len(items) + (view.open.honor[seat] < 0) - _ITEMS_IN_A_LINE, 0)
    return phrase(
        NP_("summary", "{player}: {items}."),
        braille=NP_("braille|summary", "{player} {shown}"),
        player=person_first(seat, view.seat),
        items=numbers(items),
        shown=numbers((honor, *others[min(left_out, 2) :])),
    )


def _items(view: HonorView, seat: Seat) -> Iterator[Phrase]:
    table = view.open
    yield phrase(
        NP_("summary", "honor {number}"),
        braille=NP_("braille|summary", "{number}"),
        number=table.honor[seat],
    )
    yield phrase(
        NP_("summary", "ki {number}"),
        braille=NP_("braille|summary", "ki {number}"),
        number=ki(table, seat),
    )
    own = table.daimyo[seat]
    force = table.samurai[seat].strength if own is None else strength(table, seat, attacking=False)
    yield phrase(
        NP_("summary", "strength {number}"),
        braille=NP_("braille|summary", "str {number}"),
        number=force,
    )
    yield from _standing(view, seat)


def _standing(view: HonorView, seat: Seat) -> Iterator[Phrase]:
    table = view.open
    if table.shogun == seat:
        yield _SHOGUN
    castle, bond, second = own_castle(table, seat), table.bonds[seat], table.second_of(seat)
    if castle is not None:
        yield THE_CARD[castle]
    if second != NOBODY:
        yield phrase(
            NP_("summary", "second samurai {player}"),
            braille=NP_("braille|summary", "2nd {player}"),
            player=person(second, view.seat),
        )
    if bond is not None:
        yield phrase(
            NP_("summary", "second samurai under {player}")
            if bond.serves
            else NP_("summary", "allied with {player}"),
            braille=NP_("braille|summary", "serves {player}")
            if bond.serves
            else NP_("braille|summary", "ally {player}"),
            player=person(bond.lord, view.seat),
        )
    elif table.daimyo[seat] is None:
        yield _RONIN


def table_of(view: HonorView, seat: Seat) -> tuple[Phrase, ...]:
    """Tell a player's houses in full, by kind and number."""
    if view.open.phase is Phase.SETUP:
        return (turn(view),)
    return tuple(_open_of(view, seat))


def _open_of(view: HonorView, seat: Seat) -> Iterator[Phrase]:
    table = view.open
    yield summary(view, seat)
    upper = table.daimyo[seat]
    if upper is not None:
        yield from _house(view, HouseAt(seat, Home.DAIMYO), upper)
    yield from _house(view, HouseAt(seat, Home.SAMURAI), table.samurai[seat])
    if seat == view.seat:
        return
    yield phrase(
        NP_("summary", "{player}: {hand}."),
        braille=NN_("{count} card in hand", "{count} cards in hand"),
        player=person_first(seat, view.seat),
        hand=cards_in_hand(table.held[seat]),
        count=table.held[seat],
    )


def _house(view: HonorView, at: HouseAt, house: House) -> Iterator[Phrase]:
    """Name the cards of a house by kind and number, and say their sums."""
    head = head_first(at, view.seat)
    sums = phrase(
        NP_("values", "honor {honor}, ki {ki}, strength {strength}"),
        braille=NP_("braille|values", "hon {honor}, ki {ki}, str {strength}"),
        honor=house.honor,
        ki=house.ki,
        strength=house.strength,
    )
    if not house.cards:
        yield phrase(
            NP_("house", "{head}: no card. In all {values}."),
            braille=NP_("braille|house", "{head}: {values}"),
            head=head,
            values=sums,
        )
        return
    lines = names_in(view).cards_in_lines(house.cards, _ROOM_BEHIND_HEAD)
    for place, line in enumerate(lines):
        yield phrase(
            NP_("house", "{head}, also: {cards}.") if place else NP_("house", "{head}: {cards}."),
            braille=NP_("braille|house", "{head}: {cards}"),
            head=head,
            cards=line,
        )
    yield phrase(
        NP_("house", "{head} in all: {values}."),
        braille=NP_("braille|house", "{head}: {values}"),
        head=head,
        values=sums,
    )
