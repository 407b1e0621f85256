"""What is asked back when a typed line may mean several things, or is half of a move."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from access_play.games.commands import Choice, Further, Unclear
from access_play.games.shared_words import WHICH_MEANING
from access_play.games.shinobi_no_gakko.cards import Group
from access_play.games.shinobi_no_gakko.line import end_for
from access_play.games.shinobi_no_gakko.moves import Move, Play
from access_play.games.shinobi_no_gakko.state import ShinobiView
from access_play.games.shinobi_no_gakko.words.card_words import SOME_CARDS
from access_play.games.shinobi_no_gakko.words.move_words import choice
from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase

_Asked: TypeAlias = Unclear[Move]

_WHICH_CARDS: Final = phrase(
    N_("Which cards? Type them with their pile, like heaven two 9s."),
    braille=NP_("braille", "Which cards? Like heaven two 9s"),
)
_THIS: Final = phrase(N_("Do you mean this?"), braille=NP_("braille", "This one?"))
_ONE_NUMBER: Final = phrase(
    N_("Only cards of one number go together. Which?"),
    braille=NP_("braille", "One number only. Which?"),
)
_EARTH_ONLY: Final = phrase(
    N_("That is not your whole hand. Name the Earth cards alone; the rest becomes Heaven."),
    braille=NP_("braille", "Not all cards. Name Earth only"),
)


def which_cards() -> _Asked:
    """Ask for cards, where a line only says that some are played."""
    return Unclear(_WHICH_CARDS)


def which_of(view: ShinobiView, moves: Iterable[Move]) -> _Asked:
    """Ask which of some lawful moves is meant, or whether the only one is."""
    offered = choices(view, moves)
    return Unclear(_THIS if len(offered) == 1 else WHICH_MEANING, offered)


def one_number_only(view: ShinobiView, plays: Iterable[Play]) -> _Asked:
    """Ask which cards are meant, where several numbers were typed."""
    return Unclear(_ONE_NUMBER, choices(view, plays))


def not_the_whole_hand() -> _Asked:
    """Ask for the Earth cards, where both piles were named and are not the hand."""
    return Unclear(_EARTH_ONLY)


def other_end(view: ShinobiView, play: Play) -> _Asked:
    """Ask about cards that were typed with the end at which they do not go."""
    asked = phrase(
        N_("Only the other end takes {group}. Is that meant?"),
        braille=NP_("braille", "{group} at the other end?"),
        group=SOME_CARDS[Group(play.number, play.count)],
    )
    return Unclear(asked, choices(view, (play,)), proposes=True)


def goes_elsewhere(view: ShinobiView, play: Play, ends: Iterable[object]) -> bool:
    """Tell whether cards were typed with an end at which they do not go."""
    line, typed = view.open.line, tuple(ends)
    end = end_for(line, play.number) if line else None
    return bool(typed) and end is not None and end not in typed


def choices(view: ShinobiView, moves: Iterable[Move]) -> tuple[Choice[Move] | Further[Move], ...]:
    """Offer moves by their names."""
    return tuple([Choice(choice(view, move), move) for move in moves])
