"""What a seat is asked, and whose turn it is."""

from typing import Final

from access_play.core.events import Called
from access_play.core.seats import CHANCE, Seat
from access_play.games import shared_words
from access_play.games.honor_of_the_samurai.battles import own_castle
from access_play.games.honor_of_the_samurai.cards import SAVE_FACE
from access_play.games.honor_of_the_samurai.events import AnswersAwaited
from access_play.games.honor_of_the_samurai.judging import is_about_oneself
from access_play.games.honor_of_the_samurai.lawful import may_declare
from access_play.games.honor_of_the_samurai.questions import is_secret
from access_play.games.honor_of_the_samurai.reckoning import actions_left
from access_play.games.honor_of_the_samurai.state import (
    ANSWER,
    CASTLE,
    TURN,
    Assassination,
    Battle,
    CastleWon,
    Dishonoring,
    HonorView,
    Phase,
)
from access_play.games.honor_of_the_samurai.turns import DISHONOR_COST, SAVED_COST
from access_play.games.honor_of_the_samurai.words.card_words import THE_CARD
from access_play.games.honor_of_the_samurai.words.people import Voices, said_of
from access_play.games.honor_of_the_samurai.words.people import actions_left as left_over
from access_play.games.people_words import person
from access_play.games.shared_words import game_over
from access_play.games.words import Question
from access_play.language.messages import N_, NNP_, NP_
from access_play.language.phrases import Person, Phrase, all_of, filled, phrase

_NOTHING_LEFT: Final = phrase(
    N_("No action is left: you may discard, make your declaration, or end your turn."),
    braille=NP_("braille", "Discard, declare or end"),
)
_END_LEFT: Final = phrase(
    N_("No action is left: you may discard, or end your turn."),
    braille=NP_("braille", "Discard or end"),
)
_DECLARE_OR_END: Final = phrase(
    NP_("prompt", "Declare or end:"), braille=NP_("braille|prompt", "Declare or end:")
)
_DISCARD_OR_END: Final = phrase(
    NP_("prompt", "Discard or end:"), braille=NP_("braille|prompt", "Discard or end:")
)
_END_YOUR_TURN: Final = phrase(
    NP_("prompt", "End your turn:"), braille=NP_("braille|prompt", "End:")
)
_ANSWER: Final = phrase(N_("Your answer:"), braille=NP_("braille|prompt", "Dishonor, seppuku:"))
_ANSWER_OR_SAVE: Final = phrase(
    N_("Your answer:"), braille=NP_("braille|prompt", "Dishonor, face, seppuku:")
)
_SAVE_OR_ACCEPT: Final = phrase(
    N_("Save face or accept:"), braille=NP_("braille|prompt", "Face or accept:")
)
_SAVE_OR_PASS: Final = phrase(
    N_("Save face or pass:"), braille=NP_("braille|prompt", "Face or pass:")
)
_TAKE_OR_BURN: Final = phrase(N_("Take or burn:"), braille=NP_("braille|prompt", "Take or burn:"))
_SAVE_YOUR_DAIMYO: Final = phrase(
    N_("Save face, or accept the death of your daimyo?"),
    brief=N_("Save face for your daimyo, or accept?"),
    braille=NP_("braille", "D lost: face or accept?"),
)
_SAVE_DAIMYO: Final = phrase(
    N_("Save {player}'s daimyo with your Save Face card, or pass?"),
    brief=N_("Save face for {player}, or pass?"),
    braille=NP_("braille", "{player} D lost: face or pass?"),
)
_SAVE_SECOND: Final = phrase(
    N_("Save {player}'s face with your Save Face card, or pass?"),
    brief=N_("Save face for {player}, or pass?"),
    braille=NP_("braille", "{player} dishonored: face or pass?"),
)
_OUR_TURN: Final = {
    False: Voices(
        phrase(
            N_("Your turn: {left}, your declaration not made yet."),
            braille=NP_("braille", "You: {left}, may declare"),
        ),
        phrase(
            N_("{player}'s turn: {left}, no declaration made yet."),
            braille=NP_("braille", "{player}: {left}, may declare"),
        ),
    ),
    True: Voices(
        phrase(
            N_("Your turn: {left}, your declaration is made."),
            braille=NP_("braille", "You: {left}, declared"),
        ),
        phrase(
            N_("{player}'s turn: {left}, the declaration is made."),
            braille=NP_("braille", "{player}: {left}, declared"),
        ),
    ),
}
_BEFORE_DEAL: Final = phrase(
    N_("The cards are about to be dealt."), braille=NP_("braille", "Cards will be dealt")
)
_BEFORE_SHUFFLE: Final = phrase(
    N_("The discards are about to be shuffled."), braille=NP_("braille", "Will be shuffled")
)
_DIE_DUE: Final = phrase(
    N_("The assassin's die is about to be thrown."), braille=NP_("braille", "Die due")
)
_DICE_DUE: Final = Voices(
    phrase(N_("Your dice are about to be thrown."), braille=NP_("braille", "Your dice due")),
    phrase(
        N_("{player}'s dice are about to be thrown."),
        braille=NP_("braille", "{player}: dice due"),
    ),
)
_ASKED: Final = Voices(
    phrase(
        N_("You are dishonored and have to answer."),
        braille=NP_("braille", "You: answer dishonor"),
    ),
    phrase(
        N_("{player} is dishonored and has to answer."),
        braille=NP_("braille", "{player}: answer dishonor"),
    ),
)
_WHO_SAVES: Final = phrase(
    N_("It is asked who saves face for {player}."),
    braille=NP_("braille", "Who saves {player}?"),
)
_WHO_IS_ASKED: Final = phrase(
    N_("It is asked who saves face for {player}. Asked in turn: {people}."),
    brief=N_("It is asked who saves face for {player}."),
    braille=NP_("braille", "Who saves {player}?"),
)
_CASTLE_ASKED: Final = Voices(
    phrase(
        N_("You decide whether to take or to burn {castle}."),
        braille=NP_("braille", "You: take or burn {castle}"),
    ),
    phrase(
        N_("{player} decides whether to take or to burn {castle}."),
        braille=NP_("braille", "{player}: take or burn {castle}"),
    ),
)


