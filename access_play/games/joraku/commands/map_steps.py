"""Reading what action points are spent on: steps of pieces, removals, and being done."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from access_play.games.joraku.areas import Area
from access_play.games.joraku.commands.saying import Moves, Said, Unfinished, Whom
from access_play.games.joraku.commands.splitting import Step
from access_play.games.joraku.moves import DONE, Move, MoveDaimyo, MoveSamurai, Remove
from access_play.games.joraku.reading import Item, area_of, items_of
from access_play.games.joraku.state import JorakuView
from access_play.games.joraku.typed import AREA_WORDS, Sense, lexicon
from access_play.games.naming import Frame, Named, find_named
from access_play.games.typed_lines import LONGEST_LINE
from access_play.language.lexicon import Atom
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_FROM_AND_TO: Final = 2
_MOST: Final = 10
"""More samurai are not moved at once: nobody has more, nor so many action points."""
_AROUND: Final = (
    Sense.FILLER,
    Sense.SAMURAI,
    Sense.SEAT,
    Sense.COUNTER,
    Sense.MOVE,
    Sense.AND,
    Sense.AREA,
)
"""What may stand around the name: "remove a samurai of Ken, please"."""


def read_steps(view: JorakuView, step: Sequence[tuple[Item, ...]]) -> Said | None:
    """Read a step of the daimyo or of samurai, or that a seat is done.

    Args:
        view: of the seat that typed it.
        step: the words of its pieces, the first piece with what moves.
    """
    words = {item for piece in step for item in piece}
    if Sense.DONE in words:
        return Moves((DONE,)) if words <= {Sense.DONE, Sense.ACT} else None
    paths = [_path(piece) for piece in step]
    if any(path is None for path in paths):
        return None
    areas = [path for path in paths if path is not None]
    if Sense.DAIMYO in words:
        return (
            None if Sense.SAMURAI in words else _daimyo(view, [a for path in areas for a in path])
        )
    count = _count(step[0])
    if Sense.SAMURAI in words or (Sense.MOVE in words and len(areas[0]) > 1):
        return _samurai(areas, count)
    return Unfinished.STEP if words & {Sense.MOVE} or areas[0] else None


def _path(piece: Sequence[Item]) -> list[Area] | None:
    """Return the areas of a piece of a line; ``None`` where something else is in it."""
    rest = _without_count(piece)
    known = {Sense.DAIMYO, Sense.SAMURAI, Sense.MOVE, Sense.COUNTER}
    areas = [area for area in map(area_of, rest) if area is not None]
    return areas if len(areas) == sum(item not in known for item in rest) else None


def _daimyo(view: JorakuView, path: Sequence[Area]) -> Said:
    stands = view.open.daimyo[view.seat] if view.open.daimyo else None
    path = path[1:] if len(path) > 1 and path[0] == stands else path
    return Moves(tuple(map(MoveDaimyo, path))) if path else Unfinished.DAIMYO


def _samurai(paths: Sequence[Sequence[Area]], count: int) -> Said:
    if any(len(path) < _FROM_AND_TO for path in paths):
        paths = [[area for path in paths for area in path]]
    if len(paths[0]) < _FROM_AND_TO:
        return Unfinished.SAMURAI
    one: list[Move] = [MoveSamurai(*way) for path in paths for way in pairwise(path)]
    return Moves(tuple(one) * min(max(count, 1), _MOST))


def _count(piece: Sequence[Item]) -> int:
    """Return how many samurai are named: "2 samurai 3 4", 武将2個."""
    for item, behind in pairwise(piece):
        if isinstance(item, int) and behind in {Sense.SAMURAI, Sense.COUNTER}:
            return item
    return 1


def _without_count(piece: Sequence[Item]) -> list[Item]:
    behind = [*piece[1:], None]
    return [
        item
        for item, after in zip(piece, behind, strict=False)
        if not (isinstance(item, int) and after in {Sense.SAMURAI, Sense.COUNTER})
    ]


def read_removal(
    view: JorakuView, step: Step, vocabulary: Vocabulary, names: Sequence[Name]
) -> Said | None:
    """Read whose samurai is removed; ``None`` where the step is about something else."""
    words, text = lexicon(vocabulary), step.text
    if len(text) > LONGEST_LINE:
        return None
    frame = Frame(words, Sense.REMOVE, _AROUND)
    named, place = find_named(text, frame, names), None
    if named is None:
        return None
    if not named.seats:
        bare, place = _without_area(text, vocabulary)
        named = find_named(bare, frame, names) or named
    if len(named.seats) == 1:
        return Moves((Remove(named.seats[0]),), place)
    return _whom(view, named)


def _whom(view: JorakuView, named: Named) -> Whom:
    others = tuple([seat for seat in named.seats if seat != view.seat]) or named.seats
    return Whom(others, named.unknown, named.correction)


def _without_area(text: str, vocabulary: Vocabulary) -> tuple[str, Area | None]:
    """Take a count of samurai and the name of an area out of a text."""
    atoms = list(lexicon(vocabulary).scan(text))
    place: Area | None = None
    for atom, behind in zip(reversed(atoms), [None, *reversed(atoms[1:])], strict=False):
        area = _one_area(atom)
        counts = behind is not None and behind.senses & {Sense.SAMURAI, Sense.COUNTER}
        if area is not None or (atom.number is not None and counts):
            text = f"{text[: atom.start].rstrip()} {text[atom.end :].lstrip()}".strip()
            place = place if area is None else area
    return text, place


def _one_area(atom: Atom[Sense]) -> Area | None:
    return next((AREA_WORDS[sense] for sense in atom.senses if sense in AREA_WORDS), None)


def items_of_pieces(step: Step, vocabulary: Vocabulary) -> list[list[tuple[Item, ...]]]:
    """Take each piece of a step in every way; none for a piece with a word that is not known."""
    return [list(items_of(piece, vocabulary)) for piece in step.pieces]
