"""A line that tells what both piles do in a turn: one action for each, in their order."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from access_play.games.commands import Choice, Forbidden, Further, Unclear, Understood
from access_play.games.entries import with_entry
from access_play.games.shinobi_no_gakko.judging import forbid
from access_play.games.shinobi_no_gakko.moves import Collect, Move, Pass, Play
from access_play.games.shinobi_no_gakko.passages import passage
from access_play.games.shinobi_no_gakko.planning import Position, moved
from access_play.games.shinobi_no_gakko.reading import Said, clauses, read
from access_play.games.shinobi_no_gakko.rules import RULES
from access_play.games.shinobi_no_gakko.state import BOTH, ShinobiView, other_pile
from access_play.games.shinobi_no_gakko.words import refusal_words
from access_play.language.vocabulary import Vocabulary

_Found: TypeAlias = Understood[Move] | Forbidden | Unclear[Move]
_Act: TypeAlias = Callable[[ShinobiView, Said], _Found]
"""How one action is understood from a view."""

_PARTS: Final = 2


def parts(line: str, vocabulary: Vocabulary) -> tuple[Said, Said] | None:
    """Return what a folded line says of one pile and of the other; ``None`` if it does not."""
    said = [read(clause, vocabulary) for clause in clauses(line, vocabulary)]
    told = [part for part in said if part is not None and (part.verb or part.numbers)]
    if len(said) != _PARTS or len(told) != _PARTS:
        return None
    first, second = told
    if len(first.piles) == 1 and not second.piles and second.verb is not None:
        second = replace(second, piles=(other_pile(first.piles[0]),))
    piles = (*first.piles, *second.piles)
    return (first, second) if piles in {BOTH, BOTH[::-1]} else None


def planned(view: ShinobiView, both: tuple[Said, Said], act: _Act) -> _Found:
    """Understand both actions, the second as the first would leave the table.

    Nothing is done if the second is forbidden.
    """
    first = act(view, both[0])
    if not isinstance(first, Understood) or RULES.refuse(view, first.move) is not None:
        return first
    left = _after(view, first.move)
    if left is None:
        return first
    second = act(left, both[1])
    match second:
        case Unclear():
            return Unclear(second.question, tuple(_behind(first.move, second.choices)))
        case Forbidden():
            return Forbidden(refusal_words.neither(second.sentence), second.passage)
        case Understood(move):
            refused = forbid(left, move)
            if refused is not None:
                sentence = refusal_words.neither(refusal_words.refusal(left, refused))
                return Forbidden(sentence, passage(left, refused))
            return Understood(first.move, (move,))


def _after(view: ShinobiView, move: Move) -> ShinobiView | None:
    """Return what is seen after the first action; ``None`` if it has won the round."""
    if not isinstance(move, Play | Collect | Pass):
        return None
    line, heaven, earth = moved(Position(view.open.line, view.heaven, view.earth), move)
    if not heaven and not earth:
        return None
    earths = with_entry(view.open.earths, view.seat, earth)
    table = replace(view.open, line=line, acted=move.pile, earths=earths)
    return replace(view, open=table, heaven=heaven)


def _behind(
    first: Move, choices: Iterable[Choice[Move] | Further[Move]]
) -> Iterator[Choice[Move] | Further[Move]]:
    """Let each choice of the second action come after the first one."""
    for choice in choices:
        if isinstance(choice, Choice):
            yield Choice(choice.label, first, (choice.move,))
