"""What somebody who types a line wants: a kind of move, and as much of it as was said."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from access_play.core.seats import Seat, seat_of
from access_play.games.honor_of_the_samurai.cards import (
    DISHONOR,
    ELITE_NINJA_SPY,
    NINJA_ASSASSIN,
    SAVE_FACE,
    SPIES,
    Card,
)
from access_play.games.honor_of_the_samurai.houses import HAND_LIMIT
from access_play.games.honor_of_the_samurai.moves import Home
from access_play.games.honor_of_the_samurai.reading import Item, Line, Player
from access_play.games.honor_of_the_samurai.state import NOBODY
from access_play.games.honor_of_the_samurai.typed import DAIMYO_NUMBERS, Named, Sense

HOMES: Final = {Sense.DAIMYO: Home.DAIMYO, Sense.SAMURAI: Home.SAMURAI}
BY_VERB: Final = {
    Sense.SPY: SPIES,
    Sense.ELITE: frozenset({ELITE_NINJA_SPY}),
    Sense.ASSASSIN: frozenset({NINJA_ASSASSIN}),
    Sense.DISHONOR: frozenset({DISHONOR}),
    Sense.SAVE_FACE: frozenset({SAVE_FACE}),
}
"""The cards that are called by the words for what they do."""
_TWO: Final = 2
"""Before a card: two of them."""
_ANYTHING: Final[frozenset[Card]] = frozenset()


class Aim(msgspec.Struct, frozen=True):
    """A player or a house, as far as it was said; ``discard`` instead of one."""

    seat: Seat | None = None
    home: Home | None = None
    discard: bool = False

    @property
    def said(self) -> bool:
        """Whether anything of it was said."""
        return self != _UNSAID


_UNSAID: Final = Aim()


class Loot(msgspec.Struct, frozen=True):
    """A card that a spy is to take, one of these, and where it is to go."""

    cards: frozenset[Card]
    to: Aim = _UNSAID


class Wanted(msgspec.Struct, frozen=True):
    """A kind of move with what was said of it."""

    verb: Sense
    cards: frozenset[Card] = _ANYTHING
    """What is placed, discarded or sent is one of these; empty where nothing was named."""
    aim: Aim = _UNSAID
    """The player or the house that it is about."""
    loot: tuple[Loot, ...] = ()
    discard_castle: bool = False
    several: tuple[frozenset[Card], ...] = ()
    """Where more than one card is discarded: each of them."""


class _Shape(NamedTuple):
    """What may stand beside a verb."""

    seat: bool = False
    home: bool = False
    card: bool = False
    beside: tuple[Sense, ...] = ()


_SHAPES: Final = {
    Sense.DISSOLVE: _Shape(seat=True, beside=(Sense.ALLY,)),
    Sense.ATTACK: _Shape(seat=True, home=True, beside=(Sense.SHOGUN,)),
    Sense.ALLY: _Shape(seat=True, home=True),
    Sense.ACCEPT: _Shape(beside=(Sense.DISHONOR,)),
    Sense.SAVE_FACE: _Shape(seat=True, beside=(Sense.PASS,)),
    Sense.SEPPUKU: _Shape(home=True),
    Sense.ASSASSIN: _Shape(seat=True, home=True),
    Sense.DISHONOR: _Shape(seat=True),
    Sense.BURN: _Shape(card=True),
    Sense.TAKE: _Shape(card=True),
    Sense.PASS: _Shape(),
    Sense.SHOGUN: _Shape(seat=True, home=True),
    Sense.DRAW: _Shape(),
    Sense.END: _Shape(),
}
"""Verbs with what may stand beside them; of several in a line the first here tells."""


def wanted(line: Line, viewer: Seat, shogun: Seat) -> Wanted | None:
    """Find what a line wants; ``None`` where its words make no move together.

    Args:
        line: as it was read.
        viewer: who typed it, for "my daimyo".
        shogun: who controls the shogun, for "attack the shogun".
    """
    said = tuple([Player(viewer) if item is Sense.ME else item for item in line])
    senses = {item for item in said if isinstance(item, Sense)}
    if Sense.DISCARD in senses and Sense.PLACE not in senses:
        discarding = _discarding(said)
        if discarding is not None:
            return discarding
    if senses & {Sense.SPY, Sense.ELITE}:
        return _errand(said, viewer)
    verb = next((verb for verb in _SHAPES if verb in senses), None)
    if verb is None:
        return _placing(said)
    if verb is Sense.ATTACK and Sense.SHOGUN in senses:
        return Wanted(verb, aim=Aim(None if shogun == NOBODY else shogun))
    return _plain(verb, [item for item in said if item is not Sense.PLACE])


def _plain(verb: Sense, said: Sequence[Item]) -> Wanted | None:
    """Read a verb that has at most a player, a house and a castle beside it."""
    shape = _SHAPES[verb]
    rest = [item for item in said if item is not verb and item not in shape.beside]
    if shape.card:
        rest = [item for item in rest if not isinstance(item, Named)]
    aims, others = _aims([item for item in rest if item is not Sense.SEAT])
    if others or len(aims) > 1:
        return None
    aim = aims[0] if aims else _UNSAID
    allowed = (shape.seat or aim.seat is None) and (shape.home or aim.home is None)
    return Wanted(verb, aim=aim) if allowed else None


def _aims(items: Sequence[Item]) -> tuple[list[Aim], list[Item]]:
    """Read players and houses, in either order; return what is neither as well."""
    aims: list[Aim] = []
    others: list[Item] = []
    for item in items:
        if isinstance(item, Player | int):
            seat = item.seat if isinstance(item, Player) else seat_of(item)
            _add(aims, Aim(seat=seat))
        elif isinstance(item, Sense) and item in HOMES:
            _add(aims, Aim(home=HOMES[item]))
        elif item is Sense.DISCARD:
            aims.append(Aim(discard=True))
        elif item is not Sense.SEAT:
            others.append(item)
    return aims, others


def _add(aims: list[Aim], more: Aim) -> None:
    """Add a player or a house to the last aim, where that has none yet."""
    last = aims[-1] if aims else Aim(discard=True)
    if not last.discard and more.seat is not None and last.seat is None:
        aims[-1] = Aim(more.seat, last.home)
    elif not last.discard and more.home is not None and last.home is None:
        aims[-1] = Aim(last.seat, more.home)
    else:
        aims.append(more)


def _discarding(said: Sequence[Item]) -> Wanted | None:
    """Read "discard" with a card, which may be called by the word for what it does."""
    rest = [item for item in _with_daimyo(said) if item is not Sense.DISCARD]
    if not rest:
        return Wanted(Sense.DISCARD)
    if len(rest) > 1 and {Sense.SPY, Sense.ELITE} >= set(rest):
        return Wanted(Sense.DISCARD, BY_VERB[Sense.ELITE])
    named = _discards(rest)
    if not named:
        return None
    return Wanted(Sense.DISCARD, named[0], several=tuple(named) if len(named) > 1 else ())


def _discards(items: Sequence[Item]) -> list[frozenset[Card]] | None:
    """Read a list of cards, "2" beside one for two of them; ``None`` where it is none.

    In Japanese the number comes behind the card, and then it is the last word.
    """
    if items and isinstance(items[-1], int):
        items = items[::-1]
    cards: list[frozenset[Card]] = []
    copies: int | None = None
    for item in items:
        known = BY_VERB.get(item) if isinstance(item, Sense) else None
        if isinstance(item, Named) or known is not None:
            kind = item.cards if isinstance(item, Named) else known
            cards += [kind or _ANYTHING] * (1 if copies is None else copies)
            copies = None
        elif isinstance(item, int) and copies is None and 1 <= item <= HAND_LIMIT:
            copies = item
        else:
            return None
    return cards if copies is None else None


def _placing(said: Sequence[Item]) -> Wanted | None:
    """Read a card with a house for it, the old castle that is discarded for it, or nothing."""
    items = _with_daimyo(said)
    named = [item for item in items if isinstance(item, Named)]
    senses = [item for item in items if isinstance(item, Sense)]
    if not named:
        return Wanted(Sense.PLACE) if items == [Sense.PLACE] else None
    card, *old = named
    discards = Sense.DISCARD in senses
    rest = [item for item in items if item not in {card, *old, Sense.PLACE, Sense.DISCARD}]
    aims, others = _aims(rest)
    if others or len(aims) > 1 or (old and not discards):
        return None
    aim = aims[0] if aims else _UNSAID
    return Wanted(Sense.PLACE, card.cards, aim, discard_castle=discards)


def _with_daimyo(said: Sequence[Item]) -> list[Item]:
    """Take "daimyo 7" for the card, and "daimyo" beside a daimyo's name for nothing."""
    items: list[Item] = []
    for item in said:
        if isinstance(item, int) and items[-1:] == [Sense.DAIMYO] and item in DAIMYO_NUMBERS:
            items[-1] = Named(frozenset({item}))
        elif isinstance(item, Named) and items[-1:] == [Sense.DAIMYO]:
            if item.cards <= frozenset(DAIMYO_NUMBERS):
                items.pop()
            items.append(item)
        else:
            items.append(item)
    return items


