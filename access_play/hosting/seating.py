"""Who sits where, from the words of a command line or a menu."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from access_play.bots.levels import DEFAULT_LEVEL, LEVELS
from access_play.bots.names import bot_names
from access_play.core.game import AnyGame
from access_play.core.record import LANGUAGES, Header, Seating
from access_play.core.seats import Seat
from access_play.hosting.alike import alike
from access_play.hosting.problems import PlayerError
from access_play.language.clean import clean
from access_play.language.kana import has_kanji, is_kana
from access_play.language.messages import N_, NP_
from access_play.language.phrases import Phrase, Verbatim, phrase, quoted
from access_play.language.speaker import Name

LONGEST_NAME: Final = 30
"""Letters of a name; a longer one would fill a braille line alone."""
_USUAL_SEATS: Final = 4
ALONE: Final = phrase(NP_("name", "Player"))
"""The name of the only person at a keyboard, who is always addressed."""


def seat_all(
    game: AnyGame, persons: Sequence[Seating], seats: int | None, bots: str | None
) -> tuple[Seating, ...]:
    """Seat the persons first, and computer players on the seats that are left.

    Raises:
        PlayerError: the game is not played by so many, or a level is unknown.
    """
    count = seats if seats is not None else max(usual_seats(game), len(persons))
    _check_seats(game, count, len(persons))
    levels = _levels(bots, count - len(persons))
    free = [name for name in bot_names(2 * count) if not _is_taken(name, persons)]
    language = persons[0].language if persons else "en"
    seated = [
        Seating(name.text, language, level, name.reading)
        for name, level in zip(free, levels, strict=False)
    ]
    return (*persons, *seated)


def person(text: str, others: Sequence[Seating]) -> Seating:
    """Read ``NAME:LANGUAGE``.

    Raises:
        PlayerError: the name or the language cannot be used.
    """
    name, _, language = text.rpartition(":")
    if language not in LANGUAGES:
        raise PlayerError(
            phrase(
                NP_(
                    "written",
                    "A player is given as NAME:LANGUAGE with en, fr or ja,"
                    " like Zoé:fr, not {text}.",
                ),
                text=quoted(text),
            )
        )
    problem = name_problem(name, [other.name for other in others])
    if problem is not None:
        raise PlayerError(problem)
    return Seating(tidy_name(name), language)


def names_in(header: Header) -> tuple[Name, ...]:
    """Return the players' names by seat."""
    return tuple(
        [Name(seating.name, seating.reading, seating.language) for seating in header.seats]
    )


def persons_in(header: Header) -> tuple[Seat, ...]:
    """Return the seats of the persons; computer players sit at the others."""
    return tuple([seat for seat, seating in enumerate(header.seats) if not seating.bot])


def tidy_name(text: str) -> str:
    """Return a name as it is shown: one line, no control characters, composed letters."""
    return " ".join(unicodedata.normalize("NFC", clean(text)).split())


def name_problem(text: str, others: Sequence[str]) -> Phrase | None:
    """Say why a name cannot be used, or ``None`` when it can."""
    name = tidy_name(text)
    if not name or not any(letter.isalnum() for letter in name):
        return phrase(N_("A name needs at least one letter."))
    if len(name) > LONGEST_NAME:
        return phrase(N_("This name is too long; at most {count} letters."), count=LONGEST_NAME)
    namesake = next((other for other in others if alike(name, "", other, "")), None)
    return None if namesake is None else taken(namesake)


def taken(name: str) -> Phrase:
    """Say that a name is another's."""
    somebody = N_("Somebody is called {name} already; choose another name.")
    return phrase(somebody, name=Verbatim(name))


def _is_taken(name: Name, persons: Sequence[Seating]) -> bool:
    return any(alike(name.text, name.reading, each.name, each.reading) for each in persons)


def needs_reading(name: str, *, japanese: bool) -> bool:
    """Tell whether a name needs its kana: kanji do, and Latin letters at a table with Japanese."""
    return has_kanji(name) or (japanese and not is_kana(name))


def usual_seats(game: AnyGame) -> int:
    """Return how many play where nobody says otherwise."""
    return _USUAL_SEATS if _USUAL_SEATS in game.seats else game.seats[0]


def _check_seats(game: AnyGame, count: int, persons: int) -> None:
    if count not in game.seats:
        raise PlayerError(
            phrase(
                N_("This game is played by {least} to {most} players, not by {count}."),
                least=game.seats[0],
                most=game.seats[-1],
                count=count,
            )
        )
    if persons > count:
        raise PlayerError(
            phrase(
                N_("There are {persons} persons for {seats} seats; take more seats."),
                persons=persons,
                seats=count,
            )
        )


def _levels(bots: str | None, count: int) -> list[str]:
    """Read the levels of the computer players; the last one holds for all that follow."""
    levels = [level.strip() for level in (bots or DEFAULT_LEVEL).split(",")]
    for level in levels:
        if level not in LEVELS:
            raise unknown_level(level)
    return (levels + [levels[-1]] * count)[:count]


def unknown_level(level: str) -> PlayerError:
    """Refuse a level at which no computer player plays."""
    return PlayerError(
        phrase(
            N_("No computer player is called {level}. Choose one of: {levels}."),
            level=quoted(level),
            levels=Verbatim(", ".join(LEVELS)),
        )
    )
