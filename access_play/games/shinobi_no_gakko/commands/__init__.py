"""How the moves of Shinobi no Gakkō are typed."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from access_play.games.commands import Commands, Meaning, Misspelt, Unclear, Understood
from access_play.games.shinobi_no_gakko.cards import Cards, bag_of, cards_in, count_of, highest
from access_play.games.shinobi_no_gakko.commands import asking, dividing
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
from access_play.games.shinobi_no_gakko.reading import ALL_OF_IT, Said, clauses, read
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import DIVIDE, ShinobiView
from access_play.games.shinobi_no_gakko.typed import LONGEST_LINE, Sense, lexicon
from access_play.language.folding import bare, fold
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_Found: TypeAlias = Understood[Move] | Unclear[Move]

_LONGEST_TYPED: Final = 5 * LONGEST_LINE
"""Signs and blanks that are folded away may make a line longer than it is."""
_LONGEST_SLIP: Final = 60
_OPENING: Final = (
    Sense.PLAY,
    Sense.COLLECT,
    Sense.PASS,
    Sense.DIVIDE,
    Sense.HEAVEN,
    Sense.EARTH,
    Sense.LOW,
    Sense.HIGH,
)


class ShinobiCommands(Commands[ShinobiView, Move]):
    """Cards with their pile, collecting by its end, passes; Earth cards while dividing."""

    def understand(
        self, view: ShinobiView, typed: str, vocabulary: Vocabulary, names: tuple[Name, ...]
    ) -> Meaning[Move] | None:
        """Find the move that was typed; what the rules forbid is understood too."""
        del names
        lines = _lines(typed)
        for line in lines:
            found = _meaning(view, line, vocabulary)
            if found is not None:
                return found
        return _slip(view, lines, vocabulary)

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that moves begin with."""
        return lexicon(vocabulary).words_for(*_OPENING)


COMMANDS: Final = ShinobiCommands()


def _lines(typed: str) -> Sequence[str]:
    """Return the folded line, and the same without marks around it, if that differs."""
    line = fold(typed) if len(typed) <= _LONGEST_TYPED else ""
    return list(dict.fromkeys((line, bare(line))))


def _meaning(view: ShinobiView, line: str, vocabulary: Vocabulary) -> _Found | None:
    dividing_now = view.open.phase is DIVIDE
    both_piles = None if dividing_now else _whole_turn(view, line, vocabulary)
    said = read(line, vocabulary) if both_piles is None else None
    if said is None:
        return both_piles
    if dividing_now:
        return _division(view, said) if _divides(said) else Understood(PASSES[HEAVEN])
    if len(said.piles) > 1 and said.numbers:
        return None
    return _action(view, said)


def _divides(said: Said) -> bool:
    """Tell whether a line may be about dividing: "put 4 in earth" is, "play 4" is too early."""
    return said.verb in {None, Sense.DIVIDE} or (said.verb is Sense.PLAY and EARTH in said.piles)


def _whole_turn(view: ShinobiView, line: str, vocabulary: Vocabulary) -> Understood[Move] | None:
    """Understand a line that tells of both piles, parted by a comma: one move for each."""
    parts = [read(clause, vocabulary) for clause in clauses(line)]
    told = [part for part in parts if part is not None and len(part.piles) == 1]
    if len(parts) != 2 or len(told) != 2 or told[0].piles == told[1].piles:  # noqa: PLR2004
        return None
    first, second = (_action(view, part) for part in told)
    if isinstance(first, Understood) and isinstance(second, Understood):
        return Understood(first.move, (second.move,))
    return None


def _action(view: ShinobiView, said: Said) -> _Found:
    match said.verb:
        case Sense.PASS:
            return _pass(view, said)
        case Sense.COLLECT:
            return _collect(view, said)
        case Sense.DIVIDE:
            return Understood(Divide(_cards(view, said.numbers)))
        case _:
            return _play(view, said) if said.numbers else _half(view, said)


