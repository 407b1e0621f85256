"""How the moves of Hagakure are typed."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from access_play.games.commands import Commands, Meaning, Misspelt, Understood
from access_play.games.hagakure.asking import ask_back, which_of, whose_cards
from access_play.games.hagakure.cards import DECK, LAST_SAMURAI, Card, is_samurai, is_villager
from access_play.games.hagakure.looking import Aim, find_aim
from access_play.games.hagakure.moves import YOMI, Move, PlayCard, Token, UseToken
from access_play.games.hagakure.reading import (
    FoolWithNumber,
    Half,
    OtherKind,
    Said,
    SeveralCards,
    Unfinished,
    Whole,
    readings,
)
from access_play.games.hagakure.rules import RULES
from access_play.games.hagakure.state import HagakureView, Phase
from access_play.games.hagakure.typed import LONGEST_LINE, Sense, lexicon
from access_play.language.folding import bare, fold
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary
from access_play.tactile import number_code

_Names: TypeAlias = tuple[Name, ...]

_LONGEST_TYPED: Final = 5 * LONGEST_LINE
"""Signs and blanks that are folded away may make a line longer than it is."""
_LONGEST_SLIP: Final = 60
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
        lines = _lines(typed)
        meanings = [_meaning(view, line, vocabulary, names) for line in lines]
        understood = (meaning for meaning in meanings if isinstance(meaning, Understood))
        asked = (meaning for meaning in reversed(meanings) if meaning is not None)
        return next(understood, None) or next(asked, None) or _slip(view, lines, vocabulary, names)

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that cards, tokens and questions for a look begin with."""
        return lexicon(vocabulary).words_for(*_OPENING)


COMMANDS: Final = HagakureCommands()


def parse_card(typed: str, vocabulary: Vocabulary) -> Card | tuple[Card, ...] | None:
    """Find the card that was typed.

    Returns:
        A card; several where a kind alone, another kind's number or a list was typed;
        ``None`` where no card of this game was.
    """
    for line in _lines(typed):
        for said in readings(line, vocabulary):
            cards = _cards_said(said)
            if cards:
                return cards[0] if isinstance(said, PlayCard) else cards
    return None


def _lines(typed: str) -> Sequence[str]:
    """Return the folded line, and the same without marks around it, if that differs."""
    line = fold(typed) if len(typed) <= _LONGEST_TYPED else ""
    return list(dict.fromkeys((line, bare(line))))


def _cards_said(said: Said) -> tuple[Card, ...]:
    match said:
        case PlayCard(card) | OtherKind(card) | FoolWithNumber(card):
            return (card,)
        case SeveralCards(cards):
            return cards
        case Unfinished.VILLAGER:
            return tuple(filter(is_villager, DECK))
        case Unfinished.SAMURAI:
            return tuple(card for card in DECK if is_samurai(card) and card <= LAST_SAMURAI)
        case _:
            return ()


def _meaning(
    view: HagakureView, line: str, vocabulary: Vocabulary, names: _Names
) -> Meaning[Move] | None:
    aim = find_aim(line, vocabulary, names)
    if aim is not None:
        return _look(view, aim, names)
    return _settled(view, readings(line, vocabulary), names)


def _look(view: HagakureView, aim: Aim, names: _Names) -> Meaning[Move]:
    targets = tuple(at for at in aim.targets if at != view.seat) or aim.targets
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
    said = _without_homonym(view, said)
    moves = [one for one in said if isinstance(one, Whole)]
    halves = [one for one in said if isinstance(one, Half)]
    if halves:
        return ask_back(view, names, halves[0])
    if len(moves) > 1:
        return which_of(names, moves)
    return Understood(moves[0]) if moves else None


def _without_homonym(view: HagakureView, said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Take "villager" for the token while tokens are played, and for a card afterwards."""
    homonyms = {Unfinished.VILLAGER, UseToken(Token.VILLAGERS)}
    if not homonyms <= set(said):
        return said
    preparing = view.open.phase is Phase.PREPARATION
    other = Unfinished.VILLAGER if preparing else UseToken(Token.VILLAGERS)
    return tuple(one for one in said if one != other)


def _slip(
    view: HagakureView, lines: Sequence[str], vocabulary: Vocabulary, names: _Names
) -> Misspelt | None:
    """Find what was meant by a line with one slip in it."""
    line = lines[-1]
    if len(line) > _LONGEST_SLIP:
        return None
    added_up = number_code.add_up(line)
    if added_up is not None and added_up <= LAST_SAMURAI:
        return Misspelt(number_code.write(added_up))
    nearly: list[str] = []
    for corrected in lexicon(vocabulary).corrections(line):
        meaning = _meaning(view, fold(corrected), vocabulary, names)
        if isinstance(meaning, Understood):
            return Misspelt(corrected)
        if meaning is not None:
            nearly.append(corrected)
    return Misspelt(nearly[0]) if nearly else None
