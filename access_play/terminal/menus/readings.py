"""How names are said: their kana, asked of the persons at the keyboard."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from access_play.core.record import Seating
from access_play.hosting import seating
from access_play.hosting.alike import alike
from access_play.language.kana import is_kana
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Verbatim, phrase
from access_play.terminal.asking.dialogue import Dialogue

_SAID_ALIKE: Final = phrase(N_("Somebody's name is said so already; type other kana."))
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
    named: list[Seating] = []
    for each in seats:
        asked = not each.reading and seating.needs_reading(each.name, japanese=japanese)
        reading = await _reading(dialogue, each.name, named) if asked else each.reading
        named.append(replace(each, reading=reading))
    return tuple(named)


async def _reading(dialogue: Dialogue, name: str, others: Sequence[Seating]) -> str:
    question = N_("How is {name} said, in kana? Enter alone leaves it as it is.")
    dialogue.say(phrase(question, name=Verbatim(name)))
    while True:
        typed = unicodedata.normalize("NFKC", await dialogue.ask(_KANA))
        reading = seating.tidy_name(typed)
        if reading and not (is_kana(reading) and len(reading) <= seating.LONGEST_NAME):
            kana = N_("Type kana only, at most {count}.")
            dialogue.say(phrase(kana, count=seating.LONGEST_NAME))
            continue
        namesakes = (each for each in others if alike("", reading, each.name, each.reading))
        namesake = next(namesakes, None)
        if namesake is None:
            return reading
        dialogue.say(_SAID_ALIKE)
