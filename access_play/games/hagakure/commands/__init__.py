"""How the moves of Hagakure are typed."""

from typing import Final, TypeAlias

from access_play.games.commands import Commands, Meaning, Misspelt, Understood
from access_play.games.hagakure.cards import LAST_SAMURAI
from access_play.games.hagakure.commands.asking import ask_back, which_of, whose_cards
from access_play.games.hagakure.commands.looking import find_aim
from access_play.games.hagakure.moves import YOMI, Move, Token, UseToken
from access_play.games.hagakure.reading import (
    Half,
    Said,
    Unfinished,
    Whole,
    readings,
)
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.hagakure.typed import Sense, lexicon
from access_play.games.naming import Named
from access_play.games.understanding import meaning_of, slip_in
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_Names: TypeAlias = tuple[Name, ...]

_WITHIN: Final = {Sense.HAND, Sense.POINTS, Sense.COUNTER, Sense.SEAT, Sense.FILLER}
_OPENING: Final = tuple(sense for sense in Sense if sense not in _WITHIN)
"""What a line about a move begins with, articles aside."""


class HagakureCommands(Commands[HagakureView, Move]):
    """Cards by number, name, letter or tactile code; tokens by their names."""

    def understand(
        self, view: HagakureView, typed: str, vocabulary: Vocabulary, names: _Names
    ) -> Meaning[Move] | None:
        """Find the move that was typed; cards that are not held are understood too.

        "Villager" alone is the token while tokens are played, and a card afterwards.
        """

        def read(line: str) -> Meaning[Move] | None:
            return _meaning(view, line, vocabulary, names)

        words = lexicon(vocabulary)
        return meaning_of(typed, read) or slip_in(typed, words, read, LAST_SAMURAI)

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that cards, tokens and questions for a look begin with."""
        return lexicon(vocabulary).words_for(*_OPENING)


COMMANDS: Final = HagakureCommands()


def _meaning(
    view: HagakureView, line: str, vocabulary: Vocabulary, names: _Names
) -> Meaning[Move] | None:
    aim = find_aim(line, vocabulary, names)
    if aim is not None:
        return _look(view, aim, names)
    return _settled(view, readings(line, vocabulary), names)


def _look(view: HagakureView, aim: Named, names: _Names) -> Meaning[Move]:
    targets = tuple(at for at in aim.seats if at != view.seat) or aim.seats
    if len(targets) == 1:
        return Understood(UseToken(Token.LOOK, targets[0]))
    anything = UseToken(Token.LOOK, YOMI)
    if RULES.refuse(view, anything) is not None:
        return Understood(anything)
    if aim.correction:
        return Misspelt(aim.correction)
    return whose_cards(view, names, targets, unknown=aim.unknown)


def _settled(view: HagakureView, said: tuple[Said, ...], names: _Names) -> Meaning[Move] | None:
    """Decide between what a line may say: it is a move only if it can be nothing else."""
    said = _without_homonym(view, _without_yes(view, said))
    moves = [one for one in said if isinstance(one, Whole)]
    halves = [one for one in said if isinstance(one, Half)]
    if halves:
        return ask_back(view, names, halves[0])
    if len(moves) > 1:
        return which_of(names, moves)
    return Understood(moves[0]) if moves else None


def _without_yes(view: HagakureView, said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Take "yes" for an answer only where a token is asked for."""
    if view.open.phase is Phase.PREPARATION:
        return said
    return tuple(one for one in said if one is not Unfinished.YES)


def _without_homonym(view: HagakureView, said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Take "villager" for the token while tokens are played, and for a card afterwards."""
    homonyms = {Unfinished.VILLAGER, UseToken(Token.VILLAGERS)}
    if not homonyms <= set(said):
        return said
    preparing = view.open.phase is Phase.PREPARATION
    other = Unfinished.VILLAGER if preparing else UseToken(Token.VILLAGERS)
    return tuple(one for one in said if one != other)