def _errand(said: Sequence[Item], viewer: Seat) -> Wanted | None:
    """Read where a spy goes, what he takes and where that goes, in this order or nearly."""
    elite = Sense.ELITE in said
    silent = {Sense.SPY, Sense.ELITE, Sense.TAKE, Sense.PLACE}
    items = [item for item in said if item not in silent]
    start = next((at for at, item in enumerate(items) if isinstance(item, Named)), len(items))
    if start < len(items) and items[start - 1 : start] == [_TWO]:
        start -= 1
    before, others = _aims(items[:start])
    loot = _loot(items[start:])
    if others or len(before) > 1 or loot is None:
        return None
    source = before[0] if before else _UNSAID
    source, loot = _source_behind(source, loot, viewer)
    return Wanted(
        Sense.SPY,
        BY_VERB[Sense.ELITE] if elite else SPIES,
        source,
        tuple([Loot(cards, aims[-1] if aims else _UNSAID) for cards, aims in loot]),
    )


_Taken = list[tuple[frozenset[Card], list[Aim]]]
"""Cards that are taken, each with the houses that are named behind it."""


def _loot(items: Sequence[Item]) -> _Taken | None:
    """Read the cards with what is named behind each; those of one list go the same way."""
    loot: _Taken = []
    tail: list[Item] = []
    copies = 1
    for item in (*items, Sense.FILLER):
        if isinstance(item, Named) or item is Sense.FILLER:
            aims, others = _aims(tail)
            if others:
                return None
            loot = [(cards, known or aims) for cards, known in loot]
            tail = []
            if isinstance(item, Named):
                loot += [(item.cards, [])] * copies
            copies = 1
        elif item == _TWO and not tail:
            copies = 2
        else:
            tail.append(item)
    return loot


def _source_behind(source: Aim, loot: _Taken, viewer: Seat) -> tuple[Aim, _Taken]:
    """Take the house of another behind the cards for where the spy goes: "daisho from Ken"."""
    if source.said or not loot or not loot[-1][1]:
        return source, loot
    first, *further = loot[-1][1]
    if further or (first.seat is not None and first.seat != viewer):
        return first, [(cards, further) for cards, _ in loot]
    return source, loot
