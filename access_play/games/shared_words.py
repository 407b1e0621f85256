"""Sentences that are the same in every game: the refusals that depend on no rule of a game."""

from collections.abc import Sequence
from typing import Final

from access_play.core.refusals import Reason, Refusal
from access_play.core.seats import CHANCE, Seat
from access_play.core.table import UNDO
from access_play.games.dealing import ANOTHER_DRAW
from access_play.games.people_words import person
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Part, Person, Phrase, all_of, filled, phrase

_GAME_OVER: Final = phrase(N_("The game is over."), braille=NP_("braille", "Game over"))
_NO_MORE_MOVES: Final = phrase(
    N_("No more moves: the game is over. You may still ask for the score."),
    brief=N_("No move, the game is over: ask for the score."),
    braille=NP_("braille", "No move, game over"),
)
_UNKNOWN: Final = phrase(
    N_("That is no move of this game. Ask for the moves to hear what you may do."),
    brief=N_("No such move: ask for the moves."),
    braille=NP_("braille", "No such move, ask moves"),
)
_NO_UNDO: Final = phrase(
    N_("Moves can be taken back in practice games only. Play on from here."),
    brief=N_("No taking back, practice only: play on."),
    braille=NP_("braille", "No undo, practice only"),
)
_NOTHING_TO_UNDO: Final = phrase(
    N_(
        "Nothing can be taken back here: a deal, a card that was shown and another person's"
        " move stay. Play on from here."
    ),
    brief=N_("Nothing to take back: play on."),
    braille=NP_("braille", "No undo here, play on"),
)
_STALE: Final = phrase(
    N_("Not done: the table had changed before you moved. Type it again if you still want it."),
    brief=N_("Not done, the table had changed: type it again."),
    braille=NP_("braille", "Not done, table changed, again"),
)
_NOT_NOW: Final = phrase(
    N_("Not now: somebody else has to act. You may ask whose turn it is."),
    brief=N_("Not now, somebody else acts: ask who."),
    braille=NP_("braille", "Not now, ask who"),
)
_IMPOSSIBLE: Final = phrase(
    N_("This draw can't be: it doesn't fit the cards and seats of this game. Draw again."),
    brief=N_("Impossible draw, other cards or seats: draw again."),
    braille=NP_("braille", "Impossible draw, draw again"),
)
_ANOTHER_DRAW: Final = phrase(
    N_("Not this draw: another one is due now. Draw that one."),
    brief=N_("Not this draw, another is due: draw that one."),
    braille=NP_("braille", "Not this draw, another is due"),
)
_NO_DATA: Final = phrase(
    N_("This game has no values that a file could change: play it without a data file."),
    brief=N_("No data file for this game: play without one."),
    braille=NP_("braille", "No data file here"),
)
_OWN_CARDS: Final = phrase(
    N_("Your hand: {cards}."), brief=N_("Hand: {cards}."), braille=NP_("braille", "{cards}")
)
_MORE_OWN_CARDS: Final = phrase(
    N_("Your hand, also: {cards}."),
    brief=N_("Hand, also: {cards}."),
    braille=NP_("braille", "{cards}"),
)
EMPTY_HAND: Final = phrase(N_("Your hand is empty."), braille=NP_("braille", "No cards"))
"""The answer to who asks for a hand without a card."""
BEFORE_DEAL: Final = phrase(
    N_("The cards are about to be dealt."), braille=NP_("braille", "Cards will be dealt")
)
"""Whose turn it is where a deal is due."""
WHICH_MEANING: Final = phrase(N_("Which do you mean?"))
"""Asked back with the moves that a typed line may be."""
_ALONE: Final = {
    Reason.GAME_OVER: _NO_MORE_MOVES,
    Reason.UNKNOWN_ACTION: _UNKNOWN,
    Reason.STALE: _STALE,
    Reason.IMPOSSIBLE_CHANCE: _IMPOSSIBLE,
    Reason.NO_DATA: _NO_DATA,
}


def own_cards(cards: Part) -> Phrase:
    """Name a listener's own cards, which are grouped and listed already; at least one."""
    return filled(_OWN_CARDS, cards=cards)


def more_own_cards(cards: Part) -> Phrase:
    """Name what follows in another line of a long hand."""
    return filled(_MORE_OWN_CARDS, cards=cards)


def game_over() -> Phrase:
    """Say that the game is over."""
    return _GAME_OVER


def shared_refusal(refusal: Refusal) -> Phrase | None:
    """Say a refusal in words that fit every game; ``None`` where a game has its own.

    A game says itself what it knows more of: whose turn it is, which cards are held,
    and what comes in this phase.
    """
    if refusal == ANOTHER_DRAW:
        return _ANOTHER_DRAW
    if refusal.params.get("action") == UNDO:
        practice = refusal.code == Reason.WRONG_PHASE
        return _NOTHING_TO_UNDO if practice else _NO_UNDO
    return _ALONE.get(Reason(refusal.code)) if refusal.code in set(Reason) else None


def not_your_turn(turn: Seat, viewer: Seat) -> Phrase:
    """Refuse a move out of turn.

    Args:
        turn: who has to act, or ``CHANCE``.
        viewer: who is told. It is his own turn where the move was not his.
    """
    if turn in {CHANCE, viewer}:
        return _NOT_NOW
    return phrase(
        N_("Not now: it is {player}'s turn. You may ask for your hand or the table."),
        brief=N_("Not now, {player}'s turn: ask for hand or table."),
        braille=NP_("braille", "Not now, {player}'s turn"),
        player=Person(turn),
    )


def called(seats: Sequence[Seat], listener: Seat | None) -> Phrase:
    """Say who is asked, in turn, by public knowledge, whoever of them can answer."""
    if len(seats) > 1:
        return phrase(
            N_("Asked in turn: {people}."),
            braille=NP_("braille", "Asked {people}"),
            people=all_of(tuple([person(seat, listener) for seat in seats])),
        )
    (seat,) = seats
    if seat == listener:
        return phrase(N_("You are asked."), braille=NP_("braille", "Asked you"))
    return phrase(
        N_("{player} is asked."),
        braille=NP_("braille", "Asked {player}"),
        player=Person(seat),
    )
