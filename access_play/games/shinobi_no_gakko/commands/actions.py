"""What one action was meant by a typed line: a play, collecting, a pass."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec.structs import replace

from access_play.games.commands import Forbidden, Unclear, Understood
from access_play.games.shinobi_no_gakko.cards import Cards, count_of, highest
from access_play.games.shinobi_no_gakko.commands import asking
from access_play.games.shinobi_no_gakko.judging import lawful_actions
from access_play.games.shinobi_no_gakko.line import HIGH, LOW, End, group_at, may_collect
from access_play.games.shinobi_no_gakko.moves import (
    COLLECTS,
    EARTH,
    HEAVEN,
    PASSES,
    Collect,
    Divide,
    Move,
    Pile,
    Play,
)
from access_play.games.shinobi_no_gakko.passages import at_an_end
from access_play.games.shinobi_no_gakko.reading import ALL_OF_IT, Said
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.typed import Sense
from access_play.games.shinobi_no_gakko.words import refusal_words

_Found: TypeAlias = Understood[Move] | Forbidden | Unclear[Move]

_MOST_NAMED: Final = 20


def action(view: ShinobiView, said: Said) -> _Found:
    """Understand one action; where it may be several, or half of it is missing, ask back."""
    match said.verb:
        case Sense.PASS:
            return _pass(view, said)
        case Sense.COLLECT:
            return _collect(view, said)
        case Sense.DIVIDE:
            return Understood(Divide(cards_named(view, said.numbers)))
        case _:
            return _play(view, said) if said.numbers else _half(view, said)


def _pass(view: ShinobiView, said: Said) -> _Found:
    """Pass with the piles that are named, or with all that is left of the turn."""
    first, *others = said.piles or view.piles_to_act() or (HEAVEN,)
    return Understood(PASSES[first], tuple([PASSES[pile] for pile in others]))


def _collect(view: ShinobiView, said: Said) -> _Found:
    piles = said.piles or view.piles_to_act() or (HEAVEN,)
    ends = _ends_meant(view, said)
    if not ends:
        number = said.numbers[0][0]
        return Forbidden(
            refusal_words.not_at_an_end(view, piles[0], number), at_an_end(view, piles[0])
        )
    if len(piles) == 1 and len(ends) == 1:
        return Understood(COLLECTS[piles[0], ends[0]])
    lawful = lawful_actions(view)
    moves = [COLLECTS[pile, end] for pile in piles for end in ends]
    allowed = [move for move in moves if move in lawful]
    if len(allowed) > 1:
        return asking.which_of(view, allowed)
    return Understood((allowed or moves)[0])


def _ends_meant(view: ShinobiView, said: Said) -> tuple[End, ...]:
    """Return the ends that were typed, or that have a number that was; none if no end has it."""
    line, ends = view.open.line, said.ends or _open_ends(view)
    if not said.numbers or not line or not view.may_act:
        return ends
    numbers = {number for number, _ in said.numbers}
    named = said.ends or (LOW, HIGH)
    return tuple([end for end in named if group_at(line, end).number in numbers])


def _open_ends(view: ShinobiView) -> tuple[End, ...]:
    """Return the ends that may be collected, or else both."""
    line = view.open.line
    return tuple([end for end in (LOW, HIGH) if line and may_collect(line, end)]) or (LOW, HIGH)


def _half(view: ShinobiView, said: Said) -> _Found:
    """Ask on about a pile, an end or a word for playing that stands alone."""
    lawful = [
        move
        for move in lawful_actions(view)
        if (not said.piles or move.pile in said.piles)
        and (not said.ends or (isinstance(move, Collect) and move.end in said.ends))
    ]
    if said.verb is Sense.PLAY and not said.piles:
        return asking.which_cards()
    if not lawful and said.ends:
        return _collect(view, said)
    if not lawful:
        return Understood(PASSES[said.piles[0] if said.piles else EARTH])
    return asking.which_of(view, lawful)


def _play(view: ShinobiView, said: Said) -> _Found:
    if len(said.numbers) > 1:
        return _several_numbers(view, said)
    ((number, count),) = said.numbers
    pile = said.piles[0] if said.piles else _pile_with(view, number, count)
    if pile is None:
        plays = [_as_play(view, each, number, count) for each in view.piles_to_act()]
        lawful = _lawful(view, plays)
        return asking.which_of(view, lawful) if lawful else Understood(plays[0])
    play = _as_play(view, pile, number, count)
    if asking.goes_elsewhere(view, play, said.ends) and RULES.refuse(view, play) is None:
        return asking.other_end(view, play)
    return Understood(play)


def _as_play(view: ShinobiView, pile: Pile, number: int, count: int) -> Play:
    if count == ALL_OF_IT:
        count = max(_held(view, pile, number), 1)
    return Play(pile, number, count)


def _pile_with(view: ShinobiView, number: int, count: int) -> Pile | None:
    """Return the only pile that can have been meant; ``None`` where it may be either."""
    piles = view.piles_to_act() or (HEAVEN,)
    if count < 1 and count != ALL_OF_IT:
        return piles[0]
    enough = [pile for pile in piles if _held(view, pile, number) >= max(count, 1)]
    if len(enough) == 1 or len(piles) == 1:
        return (enough or piles)[0]
    return None if enough else max(piles, key=lambda pile: _held(view, pile, number))


def _held(view: ShinobiView, pile: Pile, number: int) -> int:
    return count_of(view.bag(pile), number) if _is_card(view, number) else 0


def _several_numbers(view: ShinobiView, said: Said) -> _Found:
    """Ask about several numbers: one of them alone, or a first one that tells how many."""
    piles = said.piles or view.piles_to_act()
    meant = list(said.numbers)
    if len(said.bare) == 2:  # noqa: PLR2004 (three 9s, perhaps)
        first, second = said.bare
        if not _is_card(view, first) or not _is_card(view, second):
            return _play_so_many(view, said, first, second)
        meant.append((second, first))
    plays = dict.fromkeys([_as_play(view, pile, *each) for pile in piles for each in meant])
    held = [play for play in plays if _is_held(view, play)]
    lawful = _lawful(view, held)
    if lawful:
        return asking.one_number_only(view, lawful)
    return Understood(next(iter((*held, *plays)), _NO_PLAY))


def _play_so_many(view: ShinobiView, said: Said, first: int, second: int) -> _Found:
    """Take two numbers of which one is no card's for a number and how many; it is refused."""
    number, count = (second, first) if _is_card(view, second) else (first, second)
    return _play(view, replace(said, numbers=((number, count),)))


_NO_PLAY: Final = Play(HEAVEN, 0, 1)
"""What is refused where no pile can act."""


def _lawful(view: ShinobiView, plays: Iterable[Play]) -> list[Play]:
    """Keep what may be offered, for nothing is asked about that would be refused anyway."""
    return [play for play in plays if RULES.refuse(view, play) is None]


def _is_card(view: ShinobiView, number: int) -> bool:
    return 1 <= number <= highest(view.open.seats)


def _is_held(view: ShinobiView, play: Play) -> bool:
    return 1 <= play.count <= _held(view, play.pile, play.number)


def cards_named(view: ShinobiView, numbers: tuple[tuple[int, int], ...]) -> Cards:
    """List typed cards one by one; more than a hand can hold are cut, for none has so many."""
    named = [
        number
        for number, count in numbers
        for _ in range(min(_as_play(view, HEAVEN, number, count).count, _MOST_NAMED))
    ]
    return tuple(sorted(named))
