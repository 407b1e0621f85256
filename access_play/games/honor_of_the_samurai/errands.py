"""Where a spy may be sent, what he may take and where it may go: listed, or one of them drawn."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from access_play.core.seats import Seat
from access_play.games.honor_of_the_samurai.cards import ARMIES, LOOT, STEALABLE, Card
from access_play.games.honor_of_the_samurai.houses import MOST_ARMIES
from access_play.games.honor_of_the_samurai.moves import HOUSES, HouseAt, Spy, house_number
from access_play.games.honor_of_the_samurai.state import NOBODY, HonorView, House, Open

_PAIR: Final = 2

Loot: TypeAlias = tuple[tuple[Card, HouseAt | None], ...]


class Target(msgspec.Struct, frozen=True, gc=False):
    """A house with something to take in it."""

    at: HouseAt
    house: House
    kinds: tuple[Card, ...]
    """What a spy may take there, each kind once, sorted."""


class Errands(msgspec.Struct, frozen=True, gc=False):
    """The errands of one kind of spy.

    Each has a slot, or two alike; a slot may stand for none. So one can be drawn without a list.
    """

    card: Card
    table: Open
    targets: tuple[Target, ...]
    goals: tuple[HouseAt | None, ...]
    """Where loot may go, in the order of ``spy``; ``None`` first."""

    def __iter__(self) -> Iterator[Spy]:
        """Walk all errands, each once."""
        for target in self.targets:
            ways = len(target.kinds) * len(self.goals)
            for first in range(ways):
                yield from self._fitting(target, (first,))
                if LOOT[self.card] == _PAIR:
                    for second in range(first, ways):
                        yield from self._fitting(target, (first, second))

    def slots(self) -> int:
        """Return how many slots there are."""
        return sum([self._slots_of(target) for target in self.targets])

    def at(self, slot: int) -> Spy | None:
        """Return the errand of a slot, ``None`` where it stands for none."""
        for target in self.targets:
            here = self._slots_of(target)
            if slot < here:
                ways = len(target.kinds) * len(self.goals)
                pair = divmod(slot - ways, ways)
                chosen = (slot,) if slot < ways else (min(pair), max(pair))
                return next(self._fitting(target, chosen), None)
            slot -= here
        raise LookupError(slot)

    def _slots_of(self, target: Target) -> int:
        ways = len(target.kinds) * len(self.goals)
        return ways if LOOT[self.card] < _PAIR else ways + ways * ways

    def _fitting(self, target: Target, ways: tuple[int, ...]) -> Iterator[Spy]:
        """Make the errand of one or two ways, where the cards are there and have room."""
        goals = self.goals
        chosen = [divmod(way, len(goals)) for way in ways]
        loot = tuple([(target.kinds[kind], goals[goal]) for kind, goal in chosen])
        alike = len(loot) == _PAIR and loot[0][0] == loot[1][0]
        if alike and target.house.cards.count(loot[0][0]) < _PAIR:
            return
        if has_room(self.table, target.at, loot):
            take, to = zip(*loot, strict=True)
            yield Spy(self.card, target.at, take, to)


def errands(view: HonorView, card: Card) -> Errands:
    """Return the errands of a spy that the seat of a view may play."""
    table = view.open
    targets = []
    for number in range(2 * table.terms.seats):
        at = HOUSES[number]
        house = table.house(at)
        kinds = () if house is None else stealable(house)
        if house is not None and kinds:
            targets.append(Target(at, house, kinds))
    return Errands(card, table, tuple(targets), (None, *goals(table, view.seat)))


def stealable(house: House) -> tuple[Card, ...]:
    """Return the kinds of cards in a house that a spy may take, sorted (H25)."""
    return tuple(sorted({card for card in house.cards if card in STEALABLE}))


def goals(table: Open, seat: Seat) -> list[HouseAt]:
    """Return the houses in which a seat may put loot (H28), in the order of ``HOUSES``."""
    found = [HOUSES[2 * seat + 1]]
    bond, second = table.bonds[seat], table.second_of(seat)
    if table.daimyo[seat] is not None:
        found.append(HOUSES[2 * seat])
    if bond is not None and bond.serves:
        found.append(HOUSES[2 * bond.lord])
    partner = None if second == NOBODY else table.bonds[second]
    if partner is not None and partner.serves:
        found.append(HOUSES[2 * second + 1])
    return sorted(found, key=house_number)


def has_room(table: Open, source: HouseAt, loot: Loot) -> bool:
    """Tell whether no house gets a sixth army (H27); what leaves a house makes room in it."""
    armies = [at for card, at in loot if card in ARMIES]
    for at in armies:
        house = None if at is None else table.house(at)
        if at is None or house is None:
            continue
        left = len(armies) if at == source else 0
        if house.armies - left + armies.count(at) > MOST_ARMIES:
            return False
    return True
