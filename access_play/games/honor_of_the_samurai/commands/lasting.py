"""Answers for every question until the own turn: "always pass", and "ask me" again."""

from typing import Final

from access_play.games.commands import Always
from access_play.games.honor_of_the_samurai.moves import ACCEPT, PASS, SAVE, Move
from access_play.games.honor_of_the_samurai.reading import Line
from access_play.games.honor_of_the_samurai.typed import Sense
from access_play.language.messages import N_, NP_
from access_play.language.phrases import phrase

_ASK_ME: Final = Always[Move](
    None, phrase(N_("You are asked every time again."), braille=NP_("braille", "Asked again"))
)
_ALWAYS: Final = {
    Sense.PASS: Always[Move](
        PASS,
        phrase(
            N_("You pass every question until your own turn. Type ask me to be asked again."),
            brief=N_("You always pass until your turn."),
            braille=NP_("braille", "Always pass till your turn"),
        ),
    ),
    Sense.ACCEPT: Always[Move](
        ACCEPT,
        phrase(
            N_("You accept every time until your own turn. Type ask me to be asked again."),
            brief=N_("You always accept until your turn."),
            braille=NP_("braille", "Always accept till your turn"),
        ),
    ),
    Sense.SAVE_FACE: Always[Move](
        SAVE,
        phrase(
            N_("You save face every time until your own turn. Type ask me to be asked again."),
            brief=N_("You always save face until your turn."),
            braille=NP_("braille", "Always face till your turn"),
        ),
    ),
}


def lasting(line: Line) -> Always[Move] | None:
    """Return what a line asks to be done with every question; ``None`` where it does not."""
    if line == (Sense.ASK_ME,):
        return _ASK_ME
    rest = [item for item in line if item is not Sense.ALWAYS]
    if len(rest) + 1 != len(line) or len(rest) != 1 or not isinstance(rest[0], Sense):
        return None
    return _ALWAYS.get(rest[0])
