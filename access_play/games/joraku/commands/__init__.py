"""How the moves of Joraku are typed, one or several in a line."""

from collections.abc import Sequence
from itertools import islice, product
from typing import Final, TypeAlias

from access_play.core.refusals import Reason
from access_play.core.seats import NO_SEAT
from access_play.games.commands import (
    Commands,
    Forbidden,
    Meaning,
    Misspelt,
    Unclear,
    Understood,
)
from access_play.games.joraku import passages
from access_play.games.joraku.areas import NEIGHBOURS
from access_play.games.joraku.cards import HIGHEST, UNKNOWN, is_ninja
from access_play.games.joraku.commands import card_steps, map_steps
from access_play.games.joraku.commands.asking import ask_back, question
from access_play.games.joraku.commands.saying import (
    Half,
    HalfCard,
    Moves,
    OneOf,
    Said,
    Unfinished,
    Whom,
)
from access_play.games.joraku.commands.splitting import Step, steps_of
from access_play.games.joraku.judging import judge, too_costly
from access_play.games.joraku.lawful import removable
from access_play.games.joraku.moves import DONE, Act, Move, MoveDaimyo, Place, Remove, Scatter
from access_play.games.joraku.planning import Stopped, try_plan
from access_play.games.joraku.reading import Item, prepared, telling
from access_play.games.joraku.reasons import Piece
from access_play.games.joraku.state import ACT, GIVE, SKIRMISH, JorakuView
from access_play.games.joraku.typed import SUIT_WORDS, Sense, lexicon
from access_play.games.joraku.words import move_words, refusal_words
from access_play.games.typed_lines import LONGEST_LINE
from access_play.games.understanding import meaning_of, slip_in
from access_play.language.passage import Passage
from access_play.language.phrases import Phrase
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_Names: TypeAlias = tuple[Name, ...]
_Meaning: TypeAlias = Meaning[Move] | None

_MOST_READINGS: Final = 200
_WITHIN: Final = {
    Sense.FILLER,
    Sense.AND,
    Sense.THEN,
    Sense.AREA,
    Sense.SEAT,
    Sense.COUNTER,
    Sense.MINUS,
    Sense.NONE,
    Sense.ASIDE,
}
_OPENING: Final = tuple([sense for sense in Sense if sense not in _WITHIN])
"""What a line about a move begins with, articles aside."""
_STEP_WORDS: Final = frozenset({Sense.DAIMYO, Sense.SAMURAI, Sense.MOVE, Sense.DONE})
_CARD_WORDS: Final = frozenset({*SUIT_WORDS, Sense.NINJA})
_EFFECTS: Final = frozenset({Sense.PLACE, Sense.ACT})


