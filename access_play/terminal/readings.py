"""How names are said: their kana, asked of the persons at the keyboard."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from access_play.core.record import Seating
from access_play.hosting import seating
from access_play.language.kana import is_kana
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase
from access_play.terminal.dialogue import Dialogue

_KANA: Final = phrase(N_("Kana:"), braille=NP_("braille|prompt", "Kana:"))


async def with_readings(
    dialogue: Dialogue, seats: Sequence[Seating], *, japanese: bool
) -> tuple[Seating, ...]:
    """Ask for the kana of names that a voice or a braille table would misread.

    Args:
        dialogue: with whoever is at the keyboard.
        seats: who sits at the table; computer players have their readings.
        japanese: whether names in Latin letters are asked about too.

    Raises:
        Quit: the person asked to leave.
    """
    return tuple(
        [
            replace(each, reading=await _reading(dialogue, each.name))
            if not each.reading and seating.needs_reading(each.name, japanese=japanese)
            else each
            for each in seats
        ]
    )


async def _reading(dialogue: Dialogue, name: str) -> str:
    question = N_("How is {name} said, in kana? Enter alone leaves it as it is.")
    dialogue.say(phrase(question, name=Verbatim(name)))
    while True:
        typed = unicodedata.normalize("NFKC", await dialogue.ask(_KANA))
        reading = seating.tidy_name(typed)
        if not reading or (is_kana(reading) and len(reading) <= seating.LONGEST_NAME):
            return reading
        dialogue.say(phrase(N_("Type kana only, at most {count}."), count=seating.LONGEST_NAME))