def question(view: HonorView) -> Question:
    """Ask the seat that has to act for its move or its answer."""
    table = view.open
    if table.phase is TURN:
        return _turn_question(view)
    if table.phase is CASTLE and isinstance(table.pending, CastleWon):
        return Question(_TAKE_OR_BURN, asked=_asked_for_castle(view, table.pending))
    return _face_question(view)


def _turn_question(view: HonorView) -> Question:
    left = actions_left(view.open)
    if not left:
        return _without_actions(view)
    prompt = phrase(
        NNP_("prompt", "{count} action:", "{count} actions:"),
        braille=NP_("braille|prompt", "{count} act:"),
        count=left,
    )
    return Question(prompt)


def _without_actions(view: HonorView) -> Question:
    """Ask for what costs no action, of which a declaration tells most."""
    if may_declare(view):
        return Question(_DECLARE_OR_END, reminder=_NOTHING_LEFT)
    return Question(_DISCARD_OR_END if view.hand else _END_YOUR_TURN, reminder=_END_LEFT)


def _face_question(view: HonorView) -> Question:
    pending = view.open.pending
    if isinstance(pending, Battle):
        if is_about_oneself(view):
            return Question(_SAVE_OR_ACCEPT, asked=_SAVE_YOUR_DAIMYO)
        return Question(_SAVE_OR_PASS, asked=filled(_SAVE_DAIMYO, player=Person(pending.loser)))
    assert isinstance(pending, Dishonoring)  # noqa: S101 (nothing else is asked)
    if not is_about_oneself(view):
        return Question(_SAVE_OR_PASS, asked=filled(_SAVE_SECOND, player=Person(pending.target)))
    can_save = SAVE_FACE in view.hand and view.open.shogun != view.seat
    asked = phrase(
        N_("Lose {cost} honor, save face and lose {saved}, or seppuku?")
        if can_save
        else N_("Lose {cost} honor, or seppuku?"),
        braille=NP_("braille", "Minus {cost}, face {saved}, seppuku?")
        if can_save
        else NP_("braille", "Minus {cost} or seppuku?"),
        cost=DISHONOR_COST,
        saved=SAVED_COST,
    )
    return Question(_ANSWER_OR_SAVE if can_save else _ANSWER, asked=asked)


def _asked_for_castle(view: HonorView, won: CastleWon) -> Phrase:
    own = own_castle(view.open, view.seat)
    castle = THE_CARD[won.castle]
    if own is None:
        return phrase(
            N_("Take {castle} or burn it?"),
            braille=NP_("braille", "{castle}: take or burn?"),
            castle=castle,
        )
    return phrase(
        N_("Take {castle} or burn it? If you take it, {own} is discarded."),
        brief=N_("Take {castle} for {own}, or burn it?"),
        braille=NP_("braille", "{castle} for {own}: take or burn?"),
        castle=castle,
        own=THE_CARD[own],
    )


def turn(view: HonorView) -> Phrase:
    """Tell whose turn it is and what is asked; not who can answer it."""
    table = view.open
    if view.over:
        return game_over()
    if table.phase is Phase.SETUP:
        return _BEFORE_DEAL
    if table.phase is TURN:
        left = left_over(actions_left(table))
        return said_of(_OUR_TURN[table.declared], table.turn, view.seat, left=left)
    if table.phase is Phase.SHUFFLE:
        return _BEFORE_SHUFFLE
    return _pending(view)


def _pending(view: HonorView) -> Phrase:
    match view.open.pending:
        case Assassination():
            return _DIE_DUE
        case CastleWon() as won:
            return said_of(_CASTLE_ASKED, won.winner, view.seat, castle=THE_CARD[won.castle])
        case Battle() as battle if battle.defense is None:
            roller = battle.attacker if battle.attack is None else battle.defender
            return said_of(_DICE_DUE, roller, view.seat)
        case Battle() as battle:
            return _who_saves(view, battle.loser)
        case Dishonoring() as dishonoring if is_secret(view.open):
            return _who_saves(view, dishonoring.target)
        case Dishonoring() as dishonoring:
            return said_of(_ASKED, dishonoring.target, view.seat)
        case _:
            raise LookupError(view.open.phase)


def _who_saves(view: HonorView, about: Seat) -> Phrase:
    return filled(_WHO_SAVES, player=person(about, view.seat))


def called(event: Called, listener: Seat) -> Phrase:
    """Tell the same while all who might answer are called, whoever of them can."""
    if not isinstance(event, AnswersAwaited):
        return shared_words.called(event.seats, listener)
    return filled(
        _WHO_IS_ASKED,
        player=person(event.about, listener),
        people=all_of(tuple([person(seat, listener) for seat in event.seats])),
    )


def acting(view: HonorView) -> Seat:
    """Return whose move is awaited as all may know, ``CHANCE`` where that is nobody's."""
    table = view.open
    if table.phase is TURN:
        return table.turn
    match table.pending:
        case CastleWon() as won:
            return won.winner
        case Dishonoring() as dishonoring if table.phase is ANSWER and not is_secret(table):
            return dishonoring.target
        case _:
            return CHANCE
