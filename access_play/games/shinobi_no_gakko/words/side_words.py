"""What lies before a player: Earth cards open, Heaven cards counted."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.parting import Cells
from access_play.games.shinobi_no_gakko.cards import Bag, groups
from access_play.games.shinobi_no_gakko.words.card_words import cards, fits, in_lines, listed
from access_play.language.messages import N_, NN_, NP_
from access_play.language.phrases import Person, Phrase, filled, phrase

_ROOM: Final = Cells(30, 32, 32)
"""For Earth cards behind the name of their player."""
_ROOM_WITH_HEAVEN: Final = Cells(16, 17, 23)
"""The same where the number of Heaven cards stands behind them."""
_ROOM_WHERE_SEEN: Final = Cells(26, 30, 31)
_EARTH: Final = phrase(
    N_("{player}'s Earth: {cards}."), braille=NP_("braille", "{player} E {cards}")
)
_MORE_EARTH: Final = phrase(N_("Also in {player}'s Earth: {cards}."), braille=_EARTH.braille)
_EARTH_AND_HEAVEN: Final = phrase(
    NN_(
        "{player}'s Earth: {cards}. Heaven: {count} card.",
        "{player}'s Earth: {cards}. Heaven: {count} cards.",
    ),
    braille=NP_("braille", "{player} E {shown}; H {count} cards"),
)
_MORE_EARTH_AND_HEAVEN: Final = phrase(
    NN_(
        "Also in {player}'s Earth: {cards}. Heaven: {count} card.",
        "Also in {player}'s Earth: {cards}. Heaven: {count} cards.",
    ),
    braille=_EARTH_AND_HEAVEN.braille,
)


def side(player: Seat, earth: Bag, heaven: int) -> Iterator[Phrase]:
    """Tell a player's Earth cards and how many Heaven cards there are.

    It is one sentence, unless braille needs a second line for the cards.
    """
    *before, last = in_lines(groups(earth), _ROOM)
    named = Person(player)
    for place, piece in enumerate(before):
        yield filled(_MORE_EARTH if place else _EARTH, player=named, cards=listed(piece))
    template = _MORE_EARTH_AND_HEAVEN if before else _EARTH_AND_HEAVEN
    if not fits(last, _ROOM_WITH_HEAVEN):
        template = replace(template, braille=_EARTH.braille)
    named_cards = listed(last) if last else cards(earth)
    yield filled(template, player=named, cards=named_cards, shown=named_cards, count=heaven)


def whole_side(player: Seat, earth: Bag, heaven: int) -> Iterator[Phrase]:
    """Tell the same when it is asked for: braille leaves out nothing and takes another line."""
    *before, last = in_lines(groups(earth), _ROOM)
    if fits(last, _ROOM_WITH_HEAVEN):
        yield from side(player, earth, heaven)
        return
    for place, piece in enumerate((*before, last)):
        template = _MORE_EARTH if place else _EARTH
        yield filled(template, player=Person(player), cards=listed(piece))
    yield phrase(
        NN_("{player}'s Heaven: {count} card.", "{player}'s Heaven: {count} cards."),
        braille=NP_("braille", "{player} H {count} cards"),
        player=Person(player),
        count=heaven,
    )


def seen_in_heaven(player: Seat, seen: Bag) -> Iterator[Phrase]:
    """Tell which cards everybody saw going into a player's Heaven, and not coming out."""
    for piece in in_lines(groups(seen), _ROOM_WHERE_SEEN) if seen else ():
        yield phrase(
            N_("Collected into {player}'s Heaven and still there: {cards}."),
            braille=NP_("braille", "{player} H has {cards}"),
            player=Person(player),
            cards=listed(piece),
        )
