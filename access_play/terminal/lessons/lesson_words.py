"""What is said in a lesson beside the words of its game and the lesson's own."""

from typing import Final

from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase

WELCOME: Final = phrase(
    N_(
        "A lesson is a real game with fixed cards. Type what you are asked for, then Enter."
        " Enter alone tells what to type."
    )
)
LEAVING: Final = phrase(
    N_("To leave, type quit: your place in the lesson is kept. A question mark gives help.")
)
OTHER_MOVE: Final = phrase(
    N_(
        "In a game you could do that, but the lesson needs something else."
        " Enter alone tells what to type."
    ),
    braille=NP_("braille", "Something else, Enter tells what"),
)
NOTHING_TO_TYPE: Final = phrase(
    N_("There is nothing to type here. Enter alone goes on."),
    braille=NP_("braille", "Enter alone goes on"),
)
KEPT: Final = phrase(
    N_("Your place in the lesson is kept at every step."),
    braille=NP_("braille", "Place in lesson kept"),
)
LEFT: Final = phrase(N_("You left this lesson before its end. Go on, or begin anew?"))
OVER: Final = phrase(
    N_(
        "The lesson is over. To practice, with moves that can be taken back, choose a special"
        " game in the menu."
    ),
    brief=N_("The lesson is over."),
    braille=NP_("braille", "Lesson over"),
)
WHICH: Final = phrase(N_("The lesson of which game? Enter alone goes back."))
PAUSE: Final = phrase(N_("Enter goes on:"), braille=NP_("braille|prompt", "Enter goes on:"))


def title(game: Phrase) -> Phrase:
    """Begin a lesson."""
    return phrase(N_("Lesson: {game}."), braille=NP_("braille|lesson", "Lesson {game}"), game=game)


def goes_on(game: Phrase, done: int, total: int) -> Phrase:
    """Begin where a lesson was left."""
    return phrase(
        N_("The lesson goes on: {game}, task {number} of {total}."),
        braille=NP_("braille|lesson", "Lesson {game}, task {number} of {total}"),
        game=game,
        number=min(done + 1, total),
        total=total,
    )


def unfinished(game: Phrase) -> Phrase:
    """Name a lesson that was left, among the games that are kept."""
    return phrase(N_("lesson: {game}"), braille=NP_("braille", "lesson {game}"), game=game)


def type_this(line: Verbatim) -> Phrase:
    """Say the very words to type."""
    return phrase(
        N_("Type {line}, then Enter."), braille=NP_("braille|lesson", "Type: {line}"), line=line
    )


def prompt(line: Verbatim) -> Phrase:
    """Ask for a question of the table."""
    return phrase(
        NP_("prompt", "Type {line}:"), braille=NP_("braille|prompt", "Type {line}:"), line=line
    )


def farewell(command: str) -> Phrase:
    """Say to somebody who leaves how the lesson is gone on with."""
    return phrase(
        N_(
            "Your place in the lesson is kept. To go on, choose the lesson in the menu, or start"
            " with {command}."
        ),
        braille=NP_("braille", "Place in lesson kept"),
        command=Verbatim(command),
    )
