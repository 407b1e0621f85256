"""How the moves of Honor of the Samurai are typed."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from access_play.core.refusals import Reason
from access_play.games.commands import (
    Choice,
    Commands,
    Forbidden,
    Further,
    Meaning,
    Misspelt,
    Understood,
)
from access_play.games.honor_of_the_samurai.commands.discarding import discards
from access_play.games.honor_of_the_samurai.commands.lasting import lasting
from access_play.games.honor_of_the_samurai.commands.matching import matching, refused
from access_play.games.honor_of_the_samurai.commands.narrowing import ask
from access_play.games.honor_of_the_samurai.commands.offering import offers
from access_play.games.honor_of_the_samurai.moves import Move, Spy
from access_play.games.honor_of_the_samurai.passages import PASSAGES, SPIES
from access_play.games.honor_of_the_samurai.questions import is_secret
from access_play.games.honor_of_the_samurai.reading import readings
from access_play.games.honor_of_the_samurai.reasons import NoTarget
from access_play.games.honor_of_the_samurai.rules import RULES
from access_play.games.honor_of_the_samurai.state import ANSWER, CASTLE, HonorView
from access_play.games.honor_of_the_samurai.typed import OPENING, lexicon
from access_play.games.honor_of_the_samurai.wanted import Wanted, wanted
from access_play.games.honor_of_the_samurai.words.refusal_words import none_of_the_kind
from access_play.games.honor_of_the_samurai.words.target_refusals import nothing_to_take
from access_play.language.folding import fold
from access_play.language.speaker import Name
from access_play.language.vocabulary import Vocabulary

_Names: TypeAlias = tuple[Name, ...]

_LONGEST_SLIP: Final = 60


class HonorCommands(Commands[HonorView, Move]):
    """Moves as people say them; what is left out is asked step by step."""

    def understand(
        self, view: HonorView, typed: str, vocabulary: Vocabulary, names: _Names
    ) -> Meaning[Move] | None:
        """Find the move that was typed, or what has to be asked for it."""
        return _meaning(view, typed, vocabulary, names) or _slip(view, typed, vocabulary, names)

    def offers(self, view: HonorView) -> tuple[Choice[Move] | Further[Move], ...] | None:
        """Group what this seat may do: the cards by what is done with them."""
        return offers(view)

    def is_out_of_turn(self, view: HonorView) -> bool:
        """Tell whether this seat is asked in another's turn."""
        asked = view.open.phase in {ANSWER, CASTLE} and view.may_act
        return asked and view.open.turn != view.seat

    def is_asked_in_secret(self, view: HonorView) -> bool:
        """Tell whether this seat is asked because of a card in its hand."""
        return view.may_act and is_secret(view.open)

    def openings(self, vocabulary: Vocabulary) -> frozenset[str]:
        """Return the words that moves and cards begin with."""
        return lexicon(vocabulary).words_for(*OPENING)


COMMANDS: Final = HonorCommands()


def _meaning(
    view: HonorView, typed: str, vocabulary: Vocabulary, names: _Names
) -> Meaning[Move] | None:
    """Decide between what a line may say: what is lawful goes before what is refused."""
    lines = readings(typed, vocabulary, names, view.open.terms.deck.okugata)
    kept = next(filter(None, map(lasting, lines)), None)
    if kept is not None:
        return kept
    found = [wanted(line, view.seat, view.open.shogun) for line in lines]
    wants = tuple(dict.fromkeys(want for want in found if want is not None))
    if not wants:
        return None
    several = next((want.several for want in wants if want.several), None)
    if several is not None:
        return discards(view, several)
    moves = _narrowest([matching(view, want) for want in wants])
    if len(moves) == 1:
        return Understood(moves[0])
    return ask(moves, view) if moves else _unlawful(view, wants)


def _narrowest(found: Sequence[tuple[Move, ...]]) -> tuple[Move, ...]:
    """Join what the readings of a line come to; one that only says less than another is left out.

    "Dishonor the" is said of the player who is called The, where there is one.
    """
    sets = [frozenset(moves) for moves in found if moves]
    kept = [
        moves
        for moves, each in zip(filter(None, found), sets, strict=True)
        if not any(other < each for other in sets)
    ]
    return tuple(dict.fromkeys(move for moves in kept for move in moves))


def _unlawful(view: HonorView, wants: Sequence[Wanted]) -> Meaning[Move]:
    """Hand on a move for which the rules say why it cannot be.

    Where a kind alone was named, or nothing to take, the rules would speak of a card that
    nobody has named.
    """
    move = refused(view, wants[0])
    refusal = RULES.refuse(view, move)
    if refusal is None:
        return Understood(move)
    if isinstance(move, Spy):
        unnamed = not wants[0].loot and refusal.params.get("why") == NoTarget.NO_CARD
        return Forbidden(nothing_to_take(view), SPIES) if unnamed else Understood(move)
    unnamed = len(wants[0].cards) > 1 and refusal.code == Reason.NOT_IN_HAND
    if not (unnamed and view.hand):
        return Understood(move)
    return Forbidden(none_of_the_kind(view), PASSAGES[Reason.NOT_IN_HAND])


def _slip(view: HonorView, typed: str, vocabulary: Vocabulary, names: _Names) -> Misspelt | None:
    """Find what was meant by a line with one slip in it."""
    line = fold(typed)
    if len(line) > _LONGEST_SLIP:
        return None
    corrected = lexicon(vocabulary).corrections(line)
    meant = (each for each in corrected if _meaning(view, each, vocabulary, names) is not None)
    return next((Misspelt(each) for each in meant), None)
