"""What it means that a daimyo or a samurai is lost, and how alliances end (H18 to H22)."""

from msgspec.structs import replace

from access_play.core.seats import Seat
from access_play.games.entries import with_entry
from access_play.games.honor_of_the_samurai.cards import UNKNOWN, Card
from access_play.games.honor_of_the_samurai.events import Fall
from access_play.games.honor_of_the_samurai.houses import with_cards
from access_play.games.honor_of_the_samurai.moves import Home, HouseAt
from access_play.games.honor_of_the_samurai.state import NOBODY, Open


def fall(table: Open, at: HouseAt, *, spared: Card = UNKNOWN) -> tuple[Open, Fall]:
    """Lose the head of a house: the daimyo and all his house, or the samurai's house.

    Args:
        table: before.
        at: the house, which is there.
        spared: a castle of the house that is not discarded but waits for the winner's word.

    Returns:
        The table after it, and what it means.
    """
    if at.home is Home.SAMURAI:
        return _samurai_falls(table, at)
    return _daimyo_falls(table, at, spared)


def _daimyo_falls(table: Open, at: HouseAt, spared: Card) -> tuple[Open, Fall]:
    seat, house = at.seat, table.daimyo[at.seat]
    assert house is not None  # noqa: S101 (the rules let no absent daimyo be a target)
    daimyo, *others = house.cards
    cards = tuple([card for card in others if card != spared])
    second, title = table.second_of(seat), table.shogun == seat
    ronin = (seat,) if second == NOBODY else (seat, second)
    fallen = Fall(at, daimyo, cards, table.terms.deck.okugata, ronin, title=title)
    table = replace(
        with_cards(table, at, ()),
        discards=(*table.discards, daimyo, *cards),
        shogun=NOBODY if title else table.shogun,
    )
    return (table if second == NOBODY else end_alliance(table, second)), fallen


def _samurai_falls(table: Open, at: HouseAt) -> tuple[Open, Fall]:
    cards, okugata = table.samurai[at.seat].cards, table.terms.deck.okugata
    table = replace(with_cards(table, at, ()), discards=(*table.discards, *cards))
    heir = heir_of(table, at.seat)
    bond = table.bonds[at.seat]
    if heir != NOBODY:
        house = table.daimyo[at.seat]
        assert house is not None  # noqa: S101 (only who controls a daimyo has an heir)
        fallen = Fall(at, None, cards, okugata, (at.seat,), heir=heir, heirs_daimyo=house.cards[0])
        return _succeed(table, at.seat, heir), fallen
    if bond is not None:
        fallen = Fall(at, None, cards, okugata, (at.seat,), freed=bond.lord)
        return end_alliance(table, at.seat), fallen
    return table, Fall(at, None, cards, okugata)


def heir_of(table: Open, seat: Seat) -> Seat:
    """Return who takes over a seat's daimyo when its samurai dies, or ``NOBODY`` (H20).

    Only a second samurai who serves already; one who is dissolving, too (H48).
    """
    second = table.second_of(seat)
    bond = None if second == NOBODY else table.bonds[second]
    return second if bond is not None and bond.serves else NOBODY


def _succeed(table: Open, first: Seat, heir: Seat) -> Open:
    daimyo = with_entry(table.daimyo, heir, table.daimyo[first])
    return replace(
        end_alliance(table, heir),
        daimyo=with_entry(daimyo, first, None),
        shogun=heir if table.shogun == first else table.shogun,
    )


def end_alliance(table: Open, second: Seat) -> Open:
    """Return the table on which a second samurai serves nobody."""
    return replace(table, bonds=with_entry(table.bonds, second, None))