class JorakuCommands(Commands[JorakuView, Move]):
    """Cards by suit and number, areas by number or name, steps one by one or in one line."""

    def understand(
        self, view: JorakuView, typed: str, vocabulary: Vocabulary, names: _Names
    ) -> _Meaning:
        """Find the move or moves that were typed.

        Several are tried as a whole on the view: none is made where one is not allowed.
        """

        def read(line: str) -> _Meaning:
            return _meaning(view, prepared(line), vocabulary, names)

        return meaning_of(typed, read) or slip_in(typed, lexicon(vocabulary), read, HIGHEST)

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that moves begin with."""
        return lexicon(vocabulary).words_for(*_OPENING)


COMMANDS: Final = JorakuCommands()


def _meaning(view: JorakuView, line: str, vocabulary: Vocabulary, names: _Names) -> _Meaning:
    steps = _said(view, line, vocabulary, names)
    if steps is None:
        return None
    halves = [one for one in steps if not isinstance(one, Moves)]
    if not halves:
        return _planned(view, [one for one in steps if isinstance(one, Moves)])
    half = halves[0]
    if isinstance(half, Whom) and half.correction and len(steps) == 1:
        return Misspelt(half.correction)
    if isinstance(half, Whom) and not half.seats and not _removable(view):
        return Understood(Remove(NO_SEAT))
    refused = _refused_anyway(view, half) if len(steps) == 1 else None
    if refused is not None:
        return Understood(refused)
    return ask_back(view, names, half) if len(steps) == 1 else Unclear(question(view, half))


def _refused_anyway(view: JorakuView, half: Half) -> Move | None:
    """Return a move that the rules refuse as they would whatever half of a move became."""
    match half:
        case HalfCard(card):
            least: Move = Scatter(card, ()) if is_ninja(card) else Place(card, 0)
        case Unfinished.CARD if view.open.phase is not SKIRMISH:
            least = Act(UNKNOWN)
        case Whom() if view.open.phase is not ACT:
            least = Remove(NO_SEAT)
        case Whom() if too_costly(view, Piece.REMOVED):
            least = Remove((half.seats or removable(view.open, view.seat))[0])
        case Unfinished.DAIMYO if too_costly(view, Piece.DAIMYO):
            least = MoveDaimyo(NEIGHBOURS[view.open.daimyo[view.seat]][0])
        case Unfinished.DAIMYO | Unfinished.SAMURAI | Unfinished.STEP:
            least = DONE
        case _:
            return None
    return least if view.may_act and judge(view, least) is not None else None


def _removable(view: JorakuView) -> bool:
    return bool(view.open.daimyo and removable(view.open, view.seat))


def _said(
    view: JorakuView, line: str, vocabulary: Vocabulary, names: _Names
) -> tuple[Said, ...] | None:
    """Read every step of a line; ``None`` where one of them is none."""
    if not line or len(line) > LONGEST_LINE:
        return None
    said: list[Said] = []
    for step in steps_of(line, vocabulary, giving=view.open.phase is GIVE):
        one = _read(view, step, vocabulary, names)
        if one is None:
            return None
        said.append(one)
    return tuple(said) or None


def _read(view: JorakuView, step: Step, vocabulary: Vocabulary, names: _Names) -> Said | None:
    """Read a step in every way, and settle on one."""
    removal = map_steps.read_removal(view, step, vocabulary, names)
    if removal is not None:
        return removal
    ways = islice(product(*map_steps.items_of_pieces(step, vocabulary)), _MOST_READINGS)
    said = dict.fromkeys(one for one in (_read_items(view, way) for way in ways) if one)
    moves = [one for one in said if isinstance(one, Moves)]
    if len(moves) > 1:
        return OneOf(tuple([move for one in moves for move in one.moves]))
    return next(iter([*moves, *said]), None)


def _read_items(view: JorakuView, pieces: Sequence[tuple[Item, ...]]) -> Said | None:
    """Read a step of which every word has one meaning."""
    said, pieces = pieces, [telling(piece) for piece in pieces]
    words = [item for piece in pieces for item in piece]
    if not words:
        return Unfinished.CARD if any(Sense.PLAY in piece for piece in said) else None
    if Sense.GIVE in words or (
        view.open.phase is GIVE and not {*words} & {*_EFFECTS, *_STEP_WORDS}
    ):
        return card_steps.read_gift(view, said)
    acting = view.open.phase is ACT and isinstance(words[0], int)
    if _names_card(words) and not (acting and len(words) == 1):
        return card_steps.read_card(view, words)
    if {*words} & _STEP_WORDS or acting:
        return map_steps.read_steps(view, pieces)
    return Unfinished.CARD if {*words} & _EFFECTS or not {*words} - {Sense.NONE} else None


def _names_card(words: Sequence[Item]) -> bool:
    """Tell whether a card comes first."""
    if words[0] in _CARD_WORDS or words[0] in _EFFECTS:
        return True
    return isinstance(words[0], int) and {*words[1:2]} <= {*_CARD_WORDS, *_EFFECTS}


def _planned(view: JorakuView, steps: Sequence[Moves]) -> Meaning[Move]:
    """Try the moves of a line one after another, where there are several."""
    moves = [move for step in steps for move in step.moves]
    if not view.may_act:
        return Understood(moves[0])
    elsewhere = _removed_elsewhere(view, steps)
    if elsewhere is not None:
        return elsewhere
    if len(moves) == 1:
        return Understood(moves[0])
    tried = try_plan(view, moves)
    if isinstance(tried, Stopped):
        return Forbidden(_stopped(tried, moves[tried.place]), _rule_of(tried))
    first, *then = tried.moves
    return Understood(first, tuple(then))


def _stopped(stopped: Stopped, move: Move) -> Phrase:
    step = move_words.choice(stopped.view, move)
    if stopped.refusal.code == Reason.NOT_YOUR_TURN:
        return refusal_words.after_the_turn(step)
    refused = refusal_words.refusal(stopped.view, stopped.refusal)
    return refusal_words.in_a_line(step, stopped.place, refused)


def _rule_of(stopped: Stopped) -> Passage | None:
    if stopped.refusal.code == Reason.NOT_YOUR_TURN:
        return passages.TURN_BY_TURN
    return passages.passage(stopped.view, stopped.refusal)


def _removed_elsewhere(view: JorakuView, steps: Sequence[Moves]) -> Forbidden | None:
    """Refuse a removal from an area that was named and where the daimyo will not stand."""
    before: list[Move] = []
    for step in steps:
        if step.place is not None:
            tried = try_plan(view, before) if before else None
            if isinstance(tried, Stopped):
                return None
            seen = tried.view if tried else view
            stands = seen.open.daimyo[view.seat] if seen.open.daimyo else None
            if stands is not None and stands != step.place:
                return Forbidden(
                    refusal_words.removed_elsewhere(step.place, stands), passages.WHERE_TO_REMOVE
                )
        before += step.moves
    return None