def _pass(view: ShinobiView, said: Said) -> _Found:
    """Pass with the piles that are named, or with all that is left of the turn."""
    first, *others = said.piles or view.piles_to_act() or (HEAVEN,)
    return Understood(PASSES[first], tuple([PASSES[pile] for pile in others]))


def _collect(view: ShinobiView, said: Said) -> _Found:
    piles = said.piles or view.piles_to_act() or (HEAVEN,)
    ends = said.ends or _ends_with(view, said) or _open_ends(view)
    if len(piles) == 1 and len(ends) == 1:
        return Understood(COLLECTS[piles[0], ends[0]])
    lawful = lawful_actions(view)
    moves = [COLLECTS[pile, end] for pile in piles for end in ends]
    allowed = [move for move in moves if move in lawful]
    if len(allowed) > 1:
        return asking.which_of(view, allowed)
    return Understood((allowed or moves or [COLLECTS[piles[0], LOW]])[0])


def _ends_with(view: ShinobiView, said: Said) -> tuple[End, ...]:
    """Return the ends at which a number lies that was typed with a word for collecting."""
    numbers, line = {number for number, _ in said.numbers}, view.open.line
    return tuple([end for end in (LOW, HIGH) if line and group_at(line, end).number in numbers])


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
        return asking.which_of(view, plays)
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
    known = 1 <= number <= highest(view.open.seats)
    return count_of(view.bag(pile), number) if known else 0


def _several_numbers(view: ShinobiView, said: Said) -> Unclear[Move]:
    """Ask about several numbers: one of them alone, or a first one that tells how many."""
    piles = said.piles or view.piles_to_act()
    meant = list(said.numbers)
    if len(said.bare) == 2:  # noqa: PLR2004 (three 9s, perhaps)
        meant.append((said.bare[1], said.bare[0]))
    plays = [_as_play(view, pile, *each) for pile in piles for each in meant]
    return asking.one_number_only(view, [play for play in plays if _is_held(view, play)])


def _is_held(view: ShinobiView, play: Play) -> bool:
    return 1 <= play.count <= _held(view, play.pile, play.number)


def _division(view: ShinobiView, said: Said) -> _Found:
    """Understand Earth cards, or Heaven cards; what comes of them is read back first."""
    if not view.may_act or not said.numbers:
        return dividing.how(view) if view.may_act else Understood(Divide(()))
    earth = _earth_cards(view, said)
    if earth is None:
        return asking.not_the_whole_hand()
    if RULES.refuse(view, Divide(earth)) is not None:
        return Understood(Divide(earth))
    return dividing.confirm(view, earth)


def _earth_cards(view: ShinobiView, said: Said) -> Cards | None:
    """Return the cards that become Earth; ``None`` where both piles were named and lack some."""
    if said.by_pile:
        parts = dict(zip(said.piles, [_cards(view, each) for each in said.by_pile], strict=False))
        earth, heaven = parts.get(EARTH, ()), parts.get(HEAVEN, ())
        return earth if tuple(sorted((*earth, *heaven))) == cards_in(view.heaven) else None
    named = _cards(view, said.numbers)
    if said.piles == (HEAVEN,) and RULES.refuse(view, Divide(named)) is None:
        return cards_in(view.heaven - bag_of(named))
    return named


def _cards(view: ShinobiView, numbers: tuple[tuple[int, int], ...]) -> Cards:
    """List typed cards one by one; more than a hand can hold are cut, for none has so many."""
    named = [
        number
        for number, count in numbers
        for _ in range(min(_as_play(view, HEAVEN, number, count).count, _MOST_NAMED))
    ]
    return tuple(sorted(named))


_MOST_NAMED: Final = 20


def _slip(view: ShinobiView, lines: Sequence[str], vocabulary: Vocabulary) -> Misspelt | None:
    """Find what was meant by a line with one slip in it."""
    line = lines[-1]
    if len(line) > _LONGEST_SLIP:
        return None
    for corrected in lexicon(vocabulary).corrections(line):
        if _meaning(view, fold(corrected), vocabulary) is not None:
            return Misspelt(corrected)
    return None
